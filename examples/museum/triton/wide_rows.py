# type: ignore
"""A row's number times its stride has 32 bits: from 2^31 elements on, the row is before the tensor.

The kind of AITER's #4244 (../aiter_4244_voffset.py) and of Liger-Kernel's group norm (docs/TRITON.md).
"""

import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def scaled(x_ptr, y_ptr, stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride + cols)
    tl.store(y_ptr + row.to(tl.int64) * BLOCK + cols, 2 * x)


@launch(scaled, BLOCK=256)
def wide_rows(rows):
    return (rows,), {"x_ptr": tensor("fp16", rows, 256), "y_ptr": tensor("fp16", rows, 256), "stride": 256}
