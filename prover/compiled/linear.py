"""Maps between numbers that are linear in their bits, read off numbers: who stored a byte, and from whom a thread gets one.

A guess, on which nothing rests: what is made of it are claims.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ..language.terms import Term
from .emitted import Lanes
from .encodings import Encoding
from .indexing import index_of


class Linear(Struct, frozen=True):
    """columns: number of a bit -> what it changes; constant: of no bit at all."""

    columns: dict[int, int]
    constant: int = 0

    def at(self, number: int) -> int:
        found = self.constant
        for bit, change in self.columns.items():
            if number >> bit & 1:
                found ^= change
        return found

    def of(self, lanes: Lanes, parts: Sequence[tuple[int, int]]) -> tuple[Term, ...]:
        """What it makes of the number that the lanes have as bits, as terms of these parts: (lowest bit, how many)."""
        count = sum(bits for _, bits in lanes.fields)
        bases = [_parted(self.columns.get(bit, 0), parts) for bit in range(count)]
        own = Encoding((1,) * len(parts), (), tuple(bases[: lanes.lane]), tuple(bases[lanes.lane :]))
        return index_of(own, _parted(self.constant, parts), lanes)


def _parted(number: int, parts: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(number >> low & ((1 << bits) - 1) for low, bits in parts)


class Basis:
    """Differences of numbers, and what belongs to each: every one has a bit that no other has."""

    def __init__(self) -> None:
        self.rows: dict[int, tuple[int, int]] = {}

    def reduced(self, number: int, image: int = 0) -> tuple[int, int]:
        for bit, (row, own) in self.rows.items():
            if number >> bit & 1:
                number, image = number ^ row, image ^ own
        return number, image

    def add(self, number: int, image: int = 0) -> bool:
        """Whether it agrees with the others."""
        number, image = self.reduced(number, image)
        if not number:
            return not image
        bit = number.bit_length() - 1
        for other, (row, own) in self.rows.items():
            if row >> bit & 1:
                self.rows[other] = row ^ number, own ^ image
        self.rows[bit] = number, image
        return True

    @property
    def columns(self) -> dict[int, int]:
        return {bit: image for bit, (_, image) in self.rows.items() if image}

    def beside(self, bits: Iterable[int]) -> dict[int, int]:
        """The map that leaves of a number what is no sum of these, as columns of its bits."""
        return {bit: left for bit in bits if (left := self.reduced(1 << bit)[0])}


def fitted(pairs: Sequence[tuple[int, int]]) -> Linear | None:
    """The map that makes of each first number the second one; None where none does.

    >>> fitted([(0, 5), (1, 7), (2, 1), (3, 3)])
    Linear(columns={0: 2, 1: 4}, constant=5)
    """
    (start, image), basis = pairs[0], Basis()
    if not all(basis.add(one ^ start, other ^ image) for one, other in pairs):
        return None
    columns = dict(sorted(basis.columns.items()))
    return Linear(columns, Linear(columns, image).at(start))


class Owners(Struct, frozen=True):
    """Of the bytes that several stores write. who: of a byte, which thread, but for what each store changes of that; which:
    which store. stores: of each, what is changed, and by which number it is told."""

    who: Linear
    which: Linear
    stores: tuple[tuple[int, int], ...]


def owners(stores: Sequence[Sequence[tuple[int, int]]]) -> Owners | None:
    """stores: of each, its threads and the byte of each; None where the bytes do not say whose they are."""
    basis, bits = Basis(), 0
    for own in stores:
        (first, start), *others = own
        bits = max(bits, *(byte.bit_length() for _, byte in own))
        if not all(basis.add(byte ^ start, thread ^ first) for thread, byte in others):
            return None
    who, rest = Linear(dict(sorted(basis.columns.items()))), basis.beside(range(bits))
    which, found = Linear(rest), list[tuple[int, int]]()
    for (thread, byte), *_ in stores:
        found.append((who.at(byte) ^ thread, which.at(byte)))
    needed = 0  # as few bits as tell them apart
    for bit in range(bits):
        mask = (1 << bits) - 1 & ~((1 << bit + 1) - 1) | needed
        if len({own & mask for _, own in found}) < len(found):
            needed |= 1 << bit
    if len({own & needed for _, own in found}) < len(found):
        return None
    columns = {bit: image & needed for bit, image in rest.items() if image & needed}
    return Owners(who, Linear(columns), tuple((change, own & needed) for change, own in found))
