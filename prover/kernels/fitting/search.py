"""Parameters of a map at which it says what a kernel does at the drawn points.

Each constraint is a term of the map that must be a column of the points. It is held first against points where little
differs from 0, with arguments of 0, so that few parameters stand in it at each: those that nothing has decided yet are
tried with all their candidates, and what differs from the kernel is dropped. Then which argument a parameter is.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, field

from ...language.maps import REQUIRED, Access, Map, MapError
from ...language.meanings.vectors import evaluate
from ...language.terms import Term, as_int, const, integer, is_const
from ...language.walking import substitute, variables
from ...targets.amdgpu import WAVE
from ..binding.expressions import read
from ..machine.launch import BLOCKS
from .candidates import Value, free, left_out, passed, shapes
from .points import Column, Group, Points

THREADS = {"lane": "lane", "warp": "warp"}
MOST, FEW = 4_000_000, 20  # assignments that are looked at together; candidates of each where these are too many
FIRST, ALL = 24, 64  # points that choose an argument, points of each access that must agree
AT_ONCE = 5000  # assignments that are held against all of the points together
ROWS = 3000  # assignments for which an argument is looked for
PASSED = "an argument"  # the candidate that stands for all that hang on one
SMALL = 40  # the arguments' last value there
LATER = 1 << 62
OPEN = "open:"  # how the variables of parameters begin that are looked for


class TooMany(Exception):
    """More parameters are open than can be tried; the message names them."""


class Fit(Struct, frozen=True):
    """values: what the map is asked with, as expressions of a binding. warps: of a workgroup. points: that agree."""

    map: Map
    values: Mapping[str, Value]
    warps: int
    points: int


class Search(Struct):
    """group: the accesses. asked: labels of the arguments on which they hang. fixed: what the user gave. end: when to give
    up, by `time.monotonic`."""

    group: Group
    chosen: Map
    fixed: Mapping[str, Value]
    most_warps: int
    end: float
    draw: np.random.Generator = field(default_factory=lambda: np.random.default_rng(1))
    drawn: dict[int, Points] = field(default_factory=dict)
    simple: dict[int, Points] = field(default_factory=dict)
    lists: dict[str, Sequence[Value]] = field(default_factory=dict)
    plain_columns: dict[tuple[str, int, int], Column] = field(default_factory=dict)

    def found(self) -> Fit | None:
        """The first fit; where there is none, one with arguments for parameters that need not be given. Raises
        TooMany, and MapError where the map takes none of the values."""
        fit = self._first([])
        more = [name for name in left_out(self.chosen) if name not in self.fixed]
        return fit or (self._first(more) if more and self.group.asked() else None)

    def _first(self, more: Sequence[str]) -> Fit | None:
        names = [name for name in self._wanted() if name not in THREADS and name not in self.fixed]
        constant = self._constants(names)
        names = [name for name in names if name not in constant]
        many: TooMany | None = None
        wrong: MapError | None = None
        tried = False
        for values in shapes(constant, self.chosen, self.group):
            if time.monotonic() > self.end:
                raise TooMany("no values were found in the time that there is")
            try:
                fit = self._with({**self.fixed, **values}, [*names, *more])
            except MapError as error:
                wrong = error
                continue
            except TooMany as error:
                many = error
                continue
            tried = True
            if fit is not None:
                return fit
        if many is not None:
            raise many
        if wrong is not None and not tried:
            raise wrong
        return None

    def _wanted(self) -> list[str]:
        """What the map must be given, and what has a list of choices."""
        return [n for n, default in self.chosen.parameters.items() if default is REQUIRED or n in self.chosen.choices]

    def _constants(self, names: Sequence[str]) -> list[str]:
        """Those that the map takes as constants only: where a variable stands for one, it says so."""
        found = [n for n in names if n in self.chosen.choices or n == self.chosen.coordinates.get("warp")]
        while True:
            asked = {name: self.chosen.example.get(name, 1) for name in found}
            try:
                self.chosen(**{**self._given(names), **asked, **self._terms(self.fixed)})
            except MapError as error:
                said = str(error).split()[0]
                if said not in names or said in found:
                    return found
                found.append(said)
                continue
            return found

    def _given(self, names: Sequence[str]) -> dict[str, Any]:
        lane, warp = integer("lane", 0, 64), integer("warp", 0, 64)
        own = {name: {"lane": lane, "warp": warp}[name] for name in THREADS if name in self.chosen.parameters}
        return own | {name: integer(OPEN + name, 0, LATER) for name in names}

    def _terms(self, values: Mapping[str, Value]) -> dict[str, Any]:
        return read_as_terms(values, self.group.labels)

    def _warps(self, values: Mapping[str, Value]) -> int:
        """Of the workgroup for which the map is made."""
        if "warp" not in self.chosen.coordinates:
            return 1
        known = {**self._given([]), **self._terms(values)}
        _, end = self.chosen.ends("warp", known)
        return int(end.payload) if end is not None and is_const(end) else 1

    def _with(self, values: Mapping[str, Value], names: Sequence[str]) -> Fit | None:
        access = self.chosen(**{**self._given(names), **self._terms(values)})
        if (
            access.bytes is not None
            and as_int(access.bytes).op == "const"
            and not is_const(as_int(access.bytes), self.group.own[0].bytes)
        ):
            return None
        warps = self._warps(values)
        if not 1 <= warps <= self.most_warps:
            return None
        points = self._points(warps)
        if not points.count:
            return None
        lists = {name: self._list(name) for name in names}
        try:
            rows = self._rows(access, names, lists, warps)
        except TooMany:  # then the likeliest
            lists = {name: [*one[:FEW], *one[max(FEW, len(one) - 1) :]] for name, one in lists.items()}
            rows = self._rows(access, names, lists, warps)
        if rows is None:
            return None
        last: list[Value] = passed(self.group)
        for own in _each(rows):
            decided = {name: lists[name][at] for name, at in own.items()}
            decided |= {name: lists[name][0] for name in names if name not in decided}
            settled = self._passed({**values, **decided}, last, points)
            if settled is not None and agrees(self.access(settled), points):
                return Fit(self.chosen, {**_threads(self.chosen), **settled}, warps, points.count)
        return None

    def _list(self, name: str) -> Sequence[Value]:
        if name not in self.lists:
            default = self.chosen.parameters[name]
            own = free(name, self.chosen, self.group) if default is REQUIRED else [default]
            more = [PASSED] if self.group.asked() and name not in self.chosen.coordinates else []
            self.lists[name] = [*own, *more]
        return self.lists[name]

    def _rows(
        self, access: Access, names: Sequence[str], lists: Mapping[str, Sequence[Value]], warps: int
    ) -> dict[str, Column] | None:
        """Parameter -> places in its list, all together at which nothing differs at the plain points; None if there is
        none."""
        if warps not in self.simple:
            self.simple[warps] = self.group.plain(warps)
        points = self.simple[warps]
        columns = {}
        for name, one in lists.items():
            key = name, len(one), warps
            if key not in self.plain_columns:
                self.plain_columns[key] = self._columns(one, points)
            columns[name] = self.plain_columns[key]
        rows: dict[str, Column] = {}
        for term, wanted in _constraints(access, points, self.group.own[0].bytes):
            own = [name for name in names if _has(term, name)]
            for point in range(points.count):
                if all(name in rows for name in own) and len(next(iter(rows.values()), [])) <= AT_ONCE:
                    break
                at = points.at(point)
                [there] = substitute({v: const(at[v.payload[0]]) for v in variables(term) if v.payload[0] in at}, term)
                needed = [name for name in own if _has(there, name)]
                rows = _extended(rows, needed, columns)
                given = {OPEN + name: columns[name][rows[name], point] for name in needed}
                [found] = evaluate(given, there)
                same = found.ok & (found.values == wanted[point])
                if not np.any(same):
                    return None
                if needed:
                    rows = {name: column[np.broadcast_to(same, column.shape)] for name, column in rows.items()}
            rows = _extended(rows, own, columns)  # with what stands at none of the points
            given = {OPEN + name: columns[name][rows[name]] for name in own}
            [found] = evaluate({**points.where, **given}, term)
            same = np.atleast_2d(found.ok & (found.values == wanted)).all(axis=1)
            if not np.any(same):
                return None
            rows = {name: column[np.broadcast_to(same, column.shape)] for name, column in rows.items()}
        return rows

    def _passed(self, values: Mapping[str, Value], last: Sequence[Value], points: Points) -> dict[str, Value] | None:
        """The same with arguments where they were left open."""
        names = [name for name, value in values.items() if value == PASSED]
        if not names:
            return dict(values)
        known = {name: value for name, value in values.items() if value != PASSED}
        access = self.chosen(**{**self._given(names), **self._terms(known)})
        columns = dict.fromkeys(names, self._columns(last, points))
        rows: dict[str, Column] = _extended({}, names, columns)
        for term, wanted in _constraints(access, points, self.group.own[0].bytes):
            own = [name for name in names if _has(term, name)]
            for point in self.draw.permutation(points.count)[:FIRST] if own else ():
                given = {OPEN + name: columns[name][rows[name], point] for name in own}
                [found] = evaluate({**points.at(int(point)), **given}, term)
                keep = np.broadcast_to(found.ok & (found.values == wanted[point]), rows[names[0]].shape)
                rows = {name: at[keep] for name, at in rows.items()}
            if not len(rows[names[0]]):
                return None
        own_row = next(_each(rows))
        return {**known, **{name: last[at] for name, at in own_row.items()}}

    def access(self, values: Mapping[str, Value]) -> Access:
        """The map's with these values. Raises MapError."""
        return self.chosen(**{**self._given([]), **self._terms(values)})

    def _points(self, warps: int) -> Points:
        if warps not in self.drawn:
            most = dict.fromkeys(self.group.labels, SMALL)
            self.drawn[warps] = self.group.drawn(self.draw, ALL, warps, most)
        return self.drawn[warps]

    def _columns(self, values: Sequence[Value], points: Points) -> Column:
        """values x points."""
        texts = {str(n): "0" if value == PASSED else str(value) for n, value in enumerate(values)}
        found = evaluate(points.where, *(as_int(term) for term in self._terms(texts).values()))
        return np.stack([np.broadcast_to(one.values, (points.count,)) for one in found])


def read_as_terms(values: Mapping[str, Value], labels: Iterable[str]) -> dict[str, Any]:
    """Values as a binding has them, over lane, warp, blocks, i and the arguments with these labels; what is no expression
    stays as it is. Raises ExpressionError."""
    names = {"lane": integer("lane", 0, WAVE), "warp": integer("warp", 0, WAVE)}
    names |= {name: integer(name, 0, LATER) for name in ("i", *labels, *BLOCKS)}
    names["thread"] = names["warp"] * WAVE + names["lane"]
    return {name: read(value, names) if isinstance(value, str) else value for name, value in values.items()}


def agrees(access: Access, points: Points) -> bool:
    """Whether the map says what the kernel does at all of the points."""
    return all(_same(term, points, wanted) for term, wanted in _constraints(access, points))


def _constraints(access: Access, points: Points, bytes: int = 0) -> Iterator[tuple[Term, Column]]:
    if bytes and access.bytes is not None:
        yield as_int(access.bytes), np.full(points.count, bytes)
    for term, wanted in ((access.lds, points.lds), (access.address, points.address), (access.records, points.records)):
        if term is not None and wanted is not None:
            yield as_int(term), wanted


def _has(term: Term, name: str) -> bool:
    return any(v.payload[0] == OPEN + name for v in variables(term))


def _extended(rows: dict[str, Column], names: Sequence[str], columns: Mapping[str, Column]) -> dict[str, Column]:
    """Every row with every candidate of the parameters that no row has yet."""
    for name in names:
        if name in rows:
            continue
        many, own = len(columns[name]), len(next(iter(rows.values()))) if rows else 1
        if many * own > MOST:
            raise TooMany(f"too many values are possible: of {', '.join(names)}")
        rows = {key: np.repeat(column, many) for key, column in rows.items()}
        rows[name] = np.tile(np.arange(many), own)
    return rows


def _each(rows: Mapping[str, Column]) -> Iterator[dict[str, int]]:
    """The rows, those of the likeliest candidates first."""
    if not rows:
        yield {}
        return
    order = np.argsort(np.sum(list(rows.values()), axis=0), kind="stable")
    for row in order[:ROWS]:
        yield {name: int(column[row]) for name, column in rows.items()}


def _same(term: Term, points: Points, wanted: Column) -> bool:
    [found] = evaluate(points.where, term)
    return bool(np.all(found.ok & (found.values == wanted)))


def _threads(chosen: Map) -> dict[str, Value]:
    return {name: value for name, value in THREADS.items() if name in chosen.parameters}
