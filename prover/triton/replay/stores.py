"""Every lane of every program of a small launch, run: who writes an element?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product

from msgspec import Struct

from ..ttir.records import Operation, Value, accessed_bytes
from .accesses import touched
from .lane import Runner
from .values import NotReplayed

MOST_LANES = 1 << 18
MOST_KEPT = 100_000  # values of one runner


class Stored(Struct, frozen=True):
    """An access that may write. loops: around it, from the outside to the inside."""

    operation: Operation
    pointer: Value
    mask: Value | None
    shape: tuple[int, ...]
    loops: tuple[Operation, ...]


class Writer(Struct, frozen=True):
    """A lane that writes the element."""

    programs: tuple[int, int, int]
    index: tuple[int, ...]


def writer(
    start: Callable[[tuple[int, int, int]], Runner], grid: tuple[int, int, int], stores: Sequence[Stored],
    base: str, first: int, last: int, deadline: float,
) -> Writer | None:  # fmt: skip
    """The lane with which all of the bytes [first, last) of a tensor are written; None if one of them is by none of all
    lanes.

    start: a program's numbers -> what runs it. Raises NotReplayed where that cannot be found out in time, Undefined.
    """
    lanes, missing = 0, set(range(first, last))
    x, y, z = map(range, grid)
    for programs in product(x, y, z):
        runner = start(programs)
        for store in stores:
            for rounds in _iterations(runner, store.loops, {}):
                for index in product(*map(range, store.shape)):
                    lanes += 1
                    if lanes > MOST_LANES or time.monotonic() > deadline:
                        raise NotReplayed(f"there are too many lanes to run: {lanes} were")
                    if len(runner.memo) > MOST_KEPT:
                        runner = start(programs)
                    runner.rounds.clear()
                    found = touched(runner, store.operation, store.pointer, store.mask, index, dict(rounds))
                    if found.runs and found.base == base:
                        missing -= set(range(found.bytes, found.bytes + accessed_bytes(store.pointer.type)))
                        if not missing:
                            return Writer(programs, index)
    return None


def _iterations(runner: Runner, loops: Sequence[Operation], before: dict[int, int]) -> Iterator[dict[int, int]]:
    """The iterations of nested loops in which a program comes to what is in them."""
    if not loops:
        yield before
        return
    loop, *inner = loops
    if loop.name != "scf.for":
        raise NotReplayed(f"it is in the loop at {loop.place}, whose iterations are not counted")
    runner.rounds.clear()
    runner.rounds.update(before)
    for number in range(runner.trips(loop)):
        yield from _iterations(runner, inner, {**before, id(loop): number})
