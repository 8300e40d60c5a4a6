"""Rows that are doubled with 32-bit offsets: right for tensors of at most 2^31 elements."""

import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def wide_kernel(x_ptr, stride, n_cols, BLOCK: tl.constexpr):
    at = x_ptr + tl.program_id(0) * stride + tl.arange(0, BLOCK)
    mask = tl.arange(0, BLOCK) < n_cols
    tl.store(at, 2 * tl.load(at, mask=mask), mask=mask)


@launch(wide_kernel, BLOCK=1024)
def wide(rows, cols):
    given(cols <= 1024)
    return (rows,), dict(x_ptr=tensor("fp16", rows, cols), stride=cols, n_cols=cols)
