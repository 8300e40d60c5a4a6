"""The edges of the tensor and of 32-bit offsets; addresses only, so the tensors may be huge."""

import numpy as np
import pytest
from tileprove.concrete.hardware.buffer import U32, Resource
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig

CONFIG = LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)


def four_gib(images):
    """bf16 layer of 8 MiB an image; 512 images are exactly 2^32 bytes."""
    return Conv(N=images, H=64, W=64, C=1024, R=3, S=3, pad_h=1, pad_w=1)


def dword_in_range(buffer, loads, rule="end"):
    """Whether the first dword of every load is in range; there is no scalar offset on these paths."""
    return buffer.dword_in_range(loads.voffset, loads.soffset, rule=rule)


def first_and_last_tile(conv):
    """The tiles of the first and the last element of the tensor, each with a halo lane beside it."""
    left, right = 3 * conv.C, 6 * conv.C - CONFIG.tile_cols
    return (
        im2col.addresses(conv, CONFIG, k_offset=left),
        im2col.addresses(conv, CONFIG, m_offset=conv.M - CONFIG.tile_rows, k_offset=right),
    )


def test_below_four_gib_valid_loads_are_in_range_and_halo_loads_are_not():
    conv = four_gib(511)
    buffer = im2col.resource(conv, CONFIG)
    farthest = 0
    for loads in first_and_last_tile(conv):
        halo = loads.element == conv.num_records
        assert halo.any()
        assert not halo.all()
        for rule in ("end", "start"):
            assert np.array_equal(dword_in_range(buffer, loads, rule), ~halo)
        farthest = loads.element[~halo].max()
    assert farthest == conv.num_records - CONFIG.load_width


def test_at_four_gib_the_byte_count_wraps_to_zero_and_everything_reads_zero():
    conv = four_gib(512)
    buffer = im2col.resource(conv, CONFIG)
    assert buffer.num_records == 0
    for loads in first_and_last_tile(conv):
        assert not dword_in_range(buffer, loads).any()


def test_at_four_gib_a_clamped_count_lets_halo_loads_read_element_zero():
    conv = four_gib(512)
    loads, _ = first_and_last_tile(conv)
    halo = loads.element == conv.num_records
    assert (loads.voffset[halo] == 0).all()
    assert dword_in_range(Resource.clamped(conv.num_records * 2), loads)[halo].all()


def test_above_four_gib_data_past_the_wrapped_count_are_lost():
    conv = four_gib(513)
    buffer = im2col.resource(conv, CONFIG)
    assert buffer.num_records == 8 * 2**20
    middle = im2col.addresses(conv, CONFIG, m_offset=conv.output_positions * 256, k_offset=4 * 1024)
    assert (middle.element < conv.num_records).all()
    assert not dword_in_range(buffer, middle).any()
    beyond = im2col.addresses(conv, CONFIG, m_offset=conv.output_positions * 512 + 64, k_offset=4 * 1024)
    assert (beyond.element * 2 >= U32).all()
    assert np.array_equal(beyond.voffset, beyond.element * 2 - U32)
    assert dword_in_range(buffer, beyond).all(), "the last image is in range, but as a copy of the first"


def test_element_addresses_beyond_31_bits_still_travel_whole():
    conv = Conv(N=1023, H=64, W=64, C=1024, R=3, S=3, pad_h=1, pad_w=1)
    fp8 = LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=1, load_width=16)
    loads = im2col.addresses(conv, fp8, m_offset=conv.M - 64, k_offset=4 * 1024)
    assert loads.element.max() > 2**31
    assert np.array_equal(loads.voffset, loads.element)


def test_rows_past_the_last_image_wrap_into_the_first_just_below_four_gib():
    conv = Conv(N=2**19 - 1, H=64, W=64, C=1, R=2, S=2)
    small = LoaderConfig(tile_rows=8192, tile_cols=32, warps=4, element_bytes=2, load_width=1)
    assert conv.num_records * 2 < U32
    loads = im2col.addresses(conv, small, m_offset=conv.M)
    buffer = im2col.resource(conv, small)
    assert (loads.m >= conv.M).all()
    assert (loads.element >= conv.num_records)[loads.k < conv.K].all()
    wrapped = (loads.element * 2 >= U32) & (loads.k < conv.K)
    assert dword_in_range(buffer, loads)[wrapped].all(), "so m >= M does not always read zero"


def test_scalar_offset_wraps_on_the_pointwise_path():
    conv = Conv(N=2**15 + 1, H=64, W=64, C=16)
    row = 2**27
    below, at = (im2col.addresses(conv, CONFIG, m_anchor=m) for m in (row - CONFIG.rows_per_iteration, row))
    assert below.soffset[0, 0, 0] == U32 - CONFIG.rows_per_iteration * 32
    assert at.soffset[0, 0, 0] == 0
    assert at.element[0, 0, 0] == row * conv.C


@pytest.mark.parametrize("pad", [0, 1])
def test_last_valid_and_first_invalid_row_and_column(pad):
    conv = Conv(N=2, H=12, W=10, C=16, R=3, S=3, pad_h=pad, pad_w=pad)
    last_m, last_k = conv.M - 1, conv.K - 1
    centre = 4 * conv.C
    assert im2col.element_address(conv, last_m, centre) < conv.num_records
    assert im2col.element_address(conv, last_m + 1, centre) >= conv.num_records
    if pad:
        assert im2col.element_address(conv, last_m, last_k) == conv.num_records
        assert im2col.element_address(conv, last_m, last_k + 1) == conv.num_records
        assert im2col.element_address(conv, 0, last_k + 1 + conv.C) < conv.num_records
    else:
        assert im2col.element_address(conv, last_m, last_k) == conv.num_records - 1
        assert im2col.element_address(conv, last_m, last_k + 1) >= conv.num_records
        next_image = im2col.element_address(conv, conv.output_positions - 1, last_k + 1)
        assert next_image // (conv.H * conv.W * conv.C) == 1


def test_one_positive_pad_masks_every_axis():
    conv = Conv(N=2, H=12, W=10, C=16, R=3, S=3, pad_w=1)
    lowest_row = conv.output_positions - conv.W_out + 1
    assert im2col.element_address(conv, lowest_row, 8 * conv.C) < conv.num_records
    assert im2col.element_address(conv, lowest_row, conv.K) == conv.num_records


def test_depth_pad_masks_a_two_d_layer():
    plain = Conv(N=2, H=12, W=10, C=16, R=3, S=3)
    masked = Conv(N=2, H=12, W=10, C=16, R=3, S=3, pad_d=1)
    lowest_row = plain.output_positions - plain.W_out
    assert im2col.element_address(plain, lowest_row, plain.K) < plain.num_records
    assert im2col.element_address(masked, lowest_row, plain.K) == plain.num_records


def test_pointwise_tail_depends_on_the_scalar_offset_in_the_check():
    conv = Conv(N=1, H=10, W=10, C=64)
    loads = im2col.addresses(conv, CONFIG, m_offset=64)
    buffer = im2col.resource(conv, CONFIG)
    past_end = loads.m >= conv.M
    checked = buffer.dword_in_range(loads.voffset, loads.soffset, soffset_in_check=True)
    unchecked = buffer.dword_in_range(loads.voffset, loads.soffset, soffset_in_check=False)
    assert np.array_equal(checked, ~past_end)
    assert unchecked.all(), "rows past the end are read from behind the tensor"
