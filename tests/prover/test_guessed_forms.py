"""What one iteration makes of a number, and which closed form is guessed of that: right where it is one, and none else."""

from __future__ import annotations

import pytest
from tileprove.prover.guessing.closed_forms import Down, Powers, Round, Up, scale, up
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, const, integer

X, Y, T = integer("x", -(2**31), 2**31), integer("y", -(2**31), 2**31), integer("t", 0)


def less(by: int, left: Term = X) -> Term:
    """What a `range` does to the number of what is left, so many times."""
    for _ in range(by):
        left = left + where(left > 0, -1, 0)
    return left


def value(term: Term, **at: int) -> int:
    return python.evaluate(at, term)[0]


@pytest.mark.parametrize("by", [1, 2, 4])
@pytest.mark.parametrize("start", [-3, 0, 1, 3, 4, 5, 30])
def test_what_goes_down_to_0_is_what_iterations_make(by: int, start: int):
    form = scale("x", const(start), X, less(by), 32)
    assert form == Down("x", by)
    own = start
    for turn in range(40):
        assert value(form.value([const(start)], const(turn))) == own
        own = value(less(by), x=own)


@pytest.mark.parametrize("after", [
    X - 1, X + where(X >= 0, -1, 0), X + where(X > 1, -1, 0), X + where(X > 0, -1, 1), where(X > 3, X - 4, X), less(1, Y),
    where(X > 0, X - 1, 0),
])  # fmt: skip
def test_what_goes_on_or_stays_otherwise_is_not(after: Term):
    assert not isinstance(scale("x", const(9), X, after, 32), Down)


def test_what_grows_meanwhile():
    form = up(("y", "x"), Y, X, Y + X - less(4))
    assert form == Up(("y", "x"), 4)
    own, left = 7, 9
    for turn in range(5):
        assert value(form.value([const(7), const(9)], const(turn))) == own
        own, left = own + left - value(less(4), x=left), value(less(4), x=left)


@pytest.mark.parametrize(
    "after", [Y + 1, Y + where(X > 0, 2, 0), Y + where(X >= 0, 1, 0), 2 * Y + X - less(1), X - less(1)]
)
def test_what_grows_by_something_else_does_not(after: Term):
    assert up(("y", "x"), Y, X, after) is None


def test_the_others_are_still_seen():
    assert scale("x", const(1), X, X + X, 32) == Powers("x", doubled=True)
    assert scale("x", const(0), X, where(X > 2, 0, X + 1), 32) == Round("x", 4)
