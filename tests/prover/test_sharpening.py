"""Goals with fewer alternatives: what is left out must not be needed, and a proof shows the goal only if it does."""

from __future__ import annotations

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer
from tileprove.prover.engines.search import Search
from tileprove.prover.engines.sharpening import sharpened
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.obligations import Holds
from tileprove.prover.language.terms import Term, as_int
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.proof.closing import Proof, check_proof
from tileprove.prover.proof.multiples import prepared
from tileprove.prover.proof.rules import RuleError

X, Y, D = variable("x", 0, 1 << 40), variable("y", 0, 1 << 40), variable("d", 1, 1 << 20)
EQUAL = where(X % D < Y, X // D, Y) == Y // D
LOW, TOP = X % D >= 0, X % D < D


@pytest.mark.parametrize(
    ("goal", "sharp"),
    [
        (either(TOP, EQUAL), TOP),
        (either(X < 5, TOP, EQUAL), either(X < 5, TOP)),
        (either(X < 5, Y < X % D, EQUAL), None),
        (either(X < 5, X // D < 0, EQUAL), either(X < 5, EQUAL)),
        (either(X < 5, X // D < 1, EQUAL), None),
        (both(either(TOP, EQUAL), X + Y >= X), both(TOP, X + Y >= X)),
        (either(both(LOW, TOP), EQUAL), both(LOW, TOP)),
        (either(X < 5, Y < 5), None),
        (EQUAL, None),
    ],
)
def test_alternatives_that_do_nothing_are_left_out(goal: Term, sharp: Term | None):
    """One that no sample needs, or one that holds at no sample; the nearest that is needed stays."""
    obligation = stated(goal)
    found = sharpened(obligation.assumptions, goal)
    assert found is (goal if sharp is None else sharp)


def shown(formula: Term, goal: Term) -> Proof:
    """A proof of the formula, said to be one of the goal."""
    assumptions, ready, _ = prepared(stated(both(formula, goal)).assumptions, formula)
    assert ready is formula
    root = Search(assumptions, formula, now() + 20, integer.STRATEGIES[0]).run()
    assert root is not None
    return Proof(assumptions, goal, [(formula, root)])


@pytest.mark.parametrize(
    ("formula", "goal", "enough"),
    [
        (TOP, either(TOP, X < 5), True),
        (either(TOP, X < 5), TOP, False),
        (either(TOP, X < 5), either(TOP, X < 6), False),
        (either(TOP, X < 5), either(TOP, X < 5, Y < 5), True),
        (both(X + Y >= X, TOP), either(X < 5, both(X + Y >= X, TOP)), True),
        (TOP, either(X < 5, both(X + Y >= X, TOP)), False),
        (both(X + Y >= X, TOP), both(X + Y >= X, either(TOP, X < 5)), True),
        (both(X + Y >= X, TOP), both(X + Y >= X, X < 5), False),
        (both(X + Y >= X, TOP), X < 5, False),
    ],
)
def test_a_disjunction_is_shown_by_some_of_its_alternatives_only(formula: Term, goal: Term, enough: bool):
    proof = shown(formula, goal)
    if enough:
        check_proof(proof)
    else:
        with pytest.raises(RuleError):
            check_proof(proof)


def test_what_samples_overlook_is_proved_with_the_whole_goal():
    """x = 987654321 is no sample; only there the equality is needed."""
    hidden = as_int(987654321)
    goal = either(hidden > X, hidden < X, hidden * D == X * D)
    obligation = stated(goal)
    assert sharpened(obligation.assumptions, goal) is not goal
    assert isinstance(obligation.goal, Holds)
    assumptions, ready, _ = prepared(obligation.assumptions, obligation.goal.formula)
    proof = integer.prove(assumptions, ready, now() + 20)
    assert proof is not None
    check_proof(proof)
    assert proof.goal is ready
