"""The memories of a run and where generic addresses show them.

bits 60 to 63:   0 global and const, a memory every 2^40 bytes, and functions    1 shared    2 local    3 param
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from ..errors import NotRun
from ..memory import INSIDE, PAGE, Bytes
from ..words import signed
from .events import Memory
from .tree import Variable

APART = 40
WINDOWS = {"shared": 1 << 60, "local": 2 << 60, "param": 3 << 60}
SHOWN = {1: "shared", 2: "local", 3: "param"}
FUNCTIONS = 1 << 59
WAITED = "the workspace of the grid"
"""By which blocks of a cooperative launch wait for one another."""


@dataclass(slots=True)
class Blank:
    """A memory in which nothing was stored: anything may stand there, and here it is always the same."""

    size: int = 0

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        each = (byte[:, None] + np.arange(8)) * 167 + 91 & 0xFF
        each[:, bytes_each:] = 0
        return each.astype(np.uint8).view(np.uint64).reshape(-1)


@dataclass(slots=True)
class Held:
    """A memory with what was stored in it. space: global, const, shared, local or param."""

    name: str
    space: str
    start: Memory
    stored: Bytes = field(default_factory=Bytes)

    def load(self, byte: int, size: int) -> tuple[int, bool]:
        """Bits of one element, and whether all of them were ever set."""
        if size > 8:
            low, first = self.load(byte, 8)
            high, second = self.load(byte + 8, size - 8)
            return low | high << 64, first and second
        page = self.stored.pages.get(byte >> PAGE)
        inside = byte & INSIDE
        if page is not None and inside + size <= INSIDE + 1 and page[1][inside : inside + size].all():
            return int.from_bytes(page[0][inside : inside + size].tobytes(), "little"), True
        found = int(np.asarray(self.start.bits(np.array([byte]), size, f"u{8 * size}"))[0])
        at = np.arange(byte, byte + size)
        if self.stored.pages:
            each = np.frombuffer(found.to_bytes(8, "little"), np.uint8)[:size].copy()
            found = int.from_bytes(self.stored.over(at, each).tobytes(), "little")
        known = not isinstance(self.start, Blank) or bool(self.stored.marks(at).all())
        return found, known

    def store(self, byte: int, size: int, bits: int) -> None:
        page, inside = self.stored.pages.get(byte >> PAGE), byte & INSIDE
        if page is not None and inside + size <= INSIDE + 1:
            page[0][inside : inside + size] = np.frombuffer(bits.to_bytes(size, "little"), np.uint8)
            page[1][inside : inside + size] = 1
        elif size:
            self.stored.store(np.arange(byte, byte + size), np.frombuffer(bits.to_bytes(size, "little"), np.uint8))

    def has(self, byte: int, size: int) -> bool:
        return byte >= 0 and byte + size <= self.start.size


class Stack:
    """A thread's local or param memory: what functions declare, frame by frame."""

    def __init__(self, space: str):
        self.held = Held(space, space, Blank())
        self.top = 0

    def take(self, variable: Variable) -> int:
        """The address of a new variable."""
        at = -(-self.top // variable.align) * variable.align
        self.top = at + variable.size
        self.held.start = Blank(self.top)
        return at

    def leave(self, top: int) -> None:
        self.top = top
        self.held.start = Blank(top)


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


def generic(space: str, address: int) -> int:
    """The address that shows the one of a space."""
    return address + WINDOWS.get(space, 0) & (1 << 64) - 1
