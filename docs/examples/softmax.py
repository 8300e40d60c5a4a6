"""A softmax over rows as a first version has it, and as it is right, each with its launch."""

import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def softmax_kernel(x_ptr, y_ptr, x_stride, y_stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * x_stride + cols, mask=cols < n_cols, other=-float("inf"))
    x = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * y_stride + cols, x / tl.sum(x, axis=0))


@launch(softmax_kernel, BLOCK=1024)
def first(rows, cols):
    x, y = tensor("fp16", rows, cols), tensor("fp16", rows, cols, strides=("ld", 1))
    return (rows,), dict(x_ptr=x, y_ptr=y, x_stride=x.stride(0), y_stride=y.stride(0), n_cols=cols)


@triton.jit
def softmax_kernel_64(x_ptr, y_ptr, x_stride, y_stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    cols = tl.arange(0, BLOCK)
    mask = cols < n_cols
    x = tl.load(x_ptr + row * x_stride + cols, mask=mask, other=-float("inf"))
    x = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * y_stride + cols, x / tl.sum(x, axis=0), mask=mask)


@launch(softmax_kernel_64, BLOCK=1024)
def right(rows, cols):
    given(cols <= 1024)  # else the columns behind BLOCK are not written
    x, y = tensor("fp16", rows, cols), tensor("fp16", rows, cols, strides=("ld", 1))
    return (rows,), dict(x_ptr=x, y_ptr=y, x_stride=x.stride(0), y_stride=y.stride(0), n_cols=cols)
