"""Memory behind pointers that only exist as numbers: what is read from it was given, what touches it is noted.

Each argument's memory begins at an address of its own, so far from the others that an address says whose it is.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

APART = 1 << 57  # bytes between two memories; an offset is below half of that
MOST_SEEN = 4_000_000  # accesses of lanes


class Seen(msgspec.Struct, array_like=True):
    """A lane's access. what: load, store, atomic or division (by zero). byte: from the start of ``base``; size: bytes.

    lane: its number in the block, row-major.
    """

    program: tuple[int, int, int]
    line: int
    what: str
    base: str
    byte: int
    size: int
    lane: int


class Memory:
    """names: of the tensors. held: (name, byte) -> the integer there. least: what else an integer is.

    file: of the kernel, whose lines are noted. ends: name -> bytes that may be reached; if given, accesses inside are not
    noted.
    """

    def __init__(
        self, names: list[str], held: dict[tuple[str, int], int], least: Mapping[str, int], file: str,
        ends: Mapping[str, int] | None = None,
    ):  # fmt: skip
        self.names, self.held, self.least, self.file = names, held, least, file
        self.ends = ends
        self.seen: list[Seen] = []
        self.program: tuple[int, int, int] = (0, 0, 0)

    def address(self, name: str) -> int:
        return (self.names.index(name) + 1) * APART

    def element(self, address: int) -> tuple[str, int]:
        """(the argument whose memory is nearest, bytes from its start)"""
        number = min(max((address + APART // 2) // APART, 1), len(self.names))
        return self.names[number - 1], address - number * APART

    def note(self, what: str, addresses: Any, mask: Any, size: int) -> list[tuple[int, str, int]]:
        """Note the lanes whose mask is true: (lane, base, byte) of each."""
        line, found = self._line(), []
        flat = np.broadcast_to(mask, addresses.shape).ravel()
        for lane in np.flatnonzero(flat):
            base, byte = self.element(int(addresses.ravel()[lane]))
            found.append((int(lane), base, byte))
            inside = self.ends is not None and byte >= 0 and byte + size <= self.ends[base]
            if not inside:
                self.seen.append(Seen(self.program, line, what, base, byte, size, int(lane)))
        if len(self.seen) > MOST_SEEN:
            raise MemoryError("the program touches more than is noted")
        return found

    def divided(self, zero: Any) -> None:
        """Note the lanes that divide by zero."""
        for lane in np.flatnonzero(zero.ravel()):
            self.seen.append(Seen(self.program, self._line(), "division", "", 0, 0, int(lane)))

    def _line(self) -> int:
        """The line of the kernel that is being run: the innermost of the user's file."""
        frame = sys._getframe(1)
        while frame is not None:
            if frame.f_code.co_filename == self.file:
                return frame.f_lineno
            frame = frame.f_back
        return 0

    def load(self, addresses: Any, mask: Any, other: Any, dtype: Any) -> Any:
        """What the lanes read, ``other`` where the mask is false; a float is zero."""
        found = np.array(np.broadcast_to(other, addresses.shape), dtype=dtype)
        own = found.reshape(-1)
        for lane, base, byte in self.note("load", addresses, mask, dtype.itemsize):
            own[lane] = _fit(self.held.get((base, byte), self.least.get(base, 0)), dtype)
        return found

    def store(self, addresses: Any, values: Any, mask: Any, size: int, what: str = "store") -> None:
        said = np.broadcast_to(values, addresses.shape).ravel()
        for lane, base, byte in self.note(what, addresses, mask, size):
            if said.dtype.kind in "iub" and what == "store":
                self.held[base, byte] = int(said[lane])


def _fit(value: int, dtype: Any) -> Any:
    if dtype.kind not in "iu":
        return dtype.type(value)
    bits = dtype.itemsize * 8
    value %= 1 << bits
    return value - (1 << bits) if dtype.kind == "i" and value >> (bits - 1) else value
