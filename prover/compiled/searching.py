"""Layouts that no text says, found by numbers: which element of the source an access is at, for each bit of a thread.

Where TTGIR's layouts agree with nothing, as those of matrix units or of lanes that load for each other, the offsets of all
elements are computed at a point, and the emitted address is looked up among them for thread 0 and each thread of one bit.
Search: a claim decides whether what is found holds of all threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from operator import xor

from ..accesses.points import value_at
from ..kernels.machine.sinks import Access
from ..language.terms import Term, integer
from ..language.walking import substitute
from ..triton.formulas import Formula
from .emitted import Emitted
from .encodings import Basis, Encoding
from .points import WRONG, Known, Loads, Point, drawn, fill
from .source import Source, Sources

MOST = 1 << 13  # elements whose offsets are computed
POINTS = 4  # at which an access is looked up
Turns = tuple[tuple[Term, Term], ...]


class Searching:
    """turns: (access, the source's loops) -> which iterations they may be in, the likeliest first."""

    def __init__(
        self, sources: Sources, emitted: Emitted, turns: Callable[[Access, Sequence[Term]], Iterator[Turns]]
    ):  # fmt: skip
        self.sources, self.emitted, self.turns = sources, emitted, turns
        self.known: Known = {}
        self.tables: dict[object, dict[int, Basis | None]] = {}

    def encodings(self, source: Source, accesses: Sequence[Access], size: int, loads: Loads) -> list[Encoding]:
        """The layouts in which these accesses, which may be of that source, have its elements."""
        shape = source.access.shape
        if not shape or prod(shape) > MOST or any(extent & (extent - 1) for extent in shape):
            return []
        index = tuple(integer(f"element_{axis}", 0, extent) for axis, extent in enumerate(shape))
        formula = self.sources.formula(source, index, None)
        if formula.why or len(formula.arms) != 1:
            return []
        found: dict[tuple[tuple[Basis, ...], tuple[Basis, ...]], list[Basis]] = {}
        for access in accesses:
            more = [*self.emitted.who, access.first]
            points = drawn(POINTS, [access.path], self.emitted.given, loads, more, known=self.known)
            for at in range(access.bytes // size):
                known = self._bases(access, at * size, source, formula, points)
                if known is not None:
                    first, bases = known
                    cut = self.emitted.lanes.lane
                    found.setdefault((bases[:cut], bases[cut:]), []).append(first)
        return [Encoding(shape, _independent(starts), *bases) for bases, starts in found.items()]

    def _bases(
        self, access: Access, byte: int, source: Source, formula: Formula, points: Sequence[Point]
    ) -> tuple[Basis, tuple[Basis, ...]] | None:  # fmt: skip
        """What thread 0 has, and what each bit of a thread adds to it."""
        for point in points:
            for turns in self.turns(access, list(formula.rounds)):
                table = self._table(source, formula, point, turns)
                threads = list(self._threads())
                here = [self._looked_up(access.first + byte, {**point, **own}, table) for own in threads]
                if all(own is not None for own in here):
                    first, *others = (own for own in here if own is not None)
                    return first, tuple(tuple(map(xor, first, own)) for own in others)
        return None

    def _threads(self) -> Iterator[Point]:
        """Thread 0, and those of one bit, from the lowest on."""
        names = [(term.payload[0], count) for term, count in self.emitted.lanes.fields if count]
        zero = {name: 0 for name, _ in names}
        yield zero
        for name, count in names:
            for bit in range(count):
                yield {**zero, name: 1 << bit}

    @staticmethod
    def _looked_up(address: Term, point: Point, table: dict[int, Basis | None]) -> Basis | None:
        try:
            return table.get(value_at(address, point))
        except WRONG:
            return None

    def _table(self, source: Source, formula: Formula, point: Point, turns: Turns) -> dict[int, Basis | None]:
        """Byte -> the element that is there; None where there are several."""
        own = dict(point)
        (offset,) = substitute(dict(turns), formula.arms[0].offset.exact * formula.arms[0].unit)
        key = source.number, offset, tuple(sorted(point.items()))
        if key not in self.tables:
            found = self.tables[key] = {}
            for index in product(*map(range, source.access.shape)):
                own.update({f"element_{axis}": number for axis, number in enumerate(index)})
                fill(own, {term: (read.base, read.offset * read.bytes) for term, read in formula.reads.items()})
                try:
                    byte = value_at(offset, own)
                except WRONG:
                    continue
                found[byte] = None if byte in found else index
        return self.tables[key]


def _independent(vectors: Sequence[Basis]) -> tuple[Basis, ...]:
    """Some of them, of which sums make all others."""
    found: list[Basis] = []
    spanned = {tuple(0 for _ in vectors[0])}
    for vector in vectors:
        if vector not in spanned:
            found.append(vector)
            spanned |= {tuple(map(xor, vector, other)) for other in spanned}
    return tuple(found)
