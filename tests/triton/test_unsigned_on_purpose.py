"""Hashes in uint32 wrap on purpose: of what is read modulo 2^32, by `%`, `>>` and comparisons without a sign, the bits
count. A product that is the address itself, or is divided, still may not wrap. Of each right launch there is a wrong twin.
"""

from __future__ import annotations

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from for_one import said  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402

from tileprove.triton import given, tensor  # noqa: E402

PROVED, WRONG = Verdict.PROVED, None
GOLDEN = 2654435769


@triton.jit
def modulo(p, n, m, K: tl.constexpr):
    tl.store(p + (tl.program_id(0).to(tl.uint32) * K + 12345) % m.to(tl.uint32), 1)


@triton.jit
def upper(p, n, m, K: tl.constexpr):
    tl.store(p + ((tl.program_id(0).to(tl.uint32) * K) >> 28), 1)


@triton.jit
def carried(p, n, m, K: tl.constexpr):
    state = tl.program_id(0).to(tl.uint32)
    for _ in range(10):
        state = state * 1664525 + 1013904223
        tl.store(p + (state >> 28), 1)


@triton.jit
def compared(p, n, m, K: tl.constexpr):
    at = tl.program_id(0) - 5
    tl.store(p + at, 1, mask=at.to(tl.uint32) < m.to(tl.uint32))


@triton.jit
def divided(p, n, m, K: tl.constexpr):
    tl.store(p + (tl.program_id(0).to(tl.uint32) * 65536) // 65536, 1)


@triton.jit
def itself(p, n, m, K: tl.constexpr):
    tl.store(p + tl.program_id(0).to(tl.uint32) * 65536, 1)


@triton.jit
def before(p, n, m, K: tl.constexpr):
    tl.store(p + (tl.program_id(0).to(tl.uint32) - 1), 1)  # 2^32 - 1 in program 0


@triton.jit
def shifted_before(p, n, m, K: tl.constexpr):
    tl.store(p + ((tl.program_id(0).to(tl.uint32) - 1) >> 1), 1)


@triton.jit
def after_the_first(p, n, m, K: tl.constexpr):
    at = tl.program_id(0).to(tl.uint32)
    tl.store(p + ((at - 1) >> 1), 1, mask=at > 0)


def launched(size, most):
    def build(n, m):
        given(n >= 2, m >= 2, n <= most)
        return (n,), {"p": tensor("int32", size(n, m), shared=True), "n": n, "m": m, "K": GOLDEN}

    return build


@pytest.mark.parametrize(
    ("kernel", "size", "verdict"),
    [
        (modulo, lambda n, m: m, PROVED),
        (modulo, lambda n, m: m - 1, WRONG),
        (upper, lambda n, m: 16, PROVED),
        (upper, lambda n, m: 15, WRONG),
        (carried, lambda n, m: 16, PROVED),
        (divided, lambda n, m: n, WRONG),  # from program 65536 it begins anew
        (itself, lambda n, m: 65536 * n, WRONG),
    ],
)
def test_what_wraps_on_purpose(kernel, size, verdict):
    found = said(kernel, launched(size, 2**31 - 1))
    assert (found["store"] == {PROVED}) == (verdict is PROVED)


@pytest.mark.parametrize(
    ("kernel", "verdict"),
    [(before, Verdict.REFUTED), (shifted_before, Verdict.REFUTED), (after_the_first, PROVED)],
)
def test_what_is_outside_because_it_wraps_is_refuted(kernel, verdict):
    assert said(kernel, launched(lambda n, m: n, 2**20))["store"] == {verdict}


def test_a_guard_without_a_sign_is_of_bits():
    """What is negative with a sign is a large number without, and is left out."""
    assert said(compared, launched(lambda n, m: m, 2**20))["store"] == {PROVED}
    assert said(compared, launched(lambda n, m: m - 1, 2**20))["store"] != {PROVED}
