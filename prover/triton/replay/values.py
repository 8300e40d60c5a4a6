"""What the values of one element in one program are, and what a program is run with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .contents import Contents

Index = tuple[int, ...]


class NotReplayed(Exception):
    """The lane cannot be run: it depends on a float, or takes too long; the message says what."""


@dataclass(frozen=True, slots=True)
class Pair:
    """An integer: its bits, and what unbounded integers give."""

    bits: int
    ideal: int


@dataclass(frozen=True, slots=True)
class Address:
    """A place in the memory of an argument: bytes from its start."""

    base: str
    bytes: int
    ideal: int


@dataclass(frozen=True, slots=True)
class Described:
    """A tensor descriptor: where its tensor begins, extents and strides in elements."""

    start: Address
    shape: tuple[Pair, ...]
    strides: tuple[Pair, ...]


Lane = Pair | Address | Described


@dataclass(slots=True)
class Program:
    """What a program is run with. arguments: bits of integers and names of tensors, in the order of the kernel's.

    memory: (argument, byte) -> the integer that is read there, 0 if nobody gave one; contents: of tensors that have some,
    which are asked first.
    """

    programs: tuple[int, int, int]
    grid: tuple[int, int, int]
    arguments: list[int | str | None]
    memory: Mapping[tuple[str, int], int] = field(default_factory=dict)
    contents: Mapping[str, Contents] = field(default_factory=dict)
