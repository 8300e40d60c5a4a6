"""What a program is run with, and what its operations ask of the lane that is run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct, field

from ..ttir.records import Operation, Value
from .contents import Contents
from .values import Index, Lane, Pair


class Program(Struct):
    """What a program is run with. arguments: bits of integers and names of tensors, in the order of the kernel's.

    memory: (argument, byte) -> the integer that is read there, 0 if nobody gave one; contents: of tensors that have some,
    which are asked first.
    """

    programs: tuple[int, int, int]
    grid: tuple[int, int, int]
    arguments: list[int | str | None]
    memory: Mapping[tuple[str, int], int] = field(default_factory=dict)
    contents: Mapping[str, Contents] = field(default_factory=dict)


class Running(Protocol):
    """A lane on its way. undefined: id of a value, and an index -> what it is, where it may be anything."""

    program: Program
    undefined: Mapping[tuple[int, Index], int]

    def at(self, value: Value, index: Index) -> Lane:
        """The element. Raises NotReplayed, Undefined."""
        ...

    def pair(self, value: Value, index: Index) -> Pair:
        """The same of an integer."""
        ...

    def after(self, operation: Operation, value: Value, index: Index) -> Lane:
        """A result of a loop."""
        ...

    def returned(self, operation: Operation, value: Value, index: Index) -> Lane:
        """What a function gives that is called."""
        ...
