"""A map's instance as it is drawn: its numbers, what colours an access, what its cell says, sentences about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from msgspec import Struct

from ..language.instances import Instance, Value
from ..language.maps import MapError
from ..language.tables import SENTINEL, Table, said, spelled, tabulate
from . import grids
from .grids import Grid
from .scene import Hatch, Panel, Place

REGISTER, ADDRESS = "register", "address"
LANES = ("warp", "lane", "thread")  # coordinates of who holds something; thread where no warp is told apart
DWORD = 4


class Drawn(Struct, frozen=True):
    """A panel, the accesses that it shows, its grid, where it has one, and arrows inside it."""

    panel: Panel
    places: np.ndarray
    grid: Grid | None = None
    arrows: tuple[tuple[Place, Place], ...] = ()


class Looked(Struct, frozen=True):
    """An instance as it is drawn: its numbers, what colours an access, what stands in its cell."""

    instance: Instance
    table: Table
    colour_by: str
    key: np.ndarray
    label: list[str]
    labelled_by: str

    @property
    def happen(self) -> np.ndarray:
        return np.flatnonzero(self.table.active)


def look(found: Instance, colour_by: str = "") -> Looked:
    """The instance's numbers with the colours and labels of its accesses. Raises MapError."""
    table = tabulate(found)
    several = [name for name, column in table.columns.items() if (column != column[0]).any()]
    known = [*table.columns, REGISTER, ADDRESS]
    if colour_by and colour_by not in known:
        raise MapError(f"a picture of {found.name} is coloured by {', '.join(known)}, not by {colour_by}")
    lanes = [name for name in LANES if name in several]
    axes = [name for name in several if name in found.axes]
    by = colour_by or (lanes[-1] if lanes and lanes != ["warp"] else ADDRESS if not axes else axes[-1])
    if not colour_by and not lanes and len(axes) > 1 and found.row_bytes is None and table.lds is None:
        by = ADDRESS
    settings = [name for name in found.parts[0].settings if name in several]
    key = _registers(table) if by == REGISTER else table.first if by == ADDRESS else table.columns[by]
    own = by in table.columns and not (by == REGISTER and np.array_equal(key, table.columns[by]))
    pair = [] if lanes or len(axes) < 2 or by == ADDRESS else [name for name in axes if name != by][:1]
    labels: list[str] = list(dict.fromkeys([*lanes, *pair, *([by] if own else []), *settings]))
    label = [""] * len(table)
    for name in labels:
        empty = name in found.parts[0].settings
        for access, number in enumerate(table.columns[name].tolist()):
            if not (empty and number < 0):
                label[access] += f":{number}" if label[access] else str(number)
    return Looked(found, table, by, key, label, ":".join(labels))


def _registers(table: Table) -> np.ndarray:
    """The number of the access's first dword among its lane's: the register into which it goes."""
    found = np.zeros(len(table), np.int64)
    next_of: dict[tuple[int, ...], int] = {}
    own = [table.columns[name] for name in LANES if name in table.columns]
    for access in range(len(table)):
        lane = tuple(int(column[access]) for column in own)
        found[access] = next_of.get(lane, 0)
        next_of[lane] = int(found[access]) + max(int(table.size[access]) // DWORD, 1)
    return found


def notes(looked: Looked, panels: Sequence[Panel]) -> Iterator[str]:
    """What the picture is of, what nobody chose, what is left out, what is wrong in it."""
    found, numbers = looked.instance, looked.table
    yield found.sentence
    values = {**found.fixed, **{n: _range(v) for n, v in found.axes.items()}}
    values |= {
        name: _choices(list(dict.fromkeys(p.settings[name] for p in found.parts))) for name in found.parts[0].settings
    }
    given = {name: value for name, value in values.items() if name not in found.chosen}
    chosen = {n: v for n, v in values.items() if n in found.chosen and (v is not None or n not in found.fixed)}
    if given:
        yield f"Given: {said(given)}"
    if chosen:
        yield f"Chosen: {said(chosen)}"
    if looked.labelled_by:
        yield f"Labels: {looked.labelled_by}{':register' if looked.colour_by == REGISTER else ''}"
    if found.cut:
        yield f"Drawn: {', '.join(found.cut)}"
    idle = len(numbers) - int(numbers.active.sum())
    if idle:
        yield f"{idle:,} of {len(numbers):,} accesses do not happen."
    shared = [cell for panel in panels for cell in panel.cells if cell.hatch is Hatch.COLLISION]
    if shared:
        yield f"{len(shared):,} cells belong to more than one access, the first of them to {shared[0].label}."
    for kind, what in ((SENTINEL, "begin where the memory ends"), (2, "lie outside of the memory")):
        count = int(((numbers.where == kind) & numbers.active).sum())
        if count:
            yield f"{count:,} of {len(numbers):,} accesses {what}."
    for panel in panels:
        if len(panel.columns) == grids.MOST_COLUMNS or len(panel.rows) >= grids.MOST_ROWS:
            yield f"Of {panel.title}: the first {len(panel.rows)} rows x {len(panel.columns)} columns."


def _range(values: Sequence[int]) -> str:
    steps = {b - a for a, b in pairwise(values)}
    if len(values) == 1:
        return str(values[0])
    if len(steps) == 1 and (step := steps.pop()) > 0:
        return f"{values[0]}..{values[-1]}" + (f":{step}" if step > 1 else "")
    return _choices(values)


def _choices(values: Sequence[Value]) -> str:
    numbers = [value for value in values if type(value) is int]
    words = [spelled(value) for value in values if type(value) is not int]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return "+".join([*words, f"{numbers[0]}..{numbers[-1]}"])
    return "+".join([*words, *map(str, numbers)])
