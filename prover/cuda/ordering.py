"""In which order a CUDA kernel's accesses come: what PTX has that orders them, and what is not followed of that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from ..accesses.access import Access as Arm
from ..accesses.apart import OTHER
from ..kernels.between import ordering
from ..kernels.between.alike import NARROW, elements
from ..kernels.between.copies import Copies
from ..kernels.between.meeting import Meeting
from ..kernels.between.two_threads import Ticket, Two
from ..kernels.ir.module import Instruction
from ..kernels.ir.order import TooHard
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import Visit
from ..kernels.machine.intrinsics import (
    COPIES_END,
    COPIES_GROUP,
    COPIES_WAIT,
    FENCE,
    OTHER_BARRIER,
    OTHER_WARP_BARRIER,
)
from ..kernels.machine.sinks import Access
from ..language.claims import Case
from ..language.terms import Term, const
from ..language.walking import variables
from ..machine.values import literals
from ..targets.nvidia import WARP
from ..triton.claimed import HOLDS
from .at_once import AtOnce
from .ground import THREAD, CudaGround
from .launching.fitting import CONSTANT, Fitted, Room
from .steady import Steady
from .threads import registers
from .tickets import Tickets
from .told import parameters, told

SHARED, GLOBAL = 3, 1
COPIES = ("ptx.cp.async.read", "ptx.cp.async.write")  # that go on until they are waited for
MATRICES = ("ptx.ldmatrix", "ptx.stmatrix")  # a lane has the place of a row whose elements are other lanes'
ORDERED = {"release", "acquire", "acq_rel"}
# loads that say that others than this kernel's threads write there
CHANGING = {"volatile", "relaxed", "acquire", "mmio"}
INCOHERENT = {"nc", "ldu"}  # they may give what was there before the kernel wrote
TOLD = "what a barrier tells"  # no memory is called so
AT_ONCE = 0.1  # seconds for a statement of two blocks without what leads them there
Load = tuple[int, int]  # the visit, and the id of the instruction
WORKSPACE = ("envreg1", "envreg2")  # registers with the address of what blocks of a cooperative launch wait by


class CpAsync:
    """The groups of cp.async."""

    unseen = True

    def made(self, instruction: Instruction) -> bool:
        return instruction.callee == COPIES_GROUP

    def waited(self, instruction: Instruction, groups: int) -> bool:
        if instruction.callee == COPIES_WAIT:
            return groups > instruction.operands[0].value
        return instruction.callee == COPIES_END


class Ordering(ordering.Ordering):
    """Of a traced kernel. lost: accesses of which nobody knows where they are. visits: those of the trace, or the same
    with other barriers. private: memories of which each block is taken to have its own places. asked: what was found of
    statements of two blocks."""

    ground: CudaGround

    def __init__(
        self, fitted: Fitted, trace: Trace, ground: CudaGround, visits: list[Visit] | None = None,
        private: frozenset[str] = frozenset(), asked: AtOnce | None = None,
    ):  # fmt: skip
        super().__init__(trace, ground, trace.accesses, trace.order.all if visits is None else visits)
        self.fitted, self.private = fitted, private
        self.asked = AtOnce() if asked is None else asked
        self.lost = fitted.lost(trace.accesses)
        self.told = dict(told(trace))

    @property
    def together(self) -> str:
        width = self.ground.width
        return "warp" if width == WARP else f"tile of {width} lanes" if width > 1 else "lane"

    @property
    def unknown(self) -> list[Instruction]:
        """Barriers of which nobody here knows what they order."""
        found = (one.instruction for one in self.intervals.barriers)
        return [one for one in found if one is not None and one.callee == OTHER_BARRIER]

    @property
    def calls(self) -> list[Access]:
        """Instructions that may do anything, wait for other threads too."""
        return [one for one in self.trace.accesses if one.why and one.instruction.opcode == "call"]

    @cached_property
    def grid(self) -> str:
        """What waits for all blocks of the grid, which nobody here follows; empty if nothing does."""
        frame = self.trace.frame
        assert frame is not None
        read = [name for name in WORKSPACE if name in registers(frame.kernel)]
        spins = [one.instruction for one in self.lost if ORDERED & set(one.instruction.text.split("."))]
        if not read or not spins:
            return ""
        return f"grid.sync() of cooperative groups is not followed (%{read[-1]} is read, and {_named(spins[0])})"

    def whereabouts(self, lost: Access) -> str:
        """Why nobody knows where an access is."""
        waits = ORDERED & set(lost.instruction.text.split("."))
        return self.grid if self.grid and waits else f"it may be there: {lost.why}"

    def arm(self, access: Access) -> Arm:
        return self.ground.access(access, self.fitted.rooms[access.base], apart=True)

    def atomic(self, one: Access, other: Access, blocks: bool) -> bool:
        """As wide, in as many parts, and at a scope that has both in it."""
        scopes = self.narrow(one) or self.narrow(other)
        alike = one.bytes == other.bytes and elements(one) == elements(other)
        return one.what == other.what == "atomic" and alike and not (blocks and scopes)

    @staticmethod
    def narrow(access: Access) -> bool:
        """Whether it is atomic for its own block alone."""
        return bool(NARROW & set(access.instruction.text.split(".")))

    def shared_out(self, access: Access) -> bool:
        return access.instruction.callee in MATRICES

    def called(self, instruction: Instruction) -> str:
        return _at(instruction)

    def tickets(self) -> Iterator[tuple[Term, Ticket]]:
        copied = {self.memory_of(one.base) for one in self.accesses if one.instruction.callee in COPIES}
        return iter(()) if copied else Tickets(self).all()

    @cached_property
    def matters(self) -> bool:
        """Whether what two threads have in common says more of two writes than that they are two."""
        frame = self.trace.frame
        assert frame is not None
        loaded = {id(term) for term in frame.frozen}
        stores = [number for number, one in enumerate(self.accesses) if one.what == "store" and not one.why]
        by_data = any(id(v) in loaded for number in stores for v in variables(*self._terms(number)))
        if self.barriers or not (by_data or any(one.what == "atomic" for one in self.accesses)):
            return self.barriers
        try:
            return bool(self._between) and (by_data or bool(self.two.tickets))
        except TooHard:
            return False

    def apart(self, name: str, meeting: Meeting) -> Case:
        """Of two blocks whose places hang on their numbers alone, without what else leads there, where that is enough."""
        case = super().apart(name, meeting)
        if not meeting.blocks:
            return case
        own = {v.payload[0] for v in (*self.ground.sizes, *self.ground.who[:3]) if v.op == "var"}

        def of_block(formula: object) -> bool:
            return isinstance(formula, Term) and own.issuperset(
                v.payload[0].removesuffix(OTHER) for v in variables(formula)
            )

        given = [one for one in case.given if of_block(one)]
        if len(given) == len(case.given) or not of_block(case.goal):
            return case
        less = replace(case, given=given)
        return less if self.asked.ask(less, AT_ONCE).verdict in HOLDS else case

    def memory_of(self, base: str) -> str:
        room = self.fitted.rooms.get(base)
        return base if room is None else room.memory

    def quiet(self) -> Iterator[tuple[Term, tuple[str, Term]]]:
        """What is loaded from a memory to which nobody writes, or not in the interval -> it, and the place in it. What a
        barrier tells is as if all threads of the block loaded it there from one place."""
        for term in self.told:
            yield term, (TOLD, const(0))
        for term in parameters(self.trace):
            yield term, ("", const(0))
        for term, memory, place, space in self.unchanged:
            if memory == "" or space == SHARED or memory in self.private:
                yield term, (memory, place)

    @cached_property
    def unchanged(self) -> list[tuple[Term, str, Term, int]]:
        """The same with the address space; of global memory as far as no other block writes at the place. The memory is
        nameless where nobody ever writes."""
        frame = self.trace.frame
        assert frame is not None
        found = list[tuple[Term, str, Term, int]]()
        if any("load" not in one.what for one in self.lost):
            return found
        writes = [number for number, one in enumerate(self.accesses) if "load" not in one.what]
        written = {self.memory_of(self.accesses[number].base) for number in writes}
        copied = {self.memory_of(one.base) for one in self.accesses if one.instruction.callee in COPIES}
        loaded = self.trace.order.loaded
        every = [i for block in frame.kernel.blocks for i in block.instructions if i.opcode == "load"]
        changing = {id(i) for i in every if CHANGING & set(i.text.split("."))}
        stale = {id(i) for i in every if INCOHERENT & set(i.text.split("."))}
        loud: dict[str, set[Load]] = {}  # memory -> accesses in whose intervals somebody writes there
        for own in self._between:
            accesses = {(one.visit, id(self.accesses[one.number].instruction)) for one in own}
            for one in own:
                access = self.accesses[one.number]
                loud.setdefault(self.memory_of(access.base), set()).update(() if "load" in access.what else accesses)
        reached = {(one.visit, id(self.accesses[one.number].instruction)) for own in self._between for one in own}
        for term, (pointer, *_) in frame.loads.items():
            room, memory = self.fitted.rooms.get(pointer.base), self.memory_of(pointer.base)
            if room is None or room.space not in (SHARED, GLOBAL, CONSTANT):
                continue
            if room.space == GLOBAL and frame.frozen.get(term) in changing:
                continue
            place = frame.byte_loaded(term)
            other = room.space == GLOBAL and (self.several is not None or frame.frozen.get(term) in stale)
            if memory not in written and room.space != SHARED:
                found.append((term, "", place, room.space))
            elif other or memory in copied or term not in loaded:  # until when a copy goes on is not followed
                continue
            elif (loaded[term], frame.frozen.get(term, 0)) in reached - loud.get(memory, set()):
                found.append((term, memory, place, room.space))
        return found

    @property
    def one_block(self) -> bool:
        """Whether the grid is known to be one block."""
        return not any(v.op == "var" for v in self.ground.who[:3])

    @cached_property
    def own_of_blocks(self) -> set[Term]:
        if not self.private or self.one_block:
            return set()
        own = {term for term, memory, _, _ in self.unchanged if memory in self.private}
        less = {term: said for term, said in self.two.quiet.items() if term not in own}
        for two in (self.two, *(() if self.within is None else (self.two_of_warp,))):
            own |= two.uniform - Two(self.ground, two.intervals, less, told=self.told).uniform
        return own

    @cached_property
    def _steady(self) -> Steady:
        return Steady(self, {self.memory_of(one.base) for one in self.accesses if one.instruction.callee in COPIES})

    def steady(self, meeting: Meeting) -> tuple[list[Term], list[Term]]:
        if meeting.alone or meeting.blocks or not isinstance(meeting.first, Access):
            return [], []
        memory = self.memory_of(meeting.first.base)
        mine, theirs = (list(self._steady.facts(memory, literals(path))) for path in meeting.paths)
        return mine, theirs

    def incoherent(self, numbers: Sequence[int]) -> list[int]:
        """Loads by a cache of what is only read, of which PTX says that the memory is not written while a kernel runs."""
        said = {number: self.accesses[number].instruction.text.split(".") for number in numbers}
        return [number for number, parts in said.items() if INCOHERENT & set(parts)]

    # -- copies that go on -------------------------------------------------------------------------------------------

    @cached_property
    def copies(self) -> Copies:
        return Copies(self.intervals, self.accesses, (*self.ground.sizes, *self.ground.who), CpAsync())

    @property
    def copies_beside(self) -> str:
        """Why copies are not followed; empty if they are."""
        found = "bar.warp.sync" if self.within is not None else "grid.sync()" if self.several is not None else ""
        return found and f"until when it goes on is not followed beside {found}"

    def copied(self, numbers: Sequence[int]) -> list[int]:
        return [number for number in numbers if self.accesses[number].instruction.callee in COPIES]

    def meetings(self, numbers: Sequence[int], reads: bool, writes: bool, blocks: bool) -> Iterator[Meeting]:
        """And those of copies that are under way behind a barrier, or that their own thread does not wait for."""
        yield from super().meetings(numbers, reads, writes, blocks)
        yield from self.under_way(self.copies, self.copied(numbers), numbers, reads, writes)

    @staticmethod
    def _strong(access: Access) -> bool:
        """Whether it writes as what others see in the order of fences: atomic, volatile or relaxed."""
        store = "load" not in access.what and CHANGING & set(access.instruction.text.split("."))
        return access.what == "atomic" or bool(store)

    # -- what is not followed ----------------------------------------------------------------------------------------

    @cached_property
    def beside(self) -> str:
        """What else may order accesses, that nobody here follows; empty if nothing does."""
        frame = self.trace.frame
        assert frame is not None
        own = [i for block in frame.kernel.blocks for i in block.instructions if i.opcode in ("call", "load", "store")]
        warp = next((one for one in own if one.callee == OTHER_WARP_BARRIER), None)
        if warp is not None:
            return _named(warp)
        fence = next((one for one in own if one.callee == FENCE), None)
        strong = next((one for one in self.accesses if self._strong(one)), None)
        if fence is not None and strong is not None:
            return f"{_named(fence)}, with {_named(strong.instruction)}"
        return next((_named(one) for one in own if ORDERED & set(one.text.split("."))), "")


def _named(instruction: Instruction) -> str:
    return f"{instruction.text} at {_at(instruction)}"


def _at(instruction: Instruction) -> str:
    return instruction.place or f"PTX line {instruction.line}"


__all__ = ["GLOBAL", "SHARED", "THREAD", "Ordering", "Room", "TooHard"]
