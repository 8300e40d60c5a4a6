"""A map with constant parameters: which they are, its coordinates' values, and the accesses as terms; the same at several
settings of them; also as plain data.

A parameter's value is an integer, a truth value, None, or a tuple of integers such as (16, 16, 32).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import msgspec

from .maps import Access
from .nodes import WireError, pack_terms, unpack_terms
from .terms import Term

Value = int | bool | None | tuple[int, ...]
ALL = ".."  # every value of a coordinate, where values are asked for
MOST = 1 << 16  # accesses
MOST_SETTINGS = 256  # of a sweep
FIELDS = ("address", "bytes", "records", "lds", "active")


@dataclass(frozen=True, slots=True)
class Part:
    """The access at one choice of the parameters that have several values, its fields as terms.

    given: the preconditions there; rules: the same with the parameters' names, as text.
    """

    settings: Mapping[str, Value]
    access: Access
    given: tuple[Term, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Instance:
    """A map with constant parameters.

    axes: coordinate -> its values. fixed: parameter -> its one value. chosen: the names of both that nobody gave.
    row_bytes: bytes of a row of the memory, if it has rows. cut: what was left out, in words. instruction: see `Map`.
    """

    system: str
    name: str
    sentence: str
    memory: str
    axes: Mapping[str, tuple[int, ...]]
    fixed: Mapping[str, Value]
    chosen: tuple[str, ...]
    parts: tuple[Part, ...]
    row_bytes: int | None = None
    cut: tuple[str, ...] = field(default=())
    instruction: str = ""

    @property
    def points(self) -> int:
        """How many accesses there are to evaluate."""
        return len(self.parts) * prod(map(len, self.axes.values()))


@dataclass(frozen=True, slots=True)
class Sweep:
    """A map at each setting.

    values: parameter -> its values. found: the instance of every combination of them, in `product`'s order, or why there
    is none. start: the number of the one to begin with. cut: what was left out, in words.
    """

    values: Mapping[str, tuple[Value, ...]]
    found: Sequence[Instance | str]
    start: int = 0
    cut: Sequence[str] = ()


# -- as data, for another process ---------------------------------------------------------------------------


class Packed(msgspec.Struct):
    """An instance as plain data."""

    system: str
    name: str
    sentence: str
    memory: str
    axes: dict[str, list[int]]
    fixed: dict[str, int | bool | list[int] | None]
    chosen: list[str]
    parts: list[tuple[dict[str, int | bool | list[int] | None], list[int | None], list[int], list[str]]]
    nodes: list[list[Any]]
    row_bytes: int | None
    cut: list[str]
    instruction: str


def pack(found: Instance) -> Packed:
    roots: list[Term] = []

    def numbers(terms: Iterator[Any]) -> list[int | None]:
        result: list[int | None] = []
        for term in terms:
            result.append(None if term is None else len(roots))
            roots.extend(() if term is None else (term,))
        return result

    parts = []
    for part in found.parts:
        access = numbers(getattr(part.access, name) for name in FIELDS)
        given = [n for n in numbers(iter(part.given)) if n is not None]
        parts.append((_plain(part.settings), access, given, list(part.rules)))
    nodes, places = pack_terms(roots)
    parts = [
        (settings, [None if n is None else places[n] for n in access], [places[n] for n in given], rules)
        for settings, access, given, rules in parts
    ]
    return Packed(
        found.system, found.name, found.sentence, found.memory, {n: list(v) for n, v in found.axes.items()},
        _plain(found.fixed), list(found.chosen), parts, nodes, found.row_bytes, list(found.cut),
        found.instruction,
    )  # fmt: skip


def unpack(data: Packed) -> Instance:
    """Raises WireError."""
    terms = unpack_terms(data.nodes)

    def term(number: int | None, sort: str = "int") -> Any:
        if number is None:
            return None
        if not 0 <= number < len(terms) or terms[number].sort != sort:
            raise WireError("no such term")
        return terms[number]

    parts = []
    for settings, access, given, rules in data.parts:
        if len(access) != len(FIELDS) or access[0] is None or len(given) != len(rules):
            raise WireError("no access")
        fields = [
            term(number, "bool" if name == "active" else "int") for name, number in zip(FIELDS, access, strict=True)
        ]
        parts.append(
            Part(_values(settings), Access(*fields), tuple(term(number, "bool") for number in given), tuple(rules))
        )
    found = Instance(
        data.system, data.name, data.sentence, data.memory, {n: tuple(v) for n, v in data.axes.items()},
        _values(data.fixed), tuple(data.chosen), tuple(parts), data.row_bytes, tuple(data.cut),
        data.instruction,
    )  # fmt: skip
    if not parts or not found.points or found.points > MOST:
        raise WireError("no map at small values")
    return found


def _plain(values: Mapping[str, Value]) -> dict[str, Any]:
    return {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}


def values_of(asked: Any) -> list[Value] | str:
    """What is asked of a parameter, out of JSON: a list in it is a tuple."""
    return asked if isinstance(asked, str) else [tuple(one) if isinstance(one, list) else one for one in asked]


def _values(values: Mapping[str, Any]) -> dict[str, Value]:
    return {name: tuple(v) if isinstance(v, list) else v for name, v in values.items()}


class PackedSweep(msgspec.Struct):
    """A sweep as plain data."""

    values: dict[str, list[int | bool | list[int] | None]]
    found: list[Packed | str]
    start: int
    cut: list[str]


def pack_sweep(of: Sweep) -> PackedSweep:
    values: dict[str, list[Any]] = {
        name: [list(one) if isinstance(one, tuple) else one for one in own] for name, own in of.values.items()
    }
    return PackedSweep(values, [one if isinstance(one, str) else pack(one) for one in of.found], of.start, list(of.cut))


def unpack_sweep(data: PackedSweep, read: Callable[[Packed], Instance] = unpack) -> Sweep:
    """read: what makes an instance of its data. Raises WireError."""
    values: dict[str, tuple[Value, ...]] = {
        name: tuple(tuple(one) if isinstance(one, list) else one for one in own) for name, own in data.values.items()
    }
    if (
        not all(values.values())
        or prod(map(len, values.values())) != len(data.found)
        or not 0 <= data.start < len(data.found) <= MOST_SETTINGS
    ):
        raise WireError("no map at so many settings")
    return Sweep(values, [one if isinstance(one, str) else read(one) for one in data.found], data.start, list(data.cut))
