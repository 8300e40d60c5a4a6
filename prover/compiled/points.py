"""Points at which formulas of both sides are compared, to choose among proposals. Search: nothing rests on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from zlib import crc32

from ..accesses.points import value_at
from ..language.meanings.python import TooLarge, Undefined
from ..language.terms import Term
from ..language.walking import variables

WRONG = (Undefined, TooLarge, ValueError, OverflowError, ZeroDivisionError)
Point = dict[str, int]
Loads = Mapping[Term, tuple[str, Term]]  # an integer that is loaded -> its memory, and the byte at which it is


def drawn(
    count: int, formulas: Sequence[Term], given: Iterable[Term], loads: Loads, more: Sequence[Term] = (), seed: int = 1,
    tries: int = 300,
) -> list[Point]:  # fmt: skip
    """Points at which all formulas hold; what is given as well, if that is found. more: terms whose variables count too."""
    chance, found = Random(seed), list[Point]()
    given = list(given)
    own = [v for v in variables(*formulas, *given, *more, *(at for _, at in loads.values())) if v not in loads]
    for turn in range(tries):
        if len(found) >= count:
            break
        point: Point = {}
        for variable in own:
            point[variable.payload[0]] = _value(variable, point, chance, turn)
        fill(point, loads)
        try:
            if all(value_at(one, point) for one in (*formulas, *given)):
                found.append(point)
        except WRONG:
            continue
    return found


def _value(variable: Term, point: Point, chance: Random, turn: int) -> int:
    """Small for the most, and now and then an end of the range."""
    try:
        low, high = (None if end is None else value_at(end, point) for end in variable.payload[1:3])
    except WRONG:
        low, high = None, None
    low = 0 if low is None else low
    high = low + (1 << 12) if high is None else max(high, low + 1)
    if high - low <= 1 << 12:
        return chance.randrange(low, high)
    most = min(high, max(low, 0) + (1 << chance.choice((2, 5, 8, 11))))
    return chance.randrange(max(low, 0), most) if turn % 7 else chance.choice((max(low, 0), max(low, 0) + 16))


def fill(point: Point, loads: Loads) -> None:
    """Give loaded integers values by where they are, so that two loads of one element have one."""
    left = dict(loads)
    for _ in range(len(left) + 1):
        for term, (memory, at) in list(left.items()):
            if any(v in left for v in variables(at)):
                continue
            try:
                byte = value_at(at, point)
            except WRONG:
                byte = 0
            low, high = (0 if end is None else value_at(end, point) for end in term.payload[1:3])
            span = max(min(high - low, 64), 1)
            point[term.payload[0]] = max(low, 0) + crc32(f"{memory} {byte}".encode()) % span
            del left[term]


def agree(points: Sequence[Point], one: Callable[[Point], int], other: Callable[[Point], int]) -> bool:
    """Whether both say the same at all points."""
    try:
        return all(one(point) == other(point) for point in points)
    except WRONG:
        return False
