"""The memories of a run, byte by byte: what stood there at the start, and what programs stored since."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from .events import Memory
from .values import Array

PAGE = 12  # bits of an address within a page
INSIDE = (1 << PAGE) - 1
APART = 1 << 48  # from one space's address to the next's, as integers


class Stored:
    """Bytes that were stored to one space."""

    def __init__(self) -> None:
        self.pages: dict[int, tuple[np.ndarray, np.ndarray]] = {}  # values, and whether they were stored

    def store(self, byte: Array, values: Array) -> None:
        """byte: addresses; values: uint8, of one shape; of those at one place the last one stays."""
        byte, values = byte.ravel(), values.ravel()
        for number, own in _by_page(byte):
            held, known = self._page(number)
            held[byte[own] & INSIDE] = values[own]
            known[byte[own] & INSIDE] = True

    def _page(self, number: int) -> tuple[np.ndarray, np.ndarray]:
        if number not in self.pages:
            self.pages[number] = np.zeros(1 << PAGE, np.uint8), np.zeros(1 << PAGE, bool)
        return self.pages[number]

    def over(self, byte: Array, values: Array) -> Array:
        """The values, with what was stored in their places."""
        found, byte = values.ravel(), byte.ravel()
        for number, own in _by_page(byte):
            if number in self.pages:
                held, known = self.pages[number]
                at = byte[own] & INSIDE
                found[own] = np.where(known[at], held[at], found[own])
        return found.reshape(values.shape)


def _by_page(byte: Array) -> Iterator[tuple[int, Any]]:
    """Each page of addresses, with where its own ones are, in their order."""
    page = byte >> PAGE
    if not page.size:
        return
    if page.min() == page.max():
        yield int(page[0]), slice(None)
        return
    order = np.argsort(page, kind="stable")
    for own in np.split(order, np.flatnonzero(np.diff(page[order])) + 1):
        yield int(page[own[0]]), own


class Spaces:
    """All memories, by number. Those that nobody gives are not there."""

    def __init__(self, memory: Mapping[str, Memory]):
        self.names = list(memory)
        self.memories = [memory[name] for name in self.names]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.stored = [Stored() for _ in self.names]
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
