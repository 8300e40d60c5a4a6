# type: ignore
"""Kernels whose TTIR is kept of several releases of Triton: what a release writes differently is in one of them."""

import triton
import triton.language as tl


@triton.jit
def attention_kernel(q_ptr, k_ptr, o_ptr, lengths_ptr, stride_z, stride_t, T, BT: tl.constexpr, D: tl.constexpr):
    """A return that is early, a loop whose end is loaded."""
    z = tl.program_id(1).to(tl.int64)
    rows = tl.program_id(0) * BT + tl.arange(0, BT)
    if tl.program_id(0) * BT >= T:
        return
    d = tl.arange(0, D)
    at = rows[:, None].to(tl.int64) * stride_t + d[None, :]
    q = tl.load(q_ptr + z * stride_z + at, mask=rows[:, None] < T, other=0.0)
    length = tl.load(lengths_ptr + z)
    accumulator = tl.zeros((BT, D), dtype=tl.float32)
    for start in range(0, length, BT):
        cols = start + tl.arange(0, BT)
        k_at = cols[:, None].to(tl.int64) * stride_t + d[None, :]
        k = tl.load(k_ptr + z * stride_z + k_at, mask=cols[:, None] < length, other=0.0)
        accumulator += tl.dot(tl.dot(q, tl.trans(k)).to(k.dtype), k)
    tl.store(o_ptr + z * stride_z + at, accumulator, mask=rows[:, None] < T)


@triton.jit
def norm_kernel(x_ptr, w_ptr, y_ptr, mean_ptr, stride, n, eps, BLOCK: tl.constexpr):
    """Two loops over a row, a reduction between."""
    row = tl.program_id(0).to(tl.int64)
    x_ptr += row * stride
    y_ptr += row * stride
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        total += tl.load(x_ptr + cols, mask=cols < n, other=0.0)
    mean = tl.sum(total, axis=0) / n
    tl.store(mean_ptr + row, mean)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < n
        x = tl.load(x_ptr + cols, mask=mask, other=0.0)
        w = tl.load(w_ptr + cols, mask=mask)
        tl.store(y_ptr + cols, (x - mean) * w + eps, mask=mask)


@triton.jit
def blocks_kernel(x_ptr, y_ptr, M, N, stride, BM: tl.constexpr, BN: tl.constexpr):
    """Block pointers, which the later releases have no more."""
    at = tl.program_id(0) * BM
    x = tl.make_block_ptr(x_ptr, (M, N), (stride, 1), (at, 0), (BM, BN), (1, 0))
    y = tl.make_block_ptr(y_ptr, (M, N), (stride, 1), (at, 0), (BM, BN), (1, 0))
    for _ in range(0, tl.cdiv(N, BN)):
        tl.store(y, tl.load(x, boundary_check=(0, 1)), boundary_check=(0, 1))
        x = tl.advance(x, (0, BN))
        y = tl.advance(y, (0, BN))


@triton.jit
def described_kernel(x_ptr, y_ptr, M, N, stride, BM: tl.constexpr, BN: tl.constexpr):
    """Tensor descriptors."""
    x = tl.make_tensor_descriptor(x_ptr, [M, N], [stride, 1], [BM, BN])
    y = tl.make_tensor_descriptor(y_ptr, [M, N], [stride, 1], [BM, BN])
    for j in range(0, tl.cdiv(N, BN)):
        y.store([tl.program_id(0) * BM, j * BN], x.load([tl.program_id(0) * BM, j * BN]))


@triton.jit
def striding_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    """scf.while, an integer that it carries, the number of programs."""
    at = tl.program_id(0) * BLOCK
    while at < n:
        cols = at + tl.arange(0, BLOCK)
        tl.store(y_ptr + cols, tl.load(x_ptr + cols, mask=cols < n), mask=cols < n)
        at = tl.minimum(at + tl.num_programs(0) * BLOCK, n)


@triton.jit
def paged_kernel(pages_ptr, cache_ptr, out_ptr, n, D: tl.constexpr, PAGE: tl.constexpr):
    """An address through a table, a choice, an atomic."""
    at = tl.program_id(0)
    d = tl.arange(0, D)
    page = tl.load(pages_ptr + at // PAGE).to(tl.int64)
    row = tl.where(at < n, page * PAGE + at % PAGE, 0)
    tl.atomic_add(out_ptr + d, tl.load(cache_ptr + row * D + d, mask=(at < n) & (d < D), other=0.0))


F16, F32, I32, I64 = "*fp16", "*fp32", "i32", "i64"
KERNELS = {  # name -> kernel, its signature, its constexprs
    "attention": (attention_kernel, (F16, F16, F16, "*i32", I64, I32, I32), {"BT": 64, "D": 64}),
    "norm": (norm_kernel, (F16, F16, F16, F32, I32, I32, "fp32"), {"BLOCK": 256}),
    "blocks": (blocks_kernel, (F16, F16, I32, I32, I64), {"BM": 32, "BN": 64}),
    "described": (described_kernel, (F16, F16, I32, I32, I64), {"BM": 32, "BN": 64}),
    "striding": (striding_kernel, (F32, F32, I32), {"BLOCK": 128}),
    "paged": (paged_kernel, ("*i32", F32, F32, I32), {"D": 64, "PAGE": 16}),
}
