"""Points at which formulas of both sides are compared, to choose among proposals. Search: nothing rests on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import isfinite
from random import Random
from zlib import crc32

import numpy as np

from ..language.parts import ends_by_constants
from ..language.terms import Term
from ..language.walking import variables
from .calculating import WRONG, over, value_at

TRIES = 400
SCANNED, ROUNDS = 60, 48  # tries of which each iteration below so many is tried
Point = dict[str, int]
Known = dict[tuple[object, ...], list[Point]]
Loads = Mapping[Term, tuple[str, Term]]  # an integer that is loaded -> its memory, and the byte at which it is


def drawn(
    count: int, formulas: Sequence[Term], given: Iterable[Term], loads: Loads, more: Sequence[Term] = (), seed: int = 1,
    whole: bool = False, known: Known | None = None,
) -> list[Point]:  # fmt: skip
    """Points at which the formulas hold, and what is given: or not that, or none of it, where nothing else is found. more:
    terms whose variables count too; whole: all of it holds, or there is no point; known: where points are kept for the next
    formulas that speak of the same."""
    given, known = list(given), {} if known is None else known
    loads = _needed([*formulas, *given, *more], loads)
    own = [v for v in variables(*formulas, *given, *more, *(at for _, at in loads.values())) if v not in loads]
    key = count, tuple(formulas), tuple(given), tuple(own), tuple(loads.items()), seed, whole
    if key not in known:
        known[key] = _drawn(count, formulas, given, loads, own, Random(seed), whole)
    return known[key]


def _drawn(
    count: int, formulas: Sequence[Term], given: Sequence[Term], loads: Loads, own: Sequence[Term], chance: Random,
    whole: bool,
) -> list[Point]:  # fmt: skip
    known = ends_by_constants(*given)
    most = {term: int(high) for term, (_, high) in known.items() if term.op == "var" and isfinite(high)}
    ordered, ranges = in_order(loads), [(one, _constant(one.payload[1]), _constant(one.payload[2])) for one in own]
    for wanted in ([*formulas, *given], *(() if whole else (formulas, []))):
        hang = [any(v in loads for v in variables(one)) for one in wanted]
        plain, others = ([one for one, on in zip(wanted, hang, strict=True) if on is so] for so in (False, True))
        for ends in ({}, most) if most else ({},):
            found = list[Point]()
            for turn in range(TRIES):
                point = _point(ranges, chance, turn, ends)
                for changed in _turned(point, chance, turn):
                    if not _holds(plain, changed):
                        continue
                    fill(changed, ordered)
                    if _holds(others, changed):
                        found.append(changed)
                        break
                if len(found) == count:
                    break
            if found:
                return found
    return []


def _needed(terms: Sequence[Term], loads: Loads) -> Loads:
    """The loads that these terms have, and those by which these find their elements."""
    found: dict[Term, tuple[str, Term]] = {}
    todo = list(terms)
    while todo:
        new = [v for v in variables(*todo) if v in loads and v not in found]
        found |= {v: loads[v] for v in new}
        todo = [loads[v][1] for v in new]
    return found


def _holds(wanted: Sequence[Term], point: Point) -> bool:
    try:
        return all(value_at(one, point) for one in wanted)
    except WRONG:
        return False


def _turned(point: Point, chance: Random, turn: int) -> Iterator[Point]:
    """The point, and then others that are in another iteration: a loop is left in one of them."""
    yield point
    loops = [name for name in point if name.startswith("t@")]
    if len(loops) == 1 and turn < SCANNED:
        first = chance.randrange(ROUNDS)
        for more in range(ROUNDS):
            yield {**point, loops[0]: (first + more) % ROUNDS}


def _constant(end: Term | None) -> Term | int | None:
    return end.payload if end is not None and end.op == "const" else end


def _point(
    own: Sequence[tuple[Term, Term | int | None, Term | int | None]], chance: Random, turn: int, ends: Mapping[Term, int]
) -> Point:  # fmt: skip
    """Sizes are now large, now small, and now and then multiples of 16. own: variables, from where on, up to where. ends:
    what variables are at most, which they are now and then too: a mask may hold of nothing less."""
    point: Point = {}
    most, by = 1 << (3, 6, 9, 12)[turn % 4], 16 if turn % 3 else 1
    for variable, *own_ends in own:
        try:
            low, high = (value_at(end, point) if isinstance(end, Term) else end for end in own_ends)
        except WRONG:
            low = high = None
        low = 0 if low is None else low
        if high is not None and high - low <= 1 << 12:
            value = low + chance.randrange(max(min(high - low, most if turn % 2 else 1 << 12), 1))
        else:
            value = max(low, chance.randrange(most) * by)
        if variable in ends and chance.randrange(2):
            value = ends[variable]
        point[variable.payload[0]] = value
    return point


def in_order(loads: Loads) -> Loads:
    """Each behind those by which it finds its element; what finds its element by itself is left out."""
    left, found = {term: variables(at) for term, (_, at) in loads.items()}, dict[Term, tuple[str, Term]]()
    while ready := [term for term, needed in left.items() if not any(v in left for v in needed)]:
        for term in ready:
            found[term] = loads[term]
            del left[term]
    return found


def fill(point: Point, loads: Loads) -> None:
    """Give loaded integers values by where they are, so that two loads of one element have one. loads: in their order."""
    for term, (memory, at) in loads.items():
        try:
            byte = value_at(at, point)
        except WRONG:
            byte = 0
        low, high = (0 if end is None else value_at(end, point) for end in term.payload[1:3])
        span = max(min(high - low, 64), 1)
        point[term.payload[0]] = max(low, 0) + crc32(f"{memory} {byte}".encode()) % span


def filled(point: Point, arrays: Mapping[str, np.ndarray], loads: Loads) -> dict[str, np.ndarray] | None:
    """The arrays with those of loaded integers, as `fill` has them, beside; None where these cannot be computed so."""
    found, left = dict(arrays), dict(loads)
    shape = next(iter(arrays.values())).shape
    while left:
        ready = [term for term, (_, at) in left.items() if not any(v in left for v in variables(at))]
        for term in ready:
            memory, at = left.pop(term)
            bytes_ = over(at, point, found)
            if bytes_ is None:
                return None
            try:
                low, high = (0 if end is None else value_at(end, point) for end in term.payload[1:3])
            except WRONG:
                return None
            span, (places, where) = max(min(high - low, 64), 1), np.unique(bytes_, return_inverse=True)
            drawn_ = [max(low, 0) + crc32(f"{memory} {byte}".encode()) % span for byte in places.tolist()]
            found[term.payload[0]] = np.array(drawn_, dtype=object if high > 1 << 62 else np.int64)[where].reshape(
                shape
            )
        if not ready:
            return None
    return found


def agree(points: Sequence[Point], one: Callable[[Point], int], other: Callable[[Point], int]) -> bool:
    """Whether both say the same at all points."""
    try:
        return all(one(point) == other(point) for point in points)
    except WRONG:
        return False
