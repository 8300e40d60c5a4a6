"""A number whose short formula is plainly wrong has no step that says where it is right, and is not taken to be right.

It was: unbounded integers made -2^31 of the constant 2^31 without a sign, and a small quotient of what is below zero in
every lane.
"""

from __future__ import annotations

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402

from tileprove.triton import check, tensor  # noqa: E402


@triton.jit
def divided(t, out):
    tl.store(out + 1 + tl.load(t) // 2147483648, 1.0)  # 1 and 1: element 2


@triton.jit
def below_zero(t, out):
    high = (tl.arange(0, 16) - 20).to(tl.uint32) // 268435456  # 15 in each lane
    tl.store(out + high, 1.0)


@triton.jit
def masked(t, out):
    high = (tl.arange(0, 16) - 20).to(tl.uint32) // 268435456
    tl.store(out + tl.arange(0, 16), 1.0, mask=high > 14)


def verdicts(kernel, elements: int) -> set[Verdict]:
    def build():
        return (1,), {"t": tensor("uint32", 1, values=(2**31, 2**32)), "out": tensor("fp32", elements, shared=True)}

    answers = check(kernel, build, jobs=1, seconds=30, attack=0).answers
    return {answer.verdict for answer in answers if answer.name.startswith("store")}


@pytest.mark.parametrize(("kernel", "elements"), [(divided, 2), (below_zero, 1), (masked, 15)])
def test_it_is_not_proved_that_nothing_wraps(kernel, elements: int):
    assert verdicts(kernel, elements) == {Verdict.REFUTED}


def test_a_constant_without_a_sign_is_no_wrap():
    assert verdicts(divided, 3) == {Verdict.PROVED}
