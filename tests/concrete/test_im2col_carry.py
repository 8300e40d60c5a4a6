"""The carried decomposition of m: exact up to one image a step, wrong beyond; nothing stops the run-time loader."""

from dataclasses import replace

import numpy as np
import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig


def carried_step_is_exact(conv, rows):
    m = np.arange(2 * conv.output_positions)
    carried = im2col.carry(conv, im2col.decompose_m(conv, m), im2col.carry_step(conv, rows))
    return all(np.array_equal(a, b) for a, b in zip(carried, im2col.decompose_m(conv, m + rows), strict=True))


@pytest.mark.parametrize("height", range(1, 6))
@pytest.mark.parametrize("width", range(1, 6))
def test_exact_iff_the_step_is_at_most_one_image_2d(height, width):
    conv = Conv(N=9, H=height, W=width, C=8)
    for rows in range(3 * height * width + 2):
        assert carried_step_is_exact(conv, rows) == (rows <= height * width), rows


@pytest.mark.parametrize("depth", range(1, 5))
@pytest.mark.parametrize("height", range(1, 5))
@pytest.mark.parametrize("width", range(1, 5))
def test_exact_iff_the_step_is_at_most_one_image_3d(depth, height, width):
    conv = Conv(N=9, D=depth, H=height, W=width, C=8, three_d=True)
    for rows in range(3 * depth * height * width + 2):
        assert carried_step_is_exact(conv, rows) == (rows <= depth * height * width), rows


def same_pad_layer(height, width, **options):
    return Conv(N=64, H=height, W=width, C=64, R=3, S=3, pad_h=1, pad_w=1, **options)


BF16 = LoaderConfig(tile_rows=64, tile_cols=128, warps=4, element_bytes=2, load_width=8, runtime_hw=True)


def right(conv, config, m_offset=0):
    got = im2col.addresses(conv, config, m_offset=m_offset)
    return np.array_equal(got.element, im2col.element_address(conv, got.m, got.k))


def test_run_time_loader_goes_wrong_below_16_output_positions():
    assert BF16.rows_per_iteration == 16
    assert right(same_pad_layer(4, 4), BF16)
    assert not right(same_pad_layer(3, 5), BF16)


def test_wrong_rows_belong_to_the_output():
    conv = same_pad_layer(3, 3)
    im2col.validate(conv, BF16)
    got = im2col.addresses(conv, BF16, m_offset=256)
    wrong = got.element != im2col.element_address(conv, got.m, got.k)
    assert wrong.any()
    assert (got.m[wrong] < conv.M).all()
    assert not wrong[0].any()


def test_error_grows_with_the_iterations():
    conv = same_pad_layer(2, 2)
    positions = [p.h for p in im2col.carry_chain(conv, BF16, np.arange(16))]
    assert [int(np.max(h)) for h in positions] == [1, 7, 13, 19]


def test_one_iteration_carries_nothing():
    one = replace(BF16, tile_rows=16)
    assert one.num_iterations == 1
    assert right(same_pad_layer(2, 2), one)


def test_swizzled_fp8_decomposes_anew_and_stays_right():
    fp8 = replace(BF16, element_bytes=1, load_width=16, full_tile_width=True, swizzle=Swizzle(3, 4, 4))
    conv = same_pad_layer(2, 2)
    assert im2col.stepping(conv, fp8) == "per-iteration"
    assert right(conv, fp8)


def test_compile_time_assert_2d_at_its_boundary():
    config = replace(BF16, runtime_hw=False)
    im2col.validate(same_pad_layer(4, 8), config)
    with pytest.raises(ConfigError, match="got rows_per_iteration=16, W_out=8, H_out=3"):
        im2col.validate(same_pad_layer(3, 8), config)
    assert right(same_pad_layer(3, 8), BF16), "24 positions are enough, so the assert is stricter than it need be"


def test_compile_time_assert_3d_at_its_boundary():
    def layer(depth):
        return same_pad_layer(2, 2, Q=3, D=depth, pad_d=1)

    config = replace(BF16, runtime_hw=False)
    im2col.validate(layer(5), config)
    with pytest.raises(ConfigError, match="got rows_per_iteration=16, W_out=2, H_out=2, D_out=4"):
        im2col.validate(layer(4), config)
    assert right(layer(4), BF16), "the assert refuses only the case of exactly one image per iteration too much"
    assert not right(layer(3), BF16)


def test_address_can_be_right_although_the_position_is_not():
    conv = Conv(N=64, H=3, W=3, C=64, dilation_h=2)
    got = im2col.addresses(conv, BF16)
    assert got.path == "per-lane"
    assert not carried_step_is_exact(conv, BF16.rows_per_iteration)
    assert np.array_equal(got.element, im2col.element_address(conv, got.m, got.k))
