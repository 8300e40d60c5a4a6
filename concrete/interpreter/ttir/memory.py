"""The memories of a run, byte by byte: what stood there at the start, and what programs stored since."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ..memory import Bytes
from ..words import Array
from .events import Memory

APART = 1 << 48  # from one space's address to the next's, as integers


class Spaces:
    """All memories, by number. Those that nobody gives are not there."""

    def __init__(self, memory: Mapping[str, Memory]):
        self.names = list(memory)
        self.memories = [memory[name] for name in self.names]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.stored = [Bytes() for _ in self.names]
        self.labels = np.array(self.names, dtype=object)

    def labelled(self, space: Array, count: int) -> np.ndarray:
        """The names of spaces, one for each lane."""
        if isinstance(space, int):
            return np.broadcast_to(self.labels[space], (count,))
        return self.labels[space]

    def load(self, space: Array, byte: Array, size: int, element: str) -> Array:
        """Unsigned bits of elements, uint64. space: a number or one for each; byte: of one axis."""
        if isinstance(space, int):
            return self._load(space, byte, size, element)
        found = np.zeros(byte.shape, np.uint64)
        for number in np.unique(space):
            own = space == number
            found[own] = self._load(int(number), byte[own], size, element)
        return found

    def _load(self, space: int, byte: Array, size: int, element: str) -> Array:
        start = np.asarray(self.memories[space].bits(byte, size, element)).astype(np.uint64)
        stored = self.stored[space]
        if not stored.pages:
            return start
        each = start.view(np.uint8).reshape(-1, 8)[:, :size].copy()
        each = stored.over(byte[:, None] + np.arange(size), each)
        found = np.zeros((len(byte), 8), np.uint8)
        found[:, :size] = each
        return found.view(np.uint64).reshape(-1)

    def store(self, space: Array, byte: Array, size: int, bits: Array) -> None:
        """bits: uint64; where two lanes store to one place, the later one counts."""
        each = np.ascontiguousarray(bits, dtype=np.uint64).view(np.uint8).reshape(-1, 8)[:, :size]
        at = byte[:, None] + np.arange(size)
        if isinstance(space, int):
            self.stored[space].store(at, each)
            return
        for number in np.unique(space):
            own = space == number
            self.stored[int(number)].store(at[own], each[own])

    def unsigned(self, space: Array) -> bool | None:
        """What is known of the sign of the integers there."""
        if not isinstance(space, int):
            return None
        return getattr(self.memories[space], "unsigned", None)
