"""Carried numbers that every iteration doubles or halves, or that go round: the start times 2^t, divided by 2^t, or
(start + t) mod n, in iteration t. Those that every iteration makes anew of counters: start + t*step.

That one does is a guess, from one iteration at any number, or at the first ones. It is used as long as it may be refused,
and proved by induction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...engines.simplifying.algebra import Algebra
from ...language.constructors import both
from ...language.meanings import python
from ...language.terms import Term, as_int, integer
from ...language.walking import substitute, variables
from ...machine.values import Int, literals
from .induction import Step
from .learned import LoopSummary, Stage, scaled_fact

DOUBLES, HALVES = 1, -1  # others, from 2 on, are how many numbers one goes round
MOST_ROUND = 64
TURNS = 1 << 20  # iterations of which it is guessed


def scale(start: Term, own: Term, after: Term, bits: int) -> int | None:
    """What an iteration makes of a number, if it doubles it or, where that is not negative, halves it, or if that goes
    round. own: any number."""
    number = integer("number", 0, 1 << (bits - 1))
    algebra = Algebra()
    next_ = algebra.simplify(substitute({own: number}, after)[0])
    if algebra.simplify(next_ - 2 * number) is as_int(0):
        return DOUBLES
    return HALVES if next_ is algebra.simplify(number // 2) else _round(start, own, after)


def _round(start: Term, own: Term, after: Term) -> int | None:
    """n, where each number up to n - 1 is followed by the next one, and that by 0."""
    if start.op != "const" or own.op != "var" or set(variables(after)) != {own}:
        return None
    name = own.payload[0]
    try:
        follow = (python.evaluate({name: number}, after)[0] for number in range(MOST_ROUND))
        last = next((number for number, after in enumerate(follow) if after != number + 1), MOST_ROUND)
        back = last < MOST_ROUND and python.evaluate({name: last}, after)[0] == 0
    except (python.Undefined, python.TooLarge):
        return None
    return last + 1 if back and last > 0 and 0 <= start.payload <= last else None


def led(start: Term, after: Term, counters: Mapping[Term, tuple[Term, Term]]) -> Term | None:
    """What an iteration adds to a number that it makes anew of counters, if that is always the same. counters: what stands
    for each -> what it begins with, and its step."""
    own = set(variables(after))
    mine = {one: found for one, found in counters.items() if one in own}
    if not mine:
        return None
    algebra, turn = Algebra(), integer("turn", 0, TURNS)
    (now,) = substitute({one: first + step * turn for one, (first, step) in mine.items()}, after)
    first, second = (algebra.simplify(substitute({turn: as_int(at)}, now)[0]) for at in (0, 1))
    step = algebra.simplify(second - first)
    straight = algebra.simplify(algebra.simplify(now) - first - step * turn) is as_int(0)
    return step if straight and algebra.simplify(first - start - step) is as_int(0) else None


def closed(start: Term, by: int, t: Term) -> Term:
    """The number in iteration t."""
    if by > DOUBLES:
        return (start + t) % by
    power = as_int(1) << t
    return start * power if by == DOUBLES else start // power


def still_scaled(
    loop: LoopSummary, name: str, line: int, path: Term, start: Term, value: Term, after: Int
) -> Iterator[Step]:
    """That a number is doubled or halved in every iteration, or goes round, and is no poison after it."""
    if loop.stage is Stage.KNOWN:
        by, fact = loop.scales[name], scaled_fact(loop.header, name)
        goal = both(after.ok, after.term == closed(start, by, loop.number + 1))
        said = f"%{name} " + {DOUBLES: "is doubled", HALVES: "is halved"}.get(by, f"goes round {by} numbers")
        show = {"it is": value, "next it is": after.term}
        yield Step(
            loop.header.name, line, f"{said} in the next iteration", literals(path), goal, show, said, False, fact
        )
