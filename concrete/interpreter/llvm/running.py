"""A wave of threads of a compiled AMD GPU kernel, given as the plain data of its LLVM IR: each is run, or all are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import numpy as np
from msgspec import Struct, field

from ...hardware.buffer import WAVE_LANES
from ...integers import ConfigError
from ..memory import Bytes
from .accesses import access_instructions
from .execution import Execution
from .instructions import execute
from .lanes import CROSSING, Together
from .thread import Thread
from .values import OPAQUE, Record, Value

MAX_STEPS = 200_000
ARGUMENT_SPACING = 1 << 40
"""Bytes between the addresses that pointer arguments get when the caller gives none."""


class Wave(Struct, kw_only=True, dict=True):
    """A wave of 64 threads of one block, whose threads can be run one by one.

    arguments: name -> int, or a tuple of ints for a vector; a pointer argument that is missing gets an address of its
    own, any other raises ConfigError. block, block_shape: (x, y, z) of the block and of its threads. lds: name ->
    LDS byte of an LDS variable; the first that is missing starts at 0, the next after it. contents: bytes that can be
    loaded, address -> bytes. drawn: (address, bits) -> the integer that is loaded where no contents are; without it that is
    opaque. known: name -> value of calls without arguments that the interpreter does not know. watched: a block of the
    kernel, by its label. steps: how many instructions a thread runs at the most.
    """

    module: Record
    kernel: str
    arguments: Mapping[str, Value] = field(default_factory=dict)
    block: tuple[int, int, int] = (0, 0, 0)
    block_shape: tuple[int, int, int] = (1024, 1, 1)
    warp: int = 0
    lds: Mapping[str, int] = field(default_factory=dict)
    contents: Mapping[int, bytes] = field(default_factory=dict)
    drawn: Callable[[int, int], int] | None = None
    known: Mapping[str, Value] = field(default_factory=dict)
    watched: str = ""
    steps: int = MAX_STEPS

    def __post_init__(self) -> None:
        functions = {function["name"]: function for function in self.module.get("kernels", ())}
        if self.kernel not in functions:
            raise ConfigError(f"the module has no function {self.kernel!r}; it has {', '.join(functions)}")
        self.functions: Mapping[str, Record] = functions
        reached = _reached(functions, self.kernel)
        self.globals: Mapping[str, int] = dict(_global_addresses(self.module, self.lds, _named_in(reached)))
        instructions = access_instructions(functions[self.kernel])
        self.access_numbers: Mapping[int, int] = {
            id(instruction): number for number, instruction in enumerate(instructions)
        }
        self._runs: dict[int, Execution] = {}
        self.together: Together | None = None  # where lanes ask each other
        self._crossing = any(one.get("callee", "").startswith(CROSSING) for one in reached)
        given = dict(self.arguments)
        for position, argument in enumerate(functions[self.kernel].get("arguments", ())):
            name = argument["name"]
            if name in given:
                continue
            if argument["type"]["kind"] == "pointer":
                given[name] = (position + 1) * ARGUMENT_SPACING
            elif argument["type"]["kind"] == "float":
                given[name] = OPAQUE
            else:
                raise ConfigError(f"argument {name} of {self.kernel} has no value")
        self.bound: Mapping[str, Value] = given
        self.placed = Bytes()
        for address, contents in self.contents.items():
            self.placed.store(address + np.arange(len(contents)), np.frombuffer(contents, np.uint8))

    def run(self, lane: int) -> Execution:
        """What the lane does. The result is kept, because later lanes ask for the first lane's values."""
        if not 0 <= lane < WAVE_LANES:
            raise ConfigError(f"a wave has lanes 0 to {WAVE_LANES - 1}, not {lane}")
        if lane not in self._runs:
            if self._crossing:
                self.together = Together(WAVE_LANES, lambda own: Thread(self, own, execute).run())
                self._runs = self.together.all()
            else:
                self._runs[lane] = Thread(self, lane, execute).run()
        return self._runs[lane]

    def lanes(self) -> Iterator[Execution]:
        """What each of the 64 lanes does."""
        return (self.run(lane) for lane in range(WAVE_LANES))

    def from_first_lane(self, lane: int, key: tuple[str, str, int], own: Value) -> Value:
        """The value in the first lane that gets to this instruction for the same time."""
        if self.together is not None:
            return self.together.of_first(lane, key, own)
        for earlier in range(lane):
            operands = self.run(earlier).first_lane_operands
            if key in operands:
                return operands[key]
        return own


def _reached(functions: Mapping[str, Record], start: str) -> list[Record]:
    """The instructions of a function and of those that it calls, and so on."""
    found: list[Record] = []
    seen, todo = set(), [start]
    while todo:
        name = todo.pop()
        if name in seen or name not in functions:
            continue
        seen.add(name)
        for block in functions[name]["blocks"]:
            found += block["instructions"]
            todo += [one["callee"] for one in block["instructions"] if "callee" in one]
    return found


def _named_in(instructions: Iterable[Record]) -> set[str]:
    """Names of the globals that instructions use."""
    return {name for instruction in instructions for name in _globals_of(instruction)}


def _globals_of(instruction: Record) -> Iterator[str]:
    todo = list(instruction.get("operands", ()))
    while todo:
        operand = todo.pop()
        if operand["kind"] == "global":
            yield operand["name"]
        todo.extend(operand.get("elements", ()))
        if operand.get("expression"):
            todo.extend(operand["expression"].get("operands", ()))


def _global_addresses(module: Record, lds: Mapping[str, int], used: set[str]) -> Iterator[tuple[str, int]]:
    """The used LDS variables one after another from 0 on, other globals far apart."""
    end = 0
    for position, variable in enumerate(module.get("globals", ())):
        name = variable["name"]
        if name not in used:
            continue
        if variable.get("space", 0) == 3:
            align = max(variable.get("align", 0), 1)
            start = lds.get(name, -(-end // align) * align)
            end = max(end, start + variable.get("size", 0))
            yield name, start
        else:
            yield name, (position + 1) * ARGUMENT_SPACING + (1 << 46)
