"""Whether a repaired kernel stores what the original does, wherever that is right: both are run by the interpreter that
shares no code with the prover, at small sizes.

The original is right at a size where all of its programs store inside, do nothing undefined, store the same whatever
stands outside of the tensors, and every element of those that are claimed to be written.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import islice
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct

from ....concrete.interpreter import ttir
from ....concrete.interpreter.memory import Bytes
from ...accesses.points import value_at
from ...language.meanings.python import TooLarge, Undefined
from ..attacking.contents import Memory, NoContentsError, NotDrawnError, _mixed, axes_of, offsets
from ..interpreting.child import MOST_PROGRAMS, every_program
from ..launching.launch import Launch, TensorArgument
from ..launching.points import Points
from ..stated import Statements

SECONDS = 3.0  # for one kernel
MOST_POINTS, ENOUGH = 200, 12
SEED = 1
MOST_ELEMENTS = 1 << 20  # of a tensor that is claimed to be written
# where nothing is seen of a kernel, right or wrong
NOT_SEEN = (ttir.NotRun, ttir.OutOfTime, NoContentsError, NotDrawnError, Undefined, TooLarge)


class Compared(Struct, frozen=True):
    """right: sizes at which the original is; runs: sizes that were run. differs: the first at which the repaired one stores
    something else, and where."""

    right: int = 0
    runs: int = 0
    differs: str = ""


class _Wrong(Exception):
    """The original is not right there."""


def compared(original: Statements, repaired: Statements, seconds: float = SECONDS) -> Compared:
    """Both at the same sizes, as many as are run in so many seconds on the wall."""
    try:
        kernels = [ttir.read(own.text) for own in (original, repaired)]
    except (ttir.TextError, ttir.NotRun):
        return Compared()
    launch, until = repaired.launch, time.monotonic() + seconds
    right = runs = 0
    drawn = islice(Points(launch, original.text, np.random.default_rng(SEED), None).drawn(), MOST_POINTS)
    counted = [(max(_programs(own.launch, point) for own in (original, repaired)), point) for point in drawn]
    counted = [one for one in counted if one[0] <= MOST_PROGRAMS]
    for _, point in sorted(counted, key=lambda one: one[0]):  # what takes long would leave no time for others
        if time.monotonic() > until or right >= ENOUGH:
            break
        try:
            runs += 1
            first = _run(kernels[0], original.launch, point, 1, until)
            if first != _run(kernels[0], original.launch, point, 2, until):
                continue
        except _Wrong:
            continue
        except NOT_SEEN:
            runs -= 1
            continue
        right += 1
        try:
            second = _run(kernels[1], launch, point, 1, until)
        except _Wrong as error:
            second, said = None, str(error)
        except NOT_SEEN:
            right, runs = right - 1, runs - 1
            continue
        else:
            said = f"{_first(first, second)} is not stored as before" if first != second else ""
        if first != second:
            at = ", ".join(f"{name}={value}" for name, value in point.items())
            return Compared(right, runs, f"at {at}: {said}")
    return Compared(right, runs)


def loses(original: Statements, repaired: Statements, seconds: float = SECONDS) -> int:
    """At how many sizes the original is wrong, and stores inside what the repaired one does not: what is masked away there
    was hardly meant to be."""
    try:
        kernels = [ttir.read(own.text) for own in (original, repaired)]
    except (ttir.TextError, ttir.NotRun):
        return 0
    until, wrong, found = time.monotonic() + seconds, 0, 0
    drawn = islice(Points(repaired.launch, original.text, np.random.default_rng(SEED), None).drawn(), MOST_POINTS)
    for point in sorted(drawn, key=lambda one: _programs(original.launch, one)):
        if time.monotonic() > until or wrong >= ENOUGH:
            break
        try:
            first = _run(kernels[0], original.launch, point, 1, until, lenient=True)
            second = _run(kernels[1], repaired.launch, point, 1, until)
        except (_Wrong, *NOT_SEEN):
            continue
        wrong += 1
        found += not second.keys() >= first.keys()
    return found


def _programs(launch: Launch, point: Mapping[str, int]) -> int:
    try:
        return prod(value_at(extent, point) for extent in launch.grid)
    except (Undefined, TooLarge):
        return MOST_PROGRAMS + 1


Stored = dict[tuple[str, int], int]  # (tensor, byte) -> what was stored there


def _first(one: Stored, other: Stored) -> str:
    name, byte = min(key for key in {*one, *other} if one.get(key) != other.get(key))
    return f"byte {byte} of {name}"


class _Walled:
    """A tensor's memory, and outside of it something else in each run."""

    def __init__(self, own: Memory, key: int):
        self.own, self.key, self.size, self.unsigned = own, np.uint64(key), own.size, own.unsigned

    def bits(self, byte: Any, bytes_each: int, element: str) -> Any:
        places = np.asarray(byte)
        outside = np.asarray((places < 0) | (places > self.size - bytes_each), bool)
        inside = self.own.bits(np.where(outside, 0, places), bytes_each, element)
        low = np.array([int(own) & ((1 << 62) - 1) for own in places.ravel()], np.int64).reshape(places.shape)
        return np.where(outside, _mixed(low, self.key) >> np.uint64(64 - 8 * bytes_each), inside)


def _run(
    kernel: Any, launch: Launch, point: Mapping[str, int], outside: int, until: float, lenient: bool = False
) -> Stored:
    """What all programs store. Raises _Wrong where one stores outside or does something undefined. lenient: what is stored
    outside is left away, and elements that are not written are no matter."""
    chance = np.random.default_rng(SEED)
    memory: dict[str, Memory] = {}
    for argument in launch.arguments:
        if isinstance(argument, TensorArgument) and argument.memory not in memory:
            memory[argument.memory] = Memory(argument, point, chance)
    grid: Any = tuple(value_at(extent, point) for extent in launch.grid)
    if prod(grid) > MOST_PROGRAMS:
        raise _Wrong("too many programs")
    arguments = [
        _value(argument, kind, point) for argument, (_, kind) in zip(launch.arguments, kernel.arguments, strict=False)
    ]
    stored = {name: Bytes() for name in memory}
    touched = {name: set[int]() for name in memory}

    def observe(event: Any) -> None:
        if isinstance(event, ttir.Undefined):
            raise _Wrong(f"{event.what} in line {event.line} of the kernel's text")
        if event.kind == "load":
            return
        for name in dict.fromkeys(event.space.tolist()):
            own = np.flatnonzero(event.space == name)
            byte = event.byte[own]
            beyond = (byte < 0) | (byte > memory[name].size - event.size)
            if np.any(beyond):
                if not lenient:
                    raise _Wrong(f"{name} is written outside")
                own, byte = own[~beyond], byte[~beyond]
            at = byte.astype(np.int64)[:, None] + np.arange(event.size)
            each = np.ascontiguousarray(event.values[own], np.uint64).view(np.uint8).reshape(-1, 8)[:, : event.size]
            stored[name].store(at, each)
            touched[name].update(at.ravel().tolist())

    walled: Any = {name: _Walled(own, outside) for name, own in memory.items()}
    ttir.run(kernel, arguments, grid, every_program(grid, ""), walled, observe, until, seed=outside)
    for argument in launch.arguments:
        if isinstance(argument, TensorArgument) and argument.written and not lenient:
            _whole(argument, point, memory[argument.memory], touched[argument.memory])
    found: Stored = {}
    for name, places in touched.items():
        at = np.array(sorted(places), np.int64)
        values = stored[name].over(at, np.zeros(len(at), np.uint8))
        found |= {(name, int(byte)): int(value) for byte, value in zip(at, values, strict=True)}
    return found


def _whole(argument: TensorArgument, point: Mapping[str, int], memory: Memory, touched: set[int]) -> None:
    """Raise _Wrong where an element is not stored of a tensor that is claimed to be written."""
    if memory.elements > MOST_ELEMENTS:
        raise TooLarge(f"{argument.name} has more than {MOST_ELEMENTS} elements")
    if not touched.issuperset((offsets(axes_of(argument, point)) * memory.width).tolist()):
        raise _Wrong(f"an element of {argument.name} is not written")


def _value(argument: Any, kind: str, point: Mapping[str, int]) -> Any:
    if isinstance(argument, TensorArgument):
        if not kind.startswith("!tt.tensordesc"):
            return ttir.Pointer(argument.memory)
        shape, strides = (tuple(value_at(own, point) for own in them) for them in (argument.shape, argument.strides))
        return ttir.Descriptor(argument.memory, shape, strides)
    if argument.term is not None:
        return value_at(argument.term, point)
    return 3 if argument.bits else 1.5
