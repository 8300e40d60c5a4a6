"""What a run is given, what it tells, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from msgspec import Struct, field


class Memory(Protocol):
    """What stands in a space when the kernel starts.

    A memory may have ``unsigned: bool``, for tensors of unsigned integers: what unbounded integers make of what is loaded
    from it. Without it an integer with its highest bit counts as whichever number it is read as.
    """

    @property
    def size(self) -> int:
        """Bytes that may be reached."""
        ...

    def bits(self, byte: np.ndarray, bytes_each: int, element: str) -> np.ndarray:
        """Unsigned integers of so many bytes, at places inside and outside of the space."""
        ...


class Pointer(Struct, frozen=True):
    """An argument: the start of a space."""

    space: str


class Descriptor(Struct, frozen=True):
    """An argument: a tensor descriptor that the host made; strides in elements."""

    space: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]


class Touch(Struct, frozen=True, eq=False):
    """The lanes of an access whose mask is true.

    kind: load, store or atomic. line: of the text, from 1. source: file and line of its loc. rounds: numbers of the
    iterations of the loops around, from the outside in. lane: flat row-major numbers. space: a name for each lane. byte:
    from the start of the space, modulo 2^64, signed. ideal: as unbounded integers have it; byte itself where they agree,
    else objects. size: bytes of an element. values: the bits that are stored or loaded, of an atomic what stood there.
    """

    line: int
    source: tuple[str, int]
    kind: str
    program: tuple[int, int, int]
    rounds: tuple[int, ...]
    lane: np.ndarray
    space: np.ndarray
    byte: np.ndarray
    ideal: np.ndarray
    size: int
    values: np.ndarray


class Undefined(Struct, frozen=True, eq=False):
    """Something that a kernel must not do. what: division by zero, overflowing division, shift, assume, step, counter,
    hint, descriptor, gather, histogram. lane: flat row-major numbers."""

    line: int
    source: tuple[str, int]
    what: str
    program: tuple[int, int, int]
    rounds: tuple[int, ...]
    lane: np.ndarray


class Run(Struct):
    """programs, touches: how many there were. approximated: what is not exact, by operation and line. branches: line ->
    which of true and false its condition, or its mask, was."""

    programs: int = 0
    touches: int = 0
    approximated: list[str] = field(default_factory=list)
    branches: dict[int, set[bool]] = field(default_factory=dict)


Observe = Callable[[Any], None]
