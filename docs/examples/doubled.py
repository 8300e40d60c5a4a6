"""An output with a grid that leaves its last block out, and with the right one."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, launch, tensor


@triton.jit
def double_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y_ptr + at, 2 * tl.load(x_ptr + at, mask=at < n), mask=at < n)


@launch(double_kernel, BLOCK=256)
def short(n):
    return (n // 256,), dict(x_ptr=tensor("fp32", n), y_ptr=tensor("fp32", n, written=True), n=n)


@launch(double_kernel, BLOCK=256)
def whole(n):
    return (cdiv(n, 256),), dict(x_ptr=tensor("fp32", n), y_ptr=tensor("fp32", n, written=True), n=n)
