"""Runs one thread of a compiled AMD GPU kernel, given as the plain data of its LLVM IR, and lists what it touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import numpy as np
from msgspec import Struct, field

from ...hardware.buffer import WAVE_LANES
from ...integers import ConfigError
from ..errors import NotRun, UndefinedBehaviour
from ..memory import Bytes
from .accesses import access_instructions
from .frame import Frame
from .instructions import execute
from .lanes import CROSSING, Together
from .memory import Access, PrivateMemory
from .values import OPAQUE, Record, Value
from .waits import Order

MAX_STEPS = 200_000
ARGUMENT_SPACING = 1 << 40
"""Bytes between the addresses that pointer arguments get when the caller gives none."""


class Trouble(Struct, frozen=True):
    """Why a run stopped before its end: undefined behaviour, or something that the interpreter does not support."""

    undefined: bool
    reason: str
    line: int
    text: str

    def __str__(self) -> str:
        kind = "undefined behaviour" if self.undefined else "not supported"
        return f"{kind}: {self.reason}, at line {self.line}: {self.text.strip()}"


class Execution(Struct):
    """What one thread did: its accesses in order, the value of each instruction it ran, what it returned.

    trouble is None if it ran to its end. values has the last value of an instruction in a loop. rounds: each time that
    the watched block ran, the block before it and the values of its phis. blocks: the kernel's, in the order in which they
    ran. barriers: the line of each s_barrier that it passed, and how many accesses it had made before.
    orders: where it waited for accesses of its own.
    """

    accesses: list[Access] = field(default_factory=list)
    values: dict[str, Value] = field(default_factory=dict)
    returned: Value = None
    trouble: Trouble | None = None
    first_lane_operands: dict[tuple[str, str, int], Value] = field(default_factory=dict)
    rounds: list[tuple[str, dict[str, Value]]] = field(default_factory=list)
    blocks: list[str] = field(default_factory=list)
    barriers: list[tuple[int, int]] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)


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
        self.globals = dict(_global_addresses(self.module, self.lds, _named_in(reached)))
        instructions = access_instructions(functions[self.kernel])
        self.access_numbers = {id(instruction): number for number, instruction in enumerate(instructions)}
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
        self.bound = given
        self.placed = Bytes()
        for address, contents in self.contents.items():
            self.placed.store(address + np.arange(len(contents)), np.frombuffer(contents, np.uint8))

    def run(self, lane: int) -> Execution:
        """What the lane does. The result is kept, because later lanes ask for the first lane's values."""
        if not 0 <= lane < WAVE_LANES:
            raise ConfigError(f"a wave has lanes 0 to {WAVE_LANES - 1}, not {lane}")
        if lane not in self._runs:
            if self._crossing:
                self.together = Together(WAVE_LANES, lambda own: Thread(self, own).run())
                self._runs = self.together.all()
            else:
                self._runs[lane] = Thread(self, lane).run()
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


class Thread:
    """One thread's state while it runs."""

    def __init__(self, wave: Wave, lane: int):
        self.wave, self.lane = wave, lane
        self.result = Execution()
        self.memory = PrivateMemory(wave.placed)
        self.steps = 0
        self.visits: dict[tuple[str, str], int] = {}

    def run(self) -> Execution:
        function = self.wave.functions[self.wave.kernel]
        try:
            arguments = [self.wave.bound[argument["name"]] for argument in function.get("arguments", ())]
            self.result.returned = self.call(function, arguments)
        except _Stopped as stopped:
            self.result.trouble = stopped.trouble
        return self.result

    def call(self, function: Record, arguments: list[Value]) -> Value:
        """Runs a function's blocks from its first one; returns what it returns."""
        blocks = {block["name"]: block for block in function["blocks"]}
        names = [argument["name"] for argument in function.get("arguments", ())]
        frame = Frame(self, function["name"], dict(zip(names, arguments, strict=True)))
        block, before = function["blocks"][0], ""
        while True:
            leave = self._block(frame, block, before)
            if leave is None:
                return frame.returned
            before, block = block["name"], blocks[leave]

    def _block(self, frame: Frame, block: Record, before: str) -> str | None:
        """Runs a block that was entered from `before`; returns the next one's name, None after a return."""
        frame.before = before
        if frame.function == self.wave.kernel:
            self.result.blocks.append(block["name"])
        phis = [instruction for instruction in block["instructions"] if instruction["opcode"] == "phi"]
        values = {phi["name"]: self._step(frame, phi) for phi in phis}
        frame.values.update(values)
        if block["name"] == self.wave.watched and frame.function == self.wave.kernel:
            self.result.rounds.append((before, values))
        for instruction in block["instructions"][len(phis) :]:
            frame.target = None
            value = self._step(frame, instruction)
            if instruction.get("name"):
                frame.values[instruction["name"]] = value
            if frame.target is not None:
                return frame.target or None
        raise ConfigError(f"block {block['name']} of {frame.function} has no terminator")

    def _step(self, frame: Frame, instruction: Record) -> Value:
        self.steps += 1
        trouble: tuple[bool, str]
        try:
            if self.steps > self.wave.steps:
                raise NotRun(f"more than {self.wave.steps} instructions")
            if instruction.get("trouble"):
                raise NotRun(instruction["trouble"])
            value = execute(frame, instruction)
            if frame.function == self.wave.kernel and instruction.get("name"):
                self.result.values[instruction["name"]] = value
            return value
        except UndefinedBehaviour as error:
            trouble = (True, str(error))
        except NotRun as error:
            trouble = (False, str(error))
        raise _Stopped(Trouble(*trouble, instruction.get("line", 0), instruction.get("text", "")))

    def execute(self, frame: Frame, instruction: Record) -> Value:
        """The value of a constant expression."""
        return execute(frame, instruction)

    def from_first_lane(self, frame: Frame, instruction: Record, operand: Value) -> Value:
        """readfirstlane: the operand of the wave's first lane that runs this instruction as often as this one did."""
        key = self._key(frame, instruction)
        self.result.first_lane_operands[key] = operand
        return self.wave.from_first_lane(self.lane, key, operand)

    def from_lane(self, frame: Frame, instruction: Record, operand: Value, chosen: int) -> Value:
        """ds.bpermute: the operand of that lane."""
        assert self.wave.together is not None
        return self.wave.together.of_lane(self.lane, self._key(frame, instruction), operand, chosen)

    def of_lanes(self, frame: Frame, instruction: Record, operand: Value) -> dict[int, Value]:
        """ballot: the operands of the lanes that run this."""
        assert self.wave.together is not None
        return self.wave.together.of_all(self.lane, self._key(frame, instruction), operand)

    def _key(self, frame: Frame, instruction: Record) -> tuple[str, str, int]:
        """The instruction, as often as it was run."""
        place = (frame.function, instruction.get("name") or instruction.get("text", ""))
        visit = self.visits[place] = self.visits.get(place, -1) + 1
        return *place, visit


class _Stopped(Exception):
    def __init__(self, trouble: Trouble):
        super().__init__(str(trouble))
        self.trouble = trouble
