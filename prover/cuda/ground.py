"""What a CUDA launch gives to claims: who runs, what is promised, and what is known of loaded integers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import gcd
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from ..accesses.access import Access, Both, Elements, Second
from ..accesses.known import beside, shortened
from ..guessing.choices import spread
from ..kernels.claims.ground import OfThreads
from ..kernels.loops.paths import Trace
from ..kernels.machine import sinks
from ..kernels.machine.intrinsics import WARP_BARRIER
from ..kernels.machine.launch import free_argument
from ..language.claims import Case
from ..language.constructors import add, binary, both, either, mul
from ..language.monomials import expanded, whole
from ..language.terms import Term, const
from ..language.walking import variables
from ..machine.values import literals
from ..targets.nvidia import WARP
from ..triton.cases import Cases
from ..triton.launching.elements import Element, element
from ..triton.launching.launch import TensorArgument
from ..triton.launching.tensors import Contents
from ..triton.machine.ranges import Ranges
from .launching.fitting import Fitted, Room

COMMON = (1, 3, 4)  # global, shared and constant memory, whose addresses are the same in all threads
THREAD = "block (x, y, z), thread (x, y, z)"


class Loaded(Struct, frozen=True):
    """An integer that is loaded from a tensor, as contracts take one: ``triton.machine.names.Read`` of a thread."""

    term: Term
    base: str
    offset: Term
    bytes: int
    element: Element | None
    known: Term
    changes: bool = False
    sure: bool = False


class Reads(Struct, frozen=True):
    """What is loaded where a formula speaks of it."""

    reads: Mapping[Term, Loaded]
    facts: Mapping[Term, Term] = field(default_factory=dict)


class CudaGround(OfThreads):
    """The threads of a launch."""

    called = THREAD

    def __init__(self, fitted: Fitted, trace: Trace):
        assert trace.frame is not None
        self.fitted, self.launch, self.trace, self.algebra = fitted, fitted.launch, trace, trace.frame.algebra
        self.ranges, self.cases = self, Cases(fitted.launch)
        special = fitted.threads.special
        self.who = tuple(special[f"{name}.{axis}"] for name in ("ctaid", "tid") for axis in "xyz")
        own = {id(term) for term in self.who}
        self.promised = list(fitted.threads.given)
        self.plain_ranges = Ranges(self.promised)
        sizes = [*self.launch.sizes.values(), *fitted.threads.arguments.values(), *self.promised, *special.values()]
        sizes += [room.size for room in fitted.rooms.values() if room.size is not None]
        self.objects = self._objects()
        self.sizes = [variable for variable in variables(*sizes, *self.objects) if id(variable) not in own]
        self.unused: dict[str, int] = {}  # tensors whose integers may be 2^bits or more, so that no promise is read
        self.writes = {one.base for one in trace.accesses if "load" not in one.what}
        self.reads = Reads(dict(self._loaded()))

    @property
    def width(self) -> int:
        """How many lanes wait for each other at the barriers of a warp: all, or those of one tile."""
        kernel = self.trace.frame.kernel if self.trace.frame is not None else None
        waits = (i for block in (kernel.blocks if kernel is not None else ()) for i in block.instructions)
        return next((i.operands[0].value for i in waits if i.opcode == "call" and i.callee == WARP_BARRIER), WARP)

    @property
    def warp(self) -> Term:
        """The number of a thread's warp in its block, or of its tile, where those of a tile wait for each other."""
        special = self.fitted.threads.special
        x, y, z = self.who[3:]
        flat = add(x, mul(special["ntid.x"], add(y, mul(special["ntid.y"], z))))
        return binary("div", flat, const(self.width))

    @property
    def parts(self) -> tuple[list[Term], list[Term]]:
        return list(self.who[:3]), list(self.who[3:])

    def _objects(self) -> dict[Term, Room]:
        """The addresses that are the same for all threads -> what begins there."""
        frame = self.trace.frame
        assert frame is not None
        rooms = self.fitted.rooms
        found = {term: rooms.get(base) for term, (base, _) in frame.addresses.items()}
        for label, bits in frame.widths.items():  # a pointer that nobody follows is read as an integer
            found |= {free_argument(label, bits, negative): rooms.get(label) for negative in (True, False)}
        return {term: room for term, room in found.items() if room is not None and room.space in COMMON}

    def _elsewhere(self, *formulas: Term) -> list[Term]:
        """That two arguments' arrays, of whose addresses these formulas speak, do not overlap, if there is anything in
        them: as is assumed of arguments."""
        own = {term: self.objects[term] for term in variables(*formulas) if term in self.objects}
        found = []
        for (one, room), (other, its) in combinations(own.items(), 2):
            if room.argument is None or its.argument is None or room.memory == its.memory:
                continue
            if room.size is not None and its.size is not None:
                apart = either(one + room.size <= other, other + its.size <= one)
                found.append(either(room.size <= 0, its.size <= 0, apart))
        return found

    def _loaded(self):
        """Integers that are loaded from tensors of which something is promised, and that nobody writes, or of which it is
        promised of what is written too."""
        frame = self.trace.frame
        assert frame is not None
        lost = any("load" not in one.what for one in self.fitted.lost(self.trace.accesses))
        alike: dict[str, list[str]] = {}
        for argument in self.launch.arguments:
            if isinstance(argument, TensorArgument):
                alike.setdefault(argument.memory, []).append(argument.name)
        for term, (pointer, _, size, path) in frame.loads.items():
            room = self.fitted.rooms.get(pointer.base)
            argument = room.argument if room is not None else None
            if argument is None or argument.bytes != size or lost:
                continue
            if argument.promised is None or not argument.contents:
                continue
            changes = bool(self.writes & set(alike[argument.memory]))
            if changes and not argument.contents.stays:
                continue
            offset = whole(frame.byte_loaded(term), size)
            if offset is None:
                continue
            if argument.dtype.startswith("u") and not self._small(argument.contents, size):
                self.unused[argument.name] = 8 * size - 1
                continue
            own = element(argument, offset)
            known = both(self.algebra.simplify(path), own.holds)
            yield term, Loaded(term, argument.name, offset, size, own, known, changes)

    def _small(self, promised: Contents, size: int) -> bool:
        """Whether unsigned elements are read as they are: all that there may be lies below half."""
        ends = [None if promised.high is None else promised.high - 1, promised.last if promised.monotone else None]
        most = next((end for end in ends if end is not None), None)
        own = [most, *([] if promised.also is None else [promised.also])]
        return all(one is not None and self.plain_ranges.of(one)[1] < 1 << (8 * size - 1) for one in own)

    # -- as claims ask for it --------------------------------------------------------------------------------------

    def case(self, access: Access, name: str, goal: Term, given: list[Term], show: dict[str, Any], facts: bool) -> Case:
        return self.plain(name, goal, given, show)

    def plain(self, name: str, goal: Term, given: Sequence[Term], show: Mapping[str, Any]) -> Case:
        """A case under what callers promise, and what contracts say."""
        kept = [formula for formula in given if formula.op != "truth" or not formula.payload]
        read = self.cases.reads(self.reads, goal, *kept)  # type: ignore[arg-type]
        if read:
            read, kept = shortened(read, kept, literals, self.plain_ranges.of)
        assumed = dict.fromkeys([*self.promised, *read, *kept, *self._elsewhere(goal, *kept)])
        return Case(name, goal, list(assumed), {THREAD: self.who, **show})

    def loaded(self, access: Access, *formulas: Term) -> list[Term]:
        return self.cases.reads(self.reads, *formulas)  # type: ignore[arg-type]

    def loaded_by_two(
        self, access: Access, other: Access, second: Second, given: Sequence[Term], *formulas: Term
    ) -> list[Term]:  # fmt: skip
        found = dict(self.reads.reads)
        for term, read in self.reads.reads.items():
            own, offset, known = second(term, read.offset, read.known)
            column = read.element
            if column is not None:
                holds, at = second(column.holds, column.column)
                column = replace(column, holds=holds, column=at)
            found[own] = replace(read, term=own, offset=offset, element=column, known=known)
        read = self.cases.reads(Reads(found), *given, *formulas)  # type: ignore[arg-type]
        known = {literal for formula in given for literal in literals(formula)}
        return [beside(known, fact, self.plain_ranges.of) for fact in read]

    # -- accesses --------------------------------------------------------------------------------------------------

    def access(self, own: sinks.SinkAccess, room: Room, apart: bool = False) -> Access:
        """What a sink's access does in its memory, in elements of that where it counts in these. apart: what the arms of
        choices have in common stands beside them."""
        assert own.address is not None
        form = self.algebra.simplify
        byte = form(own.address.term)
        if apart and (found := spread(byte)) is not byte:
            byte = self.algebra.same(byte, found)
        argument = room.argument
        unit = argument.bytes or 1 if argument is not None else own.bytes
        size = room.size
        parts = [byte, *([] if size is None else [size])]
        found = [whole(part, unit) for part in parts]
        if any(part is None for part in found) or own.bytes % unit:
            unit = gcd(own.bytes, *(abs(value) for part in parts for value in expanded(part).values()))
            found = [whole(part, unit) for part in parts]
        shape: tuple[Term, ...] = ()
        strides: tuple[Term, ...] = ()
        if argument is not None and unit == argument.bytes:
            shape, strides = argument.shape, argument.strides
        memory = argument.memory if argument is not None else room.base
        assert found[0] is not None
        runs = tuple(Both.of(form(literal)) for literal in literals(own.path))
        return Access(
            Elements(room.name, memory, unit, shape, strides), Both.of(found[0]), unit, own.bytes,
            None if size is None else found[1], runs, source=own,
        )  # fmt: skip
