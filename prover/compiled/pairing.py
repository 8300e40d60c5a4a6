"""Which access of the source, at which element, an emitted one is: proposals, of which one is chosen at some points.

A proposal may be wrong: then its claim is refuted or stays open, and nothing false is proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.constructors import both
from ..language.terms import Term
from ..language.walking import substitute
from ..triton.formulas import Formula
from ..triton.machine.values import Key
from ..triton.ttir.records import accessed_bytes
from .atomics import another
from .calculating import value_at
from .emitted import Emitted
from .encodings import Encoding
from .indexing import index_of
from .likely import Bytes, Likely
from .links import turned
from .pairs import Pair, Place
from .points import Loads, Point, agree, drawn, fill, in_order
from .proposed_turns import choices, left, proposed_turns
from .searching import Searching, Turns
from .source import Source, Sources

POINTS = 12
EACH = 2  # more where such a condition holds


class Pairing:
    """Proposals for a kernel's accesses. trusted: as `Sources.formula` has it."""

    def __init__(self, sources: Sources, emitted: Emitted, trace: Trace, trusted: frozenset[Key] | None):
        self.sources, self.emitted, self.trusted = sources, emitted, trusted
        self.first = {number: own[0] for number, own in trace.by_sink.items()}
        self.formulas: dict[Place, Formula] = {}
        self.known = emitted.points
        self.counts: dict[tuple[int, int], int] = {}
        self.trace = trace
        self.searching = Searching(sources, emitted, trusted, self._turns)
        self.bytes = Bytes(sources, emitted, trusted)
        self.searched: dict[int, list[Encoding]] = {}  # by the source's number

    def formula(self, place: Place) -> Formula:
        if place not in self.formulas:
            index = index_of(place.encoding, place.register, self.emitted.lanes)
            self.formulas[place] = self.sources.formula(place.source, index, self.trusted)
        return self.formulas[place]

    def candidates(self, access: SinkAccess) -> list[Source]:
        """Those of the source that it may be, the likeliest first."""
        position = self.emitted.positions.get(access.instruction.line)
        memory = self.emitted.memories.get(access.base)
        if memory is None:
            return []
        own = [one for one in self.sources.all if one.access.what == access.what and not one.access.why]
        if access.what == "atomic":  # a text may say another's line of one that was moved
            own = [one for one in own if not another(access, one.access.operation)] or own
        here = [one for one in own if position is not None and one.key == position.key]
        line = [one for one in own if position is not None and one.line == position.line and one not in here]
        return here or line or own

    def pairs(self, access: SinkAccess, loads: Loads) -> list[Pair]:
        """A proposal for each element of the access."""
        sources = self.candidates(access)
        memory = self.emitted.memories.get(access.base)
        sizes = {accessed_bytes(one.access.type) for one in sources} - {0}
        if not sources or memory is None or len(sizes) != 1:
            why = "no access of the source is at that line" if not sources else "elements of several sizes"
            return [Pair(access, 0, access.bytes, None, why=why)]
        size = sizes.pop()
        if access.bytes % size:
            return [Pair(access, 0, access.bytes, None, why=f"a part of an element of {size} bytes")]
        buffer = [one.term for one in (access.voffset, access.records) if one is not None]
        more = [*self.emitted.who, access.first, *buffer]
        made = [access.path, *counted(access)]
        points = drawn(POINTS, made, self.emitted.given, loads, more, known=self.known)
        few = len(points) < POINTS
        beside = drawn(POINTS, [], self.emitted.given, loads, [*more, access.path], known=self.known) if few else []
        for said in choices(access) if left(access) else ():
            beside = [*beside, *drawn(EACH, [said], self.emitted.given, loads, more, whole=True, known=self.known)]
        found = []
        for at in range(access.bytes // size):
            found.append(self._chosen(access, at, size, sources, points, beside, loads))
        return found

    def _chosen(
        self, access: SinkAccess, at: int, size: int, sources: Sequence[Source], points: list[Point], beside: list[Point],
        loads: Loads,
    ) -> Pair:  # fmt: skip
        """beside: points that tell proposals apart where there are few at which the access is made."""
        address = access.first + at * size
        made = [point for point in points if _made(access, at, size, point)] or points
        beside = [point for point in beside if _made(access, at, size, point)]
        first: Place | None = None
        some: Place | None = None  # that agrees where the access is made
        likely = Likely(self.bytes, made[0], address) if made else None
        for place in chain(
            self._places(access, at, size, sources, likely), self._found(access, at, size, sources, loads, likely)
        ):
            if first is not None and (likely is None or not likely.at(place)):
                continue
            formula = self.formula(place)
            if formula.why or len(formula.arms) != 1:
                continue
            arm, turns = formula.arms[0], dict(place.turns)
            if self.sources.launch.tensor(arm.base).memory != self.emitted.memories[access.base].memory:
                continue
            first = first or place
            if likely is None:
                break
            (wanted, runs) = substitute(turns, arm.offset.exact * arm.unit, both(*arm.runs_exactly))
            reads = in_order({term: (r.base, r.offset * r.bytes) for term, r in turned(formula, turns).reads.items()})

            def at_point(point: Point, wanted: Term = wanted, runs: Term = runs, reads: Loads = reads) -> int:
                own = dict(point)
                fill(own, reads)
                never = not value_at(access.path, point)  # where no point was found at which the access is made
                return value_at(wanted, own) if never or value_at(runs, own) else -(1 << 62)

            if agree(made, lambda point: value_at(address, point), at_point):
                if agree(beside, lambda point: value_at(address, point), at_point):
                    return Pair(access, at, size, place, True)
                some = some or place
        if some is not None:
            return Pair(access, at, size, some, True)
        if first is None:
            return Pair(access, at, size, None, why="no element of the source has a formula that it may be")
        return Pair(access, at, size, first, False if made else None)

    def _places(
        self, access: SinkAccess, at: int, size: int, sources: Sequence[Source], likely: Likely | None
    ) -> Iterator[Place]:
        """Proposals, the likeliest first: registers in the order of the text."""
        layouts = [(source, own) for source in sources for own in source.encodings]
        return self.in_order(access, at, size, layouts, likely)

    def in_order(
        self, access: SinkAccess, at: int, size: int, layouts: Sequence[tuple[Source, Encoding]], likely: Likely | None
    ) -> Iterator[Place]:  # fmt: skip
        """Places of these layouts, registers in the order of the text."""
        before = self.counts.get((access.number, -1))
        if before is None:
            before = self.counts[access.number, -1] = self._before(access, size)
        for source, encoding in layouts:
            registers = encoding.registers
            start = (before + at) % len(registers)
            anywhere = self.sources.anywhere(source, self.trusted)
            for register in (*registers[start:], *registers[:start]):
                own = self.formula(Place(source, encoding, register)) if anywhere.why or likely is None else anywhere
                for turns in self._turns(access, list(own.rounds)):
                    yield Place(source, encoding, register, turns)

    def _found(
        self, access: SinkAccess, at: int, size: int, sources: Sequence[Source], loads: Loads, likely: Likely | None
    ) -> Iterator[Place]:  # fmt: skip
        """The same in layouts that are looked for, where no other proposal agrees."""
        for source in sources:
            if source.number not in self.searched:
                own = [one for one in self.trace.accesses if not one.why and one.address is not None]
                own = [one for one in own if source in self.candidates(one) and not one.bytes % size]
                found = self.searching.encodings(source, own, size, loads)
                self.searched[source.number] = [one for one in found if one not in source.encodings]
        for source in sources:
            yield from self.in_order(access, at, size, [(source, one) for one in self.searched[source.number]], likely)

    def _before(self, access: SinkAccess, size: int) -> int:
        """Elements of accesses at the same place that stand before it in the text."""
        position = self.emitted.positions.get(access.instruction.line)
        own = self.first
        return sum(
            one.bytes // size for number, one in own.items()
            if number < access.number and one.what == access.what and one.base == access.base
            and self.emitted.positions.get(one.instruction.line) == position
        )  # fmt: skip

    def _turns(self, access: SinkAccess, rounds: Sequence[Term]) -> Iterator[Turns]:
        """Which iterations of the source's loops it may be in."""
        return proposed_turns(access, rounds, self._copies(access) if rounds else 0)

    def _copies(self, access: SinkAccess) -> int:
        """How many of the emitted code's instructions are such an access, and from the same place."""
        position = self.emitted.positions.get(access.instruction.line)
        return sum(
            one.what == access.what and self.emitted.positions.get(one.instruction.line) == position
            for one in self.first.values()
        )


def counted(access: SinkAccess) -> list[Term]:
    """That the first of its bytes is touched, of a buffer whose count masks."""
    return [] if access.records is None or access.voffset is None else [access.voffset.term < access.records.term]


def _made(access: SinkAccess, at: int, size: int, point: Point) -> bool:
    """Whether the element's bytes are touched, of a buffer whose count masks."""
    if access.records is None or access.voffset is None:
        return True
    try:
        return value_at(access.voffset.term, point) + at * size < value_at(access.records.term, point)
    except Exception:
        return False
