"""Bounds of what loops carry, summed: at least, or at most, what it begins with and so much in each iteration.

All of a loop's proposals are assumed of an iteration and have to hold after it, and at the start. What one of these does
not prove falls, and what is left is proved anew without it, until all of it is.

    while (lo < hi) { mid = (lo + hi) / 2; if (...) lo = mid + 1; else hi = mid; }      lo >= 0, hi <= n
    while (len > 1) { half = len / 2; if (...) lo += half; len -= half; }               lo + len <= 0 + n
    if (...) out[w++] = v;                                                              start <= w <= start + t
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from ..language.idioms import within
from ..language.terms import Term, truth
from ..language.walking import variables
from ..machine.arithmetic import Arithmetic, Proposer

MOST_BOUNDS = 6  # proposed for each end of a value, where nothing is seen of the way that it goes
MOST_STEP = 4096  # that a number goes in an iteration
MOST_LEAVES = 16
MOST_SUMMED = 4
Place = TypeVar("Place", str, int)  # what a carried value is called: its name, or its position


class Bound(Struct, Generic[Place], frozen=True, eq=False):
    """What a loop carries at these places, summed, is at least, or at most, ``end + t * step`` in iteration t. said: to a
    reader."""

    places: tuple[Place, ...]
    end: Term
    least: bool
    said: str
    step: int = 0

    def sides(self, value: Term, end: Term) -> tuple[Term, Term]:
        """What is to be no more than the other one, where the bound is at that end."""
        return (end, value) if self.least else (value, end)

    def of(self, value: Term, bits: int) -> Term:
        """What it says of a value of so many bits, if it is the same in each iteration."""
        less, more = self.sides(value, self.end)
        return less <= more

    def goal(self, value: Moved) -> Term:
        return self.of(value.signed, value.bits)


class Fits(Struct, frozen=True, eq=False):
    """What a loop carries at a place never wraps, being moved by an amount."""

    places: tuple[int]

    def of(self, value: Term, bits: int) -> Term:
        """That the value, in unbounded integers, is one of so many bits."""
        return within(value, -(1 << (bits - 1)), 1 << (bits - 1))

    def goal(self, value: Moved) -> Term:
        return truth(False) if value.unbounded is None else self.of(value.unbounded, value.bits)

    @property
    def said(self) -> str:
        return f"no wrap-around of value {self.places[0]}"


class Moved(Struct, frozen=True):
    """A value with which a loop starts, or goes on. unbounded: as the amounts say that move it, before it can wrap."""

    signed: Term
    unbounded: Term | None
    bits: int


Guess = Bound[int] | Fits


def unseen(carried: Iterable[tuple[int, bool]], ends: Collection[Term]) -> Iterator[Guess]:
    """Of values of which nothing is seen. carried: (place, whether iterations move it by an amount) of each. ends: what may
    bound them."""
    count = 0
    for place, moves in carried:
        if moves:
            yield Fits((place,))
        for end in list(ends)[:MOST_BOUNDS]:
            for least in (True, False):
                yield Bound((place,), end, least, f"bound {count} of value {place}")
                count += 1


class Lean(NamedTuple):
    """By how much a number at least and at most grows in an iteration; None where nothing is guessed of that."""

    least: int | None
    most: int | None

    def joined(self, other: Lean) -> Lean:
        """Of both ways back."""
        least = None if self.least is None or other.least is None else min(self.least, other.least)
        most = None if self.most is None or other.most is None else max(self.most, other.most)
        return Lean(least, most)


UNSEEN = Lean(None, None)
Leans = Mapping[tuple[str, ...], Lean]  # names -> which way their sum goes


def lean(math_: Arithmetic, own: Sequence[Term], after: Sequence[Term], others: set[Term]) -> Lean:
    """Which way an iteration leads from the sum of these numbers to the sum of those. others: that stand for other numbers
    which it carries."""
    proposer = math_.proposer  # nothing is noted of what is only guessed
    before = [proposer.scaled(term, -1) for term in own]
    ways = product(*(_leaves(proposer, term) for term in after))
    moves = [proposer.interval(proposer.add(*leaves, *before)) for leaves in ways]
    low, high = min(low for low, _ in moves), max(high for _, high in moves)
    least = None if math.isinf(low) or low < -MOST_STEP else int(min(low, 0))
    most = None if math.isinf(high) or high > MOST_STEP else int(max(high, 0))
    if least is None and most is None and not others.isdisjoint(variables(*after)):
        return Lean(0, 0)  # as of the ends of a search: whichever of the two is proved
    return Lean(least, most)


def _leaves(proposer: Proposer, term: Term) -> list[Term]:
    """What it may be, by its conditions: itself where that is too much."""
    if term.op == "ite":
        found = dict.fromkeys(leaf for part in term.args[1:] for leaf in _leaves(proposer, part))
    elif term.op == "add":
        ways = islice(product(*(_leaves(proposer, part) for part in term.args)), MOST_LEAVES + 1)
        found = dict.fromkeys(proposer.add(*leaves) for leaves in ways)
    else:
        return [term]
    return list(found) if len(found) <= MOST_LEAVES else [term]


def sums_of(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Of what a lean is looked for: each number, and each two where they are few."""
    return [*((name,) for name in names), *(combinations(names, 2) if len(names) <= MOST_SUMMED else ())]


def leaning(starts: Mapping[tuple[str, ...], Term], leans: Leans, ranged: Collection[str]) -> Iterator[Bound[str]]:
    """Of sums that were seen to go one way. starts: names -> what their sum begins with. ranged: names of which a range is
    known, which may only fall as well."""
    for names, first in starts.items():
        known = _told(leans, names)
        falls = [0] if len(names) == 1 and names[0] in ranged else []
        ends = [(known.least, True), *((step, False) for step in dict.fromkeys([*falls, known.most]))]
        for step, least in ends:
            if step is not None:
                about = (
                    f"{' + '.join(f'%{name}' for name in names)} is no {'less' if least else 'more'} than at the start"
                )
                yield Bound(names, first, least, about + (f" and {step} an iteration" if step else ""), step)


def _told(leans: Leans, names: tuple[str, ...]) -> Lean:
    """Which way they go, as far as the numbers of which they are the sum do not say so one by one."""
    known = leans.get(names, UNSEEN)
    parts: Iterable[Lean] = [leans.get((name,), UNSEEN) for name in names] if len(names) > 1 else [UNSEEN]
    least = any(part.least is None for part in parts)
    most = any(part.most is None for part in parts)
    return Lean(known.least if least else None, known.most if most else None)
