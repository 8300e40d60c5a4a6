"""Xor swizzles of LDS offsets.

    Swizzle(bits, base, shift), shift > 0:      Swizzle(bits, base, shift), shift < 0:

      x = ......YYY.....ZZZ....                   x = ......ZZZ.....YYY....
                | bits |   |base|                                       |base|
                +-shift->                               <-|shift|-+
      y = ......YYY.....AAA....                   y = ......AAA.....YYY....       AAA = ZZZ xor YYY

Source of the formula: modular/modular, max/kernels/src/layout/swizzle.mojo (after CUTLASS); the unit of x (elements,
vectors or bytes) is the caller's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..arguments import a_function, checked, each, fields, kind, not_negative, numbers, positive, whole
from ..integers import ConfigError, Integers


@checked(x=not_negative, bits=not_negative, base=not_negative, shift=numbers())
def xor_bits(x: Integers, bits: int, base: int, shift: int) -> Integers:
    """x ^ ((x & mask) >> shift), mask = (2^bits - 1) << (base + max(0, shift)); a negative shift moves left.

    Defined for every bits, base >= 0 and every shift, also where `Swizzle` refuses because |shift| < bits.

        >>> swizzle.xor_bits(np.array([0, 8, 9, 24]), bits=3, base=0, shift=3).tolist()
        [0, 9, 8, 27]
    """
    mask = ((1 << bits) - 1) << (base + max(0, shift))
    moved = (x & mask) >> shift if shift >= 0 else (x & mask) << -shift
    return x ^ moved


@dataclass(frozen=True, slots=True)
class Swizzle:
    """A legal swizzle, to be called on offsets; its own inverse.

    Raises ConfigError unless bits >= 0, base >= 0 and |shift| >= bits.

        >>> spread = swizzle.Swizzle(bits=3, base=4, shift=3)
        >>> spread(128), spread(spread(128)), spread.period
        (144, 128, 1024)
    """

    bits: int
    base: int
    shift: int

    def __post_init__(self) -> None:
        fields(self, bits=whole(0), base=whole(0), shift=whole())
        if abs(self.shift) < self.bits:
            raise ConfigError(f"Swizzle needs |shift| >= bits, got bits={self.bits}, shift={self.shift}")

    @property
    def period(self) -> int:
        """Smallest power of two, in the unit of the offset, of whose multiples the swizzle is independent."""
        return 1 << (self.bits + self.base + abs(self.shift)) if self.bits else 1

    @checked(x=not_negative)
    def __call__(self, x: Integers) -> Integers:
        """The swizzled offset; x >= 0, any shape."""
        return xor_bits(x, self.bits, self.base, self.shift)


@dataclass(frozen=True, slots=True)
class Composition:
    """Swizzles applied one after the other, the first one first.

    >>> both = swizzle.Composition((swizzle.Swizzle(1, 5, 4), swizzle.Swizzle(1, 4, 6)))
    >>> both(512), both(1024), both.inverse(both(1536))
    (544, 1040, 1536)
    """

    swizzles: tuple[Swizzle, ...]

    def __post_init__(self) -> None:
        fields(self, swizzles=each(kind(Swizzle)))

    @checked(x=not_negative)
    def __call__(self, x: Integers) -> Integers:
        """The offset after every swizzle in turn; x >= 0, any shape."""
        for swizzle in self.swizzles:
            x = swizzle(x)
        return x

    @property
    def inverse(self) -> Composition:
        """The composition that undoes this one."""
        return Composition(self.swizzles[::-1])


def compose(*swizzles: Swizzle) -> Composition:
    """`compose(first, second)(x) == second(first(x))`.

    >>> swizzle.compose(swizzle.Swizzle(1, 5, 4), swizzle.Swizzle(1, 4, 6))(1536)
    1584
    """
    return Composition(swizzles)


@checked(swizzle=a_function, vector=positive)
def on_vectors(swizzle: Callable[[Integers], Integers], vector: int) -> Callable[[Integers], Integers]:
    """The map that moves whole vectors of `vector` offsets: swizzle(x / vector) * vector + x % vector.

    >>> swizzle.on_vectors(swizzle.Swizzle(3, 0, 3), vector=16)(np.array([133, 134])).tolist()
    [149, 150]
    """

    @checked(x=not_negative)
    def swizzled(x: Integers) -> Integers:
        index, inside = np.divmod(x, vector)
        return swizzle(index) * vector + inside

    return swizzled


@checked(offset_map=a_function, n=whole(0))
def is_permutation(offset_map: Callable[[Integers], Integers], n: int) -> bool:
    """Whether `offset_map` sends 0..n-1 onto 0..n-1, each exactly once.

    >>> swizzle.is_permutation(swizzle.Swizzle(3, 0, 3), 64), swizzle.is_permutation(lambda x: x // 2 * 2, 64)
    (True, False)
    """
    image = np.sort(np.asarray(offset_map(np.arange(n, dtype=np.int64))))
    return bool(np.array_equal(image, np.arange(n)))


ST_32X32_BYTES = compose(Swizzle(1, 5, 4), Swizzle(1, 4, 6))
"""HipKittens st_32x32 on byte offsets: bit 5 ^= bit 9, then bit 4 ^= bit 10."""

ST_32X32_VECTORS = compose(Swizzle(1, 1, 4), Swizzle(1, 0, 6))
"""The same map on the index of a 16-byte vector."""
