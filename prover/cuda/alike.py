"""Accesses that are alike but for a constant in their offset, as an unrolled loop has them: they are compared at once.

Offsets c, c + step, ..., c + (count - 1) * step are c + nth * step, for a variable of its own: so that what is claimed of
two such groups says the same as all pairs of their accesses do.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ..accesses.access import Access as Arm
from ..accesses.access import Both
from ..accesses.monomials import expanded
from ..kernels.machine.sinks import Access
from ..language.terms import integer

LEAST, LEAST_ROWS = 3, 2  # accesses, and rows of these, that are taken together
ONE = ()  # the key of the constant among monomials


@dataclass(frozen=True, slots=True)
class Group:
    """numbers: of the accesses in the trace, in the order of their offsets. steps: (step, count), in the arm's units; then
    the first one's offset is the least, and each step has a variable of its own."""

    numbers: tuple[int, ...]
    steps: tuple[tuple[int, int], ...] = ()

    @property
    def first(self) -> int:
        return self.numbers[0]

    def lines(self, accesses: Sequence[Access]) -> frozenset[int]:
        """Of the text."""
        return frozenset(accesses[number].instruction.line for number in self.numbers)

    def arm(self, own: Arm) -> Arm:
        """The first one's, said of any of them."""
        offset = own.offset.ideal
        for at, (step, count) in enumerate(self.steps):
            offset = offset + integer(f"access@{self.first}.{at}", 0, count) * step
        return replace(own, offset=Both.of(offset)) if self.steps else own


def grouped(own: Sequence[tuple[int, Hashable]], arms: Mapping[int, Arm], accesses: Sequence[Access]) -> list[Group]:
    """own: the number of each access, and what else has to be the same of those that are alike; in the order of the least
    number of each group."""
    shapes: dict[Hashable, list[tuple[int, int]]] = {}
    for number, more in own:
        arm, access = arms[number], accesses[number]
        parts = expanded(arm.offset.ideal)
        constant = parts.get(ONE, 0)
        rest = frozenset((key, value) for key, value in parts.items() if key != ONE)
        scope = "cta" in access.instruction.text.split(".")
        shape = access.what, access.base, scope, access.turns, arm.unit, arm.bytes, arm.span, rest, more
        shapes.setdefault(shape, []).append((constant, number))
    found = [group for alike in shapes.values() for group in _rows(alike)]
    return sorted(found, key=lambda group: min(group.numbers))


def _rows(alike: Sequence[tuple[int, int]]) -> Iterator[Group]:
    """Accesses of one shape, as rows of equal steps, and rows of these."""
    at_once: dict[int, int] = {}
    for constant, number in alike:
        if constant in at_once:  # the same place once more, which is a comparison of its own
            yield Group((number,))
        else:
            at_once[constant] = number
    rows: dict[tuple[tuple[int, int], ...], list[int]] = {}
    for start, steps in _progressions(sorted(at_once), LEAST):
        rows.setdefault(steps, []).append(start)
    for steps, starts in rows.items():
        for start, outer in _progressions(sorted(starts), LEAST_ROWS) if steps else ((start, ()) for start in starts):
            places = [start]
            for step, count in (*outer, *steps):
                places = [place + step * nth for place in places for nth in range(count)]
            yield Group(tuple(at_once[place] for place in sorted(places)), (*outer, *steps))


def _progressions(places: Sequence[int], least: int) -> Iterator[tuple[int, tuple[tuple[int, int], ...]]]:
    """(the first, its step and count, nothing if it is alone) of sorted numbers."""
    at = 0
    while at < len(places):
        end = at + 1
        while end + 1 < len(places) and places[end + 1] - places[end] == places[at + 1] - places[at]:
            end += 1
        count = end - at + 1
        if end >= len(places) or count < least:
            yield places[at], ()
            at += 1
        else:
            yield places[at], ((places[at + 1] - places[at], count),)
            at = end + 1
