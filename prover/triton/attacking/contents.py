"""What stands in a tensor's memory before the kernel runs, drawn from what is promised of it: byte by byte, so that it is
the same however it is read. Gaps between its elements and what is allocated beside them hold anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd, prod
from typing import Any

import numpy as np
from msgspec import Struct

from ...accesses.points import value_at
from ..launching.launch import TYPES, TensorArgument
from ..launching.tensors import Contents

FEW = 4096  # elements that are drawn one by one
LISTED = 1 << 16  # elements of a tensor with strides that cross
MOST = 1 << 62
FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
USUAL = (0.0, 1.0, -1.0, 0.5, -3.25, 1e4, -1e-4, float("inf"), float("nan"))


class NoContentsError(Exception):
    """No contents keep what is promised, so that there is no such launch."""


class NotDrawnError(Exception):
    """No contents are drawn that keep what is promised, and why not."""


class Axis(Struct, frozen=True):
    extent: int
    stride: int


def axes_of(argument: TensorArgument, point: Mapping[str, int]) -> list[Axis]:
    """The tensor's axes at a point, in the order of its shape."""
    return [
        Axis(value_at(extent, point), value_at(stride, point))
        for extent, stride in zip(argument.shape, argument.strides, strict=True)
    ]


def offsets(axes: Sequence[Axis]) -> Any:
    """Of every element, in the order of the shape."""
    found = np.zeros(1, np.int64)
    for axis in axes:
        found = (found[:, None] + np.arange(axis.extent, dtype=np.int64) * axis.stride).ravel()
    return found


class Places:
    """Which elements of a memory are the tensor's. axes: in the order of its shape. Raises NotDrawnError."""

    def __init__(self, axes: Sequence[Axis]):
        self.axes = axes
        self.count = prod(axis.extent for axis in axes)
        after, rows = 1, list[tuple[Axis, int]]()  # each with the elements of the shape from one index to the next
        for axis in reversed(axes):
            rows.append((axis, after))
            after *= axis.extent
        self.rows = sorted((row for row in rows if row[0].extent > 1), key=lambda row: -row[0].stride)
        self.listed: tuple[Any, Any] | None = None
        if not self._nested():
            if self.count > LISTED:
                raise NotDrawnError("a large one whose strides cross")
            self._list()

    @property
    def in_order(self) -> bool:
        """Whether the memory's order is that of the shape."""
        return self.listed is None and [after for _, after in self.rows] == sorted(
            (after for _, after in self.rows), reverse=True
        )

    def _nested(self) -> bool:
        """Whether each stride reaches past what the smaller ones span."""
        span = 0
        for axis, _ in reversed(self.rows):
            if axis.stride <= span:
                return False
            span += (axis.extent - 1) * axis.stride
        return True

    def _list(self) -> None:
        elements = offsets(self.axes)
        order = np.argsort(elements, kind="stable")
        self.listed = elements[order], order
        if len(np.unique(elements)) < len(elements):
            raise NotDrawnError("two of its indices are one element")

    def numbers(self, elements: Any) -> tuple[Any, Any]:
        """(number in the order of the shape, whether it is the tensor's at all) of elements of the memory."""
        if self.listed is not None:
            offsets, order = self.listed
            at = np.clip(np.searchsorted(offsets, elements), 0, len(offsets) - 1)
            return order[at], offsets[at] == elements
        rest, number = np.where(elements < 0, 0, elements), np.zeros_like(elements)
        own = elements >= 0
        for axis, after in self.rows:
            index = rest // axis.stride
            own = own & (index < axis.extent)
            rest = rest - index * axis.stride
            number = number + np.minimum(index, axis.extent - 1) * after
        return number, own & (rest == 0)


class Memory:
    """The memory of a tensor at a point. size: bytes that may be reached; listed: its integers in the order of its shape,
    where these are drawn with those of other tensors. some: numbers that stand by turns in elements of which
    nothing is said; together: in so many in a row."""

    def __init__(
        self, argument: TensorArgument, point: Mapping[str, int], chance: np.random.Generator, listed: Any = None,
        some: Sequence[int] = (), together: int = 1,
    ):  # fmt: skip
        kind = TYPES.get(argument.dtype, argument.dtype)
        self.name, self.width = argument.memory, argument.bytes or 1
        self.elements = max(value_at(argument.allocation, point), 0)
        self.size = self.elements * self.width
        axes = axes_of(argument, point)
        self.whole, self.signed = kind.startswith("i"), not argument.dtype.removeprefix("torch.").startswith("u")
        self.unsigned = self.whole and not self.signed
        self.truth = argument.dtype in ("i1", "bool")
        self.key = np.uint64(chance.integers(1 << 63))
        self.noise = int(chance.integers(4))
        self.floats = self._floats(kind)
        self.together = together
        self.some = np.array(some, FLOATS.get(kind, np.int64)).view(f"u{self.width if kind in FLOATS else 8}")
        self.read: dict[int, int] = {}  # element -> integer, of the first that are read
        said = argument.contents if self.whole else None
        self.promised: Drawn | Listed | None = None
        if listed is not None:
            self.promised = Listed(Places(axes), listed)
        elif said is not None:
            self.promised = Drawn(said, Places(axes), self._range, point, chance)

    @property
    def _range(self) -> tuple[int, int]:
        """The integers that an element holds."""
        bits = 1 if self.truth else 8 * self.width
        return (0, 1 << bits) if self.truth or not self.signed else (-(1 << (bits - 1)), 1 << (bits - 1))

    def _floats(self, kind: str) -> Any:
        """Some floats, as bits."""
        with np.errstate(over="ignore"):
            if kind in FLOATS:
                bits = np.array(USUAL, FLOATS[kind]).view(f"u{self.width}")
            else:
                bits = np.array(USUAL, np.float32).view(np.uint32) >> 16 if kind == "bf16" else np.arange(9) * 15
        return bits.astype(np.uint64)

    def bits(self, byte: Any, bytes_each: int, element: str) -> Any:
        """What stands in so many bytes from each of these places, the lowest byte first."""
        places = np.asarray(byte)
        if places.dtype == object:
            places = np.array(
                [int(own) % MOST if abs(int(own)) >= MOST else int(own) for own in places.ravel()], np.int64
            )
            places = places.reshape(np.shape(byte))
        places = places.astype(np.int64)
        if bytes_each == self.width and not np.any(places % self.width):
            return self._element(places // self.width)
        found = np.zeros(places.shape, np.uint64)
        for at in range(bytes_each):
            own = places + at
            part = self._element(own // self.width) >> (8 * (own % self.width)).astype(np.uint64)
            found |= (part & np.uint64(255)) << np.uint64(8 * at)
        return found

    def _element(self, elements: Any) -> Any:
        """The bits of each element."""
        mask = np.uint64((1 << (8 * self.width)) - 1)
        found = self._anything(elements)
        if self.promised is not None:
            numbers, own = self.promised.places.numbers(elements)
            found = np.where(own, self.promised.values(numbers), found)
        found = found & mask
        if self.whole and len(self.read) < 8:
            for at, bits in zip(elements.ravel()[:8].tolist(), found.ravel()[:8].tolist(), strict=True):
                self.read.setdefault(at, self._signed(bits))
        return found

    def _signed(self, bits: int) -> int:
        return bits - (1 << (8 * self.width)) if self.signed and bits >> (8 * self.width - 1) else bits

    def _anything(self, elements: Any) -> Any:
        """Of what nothing is said: all bits, small integers, the ends of the type, or usual floats."""
        mixed = _mixed(elements, self.key)
        if self.truth:
            return mixed & np.uint64(1)
        if len(self.some):
            return self.some[elements // self.together % len(self.some)].astype(np.uint64)
        if not self.whole:
            return mixed if self.noise == 0 else self.floats[(mixed % np.uint64(len(self.floats))).astype(np.int64)]
        if self.noise == 0:
            return mixed
        if self.noise == 1:
            return mixed % np.uint64(5)
        if self.noise == 2:
            return np.full(
                np.shape(elements), (self._range[mixed.size and int(self.key) % 2] - 1) % (1 << 64), np.uint64
            )
        return np.where(mixed & np.uint64(16), mixed % np.uint64(300), mixed >> np.uint64(7))


class Listed:
    """Integers of a tensor's own elements, each as it is given."""

    def __init__(self, places: Places, values: Any):
        self.places, self.own = places, values.astype(np.int64).view(np.uint64)

    def values(self, numbers: Any) -> Any:
        """Of elements by their number in the order of the shape, as 64 bits."""
        if not len(self.own):
            return np.zeros(np.shape(numbers), np.uint64)
        return self.own[np.clip(numbers, 0, len(self.own) - 1)]


class Drawn:
    """Integers of a tensor's own elements that keep what is promised. Raises NoContentsError, NotDrawnError."""

    def __init__(
        self, said: Contents, places: Places, ends: tuple[int, int], point: Mapping[str, int], chance: np.random.Generator
    ):  # fmt: skip
        self.places, self.key = places, np.uint64(chance.integers(1 << 63))
        self.count = count = places.count
        first, last, also = (
            None if term is None else value_at(term, point) for term in (said.first, said.last, said.also)
        )
        pairs = [(value_at(low, point), value_at(high, point)) for low, high in said.columns] or [(
            ends[0] if said.low is None else value_at(said.low, point),
            ends[1] if said.high is None else value_at(said.high, point),
        )]  # fmt: skip
        pairs = [(max(low, ends[0]), min(high, ends[1])) for low, high in pairs]
        if any(low >= high for low, high in pairs):
            raise NoContentsError
        if len(pairs) > 1 and (said.monotone or said.distinct):
            raise NotDrawnError("columns that are monotone or distinct too")
        if (said.monotone or said.distinct) and not places.in_order:
            raise NotDrawnError("its order in memory is not that of its indices")
        self.sort = int(chance.integers(5))
        self.share = float(chance.random())
        self.also = also if also is not None and ends[0] <= also < ends[1] and not said.distinct else None
        self.pinned: dict[int, int] = {}
        (low, high), *_ = pairs
        if first is not None:
            self.pinned[0] = first
        if last is not None:
            if self.pinned.get(count - 1, last) != last:
                raise NoContentsError
            self.pinned[count - 1] = last
        if said.monotone:
            low, high = max(low, low if first is None else first), min(high, high if last is None else last + 1)
            pairs = [(low, high)]
        if any(not low <= own < high and own != self.also for own in self.pinned.values()) or high - low < 1:
            raise NoContentsError
        self.low, self.high = [own for own, _ in pairs], [own for _, own in pairs]
        self.monotone, self.distinct = said.monotone, said.distinct
        if self.distinct:
            if high - low < count:
                raise NoContentsError
            if self.pinned and not self.monotone:
                raise NotDrawnError("distinct elements with a known first or last one")
            self._shuffle(high - low, chance)

    def _shuffle(self, span: int, chance: np.random.Generator) -> None:
        """Numbers a, b so that a*k + b modulo the span is another one for each k."""
        self.step, self.start = 1, int(chance.integers(span)) if self.sort and span < MOST else 0
        if 2 < span < 1 << 31 and self.sort > 1:
            self.step = next(own for own in (int(chance.integers(1, span)) for _ in range(99)) if gcd(own, span) == 1)

    def values(self, numbers: Any) -> Any:
        """Of elements by their number in the order of the shape, as 64 bits."""
        column = numbers % len(self.low)
        low = np.array([own % (1 << 64) for own in self.low], np.uint64)[column]
        span = [min(high - low, (1 << 64) - 1) for low, high in zip(self.low, self.high, strict=True)]
        if self.monotone:
            found = self._rising(numbers, span[0]).astype(np.uint64)
        elif self.distinct:
            found = ((numbers * self.step + self.start) % min(span[0], MOST)).astype(np.uint64)
        else:
            found = self._any(numbers, np.array(span, np.uint64)[column])
        found = low + found
        if self.also is not None:
            found = np.where(_mixed(numbers, ~self.key) % np.uint64(3) == 0, np.uint64(self.also % (1 << 64)), found)
        for number, value in self.pinned.items():
            found = np.where(numbers == number, np.uint64(value % (1 << 64)), found)
        return found

    def _any(self, numbers: Any, span: Any) -> Any:
        """By chance, all low, all high, near the ends, or one after the other."""
        mixed = _mixed(numbers, self.key)
        if self.sort == 0:
            return mixed % span
        if self.sort == 1:
            return span - np.uint64(1)
        if self.sort == 2:
            return np.zeros_like(mixed)
        if self.sort == 3:
            return np.where(
                mixed & np.uint64(64), span - np.uint64(1) - mixed % np.minimum(span, np.uint64(3)), mixed % span
            )
        return numbers.astype(np.uint64) % span

    def _rising(self, numbers: Any, span: int) -> Any:
        """Never falling, from 0 to less than the span: steps at one place, evenly, early, late, or sorted by chance; by at
        least one each time if they are distinct."""
        least = numbers if self.distinct else np.zeros_like(numbers)
        room = min(span - (self.count - 1) * self.distinct, MOST) - 1
        last = max(self.count - 1, 1)
        if self.sort == 0 and self.count <= FEW:
            every = np.sort(_mixed(np.arange(self.count), self.key) % np.uint64(room + 1)).astype(np.int64)
            return least + every[numbers]
        if self.sort == 1:
            return least + np.where(numbers > self.share * last, room, 0)
        part = numbers / last
        part = part if self.sort == 2 else part**8 if self.sort == 3 else np.minimum(8 * part, 1.0)
        return least + np.clip((part * room).astype(np.int64), 0, room)


def _mixed(numbers: Any, key: Any) -> Any:
    """64 bits that look like chance, the same for the same number."""
    with np.errstate(over="ignore"):
        found = (np.asarray(numbers).astype(np.int64).view(np.uint64) + key) * np.uint64(0x9E3779B97F4A7C15)
        found = (found ^ (found >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        found = (found ^ (found >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return found ^ (found >> np.uint64(31))
