"""A scene in a terminal: a grid of coloured cells that fits the width, and the same letters without colours in a pipe."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text

from .palette import colours, hexadecimal, is_dark
from .scene import Cell, Hatch, Panel, Scene

# what stands before a label, in colours or without
MARKS = {
    Hatch.PLAIN: " ",
    Hatch.SENTINEL: "~",
    Hatch.OUTSIDE: "!",
    Hatch.COLLISION: "*",
    Hatch.WAITS: "+",
    Hatch.WRONG: "!",
}
MOST_ROWS, MOST_LETTERS = 64, 9
WIDE, NARROW = 3, 2  # letters of a cell of a strip


def show(out: Console, scene: Scene) -> None:
    """Print the scene. Columns and rows that have no room are left out, which is said."""
    table = _styles(scene.keys, scene.waiting)
    if scene.title:
        out.print(Text(scene.title, style="bold"))
    for panel in scene.panels:
        out.print()
        _panel(out, panel, table)
    out.print()
    if scene.coloured_by:
        out.print(Text(f"Coloured by {scene.coloured_by}."), style="dim")
    for hatch in scene.hatches:
        out.print(Text(f"{MARKS[hatch]} {hatch.value}"), style="dim")
    for start, end in (arrow for arrow in scene.arrows if arrow[0].panel != arrow[1].panel):
        said = f"{_cell(scene, start)} -> {_cell(scene, end)}"
        out.print(Text(said), style="dim")
    for note in scene.notes:
        out.print(Text(note), style="dim")


def strip(panel: Panel, keys: Sequence[int], width: int) -> list[Text]:
    """The panel with small cells, its headings only where a row of cells begins or ends; what lies between like columns is
    left out where there is no room for it. Empty if even that is wider."""
    margin = max((len(name) for name in panel.rows), default=0) + 1
    lines = _by_row(panel, len(panel.rows), len(panel.columns))
    every = list(range(len(panel.columns)))
    for step, kept in ((WIDE, every), (WIDE, _ends(lines, every)), (NARROW, _ends(lines, every))):
        if margin + step * len(kept) <= width:
            break
    else:
        return []
    names = [panel.columns[col] for col in kept]
    for number, (before, after) in enumerate(zip(kept, kept[2:], strict=False), 1):
        names[number] = "..." if after - before > 2 else names[number]
    ends = [kept.index(end) for cells in lines if cells for end in (min(cells), max(cells))]
    between = [number for number, name in enumerate(names) if name == "..."]
    headings = _apart(names, [*ends, *between], step)
    table = _styles(keys)
    found = [_headings(headings, margin, step)]
    for name, cells in zip(panel.rows, lines, strict=True):
        small = {
            number: cells[col]._replace(label="#" if cells[col].hatch is Hatch.PLAIN else MARKS[cells[col].hatch])
            for number, col in enumerate(kept)
            if col in cells
        }
        found.append(_line(name, small, margin, step, len(kept), table))
    return found


def _apart(names: Sequence[str], wanted: Sequence[int], step: int) -> list[str]:
    """The wanted headings that have room, the first of them before the others; else nothing."""
    taken: set[int] = set()
    found = [""] * len(names)
    for number in wanted:
        letters = set(range(number * step, number * step + len(names[number]) + 2))
        if not found[number] and not letters & taken:
            found[number] = names[number]
            taken |= letters
    return found


def _by_row(panel: Panel, rows: int, columns: int) -> list[dict[int, Cell]]:
    """Column -> cell, of each of the first rows."""
    lines: list[dict[int, Cell]] = [{} for _ in range(rows)]
    for cell in panel.cells:
        if cell.row < rows and cell.col < columns:
            lines[cell.row][cell.col] = cell
    return lines


def _ends(lines: Sequence[dict[int, Cell]], columns: Sequence[int]) -> list[int]:
    """Of columns with cells in the same rows, one beside the other, the first, one between, and the last."""
    runs: list[list[int]] = []
    like: list[bool] | None = None
    for col in columns:
        now = [col in cells for cells in lines]
        if now != like:
            runs.append([])
        runs[-1].append(col)
        like = now
    return [col for run in runs for col in (run if len(run) <= 3 else [run[0], run[1], run[-1]])]


def _styles(keys: Sequence[int], waiting: bool = False) -> dict[int, Style]:
    return {
        key: Style(bgcolor=hexadecimal(colour), color="#ffffff" if is_dark(colour) else "#000000")
        for key, colour in colours(keys, waiting).items()
    }


def _cell(scene: Scene, place: tuple[int, int, int]) -> str:
    panel = scene.panels[place[0]]
    cell = panel.at(place[1], place[2])
    name = panel.title.partition(":")[0]
    return f"{name}, row {panel.rows[place[1]]}{f', {cell.label}' if cell else ''}"


def _panel(out: Console, panel: Panel, table: dict[int, Style]) -> None:
    margin = max((len(name) for name in panel.rows), default=0) + 1
    letters = max([1, *(len(_short(cell.label)) // cell.span for cell in panel.cells)])
    step = letters + 2
    fits = max((out.width - margin) // step, 1)
    columns, rows = panel.columns[:fits], panel.rows[:MOST_ROWS]
    if panel.title:
        out.print(Text(f"{panel.title}, by {panel.across}" if panel.across else panel.title))
    if any(columns):
        out.print(_headings(columns, margin, step), soft_wrap=True)
    for name, cells in zip(rows, _by_row(panel, len(rows), len(columns)), strict=True):
        if name or cells:  # rows that only leave room for arrows have neither
            out.print(_line(name, cells, margin, step, len(columns), table), soft_wrap=True)
    if len(columns) < len(panel.columns) or len(rows) < len(panel.rows):
        said = f"first {len(rows)} of {len(panel.rows)} rows, first {len(columns)} of {len(panel.columns)} columns"
        out.print(f"{said}; a wider terminal or -o picture.svg shows more", style="dim")


def _headings(columns: Sequence[str], margin: int, step: int) -> Text:
    line = " " * margin
    for number, name in enumerate(columns):
        start = margin + number * step
        if name and len(line) <= start:
            line = line.ljust(start) + f" {name}"
    return Text(line, style="dim")


def _line(name: str, cells: dict[int, Cell], margin: int, step: int, count: int, table: dict[int, Style]) -> Text:
    text = Text(name.rjust(margin - 1) + " ", style="dim")
    col = 0
    while col < count:
        cell = cells.get(col)
        if cell is None:
            text.append(" .".ljust(step), style="dim")
            col += 1
            continue
        span = min(cell.span, count - col)
        said = (MARKS[cell.hatch] + _short(cell.label)).ljust(step * span)[: step * span]
        text.append(said, style=table[cell.key] if cell.key is not None else None)
        col += span
    return text


def _short(label: str) -> str:
    said = "".join(c if c.isprintable() else "?" for c in label)
    return said if len(said) <= MOST_LETTERS else f"{said[: MOST_LETTERS - 1]}…"
