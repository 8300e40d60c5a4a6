"""Accesses laid out in rows of bytes: which cell is whose, where two share one, what asks for bytes outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from msgspec import Struct

from ..language.tables import INSIDE, SENTINEL, Table
from .scene import Cell, Hatch, Panel

MOST_ROWS, MOST_COLUMNS = 256, 256
BANK_BYTES, BANKS, LDS_ROW = 4, 64, 256
AUTOMATIC = (16, 32)  # units of a row where nothing says how long it is: for few, and for many


class Grid(Struct, frozen=True):
    """Bytes to cells. unit: bytes of a cell; pitch: bytes of a row; rows: the rows of memory that are drawn, in order;
    first: the first column that is drawn; columns: how many."""

    unit: int
    pitch: int
    rows: Mapping[int, int]
    first: int
    columns: int

    def locate(self, byte: int) -> tuple[int, int] | None:
        """(row, column) of the byte's cell; None if it is not drawn."""
        row, rest = divmod(byte, self.pitch)
        col = rest // self.unit - self.first
        return (self.rows[row], col) if row in self.rows and 0 <= col < self.columns else None


def grid_of(places: np.ndarray, size: np.ndarray, unit: int, pitch: int) -> Grid:
    """The rows and columns that accesses at these bytes touch, as many as are drawn."""
    last = places + size - 1
    rows = np.unique(np.concatenate([places // pitch, last // pitch])) if len(places) else np.zeros(1, np.int64)
    wraps = (places // pitch != last // pitch).any()
    columns = pitch // unit
    if wraps or not len(places):
        low, high = 0, columns - 1
    else:
        low, high = int((places % pitch // unit).min()), int((last % pitch // unit).max())
    if columns <= MOST_COLUMNS:
        low, high = 0, columns - 1
    kept = {int(row): number for number, row in enumerate(rows[:MOST_ROWS])}
    return Grid(unit, pitch, kept, low, min(high - low + 1, MOST_COLUMNS))


def pitch_of(places: np.ndarray, size: np.ndarray, unit: int) -> int:
    """Bytes of a row where nothing says so."""
    extent = int((places + size).max() - places.min()) if len(places) else unit
    return unit * (AUTOMATIC[0] if extent <= unit * AUTOMATIC[0] ** 2 else AUTOMATIC[1])


def owners(grid: Grid, places: np.ndarray, size: np.ndarray) -> dict[tuple[int, int], list[int]]:
    """Cell -> the accesses that touch it, of the cells that are drawn."""
    found: dict[tuple[int, int], list[int]] = {}
    inside = np.isin(places // grid.pitch, list(grid.rows)) | np.isin(
        (places + size - 1) // grid.pitch, list(grid.rows)
    )
    for access in np.flatnonzero(inside).tolist():
        for byte in range(int(places[access]), int(places[access] + size[access]), grid.unit):
            at = grid.locate(byte)
            if at is not None:
                found.setdefault(at, []).append(access)
    return found


def merged(
    found: Mapping[tuple[int, int], list[int]], key: Callable[[int, tuple[int, int]], int], label: list[str],
    hatch: Callable[[int], Hatch],
) -> list[Cell]:  # fmt: skip
    """Cells side by side that belong to the same accesses become one. key: of an access and a cell."""
    cells: list[Cell] = []
    previous: tuple[int, int, list[int], int] | None = None  # row, next column, accesses, key
    for (row, col), accesses in sorted(found.items()):
        own = key(accesses[0], (row, col))
        if previous == (row, col, accesses, own):
            cells[-1] = cells[-1]._replace(span=cells[-1].span + 1)
        else:
            names = list(dict.fromkeys(label[access] for access in accesses))
            said = ",".join(names[:2]) + (f"+{len(names) - 2}" if len(names) > 2 else "")
            shared = len(accesses) > 1
            cells.append(Cell(row, col, own, said, hatch=Hatch.COLLISION if shared else hatch(accesses[0])))
        previous = (row, col + 1, accesses, own)
    return cells


def asked_outside(table: Table, which: np.ndarray, row: int, columns: int, key: np.ndarray, label: list[str]) -> tuple[
    list[str], list[Cell]
]:  # fmt: skip
    """Rows below the memory with the accesses that do not lie in it: their headings and cells."""
    headings: list[str] = []
    cells: list[Cell] = []
    for kind, hatch, name in ((SENTINEL, Hatch.SENTINEL, "sentinel"), (None, Hatch.OUTSIDE, "outside")):
        chosen = which[(table.where[which] == kind) if kind else (table.where[which] > SENTINEL)]
        width = max([1, *(len(label[access]) // 3 for access in chosen.tolist())])
        across = max(columns // width, 1)
        for number, access in enumerate(chosen.tolist()[: across * 8]):
            down, col = divmod(number, across)
            if col == 0:
                headings.append(name if down == 0 else "")
            at = row + len(headings) - 1
            cells.append(Cell(at, col * width, int(key[access]), label[access], min(width, columns), hatch))
    return headings, cells


def hatch_of(where: int) -> Hatch:
    return Hatch.PLAIN if where == INSIDE else Hatch.SENTINEL if where == SENTINEL else Hatch.OUTSIDE


def panel(title: str, grid: Grid, cells: Sequence[Cell], more: Sequence[str], banked: bool) -> Panel:
    """The panel with its headings: LDS banks, where each row begins with the same one; else bytes of the row."""
    banked = banked and grid.pitch % (BANKS * BANK_BYTES) == 0
    columns = [
        str(byte // BANK_BYTES % BANKS if banked else byte)
        for byte in range(grid.first * grid.unit, (grid.first + grid.columns) * grid.unit, grid.unit)
    ]
    rows = [str(row * grid.pitch) for row in grid.rows]
    return Panel(title, [*rows, *more], columns, cells, "bank" if banked else "byte")
