"""Launches that claim that every element is written; those whose names begin with ``not_`` leave some out."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def fill_kernel(y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y_ptr + at, 1.0, mask=at < n)


@launch(fill_kernel, BLOCK=64)
def fill(n):
    return (cdiv(n, 64),), {"y_ptr": tensor("fp32", n, written=True), "n": n}


@launch(fill_kernel, BLOCK=64)
def fill_whole_blocks(n):
    given(n % 64 == 0)
    return (n // 64,), {"y_ptr": tensor("fp32", n, written=True), "n": n}


@launch(fill_kernel, BLOCK=64)
def fill_rows_as_one(rows, cols):
    given(rows * cols < 2**31)
    return (cdiv(rows * cols, 64),), {"y_ptr": tensor("fp32", rows, cols, written=True), "n": rows * cols}


@launch(fill_kernel, BLOCK=64)
def not_the_last_block(n):
    return (n // 64,), {"y_ptr": tensor("fp32", n, written=True), "n": n}


@launch(fill_kernel, BLOCK=64)
def not_behind_the_mask(n):
    return (cdiv(n, 64),), {"y_ptr": tensor("fp32", n, written=True), "n": n - 1}


@triton.jit
def tile_kernel(y_ptr, M, N, ld, BM: tl.constexpr, BN: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    cols = tl.program_id(1) * BN + tl.arange(0, BN)
    at = rows[:, None].to(tl.int64) * ld + cols[None, :]
    tl.store(y_ptr + at, 1.0, mask=(rows[:, None] < M) & (cols[None, :] < N))


@launch(tile_kernel, BM=16, BN=16)
def tile(M, N):
    given(M <= 2**30, N <= 2**20)
    y = tensor("fp32", M, N, strides=("ld", 1), written=True, shared=True)
    return (cdiv(M, 16), cdiv(N, 16)), {"y_ptr": y, "M": M, "N": N, "ld": y.stride(0)}


@launch(tile_kernel, BM=16, BN=16)
def not_for_a_wrong_stride(M, N):
    given(M <= 2**30, N <= 2**20)
    y = tensor("fp32", M, N, alloc=2 * M * N, written=True, shared=True)
    return (cdiv(M, 16), cdiv(N, 16)), {"y_ptr": y, "M": M, "N": N, "ld": 2 * N}


@launch(tile_kernel, BM=16, BN=16)
def not_when_axes_are_exchanged(M, N):
    given(M <= 2**20, N <= 2**20)
    y = tensor("fp32", M, N, written=True, shared=True)
    return (cdiv(N, 16), cdiv(M, 16)), {"y_ptr": y, "M": M, "N": N, "ld": N}


@triton.jit
def loop_kernel(y_ptr, ld, n, BLOCK: tl.constexpr, STEP: tl.constexpr):
    y_ptr += tl.program_id(0).to(tl.int64) * ld
    for start in range(0, n, STEP):
        cols = start + tl.arange(0, BLOCK)
        tl.store(y_ptr + cols, 1.0, mask=cols < n)


@launch(loop_kernel, BLOCK=32, STEP=32)
def loop(rows, n):
    given(n <= 2**30)
    y = tensor("fp32", rows, n, written=True)
    return (rows,), {"y_ptr": y, "ld": y.stride(0), "n": n}


@launch(loop_kernel, BLOCK=32, STEP=64)
def not_every_second_block(rows, n):
    given(n <= 2**30)
    y = tensor("fp32", rows, n, written=True)
    return (rows,), {"y_ptr": y, "ld": y.stride(0), "n": n}


@triton.jit
def persistent_kernel(y_ptr, M, N, tiles, BM: tl.constexpr, BN: tl.constexpr):
    tiles_n = tl.cdiv(N, BN)
    for number in range(tl.program_id(0), tiles, tl.num_programs(0)):
        rows = number // tiles_n * BM + tl.arange(0, BM)
        cols = number % tiles_n * BN + tl.arange(0, BN)
        at = rows[:, None].to(tl.int64) * N + cols[None, :]
        tl.store(y_ptr + at, 1.0, mask=(rows[:, None] < M) & (cols[None, :] < N))


@launch(persistent_kernel, BM=8, BN=8)
def persistent(M, N, programs):
    tiles = cdiv(M, 8) * cdiv(N, 8)
    given(M <= 2**30, N <= 2**20, tiles < 2**30, programs <= 2**20)
    return (programs,), {"y_ptr": tensor("fp32", M, N, written=True, shared=True), "M": M, "N": N, "tiles": tiles}


@launch(persistent_kernel, BM=8, BN=8)
def not_the_last_tile(M, N, programs):
    tiles = cdiv(M, 8) * cdiv(N, 8) - 1
    given(M <= 2**30, N <= 2**20, tiles < 2**30, programs <= 2**20)
    return (programs,), {"y_ptr": tensor("fp32", M, N, written=True, shared=True), "M": M, "N": N, "tiles": tiles}


@triton.jit
def grouped_kernel(c_ptr, M, N, BM: tl.constexpr, BN: tl.constexpr, GROUP: tl.constexpr, LESS: tl.constexpr):
    pid = tl.program_id(0)
    num_m = tl.cdiv(M, BM)
    num_n = tl.cdiv(N, BN)
    group = pid // (GROUP * num_n)
    first = group * GROUP
    size = min(num_m - first, GROUP - LESS)
    rows = (first + pid % (GROUP * num_n) % size) * BM + tl.arange(0, BM)
    cols = pid % (GROUP * num_n) // size * BN + tl.arange(0, BN)
    at = rows[:, None].to(tl.int64) * N + cols[None, :]
    tl.store(c_ptr + at, 1.0, mask=(rows[:, None] < M) & (cols[None, :] < N))


@launch(grouped_kernel, BM=16, BN=16, GROUP=8, LESS=0)
def grouped(M, N):
    given(M <= 2**30, N <= 2**30)
    c = tensor("fp32", M, N, written=True, shared=True)
    return (cdiv(M, 16) * cdiv(N, 16),), {"c_ptr": c, "M": M, "N": N}


@launch(grouped_kernel, BM=16, BN=16, GROUP=4, LESS=1)
def not_when_groups_are_smaller(M, N):
    given(M <= 2**30, N <= 2**30)
    c = tensor("fp32", M, N, written=True, shared=True)
    return (cdiv(M, 16) * cdiv(N, 16),), {"c_ptr": c, "M": M, "N": N}


@triton.jit
def halves_kernel(y_ptr, n, BLOCK: tl.constexpr, AT: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    if tl.program_id(0) * BLOCK + BLOCK <= n:
        tl.store(y_ptr + at, 1.0)
    elif tl.program_id(0) >= AT:
        tl.store(y_ptr + at, 2.0, mask=at < n)


@launch(halves_kernel, BLOCK=64, AT=0)
def halves(n):
    given(n < 2**30)
    return (cdiv(n, 64),), {"y_ptr": tensor("fp32", n, written=True, shared=True), "n": n}


@launch(halves_kernel, BLOCK=64, AT=1)
def not_in_the_first_program(n):
    given(n < 2**30)
    return (cdiv(n, 64),), {"y_ptr": tensor("fp32", n, written=True, shared=True), "n": n}


@triton.jit
def turned_kernel(y_ptr, rows, cols, BLOCK: tl.constexpr, UP: tl.constexpr, BACK: tl.constexpr, LAST: tl.constexpr):
    row = tl.program_id(0)
    col = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    to_row = rows - 1 - row if UP else row
    to_col = cols - 1 - col if BACK else col
    tl.store(y_ptr + to_row * cols + to_col, 1.0, mask=col < cols - LAST)


@launch(turned_kernel, BLOCK=64, UP=False, BACK=True, LAST=0)
def mirrored(rows, cols):
    given(rows * cols < 2**30)
    return (rows, cdiv(cols, 64)), {"y_ptr": tensor("fp32", rows, cols, written=True), "rows": rows, "cols": cols}


@launch(turned_kernel, BLOCK=64, UP=True, BACK=False, LAST=0)
def upside_down(rows, cols):
    given(rows * cols < 2**30)
    return (rows, cdiv(cols, 64)), {"y_ptr": tensor("fp32", rows, cols, written=True), "rows": rows, "cols": cols}


@launch(turned_kernel, BLOCK=64, UP=True, BACK=True, LAST=0)
def turned_around(rows, cols):
    given(rows * cols < 2**30)
    return (rows, cdiv(cols, 64)), {"y_ptr": tensor("fp32", rows, cols, written=True), "rows": rows, "cols": cols}


@launch(turned_kernel, BLOCK=64, UP=False, BACK=True, LAST=1)
def not_the_first_column(rows, cols):
    given(rows * cols < 2**30)
    return (rows, cdiv(cols, 64)), {"y_ptr": tensor("fp32", rows, cols, written=True), "rows": rows, "cols": cols}


@triton.jit
def scatter_kernel(y_ptr, index_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    index = tl.load(index_ptr + at, mask=at < n, other=0)
    tl.store(y_ptr + index, 1.0, mask=at < n)


@launch(scatter_kernel, BLOCK=64)
def scattered(n):
    index = tensor("int32", n, values=(0, n), distinct=True)
    return (cdiv(n, 64),), {"y_ptr": tensor("fp32", n, written=True, shared=True), "index_ptr": index, "n": n}


@triton.jit
def add_kernel(y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(y_ptr + at, 1.0, mask=at < n)


@launch(add_kernel, BLOCK=64)
def added(n):
    return (cdiv(n, 64),), {"y_ptr": tensor("fp32", n, written=True), "n": n}
