# type: ignore
"""The output is written with the stride of the input, a view of longer rows: right only where that is no view.

The kind of AITER's #2900 (../aiter_2900_scale_stride.py).
"""

import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def packed(x_ptr, y_ptr, x_stride, y_stride, cols, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * x_stride + at, mask=at < cols)
    tl.store(y_ptr + row * x_stride + at, x, mask=at < cols)


@launch(packed, BLOCK=64)
def borrowed_stride(rows, cols):
    given(cols <= 64)
    x, y = tensor("fp16", rows, cols, strides=("ld", 1)), tensor("fp16", rows, cols)
    return (rows,), {"x_ptr": x, "y_ptr": y, "x_stride": x.stride(0), "y_stride": y.stride(0), "cols": cols}
