"""Memories of a run, whose contents are made up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import numpy as np
from msgspec import Struct

from .did import FLOATS


class Drawn(Struct, dict=True):
    """A memory whose elements all differ as far as they are near each other; some are as a counterexample says. each: bytes
    of an element; given: byte -> (bytes, bits). What is read of several elements, or of a part of one, is their bytes."""

    name: str
    size: int
    dtype: str
    each: int
    given: Mapping[int, tuple[int, int]]

    def __post_init__(self) -> None:
        self.known = {
            start + at: bits >> 8 * at & 255 for start, (size, bits) in self.given.items() for at in range(size)
        }  # fmt: skip

    def bits(self, byte: Any, bytes_each: int, element: str) -> Any:
        found = np.zeros(len(byte), np.uint64)
        for at, start in enumerate(np.asarray(byte).tolist()):
            found[at] = self.one(start, bytes_each)
        return found

    def one(self, start: int, width: int) -> int:
        if width == self.each and not start % self.each and not self.known:
            return self._element(start)
        return sum(self._byte(start + at) << 8 * at for at in range(width))

    def _byte(self, at: int) -> int:
        if at in self.known:
            return self.known[at]
        start = at - at % self.each
        return self._element(start) >> 8 * (at - start) & 255

    def _element(self, start: int) -> int:
        number = crc32(f"{self.name} {start}".encode())
        if self.dtype in FLOATS:
            return int.from_bytes(FLOATS[self.dtype](1 + number % 61).tobytes(), "little")
        return number % 5 if self.dtype.startswith(("i", "u")) else 0x3F80 + number % 64
