"""Hunting: a distance that is zero exactly where the goal fails, and edges that random points do not hit."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from problems import problem, stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import hunting
from tileprove.prover.engines.counterexample import check, find
from tileprove.prover.engines.sampling import rows, some
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import Term, integer, truth

X, Y, D = integer("x", 0), integer("y", 0), integer("d", 1)
H, W = integer("H", 1, 1 << 16), integer("W", 1, 1 << 16)


def hunted(obligation: Obligation, seconds: float = 20.0) -> dict[str, int] | None:
    assert isinstance(obligation.goal, Holds)
    return hunting.hunt(obligation.assumptions, obligation.goal.formula, now() + seconds)


def carried(least: int) -> Obligation:
    """One carry out of x + 32 is enough in an image of this many positions: true of 32, false of 31."""
    return stated((X % (H * W) + 32) // W < 2 * H, least <= H * W)


PAIRS = [
    (carried(31), carried(32)),
    (stated(either(X * Y != 7 * D, X < 5000, X >= 5007), X * Y < 1 << 40), stated(X * Y * 0 <= D)),
    (stated(X // D * D + 3000 != X), stated(X // D * D <= X)),
    (stated(X != 123456789), stated(X != -1)),
    (stated((X ^ Y) != 54321, X < 1 << 20, Y < 1 << 20), stated((X ^ Y) >= 0)),
    (stated(both(X >= 0, either(X % 4096 != 4095, Y != X + 77))), stated(either(X % 4096 < 4096, Y != X))),
    (stated(where(X < Y, X // D, 0) != 4096, Y < X + 3), stated(where(X < Y, X // D, 0) >= 0)),
]


@pytest.mark.parametrize(("wrong", "right"), PAIRS)
def test_what_lies_at_an_edge_is_found(wrong: Obligation, right: Obligation):
    point = hunted(wrong)
    assert point is not None
    check(wrong, point)
    assert hunted(right, 0.5) is None


def test_random_points_alone_do_not_find_most_of_it():
    assert sum(find(wrong) is None for wrong, _ in PAIRS) >= 5


def test_the_distance_is_zero_exactly_where_a_formula_has_that_value():
    zero = 0
    for seed in range(150):
        asked = problem(Random(f"hunt {seed}")).obligation()
        assert isinstance(asked.goal, Holds)
        columns = some(asked.assumptions, [asked.goal.formula], 40)
        if not rows(columns):
            continue
        far = hunting._distance(columns, [], [asked.goal.formula], np.zeros(rows(columns), int))
        for row, distance in enumerate(far):
            try:
                holds = python.evaluate({name: int(c[row]) for name, c in columns.items()}, asked.goal.formula)[0]
            except (python.Undefined, python.TooLarge):
                continue
            zero += distance == 0
            assert (distance == 0) == (not holds) or distance >= hunting.FAR, (seed, row)
    assert zero > 100


def test_every_part_of_a_long_goal_has_its_turn():
    true = [X // D * D - n <= X for n in range(3 * hunting.MOST_PARTS)]
    for place in (0, hunting.MOST_PARTS - 1, hunting.MOST_PARTS, len(true)):
        goal = both(*true[:place], X != 123456789, *true[place:])
        assert hunted(stated(goal)) is not None, place


def test_nothing_to_hunt_in():
    """No variable, assumptions that no sample satisfies, and no time."""
    assert hunted(stated(truth(True)), 0.2) is None
    assert hunted(stated(X < 5, X > 9, X < 4), 0.2) is None
    assert hunted(carried(31), 0.0) is None


@pytest.mark.parametrize("goal", [X - Y <= 2**70, X * Y * X * Y <= 2**90, Y // (X - X) >= 0])
def test_values_beyond_64_bits_and_without_a_meaning_are_no_counterexamples_by_themselves(goal: Term):
    point = hunted(stated(goal), 0.5)
    assert point is None or check(stated(goal), point) is None
