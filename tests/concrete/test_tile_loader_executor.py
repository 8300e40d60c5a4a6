"""The linear loader: against a plain loop, as a matrix product, and where its asserts end."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders import im2col, tile_loader
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig
from tileprove.concrete.loaders.tile_loader import Matrix

BF16 = LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8, swizzle=Swizzle(1, 5, 4))
FP8 = LoaderConfig(
    tile_rows=48,
    tile_cols=128,
    warps=4,
    element_bytes=1,
    load_width=16,
    full_tile_width=True,
    swizzle=Swizzle(3, 4, 4),
)


@pytest.mark.parametrize("config", [BF16, FP8, replace(BF16, swizzle=None, full_tile_width=True)], ids=str)
def test_loads_equal_the_loop(config):
    matrix = Matrix(rows=200, cols=300, stride=320)
    got = tile_loader.addresses(matrix, config, m_anchor=64, m_offset=32, k_anchor=128, k_offset=128)
    assert got.path == "linear"
    assert got.stepping is None
    per_warp = 64 * config.load_width // config.tile_cols
    for i, warp, lane in product(range(got.row.shape[0]), range(config.warps), range(64)):
        at = i, warp, lane
        lds = (
            (i * config.warps + warp) * per_warp * config.tile_cols + lane * config.load_width
        ) * config.element_bytes
        assert got.lds[at] == lds
        assert got.active[at] == (lds < config.tile_bytes)
        row, col = int(got.row[at]), int(got.col[at])
        rows_in_scalar = 0 if config.swizzle and config.full_tile_width else i * config.rows_per_iteration
        assert got.voffset[at] == ((row - rows_in_scalar) * 320 + col) * config.element_bytes
        assert got.soffset[at] == ((96 + rows_in_scalar) * 320 + 256) * config.element_bytes
        assert got.element[at] == (96 + row) * 320 + 256 + col


@pytest.mark.parametrize("soffset_in_check", [False, True])
@pytest.mark.parametrize("config", [BF16, FP8], ids=str)
def test_tiles_multiply_to_the_matrix_product(config, soffset_in_check):
    random = np.random.default_rng(3)
    rows, inner = 4 * config.tile_rows, 3 * config.tile_cols
    dtype = {1: np.int8, 2: np.int16}[config.element_bytes]
    a = random.integers(-9, 10, (rows, inner)).astype(dtype)
    b = random.integers(-9, 10, (inner, 7))
    image = tile_loader.load_tile(
        a,
        Matrix(rows=rows, cols=inner, stride=inner),
        config,
        m_anchor=np.arange(0, rows, config.tile_rows).reshape(-1, 1, 1, 1, 1),
        k_offset=np.arange(0, inner, config.tile_cols).reshape(-1, 1, 1, 1),
        soffset_in_check=soffset_in_check,
    )
    assert image.complete
    tiles = image.tile(config, dtype).astype(np.int64)
    assert np.array_equal(tiles.transpose(0, 2, 1, 3).reshape(rows, inner) @ b, a @ b)


@pytest.mark.parametrize("config", [BF16, FP8], ids=str)
def test_pointwise_convolution_is_the_linear_loader(config):
    conv = Conv(N=3, H=8, W=9, C=256)
    linear = tile_loader.addresses(Matrix(rows=conv.M, cols=256, stride=256), config, m_offset=64, k_offset=128)
    pointwise = im2col.addresses(conv, config, m_offset=64, k_offset=128)
    for field in ("active", "row", "col", "element", "voffset", "soffset", "lds"):
        assert np.array_equal(getattr(linear, field), getattr(pointwise, field)), field


def test_resource_ends_with_the_last_column_not_with_the_row_stride():
    matrix = Matrix(rows=4, cols=10, stride=16)
    assert matrix.num_records == 3 * 16 + 10
    buffer = tile_loader.resource(matrix, BF16)
    assert buffer.dword_in_range((3 * 16 + 8) * 2)
    assert not buffer.dword_in_range((3 * 16 + 10) * 2)


def test_asserts_at_their_boundary():
    matrix = Matrix(rows=100, cols=96, stride=96)
    good = LoaderConfig(tile_rows=16, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    tile_loader.validate(matrix, good)
    with pytest.raises(
        ConfigError, match=r"rows_per_iteration must equal .* got rows_per_iteration=16, warps=3, rows_per"
    ):
        tile_loader.validate(matrix, replace(good, tile_cols=96, warps=3))
    with pytest.raises(ConfigError, match=r"rows_per_warp must divide tile_rows.* got rows_per_warp=8, tile_rows=17"):
        tile_loader.validate(matrix, replace(good, tile_rows=17))


def test_asserts_let_half_a_block_row_pass():
    half = LoaderConfig(tile_rows=8, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    array = np.arange(16 * 64, dtype=np.int16).reshape(16, 64)
    image = tile_loader.load_tile(array, Matrix(rows=16, cols=64, stride=64), half, soffset_in_check=True)
    assert image.complete, "every LDS byte is written once"
    assert np.array_equal(image.elements(np.int16), array[:, :32].ravel()), "but with 16 rows of half the width"


def test_iterations_follow_the_warp_rows():
    odd = LoaderConfig(
        tile_rows=105, tile_cols=48, warps=4, element_bytes=1, load_width=16, full_tile_width=True,
        swizzle=Swizzle(1, 4, 1),
    )  # fmt: skip
    tile_loader.validate(Matrix(rows=200, cols=48, stride=48), odd)
    assert (tile_loader.num_iterations(odd), odd.num_iterations) == (2, 2)
    longer = replace(odd, tile_rows=168 + 2)
    assert (tile_loader.num_iterations(longer), longer.num_iterations) == (3, 2)


def test_nonsense_is_refused_at_once():
    with pytest.raises(ConfigError, match=r"Matrix\.stride must be at least 10, got 9"):
        Matrix(rows=4, cols=10, stride=9)
    with pytest.raises(
        ConfigError, match=r"array must have shape \(4, 16\) and 2-byte elements, got \(4, 10\) of int16"
    ):
        tile_loader.load_tile(
            np.zeros((4, 10), np.int16), Matrix(rows=4, cols=10, stride=16), BF16, soffset_in_check=True
        )
