# type: ignore
"""A difference of neighbours reads one element past the end: the mask is that of the element, not of its neighbour.

The kind of sageattention 1.0.6's K_scale, one past the end where the blocks are odd in number (docs/FOUND.md).
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def differences(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    here = tl.load(x_ptr + at, mask=at < n, other=0)
    right = tl.load(x_ptr + at + 1, mask=at < n, other=0)
    tl.store(y_ptr + at, right - here, mask=at < n - 1)


@launch(differences, BLOCK=128)
def halo(n):
    given(n <= 2**30)
    return (cdiv(n, 128),), {"x_ptr": tensor("int32", n), "y_ptr": tensor("int32", n), "n": n}
