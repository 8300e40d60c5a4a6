"""What a thread loads again from one place of a tensor that the kernel does not write: the number that it loaded before.

A compiler loads it again where a store might have changed it, as for `j < ptr[row + 1]` in a loop that writes. It holds of
elements of the tensor: so all claims rest on those that these loads stay inside. A load hangs on numbers that were loaded
before it: so the first one that is outside rests on no other.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernels.ir.module import Instruction
from ..kernels.loops.paths import Trace
from ..kernels.machine.frame import Frame
from .launching.fitting import Fitted

CHANGING = {"volatile", "relaxed", "acquire", "mmio"}  # words of PTX: others may write there
Steady = Callable[[Instruction, str], bool]


def never(instruction: Instruction, base: str) -> bool:
    return False


def written(fitted: Fitted, trace: Trace) -> frozenset[str] | None:
    """Memories in which an access of the kernel may write; None for any."""
    if trace.why or any("load" not in one.what for one in fitted.lost(trace.accesses)):
        return None
    rooms = fitted.rooms
    return frozenset(rooms[one.base].memory for one in trace.accesses if one.base in rooms and "load" not in one.what)


def unwritten(fitted: Fitted, trace: Trace) -> frozenset[str]:
    """Tensors that are read, and that no access of the kernel may write."""
    known = written(fitted, trace)
    if known is None:
        return frozenset()
    memories = {base: room.memory for base, room in fitted.rooms.items()}
    return frozenset(
        one.base for one in trace.accesses
        if one.base in memories and fitted.rooms[one.base].argument is not None and memories[one.base] not in known
    )  # fmt: skip


def twice(frame: Frame, bases: frozenset[str]) -> bool:
    """Whether several values were loaded from one of these at one place."""
    places = [(pointer.base, pointer.offset.term, on) for pointer, on, _, _ in frame.loads.values()]
    own = [place for place in places if place[0] in bases]
    return len(set(own)) < len(own)


def of(bases: frozenset[str]) -> Steady:
    """Whether what the instruction loads from a base is one number at each place."""

    def steady(instruction: Instruction, base: str) -> bool:
        return base in bases and not CHANGING & {*instruction.text.split("."), *instruction.flags}

    return steady if bases else never


__all__ = ["Steady", "never", "of", "twice", "unwritten"]
