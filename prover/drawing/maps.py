"""A map's instance as a scene: its memory and its place in LDS cell by cell, or a table over two of its coordinates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import numpy as np

from ..language.choosing import instance
from ..language.instances import Instance
from ..language.maps import Map, MapError
from ..language.tables import INSIDE, SENTINEL
from . import grids
from .looking import ADDRESS, DWORD, REGISTER, Drawn, Looked, look, notes
from .scene import Cell, Hatch, Panel, Place, Scene, keys_of
from .svg import svg

MEMORY, LDS, TABLE, STEPS = "memory", "lds", "table", "steps"
MOST_PLACES, MOST_STEPS = 64, 16
APART = 3  # empty rows for the arrows of a step


def scene(found: Instance, view: str = "", colour_by: str = "", row_bytes: int = 0) -> Scene:
    """The picture of the map.

    view: memory, lds, table or steps; chosen by what the map says if not given. colour_by: a coordinate, a parameter with
    several values, register or address. row_bytes: bytes of a row of the memory. Raises MapError.
    """
    looked = look(found, colour_by)
    drawn = [_VIEWS[name](looked, row_bytes) for name in ([view] if view else views_of(looked))]
    panels = [one.panel for one in drawn]
    return Scene(
        f"{found.system}.{found.name}", panels, looked.colour_by, keys_of(panels),
        tuple(arrow for one in drawn for arrow in one.arrows), tuple(notes(looked, panels)),
    )  # fmt: skip


def views_of(looked: Looked) -> list[str]:
    """What is drawn of a map if nobody says so."""
    if looked.table.lds is not None:
        return [MEMORY, LDS]
    long = [name for name, numbers in looked.instance.axes.items() if len(numbers) > 1]
    return [TABLE] if len(long) > 1 and "lane" not in long and looked.instance.row_bytes is None else [MEMORY]


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


def steps(looked: Looked, row_bytes: int = 0) -> Drawn:
    """The map from lanes to lanes, or places, step by step: a row of cells before and after each step, an arrow a lane.

    The lanes stand in the first row, each in the column of its number; an arrow leads to the column of the place that it
    has after the step. Another coordinate with several values counts the steps. Raises MapError."""
    found, table = looked.instance, looked.table
    long = [name for name, values in found.axes.items() if len(values) > 1] or list(found.axes)[-1:]
    if len(long) > 2:
        raise MapError(f"steps are drawn over two coordinates of {found.name}, not {', '.join(long)}: give one value")
    across = "lane" if "lane" in long else long[-1]
    down = next((name for name in long if name != across), "")
    if found.parts[0].settings:
        raise MapError(f"the map {found.name}: give one value of {', '.join(found.parts[0].settings)}")
    unit = int(table.size[0])
    if (table.size != unit).any() or (table.first % unit).any() or (table.where > INSIDE).any():
        raise MapError(f"the accesses of the map {found.name} are no places of one size, one beside the other")
    places = table.first // unit
    count = int(max(places.max(), table.columns[across].max())) + 1
    turns = list(found.axes[down]) if down else [0]
    if count > MOST_PLACES or len(turns) > MOST_STEPS:
        raise MapError(f"at most {MOST_STEPS} steps over {MOST_PLACES} places are drawn, not {len(turns)} over {count}")
    cells = {(0, number): [number] for number in found.axes[across]}
    arrows = []
    for access in looked.happen.tolist():
        lane, place = int(table.columns[across][access]), int(places[access])
        turn = turns.index(int(table.columns[down][access])) if down else 0
        cells.setdefault(((turn + 1) * (APART + 1), place), []).append(lane)
        arrows.append((Place(0, turn * (APART + 1), lane), Place(0, (turn + 1) * (APART + 1), place)))
    rows = [across] + [name for turn in turns for name in [""] * APART + [f"{down}={turn}" if down else found.memory]]
    drawn = [
        Cell(row, col, lanes[0], ",".join(map(str, lanes)),
             hatch=Hatch.COLLISION if len(lanes) > 1 else Hatch.PLAIN)
        for (row, col), lanes in sorted(cells.items())
    ]  # fmt: skip
    return Drawn(Panel("", rows, list(map(str, range(count))), drawn), places, None, tuple(arrows))


_VIEWS = {MEMORY: memory, LDS: lds, TABLE: table, STEPS: steps}


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


# -- in a notebook --------------------------------------------------------------------------------------------


def shown(of: Map) -> str:
    """The map in a notebook, as HTML: its picture at its example, or a sentence that says which parameters to give."""
    try:
        return f"<div>{svg(scene(instance(of, {})))}</div>"
    except MapError as error:
        return (
            f"<div><b>{escape(of.full_name)}</b>: {escape(of.sentence)}<br>No picture without values: {escape(str(error))}."
            f" <code>tileprove draw {escape(of.name)}</code> takes them.</div>"
        )
