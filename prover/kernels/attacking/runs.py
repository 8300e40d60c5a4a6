"""One thread of a kernel, run in the concrete interpreter with the arguments that a point says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from random import Random
from typing import Any

from ....concrete.integers import ConfigError
from ....concrete.interpreter.llvm import ARGUMENT_SPACING, Execution, Wave
from ...language.meanings import python
from ...language.terms import Term
from ..ir.module import Kernel
from ..ir.order import natural_loop
from ..machine.launch import Launch, argument_label, free_argument

Key = tuple[str, str]  # a claim and a case of it
BELOW, MOSTLY = (2, 8, 64, 1 << 16, 1 << 64), 0.8  # what is drawn to stand in memory
ALIGNED = 1 << 20  # where memory begins whose alignment nobody says: no access is to fail for it


class Runs:
    """The kernel's threads. records: its module as plain data. aligned: memory -> alignment that is known of it."""

    def __init__(self, kernel: Kernel, records: Mapping[str, Any], launch: Launch, aligned: Mapping[str, int]):
        self.kernel, self.records, self.launch, self.aligned = kernel, records, launch, aligned
        self.values: dict[str, Term] = {}
        for argument in kernel.arguments:
            if argument.type.kind == "int":
                label = argument_label(argument.name)
                own = launch.arguments.get(label)
                self.values[argument.name] = own if own is not None else free_argument(label, argument.type.bits)

    @cached_property
    def unsaid(self) -> list[str]:
        """What a run would need, and nobody can say yet."""
        labels = {argument_label(name) for name in self.values}
        found = [f"[arguments] {name}, a part of memory" for name in self.launch.arguments if name not in labels]
        if self.launch.threads[1] * self.launch.threads[2] > 1:
            found.append("a block of several dimensions")
        known = ("int", "pointer", "float")
        return found + [f"the argument {a.name}" for a in self.kernel.arguments if a.type.kind not in known]

    def wave(self, point: Mapping[str, int], steps: int, watched: str = "") -> Wave:
        """The wave of the point's thread. watched: a block whose phis are noted. Raises ConfigError."""
        numbers = python.evaluate(point, *self.values.values())
        bits = {argument.name: argument.type.bits for argument in self.kernel.arguments}
        given = {name: value % (1 << bits[name]) for name, value in zip(self.values, numbers, strict=True)}
        for position, argument in enumerate(self.kernel.arguments):
            if argument.type.kind == "pointer":
                space = argument.type.space
                if space not in (0, 1, 4):
                    raise ConfigError(f"an argument that points into address space {space}")
                align = self.aligned.get(argument_label(argument.name), ALIGNED)
                given[argument.name] = (position + 1) * ARGUMENT_SPACING + align
        block = tuple(python.evaluate(point, *self.launch.blocks))
        (warp,) = python.evaluate(point, self.launch.warp)
        return Wave(
            module=self.records, kernel=self.kernel.name, arguments=given, block=block,
            block_shape=self.launch.threads, warp=warp, steps=steps,
            watched=watched, drawn=_drawn(str(sorted(given.items()))),
        )  # fmt: skip

    def start(self, wave: Wave, base: str) -> int | None:
        """Where an object begins."""
        if base.startswith("@"):
            return wave.globals.get(base[1:])
        name = next((a.name for a in self.kernel.arguments if argument_label(a.name) == base), None)
        found = wave.bound.get(name) if name is not None else None
        return found if isinstance(found, int) else None


def _drawn(launch: str) -> Callable[[int, int], int]:
    """What stands in the memory of a launch, the same for all its threads: mostly below some number."""
    most = Random(launch).choice(BELOW)

    def number(address: int, bits: int) -> int:
        own = Random(f"{launch} {address}")
        return own.randrange(min(most if own.random() < MOSTLY else 1 << bits, 1 << bits))

    return number


class Turns:
    """How often each loop has gone round wherever a thread was: counted off the blocks that it ran."""

    def __init__(self, kernel: Kernel, ran: Execution):
        self.kernel, self.blocks = kernel, ran.blocks
        self.known: dict[str, list[tuple[int, int]]] = {}
        self.inside: dict[str, set[str]] = {}

    def of(self, header: str, at: int, among: Collection[str] = ()) -> tuple[int, int]:
        """(how often the loop had been reached before, number of the iteration) in the block with that place. among:
        headers of loops that are spoken of by their iterations, so that what is in one was reached in this one only."""
        visit, number = self._counted(header)[at]
        around = [other for other in among if other != header and header in self._inside(other)]
        if around:
            outer = self._counted(min(around, key=lambda other: len(self._inside(other))))
            began = at
            while began and outer[began - 1] == outer[at]:
                began -= 1
            visit -= self._counted(header)[began - 1][0] + 1 if began else 0
        return visit, number

    def _inside(self, header: str) -> set[str]:
        if header not in self.inside:
            self.inside[header] = natural_loop(self.kernel, header)
        return self.inside[header]

    def _counted(self, header: str) -> list[tuple[int, int]]:
        if header not in self.known:
            inside, before, now, found = self._inside(header), "", (-1, -1), list[tuple[int, int]]()
            for name in self.blocks:
                if name == header:
                    now = (now[0], now[1] + 1) if before in inside else (now[0] + 1, 0)
                before = name
                found.append(now)
            self.known[header] = found
        return self.known[header]
