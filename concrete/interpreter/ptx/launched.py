"""A launch on its way: its memories, where its variables and functions stand, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ..errors import NotRun, TextError
from .events import Absent, Contents, Memory, Run, Three
from .layout import initial, laid_out
from .memory import FUNCTIONS, WAITED, Blank, Globals, Held
from .tree import Function, Instruction, Module, Place, Variable


class Launched:
    """given: bytes of the kernel's parameters; dynamic: of shared memory that the launch adds; writes: how many there were;
    rough: ids of instructions that are approximated."""

    def __init__(
        self, module: Module, function: Function, cooperative: bool, grid: Three, block: Three,
        memory: Mapping[str, Memory], observe: Callable[[Any], None], dynamic: int, seed: int, absent: Absent,
    ):  # fmt: skip
        self.absent = absent
        self.module, self.grid, self.block, self.observe, self.dynamic = module, grid, block, observe, dynamic
        self.told, self.chance, self.seed = Run(), np.random.default_rng(seed), seed
        self.names = list(self.module.functions)
        self.rough: set[int] = set()  # ids of instructions that are approximated
        self.known: dict[int, tuple[Place, ...]] = {}
        self.globals, self.given = Globals(), 0
        for name, own in memory.items():
            known = self.module.variables.get(name)
            self.globals.add(Held(name, known.space if known and known.space == "const" else "global", own))
        self.statics, self.told.shared = laid_out(self.module, function, dynamic)
        for own in self.module.variables.values():
            if own.space in ("global", "const") and own.name not in self.globals.numbers and not own.open:
                self.globals.add(Held(own.name, own.space, Blank(own.size)))
        for own in self.module.variables.values():
            held = self.globals.all[self.globals.numbers[own.name]] if own.name in self.globals.numbers else None
            if held is not None and isinstance(held.start, Blank):
                held.begins(Contents(initial(own, self.symbol), own.size))
        self.cooperative, self.writes = cooperative, 0
        if self.cooperative:
            self.globals.add(Held(WAITED, "global", Contents(bytes(8))))

    def workspace(self) -> int:
        """Where zeros are, by which blocks wait for one another."""
        if not self.cooperative:
            raise NotRun("a launch that is not cooperative has no memory by which blocks wait")
        return self.globals.address(WAITED)

    def symbol(self, name: str) -> int:
        """The generic address of a global variable or a function."""
        if name in self.globals.numbers:
            return self.globals.address(name)
        return FUNCTIONS + 16 * self.function_number(name)

    def address(self, variable: Variable) -> int:
        """In its space."""
        if variable.space == "shared":
            return self.statics[id(variable)]
        return self.globals.address(variable.name)

    def function_number(self, name: str) -> int:
        if name not in self.names:
            raise TextError(f"{name} is not declared")
        return self.names.index(name)

    def function_at(self, offset: int) -> str:
        if offset % 16 or not 0 <= offset // 16 < len(self.names):
            raise NotRun("what is called is no function")
        return self.names[offset // 16]

    def places(self, code: Instruction) -> tuple[Place, ...]:
        key = id(code.location)
        if key not in self.known:
            self.known[key] = self.module.places(code.location)
        return self.known[key]

    def arbitrary(self, bits: int) -> int:
        """Bits by chance, most of them small or at an end where the seed is 0."""
        kind = int(self.chance.integers(0, 4)) if self.seed == 0 else 2
        if kind < 2:
            return int(self.chance.integers(0, 100)) & ((1 << bits) - 1)
        return int.from_bytes(self.chance.bytes(16), "little") & ((1 << bits) - 1) if kind == 2 else (1 << bits) - 1
