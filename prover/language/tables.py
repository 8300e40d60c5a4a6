"""The accesses of a map's instance as numbers, one row each: where it begins, how long it is, whether it happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Any

import numpy as np

from .constructors import both
from .instances import Instance, Part, Value
from .maps import MapError
from .meanings import vectors
from .terms import Term, as_int

INSIDE, SENTINEL, OUTSIDE = 0, 1, 2


@dataclass(frozen=True)
class Table:
    """Arrays over the accesses that the preconditions allow, in the order of the instance's axes.

    columns: coordinate, or parameter with several values -> its value. first, size: bytes. lds: where the lane's bytes
    land in LDS, if the map says so. active: whether the access happens. where: INSIDE the memory, the SENTINEL (it
    asks for the byte just past the end, which reads zeros), or OUTSIDE.
    """

    columns: Mapping[str, np.ndarray]
    first: np.ndarray
    size: np.ndarray
    lds: np.ndarray | None
    active: np.ndarray
    where: np.ndarray

    def __len__(self) -> int:
        return len(self.first)

    @property
    def worth(self) -> float:
        """How good a picture it makes, up to 1: accesses that happen, inside, and not two of the same bytes."""
        good = self.active & (self.where == INSIDE)
        return float(good.mean() * len(np.unique(self.first)) / len(self))

    def unit(self, *places: np.ndarray) -> int:
        """The most bytes that every one of these places and every access is a multiple of."""
        found = 0
        for column in (*places, self.size):
            found = gcd(found, int(np.gcd.reduce(column))) if len(column) else found
        return found or 1


def tabulate(found: Instance) -> Table:
    """The instance's accesses. Raises MapError where they break a precondition or have no value."""
    grid = np.meshgrid(*(np.array(numbers, np.int64) for numbers in found.axes.values()), indexing="ij")
    at = {name: column.ravel() for name, column in zip(found.axes, grid, strict=True)}
    count = len(grid[0].ravel()) if grid else 1
    rows = [_part(found, part, at, count) for part in found.parts]
    allowed = [row.pop("allowed") for row in rows]
    if not any(mask.any() for mask in allowed):
        raise MapError(f"the map {found.name} is not allowed here: {_broken(found.parts[0], at)}")
    joined = {
        name: np.concatenate([row[name][mask] for row, mask in zip(rows, allowed, strict=True)])
        for name in rows[0]
        if all(name in row for row in rows)
    }
    columns = {name: joined.pop(f"@{name}") for name in (*found.axes, *found.parts[0].settings)}
    return Table(columns, lds=joined.pop("lds", None), **joined)


def _part(found: Instance, part: Part, at: Mapping[str, np.ndarray], count: int) -> dict[str, Any]:
    access = part.access
    memo: dict[Term, vectors.Lanes] = {}

    def numbers(term: Term) -> tuple[np.ndarray, np.ndarray]:
        lanes = vectors.evaluate(at, term, memo=memo)[0]
        return np.broadcast_to(lanes.values, (count,)), np.broadcast_to(lanes.ok, (count,))

    allowed = np.ones(count, bool)
    if part.given:
        values, ok = numbers(both(*part.given))
        allowed = values & ok
    row: dict[str, Any] = {f"@{name}": at[name] for name in found.axes}
    row |= {f"@{name}": _column(value, count) for name, value in part.settings.items()}
    terms = {
        "first": access.address,
        "size": as_int(1 if access.bytes is None else access.bytes),
        "records": access.records, "lds": access.lds, "active": access.active,
    }  # fmt: skip
    for name, term in terms.items():
        if term is not None:
            row[name], ok = numbers(term)
            if not ok[allowed].all():
                bad = int(np.flatnonzero(allowed & ~ok)[0])
                point = ", ".join(f"{name}={column[bad]}" for name, column in at.items())
                raise MapError(f"the map {found.name} has no {name} at {point}: {_settings(found, part)}")
    if (row["size"] < 1).any():
        raise MapError(f"the map {found.name} moves no bytes: {_settings(found, part)}")
    row.setdefault("active", np.ones(count, bool))
    row["where"], row["allowed"] = _where(row["first"], row["size"], row.pop("records", None)), allowed
    return row


def _where(first: np.ndarray, size: np.ndarray, records: np.ndarray | None) -> np.ndarray:
    found = np.where(first < 0, OUTSIDE, INSIDE)
    if records is None:
        return found
    return np.where(first == records, SENTINEL, np.where(first + size > records, OUTSIDE, found))


def _column(value: Value, count: int) -> np.ndarray:
    """A setting as a column of numbers; None, and what is no number, is -1."""
    return np.full(count, value if isinstance(value, int) else -1, np.int64)


def _broken(part: Part, at: Mapping[str, np.ndarray]) -> str:
    """The first precondition that nothing here meets."""
    for formula, rule in zip(part.given, part.rules, strict=True):
        lanes = vectors.evaluate(at, formula)[0]
        if not (lanes.values & lanes.ok).any():
            return f"{rule} is a precondition"
    return "its preconditions exclude each other"


def _settings(found: Instance, part: Part) -> str:
    return said({**found.fixed, **part.settings})


def said(values: Mapping[str, Value], names: Sequence[str] | None = None) -> str:
    """``bk=64 shape=16,16,32``, as they are given; only those names, if some are."""
    chosen = {name: value for name, value in values.items() if names is None or name in names}
    return " ".join(f"{name}={spelled(value)}" for name, value in chosen.items())


def spelled(value: Value | Sequence[int]) -> str:
    """A value as the command line takes it: ``16,16,32``, ``none``, ``true``, ``7``."""
    if isinstance(value, (tuple, list)):
        return ",".join(map(str, value))
    return str(value).lower()
