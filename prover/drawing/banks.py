"""Bank conflicts as a scene: a row a turn of a phase, a column a group of banks, the lanes in the cells."""

from __future__ import annotations

from collections.abc import Sequence

from ..language.conflicts import DWORD, Degree, Question
from .scene import Cell, Hatch, Panel, Scene, keys_of


def scene(title: str, settings: Sequence[tuple[str, Question, Sequence[Degree]]], notes: Sequence[str] = ()) -> Scene:
    """A panel for each setting: what it is called, the read, its degrees."""
    panels = [_panel(name, question, degrees) for name, question, degrees in settings]
    told = (
        "A row is what the banks serve at once, at the worst place in the tile; one row a phase is free of conflicts."
    )
    coloured = "turn: blue is served at once, the redder the longer it waits"
    return Scene(title, panels, coloured, keys_of(panels), notes=(told, "Labels: lane", *notes), waiting=True)


def turns(question: Question, degree: Degree) -> dict[int, list[list[int]]]:
    """Group of banks -> the lanes that it serves at once, one turn after the other; lanes of one unit share a turn."""
    found: dict[int, dict[int, list[int]]] = {}
    for lane, unit in question.units(degree).items():
        found.setdefault(unit % question.access.groups, {}).setdefault(unit, []).append(lane)
    return {group: list(units.values()) for group, units in found.items()}


def _panel(name: str, question: Question, degrees: Sequence[Degree]) -> Panel:
    rows: list[str] = []
    cells: list[Cell] = []
    for number, degree in enumerate(degrees):
        for group, served in turns(question, degree).items():
            for turn, lanes in enumerate(served):
                said = ",".join(map(str, lanes[:2])) + (f"+{len(lanes) - 2}" if len(lanes) > 2 else "")
                hatch = Hatch.WAITS if turn else Hatch.PLAIN
                cells.append(Cell(len(rows) + turn, group, turn, said, hatch=hatch))
        rows += [f"phase {number}" if turn == 0 else f"turn {turn + 1}" for turn in range(degree.lanes_a_bank)]
    step = question.access.width // DWORD
    columns = [str(group * step) for group in range(question.access.groups)]
    return Panel(name, rows, columns, cells, "bank")
