"""What a loop's assumption says in its first iteration too: proved as a step, or not at all."""

from __future__ import annotations

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer, standing
from tileprove.prover.language.constructors import both, either
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.terms import Term, as_int
from tileprove.prover.language.terms import integer as number

N, BX = number("n", 1), number("bx", 1, 1025)
T, U = number("t", 0, BX), number("u", 0, BX)
TURN, OTHER = number("i", 0, 2**64), number("j", 0, 2**64)
ROW, LAST = number("p", 0, 4096), number("q", 0, 4096)


def turns(turn: Term, t: Term, end: Term) -> Term:
    return either(turn == as_int(0), both(t <= N - 1, t + BX * turn <= end - 1))


@pytest.mark.parametrize(
    ("entered", "end", "found"), [(N, N, True), (N + 1, N, False), (N, N + 1, True), (N, N - 1, False)]
)
def test_a_part_that_holds_as_the_loop_is_entered_is_a_step(entered: Term, end: Term, found: bool):
    part = end - 1 >= T + BX * TURN
    steps = standing.steps([turns(TURN, T, end), entered - 1 >= T], part, now() + 2)
    assert any(formula is part for formula, _ in steps) is found


def rows(entered: bool) -> Obligation:
    """Row p of n numbers, in it a thread's places t, t + bx, ...: those of two threads are apart."""
    a, b = T + BX * TURN + N * ROW, U + BX * OTHER + N * LAST
    given = [turns(TURN, T, N), turns(OTHER, U, N), T != U, T <= N - 1, *([U <= N - 1] if entered else [])]
    return stated(either(a + 1 <= b, b + 1 <= a), *given)


def test_places_of_two_threads_in_rows_of_any_length():
    assert integer.decide(rows(entered=True), now() + 5).verdict is Verdict.PROVED
    assert integer.decide(rows(entered=False), now() + 5).verdict is not Verdict.PROVED  # u = n is in the next row


def parted(turn: Term, t: Term, end: Term, last: Term) -> Term:
    """The same, where ways that parted once more met before it: in each of them it is said."""
    ways = either(both(t <= LAST, t + BX * turn <= end - 1), both(t >= LAST + 1, t + BX * turn <= last - 1))
    return either(turn == as_int(0), both(t <= N - 1, ways))


@pytest.mark.parametrize(("last", "found"), [(N, True), (N + 1, False)])
def test_a_part_that_all_ways_say_is_a_step(last: Term, found: bool):
    part = N - 1 >= T + BX * TURN
    steps = standing.steps([parted(TURN, T, N, last), N - 1 >= T], part, now() + 2)
    assert any(formula is part for formula, _ in steps) is found
