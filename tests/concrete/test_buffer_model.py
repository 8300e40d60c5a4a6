"""The buffer resource and LDS-DMA: last value that passes, first that does not."""

import numpy as np
import pytest
from tileprove.concrete.hardware.buffer import MAX_RESOURCE_BYTES, U32, Resource, buffer_offset, dma_lds_byte, wrap32


@pytest.mark.parametrize(
    ("rule", "last", "first_out"),
    [("end", 96, 97), ("start", 99, 100)],
)
def test_last_dword_in_range(rule, last, first_out):
    buffer = Resource(100)
    assert buffer.dword_in_range(last, rule=rule)
    assert not buffer.dword_in_range(first_out, rule=rule)


def test_readings_agree_on_dword_multiples():
    offsets = np.arange(0, 128, 4)
    for records in range(0, 132, 4):
        buffer = Resource(records)
        assert np.array_equal(buffer.dword_in_range(offsets, rule="end"), buffer.dword_in_range(offsets, rule="start"))


def test_leading_dwords_of_a_wide_load_survive():
    dword = np.arange(4)
    assert Resource(100).dword_in_range(92, dword=dword).tolist() == [True, True, False, False]


def test_scalar_offset_in_the_check_or_not():
    buffer = Resource(100)
    assert buffer.dword_in_range(0, 96, soffset_in_check=True)
    assert not buffer.dword_in_range(0, 97, soffset_in_check=True)
    assert buffer.dword_in_range(0, 97, soffset_in_check=False)


def test_scalar_offset_is_added_in_64_bits():
    assert not Resource(100).dword_in_range(U32 - 4, 8, soffset_in_check=True)
    assert buffer_offset(U32 - 4, 8) == 4
    assert Resource(100).dword_in_range(U32 - 4, imm=8)


def test_byte_count_at_four_gib():
    assert Resource.wrapped(U32 - 1).num_records == U32 - 1
    assert Resource.wrapped(U32).num_records == 0
    assert Resource.wrapped(U32 + 64).num_records == 64
    assert Resource.clamped(U32 - 1).num_records == Resource.clamped(U32).num_records == MAX_RESOURCE_BYTES
    assert not Resource.wrapped(U32).dword_in_range(0)


def test_clamping_loses_the_last_dword_of_four_gib():
    buffer = Resource.clamped(U32)
    assert buffer.dword_in_range(U32 - 8)
    assert not buffer.dword_in_range(U32 - 4, rule="end")
    assert buffer.dword_in_range(U32 - 4, rule="start")


def test_wrap_of_negative_and_large_values():
    assert wrap32(-4) == U32 - 4
    assert wrap32(np.array([U32 - 1, U32, U32 + 1])).tolist() == [U32 - 1, 0, 1]


@pytest.mark.parametrize(("width", "step"), [(1, 4), (2, 4), (4, 4), (12, 16), (16, 16)])
def test_lds_lane_step(width, step):
    lanes = np.arange(64)
    assert np.array_equal(dma_lds_byte(1024, 8, lanes, width), 1032 + step * lanes)


@pytest.mark.parametrize("width", [3, 8, 32])
def test_width_without_dma(width):
    with pytest.raises(ValueError, match=f"no LDS-DMA load moves {width} bytes a lane"):
        dma_lds_byte(0, 0, 0, width)
