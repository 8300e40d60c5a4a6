"""Layouts that no text says, found by numbers: which element of the source an access is at, for each bit of a thread.

Where TTGIR's layouts agree with nothing, as those of matrix units or of lanes that load for each other, the offsets of all
elements are computed at a point, and the emitted address is looked up among them for thread 0 and each thread of one bit.
Search: a claim decides whether what is found holds of all threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from math import prod
from operator import xor

import numpy as np
from msgspec import Struct

from ..kernels.machine.sinks import SinkAccess
from ..language.constructors import both
from ..language.terms import Term
from ..language.walking import substitute, variables
from ..triton.formulas import Formula
from ..triton.machine.values import Key
from .calculating import over, value_at
from .emitted import Emitted
from .encodings import Basis, Encoding
from .links import turned
from .points import WRONG, Loads, Point, drawn, fill, filled, in_order
from .source import Source, Sources

MOST = 1 << 13  # elements whose offsets are computed
POINTS = 4  # at which an access is looked up
Turns = tuple[tuple[Term, Term], ...]


class Searching:
    """trusted: as `Sources.formula` has it; turns: (access, the source's loops) -> which iterations they may be in, the
    likeliest first."""

    def __init__(
        self, sources: Sources, emitted: Emitted, trusted: frozenset[Key] | None,
        turns: Callable[[SinkAccess, Sequence[Term]], Iterator[Turns]]
    ):  # fmt: skip
        self.sources, self.emitted, self.trusted, self.turns = sources, emitted, trusted, turns
        self.known = emitted.points
        self.tables: dict[object, Table] = {}

    def encodings(self, source: Source, accesses: Sequence[SinkAccess], size: int, loads: Loads) -> list[Encoding]:
        """The layouts in which these accesses, which may be of that source, have its elements."""
        shape = source.access.shape
        if not shape or prod(shape) > MOST or any(extent & (extent - 1) for extent in shape):
            return []
        formula = self.sources.anywhere(source, self.trusted)
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
        self, access: SinkAccess, byte: int, source: Source, formula: Formula, points: Sequence[Point]
    ) -> tuple[Basis, tuple[Basis, ...]] | None:  # fmt: skip
        """What thread 0 has, and what each bit of a thread adds to it."""
        for point in points:
            for turns in self.turns(access, list(formula.rounds)):
                table = self._table(source, formula, point, turns)
                here: list[Basis | None] = []
                for own in self._threads():
                    here.append(self._looked_up(access.first + byte, access.path, {**point, **own}, table))
                    if here[-1] is None:
                        break
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
    def _looked_up(address: Term, path: Term, point: Point, table: Table) -> Basis | None:
        try:
            return table.element(value_at(address, point), lambda: bool(value_at(path, point)))
        except WRONG:
            return None

    def _table(self, source: Source, formula: Formula, point: Point, turns: Turns) -> Table:
        arm = formula.arms[0]
        offset, runs = substitute(dict(turns), arm.offset.exact * arm.unit, both(*arm.runs_exactly))
        names = {variable.payload[0] for variable in variables(offset)}
        shown = tuple(sorted(item for item in point.items() if item[0] in names)) if not formula.reads else ()
        reads = turned(formula, dict(turns)).reads
        loads = {term: (read.base, read.offset * read.bytes) for term, read in reads.items()}
        key = source.number, offset, tuple(loads.values()), shown or tuple(sorted(point.items()))
        if key not in self.tables:
            self.tables[key] = Table.of(source.access.shape, offset, runs, point, loads)
        return self.tables[key]


class Table(Struct, frozen=True):
    """Of each element of a shape, in order, its byte. made: whether it is accessed, where that is looked for: elements that
    are may be at one byte with others that are not, as those of a row behind its end are."""

    shape: tuple[int, ...]
    bytes: np.ndarray
    made: np.ndarray | None = None

    @classmethod
    def of(cls, shape: tuple[int, ...], offset: Term, runs: Term, point: Point, loads: Loads) -> Table:
        """At a point; the element's index are the variables that `Searching` makes."""
        numbers = np.indices(shape).reshape(len(shape), -1)
        arrays = filled(point, {f"element_{axis}": own for axis, own in enumerate(numbers)}, loads)
        found = None if arrays is None else over(offset, point, arrays)
        if found is None:
            own, found, ordered = dict(point), np.full(prod(shape), -1, dtype=object), in_order(loads)
            for at, index in enumerate(product(*map(range, shape))):
                own.update({f"element_{axis}": number for axis, number in enumerate(index)})
                fill(own, ordered)
                with suppress(*WRONG):
                    found[at] = value_at(offset, own)
        alone = arrays is None or len(np.unique(found)) == len(found)
        return cls(shape, found, None if alone or arrays is None else over(runs, point, arrays))

    def element(self, byte: int, made: Callable[[], bool]) -> Basis | None:
        """The one that is there, or of several the one that is accessed, or is not; None where there is none, or several
        are."""
        here = np.flatnonzero(self.bytes == byte)
        if len(here) > 1 and self.made is not None:
            here = here[(self.made[here] != 0) == made()]
        return tuple(map(int, np.unravel_index(here[0], self.shape))) if len(here) == 1 else None


def _independent(vectors: Sequence[Basis]) -> tuple[Basis, ...]:
    """Some of them, of which sums make all others."""
    found: list[Basis] = []
    spanned = {tuple(0 for _ in vectors[0])}
    for vector in vectors:
        if vector not in spanned:
            found.append(vector)
            spanned |= {tuple(map(xor, vector, other)) for other in spanned}
    return tuple(found)
