"""Values of whole tensors. Integers are kept twice: as two's complement of their width, and as unbounded integers have it.

The unbounded ("ideal") value of a sum is the sum of unbounded values, and so on; a cast changes nothing about it. Some
integers have none of their own: bits that are combined, and what is loaded, are read as signed or as unsigned numbers by
whatever looks at them. These are marked where it matters (the highest bit is set), and count as they are, with all that
is computed of them in this width.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .. import words
from ..words import Array, objects, whole

Change = Callable[[Array], Array]


def _moved(change: Change, ideal: Array | None) -> Array | None:
    """One element of objects would be no array."""
    return None if ideal is None else np.asarray(change(ideal), dtype=ideal.dtype)


class Int:
    """bits: the width. v: int64, as two's complement reads it (bool of i1). ideal: None where it is v, else objects (bool
    of i1). either: None, or where the number counts as it is."""

    __slots__ = ("bits", "either", "ideal", "v")

    def __init__(self, bits: int, v: Array, ideal: Array | None = None, either: Array | None = None):
        self.bits, self.v, self.ideal, self.either = bits, v, ideal, either

    def map(self, change: Change) -> Int:
        """Elements moved."""
        return Int(
            self.bits, change(self.v), _moved(change, self.ideal),
            None if self.either is None else change(self.either),
        )  # fmt: skip

    @property
    def unbounded(self) -> Array:
        """The ideal value, as Python's integers; of i1 as bool."""
        if self.bits == 1:
            return self.v if self.ideal is None else self.ideal
        return objects(self.v) if self.ideal is None else self.ideal


class Float:
    """kind: as in the text. v: float64, float32 or float16; narrower kinds are rounded float32."""

    __slots__ = ("kind", "v")

    def __init__(self, kind: str, v: Array):
        self.kind, self.v = kind, v

    def map(self, change: Change) -> Float:
        return Float(self.kind, change(self.v))


class Ptr:
    """space: number of a memory, or one for each element. v: bytes from its start, modulo 2^64; ideal: as for `Int`."""

    __slots__ = ("ideal", "space", "v")

    def __init__(self, space: Array, v: Array, ideal: Array | None = None):
        self.space, self.v, self.ideal = space, v, ideal

    def map(self, change: Change) -> Ptr:
        space = self.space if isinstance(self.space, int) else change(self.space)
        return Ptr(space, change(self.v), _moved(change, self.ideal))

    @property
    def unbounded(self) -> Array:
        return objects(self.v) if self.ideal is None else self.ideal


class Described:
    """A tensor descriptor: where the tensor begins, its extents, and strides in elements."""

    __slots__ = ("shape", "start", "strides")

    def __init__(self, start: Ptr, shape: tuple[Int, ...], strides: tuple[Int, ...]):
        self.start, self.shape, self.strides = start, shape, strides


Value = Int | Float | Ptr | Described


def either_of(*values: Int) -> Array | None:
    """Where one of them counts as it is."""
    found = None
    for value in values:
        if value.either is not None:
            found = value.either if found is None else found | value.either
    return found


def integer(bits: int, v: Array, ideal: Array | None, either: Array | None = None) -> Int:
    """The integer, its ideal value dropped where it says nothing else. v: two's complement; ideal: integers of any size."""
    if ideal is None:
        return Int(bits, v, None, either)
    ideal = np.asarray(ideal) if bits == 1 else whole(ideal)
    if either is not None:
        ideal = np.where(either, v, ideal)
    if np.all(ideal == v):
        return Int(bits, v, None, either)
    return Int(bits, v, ideal, either)


def of_bits(bits: int, v: Array) -> Int:
    """An integer that has no unbounded value of its own."""
    if bits == 1:
        return Int(1, v)
    negative = np.asarray(v) < 0
    return Int(bits, v, None, negative if negative.any() else None)


def unsigned(value: Int) -> Array:
    """The number that its bits are: int64, or objects where that is too narrow."""
    return words.unsigned(value.v, value.bits)
