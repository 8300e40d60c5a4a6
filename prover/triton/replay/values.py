"""What the values of one element in one program are."""

from __future__ import annotations

from msgspec import Struct

Index = tuple[int, ...]


class NotReplayed(Exception):
    """The lane cannot be run: it depends on a float, or takes too long; the message says what."""


class TooLong(NotReplayed):
    """It has more iterations of a loop than are run."""


class Pair(Struct, frozen=True):
    """An integer: its bits, and what unbounded integers give. either: the same where combined bits were taken for a signed
    number, if that is another."""

    bits: int
    ideal: int
    either: int | None = None

    @property
    def meant(self) -> int:
        return self.ideal if self.either is None else self.either

    def signed(self, bits: int) -> tuple[int, int]:
        """The number of this width, and what unbounded integers give: of combined bits, whichever it may be."""
        own = self.bits - (1 << bits) if self.bits >> (bits - 1) & 1 else self.bits
        return own, own if self.ideal == own else self.meant


class Address(Struct, frozen=True):
    """A place in the memory of an argument: bytes from its start."""

    base: str
    bytes: int
    ideal: int


class Described(Struct, frozen=True):
    """A tensor descriptor: where its tensor begins, extents and strides in elements."""

    start: Address
    shape: tuple[Pair, ...]
    strides: tuple[Pair, ...]


class Real(Struct, frozen=True):
    """A float that was an integer, as the kernel has it, and as unbounded integers give it."""

    exact: float
    ideal: float


Lane = Pair | Address | Described | Real
