# type: ignore
"""A program covers 512 elements and the grid counts 256: the programs past the end are masked until their offset wraps.

The kind of bitsandbytes 0.50.2's 4-bit kernels (docs/FOUND.md) and of its #1784 (../bitsandbytes_1784_rounded_bound.py).
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, launch, tensor


@triton.jit
def halves(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * 2 * BLOCK + tl.arange(0, 2 * BLOCK)
    tl.store(y_ptr + at, tl.load(x_ptr + at, mask=at < n) * 0.5, mask=at < n)


@launch(halves, BLOCK=256)
def twice_the_grid(n):
    return (cdiv(n, 256),), {"x_ptr": tensor("fp16", n), "y_ptr": tensor("fp16", n), "n": n}
