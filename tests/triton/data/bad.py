"""The same with a slip each; the name of a launch says which one."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def add_kernel(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n)
    tl.store(out_ptr + offsets, x)


@launch(add_kernel, BLOCK=1024)
def no_mask(n):
    return (cdiv(n, 1024),), {"x_ptr": tensor("fp32", n), "out_ptr": tensor("fp32", n), "n": n}


@triton.jit
def one_off_kernel(x_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offsets, 1.0, mask=offsets <= n)


@launch(one_off_kernel, BLOCK=256)
def one_off(n):
    return (cdiv(n, 256),), {"x_ptr": tensor("fp32", n), "n": n}


@triton.jit
def rows_kernel(x_ptr, stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    tl.store(x_ptr + row * stride + cols, 1.0, mask=cols < n_cols)


@launch(rows_kernel, BLOCK=1024)
def wraps(rows, cols):
    x = tensor("fp16", rows, cols)
    return (rows,), {"x_ptr": x, "stride": x.stride(0), "n_cols": cols}


@launch(rows_kernel, BLOCK=1024)
def wrong_stride(rows, cols, pad):
    x = tensor("fp16", rows, cols)
    return (rows,), {"x_ptr": x, "stride": x.stride(0) + pad, "n_cols": cols}


@launch(rows_kernel, BLOCK=1024)
def one_program_more(rows, cols):
    x = tensor("fp16", rows, cols)
    return (rows + 1,), {"x_ptr": x, "stride": x.stride(0), "n_cols": cols}


@triton.jit
def gather_kernel(table_ptr, index_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    index = tl.load(index_ptr + at, mask=mask, other=0)
    tl.store(out_ptr + at, tl.load(table_ptr + index, mask=mask), mask=mask)


@launch(gather_kernel, BLOCK=256)
def beyond_table(n, entries):
    index = tensor("int64", n, values=(0, entries + 1))
    return (cdiv(n, 256),), {
        "table_ptr": tensor("fp32", entries), "index_ptr": index, "out_ptr": tensor("fp32", n), "n": n
    }  # fmt: skip


@triton.jit
def loop_kernel(x_ptr, n, BLOCK: tl.constexpr):
    pointers = x_ptr + tl.arange(0, BLOCK)
    for _ in range(0, tl.cdiv(n, BLOCK)):
        tl.store(pointers, 1.0)
        pointers += BLOCK


@launch(loop_kernel, BLOCK=32)
def last_round(n):
    return (1,), {"x_ptr": tensor("fp32", n), "n": n}


@triton.jit
def divide_kernel(x_ptr, n, groups, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=(at < n) & (at % (groups - 1) == 0))


@launch(divide_kernel, BLOCK=32)
def by_zero(n, groups):
    return (cdiv(n, 32),), {"x_ptr": tensor("fp32", n), "n": n, "groups": groups}


@triton.jit
def early_kernel(x_ptr, n, BLOCK: tl.constexpr):
    first = tl.program_id(0) * BLOCK
    if first > n:  # one too late
        return
    tl.store(x_ptr + first, 1.0)


@launch(early_kernel, BLOCK=32)
def late_return(n):
    return (cdiv(n, 32) + 1,), {"x_ptr": tensor("fp32", n), "n": n}


@triton.jit
def sums_kernel(x_ptr, out_ptr, n, parts, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    part = tl.program_id(1)
    at = part * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row.to(tl.int64) * n + at, mask=at < n, other=0.0)
    tl.store(out_ptr + row, tl.sum(x, axis=0))


@launch(sums_kernel, BLOCK=128)
def written_twice(rows, n):
    given(n <= 2**30)
    return (rows, cdiv(n, 128)), {
        "x_ptr": tensor("fp32", rows, n), "out_ptr": tensor("fp32", rows), "n": n, "parts": cdiv(n, 128)
    }  # fmt: skip


@launch(sums_kernel, BLOCK=128)
def same_value(rows, n):
    given(n <= 2**30)
    return (rows, cdiv(n, 128)), {
        "x_ptr": tensor("fp32", rows, n), "out_ptr": tensor("fp32", rows, shared=True), "n": n, "parts": cdiv(n, 128)
    }  # fmt: skip


@triton.jit
def neighbours_kernel(x_ptr):
    pid = tl.program_id(0)
    tl.store(x_ptr + pid, 1.0)
    tl.store(x_ptr + pid + 1, 2.0)


@launch(neighbours_kernel)
def neighbours(n):
    return (n,), {"x_ptr": tensor("fp32", n + 1)}


@triton.jit
def described_kernel(x_ptr, M, N, BM: tl.constexpr, BN: tl.constexpr):
    x = tl.make_tensor_descriptor(x_ptr, shape=[M, N], strides=[N, 1], block_shape=[BM, BN])
    x.store([tl.program_id(0) * BM, 0], tl.zeros((BM, BN), dtype=tl.float16))


@launch(described_kernel, BM=32, BN=32)
def described_too_large(M, N):
    given(N % 16 == 0)
    return (cdiv(M, 32),), {"x_ptr": tensor("fp16", M, N), "M": M + 1, "N": N}


@triton.jit
def column_kernel(x_ptr, pairs_ptr):
    tl.store(x_ptr + tl.load(pairs_ptr + 2 * tl.program_id(0) + 1), 1.0)


@launch(column_kernel)
def wrong_column(n, m):
    given(n <= 2**20)
    pairs = tensor("int32", n, 2, values=[(0, m), (0, m + 1)])
    return (n,), {"x_ptr": tensor("fp32", m, shared=True), "pairs_ptr": pairs}


@launch(one_off_kernel, BLOCK=256)
def never_launched(n):
    given(n < 1)
    return (cdiv(n, 256),), {"x_ptr": tensor("fp32", n), "n": n}


@launch(one_off_kernel, BLOCK=256)
def never_fits(n):
    given(n >= 2**31)  # and is passed with 32 bits
    return (cdiv(n, 256),), {"x_ptr": tensor("fp32", n + 1), "n": n}


@triton.jit
def parts_kernel(x_ptr, D: tl.constexpr, BD: tl.constexpr):
    at = tl.program_id(1) * BD + tl.arange(0, BD)
    tl.store(x_ptr + tl.program_id(0) * D + at, 1.0)


@launch(parts_kernel, BD=16)
def no_mask_for_some_constexpr(rows, D):
    given(rows * D <= 2**20)
    return (rows, cdiv(D, 16)), {"x_ptr": tensor("fp16", rows, D), "D": D}


from good import _table, table_kernel  # noqa: E402


@launch(table_kernel, COPY=True, OVER=1, BM=32, BN=64)
def scatters_a_row_too_many(M, N, count):
    return _table(M, N, count)


@launch(table_kernel, COPY=False, OVER=0, BM=32, BN=64)
def scatters_to_rows_of_two_programs(M, N, count):
    return _table(M, N, count)
