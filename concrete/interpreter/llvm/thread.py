"""One thread on its way: the functions that it is in, and the values of operands there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ...integers import ConfigError
from ..errors import NotRun, UndefinedBehaviour
from ..memory import Bytes
from ..words import unsigned
from .execution import Execution, Trouble
from .lanes import Together
from .memory import PrivateMemory
from .values import OPAQUE, UNDEF, Poison, Record, Value, filled


class Shared(Protocol):
    """What the threads of a wave have in common: a `Wave`. functions: by name; bound: the values of arguments; globals:
    their addresses; placed: bytes that can be loaded; access_numbers: id of an instruction -> its number."""

    kernel: str
    block: tuple[int, int, int]
    block_shape: tuple[int, int, int]
    warp: int
    drawn: Callable[[int, int], int] | None
    known: Mapping[str, Value]
    watched: str
    steps: int
    functions: Mapping[str, Record]
    bound: Mapping[str, Value]
    globals: Mapping[str, int]
    placed: Bytes
    access_numbers: Mapping[int, int]
    together: Together | None

    def from_first_lane(self, lane: int, key: tuple[str, str, int], own: Value) -> Value:
        """The value in the first lane that gets to this instruction for the same time."""
        ...


class Thread:
    """One thread's state while it runs. execute: what an instruction gives; it raises UndefinedBehaviour and NotRun."""

    def __init__(self, wave: Shared, lane: int, execute: Callable[[Frame, Record], Value]):
        self.wave, self.lane, self.execute = wave, lane, execute
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
            value = self.execute(frame, instruction)
            if frame.function == self.wave.kernel and instruction.get("name"):
                self.result.values[instruction["name"]] = value
            return value
        except UndefinedBehaviour as error:
            trouble = (True, str(error))
        except NotRun as error:
            trouble = (False, str(error))
        raise _Stopped(Trouble(*trouble, instruction.get("line", 0), instruction.get("text", "")))

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


class Frame:
    """A function that is being run: its values by name, the block it came from, and where it goes next."""

    def __init__(self, thread: Thread, function: str, values: dict[str, Value]):
        self.thread, self.function, self.values = thread, function, values
        self.before = ""
        self.target: str | None = None  # the next block; "" means that the function returns
        self.returned: Value = None

    def operand(self, operand: Record) -> Value:
        """The value of an operand."""
        return OPERANDS[operand["kind"]](self, operand)

    def operands(self, instruction: Record) -> list[Value]:
        return [self.operand(operand) for operand in instruction.get("operands", ())]


def _local(frame: Frame, operand: Record) -> Value:
    if operand["name"] not in frame.values:
        raise NotRun(f"%{operand['name']} is used before it has a value")
    return frame.values[operand["name"]]


def _global(frame: Frame, operand: Record) -> Value:
    if operand["name"] not in frame.thread.wave.globals:
        raise NotRun(f"the address of @{operand['name']}")
    return frame.thread.wave.globals[operand["name"]]


def _other(frame: Frame, operand: Record) -> Value:
    raise NotRun(f"the operand {operand.get('text', '')}")


OPERANDS: dict[str, Callable[[Frame, Record], Value]] = {
    "local": _local,
    "global": _global,
    "block": lambda frame, operand: operand["name"],
    "int": lambda frame, operand: unsigned(operand.get("value", 0), operand["type"]["bits"]),
    "float": lambda frame, operand: OPAQUE,
    "list": lambda frame, operand: tuple(map(frame.operand, operand.get("elements", ()))),
    "zero": lambda frame, operand: filled(operand["type"], 0),
    "null": lambda frame, operand: 0,
    "undef": lambda frame, operand: filled(operand["type"], UNDEF),
    "poison": lambda frame, operand: filled(operand["type"], Poison("a poison constant")),
    "expr": lambda frame, operand: frame.thread.execute(frame, operand["expression"]),
    "other": _other,
}
