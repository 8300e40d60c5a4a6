"""What frees a tile of bank conflicts: xor swizzles, two of them, or padding behind rows. Functions of a byte of the tile.

The family that is searched, for vectors of 2^m bytes:

    Swizzle<B,M,S>    B from 1 to 5, M from m to m + 5, S from B to 7, and 2^(M+S+B) divides the tile: so it permutes it
    two of them       one after the other
    padding           of whole vectors, up to one row, behind every 1, 2, 4, ... rows
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
from msgspec import Struct

from ..language.terms import Term, as_int
from .cute import Swizzle

MOST_BITS, MOST_BASE, MOST_SHIFT = 5, 5, 7  # of B, of M above the vector, of S


class Xors(Struct, frozen=True):
    """Swizzles of bytes, applied in this order; none is the tile as it is."""

    swizzles: tuple[Swizzle, ...]

    @property
    def size(self) -> tuple[int, ...]:
        """What small ones have less of: swizzles, bits, then places."""
        found = self.swizzles
        return (len(found), sum(s.bits for s in found), *(n for s in found for n in (s.base, s.shift, s.bits)))

    def __call__(self, x: Term) -> Term:
        for swizzle in self.swizzles:
            x = swizzle(x)
        return x

    def numbers(self, x: np.ndarray) -> np.ndarray:
        for s in self.swizzles:
            x = x ^ (((x >> s.source) & ((1 << s.bits) - 1)) << s.target)
        return x

    @property
    def reach(self) -> int:
        return max((s.reach for s in self.swizzles), default=0)

    def spelled(self, unit: int = 1) -> str:
        """As Swizzle<B,M,S> on units of so many bytes, a power of two."""
        less = unit.bit_length() - 1
        return " then ".join(f"Swizzle<{s.bits},{s.base - less},{s.shift}>" for s in self.swizzles) or "as it is"

    def c(self) -> str:
        """Statements of C on x, a byte of the tile."""
        return " ".join(f"x ^= (x & {((1 << s.bits) - 1) << s.source:#x}) >> {s.shift};" for s in self.swizzles)

    def gluon(self, unit: int, row_bytes: int) -> tuple[int, int, int] | None:
        """(vec, perPhase, maxPhase) of Gluon's SwizzledSharedLayout in rows of so many bytes, if it is one."""
        if len(self.swizzles) != 1 or row_bytes & (row_bytes - 1) or not row_bytes or row_bytes % unit:
            return None
        s = self.swizzles[0]
        start, step = 1 << s.base, 1 << (s.base + s.shift)
        if step < row_bytes or start << s.bits > row_bytes or start < unit:
            return None
        return start // unit, step // row_bytes, 1 << s.bits


class Padding(Struct, frozen=True):
    """``pad`` bytes are left out behind every ``interval`` bytes."""

    interval: int
    pad: int

    @property
    def size(self) -> tuple[int, ...]:
        return self.pad, self.interval

    def __call__(self, x: Term) -> Term:
        return as_int(x) + as_int(x) // self.interval * self.pad

    def numbers(self, x: np.ndarray) -> np.ndarray:
        return x + x // self.interval * self.pad

    def end(self, tile: int) -> int:
        """Bytes that the tile takes."""
        return tile + (tile - 1) // self.interval * self.pad

    def spelled(self, unit: int = 1) -> str:
        return f"{self.pad // unit} behind every {self.interval // unit}"

    def c(self) -> str:
        return f"x += x / {self.interval} * {self.pad};"


Remedy = Xors | Padding


def singles(vector: int, tile: int) -> Iterator[Swizzle]:
    """The swizzles of the family for vectors and a tile of so many bytes."""
    least = vector.bit_length() - 1
    whole = (tile & -tile).bit_length() - 1
    for bits, base, shift in product(range(1, MOST_BITS + 1), range(MOST_BASE + 1), range(1, MOST_SHIFT + 1)):
        if shift >= bits and least + base + shift + bits <= whole:
            yield Swizzle(bits, least + base, shift)


def paddings(vector: int, tile: int, row_bytes: int) -> Iterator[Padding]:
    """The paddings of the family, the tile that becomes the smallest first; none where rows are not whole vectors."""
    if row_bytes < 1 or row_bytes % vector:
        return
    intervals = []
    while row_bytes << len(intervals) < tile:
        intervals.append(row_bytes << len(intervals))
    found = [Padding(own, pad) for own in intervals for pad in range(vector, row_bytes + 1, vector)]
    yield from sorted(found, key=lambda one: (one.end(tile), one.interval))
