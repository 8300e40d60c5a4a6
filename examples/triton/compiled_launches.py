# type: ignore
"""Kernels of the sorts that Triton's tutorials begin with, in small blocks: `tileprove triton check FILE --compiled ...`.

What the compiler makes of them is the table of docs/COMPILED.md.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def add_kernel(x_ptr, y_ptr, z_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(z_ptr + at, tl.load(x_ptr + at, mask=mask) + tl.load(y_ptr + at, mask=mask), mask=mask)


@launch(add_kernel, BLOCK=256)
def add(n):
    given(n <= 2**30)
    return (cdiv(n, 256),), {f"{name}_ptr": tensor("fp32", n) for name in "xyz"} | {"n": n}


@triton.jit
def gelu_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at, mask=at < n, other=0.0).to(tl.float32)
    y = x / (1 + tl.exp(-1.702 * x))
    tl.store(y_ptr + at, y.to(tl.float16), mask=at < n)


@launch(gelu_kernel, BLOCK=256)
def gelu(n):
    given(n <= 2**30)
    return (cdiv(n, 256),), {"x_ptr": tensor("fp16", n), "y_ptr": tensor("fp16", n), "n": n}


@triton.jit
def softmax_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n + cols, mask=cols < n, other=-float("inf"))
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * n + cols, e / tl.sum(e, axis=0), mask=cols < n)


@launch(softmax_kernel, BLOCK=256)
def softmax(rows, n):
    given(n <= 256, rows * n <= 2**30)
    return (rows,), {"x_ptr": tensor("fp32", rows, n), "y_ptr": tensor("fp32", rows, n), "n": n}


@triton.jit
def norm_kernel(x_ptr, y_ptr, w_ptr, b_ptr, n, eps, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    mask = cols < n
    x = tl.load(x_ptr + row * n + cols, mask=mask, other=0.0)
    mean = tl.sum(x, axis=0) / n
    apart = tl.where(mask, x - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(apart * apart, axis=0) / n + eps)
    w, b = tl.load(w_ptr + cols, mask=mask), tl.load(b_ptr + cols, mask=mask)
    tl.store(y_ptr + row * n + cols, apart * scale * w + b, mask=mask)


@launch(norm_kernel, BLOCK=256)
def norm(rows, n):
    given(n <= 256, rows * n <= 2**30)
    x, y = tensor("fp32", rows, n), tensor("fp32", rows, n)
    return (rows,), {
        "x_ptr": x,
        "y_ptr": y,
        "w_ptr": tensor("fp32", n),
        "b_ptr": tensor("fp32", n),
        "n": n,
        "eps": 1e-5,
    }


@triton.jit
def matmul_kernel(a_ptr, b_ptr, c_ptr, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    cols, ks = tl.arange(0, BN), tl.arange(0, BK)
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        left = tl.load(a_ptr + rows[:, None] * K + k + ks[None, :], mask=ks[None, :] < K - k, other=0.0)
        right = tl.load(b_ptr + (k + ks[:, None]) * BN + cols[None, :], mask=ks[:, None] < K - k, other=0.0)
        total = tl.dot(left, right, total)
    tl.store(c_ptr + rows[:, None] * BN + cols[None, :], total)


@launch(matmul_kernel, BM=32, BN=32, BK=32)
def matmul(blocks, K):
    given(blocks * K <= 2**20, K <= 2**20)
    a, b, c = tensor("fp16", 32 * blocks, K), tensor("fp16", K, 32), tensor("fp32", 32 * blocks, 32)
    return (blocks,), {"a_ptr": a, "b_ptr": b, "c_ptr": c, "K": K}
