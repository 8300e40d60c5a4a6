"""Whole small block-scaled FP4 GEMMs, lane by lane."""

import itertools

import numpy as np
import pytest
from tileprove.concrete.gemm import scaled as gemm_scaled_module
from tileprove.concrete.gemm.scaled import ScaledGemmConfig, scaled_gemm
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp

VALUES = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])


def operands(rows, cols, depth, seed=0):
    rng = np.random.default_rng(seed)
    return (
        rng.integers(0, 256, (rows, depth // 2), dtype=np.uint8),
        rng.integers(0, 256, (cols, depth // 2), dtype=np.uint8),
        rng.integers(122, 133, (rows, depth // 32), dtype=np.uint8),
        rng.integers(122, 133, (cols, depth // 32), dtype=np.uint8),
    )


def dequantised(packed, scales):
    values = np.empty((packed.shape[0], 2 * packed.shape[1]))
    values[:, 0::2], values[:, 1::2] = VALUES[packed % 16], VALUES[packed // 16]
    return values * np.repeat(2.0 ** (scales.astype(int) - 127), 32, axis=1)


def plain(a, b, a_scales, b_scales):
    return dequantised(a, a_scales) @ dequantised(b, b_scales).T


@pytest.mark.parametrize(("preshuffled_b", "preshuffled_scales"), list(itertools.product((False, True), repeat=2)))
@pytest.mark.parametrize(
    ("op", "rows", "cols", "depth"),
    [
        (BlockScaledMmaOp(num_m=4, num_n=4), 64, 64, 256),
        (BlockScaledMmaOp(num_m=2, num_n=3), 50, 37, 128),
        (BlockScaledMmaOp(num_m=1, num_n=4, num_k=2), 33, 70, 512),
        (BlockScaledMmaOp(num_m=3, num_n=1, num_k=3), 16, 18, 384),
    ],
    ids=str,
)
def test_product_and_guards(op, rows, cols, depth, preshuffled_b, preshuffled_scales):
    config = ScaledGemmConfig(op=op, preshuffled_b=preshuffled_b, preshuffled_scales=preshuffled_scales)
    data = operands(rows, cols, depth)
    output = scaled_gemm(config, *data, row_stride=cols + 3)
    assert np.array_equal(output.matrix, plain(*data))
    assert output.guards_untouched
    assert output.written_once


def test_the_wrong_op_sel_byte_is_caught(monkeypatch):
    data = operands(64, 64, 128)
    config = ScaledGemmConfig(op=BlockScaledMmaOp(num_m=2, num_n=2))
    monkeypatch.setattr(BlockScaledMmaOp, "op_sel", lambda self, m, n: (n, m))
    assert not np.array_equal(scaled_gemm(config, *data).matrix, plain(*data))


def test_the_wrong_preshuffled_scale_byte_is_caught(monkeypatch):
    data = operands(32, 32, 256)
    config = ScaledGemmConfig(op=BlockScaledMmaOp(num_m=2, num_n=2), preshuffled_scales=True)
    monkeypatch.setattr(gemm_scaled_module, "scale_op_sel", lambda mn, ks: 2 * (mn // 16 % 2) + ks // 4 % 2)
    assert not np.array_equal(scaled_gemm(config, *data).matrix, plain(*data))


def test_refused_operands():
    data = operands(16, 16, 128)
    with pytest.raises(ConfigError, match="multiple of 128 packed bytes, got 64"):
        scaled_gemm(ScaledGemmConfig(op=BlockScaledMmaOp(num_m=1, num_n=1, num_k=2)), *data)
    far = operands(16, 16, 128)
    far[2][:, 0] = 40
    with pytest.raises(ConfigError, match="does not fit float64"):
        scaled_gemm(ScaledGemmConfig(op=BlockScaledMmaOp(num_m=1, num_n=1)), *far)
