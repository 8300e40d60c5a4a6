"""The layouts of TTGIR's tensors as linear maps of (register, lane, warp) to an element's index.

Nothing is proved here: a map is only a guess which element an instruction is about, and a claim decides it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from ..layouts.linear import flat

Basis = tuple[int, ...]  # what one bit adds to each coordinate
ALIAS = re.compile(r"^(#[\w]+) = (#(?:ttg|triton_gpu|ttng)\.[\w.]+<.*>)\s*$", re.MULTILINE)
NUMBERS = re.compile(r"(\w+) = \[([\d, ]*)\]")
BASES = re.compile(r"(register|lane|warp|block) = (\[(?:\[[\d, -]*\](?:, )?)*\])")


class Encoding(Struct, frozen=True):
    """register, lane, warp: a basis for each bit."""

    shape: tuple[int, ...]
    register: tuple[Basis, ...]
    lane: tuple[Basis, ...]
    warp: tuple[Basis, ...]

    def of_register(self, number: int) -> Basis:
        """The coordinates of a register of thread 0."""
        found = [0] * len(self.shape)
        for bit, basis in enumerate(self.register):
            if number >> bit & 1:
                found = [a ^ b for a, b in zip(found, basis, strict=True)]
        return tuple(found)

    @property
    def registers(self) -> list[Basis]:
        """What each register of thread 0 is, each element once."""
        return list(dict.fromkeys(self.of_register(number) for number in range(1 << len(self.register))))

    @property
    def whole(self) -> bool:
        """Whether every element has a register of a thread: the bases span all bits of an index."""
        return self._rank() == sum(extent.bit_length() - 1 for extent in self.shape)

    @property
    def single(self) -> bool:
        """Whether threads and registers that have an element in common differ in bits that play no part."""
        return self._rank() == sum(map(any, (*self.register, *self.lane, *self.warp)))

    def _rank(self) -> int:
        vectors = [flat(self.shape, basis) for basis in (*self.register, *self.lane, *self.warp)]
        rank, left = 0, [vector for vector in vectors if vector]
        while left:
            pivot = left.pop()
            rank += 1
            low = pivot & -pivot
            left = [reduced for other in left if (reduced := other ^ pivot if other & low else other)]
        return rank


class Encodings:
    """The layouts that a module of TTGIR names."""

    def __init__(self, text: str):
        self.said = dict(ALIAS.findall(text))

    def of(self, said: str, shape: Sequence[int]) -> Encoding | None:
        """The layout of a tensor of that shape; None for one that is not known here."""
        said = self.said.get(said.strip(), said.strip())
        name, _, rest = said.partition("<")
        kind, inner = name.rpartition(".")[2], rest.removesuffix(">")
        if any(extent & (extent - 1) or extent < 1 for extent in shape):
            return None
        if kind == "blocked":
            return _blocked(inner, tuple(shape))
        if kind == "slice":
            return self._slice(inner, tuple(shape))
        if kind == "linear":
            return _linear(inner, tuple(shape))
        return None

    def _slice(self, inner: str, shape: tuple[int, ...]) -> Encoding | None:
        axis = re.search(r"dim = (\d+)", inner)
        parent = re.search(r"parent = (.*?)\}?$", inner)
        if axis is None or parent is None:
            return None
        at = int(axis[1])
        found = self.of(parent[1].strip().rstrip("}"), (*shape[:at], 1, *shape[at:]))
        if found is None:
            return None
        parts = [
            tuple(basis[:at] + basis[at + 1 :] for basis in own) for own in (found.register, found.lane, found.warp)
        ]
        return Encoding(shape, *parts)


def _blocked(inner: str, shape: tuple[int, ...]) -> Encoding | None:
    said = {name: [int(n) for n in numbers.split(",") if n.strip()] for name, numbers in NUMBERS.findall(inner)}
    try:
        each = [said["sizePerThread"], said["threadsPerWarp"], said["warpsPerCTA"]]
        order = said["order"]
    except KeyError:
        return None
    rank = len(shape)
    if any(len(own) != rank for own in (*each, order)):
        return None
    reached, found = [1] * rank, [list[Basis](), list[Basis](), list[Basis]()]
    for own, extents in zip(found, each, strict=True):
        for axis in order:
            for _ in range(extents[axis].bit_length() - 1):
                own.append(_unit(rank, axis, reached[axis], shape))
                reached[axis] *= 2
    for axis in order:  # the rest of the tensor is in more registers
        while reached[axis] < shape[axis]:
            found[0].append(_unit(rank, axis, reached[axis], shape))
            reached[axis] *= 2
    return Encoding(shape, *map(tuple, found))


def _unit(rank: int, axis: int, by: int, shape: Sequence[int]) -> Basis:
    """A bit of one coordinate; nothing where the tensor has none so far, so that threads have the same element."""
    return tuple(by if at == axis and by < shape[axis] else 0 for at in range(rank))


def _linear(inner: str, shape: tuple[int, ...]) -> Encoding | None:
    said = {}
    for name, bases in BASES.findall(inner):
        vectors = re.findall(r"\[([\d, ]*)\]", bases[1:-1])
        said[name] = tuple(tuple(int(n) for n in vector.split(",")) for vector in vectors if vector.strip())
    if not {"register", "lane", "warp"} <= set(said) or any(len(b) != len(shape) for own in said.values() for b in own):
        return None
    return Encoding(shape, said["register"], said["lane"], said["warp"])
