"""Barriers that order nothing: those without which everything would still be proved, for all sizes.

What is decided again is that no two threads of a block access one byte at once, and that all come to each other barrier,
as if one of them were not in the text. Whatever a barrier may order counts here: atomics too, and a tensor that a launch
says threads share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from ..kernels.between.meeting import ONE, OTHERS
from ..kernels.between.ordering import Timed
from ..kernels.ir.module import Instruction
from ..kernels.ir.order import TooHard
from ..kernels.loops.intervals import NEXT, SAME, Key
from ..kernels.loops.visits import Visit
from ..kernels.machine.intrinsics import FENCE, GRID_BARRIER
from ..kernels.steps.proving import Effort
from ..triton.claimed import HOLDS, holds
from .checking import CudaCheck, Decide
from .ordering import Ordering
from .showing import at
from .stated import RACES, Stated
from .stating import Builder

RED = "red"  # a barrier that tells all threads what they gave it


class Barrier(Struct, frozen=True):
    """Barriers of one line. instructions: in the PTX. nothing: whether they order nothing. why: else, what is not proved
    without them, or why that was not asked."""

    instructions: tuple[Instruction, ...]
    nothing: bool = False
    why: str = ""

    @property
    def name(self) -> str:
        lines = ", ".join(str(one.line) for one in self.instructions)
        place = self.instructions[0].place
        return f"the barrier at {place} (PTX {lines})" if place else f"the barrier at PTX line {lines}"


class Barriers:
    """Of a launch that was checked."""

    def __init__(self, check: CudaCheck, decide: Decide):
        self.check, self.decide = check, decide
        self.builder = check.builder

    @cached_property
    def lines(self) -> list[tuple[Instruction, ...]]:
        """The barriers, those of one line of the source together."""
        found: dict[str, list[Instruction]] = {}
        for one in self.builder.order.waits if self.builder.ground is not None else ():
            found.setdefault(at(one), []).append(one)
        return [tuple(own) for own in found.values()]

    @cached_property
    def why(self) -> str:
        """Why nothing is said; empty where something can be."""
        for one in self.check.results:
            if not holds(one):
                return f"{one.statement.claim}, {one.statement.case} is not proved"
        order = self.builder.order
        if order.beside:
            return f"what {order.beside} orders is not followed"
        for fence in self._fences:
            return f"what {fence.text} at {at(fence)} orders with it is not followed"
        if order.lost:
            return f"nobody knows where {order.lost[0].instruction.text} accesses memory"
        aside = self.builder.kernel.beside
        return f"textures and surfaces are not looked at: {aside[0]}" if aside else ""

    @property
    def _fences(self) -> list[Instruction]:
        """After a barrier they order what all threads of the block did, for other blocks."""
        return [one for block in self.builder.kernel.blocks for one in block.instructions if one.callee == FENCE]

    def all(self) -> Iterator[Barrier]:
        """Each line of barriers alone."""
        for own in self.lines:
            if self.why:
                yield Barrier(own, why=f"not asked, as {self.why}")
            elif any(RED in one.text.split(".") for one in own):
                yield Barrier(own, why="it gives each thread what others gave to it")
            elif any(one.callee == GRID_BARRIER for one in own):
                yield Barrier(own, why="not asked, as all blocks wait there for one another")
            else:
                why = self.without(own)
                yield Barrier(own, not why, why and f"without it, not proved: {why}")

    def without(self, dropped: Sequence[Instruction]) -> str:
        """What is not proved without these; empty if all is."""
        return again(self.check, Without(self.check, dropped), self.decide)


def again(check: CudaCheck, builder: Changed, decide: Decide) -> str:
    """What is not proved of the kernel with other barriers; empty if all is."""
    try:
        stated = builder.build()
    except TooHard as error:
        return str(error)
    if not stated.system.claims:
        return ""
    own = CudaCheck(check.statements, builder, stated, check.cache, None, None, "")
    own.before = check.outcomes
    decide(own, Effort.ALL)
    proving = check.proving
    if proving is not None:
        proving.run()
    verdicts = own.verdicts
    for _, statement in own.items:
        if verdicts.get((statement.claim, statement.case)) not in HOLDS:
            return f"{statement.claim}, {statement.case}"
    return "" if proving is None or proving.whole else "a step of its arithmetic"


class Changed(Builder):
    """Makes the claims about two threads of a block, with other barriers."""

    def __init__(self, check: CudaCheck):
        own, builder = check.statements, check.builder
        super().__init__(own.called, builder.fitted, builder.module, builder.kernel, builder.trace, builder.strict)
        self.ground, self.base = builder.ground, builder.order


class Without(Changed):
    """Without some."""

    def __init__(self, check: CudaCheck, dropped: Sequence[Instruction]):
        super().__init__(check)
        self.dropped = {id(one) for one in dropped}

    @cached_property
    def order(self) -> Ordering:
        visits = [
            replace(visit, events=[event for event in visit.events if id(event.instruction) not in self.dropped])
            for visit in self.base.intervals.visits
        ]
        return LooseOrdering(self.base, visits)

    def build(self) -> Stated:
        """Raises TooHard."""
        if self.order.barriers:
            self._reached()
        for name, room, own in self._memories():
            said = f"accesses of two threads to {room.where}"
            self._meet(f"{RACES}_{name}", said, room, own, reads=True, writes=True, blocks=False)
        return self.stated


class LooseOrdering(Ordering):
    """The order without some barriers. Atomics that were ordered by one of them must not touch one another either."""

    def __init__(self, base: Ordering, visits: list[Visit]):
        super().__init__(base.fitted, base.trace, base.ground, visits)
        self.base = base

    @cached_property
    def _loose(self) -> set[tuple[object, ...]]:
        """The pairs of atomics that nothing orders anyhow."""
        found: set[tuple[object, ...]] = set()
        if {id(one) for one in self.base.intervals.counted} != {id(one) for one in self.intervals.counted}:
            return found  # iterations that are counted there are not here
        for own, _, warps in self.base.in_turn():
            atomics = [one for one in own if self.trace.accesses[one.number].what == "atomic"]
            for one in atomics:
                found.update(_pair((one.number, one.then), (other.number, other.then), warps) for other in atomics)
        return found

    def _at_once(self, one: Timed, other: Timed, blocks: bool) -> bool:
        if not super()._at_once(one, other, blocks):
            return False
        whose = [""] if self.base.within is None else [ONE, OTHERS]
        return all(
            _pair((mine, one[1]), (theirs, other[1]), warps) in self._loose
            for mine in one[0].numbers
            for theirs in other[0].numbers
            for warps in whose
        )


def _pair(one: tuple[int, Key], other: tuple[int, Key], warps: str) -> tuple[object, ...]:
    own, its = dict(one[1]), dict(other[1])
    numbers = sorted({*own, *its}, key=lambda number: number.payload[0])
    pairs = [(number.payload[0], own.get(number, SAME), its.get(number, SAME)) for number in numbers]
    pairs = [pair for pair in pairs if pair[1:] not in ((NEXT, NEXT), (SAME, SAME))]
    return one[0], other[0], warps, tuple(pairs)
