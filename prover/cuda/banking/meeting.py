"""Which lanes can meet in a bank: whether two want different words of one, by how far apart their addresses are."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from msgspec import Struct

from ...language.conflicts import DWORD, Banks
from ...language.constructors import add, both, negation
from ...language.monomials import Monomials, expanded, total
from ...language.terms import Term, as_int, integer

PERIOD = 128  # bytes after which the banks come again
REST = "byte_of_a_word"


class Served(Struct, frozen=True):
    """How an access is served. bytes: of a lane; name: of the instruction that the phases are of. alone: two lanes that
    want one word wait for each other too, as those of atomics do; times: what a lane costs. said: what is to be known."""

    name: str
    timing: Banks
    bytes: int
    alone: bool = False
    times: int = 1
    said: str = ""

    @property
    def unit(self) -> int:
        """Bytes that are counted as one: a word, or more."""
        return max(DWORD, self.bytes)


def apart(first: Monomials, second: Monomials) -> Monomials:
    """first - second."""
    keys = {**first, **second}
    found = {key: first.get(key, 0) - second.get(key, 0) for key in keys}
    return {key: value for key, value in found.items() if value}


def never_meet(gap: Monomials, served: Served) -> bool | None:
    """Whether two lanes that are so far apart want no two words of one bank, for all values; None if it hangs on these."""
    fixed, step = gap.get((), 0), gcd(PERIOD, *(value for key, value in gap.items() if key))
    places = [fixed + rest for rest in _rests(served)]  # of the first lane, from where the second one's unit begins
    if all(place % step >= min(served.unit, step) for place in places):
        return True  # what varies is a multiple of the step
    if len(gap) > 1 or (gap and () not in gap) or (served.bytes >= DWORD and fixed % served.unit):
        return None
    units = [place // served.unit for place in places]
    return not any(one * served.unit % PERIOD == 0 and (one or served.alone) for one in units)


def _rests(served: Served) -> range:
    """Where an access may begin in its unit."""
    return range(0, served.unit, served.bytes)


def meeting(gap: Monomials, served: Served) -> Term:
    """That two lanes so far apart want two words of one bank."""
    distance = total(gap)
    if served.bytes < served.unit:
        distance = add(distance, served.bytes * integer(REST, 0, served.unit // served.bytes))
    units = distance // served.unit
    same = units % (PERIOD // served.unit) == 0
    return same if served.alone else both(same, units != as_int(0))


def apart_always(gap: Monomials, served: Served) -> Term:
    return negation(meeting(gap, served))


def most_that_meet(lanes: Iterable[int], pairs: set[tuple[int, int]]) -> int:
    """The largest set of lanes of which each two are a pair."""
    near = dict.fromkeys(lanes, 0)
    for one, other in pairs:
        if one in near and other in near:
            near[one] |= 1 << other
            near[other] |= 1 << one
    best = 0

    def grow(size: int, left: int) -> None:
        nonlocal best
        if not left:
            best = max(best, size)
            return
        if size + left.bit_count() <= best:
            return
        pivot = max(_members(left), key=lambda lane: (near[lane] & left).bit_count())
        for lane in _members(left & ~near[pivot]):
            grow(size + 1, left & near[lane])
            left &= ~(1 << lane)

    grow(0, sum(1 << lane for lane in near))
    return best


def _members(mask: int) -> list[int]:
    return [lane for lane in range(mask.bit_length()) if mask >> lane & 1]


def parts(term: Term) -> Monomials:
    return expanded(term)
