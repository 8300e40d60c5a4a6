"""The LDS image: counts of writes, zeros from the bounds check, and bytes that are nobody's."""

from dataclasses import replace

import numpy as np
import pytest
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig
from tileprove.concrete.loaders.lds_image import POISON

CONV = Conv(N=1, H=10, W=10, C=64)
CONFIG = LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)


def ramp(conv, dtype):
    return np.arange(1, np.prod(conv.input_shape) + 1).astype(dtype).reshape(conv.input_shape)


def test_whole_tile_inside():
    image = im2col.load_tile(ramp(CONV, np.int16), CONV, CONFIG, soffset_in_check=False)
    assert image.complete
    assert image.tile_bytes == image.data.size == 64 * 64 * 2
    assert np.array_equal(image.tile(CONFIG, np.int16), ramp(CONV, np.int16).reshape(100, 64)[:64])


def test_rows_past_the_end_are_zero_or_stray():
    tensor = ramp(CONV, np.int16)
    checked, unchecked = (
        im2col.load_tile(tensor, CONV, CONFIG, m_offset=64, soffset_in_check=reading) for reading in (True, False)
    )
    assert checked.complete
    assert not unchecked.complete
    rows = np.arange(64, 128) < CONV.M
    assert not checked.tile(CONFIG, np.int16)[~rows].any()
    assert (unchecked.data[unchecked.stray] == POISON).all()
    assert unchecked.stray.sum() == (~rows).sum() * CONFIG.row_bytes
    assert np.array_equal(checked.tile(CONFIG, np.int16)[rows], unchecked.tile(CONFIG, np.int16)[rows])


def test_a_load_keeps_its_leading_dwords_at_the_end_of_the_tensor():
    conv = Conv(N=1, H=3, W=7, C=20)
    config = LoaderConfig(tile_rows=32, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    tile = im2col.load_tile(ramp(conv, np.int16), conv, config, soffset_in_check=True).tile(config, np.int16)
    assert tile[20, 16:24].tolist() == [417, 418, 419, 420, 0, 0, 0, 0]


def test_readings_differ_on_a_partly_valid_dword():
    conv = Conv(N=1, H=1, W=1, C=65)
    config = LoaderConfig(tile_rows=16, tile_cols=128, warps=4, element_bytes=1, load_width=4, full_tile_width=True)
    tensor = ramp(conv, np.uint8)
    end, start = (im2col.load_tile(tensor, conv, config, soffset_in_check=True, rule=rule) for rule in ("end", "start"))
    assert end.tile(config, np.uint8)[0, 60:68].tolist() == [61, 62, 63, 64, 0, 0, 0, 0]
    assert start.tile(config, np.uint8)[0, 60:68].tolist() == [61, 62, 63, 64, 65, POISON, POISON, POISON]
    assert start.stray.sum() == 3


def test_overlapping_and_missing_writes_are_counted():
    conv = Conv(N=1, H=20, W=10, C=96)
    overlapping = LoaderConfig(tile_rows=16, tile_cols=96, warps=3, element_bytes=2, load_width=8)
    image = im2col.load_tile(ramp(conv, np.int16), conv, overlapping, soffset_in_check=True)
    assert image.written.max() == 2
    assert not image.complete

    half = LoaderConfig(tile_rows=40, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    image = im2col.load_tile(ramp(conv, np.int16), conv, half, soffset_in_check=True)
    assert image.written.all(), "5 warp rows of 8: LDS is full, but rows 32..39 came as 16 rows of half the width"
    row, col = np.mgrid[0:40, 0:64]
    assert not np.array_equal(image.elements(np.int16), ramp(conv, np.int16).reshape(200, 96)[row, col].ravel())

    short = LoaderConfig(tile_rows=85, tile_cols=48, warps=4, element_bytes=1, load_width=16, full_tile_width=True)
    image = im2col.load_tile(ramp(conv, np.uint8), conv, short, soffset_in_check=True)
    assert (image.written[: image.tile_bytes] == 0).sum() == 32
    assert (image.data[image.written == 0] == POISON).all()


def test_writes_past_the_tile_are_shown():
    conv = Conv(N=1, H=20, W=10, C=96)
    config = LoaderConfig(tile_rows=24, tile_cols=32, warps=2, element_bytes=2, load_width=8)
    image = im2col.load_tile(ramp(conv, np.int16), conv, config, soffset_in_check=True)
    assert image.data.size == image.tile_bytes + 8 * config.row_bytes
    assert image.written[image.tile_bytes :].all()
    assert image.elements(np.int16).size == 24 * 32
    assert not image.complete


def test_blocks_in_front():
    tensor = ramp(CONV, np.int16)
    anchors = np.array([0, 32]).reshape(2, 1, 1, 1)
    both = im2col.load_tile(tensor, CONV, CONFIG, m_anchor=anchors, soffset_in_check=True)
    for index, m_anchor in enumerate((0, 32)):
        one = im2col.load_tile(tensor, CONV, CONFIG, m_anchor=m_anchor, soffset_in_check=True)
        assert np.array_equal(both.data[index], one.data)
        assert np.array_equal(both.written[index], one.written)


@pytest.mark.parametrize(
    ("load_width", "message"),
    [(4, "no LDS-DMA load moves 8 bytes a lane"), (1, "a load of 2 bytes is no whole number of dwords")],
)
def test_widths_without_simulation(load_width, message):
    with pytest.raises(ValueError, match=message):
        im2col.load_tile(
            ramp(CONV, np.int16), CONV, replace(CONFIG, load_width=load_width, tile_cols=32), soffset_in_check=True
        )


def test_twelve_byte_loads_leave_every_fourth_dword_unwritten():
    conv = Conv(N=1, H=40, W=10, C=192)
    config = LoaderConfig(tile_rows=64, tile_cols=96, warps=4, element_bytes=4, load_width=3, full_tile_width=True)
    image = im2col.load_tile(ramp(conv, np.int32), conv, config, soffset_in_check=True)
    assert not image.complete
    assert (image.written == 0).any()


def test_tensor_of_another_shape_or_type():
    with pytest.raises(ValueError, match=r"tensor must have shape \(1, 10, 10, 64\) and 2-byte elements, got"):
        im2col.load_tile(ramp(CONV, np.int16)[0], CONV, CONFIG, soffset_in_check=True)
    with pytest.raises(ValueError, match="of int32"):
        im2col.load_tile(ramp(CONV, np.int32), CONV, CONFIG, soffset_in_check=True)
