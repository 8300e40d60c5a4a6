# type: ignore
"""The grid is a quotient that is rounded down: what is left after the last whole block is written by nobody.

The kind of Composable Kernel's #938 (../composable_kernel_938_k_tail.py).
"""

import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def filled(y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y_ptr + at, 1.0, mask=at < n)


@launch(filled, BLOCK=128)
def short_grid(n):
    given(n <= 2**30)
    return (n // 128,), {"y_ptr": tensor("fp32", n, written=True), "n": n}
