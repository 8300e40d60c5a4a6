"""A map's instance as a scene: its memory and its place in LDS cell by cell, or a table over two of its coordinates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ..language.instances import Instance, Value
from ..language.maps import MapError
from ..language.tables import INSIDE, SENTINEL, Table, said, spelled, tabulate
from . import grids
from .grids import Grid
from .scene import Cell, Hatch, Panel, Place, Scene, keys_of

MEMORY, LDS, TABLE = "memory", "lds", "table"
VIEWS = (MEMORY, LDS, TABLE)
REGISTER, ADDRESS = "register", "address"
DWORD = 4


@dataclass(frozen=True)
class Drawn:
    """A panel, the accesses that it shows, and its grid, where it has one: for arrows and tests."""

    panel: Panel
    places: np.ndarray
    grid: Grid | None = None


@dataclass(frozen=True)
class Looked:
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


def scene(found: Instance, view: str = "", colour_by: str = "", row_bytes: int = 0) -> Scene:
    """The picture of the map.

    view: memory, lds or table; chosen by what the map says if not given. colour_by: a coordinate, a parameter with
    several values, register or address. row_bytes: bytes of a row of the memory. Raises MapError.
    """
    looked = look(found, colour_by)
    drawn = [_VIEWS[name](looked, row_bytes) for name in ([view] if view else views_of(looked))]
    panels = [one.panel for one in drawn]
    return Scene(
        f"{found.system}.{found.name}", panels, looked.colour_by, keys_of(panels), notes=tuple(notes(looked, panels))
    )


def views_of(looked: Looked) -> list[str]:
    """What is drawn of a map if nobody says so."""
    if looked.table.lds is not None:
        return [MEMORY, LDS]
    long = [name for name, numbers in looked.instance.axes.items() if len(numbers) > 1]
    return [TABLE] if len(long) > 1 and "lane" not in long and looked.instance.row_bytes is None else [MEMORY]


def look(found: Instance, colour_by: str = "") -> Looked:
    """The instance's numbers with the colours and labels of its accesses. Raises MapError."""
    table = tabulate(found)
    several = [name for name, column in table.columns.items() if (column != column[0]).any()]
    known = [*table.columns, REGISTER, ADDRESS]
    if colour_by and colour_by not in known:
        raise MapError(f"a picture of {found.name} is coloured by {', '.join(known)}, not by {colour_by}")
    lanes = [name for name in ("warp", "lane") if name in several]
    axes = [name for name in several if name in found.axes]
    by = colour_by or ("lane" if "lane" in several else ADDRESS if not axes else axes[-1])
    if not colour_by and not lanes and len(axes) > 1 and found.row_bytes is None and table.lds is None:
        by = ADDRESS
    wanted: list[str] = [*lanes, *([by] if by in table.columns else []), *_settings(found, several)]
    labels = list(dict.fromkeys(wanted))
    key = _registers(table) if by == REGISTER else table.first if by == ADDRESS else table.columns[by]
    label = [""] * len(table)
    for name in labels:
        empty = name in found.parts[0].settings
        for access, number in enumerate(table.columns[name].tolist()):
            if not (empty and number < 0):
                label[access] += f":{number}" if label[access] else str(number)
    return Looked(found, table, by, key, label, ":".join(labels))


def _settings(found: Instance, several: Sequence[str]) -> Iterator[str]:
    return (name for name in found.parts[0].settings if name in several)


def _registers(table: Table) -> np.ndarray:
    """The number of the access's first dword among its lane's: the register into which it goes."""
    found = np.zeros(len(table), np.int64)
    next_of: dict[tuple[int, ...], int] = {}
    own = [table.columns[name] for name in ("warp", "lane") if name in table.columns]
    for access in range(len(table)):
        lane = tuple(int(column[access]) for column in own)
        found[access] = next_of.get(lane, 0)
        next_of[lane] = int(found[access]) + max(int(table.size[access]) // DWORD, 1)
    return found


def memory(looked: Looked, row_bytes: int = 0) -> Drawn:
    """The memory that the map's addresses are bytes of."""
    found, table = looked.instance, looked.table
    happen = looked.happen
    inside = happen[table.where[happen] == INSIDE]
    banked = "LDS" in found.memory
    return _laid(
        looked, f"{found.memory}", table.first, inside, row_bytes or found.row_bytes or (grids.LDS_ROW if banked else 0),
        banked, happen[table.where[happen] != INSIDE],
    )  # fmt: skip


def lds(looked: Looked, row_bytes: int = 0) -> Drawn:
    """Where each lane's bytes land in LDS: the wave's first lane at the map's `lds`, the others after it."""
    table = looked.table
    if table.lds is None:
        raise MapError(f"the map {looked.instance.name} does not say where in LDS its bytes land")
    lane = table.columns.get("lane")
    place = table.lds + (lane * table.size if lane is not None else 0)
    return _laid(looked, "LDS", place, looked.happen, row_bytes or grids.LDS_ROW, True, looked.happen[:0])


def _laid(
    looked: Looked, title: str, places: np.ndarray, chosen: np.ndarray, pitch: int, banked: bool, outside: np.ndarray
) -> Drawn:
    table = looked.table
    at, size = places[chosen], table.size[chosen]
    unit = _unit(at, size, pitch)
    fine = int(np.gcd(unit, DWORD)) if looked.colour_by == REGISTER else unit
    pitch = pitch or grids.pitch_of(at, size, unit)
    grid = grids.grid_of(at, size, fine, pitch)
    label = [looked.label[access] for access in chosen.tolist()]

    def key(access: int, cell: tuple[int, int]) -> int:
        own = int(looked.key[chosen[access]])
        if looked.colour_by != REGISTER:
            return own
        row, col = cell
        byte = list(grid.rows)[row] * pitch + (col + grid.first) * fine
        return own + (byte - int(at[access])) // DWORD

    cells = grids.merged(
        grids.owners(grid, at, size), key, label, lambda access: grids.hatch_of(int(table.where[chosen[access]]))
    )
    if looked.colour_by == REGISTER:
        cells = [cell._replace(label=f"{cell.label}:{cell.key}" if cell.label else str(cell.key)) for cell in cells]
    more, below = grids.asked_outside(table, outside, len(grid.rows), grid.columns, looked.key, looked.label)
    return Drawn(grids.panel(title, grid, [*cells, *below], more, banked), places, grid)


def _unit(at: np.ndarray, size: np.ndarray, pitch: int) -> int:
    """The most bytes of which every access begins and ends at a multiple, and a row too."""
    found = pitch
    for column in (at, size):
        found = int(np.gcd(found, np.gcd.reduce(column))) if len(column) else found
    return max(found, 1)


def table(looked: Looked, row_bytes: int = 0) -> Drawn:
    """The map as a table: a row for each value of one coordinate, a column for each of another, the address in the cell."""
    found, numbers = looked.instance, looked.table
    long = [name for name, values in found.axes.items() if len(values) > 1] or list(found.axes)
    if len(long) == 1:
        long = [next((name for name in found.axes if name != long[0]), long[0]), *long]
    down, across = long[0], long[1]
    rows, columns = (found.axes[name][:most] for name, most in ((down, 256), (across, 256)))
    row_of, col_of = ({value: number for number, value in enumerate(values)} for values in (rows, columns))
    es = found.fixed.get("element_bytes")
    es = es if isinstance(es, int) and es > 0 else 1
    cells: dict[tuple[int, int], Cell] = {}
    for access in looked.happen.tolist():
        row, col = (
            places.get(int(numbers.columns[name][access])) for places, name in ((row_of, down), (col_of, across))
        )
        if row is None or col is None:
            continue
        kind = int(numbers.where[access])
        said = "pad" if kind == SENTINEL else str(int(numbers.first[access]) // es)
        own = None if kind == SENTINEL else int(looked.key[access])
        known = cells.get((row, col))
        twice = known is not None and known.key != own
        cells[row, col] = Cell(row, col, own, said, hatch=Hatch.COLLISION if twice else grids.hatch_of(kind))
    title = f"{'element' if es > 1 or 'element_bytes' in found.fixed else 'byte'} of {found.memory}"
    panel = Panel(
        title, [f"{down}={value}" for value in rows], [str(value) for value in columns], list(cells.values()), across
    )
    return Drawn(panel, numbers.first)


_VIEWS = {MEMORY: memory, LDS: lds, TABLE: table}


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


# -- two maps -------------------------------------------------------------------------------------------------

FOLLOWED, MOST_FOLLOWED = 4, 512  # accesses that have arrows, and that are asked whether they could


def together(first: Instance, second: Instance, colour_by: str = "", row_bytes: int = 0) -> Scene:
    """Two maps side by side, with arrows: from the source through LDS to the reader where the first one writes to LDS;
    between the same bytes where both are about one memory; else between the accesses of one lane. Raises MapError."""
    one, other = look(first, _if_known(first, colour_by)), look(second, _if_known(second, colour_by))
    reads = "LDS" in second.memory
    left = [_VIEWS[MEMORY](one, row_bytes)] + ([lds(one)] if one.table.lds is not None else [])
    right = memory(other, row_bytes if not reads else 0)
    drawn = [*left, right]
    panels = [
        *(_entitled(part.panel, first.name) for part in left), _entitled(right.panel, second.name)
    ]  # fmt: skip
    paths = [path for access in _followed(other) if (path := list(_path(one, other, drawn, access, reads)))]
    arrows = [arrow for path in _some(paths) for arrow in path]
    said_of = [*notes(one, panels[: len(left)]), *(f"{second.name}: {note}" for note in notes(other, panels[-1:]))]
    told = "Arrows: the first access of some lanes." if arrows else "No byte of the one is drawn in the other."
    title = f"{first.system}.{first.name} and {second.system}.{second.name}"
    return Scene(title, panels, one.colour_by, keys_of(panels), arrows, (*said_of, told))


def _if_known(found: Instance, colour_by: str) -> str:
    return colour_by if colour_by in (*found.axes, REGISTER, ADDRESS) else ""


def _entitled(panel: Panel, name: str) -> Panel:
    return Panel(f"{name}: {panel.title}", panel.rows, panel.columns, panel.cells, panel.across)


def _followed(looked: Looked) -> list[int]:
    """Accesses that may have arrows: some of them, from everywhere."""
    inside = [access for access in looked.happen.tolist() if looked.table.where[access] == INSIDE]
    return inside[:: max(len(inside) // MOST_FOLLOWED, 1)]


def _some(paths: Sequence[list[tuple[Place, Place]]]) -> Iterator[list[tuple[Place, Place]]]:
    """As many as are drawn, from everywhere."""
    for number in range(min(FOLLOWED, len(paths))):
        yield paths[(2 * number + 1) * len(paths) // (2 * FOLLOWED)] if len(paths) > FOLLOWED else paths[number]


def _path(
    one: Looked, other: Looked, drawn: Sequence[Drawn], access: int, reads: bool
) -> Iterator[tuple[Place, Place]]:
    """The arrows that end at an access of the second map."""
    byte = int(other.table.first[access])
    end = _place(drawn, len(drawn) - 1, byte)
    if len(drawn) == 3 and reads:
        places, size = drawn[1].places, one.table.size
    elif one.instance.memory == other.instance.memory:
        places, size = drawn[0].places, one.table.size
    else:
        lane = other.table.columns.get("lane")
        own = one.table.columns.get("lane")
        if lane is None or own is None:
            return
        same = np.flatnonzero((own == lane[access]) & one.table.active & (one.table.where == INSIDE))
        if len(same):
            yield from _arrow(_place(drawn, 0, int(one.table.first[same[0]])), end)
        return
    wrote = np.flatnonzero((places <= byte) & (byte < places + size) & one.table.active)
    if not len(wrote):
        return
    writer = int(wrote[0])
    if len(drawn) == 3 and reads:
        middle = _place(drawn, 1, byte)
        source = int(one.table.first[writer]) + byte - int(places[writer])
        yield from _arrow(_place(drawn, 0, source), middle)
        yield from _arrow(middle, end)
    else:
        yield from _arrow(_place(drawn, 0, byte), end)


def _place(drawn: Sequence[Drawn], number: int, byte: int) -> Place | None:
    grid = drawn[number].grid
    at = grid.locate(byte) if grid is not None else None
    return Place(number, *at) if at is not None else None


def _arrow(start: Place | None, end: Place | None) -> Iterator[tuple[Place, Place]]:
    if start is not None and end is not None:
        yield start, end
