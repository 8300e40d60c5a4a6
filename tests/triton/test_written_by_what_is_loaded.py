"""Every element is written by one store or another, as what is loaded decides: of one lane the same, of two lanes not."""

from __future__ import annotations

import pytest

pytest.importorskip("triton")

import triton
import triton.language as tl
from tileprove.prover.language.obligations import Verdict

from tileprove.triton import cdiv, check, tensor


@triton.jit
def by_one_lane(t, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(t + i, mask=i < n, other=0)
    tl.store(out + i, 1.0, mask=(i < n) & (v == 0))
    tl.store(out + i, 2.0, mask=(i < n) & (v != 0))


@triton.jit
def by_two_lanes(t, out, n, BLOCK: tl.constexpr):
    """Element i is written by lane i or by lane i - 1, each of which asks its own number."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(t + i, mask=i < n, other=0)
    tl.store(out + i, 1.0, mask=(i < n) & ((v == 0) | (i == 0)))
    tl.store(out + i + 1, 1.0, mask=(i < n) & ((v != 0) | (i == n - 1)))


def one(n):
    out = tensor("fp32", n, written=True, shared=True)
    return (cdiv(n, 16),), {"t": tensor("int32", n), "out": out, "n": n}


def two(n):
    out = tensor("fp32", n + 1, written=True, shared=True)
    return (cdiv(n, 16),), {"t": tensor("int32", n), "out": out, "n": n}


def said(kernel, build, **more) -> Verdict:
    found = check(kernel, build, BLOCK=16, **more)
    return next(answer.verdict for answer in found.answers if answer.name.startswith("written"))


def test_one_lane_loads_one_number():
    assert said(by_one_lane, one) is Verdict.PROVED


def test_two_lanes_load_two_numbers():
    assert said(by_two_lanes, two, attack=0) is not Verdict.PROVED
