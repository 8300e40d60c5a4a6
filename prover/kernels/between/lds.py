"""The accesses of LDS of a compiled AMD kernel, and in which order a workgroup's barriers bring them.

A load to LDS is a write there: of each lane, a step behind the lane before it. Lanes of a wave are not in lockstep.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from math import gcd, inf

from msgspec import Struct
from msgspec.structs import replace

from ...accesses.access import Access, Both, Elements
from ...language.monomials import expanded, total
from ...language.terms import const
from ...machine.values import Int, literals
from ...targets.amdgpu import DMA_SLOTS
from ..ir.module import Instruction, Module
from ..ir.places import beside
from ..loops.paths import Trace
from ..machine.intrinsics import WAVES_BARRIER
from ..machine.sinks import UNREAD_OPCODES, SinkAccess, row
from . import ordering
from .copies import Copies
from .meeting import Meeting
from .ordering import Ground
from .rings import rings
from .waits import ALONE, ASYNC, COPY, LDS, SCOPES, Counted, Marks, Waits, syncscope

SPACE = 3
BY_NUMBER = "LDS"  # the base of addresses that are numbers
ORDERS = re.compile(r"\b(?:atomic|atomicrmw|cmpxchg)\b.*\b(acquire|release|acq_rel|seq_cst)\b")


class Memory(Struct, frozen=True):
    """A variable in LDS, or several that may be at one place. bases: as accesses call it."""

    name: str
    bases: frozenset[str]

    @property
    def mixed(self) -> bool:
        """Whether some accesses say its place by number, so that nobody knows how far the others are from these."""
        return BY_NUMBER in self.bases and len(self.bases) > 1

    @property
    def where(self) -> str:
        return self.name if self.name == BY_NUMBER else f"LDS {self.name}"


class Lds:
    """Of a traced kernel. accesses: by their numbers in the trace, those of LDS as what they do there."""

    def __init__(self, module: Module, trace: Trace, ground: Ground):
        self.module, self.trace, self.ground = module, trace, ground
        assert trace.frame is not None
        self.accesses = [self._there(one) for one in trace.accesses]
        self.kinds = {number: kind for number, one in enumerate(trace.accesses) if (kind := self._kind(one))}
        self.waits = Waits(trace.order.all, self.kinds)
        self.rings = rings(trace.order.all)
        self.all = Ordering(self, None)
        self.plain = Ordering(self, (LDS,))
        for order in (self.all, self.plain):
            order.rings = self.rings

    def _there(self, one: SinkAccess) -> SinkAccess:
        if one.lds is None or one.why:
            return one
        assert self.trace.frame is not None
        first = self.trace.frame.machine.signed(one.lds.offset).term
        first = first + self.ground.who[-1] * DMA_SLOTS.get(one.bytes, one.bytes)
        return replace(
            one, what="store", space=SPACE, base=one.lds.base, address=Int(first, one.lds.offset.bits, -inf, inf),
            start=None, voffset=None, soffset=None, records=None,
        )  # fmt: skip

    def _kind(self, one: SinkAccess) -> str:
        found = row(one.instruction) if one.instruction.opcode == "call" else None
        if found is not None and found.lds is not None:
            return ASYNC if ".async." in one.instruction.callee else COPY
        assert self.trace.frame is not None
        own = one.space == SPACE or (one.space == 0 and self.trace.frame.home(one.base) == SPACE)
        return LDS if own or self.lost(one) else ""

    @staticmethod
    def lost(one: SinkAccess) -> bool:
        """Whether nobody knows where it is, and it may be in LDS."""
        found = row(one.instruction) if one.instruction.opcode == "call" else None
        return bool(one.why) and (one.space in (-1, 0, SPACE) or (found is not None and found.lds is not None))

    @property
    def nowhere(self) -> list[SinkAccess]:
        return [one for one in self.trace.accesses if self.lost(one)]

    @property
    def declared(self) -> bool:
        """Whether the module has a variable in LDS."""
        return any(item.space == SPACE for item in self.module.globals)

    @property
    def calls(self) -> list[SinkAccess]:
        """Instructions that may do anything, wait for other threads too."""
        return [
            one for one in self.nowhere
            if one.instruction.opcode in ("call", *UNREAD_OPCODES) and row(one.instruction) is None
        ]  # fmt: skip

    @property
    def unknown(self) -> list[Instruction]:
        """Barriers in halves, which are not followed."""
        return [one for one in self.all.waits if one.callee != WAVES_BARRIER]

    @property
    def narrow(self) -> list[Instruction]:
        """Those that are atomic for fewer threads than a workgroup's, though not for one alone."""
        own = {id(one.instruction): one.instruction for n, one in enumerate(self.accesses) if n in self.kinds}
        return [one for one in own.values() if "atomic" in one.flags and syncscope(one.text) not in SCOPES | ALONE]

    @property
    def beside(self) -> str:
        """What else may order accesses, that nobody here follows; empty if nothing does."""
        assert self.trace.frame is not None
        own = [i for block in self.trace.frame.kernel.blocks for i in block.instructions if ORDERS.search(i.text)]
        said = [f"{ORDERS.search(one.text)[0]} at line {one.line}{beside(one)}" for one in own[:1]]  # type: ignore[index]
        return said[0] if said else ""

    @property
    def open(self) -> list[str]:
        """Which barriers do not order everything, and why."""
        return [f"{at(one)}{beside(one)}: the barrier does not order all: {why}" for one, why in self.waits.open]

    def memories(self) -> Iterator[tuple[Memory, list[int]]]:
        """Each memory in LDS that is written, with the numbers of its accesses."""
        used = {one.base for number, one in enumerate(self.accesses) if number in self.kinds and not one.why}
        dynamic = {f"@{item.name}" for item in self.module.globals if item.space == SPACE and not item.size} & used
        groups = [frozenset(dynamic)] if dynamic else []
        groups += [frozenset({base}) for base in sorted(used - dynamic)]
        if BY_NUMBER in used:  # whatever has a number may be any of them
            groups = [frozenset(used)]
        if not groups and (self.declared or any(one.space == SPACE for one in self.nowhere)):
            groups = [frozenset({BY_NUMBER})]  # where nobody knows where, which is a place in LDS all the same
        for bases in groups:
            own = [n for n, one in enumerate(self.accesses) if n in self.kinds and one.base in bases and not one.why]
            if any("load" not in self.accesses[n].what for n in own) or any("load" not in o.what for o in self.nowhere):
                yield Memory(" or ".join(sorted(bases)), bases), own

    def meetings(self, own: Sequence[int]) -> Iterator[Meeting]:
        """The pairs of accesses between which no barrier is that orders them. Raises TooHard."""
        yield from self.plain.meetings(own, True, True, False)
        for copies, numbers in self._copied(own):
            yield from self.plain.under_way(copies, numbers, own, True, True)

    def outlived(self, own: Sequence[int]) -> Iterator[Meeting]:
        """Where a thread may end with one of these under way. Raises TooHard."""
        for copies, numbers in self._copied(own):
            yield from self.plain.outlived(copies, numbers)

    def _copied(self, own: Sequence[int]) -> Iterator[tuple[Copies, list[int]]]:
        """The loads to LDS among these, by how they are waited for."""
        for kind, copies in self.copies.items():
            numbers = [number for number in own if self.kinds[number] == kind]
            if numbers:
                yield copies, numbers

    @cached_property
    def copies(self) -> dict[str, Copies]:
        ever, groups = (*self.ground.sizes, *self.ground.who), {COPY: Counted(), ASYNC: Marks()}
        return {kind: Copies(self.plain.intervals, self.accesses, ever, how) for kind, how in groups.items()}


class Ordering(ordering.Ordering):
    """By the barriers that order accesses of these kinds; by all of them for None."""

    def __init__(self, lds: Lds, kinds: Sequence[str] | None):
        super().__init__(lds.trace, lds.ground, lds.accesses, lds.waits.seen(kinds))
        self.lds = lds

    def arm(self, access: SinkAccess) -> Access:
        assert access.address is not None
        form = self.ground.algebra.simplify
        parts = expanded(form(access.address.term))
        unit = gcd(access.bytes, *(abs(value) for value in parts.values()))
        offset = total({key: value // unit for key, value in parts.items()}) if parts else const(0)
        runs = tuple(Both.of(form(literal)) for literal in literals(access.path))
        return Access(
            Elements(access.base, access.base, unit), Both.of(offset), unit, access.bytes, None, runs, source=access
        )  # fmt: skip

    def atomic(self, one: SinkAccess, other: SinkAccess, blocks: bool) -> bool:
        strong = all(
            "atomic" in own.flags and syncscope(own.text) not in ALONE for own in (one.instruction, other.instruction)
        )
        return one.bytes == other.bytes and strong

    def shared_out(self, access: SinkAccess) -> bool:
        return access.what == "transposed load"  # a lane has the place of what other lanes get

    def called(self, instruction: Instruction) -> str:
        return at(instruction)


def at(instruction: Instruction) -> str:
    """Where it is, in words, by which cases are named: whatever place of the source it has."""
    return f"line {instruction.line}" if instruction.line else instruction.text[:60]  # of -O0 there are no lines
