"""CuTe layouts: a shape and strides, nested alike, and the function of coordinates that they are; swizzles before them.

    (64,64):(64,1)                        element (i, j) stands at 64*i + j
    Sw<3,4,3> o 0 o (64,64):(64,1)        at Swizzle<3,4,3>(0 + 64*i + j)
    Sw<3,4,3> o smem_ptr[16b](unset) o ...    the swizzle is of the byte, and elements have 16 bits

A coordinate of a nested mode is one number, as in CuTe: its first leaf runs fastest.

Source: NVIDIA/cutlass include/cute/layout.hpp, swizzle.hpp, swizzle_layout.hpp; python/pycute.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from ..language.terms import Term, as_int
from .extents import (
    Extent,
    LayoutError,
    Tree,
    compact,
    congruent,
    leaves,
    names_in,
    parts,
    product,
    put,
    spelled,
    times,
)


class Layout(Struct, frozen=True, dict=True):
    """A shape and strides; without strides they are compact, the first mode contiguous. Raises LayoutError."""

    shape: Tree
    stride: Tree = None

    def __post_init__(self) -> None:
        if self.stride is None:
            force_setattr(self, "stride", compact(self.shape))
        if not congruent(self.shape, self.stride):
            raise LayoutError(f"shape {spelled(self.shape)} and stride {spelled(self.stride)} are not nested alike")
        for extent in leaves(self.shape):
            if parts(extent)[0] < 1:
                raise LayoutError(f"an extent is at least 1, not {extent}")
        for stride in leaves(self.stride):
            if parts(stride)[0] < 0:
                raise LayoutError(f"a stride is at least 0, not {stride}")

    @property
    def modes(self) -> list[Layout]:
        """The layouts that stand side by side in the outermost brackets; itself, where there are none."""
        if not isinstance(self.shape, tuple):
            return [self]
        return [Layout(shape, stride) for shape, stride in zip(self.shape, self.stride, strict=True)]

    @property
    def flat(self) -> list[tuple[Extent, Extent]]:
        """(extent, stride) of each leaf."""
        return list(zip(leaves(self.shape), leaves(self.stride), strict=True))

    @cached_property
    def size(self) -> Extent:
        return product(self.shape)

    @property
    def cosize(self) -> Term:
        """One more than the largest offset."""
        found = as_int(1)
        for extent, stride in self.flat:
            found = found + (as_int(extent) - 1) * stride
        return found

    @property
    def names(self) -> list[str]:
        return names_in(self.shape, self.stride)

    def at(self, values: dict[str, int]) -> Layout:
        """With these values for names."""
        return Layout(put(self.shape, values), put(self.stride, values))

    def __call__(self, *coordinates: Term | int) -> Term:
        """The offset at a coordinate of each mode, or at one number for all. Raises LayoutError."""
        modes = self.modes if len(coordinates) > 1 else [self]
        if len(modes) != len(coordinates):
            raise LayoutError(f"{self} has {len(modes)} modes, not {len(coordinates)}")
        found = as_int(0)
        for mode, coordinate in zip(modes, coordinates, strict=True):
            before: Extent = 1
            flat = [(extent, stride) for extent, stride in mode.flat if not _is(extent, 1)]
            for number, (extent, stride) in enumerate(flat):
                digit = as_int(coordinate) if _is(before, 1) else as_int(coordinate) // before
                if number + 1 < len(flat):
                    digit = digit % extent
                found = found if _is(stride, 0) else found + digit * stride
                before = times(before, extent)
        return found

    def __str__(self) -> str:
        return f"{spelled(self.shape)}:{spelled(self.stride)}"


def _is(extent: Extent, number: int) -> bool:
    return parts(extent) == (number, {})


class Swizzle(Struct, frozen=True):
    """CuTe's Swizzle<B,M,S>: B bits from M + S on are xored to those from M on; where S < 0, those from M on to those from
    M - S on. Raises LayoutError."""

    bits: int
    base: int
    shift: int

    def __post_init__(self) -> None:
        if min(self.bits, self.base) < 0 or abs(self.shift) < self.bits:
            raise LayoutError(f"{self}: a swizzle has B and M of at least 0, and |S| of at least B")
        if max(self.bits, self.base, abs(self.shift)) > 64:
            raise LayoutError(f"{self}: B, M and S are at most 64")

    @property
    def source(self) -> int:
        return self.base + max(self.shift, 0)

    @property
    def target(self) -> int:
        return self.base + max(-self.shift, 0)

    @property
    def reach(self) -> int:
        """Bits of an offset that it reads or changes, from the lowest on."""
        return self.base + abs(self.shift) + self.bits

    def __call__(self, x: Term | int) -> Term:
        if not self.bits:
            return as_int(x)
        return as_int(x) ^ (((as_int(x) >> self.source) & ((1 << self.bits) - 1)) << self.target)

    def __str__(self) -> str:
        return f"Sw<{self.bits},{self.base},{self.shift}>"


class Composed(Struct, frozen=True):
    """Swizzles, applied from the last to the first, after an offset, after a layout.

    bits: of an element; 0 where nobody says. of_bytes: the swizzles are of bytes, and the layout counts elements.
    """

    layout: Layout
    swizzles: tuple[Swizzle, ...] = ()
    offset: int = 0
    bits: int = 0
    of_bytes: bool = False

    @property
    def names(self) -> list[str]:
        return self.layout.names

    @property
    def extents(self) -> list[Extent]:
        """Of each mode."""
        return [mode.size for mode in self.layout.modes]

    @property
    def contiguous(self) -> tuple[int, int] | None:
        """(mode, how many of its elements lie side by side) of the last one that begins with the stride 1, if one does."""
        for number, mode in reversed(list(enumerate(self.layout.modes))):
            if _is(mode.flat[0][1], 1):
                return number, parts(mode.flat[0][0])[0]
        return None

    @property
    def keeps(self) -> int:
        """Elements of an aligned group that the swizzles move as one; 0 for any number."""
        found = [1 << min(swizzle.source, swizzle.target) for swizzle in self.swizzles if swizzle.bits]
        return min(found) * 8 // self.bits if found and self.of_bytes else min(found, default=0)

    @property
    def reach(self) -> int:
        """What the tile's base is a multiple of, in bytes, for swizzles of absolute addresses."""
        return 1 << max((swizzle.reach for swizzle in self.swizzles), default=0) if self.of_bytes else 1

    def of(self, bits: int) -> Composed:
        """With elements of so many bits. Raises LayoutError."""
        if self.bits not in (0, bits):
            raise LayoutError(f"{self}: elements have {self.bits} bits, not {bits}")
        return replace(self, bits=bits)

    def at(self, values: dict[str, int]) -> Composed:
        return replace(self, layout=self.layout.at(values))

    def byte(self, *coordinates: Term | int) -> Term:
        """The byte at which an element begins. Raises LayoutError where nobody says how long one is."""
        if not self.bits:
            raise LayoutError(f"{self}: say how long an element is, as in '{self} of 16b'")
        if self.of_bytes:
            return self._swizzled((self.layout(*coordinates) + self.offset) * self.bits // 8)
        return self(*coordinates) * self.bits // 8

    def __call__(self, *coordinates: Term | int) -> Term:
        """The element. Raises LayoutError."""
        found = self.layout(*coordinates) + self.offset
        if not self.of_bytes or not self.swizzles:
            return self._swizzled(found)
        width = max(self.bits // 8, 1)
        if self.bits < 8 or any(
            swizzle.bits and width > 1 << min(swizzle.base, swizzle.target) for swizzle in self.swizzles
        ):
            raise LayoutError(f"{self}: the swizzle moves parts of an element")
        return self._swizzled(found * width) // width

    def _swizzled(self, x: Term) -> Term:
        for swizzle in reversed(self.swizzles):
            x = swizzle(x)
        return x

    def __str__(self) -> str:
        before = [str(swizzle) for swizzle in self.swizzles]
        if self.of_bytes:
            before.append(f"smem_ptr[{self.bits}b](unset)")
        elif self.swizzles or self.offset:
            before.append(str(self.offset))
        return " o ".join([*before, str(self.layout)])
