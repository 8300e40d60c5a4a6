"""What is claimed of every access, and of operations that have no result for some operands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..language.constructors import both, either, negation
from ..language.idioms import within
from ..language.terms import Term
from .access import Access


class Goal(NamedTuple):
    """What must hold, and what a reader of a counterexample should see of it."""

    formula: Term
    show: dict[str, Any]


def bounded(first: Term, span: Term | int, size: Term, read: Callable[[Term], Term] = lambda formula: formula) -> Term:
    """So many units, the first of which has this number, are inside. read: how the upper end is put."""
    one = isinstance(span, int) and span == 1
    return both(first >= 0, read(first < size if one else first + span <= size))


def aligned(offset: Term, to: int) -> Term:
    return offset % to == 0


def inside(access: Access, called: str) -> Goal:
    """The access stays inside its memory wherever it runs, in unbounded integers, and one that is wider than a unit begins
    at a multiple of its width. called: what units are called."""
    assert access.size is not None
    offset, span = access.offset.ideal, access.span
    whole = [aligned(offset, span)] if span > 1 else []
    return Goal(both(bounded(offset, span, access.size), *whole), {"offset": offset, called: access.size})


def unwrapped(access: Access) -> Goal:
    """With the wraps that there are, the offset is the one of unbounded integers, and no other lane runs."""
    offset = access.offset
    goal = both(*access.runs, offset.exact == offset.ideal)
    return Goal(goal, {"offset with 32-bit wrap-around": offset.exact, "offset in unbounded integers": offset.ideal})


def shifted(amount: Term, bits: int) -> Goal:
    """A shift has a result."""
    return Goal(within(amount, 0, bits), {"shifts by": amount})


def divided(divisor: Term, positive: bool = False, dividend: tuple[Term, int] | None = None) -> Goal:
    """A division has a result. positive: its divisor is more than zero, which is more and easier to prove. dividend: of a
    signed one, where it may be the least integer, and that integer."""
    goal, show = divisor >= 1 if positive else negation(divisor == 0), {"divides by": divisor}
    if dividend is None or positive:
        return Goal(goal, show)
    number, least = dividend
    return Goal(both(goal, either(negation(divisor == -1), negation(number == least))), {"divides": number, **show})


def chosen(element: Term, count: int, done: str) -> Goal:
    """What is looked up is there. done: what the operation does: gathers element, counts."""
    return Goal(within(element, 0, count), {done: element})
