"""A sum over all blocks before, which waits for their status."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def look_back(x, out, sums, status, n, BLOCK: tl.constexpr):
    at = tl.program_id(0)
    t = at * BLOCK + tl.arange(0, BLOCK)
    own = tl.sum(tl.load(x + t, mask=t < n, other=0))
    tl.store(sums + at, own)
    tl.atomic_xchg(status + at, 1, sem="release")
    before = 0
    look = at - 1
    while look >= 0:
        flag = tl.atomic_add(status + look, 0, sem="acquire")
        while flag == 0:
            flag = tl.atomic_add(status + look, 0, sem="acquire")
        before += tl.load(sums + look, volatile=True)
        if flag == 2:
            look = -1
        else:
            look -= 1
    tl.store(out + t, tl.load(x + t, mask=t < n) + before, mask=t < n)
    tl.store(sums + at, before + own)  # pyright: ignore[reportOperatorIssue]


@launch(look_back, BLOCK=64)
def ok_look(n):
    given(n < 2**30)
    return (cdiv(n, 64),), {
        "x": tensor("int32", n),
        "out": tensor("int32", n),
        "sums": tensor("int32", cdiv(n, 64)),
        "status": tensor("int32", cdiv(n, 64)),
        "n": n,
    }


@triton.jit
def spin(x, out, status, n, BLOCK: tl.constexpr):
    at = tl.program_id(0)
    t = at * BLOCK + tl.arange(0, BLOCK)
    if at > 0:
        while tl.load(status + at - 1, volatile=True) == 0:
            pass
    tl.store(out + t, tl.load(x + t, mask=t < n), mask=t < n)
    tl.store(status + at, 1)


@launch(spin, BLOCK=64)
def ok_spin(n):
    given(n < 2**30)
    return (cdiv(n, 64),), {
        "x": tensor("int32", n),
        "out": tensor("int32", n),
        "status": tensor("int32", cdiv(n, 64)),
        "n": n,
    }
