"""Carried numbers that every iteration doubles or halves: the start times 2^t, or divided by 2^t, in iteration t.

That one does is a guess, from one iteration at any number. It is used as long as it may be refused, and proved by
induction.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...engines.simplifying.algebra import Algebra
from ...language.terms import Term, as_int, integer
from ...language.walking import substitute
from ...machine.values import literals
from .induction import Step
from .learned import LoopSummary, Stage, scaled_fact

DOUBLES, HALVES = 1, -1


def scale(own: Term, after: Term, bits: int) -> int | None:
    """What an iteration makes of a number, if it doubles it or, where that is not negative, halves it. own: any number."""
    number = integer("number", 0, 1 << (bits - 1))
    algebra = Algebra()
    next_ = algebra.simplify(substitute({own: number}, after)[0])
    if algebra.simplify(next_ - 2 * number) is as_int(0):
        return DOUBLES
    return HALVES if next_ is algebra.simplify(number // 2) else None


def closed(start: Term, by: int, t: Term) -> Term:
    """The number in iteration t."""
    power = as_int(1) << t
    return start * power if by == DOUBLES else start // power


def still_scaled(
    loop: LoopSummary, name: str, line: int, path: Term, start: Term, value: Term, after: Term
) -> Iterator[Step]:  # fmt: skip
    """That a number is doubled or halved in every iteration."""
    if loop.stage is Stage.KNOWN:
        by, fact = loop.scales[name], scaled_fact(loop.header, name)
        goal = after == closed(start, by, loop.number + 1)
        said = f"%{name} is {'doubled' if by == DOUBLES else 'halved'}"
        show = {"it is": value, "next it is": after}
        yield Step(loop.header.name, line, f"{said} in the next iteration", literals(path), goal, show, said, False, fact)
