"""[[sink]] tables of binding files: what the accesses of some sinks must be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ...language.constructors import both
from ...language.maps import Access, Map, MapError
from ...language.obligations import SpecError
from ...language.terms import BOOL, Term, as_int, is_const
from ...running import registry
from .expressions import ExpressionError, read
from .tables import BindingError

Expression = str | int


class SinkTable(msgspec.Struct, forbid_unknown_fields=True, rename={"with_": "with"}):
    at: int | str | list[int]
    map: str = ""
    with_: dict[str, Any] = {}
    address: Expression | None = None
    bytes: Expression | None = None
    records: Expression | None = None
    lds: Expression | None = None
    active: str | bool | None = None
    memory: str = ""
    times: Expression | None = None
    skip: str = ""
    note: str = ""


class BoundSink(Struct, frozen=True):
    """One [[sink]]: the sinks it speaks about, and what an access of theirs must be; map: the table's, if it names one."""

    table: SinkTable
    numbers: tuple[int, ...]
    place: str
    times: Term | None = None
    map: Map | None = None

    def access(self, names: Mapping[str, Term], i: Term, counted: bool = False) -> Access:
        """What access number i must be; one of i < times, if their number is not plain. Raises BindingError."""
        scope = {**names, "i": i}
        table = self.table
        try:
            found = Access(as_int(0))
            if self.map is not None:
                found = self.map(**{key: _value(value, scope) for key, value in table.with_.items()})
            elif table.address is not None:
                found = Access(read(table.address, scope))
            changes = {
                field: read(value, scope)
                for field, value in (
                    ("address", table.address), ("bytes", table.bytes), ("records", table.records), ("lds", table.lds),
                )
                if value is not None
            }  # fmt: skip
            if table.active is not None:
                changes["active"] = read(table.active, scope, BOOL)
            if self.times is not None and (counted or not is_const(self.times)):
                active = changes.get("active", found.active)
                changes["active"] = i < self.times if active is None else both(i < self.times, active)
            return found._replace(**changes)
        except (ExpressionError, MapError) as error:
            raise BindingError(f"{self.place}: {error}") from None
        except TypeError as error:
            raise BindingError(f"{self.place}: the map {table.map}: {error}") from None


def _value(value: Any, names: Mapping[str, Term]) -> Any:
    if isinstance(value, list):
        return [_value(part, names) for part in value]
    if isinstance(value, (str, int)):
        return read(value, names) if not isinstance(value, bool) else value
    raise ExpressionError(f"{value!r} is no number and no expression")


def bound_sinks(tables: Sequence[SinkTable], file: str, count: int, names: Mapping[str, Term]) -> Iterator[BoundSink]:
    """The tables for a kernel with so many sinks. Raises BindingError."""
    taken: dict[int, str] = {}
    for position, sink in enumerate(tables, 1):
        place = f"{file}: [[sink]] number {position} (at = {sink.at})"
        numbers = _numbers(sink.at, place)
        if not numbers:
            raise BindingError(f"{place}: at names no sink")
        for number in numbers:
            if not 0 <= number < count:
                last = f"they are numbered 0 to {count - 1}" if count else "it has none"
                raise BindingError(f"{place}: the kernel has no sink {number}; {last}")
            if number in taken:
                raise BindingError(f"{place}: sink {number} is in {taken[number]} already")
            taken[number] = f"[[sink]] number {position}"
        ways = bool(sink.map) + (sink.address is not None and not sink.map) + bool(sink.skip)
        if ways != 1:
            raise BindingError(f"{place}: give one of map, address and skip")
        idle = [
            key
            for key in ("bytes", "records", "lds", "active", "memory", "times")
            if getattr(sink, key) not in (None, "")
        ]
        if sink.skip and idle:
            raise BindingError(f"{place}: {idle[0]} says nothing of a sink that is skipped")
        if sink.with_ and not sink.map:
            raise BindingError(f"{place}: with belongs to a map")
        yield BoundSink(sink, numbers, place, _times(sink.times, names, place), _map(sink.map, place))


def _map(name: str, place: str) -> Map | None:
    try:
        return registry.map_named(name) if name else None
    except SpecError as error:
        raise BindingError(f"{place}: {error}") from None


def _times(times: Expression | None, names: Mapping[str, Term], place: str) -> Term | None:
    """How many accesses there must be."""
    if times is None:
        return None
    try:
        found = read(times, names)
    except ExpressionError as error:
        raise BindingError(f"{place}: times: {error}") from None
    if is_const(found) and found.payload < 0:
        raise BindingError(f"{place}: times: there cannot be {found.payload} accesses")
    return found


def _numbers(at: int | str | list[int], place: str) -> tuple[int, ...]:
    if isinstance(at, int):
        return (at,)
    if isinstance(at, list):
        return tuple(at)
    found = re.fullmatch(r"\s*(\d+)\s*-\s*(\d+)\s*", at)
    if not found or int(found[1]) > int(found[2]) or int(found[2]) > 100_000:
        raise BindingError(f'{place}: at is a number, a list of numbers, or a range such as "0-3"')
    return tuple(range(int(found[1]), int(found[2]) + 1))
