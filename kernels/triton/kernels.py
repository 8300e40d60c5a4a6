"""Triton kernels with masked accesses: a copy, a 2-D copy, a matrix product, and the gather of an im2col tile."""

import triton
import triton.language as tl


@triton.jit
def masked_copy(source, target, count, BLOCK: tl.constexpr):
    """BLOCK elements a program, whatever the length."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < count
    tl.store(target + i, tl.load(source + i, inside), inside)


@triton.jit
def copy_2d(source, target, rows, columns, source_stride, target_stride, R: tl.constexpr, C: tl.constexpr):
    """R x C elements a program, of a matrix whose rows are source_stride elements apart."""
    r = tl.program_id(0) * R + tl.arange(0, R)[:, None]
    c = tl.program_id(1) * C + tl.arange(0, C)[None, :]
    inside = (r < rows) & (c < columns)
    tl.store(target + r * target_stride + c, tl.load(source + r * source_stride + c, inside), inside)


@triton.jit
def matmul(a, b, out, M, N, K, a_stride, b_stride, out_stride, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """One BM x BN tile of the product a program, K in steps of BK, every edge masked."""
    m = tl.program_id(0) * BM + tl.arange(0, BM)[:, None]
    n = tl.program_id(1) * BN + tl.arange(0, BN)[None, :]
    total = tl.zeros((BM, BN), tl.float32)
    for first in range(0, K, BK):
        k = first + tl.arange(0, BK)
        left = tl.load(a + m * a_stride + k[None, :], (m < M) & (k[None, :] < K), 0.0)
        right = tl.load(b + k[:, None] * b_stride + n, (k[:, None] < K) & (n < N), 0.0)
        total = tl.dot(left, right, total)
    tl.store(out + m * out_stride + n, total, (m < M) & (n < N))


@triton.jit
def im2col(
    source, target, images, height, width, out_height, out_width, C: tl.constexpr, R: tl.constexpr, S: tl.constexpr,
    STRIDE: tl.constexpr, PAD: tl.constexpr, BM: tl.constexpr, BK: tl.constexpr,
):  # fmt: skip
    """A BM x BK tile of the matrix [M, K] of a convolution's input, zeros in the halo."""
    m = tl.program_id(0) * BM + tl.arange(0, BM)[:, None]
    k = tl.program_id(1) * BK + tl.arange(0, BK)[None, :]
    n, h, w = m // (out_height * out_width), m // out_width % out_height, m % out_width
    y, x = h * STRIDE + k // C // S - PAD, w * STRIDE + k // C % S - PAD
    inside = (n < images) & (k < C * R * S) & (y >= 0) & (y < height) & (x >= 0) & (x < width)
    values = tl.load(source + ((n * height + y) * width + x) * C + k % C, inside, 0.0)
    tl.store(target + m * (C * R * S) + k, values, (n < images) & (k < C * R * S))
