"""Whole small GEMMs, lane by lane, against plain matrix products."""

import time
from dataclasses import replace

import numpy as np
import pytest
from tileprove.concrete.gemm import dense as gemm_module
from tileprove.concrete.gemm.dense import GUARD, GemmConfig, Output, gemm
from tileprove.concrete.hardware.mfma import mfma_named
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.epilogue import RegTileEpilogue

PAIR = {"swizzle": Swizzle(1, 1, 4), "swizzle2": Swizzle(1, 0, 6)}
BF16 = GemmConfig()
BF16_32 = GemmConfig(mfma=mfma_named("32x32x16_b16"), **PAIR)
FP8 = GemmConfig(mfma=mfma_named("16x16x128_f8"), BM=32, BK=128, swizzle=Swizzle(3, 0, 3))
FP8_32 = GemmConfig(mfma=mfma_named("32x32x64_f8"), BK=64, **PAIR)
CONFIGS = [BF16, replace(BF16, swizzle=Swizzle(1, 1, 4)), replace(BF16, BK=64, **PAIR), BF16_32, FP8, FP8_32]


def operands(config, rows, cols, depth, seed=0):
    rng = np.random.default_rng(seed)
    limit = 1 << 8 * config.element_bytes - 1
    return rng.integers(-limit, limit, (rows, depth)), rng.integers(-limit, limit, (cols, depth))


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize(("rows", "cols", "extra"), [(64, 64, 0), (70, 37, 0), (33, 65, 5), (1, 1, 0)])
def test_product_and_guards(config, rows, cols, extra):
    a, b = operands(config, rows, cols, 256)
    output = gemm(config, a, b, row_stride=cols + extra)
    assert np.array_equal(output.matrix, a @ b.T)
    assert output.guards_untouched
    assert output.written_once
    assert (output.buffer == GUARD).sum() == output.buffer.size - rows * cols


def test_128_cubed_takes_under_five_seconds():
    a, b = operands(BF16, 128, 128, 128)
    start = time.perf_counter()
    output = gemm(BF16, a, b)
    assert time.perf_counter() - start < 5
    assert np.array_equal(output.matrix, a @ b.T)


def test_split_k_fills_disjoint_workspaces():
    a, b = operands(BF16, 50, 37, 192)
    output = gemm(replace(BF16, splits=3), a, b)
    parts = [a[:, k : k + 64] @ b[:, k : k + 64].T for k in (0, 64, 128)]
    assert np.array_equal(output.matrix, np.concatenate(parts))
    assert output.guards_untouched
    assert output.written_once


@pytest.mark.parametrize("in_check", [True, False])
def test_rows_past_the_end_never_reach_the_output(in_check):
    """With the scalar offset outside the bounds check they are garbage in LDS; the row and column bounds drop them."""
    config = replace(BF16, soffset_in_check=in_check)
    a, b = operands(config, 45, 70, 64)
    output = gemm(config, a, b)
    assert np.array_equal(output.matrix, a @ b.T)
    assert output.guards_untouched


def test_the_pair_of_swizzles_breaks_16_row_blocks_of_32_columns():
    a, b = operands(BF16, 64, 64, 64)
    output = gemm(replace(BF16, **PAIR), a, b)
    assert not np.array_equal(output.matrix, a @ b.T)


def test_an_epilogue_without_the_column_bound_is_caught(monkeypatch):
    class Unbounded(RegTileEpilogue):
        def stored(self, n, e):
            return n + 0 * e < self.n_total

    monkeypatch.setattr(gemm_module, "RegTileEpilogue", Unbounded)
    a, b = operands(BF16, 40, 37, 64)
    output = gemm(BF16, a, b, row_stride=38)
    assert not output.guards_untouched
    assert not output.written_once


def test_a_wrong_operand_layout_is_caught():
    """The same wrong k order on both sides is invisible; swapping the roles of rows and columns is not."""
    a, b = operands(BF16, 64, 64, 64)
    permuted = replace(BF16, mfma=replace(BF16.mfma, chunk=4))
    assert np.array_equal(gemm(permuted, a, b).matrix, a @ b.T)
    assert not np.array_equal(gemm(BF16, b, a).matrix, a @ b.T)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"BM": 48}, "BM must be a multiple of 32, got 48"),
        ({"BN": 96, "warps_n": 4}, "BN must be a multiple of 4 warps of 16, got 96"),
        ({"BM": 4096}, "bytes of LDS; gfx950 has 163840"),
        ({"splits": 0}, "splits must be at least 1"),
        ({"mfma": mfma_named("16x16x128_f4")}, "8- or 16-bit elements, got 16x16x128_f4"),
    ],
)
def test_refused_configurations(change, message):
    with pytest.raises(ConfigError, match=message):
        replace(BF16, **change)


def test_refused_operands():
    a, b = operands(BF16, 32, 32, 64)
    with pytest.raises(ConfigError, match="multiple of splits \\* BK = 32, got 48"):
        gemm(BF16, a[:, :48], b[:, :48])
    with pytest.raises(ConfigError, match="A has 64 columns, B has 32"):
        gemm(BF16, a, b[:, :32])
    with pytest.raises(ConfigError, match="integers that fit 2 bytes"):
        gemm(BF16, a + 40000, b)
    with pytest.raises(ConfigError, match="row stride must be at least N = 32, got 31"):
        gemm(BF16, a, b, row_stride=31)


def test_output_accounting():
    output = Output(rows=3, n=4, stride=5)
    assert output.buffer.size == 7 * 5
    assert output.base == 10
    assert output.guards_untouched
    assert not output.written_once
    output.writes.reshape(7, 5)[2:5, :4] = 1
    assert output.written_once
    assert output.guards_untouched
    for row, col in ((1, 0), (5, 3), (2, 4)):
        output.writes.reshape(7, 5)[row, col] = 1
        assert not output.guards_untouched
        output.writes.reshape(7, 5)[row, col] = 0
    output.writes.reshape(7, 5)[4, 3] = 2
    assert not output.written_once


def test_the_last_tile_that_fits_lds():
    largest = GemmConfig(BM=160 * 16 - 64, BN=64, warps_m=4)
    assert (largest.BM + largest.BN) * largest.BK * 2 == 163840
    with pytest.raises(ConfigError, match="needs 165888 bytes of LDS"):
        replace(largest, BN=96, warps_n=1)
