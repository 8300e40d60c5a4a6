# type: ignore
"""A program has one block for its row, however long the row is: the rest of it is not written.

The kind of Composable Kernel's #616 or ggml's #11323: what only the host can promise (../ggml_11323_diag_mask_grid.py).
"""

import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def summed(x_ptr, y_ptr, cols, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * cols + at, mask=at < cols, other=0.0)
    tl.store(y_ptr + row * cols + at, x / tl.sum(x, axis=0), mask=at < cols)


@launch(summed, BLOCK=256)
def one_block(rows, cols):
    x, y = tensor("fp32", rows, cols), tensor("fp32", rows, cols, written=True)
    return (rows,), {"x_ptr": x, "y_ptr": y, "cols": cols}
