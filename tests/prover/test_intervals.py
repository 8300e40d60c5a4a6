"""The one table of intervals, against every value that the operators have on small numbers."""

from __future__ import annotations

import math
from contextlib import suppress
from functools import cache
from itertools import product

import pytest
from tileprove.prover.language.intervals import ALL, INTERVALS, LONGEST_SHIFT, Rule
from tileprove.prover.language.meanings import python
from tileprove.prover.language.parts import FAR, Interval
from tileprove.prover.language.terms import SIGNATURES, Term, integer, node

A, B = integer("a", None), integer("b", None)
ENDS = (-7, -4, -2, -1, 0, 1, 2, 3, 5, 8)
BINARY = ("add", "mul", "div", "mod", "xor", "band", "bor", "shl", "shr")
SIZES = range(-7, 9)


@cache
def table(op: str) -> dict[tuple[int, int], int]:
    """What the operator gives wherever it has a value, by Python's integers."""
    term, found = node(op, (A, B)), dict[tuple[int, int], int]()
    for a, b in product(SIZES, SIZES):
        with suppress(ArithmeticError, ValueError):
            (found[a, b],) = python.evaluate({"a": a, "b": b}, term)
    return found


def values(op: str, left: Interval, right: Interval) -> list[int]:
    return [v for (a, b), v in table(op).items() if left[0] <= a <= left[1] and right[0] <= b <= right[1]]


INSIDE = [(low, high) for low, high in product(ENDS, ENDS) if low <= high]


def wrong(rule: Rule, op: str) -> list[tuple[Interval, Interval]]:
    """The pairs of intervals for which the rule leaves a value out."""
    term = node(op, (A, B))
    bad: list[tuple[Interval, Interval]] = []
    for left, right in product(INSIDE, INSIDE):
        low, high = rule(term, left, right)
        if any(not low <= value <= high for value in values(op, left, right)):
            bad.append((left, right))
    return bad


@pytest.mark.parametrize("op", BINARY)
def test_no_value_is_outside(op: str):
    assert not wrong(INTERVALS[op], op)


@pytest.mark.parametrize("op", BINARY)
def test_an_end_that_is_one_too_near_is_seen(op: str):
    """The table cut by one at either end leaves values out, so the comparison can fail."""

    def above(term: Term, *parts: Interval) -> Interval:
        low, high = INTERVALS[op](term, *parts)
        return low, high - 1

    def below(term: Term, *parts: Interval) -> Interval:
        low, high = INTERVALS[op](term, *parts)
        return low + 1, high

    assert wrong(above, op)
    assert wrong(below, op)


@pytest.mark.parametrize("op", BINARY)
def test_ends_that_are_infinite_hold_all_that_lies_before_them(op: str):
    """An interval without an end holds what any end gives."""
    for (left, wide), right in product([((-7, 8), ALL), ((0, 8), (0, math.inf)), ((-7, -1), (-math.inf, -1))], INSIDE):
        for mine, theirs, more, most in ((left, right, wide, right), (right, left, right, wide)):
            low, high = INTERVALS[op](node(op, (A, B)), mine, theirs)
            least, largest = INTERVALS[op](node(op, (A, B)), more, most)
            assert least <= low
            assert high <= largest


def test_a_square_is_not_negative():
    square = A * A
    assert INTERVALS["mul"](square, (-3, 2), (-3, 2)) == (0, 9)
    assert INTERVALS["mul"](square, (-5, -2), (-5, -2)) == (4, 25)
    assert INTERVALS["mul"](A * A * A, (-3, 2), (-3, 2), (-3, 2))[0] <= -27
    assert INTERVALS["mul"](A * B, (-3, 2), (-3, 2)) == (-6, 9)


@pytest.mark.parametrize("divisor", [(0, 0), (3, 1)])
def test_what_has_no_value_has_any_interval(divisor: Interval):
    assert INTERVALS["div"](A // B, (1, 5), divisor) == ALL
    assert INTERVALS["mod"](A % B, (1, 5), divisor) == ALL


def test_numbers_beyond_floats():
    """A float ends at 2^1024; what is further is infinite, and never an error."""
    huge = (FAR - 1, math.inf)
    assert INTERVALS["mul"](A * A * B, huge, huge, huge)[1] == math.inf
    assert INTERVALS["add"](A + B, huge, (-math.inf, FAR)) == ALL
    assert INTERVALS["shl"](node("shl", (A, B)), (0, 1), (0, 10**9)) == (0, math.inf)
    assert INTERVALS["shr"](node("shr", (A, B)), (0, 2**LONGEST_SHIFT), (LONGEST_SHIFT, math.inf))[1] <= 1


def test_a_far_square_times_a_number_without_an_end():
    far = (2**600, 2**600)
    assert INTERVALS["mul"](A * B * B, (1, math.inf), far, far) == (FAR, math.inf)
    assert INTERVALS["mul"](A * B * B, (-math.inf, -1), far, far) == (-math.inf, -FAR)
    assert INTERVALS["mul"](A * B * B, ALL, far, far) == ALL


def test_every_operator_has_one():
    assert INTERVALS.keys() == SIGNATURES.keys() - {"var"}
