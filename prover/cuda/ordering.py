"""In which order a CUDA kernel's accesses come, and what numbers two of its threads have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from ..accesses.apart import OTHER
from ..kernels.between.meeting import Meeting
from ..kernels.between.two_threads import Ticket, Two
from ..kernels.ir.order import TooHard
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import Visit
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case
from ..language.terms import Term, const
from ..language.walking import variables
from ..machine.values import literals
from ..triton.claimed import HOLDS
from .at_once import AtOnce
from .ground import CudaGround
from .launching.fitting import CONSTANT, Fitted
from .steady import Steady
from .tickets import Tickets
from .told import parameters, told
from .traced import CHANGING, COPIES, GLOBAL, INCOHERENT, SHARED, Traced

TOLD = "what a barrier tells"  # no memory is called so
AT_ONCE = 0.1  # seconds for a statement of two blocks without what leads them there
Load = tuple[int, int]  # the visit, and the id of the instruction


class Ordering(Traced):
    """Of a traced kernel. private: memories of which each block is taken to have its own places. asked: what was found of
    statements of two blocks."""

    def __init__(
        self, fitted: Fitted, trace: Trace, ground: CudaGround, visits: list[Visit] | None = None,
        private: frozenset[str] = frozenset(), asked: AtOnce | None = None,
    ):  # fmt: skip
        super().__init__(fitted, trace, ground, visits)
        self.private = private
        self.asked = AtOnce() if asked is None else asked
        self.told = dict(told(trace))

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
        if meeting.alone or meeting.blocks or not isinstance(meeting.first, SinkAccess):
            return [], []
        memory = self.memory_of(meeting.first.base)
        mine, theirs = (list(self._steady.facts(memory, literals(path))) for path in meeting.paths)
        return mine, theirs
