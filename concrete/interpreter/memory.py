"""Bytes that a run stores, by address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

Array = Any

PAGE = 12  # bits of an address within a page
INSIDE = (1 << PAGE) - 1


class Bytes:
    """Bytes that were stored, each with a mark: 1, or what its reader means by a larger number; 0 where nothing stands."""

    def __init__(self, before: Bytes | None = None) -> None:
        """before: bytes that are stored already; what is stored here is not stored there."""
        pages = {} if before is None else before.pages
        self.pages: dict[int, tuple[np.ndarray, np.ndarray]] = dict(pages)  # values and marks
        self._lent = set(pages)  # pages that are copied before something is stored in them

    def store(self, byte: Array, values: Array, mark: Any = 1) -> None:
        """byte: addresses; values: uint8, of one shape, as marks may be; of those at one place the last one stays."""
        byte, values, marks = byte.ravel(), values.ravel(), np.ravel(mark)
        for number, own in _by_page(byte):
            if number not in self.pages:
                self.pages[number] = np.zeros(1 << PAGE, np.uint8), np.zeros(1 << PAGE, np.int32)
            elif number in self._lent:
                self.pages[number] = self.pages[number][0].copy(), self.pages[number][1].copy()
            self._lent.discard(number)
            held, marked = self.pages[number]
            at = byte[own] & INSIDE
            held[at], marked[at] = values[own], marks[own] if marks.size > 1 else mark

    def over(self, byte: Array, values: Array) -> Array:
        """The values, with what was stored in their places."""
        found, byte = values.ravel(), byte.ravel()
        for number, own in _by_page(byte):
            if number in self.pages:
                held, marked = self.pages[number]
                at = byte[own] & INSIDE
                found[own] = np.where(marked[at], held[at], found[own])
        return found.reshape(values.shape)

    def marks(self, byte: Array) -> Array:
        """One for each of the addresses."""
        found = np.zeros(byte.shape, np.int32)
        for number, own in _by_page(byte):
            if number in self.pages:
                found[own] = self.pages[number][1][byte[own] & INSIDE]
        return found


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
