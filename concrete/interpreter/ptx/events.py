"""What a run is given, what it tells, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import numpy as np
from msgspec import Struct, field

from .tree import Place

Three = tuple[int, int, int]


class Memory(Protocol):
    """What stands in a memory when the kernel starts."""

    @property
    def size(self) -> int:
        """Bytes that may be reached."""
        ...

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        """Unsigned integers of so many bytes, up to 8, at places inside and outside of the memory."""
        ...


class Contents(Struct, frozen=True):
    """A memory of given bytes, and zeros around. least: bytes that it has, be they given or not."""

    given: bytes
    least: int = 0

    @property
    def size(self) -> int:
        return max(len(self.given), self.least)

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        found = np.zeros(len(byte), np.uint64)
        for number, start in enumerate(byte.tolist()):
            inside = [self.given[at] if 0 <= at < len(self.given) else 0 for at in range(start, start + bytes_each)]
            found[number] = int.from_bytes(bytes(inside), "little")
        return found


class Pointer(Struct, frozen=True):
    """An argument: an address in a memory, in bytes from its start."""

    memory: str
    byte: int = 0


class Call(Struct, frozen=True):
    """Of a function that the text does not have. line: of the text; number: how often the thread came there before; bits:
    that it gives."""

    block: Three
    thread: Three
    line: int
    number: int
    bits: int


Absent = Mapping[str, Callable[[Call], int]]  # name -> the bits that it gives, of which the low ones count


class Touch(Struct, frozen=True):
    """An access of a thread.

    kind: load, store or atomic. line: of the text, from 1. source: file and line of its .loc; inlined: from where that was
    called, from the inside out. space: global, shared, local, const or param, also of an access by a generic address.
    memory: its name, of global and const ones, else the space; "" where nothing is known to be. byte: from the start of the
    memory, signed; bytes: of all elements. value: the bits that are stored or loaded, of an atomic what stood there.
    after: what a store or an atomic leaves. interval: how many barriers of the block the thread has passed.
    """

    line: int
    source: Place
    inlined: tuple[Place, ...]
    kind: str
    space: str
    memory: str
    byte: int
    bytes: int
    value: int
    after: int | None
    block: Three
    thread: Three
    interval: int


class Undefined(Struct, frozen=True):
    """Something that a kernel must not do.

    what: division by zero, overflowing division, outside, alignment, space (the address is in another one), unset (memory
    or a register is read before anything is stored), membermask, lane (a shuffle from one that takes no part), field (a
    position or a length above 255), bit (a base above 31), an index past its table (brx.idx), more is read than it copies
    (cp.async), trap.
    """

    line: int
    source: Place
    what: str
    block: Three
    thread: Three


class Run(Struct):
    """shared: bytes a block has. approximated: what is not exact, by instruction and line; made_up: of these, what has
    results by chance, for nothing is known of them. branches: line -> which of true and false a branch's predicate was."""

    blocks: int = 0
    touches: int = 0
    steps: int = 0
    shared: int = 0
    approximated: list[str] = field(default_factory=list)
    made_up: list[str] = field(default_factory=list)
    branches: dict[int, set[bool]] = field(default_factory=dict)
