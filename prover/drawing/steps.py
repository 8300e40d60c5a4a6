"""A map from lanes to lanes, or places, step by step: a row of cells before and after each step, an arrow a lane."""

from __future__ import annotations

from ..language.maps import MapError
from ..language.tables import INSIDE
from .looking import Drawn, Looked
from .scene import Cell, Hatch, Panel, Place

MOST_PLACES, MOST_STEPS = 64, 16
APART = 3  # empty rows for the arrows of a step


def steps(looked: Looked, row_bytes: int = 0) -> Drawn:
    """The lanes stand in the first row, each in the column of its number; an arrow leads to the column of the place that it
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
        Cell(row, col, col if row and down else lanes[0], ",".join(map(str, lanes)),
             hatch=Hatch.COLLISION if len(lanes) > 1 else Hatch.PLAIN)
        for (row, col), lanes in sorted(cells.items())
    ]  # fmt: skip
    return Drawn(Panel("", rows, list(map(str, range(count))), drawn), places, None, tuple(arrows))
