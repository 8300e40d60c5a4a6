"""What kernels promise the compiler; the launches whose names begin with ``not_`` do not keep it."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def row_kernel(x_ptr, n, stride, BLOCK: tl.constexpr):
    start = tl.multiple_of(tl.program_id(0) * stride, 16)
    at = tl.arange(0, BLOCK)
    tl.store(x_ptr + start + at, 1.0, mask=at < n)


@launch(row_kernel, BLOCK=64)
def multiple(rows, n, parts):
    given(n <= 16 * parts, rows * parts < 2**26)
    return (rows,), {"x_ptr": tensor("fp32", rows, n, strides=(16 * parts, 1)), "n": n, "stride": 16 * parts}


@launch(row_kernel, BLOCK=64)
def not_multiple(rows, n):
    given(rows * n < 2**30)
    return (rows,), {"x_ptr": tensor("fp32", rows, n), "n": n, "stride": n}


@triton.jit
def contiguous_kernel(x_ptr, n, m, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    at = tl.max_contiguous(tl.multiple_of(at % m, BLOCK), BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)


@launch(contiguous_kernel, BLOCK=32)
def contiguous(blocks):
    given(blocks < 2**24)
    return (blocks,), {"x_ptr": tensor("fp32", 32 * blocks, shared=True), "n": 32 * blocks, "m": 32 * blocks}


@launch(contiguous_kernel, BLOCK=32)
def not_contiguous(n):
    given(n < 2**30)
    return (cdiv(n, 32),), {"x_ptr": tensor("fp32", n, shared=True), "n": n, "m": n}


@triton.jit
def constant_kernel(x_ptr, n, BLOCK: tl.constexpr, EACH: tl.constexpr, SAID: tl.constexpr):
    at = tl.max_constancy((tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)) // EACH, SAID)
    tl.store(x_ptr + at, 1.0, mask=at < n)


@launch(constant_kernel, BLOCK=32, EACH=8, SAID=4)
def constant(n):
    given(n < 2**27)
    return (cdiv(n, 4),), {"x_ptr": tensor("fp32", n, shared=True), "n": n}


@launch(constant_kernel, BLOCK=32, EACH=4, SAID=8)
def not_constant(n):
    given(n < 2**27)
    return (cdiv(n, 8),), {"x_ptr": tensor("fp32", n, shared=True), "n": n}


@triton.jit
def pointer_kernel(x_ptr, n, stride, BLOCK: tl.constexpr):
    row = tl.multiple_of(x_ptr + tl.program_id(0).to(tl.int64) * stride, 16)
    at = tl.arange(0, BLOCK)
    tl.store(row + at, 1.0, mask=at < n)


@launch(pointer_kernel, BLOCK=64)
def pointer(rows, n, parts):
    given(n <= 4 * parts)
    return (rows,), {"x_ptr": tensor("fp32", rows, n, strides=(4 * parts, 1)), "n": n, "stride": 4 * parts}


@launch(pointer_kernel, BLOCK=64)
def not_pointer(rows, n, parts):
    given(n <= 2 * parts)
    return (rows,), {"x_ptr": tensor("fp32", rows, n, strides=(2 * parts, 1)), "n": n, "stride": 2 * parts}


@triton.jit
def carried_kernel(x_ptr, n, BLOCK: tl.constexpr, STEP: tl.constexpr):
    start = tl.program_id(0) * 0
    for _ in range(0, n):
        start = tl.multiple_of(start, 8)
        at = start + tl.arange(0, BLOCK)
        tl.store(x_ptr + at, 1.0, mask=at < n)
        start += STEP


@launch(carried_kernel, BLOCK=8, STEP=8)
def carried(n):
    given(n < 2**20)
    return (1,), {"x_ptr": tensor("fp32", n), "n": n}


@launch(carried_kernel, BLOCK=8, STEP=12)
def not_carried(n):
    given(n < 2**20)
    return (1,), {"x_ptr": tensor("fp32", n), "n": n}


@triton.jit
def assumed_kernel(x_ptr, n, BLOCK: tl.constexpr):
    if tl.program_id(0) > 0:
        tl.assume(n > BLOCK)
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)


@launch(assumed_kernel, BLOCK=32)
def assumed(n):
    return (cdiv(n, 32),), {"x_ptr": tensor("fp32", n), "n": n}


@launch(assumed_kernel, BLOCK=32)
def not_assumed(n):
    return (cdiv(n, 32) + 1,), {"x_ptr": tensor("fp32", n), "n": n}


@triton.jit
def tile_kernel(x_ptr, n, ld, BM: tl.constexpr, BN: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    at = rows[:, None] * ld + tl.arange(0, BN)[None, :]
    at = tl.max_contiguous(tl.multiple_of(at, (1, 8)), (1, BN))
    tl.store(x_ptr + at, 1.0, mask=(rows[:, None] < n) & (tl.arange(0, BN)[None, :] < ld))


@launch(tile_kernel, BM=16, BN=32)
def tile(n, parts):
    given(n * parts < 2**24)
    x = tensor("fp32", n, 8 * parts, shared=True)
    return (cdiv(n, 16),), {"x_ptr": x, "n": n, "ld": x.stride(0)}


@launch(tile_kernel, BM=16, BN=32)
def not_tile(n, m):
    given(n * m < 2**24)
    x = tensor("fp32", n, m, shared=True)
    return (cdiv(n, 16),), {"x_ptr": x, "n": n, "ld": x.stride(0)}
