"""Tiles in LDS, multiplied by the filter, reproduce the convolution computed on shifted windows of the input."""

import numpy as np
import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig

DTYPES = {1: np.int8, 2: np.int16, 4: np.int32}

BF16 = {"tile_rows": 64, "tile_cols": 32, "warps": 2, "element_bytes": 2, "load_width": 8}
CONFIGS = {
    "blocks": LoaderConfig(**BF16),
    "blocks, lane swizzle": LoaderConfig(**BF16, swizzle=Swizzle(1, 5, 4)),
    "two blocks wide": LoaderConfig(**{**BF16, "tile_cols": 64, "warps": 4}, swizzle=Swizzle(2, 4, 4)),
    "rows": LoaderConfig(**BF16, full_tile_width=True),
    "rows, tile swizzle": LoaderConfig(**BF16, full_tile_width=True, swizzle=Swizzle(2, 4, 3)),
    "fp8": LoaderConfig(
        tile_rows=64,
        tile_cols=128,
        warps=4,
        element_bytes=1,
        load_width=16,
        full_tile_width=True,
        swizzle=Swizzle(3, 4, 4),
    ),
    "fp32, one dword": LoaderConfig(tile_rows=8, tile_cols=32, warps=4, element_bytes=4, load_width=1),
    "run-time": LoaderConfig(**BF16, runtime_hw=True),
}

CONVS = {
    "pointwise": Conv(N=2, H=9, W=10, C=48),
    "3x3 same": Conv(N=2, H=22, W=12, C=64, R=3, S=3, pad_h=1, pad_w=1),
    "stem": Conv(N=1, H=55, W=21, C=16, R=7, S=7, stride_h=2, stride_w=2, pad_h=3, pad_w=3),
    "dilated, no pad": Conv(N=2, H=31, W=13, C=16, R=3, S=2, dilation_h=3, dilation_w=2, stride_w=2),
    "1x1 strided": Conv(N=3, H=43, W=19, C=32, stride_h=2, stride_w=2),
    "3x3x3": Conv(N=2, D=6, H=7, W=6, C=16, Q=3, R=3, S=3, pad_d=1, pad_h=1, pad_w=1),
    "2x1x1": Conv(N=2, D=4, H=7, W=8, C=32, Q=2),
    "3x1x1, dilated": Conv(N=2, D=9, H=7, W=8, C=32, Q=3, dilation_d=2, stride_h=2),
}


def convolve(conv, tensor, weights):
    """[M, outputs] of a convolution with weights [Q, R, S, C, outputs]: one shifted input window per filter tap."""
    ndhwc = tensor.reshape(conv.N, -1, conv.H, conv.W, conv.C).astype(np.int64)
    pad_d = conv.pad_d if conv.is_3d else 0
    pads = [(0, 0), (pad_d, pad_d), (conv.pad_h, conv.pad_h), (conv.pad_w, conv.pad_w), (0, 0)]
    padded = np.pad(ndhwc, pads)
    result = 0
    for kq, kh, kw in np.ndindex(weights.shape[:3]):
        window = padded[
            :,
            kq * conv.dilation_d :: conv.stride_d,
            kh * conv.dilation_h :: conv.stride_h,
            kw * conv.dilation_w :: conv.stride_w,
        ][:, : conv.D_out, : conv.H_out, : conv.W_out]
        result = result + np.einsum("ndhwc,co->ndhwo", window, weights[kq, kh, kw])
    return np.reshape(result, (conv.M, -1))


def implicit_gemm(conv, config, tensor, weights, soffset_in_check):
    """[M, outputs] from the LDS tiles and the filter, K padded with zero rows to a multiple of 2 * tile_cols."""
    k_tiles = -(-conv.K // (2 * config.tile_cols)) * 2
    m_tiles = -(-conv.M // config.tile_rows)
    matrix = weights.reshape(conv.K, -1)
    matrix = np.pad(matrix, [(0, k_tiles * config.tile_cols - conv.K), (0, 0)])
    image = im2col.load_tile(
        tensor,
        conv,
        config,
        m_anchor=np.arange(m_tiles).reshape(-1, 1, 1, 1, 1) * config.tile_rows,
        k_offset=np.arange(k_tiles).reshape(-1, 1, 1, 1) * config.tile_cols,
        soffset_in_check=soffset_in_check,
    )
    assert (image.written == 1).all()
    tiles = image.tile(config, tensor.dtype).astype(np.int64)
    a = tiles.transpose(0, 2, 1, 3).reshape(m_tiles * config.tile_rows, -1)
    return (a @ matrix)[: conv.M]


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
@pytest.mark.parametrize("conv", CONVS.values(), ids=CONVS)
def test_implicit_gemm_equals_the_convolution(conv, config):
    random = np.random.default_rng(7)
    tensor = random.integers(-9, 10, conv.input_shape).astype(DTYPES[config.element_bytes])
    taps = (conv.Q, conv.R, conv.S)
    weights = random.integers(-9, 10, (*taps, conv.C, 5))
    wanted = convolve(conv, tensor, weights)
    for soffset_in_check in (False, True):
        got = implicit_gemm(conv, config, tensor, weights, soffset_in_check)
        assert np.array_equal(got, wanted)


def test_paths_that_the_layers_take():
    taken = {(im2col.path(v, c), im2col.stepping(v, c)) for v in CONVS.values() for c in CONFIGS.values()}
    assert taken == {
        ("pointwise", None),
        ("uniform", "carried"),
        ("uniform", "per-iteration"),
        ("per-lane", "carried"),
        ("per-lane", "per-iteration"),
    }


def test_three_d_with_depth_one_equals_two_d():
    flat = CONVS["3x3 same"]
    deep = Conv(N=2, H=22, W=12, C=64, R=3, S=3, pad_h=1, pad_w=1, three_d=True, stride_d=3, dilation_d=2)
    config = CONFIGS["blocks, lane swizzle"]
    assert deep.is_3d
    for m_offset in range(0, flat.M, config.tile_rows):
        a, b = (im2col.addresses(conv, config, m_offset=m_offset, k_offset=128) for conv in (flat, deep))
        assert np.array_equal(a.element, b.element)


def test_load_wider_than_the_channels_mixes_pixels():
    conv = Conv(N=2, H=22, W=12, C=12, R=3, S=3)
    config = CONFIGS["blocks"]
    im2col.validate(conv, config)
    tensor = np.arange(np.prod(conv.input_shape), dtype=np.int16).reshape(conv.input_shape)
    weights = np.ones((1, 3, 3, 12, 1), dtype=np.int64)
    got = implicit_gemm(conv, config, tensor, weights, False)
    assert not np.array_equal(got, convolve(conv, tensor, weights))

    next_column_of_filter = im2col.element_address(conv, 0, 12)
    assert im2col.element_address(conv, 0, 8) + 4 == next_column_of_filter, "neighbours in memory too"
    next_row_of_filter = im2col.element_address(conv, 0, 36)
    assert im2col.element_address(conv, 0, 32) + 4 != next_row_of_filter


def test_load_wider_than_the_channels_is_right_while_it_stays_in_a_filter_row():
    conv = Conv(N=2, H=22, W=12, C=12, R=3, S=2)
    tensor = np.arange(np.prod(conv.input_shape), dtype=np.int16).reshape(conv.input_shape)
    weights = np.ones((1, 3, 2, 12, 1), dtype=np.int64)
    got = implicit_gemm(conv, CONFIGS["blocks"], tensor, weights, False)
    assert np.array_equal(got, convolve(conv, tensor, weights))


def test_halo_mask_looks_at_the_first_element_only():
    conv = Conv(N=1, H=22, W=12, C=12, R=3, S=3, pad_h=1, pad_w=1)
    m = conv.W_out
    assert im2col.element_address(conv, m, 8) == conv.num_records
    assert im2col.element_address(conv, m, 12) == 0, "elements 4..7 of the load at k = 8 are inside, yet read as zero"


def test_an_infinity_behind_the_padded_columns_spoils_finite_outputs():
    conv = Conv(N=1, H=22, W=12, C=8, R=3, S=3)
    config = CONFIGS["blocks"]
    tensor = np.ones(conv.input_shape, dtype=np.float16)
    tensor[0, 3] = np.inf
    last_tile = im2col.load_tile(tensor, conv, config, k_offset=64, soffset_in_check=True).tile(config, np.float16)
    beyond = np.arange(64, 96) >= conv.K
    assert np.isinf(last_tile[0, beyond]).any(), "row 0 needs input rows 0..2 only, but fetches row 3"
    filter_column = np.where(beyond, 0, 1)
    with np.errstate(invalid="ignore"):
        assert np.isnan(last_tile[0].astype(np.float32) @ filter_column)
