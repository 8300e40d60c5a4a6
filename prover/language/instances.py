"""A map with constant parameters: which they are, its coordinates' values, and the accesses as terms; the same at several
settings of them; also as plain data.

A parameter's value is an integer, a truth value, None, or a tuple of integers such as (16, 16, 32).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, NamedTuple, TypeVar

import msgspec

from .nodes import WireError, pack_terms, term_at, unpack_terms, whole
from .terms import BOOL, INT, Term

Value = int | bool | None | tuple[int, ...]
ALL = ".."  # every value of a coordinate, where values are asked for
MOST = 1 << 16  # accesses
MOST_SETTINGS = 256  # of a sweep


class Terms(NamedTuple):
    """The fields of an `Access`, all of them terms."""

    address: Term
    bytes: Term | None = None
    records: Term | None = None
    lds: Term | None = None
    active: Term | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """The access at one choice of the parameters that have several values.

    given: the preconditions there; rules: the same with the parameters' names, as text.
    """

    settings: Mapping[str, Value]
    access: Terms
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


Found = TypeVar("Found", Instance, Sweep)


class Packed(msgspec.Struct):
    """An instance or a sweep as plain data, in which terms are numbers; roots: which of the nodes each of them is."""

    found: msgspec.Raw
    roots: list[int]
    nodes: list[list[Any]]


def pack(found: Instance | Sweep) -> Packed:
    terms: list[Term] = []

    def number(term: Term) -> int:
        terms.append(term)
        return len(terms) - 1

    text = msgspec.json.encode(found, enc_hook=number)
    nodes, roots = pack_terms(terms)
    return Packed(msgspec.Raw(text), roots, nodes)


def unpack(data: Packed, kind: type[Found]) -> Found:
    """Raises WireError."""
    terms = unpack_terms(data.nodes)
    try:
        found = msgspec.json.decode(
            data.found, type=kind, dec_hook=lambda _, number: term_at(terms, data.roots[whole(number)])
        )
    except (msgspec.MsgspecError, IndexError) as error:
        raise WireError(str(error)) from None
    if isinstance(found, Sweep):
        count = len(found.found)
        if prod(map(len, found.values.values())) != count or not 0 <= found.start < count <= MOST_SETTINGS:
            raise WireError("no map at so many settings")
    for one in found.found if isinstance(found, Sweep) else [found]:
        if isinstance(one, Instance):
            _check(one)
    return found


def _check(found: Instance) -> None:
    """Raises WireError for what is no map at small values."""
    if not found.parts or not 0 < found.points <= MOST:
        raise WireError("no map at small values")
    for part in found.parts:
        integers, truths = part.access[:4], (*part.access[4:], *part.given)
        for terms, sort in ((integers, INT), (truths, BOOL)):
            if any(term is not None and term.sort != sort for term in terms):
                raise WireError("no such term")
        if len(part.given) != len(part.rules):
            raise WireError("no access")


def values_of(asked: Any) -> list[Value] | str:
    """What is asked of a parameter, out of JSON: a list in it is a tuple."""
    return asked if isinstance(asked, str) else [tuple(one) if isinstance(one, list) else one for one in asked]
