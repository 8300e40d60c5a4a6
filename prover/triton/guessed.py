"""What one tensor may hold at a point by its own contract, and integers that are often what is promised of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from ..accesses.points import value_at
from ..language.constructors import both, either
from ..language.terms import Term
from ..language.walking import substitute
from .launching.launch import TensorArgument

LIMIT = 1 << 61


class Tensor(Struct, frozen=True):
    """What one tensor may hold. ranges: low <= value < high, one for each index of the last axis, or one for all."""

    name: str
    shape: tuple[int, ...]
    ranges: tuple[tuple[int, int], ...]
    also: int | None
    first: int | None
    last: int | None
    monotone: bool
    distinct: bool

    @property
    def count(self) -> int:
        return prod(self.shape)

    def may(self, found: Any) -> bool:
        """Whether the contract allows these integers."""
        if not self.count:
            return True
        low, high = (
            np.resize(np.array([min(max(pair[end], -LIMIT), LIMIT) for pair in self.ranges], np.int64), self.count)
            for end in (0, 1)
        )
        fits = (found >= low) & (found < high)
        fits = fits if self.also is None else fits | (found == self.also)
        ends = (self.first is None or found[0] == self.first) and (self.last is None or found[-1] == self.last)
        ordered = not self.monotone or bool(np.all(np.diff(found) >= 0))
        return (
            bool(np.all(fits))
            and bool(ends)
            and ordered
            and (not self.distinct or len(set(found.tolist())) == self.count)
        )


def rules_of(tensor: Tensor, own: Sequence[tuple[int, Term]]) -> Iterator[Term]:
    for at, term in own:
        low, high = tensor.ranges[at % len(tensor.ranges)]
        inside = both(term >= low, term < high)
        yield inside if tensor.also is None else either(inside, term == tensor.also)
        for number, value in ((0, tensor.first), (tensor.count - 1, tensor.last)):
            if value is not None:
                yield from [term == value] if at == number else []
                yield from [term >= value if number == 0 else term <= value] if tensor.monotone else []
    for (_, before), (_, after) in pairwise(own):
        yield from [before <= after] if tensor.monotone else []
    if tensor.distinct:
        for number, (_, a) in enumerate(own):
            yield from (~(a == b) for _, b in own[:number])


def plain_guesses(tensor: Tensor, pins: Mapping[int, int]) -> Iterator[Any]:
    """Integers that are often what is promised, through those that are known."""
    numbers = np.arange(tensor.count)
    known = dict(pins)
    for at, value in ((0, tensor.first), (tensor.count - 1, tensor.last)):
        if value is not None and tensor.count:
            known.setdefault(at, value)
    low, high = (min(max(end, -LIMIT), LIMIT) for end in tensor.ranges[0])
    places = sorted(known)
    if places:
        values = [known[at] for at in places]
        line = np.floor(np.interp(numbers, places, values)).astype(np.int64)
        step = np.array(values, np.int64)[np.clip(np.searchsorted(places, numbers, "right") - 1, 0, None)]
        yield from (line, step)
    span = max(high - low, 1)
    small = max(low, 0) if low <= 0 < high else low
    counted = numbers % span + low if low >= 0 else numbers % max(high, 1)
    flat = [np.full(tensor.count, value) for value in (small, high - 1, low, min(small + 1, high - 1))]
    for own in (flat[0], counted, *flat[1:], (high - 1) - numbers % span):
        found = own.astype(np.int64)
        for at, value in known.items():
            found[at] = value
        yield found


def by_chance(tensor: Tensor, chance: np.random.Generator) -> Any:
    low, high = (np.resize(np.array([min(max(pair[end], -LIMIT), LIMIT) for pair in tensor.ranges], np.int64), tensor.count)
                 for end in (0, 1))  # fmt: skip
    if chance.integers(2):
        high = np.minimum(high, np.maximum(low, 0) + int(chance.integers(2, 9)))
    return chance.integers(low, np.maximum(high, low + 1))


def shuffled(tensor: Tensor, chance: np.random.Generator) -> Any:
    """No integer twice, where there are so many."""
    low, high = tensor.ranges[0]
    most = min(high - max(low, -LIMIT), 2 * tensor.count + 8)
    if most < tensor.count:
        return by_chance(tensor, chance)
    return max(low, -LIMIT if high <= 0 else min(0, high - most)) + chance.permutation(most)[: tensor.count]


def any_of(argument: TensorArgument) -> tuple[int, int]:
    """The least integer of its type, and the first that is too large."""
    bits = 8 * argument.bytes
    least = 0 if argument.dtype.startswith("u") else -(1 << (bits - 1))
    return least, least + (1 << bits)


def in_sizes(tensor: Tensor, argument: TensorArgument, fixed: Mapping[Term, Term]) -> Any:
    """The same with terms of those sizes that are not fixed, for `rules_of`."""

    def term(own: Term | None, otherwise: Any = None) -> Any:
        return otherwise if own is None else substitute(fixed, own)[0]

    said = argument.contents
    if said is None:
        return tensor
    low, high = any_of(argument)
    pairs = said.columns or ((said.low, said.high),)
    ranges = tuple((term(own[0], low), term(own[1], high)) for own in pairs)
    ends = {"first": term(said.first), "last": term(said.last)}
    return replace(tensor, ranges=ranges, also=term(said.also), **ends)  # type: ignore[arg-type]


def tensor_of(argument: TensorArgument, point: Mapping[str, int]) -> Tensor:
    said = argument.contents
    least, most = any_of(argument)

    def value(term: Term | None, otherwise: Any = None) -> Any:
        return otherwise if term is None else value_at(term, point)

    shape = tuple(max(value_at(extent, point), 0) for extent in argument.shape)
    if said is None:
        return Tensor(argument.name, shape, ((least, most),), None, None, None, False, False)
    pairs = said.columns or ((said.low, said.high),)
    ranges = tuple((max(value(low, least), least), min(value(high, most), most)) for low, high in pairs)
    return Tensor(
        argument.name,
        shape,
        ranges,
        value(said.also),
        value(said.first),
        value(said.last),
        said.monotone,
        said.distinct,
    )
