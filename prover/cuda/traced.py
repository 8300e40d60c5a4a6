"""A traced CUDA kernel with what PTX has that orders its accesses, and what is not followed of that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ..accesses.access import Access
from ..kernels.between import ordering
from ..kernels.between.alike import NARROW, elements
from ..kernels.between.copies import Copies
from ..kernels.between.meeting import Meeting
from ..kernels.ir.module import Instruction
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
from ..kernels.machine.sinks import SinkAccess
from ..targets.nvidia import WARP
from .ground import CudaGround
from .launching.fitting import Fitted
from .showing import at
from .threads import registers

SHARED, GLOBAL = 3, 1
COPIES = ("ptx.cp.async.read", "ptx.cp.async.write")  # that go on until they are waited for
MATRICES = ("ptx.ldmatrix", "ptx.stmatrix")  # a lane has the place of a row whose elements are other lanes'
ORDERED = {"release", "acquire", "acq_rel"}
# loads that say that others than this kernel's threads write there
CHANGING = {"volatile", "relaxed", "acquire", "mmio"}
INCOHERENT = {"nc", "ldu"}  # they may give what was there before the kernel wrote
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


class Traced(ordering.Ordering):
    """lost: accesses of which nobody knows where they are. visits: those of the trace, or the same with other barriers."""

    ground: CudaGround

    def __init__(self, fitted: Fitted, trace: Trace, ground: CudaGround, visits: list[Visit] | None = None):
        super().__init__(trace, ground, trace.accesses, trace.order.all if visits is None else visits)
        self.fitted = fitted
        self.lost = fitted.lost(trace.accesses)

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
    def calls(self) -> list[SinkAccess]:
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

    def whereabouts(self, lost: SinkAccess) -> str:
        """Why nobody knows where an access is."""
        waits = ORDERED & set(lost.instruction.text.split("."))
        return self.grid if self.grid and waits else f"it may be there: {lost.why}"

    def arm(self, access: SinkAccess) -> Access:
        return self.ground.access(access, self.fitted.rooms[access.base], apart=True)

    def atomic(self, one: SinkAccess, other: SinkAccess, blocks: bool) -> bool:
        """As wide, in as many parts, and at a scope that has both in it."""
        scopes = self.narrow(one) or self.narrow(other)
        alike = one.bytes == other.bytes and elements(one) == elements(other)
        return one.what == other.what == "atomic" and alike and not (blocks and scopes)

    @staticmethod
    def narrow(access: SinkAccess) -> bool:
        """Whether it is atomic for its own block alone."""
        return bool(NARROW & set(access.instruction.text.split(".")))

    def shared_out(self, access: SinkAccess) -> bool:
        return access.instruction.callee in MATRICES

    def called(self, instruction: Instruction) -> str:
        return at(instruction)

    def memory_of(self, base: str) -> str:
        room = self.fitted.rooms.get(base)
        return base if room is None else room.memory

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
    def _strong(access: SinkAccess) -> bool:
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
    return f"{instruction.text} at {at(instruction)}"
