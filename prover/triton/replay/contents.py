"""What the tensors of a counterexample hold: the integers that it names, and around them whatever their contracts ask for.

Written in Python's integers and from the words of the contracts, not from the terms of `launching`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import prod

from msgspec import Struct, field

from .values import NotReplayed

MOST_TRIED = 10_000  # integers that are tried for an element of which some bytes are known


class Contents(Struct):
    """The memory of one tensor. size: bytes of an element; signed: whether its integers may be negative. low, high: of
    each index of the last axis, low <= value < high, None is open; also: one more value.

    known: byte -> what is there; elements: number of an element, in the order of the indices -> its integer.
    """

    name: str
    size: int
    signed: bool
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    ranges: list[tuple[int | None, int | None]] = field(default_factory=lambda: [(None, None)])
    also: int | None = None
    monotone: bool = False
    distinct: bool = False
    first: int | None = None
    last: int | None = None
    known: dict[int, int] = field(default_factory=dict)
    elements: dict[int, int] = field(default_factory=dict)

    def hold(self, byte: int, width: int, value: int) -> None:
        """Take note of an integer that is read. Raises NotReplayed where another one is there."""
        for at, own in enumerate((value % (1 << (8 * width))).to_bytes(width, "little")):
            if self.known.setdefault(byte + at, own) != own:
                raise NotReplayed(f"byte {byte + at} of {self.name} would have to hold two values")

    def settle(self) -> None:
        """Find an integer for each element that is named, and see that the others can be chosen. Raises NotReplayed."""
        count = prod(self.shape)
        ends = {} if count < 1 else {0: self.first} | ({count - 1: self.last} if self.last is not None else {})
        for number, value in ends.items():
            if value is not None:
                self._pin(number, value)
        for offset in sorted({byte // self.size for byte in self.known}):
            for number in self._numbers(offset):
                self._pin(number, self._whole(offset, number))
        if count >= 1:
            self._rest(count)

    def read(self, byte: int, width: int) -> int:
        """The integer there."""
        found = bytes(self._byte(byte + at) for at in range(width))
        return int.from_bytes(found, "little", signed=self.signed)

    # -- elements ------------------------------------------------------------------------------------------------

    def _byte(self, byte: int) -> int:
        if byte not in self.known:
            offset, at = divmod(byte, self.size)
            numbers = self._numbers(offset)
            value = self._chosen(numbers[0]) if numbers else 0
            own = (value % (1 << (8 * self.size))).to_bytes(self.size, "little")
            self.known |= {offset * self.size + more: part for more, part in enumerate(own)}
            return own[at]
        return self.known[byte]

    def _numbers(self, offset: int) -> list[int]:
        """The elements that lie at an offset: none between rows and behind the end, several where strides overlap."""
        axes = sorted(range(len(self.shape)), key=lambda at: -self.strides[at])
        found: list[int] = []
        steps = [prod(self.shape[at + 1 :]) for at in range(len(self.shape))]

        def search(place: int, rest: int, number: int) -> None:
            if place == len(axes):
                found.extend([number] * (rest == 0))
                return
            at = axes[place]
            stride, extent = self.strides[at], self.shape[at]
            inner = sum((self.shape[own] - 1) * self.strides[own] for own in axes[place + 1 :])
            low, high = (0, extent - 1) if not stride else (max(-((inner - rest) // stride), 0), rest // stride)
            if min(high, extent - 1) - low > MOST_TRIED:
                raise NotReplayed(f"too many elements of {self.name} lie at one place")
            for index in range(low, min(high, extent - 1) + 1):
                search(place + 1, rest - index * stride, number + index * steps[at])

        if offset >= 0:
            search(0, offset, 0)
        return found

    def _ends(self, number: int) -> tuple[int, int]:
        """The least integer of an element and the first one above all of them, without ``also``."""
        low, high = self.ranges[number % len(self.ranges)]
        bits = 8 * self.size
        least = -(1 << (bits - 1)) if self.signed else 0
        low, high = (least if low is None else max(low, least)), least + (1 << bits) if high is None else high
        return low, min(high, least + (1 << bits))

    def _may(self, number: int, value: int) -> bool:
        low, high = self._ends(number)
        return low <= value < high or value == self.also

    def _whole(self, offset: int, number: int) -> int:
        """An element's integer, of which some or all bytes are known."""
        known = {
            at: self.known[offset * self.size + at] for at in range(self.size) if offset * self.size + at in self.known
        }
        for value in self._candidates(number, known):
            own = (value % (1 << (8 * self.size))).to_bytes(self.size, "little")
            if all(own[at] == part for at, part in known.items()):
                self.known |= {offset * self.size + at: part for at, part in enumerate(own)}
                return value
        raise NotReplayed(f"{self.name} would have to hold an integer at element {offset} that it may not hold")

    def _candidates(self, number: int, known: dict[int, int]) -> Iterator[int]:
        """Integers that an element may be, those with the known bytes among the first."""
        bits = 8 * self.size
        fixed = sum(part << (8 * at) for at, part in known.items())
        low, high = self._ends(number)
        yield from [] if self.also is None else [self.also]
        if len(known) == self.size:
            yield from (value for value in (fixed, fixed - (1 << bits)) if self._may(number, value))
            return
        free = 8 * min(at for at in range(self.size) if at not in known)  # the lowest bits that are not known
        step = 1 << free if all(at < free // 8 for at in known) else 1
        start = low + (fixed - low) % step
        yield from range(start, min(high, start + step * MOST_TRIED), step)
        for base in (fixed, fixed - (1 << bits)):  # where the highest bytes are known
            start = max(low, base)
            yield from range(start, min(high, start + MOST_TRIED))

    def _pin(self, number: int, value: int) -> None:
        if not self._may(number, value) or self.elements.setdefault(number, value) != value:
            raise NotReplayed(f"{self.name} would have to hold {value} at its element {number}, which it may not")

    def _rest(self, count: int) -> None:
        """That the elements that nobody names can be chosen."""
        own = sorted(self.elements.items())
        if len(self.ranges) > 1 and (self.monotone or self.distinct):
            raise NotReplayed(f"{self.name} holds integers that differ by column and by what is beside them")
        for column in range(len(self.ranges)):
            low, high = self._ends(column)
            if low >= high and self.also is None:
                raise NotReplayed(f"there is no integer that {self.name} may hold")
        if self.monotone:
            low, high = self._ends(0)
            strict = int(self.distinct)
            ends = [(-1, low - strict), *own, (count, high - 1 + strict)]
            if any(after[1] - before[1] < strict * (after[0] - before[0]) for before, after in pairwise(ends)):
                raise NotReplayed(f"the integers of {self.name} would have to fall, or to be the same")
        elif self.distinct:
            low, high = self._ends(0)
            several = high - low + (self.also is not None and not low <= self.also < high)
            if len(set(self.elements.values())) < len(own) or several < count:
                raise NotReplayed(f"{self.name} would have to hold one integer twice")

    def _chosen(self, number: int) -> int:
        """The integer of an element; one that nobody names is the first that may be there."""
        if number in self.elements:
            return self.elements[number]
        low, high = self._ends(number)
        if self.monotone:
            before = max((own for own in self.elements if own < number), default=-1)
            value = low if before < 0 else self.elements[before]
            return value + (number - before if before >= 0 else number) * self.distinct
        if self.distinct:
            taken = set(self.elements.values())
            low = next(
                (value for value in range(low, min(high, low + len(taken) + 1)) if value not in taken), self.also
            )
        elif low >= high:
            low = self.also
        if low is None:
            raise NotReplayed(f"there is no integer left for an element of {self.name}")
        self.elements[number] = low
        return low
