"""Which registers of a layout may have an address, told of all at once at one point: search, on which nothing rests."""

from __future__ import annotations

import numpy as np

from ..language.terms import Term
from ..triton.machine.values import Key
from .calculating import WRONG, over, value_at
from .emitted import Emitted
from .encodings import Basis, Encoding
from .indexing import index_of
from .pairs import Place
from .points import Point, filled
from .searching import Turns
from .source import Source, Sources


class Bytes:
    """The bytes of the source's accesses at points. trusted: as `Sources.formula` has it."""

    def __init__(self, sources: Sources, emitted: Emitted, trusted: frozenset[Key] | None):
        self.sources, self.emitted, self.trusted = sources, emitted, trusted
        self.known: dict[object, np.ndarray | None] = {}

    def of(self, source: Source, encoding: Encoding, turns: Turns, point: Point) -> np.ndarray | None:
        """The source's byte at the point for each register of the thread that the point names; None where that is not
        computed."""
        key = source, encoding, turns, tuple(point.items())
        if key not in self.known:
            self.known[key] = self._offsets(source, encoding, turns, point)
        return self.known[key]

    def _offsets(self, source: Source, encoding: Encoding, turns: Turns, point: Point) -> np.ndarray | None:
        formula = self.sources.anywhere(source, self.trusted)
        if formula.why or len(formula.arms) != 1 or not encoding.shape:
            return None
        own, arrays = dict(point), dict[str, np.ndarray]()
        try:
            own.update({turn.payload[0]: value_at(now, point) for turn, now in turns})
            zero = tuple(0 for _ in encoding.shape)
            here = [value_at(one, point) for one in index_of(encoding, zero, self.emitted.lanes)]
        except WRONG:
            return None
        for axis, start in enumerate(here):
            arrays[f"element_{axis}"] = np.array([start ^ one[axis] for one in encoding.registers], dtype=np.int64)
        loads = {term: (read.base, read.offset * read.bytes) for term, read in formula.reads.items()}
        whole = filled(own, arrays, loads)
        return None if whole is None else over(formula.arms[0].offset.exact * formula.arms[0].unit, own, whole)


class Likely:
    """Which places have the address at one point, told of all registers of a layout at once: of the others nobody asks for
    the formula."""

    def __init__(self, bytes_: Bytes, point: Point, address: Term):
        self.bytes, self.point = bytes_, point
        try:
            self.address: int | None = value_at(address, point)
        except WRONG:
            self.address = None
        self.known: dict[tuple[Source, Encoding, Turns], frozenset[Basis] | None] = {}

    def at(self, place: Place) -> bool:
        """Whether it may be; True of what is not computed so."""
        key = place.source, place.encoding, place.turns
        if key not in self.known:
            self.known[key] = self._registers(*key)
        found = self.known[key]
        return found is None or place.register in found

    def _registers(self, source: Source, encoding: Encoding, turns: Turns) -> frozenset[Basis] | None:
        offsets = self.bytes.of(source, encoding, turns, self.point) if self.address is not None else None
        if offsets is None:
            return None
        return frozenset(encoding.registers[at] for at in np.flatnonzero(offsets == self.address).tolist())
