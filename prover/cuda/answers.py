"""What functions give in runs that the text does not have and the launch says are harmless: any number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from msgspec import Struct, field

from ...concrete.interpreter.ptx import Call
from ..kernels.ir.module import Kernel
from ..kernels.ir.values import plain

Three = tuple[int, int, int]
Told = Mapping[tuple[Three, Three, int], int]  # block, thread, line of the text -> what is given there
SMALL = 100


class Answers(Struct, frozen=True):
    """told: what is given to a thread that comes to a line for the first time. The rest is drawn, and hangs on who asks
    where and how often, but on no order of threads."""

    told: Told = field(default_factory=dict)

    def __call__(self, call: Call) -> int:
        known = self.told.get((call.block, call.thread, call.line))
        if known is not None and not call.number:
            return known
        chance = np.random.default_rng([call.line, call.number, *call.block, *call.thread])
        kind = int(chance.integers(4))
        if kind == 0:  # so that a loop which goes on until 0 is given ends
            return 0
        if kind == 3:
            return int.from_bytes(chance.bytes(-(-call.bits // 8)), "little")
        return int(chance.integers(2 if kind == 1 else SMALL))


def told(kernel: Kernel, point: Mapping[str, int]) -> Iterator[tuple[int, int]]:
    """Line of the text, and what a function gives there at a counterexample: its value comes first of what a call leaves
    unknown."""
    lines: set[int] = set()
    for one in (one for block in kernel.blocks for one in block.instructions):
        if one.opcode == "unknown" and one.text.partition(".")[0] == "call" and one.line not in lines:
            lines.add(one.line)
            name = f"value_of_{plain(one.name)}"
            yield from ((one.line, value) for own, value in point.items() if own.partition("@")[0] == name)
