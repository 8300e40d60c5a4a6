"""Two threads that store one value at one place by one instruction: copies of an element that several threads hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ..kernels.between.alike import ALIKE
from ..kernels.between.meeting import Meeting
from ..kernels.between.two_threads import Pair
from ..kernels.loops.intervals import SAME
from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.terms import Term, integer
from .emitted import Emitted
from .hanging_ir import HangingIr
from .hanging_ptx import HangingPtx


class TwinStores:
    """Of one trace."""

    def __init__(self, emitted: Emitted, trace: Trace):
        self.emitted, self.trace = emitted, trace
        # an access of which nobody knows where it is may be anywhere
        self.lost = any(one.why and "load" not in one.what for one in trace.accesses)
        self.written = {self._memory(one) for one in trace.accesses if "load" not in one.what}

    def _memory(self, access: SinkAccess) -> str:
        found = self.emitted.memories.get(access.base)
        return access.base if found is None else found.memory

    def _changing(self, own: Sequence[SinkAccess]) -> bool:
        """Whether somebody may write where these load."""
        known = own and all(not one.why and one.base in self.emitted.memories for one in own)
        return self.lost or not known or any(self._memory(one) in self.written for one in own)

    @cached_property
    def stored(self) -> dict[int, int]:
        """The place of a store's instruction in memory -> on which bits of the thread's number its value hangs."""
        emitted, is_ptx = self.emitted, self.emitted.texts.is_ptx
        if emitted.size & (emitted.size - 1):
            return {}
        own: dict[int, list[SinkAccess]] = {}  # by line of PTX, or by instruction of IR
        for one in self.trace.accesses:
            own.setdefault(one.instruction.line if is_ptx else id(one.instruction), []).append(one)

        def changing(key: int) -> bool:
            return self._changing(own.get(key, ()))

        if not is_ptx:
            return dict(HangingIr(emitted.kernel, emitted.size, lambda i: changing(id(i))).stored)
        lines = HangingPtx(emitted.texts.code, emitted.kernel.name, emitted.size, changing).stored
        stores = [one.instruction for one in self.trace.accesses if one.instruction.opcode == "store"]
        return {id(one): lines[one.line] for one in stores if one.line in lines}

    def same(self, meeting: Meeting, pair: Pair) -> Sequence[Term] | None:
        """When both do that, beside being at one place: that they differ in no bit on which the value hangs, and are one
        instruction in one iteration. None where nothing of it is known."""
        one, other, groups = meeting.first, meeting.second, meeting.groups
        if not isinstance(one, SinkAccess) or not isinstance(other, SinkAccess) or groups is None or meeting.blocks:
            return None
        if groups[0].numbers != groups[1].numbers or meeting.alone or one.what != "store":
            return None
        if any(which != SAME for key in meeting.when for _, which in key):
            return None
        on = 0
        for number in groups[0].numbers:
            instruction = self.trace.accesses[number].instruction
            if id(instruction) not in self.stored:
                return None
            on |= self.stored[id(instruction)]
        if on == self.emitted.size - 1:
            return None
        count = [integer(f"{ALIKE}{groups[0].first}.{at}", 0, count) for at, (_, count) in enumerate(groups[0].steps)]
        own = [*count, *(number for _, number in one.turns), *self._bits(on)]
        return [mine == theirs for mine, theirs in zip(pair.first(*own), pair.second(*own), strict=True)]

    def _bits(self, mask: int) -> Iterator[Term]:
        """These bits of the thread's number, neighbours together."""
        at = 0
        for term, count in self.emitted.lanes.fields:
            for low, many in _runs(mask >> at & ((1 << count) - 1)):
                yield term // (1 << low) if low + many == count else term // (1 << low) % (1 << many)
            at += count


def _runs(mask: int) -> Iterator[tuple[int, int]]:
    """(the first, how many) of bits that are set, neighbours together.

    >>> list(_runs(0b1101))
    [(0, 1), (2, 2)]
    """
    low = 0
    while mask >> low:
        if mask >> low & 1:
            many = 1
            while mask >> low + many & 1:
                many += 1
            yield low, many
            low += many
        else:
            low += 1
