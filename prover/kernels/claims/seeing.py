"""What threads write, run in the concrete interpreter: two that write one byte, and bytes that none of a launch writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import Any

import msgspec

from ....concrete.integers import ConfigError
from ....concrete.interpreter.llvm import kernel_replay
from ...accesses.apart import OTHER
from ...accesses.points import value_at
from ...base.clock import now
from ...targets.amdgpu import WAVE
from ..ir.module import Kernel, Module
from ..machine.launch import Launch, any_number, argument_label, free_argument
from ..machine.sinks import SinkAccess
from .interpreted import sinks_by_access

MOST_THREADS = 1 << 14  # that are run to see that nobody writes a byte
SECONDS = 20.0
Point = Mapping[str, int]
Thread = tuple[int, int, int, int, int]  # block x, y, z, warp, lane


class Seeing:
    """Runs threads at counterexamples of claims about all that is written."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch):
        self.module, self.kernel, self.launch = module, kernel, launch

    @cached_property
    def records(self) -> Mapping[str, Any]:
        """The module as the interpreter takes it."""
        return msgspec.to_builtins(self.module)

    @cached_property
    def numbers(self) -> dict[int, int]:
        """Number of a sink -> the interpreter's."""
        return {sink: number for number, sink in sinks_by_access(self.kernel, self.records).items()}

    def twice(self, one: SinkAccess, other: SinkAccess, point: Point) -> str:
        """What two threads are seen to write of one byte; empty if they do not. The second one's variables have another end
        to their names."""
        first = {name: value for name, value in point.items() if not name.endswith(OTHER)}
        second = {**first, **{n.removesuffix(OTHER): v for n, v in point.items() if n.endswith(OTHER)}}
        threads = self._thread(first), self._thread(second)
        try:
            mine = list(self._writes(one.base, (one.number,), first, threads[0]))
            theirs = list(self._writes(other.base, (other.number,), second, threads[1]))
        except ConfigError:
            return ""
        for byte, size in mine:
            for byte_2, size_2 in theirs:
                if threads[0] != threads[1] and byte < byte_2 + size_2 and byte_2 < byte + size:
                    said = f"{_said(threads[0])} and {_said(threads[1])} both write byte {max(byte, byte_2)} behind"
                    return f"run in the interpreter, {said} {one.base}"
        return ""

    def nobody(self, base: str, sinks: tuple[int, ...], first: int, size: int, point: Point) -> str:
        """That every thread of the launch was run, and none writes some of these bytes; empty if that is not seen."""
        left, deadline = set(range(first, first + size)), now() + SECONDS
        extents = [1 if any_number(b) else value_at(b.payload[2], point) for b in self.launch.blocks]
        count = extents[0] * extents[1] * extents[2]
        if not 0 < count * self.launch.threads[0] <= MOST_THREADS:
            return ""
        for x, y, z, thread in product(*map(range, extents), range(self.launch.threads[0])):
            try:
                own = self._writes(base, sinks, point, (x, y, z, thread // WAVE, thread % WAVE))
                left -= {byte + more for byte, width in own for more in range(width)}
            except ConfigError:
                return ""
            if not left or now() > deadline:
                return ""
        blocks = "the one block" if count == 1 else f"any of {count} blocks"
        return f"run in the interpreter, no thread of {blocks} writes byte {min(left)} behind {base}"

    def _thread(self, point: Point) -> Thread:
        x, y, z, warp, lane = (value_at(t, point) for t in (*self.launch.blocks, self.launch.warp, self.launch.lane))
        return x, y, z, warp, lane

    def _writes(self, base: str, sinks: tuple[int, ...], point: Point, thread: Thread) -> Iterator[tuple[int, int]]:
        """Raises ConfigError for a thread that cannot be run to its end."""
        if not self.numbers.keys() >= set(sinks):
            raise ConfigError("an access that the interpreter does not count")
        values = {}
        for argument in self.kernel.arguments:
            if argument.type.kind == "int":
                label = argument_label(argument.name)
                own = self.launch.arguments.get(label)
                values[argument.name] = value_at(
                    free_argument(label, argument.type.bits) if own is None else own, point
                )
        name = next((a.name for a in self.kernel.arguments if argument_label(a.name) == base), base)
        x, y, z, warp, lane = thread
        yield from kernel_replay.writes(
            self.records, self.kernel.name, values, [self.numbers[sink] for sink in sinks], name,
            lane=lane, warp=warp, block_x=x, block_y=y, block_z=z, threads=self.launch.threads[0],
        )  # fmt: skip


def _said(thread: Thread) -> str:
    *block, warp, lane = thread
    return f"block {tuple(block)}, warp {warp}, lane {lane}"
