"""A power of two with any exponent is not 0, as what divides by it wants; what is no power, or has no value, may be."""

from __future__ import annotations

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer
from tileprove.prover.language.constructors import binary, either, where
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term
from tileprove.prover.language.terms import integer as variable

S, T, ANY = variable("s"), variable("t", 0, 32), variable("any", None)


def power(amount: Term, of: int = 1) -> Term:
    return binary("shl", of, amount)


CLAMPED, SIGNED = where(S <= 30, S, 31), where(ANY <= 30, ANY, 31)


@pytest.mark.parametrize(("goal", "right"), [
    (power(CLAMPED) != 0, True),
    (power(CLAMPED) != 1, False),
    (T // power(CLAMPED) <= 31, True),
    (T // power(CLAMPED) <= 30, False),
    (T % power(CLAMPED) != 32, True),
    (either(ANY < 0, power(SIGNED) != 0), True),
    (either(ANY < -1, power(SIGNED) != 0), False),
    (power(SIGNED) != 0, False),
    (power(where(S <= 30, S, 30 - S)) != 0, False),
    (where(S >= 5, T // power(where(S <= 35, S - 5, 31)), T) <= 31, True),
    (where(S >= 4, T // power(where(S <= 35, S - 5, 31)), T) <= 31, False),
])  # fmt: skip
def test_a_power_is_not_zero(goal: Term, right: bool):
    found = integer.decide(stated(goal), now() + 5)
    assert (found.verdict is Verdict.PROVED) is right, found.detail
