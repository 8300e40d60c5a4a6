"""Launches whose addresses are integers that were floats: `ok_...` is right for all sizes, `bad_...` is not."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def looked_up(table, out, n, BLOCK: tl.constexpr):
    t = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    row = tl.floor(t.to(tl.float32) / 512).to(tl.int32)
    tl.store(out + t, tl.load(table + row, mask=t < n), mask=t < n)


def looking(n, rows):
    return (cdiv(n, 64),), {"table": tensor("fp32", rows), "out": tensor("fp32", n), "n": n}


@launch(looked_up, BLOCK=64)
def ok_below(n):
    given(n <= 2**24)
    return looking(n, cdiv(n, 512))


@launch(looked_up, BLOCK=64)
def bad_one_row_less(n):
    given(n <= 2**24, n > 512)
    return looking(n, (n - 1) // 512)


@launch(looked_up, BLOCK=64)
def bad_beyond(n):
    given(n <= 2**26)
    return looking(n, cdiv(n, 512))


@triton.jit
def wholes(table, out, n, BLOCK: tl.constexpr):
    t = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    row = t.to(tl.float32).to(tl.int32)
    tl.store(out + t, tl.load(table + row, mask=t < n), mask=t < n)


@launch(wholes, BLOCK=1)
def ok_to_the_last(n):
    given(n <= 2**24 + 1)  # the last is 2^24
    return (n,), looking(n, n)[1]


@launch(wholes, BLOCK=1)
def bad_after_the_last(n):
    given(n <= 2**24 + 2)  # 2^24 + 1 is 2^24 as a float: another element
    return (n,), looking(n, n)[1]


@triton.jit
def towards_zero(table, out, n, BLOCK: tl.constexpr):
    t = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    at = ((t - n).to(tl.float32) * 0.25).to(tl.int32)
    tl.store(out + t, tl.load(table - at, mask=t < n), mask=t < n)


@launch(towards_zero, BLOCK=64)
def ok_towards_zero(n):
    given(n <= 2**20)
    return looking(n, n // 4 + 1)


@launch(towards_zero, BLOCK=64)
def bad_towards_zero(n):
    given(n <= 2**20, n >= 4)
    return looking(n, n // 4)


@triton.jit
def thirds(table, out, n, BLOCK: tl.constexpr):
    t = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    row = tl.floor(t.to(tl.float32) / 3).to(tl.int32)
    tl.store(out + t, tl.load(table + row, mask=t < n), mask=t < n)


@launch(thirds, BLOCK=64)
def bad_thirds(n):  # nothing is known of what is no power of two
    given(n <= 2**20)
    return looking(n, n)
