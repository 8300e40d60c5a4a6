"""The memories of a run and where generic addresses show them.

bits 60 to 63:   0 global and const, a memory every 2^40 bytes, and functions    1 shared    2 local    3 param
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from ..errors import NotRun
from ..memory import INSIDE, PAGE
from ..words import signed
from .events import Memory
from .tree import Variable

APART = 40
WINDOWS = {"shared": 1 << 60, "local": 2 << 60, "param": 3 << 60}
SHOWN = {1: "shared", 2: "local", 3: "param"}
FUNCTIONS = 1 << 59
WAITED = "the workspace of the grid"
"""By which blocks of a cooperative launch wait for one another."""


class Blank(Struct):
    """A memory in which nothing was stored: anything may stand there, and here it is always the same."""

    size: int = 0

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        each = (byte[:, None] + np.arange(8)) * 167 + 91 & 0xFF
        each[:, bytes_each:] = 0
        return each.astype(np.uint8).view(np.uint64).reshape(-1)


SET = [b"\1" * size for size in range(9)]


class Held:
    """A memory with what was stored in it, page by page: bytes, and a 1 for each that stands there. space: global, const,
    shared, local or param."""

    __slots__ = ("_begun", "_pages", "name", "size", "space", "start")

    def __init__(self, name: str, space: str, start: Memory):
        self.name, self.space = name, space
        self._pages: dict[int, tuple[bytearray, bytearray]] = {}
        self.begins(start)

    def begins(self, start: Memory) -> None:
        """What stands there, where nothing was stored."""
        self.start, self.size = start, start.size
        self._begun: dict[tuple[int, int], int] = {}  # byte, size -> what the memory has, as some must ask long for it

    def load(self, byte: int, size: int) -> tuple[int, bool]:
        """Bits of one element, and whether all of them were ever set."""
        if size > 8:
            low, first = self.load(byte, 8)
            high, second = self.load(byte + 8, size - 8)
            return low | high << 64, first and second
        page, inside = self._pages.get(byte >> PAGE), byte & INSIDE
        if page is not None and inside + size <= INSIDE + 1 and page[1][inside : inside + size] == SET[size]:
            return int.from_bytes(page[0][inside : inside + size], "little"), True
        key = byte, size
        if key not in self._begun:
            self._begun[key] = int(np.asarray(self.start.bits(np.array([byte]), size, f"u{8 * size}"))[0])
        found, known = bytearray(self._begun[key].to_bytes(8, "little")), not isinstance(self.start, Blank)
        marks = 0
        for at in range(size):
            page = self._pages.get(byte + at >> PAGE)
            if page is not None and page[1][byte + at & INSIDE]:
                found[at] = page[0][byte + at & INSIDE]
                marks += 1
        return int.from_bytes(found, "little"), known or marks == size

    def store(self, byte: int, size: int, bits: int) -> None:
        page, inside = self._pages.get(byte >> PAGE), byte & INSIDE
        if page is not None and inside + size <= INSIDE + 1 and size <= 8:
            page[0][inside : inside + size] = bits.to_bytes(size, "little")
            page[1][inside : inside + size] = SET[size]
            return
        for at, own in enumerate(bits.to_bytes(size, "little"), byte):
            page = self._pages.setdefault(at >> PAGE, (bytearray(INSIDE + 1), bytearray(INSIDE + 1)))
            page[0][at & INSIDE], page[1][at & INSIDE] = own, 1

    def has(self, byte: int, size: int) -> bool:
        return byte >= 0 and byte + size <= self.size


class Stack:
    """A thread's local or param memory: what functions declare, frame by frame."""

    def __init__(self, space: str):
        self.held = Held(space, space, Blank())
        self.top = 0

    def take(self, variable: Variable) -> int:
        """The address of a new variable."""
        at = -(-self.top // variable.align) * variable.align
        self.top = at + variable.size
        self.held.begins(Blank(self.top))
        return at

    def leave(self, top: int) -> None:
        self.top = top
        self.held.begins(Blank(top))


class Globals:
    """All memories that every thread has, one behind the other."""

    def __init__(self) -> None:
        self.all: list[Held] = []
        self.numbers: dict[str, int] = {}

    def add(self, held: Held) -> None:
        self.numbers[held.name] = len(self.all)
        self.all.append(held)

    def address(self, name: str, byte: int = 0) -> int:
        if name not in self.numbers:
            raise NotRun(f"there is no memory {name}")
        return (self.numbers[name] + 1 << APART) + byte

    def at(self, address: int) -> tuple[Held | None, int]:
        """The memory that the address is next to, and the byte from its start."""
        number = (address + (1 << (APART - 1))) >> APART
        if 0 < number <= len(self.all):
            return self.all[number - 1], address - (number << APART)
        return None, address


def window(address: int) -> tuple[str, int]:
    """The space of a generic address, "" of global and const ones, and the address in it."""
    number = (address + (1 << 58)) >> 60
    if number in SHOWN:
        return SHOWN[number], address - (number << 60)
    return "", signed(address, 64)
