"""Digits of sums in Horner's form: what is proposed of them, and that only what holds is proved by them."""

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import horner, integer, ladder, spans
from tileprove.prover.language.constructors import where
from tileprove.prover.language.idioms import minimum
from tileprove.prover.language.monomials import expanded
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer as number

C, H, W, K = (number(name, 1) for name in "CHWK")
C0, H0, W0, T = (number(name, 0) for name in ("c", "h", "w", "t"))
INSIDE = (C0 < C, H0 < H, W0 < W)
SUM = (C0 * H + H0) * W + W0


@pytest.mark.parametrize(
    ("asked", "digits"),
    [
        (SUM < C * H * W, [W0 < W, H0 < H, C0 < C]),
        (4 * SUM + 3 < 4 * C * H * W, [4 * W0 + 3 < 4 * W, H0 < H, C0 < C]),
        (SUM <= 2**31 - 1, [W0 < W, H0 < H, C0 < C]),
        (SUM >= 0, [W0 >= 0, H0 >= 0, C0 >= 0]),
        (H0 * W + W0 <= 2**31 - 1, [W0 < W, H0 < C * H]),
        (H0 + W0 <= 2**31 - 1, []),
        (W * H0 - H * W0 <= 2**31 - 1, []),
    ],
)
def test_each_digit_has_what_is_left_of_the_product(asked, digits):
    found = horner.proposals((*INSIDE, C * H * W < 2**31), asked)
    assert list(map(margin, found.bounds)) == list(map(margin, digits))


def margin(comparison):
    left, right = comparison.args
    terms = expanded(right - left - int(comparison.op == "lt"))
    return {tuple(sorted(one.payload[0] for one in key)): value for key, value in terms.items()}


def test_what_a_sample_is_against_is_not_proposed():
    assert horner.proposals((C0 < C, H0 <= H, W0 < W, C * H * W < 2**31), SUM < C * H * W) == ([], [])


def ranges(*variables):
    return [one >= one.least for one in variables]


def by_digits(assumptions, goal):
    return integer._by_horner(assumptions, goal, now() + 5.0)


@pytest.mark.parametrize("more", [0, 1])
def test_digits_that_hang_on_conditions(more):
    """The last number that there is room for, and one more."""
    left = where(H0 < 5, H0, H0 - 5)
    known = (H0 < H, minimum(K, H - left) > T, W0 < W, C0 < C, C * H * W < 2**31, *ranges(C, H, W, C0, W0, T))
    goal = (C0 * H + left + T) * W + W0 + more < C * H * W
    assert spans.bounded(known, goal) is None
    found = by_digits(known, goal)
    if more:
        assert found is None
    else:
        assert [step.goal for step in found[0].steps] == [W0 < W, left + T < H, C0 < C]
        outcome = ladder.soon(stated(goal, *known), 1.0)
        assert (outcome.verdict, outcome.engine) == (Verdict.PROVED, "integer")


def test_a_digit_that_is_not_shown_shows_nothing(monkeypatch):
    known = (*INSIDE, C * H * W < 2**31, *ranges(C, H, W, C0, H0, W0))
    monkeypatch.setattr(horner, "proposals", lambda *asked: ([W0 < W, H0 < H - 1, C0 < C], []))  # which is false
    assert by_digits(known, SUM < C * H * W - W) is None
    monkeypatch.undo()
    assert by_digits(known, SUM < C * H * W)
