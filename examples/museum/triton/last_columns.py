# type: ignore
"""The rows of a tile are masked and its columns are not: the last block of a row reads the next row's.

The kind of DeepGEMM's b0d6481 (../deepgemm_b0d6481_partial_row.py) and of mlstm-kernels (docs/FOUND.md).
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def negated(x_ptr, y_ptr, rows, cols, BLOCK: tl.constexpr):
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)[:, None]
    c = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)[None, :]
    at = r.to(tl.int64) * cols + c
    x = tl.load(x_ptr + at, mask=r < rows)
    tl.store(y_ptr + at, -x, mask=(r < rows) & (c < cols))


@launch(negated, BLOCK=32)
def last_columns(rows, cols):
    given(rows <= 2**30, cols <= 2**20)
    x, y = tensor("fp32", rows, cols), tensor("fp32", rows, cols)
    return (cdiv(rows, 32), cdiv(cols, 32)), {"x_ptr": x, "y_ptr": y, "rows": rows, "cols": cols}
