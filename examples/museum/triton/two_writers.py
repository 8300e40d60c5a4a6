# type: ignore
"""Every program stores its part of a sum to the sum's own place: the last one wins.

The kind of FlagGems 5.0.2's group norm at C = 20, G = 4, where two programs write one element (docs/FOUND.md).
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def parts(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y_ptr, tl.sum(tl.load(x_ptr + at, mask=at < n, other=0.0), axis=0))


@launch(parts, BLOCK=128)
def two_writers(n):
    given(n <= 2**30)
    return (cdiv(n, 128),), {"x_ptr": tensor("fp32", n), "y_ptr": tensor("fp32", 1), "n": n}
