# type: ignore
"""Rows are compared with the number of columns: right for square matrices, and where there are more rows than columns,
some are not written; where there are fewer, it writes past the end.

The kind of FlagGems 5.0.2's group norm, whose rows are masked by the channels (docs/FOUND.md).
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def zeroed(y_ptr, rows, cols, BLOCK: tl.constexpr):
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)[:, None]
    c = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)[None, :]
    tl.store(y_ptr + r.to(tl.int64) * cols + c, 0.0, mask=(r < cols) & (c < cols))


@launch(zeroed, BLOCK=32)
def wrong_bound(rows, cols):
    given(rows <= 2**30, cols <= 2**20)
    y = tensor("fp32", rows, cols, written=True)
    return (cdiv(rows, 32), cdiv(cols, 32)), {"y_ptr": y, "rows": rows, "cols": cols}
