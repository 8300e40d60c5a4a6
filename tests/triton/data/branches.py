"""Branches and masks that hang on a float, where an access needs them and where it does not."""

import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def after_branch(x, y, n):
    value = tl.load(x)
    if value > 0.0:
        tl.store(y, 1.0)
    tl.store(y + n, 2.0)


@triton.jit
def before_return(x, y, n):
    value = tl.load(x)
    if n > 5:
        if value > 0.0:
            tl.store(y, 1.0)
        tl.store(y + n, 1.0)
        return
    tl.store(y, 2.0)


@triton.jit
def in_branch(x, y, n):
    if tl.load(x) > 0.0:
        tl.store(y + n, 1.0)


def one_more(n):
    return (1,), {"x": tensor("fp32", 1), "y": tensor("fp32", n), "n": n}


@launch(after_branch)
def needless(n):
    return one_more(n)


@launch(before_return)
def needless_return(n):
    return one_more(n)


@launch(in_branch)
def needed(n):
    return one_more(n)
