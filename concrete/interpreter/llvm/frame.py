"""A function that is being run in the concrete interpreter, and the values of operands in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..errors import NotRun
from ..words import unsigned
from .values import OPAQUE, UNDEF, Poison, Record, Value, filled

if TYPE_CHECKING:
    from .running import Thread


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
