"""A counterexample as a scene: what the lane touched, what it should have touched, and where the memory ends, on one line
of bytes or elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .scene import Cell, Hatch, Panel, Scene, keys_of

# labels under which claims show what the access is, what it ought to be, how long it is and where the memory ends
TOUCHED = (
    "first byte",
    "address",
    "address (element)",
    "in the kernel",
    "goes to",
    "LDS byte",
    "from",
    "byte",
    "source",
)
WANTED = ("should be", "wanted", "in the spec")
LENGTH = ("bytes", "bytes in the kernel")
END = ("memory", "num_records", "records")
AROUND, MOST_LENGTH = 2, 16


class Mark(NamedTuple):
    """Places [first, first + length) on the line. right: whether that is where it should be."""

    name: str
    first: int
    length: int
    hatch: Hatch


def scene(shown: Mapping[str, int], sides: Sequence[tuple[str, int, str, int]], lane: str) -> Scene | None:
    """The picture, or None where nothing says what was touched.

    shown: label -> value, of those that are numbers. sides: a broken condition's left formula, value, right formula, value.
    lane: where it happens, in words.
    """
    marks = _access(shown) or _sides(sides)
    if not marks:
        return None
    panel = _panel(marks)
    told = "; ".join(f"{mark.name}: {_places(mark)}" for mark in marks)
    return Scene(f"At {lane}" if lane else "At every point", [panel], "", keys_of([panel]), notes=(told,))


def _first(shown: Mapping[str, int], labels: Sequence[str]) -> tuple[str, int] | None:
    return next(((label, shown[label]) for label in labels if label in shown), None)


def _access(shown: Mapping[str, int]) -> list[Mark]:
    touched, wanted, end = (_first(shown, labels) for labels in (TOUCHED, WANTED, END))
    length = _first(shown, LENGTH)
    count = max(length[1], 1) if length is not None else 1
    if touched is None or (wanted is None and end is None):
        return []
    marks = [Mark(f"touched ({touched[0]})", touched[1], count, Hatch.WRONG)]
    if wanted is not None:
        marks.append(Mark(wanted[0], wanted[1], count, Hatch.PLAIN))
    if end is not None and end[1] > 0:
        marks.append(Mark(f"the memory ends at {end[1]}", 0, end[1], Hatch.PLAIN))
    return marks


def _sides(sides: Sequence[tuple[str, int, str, int]]) -> list[Mark]:
    for left, value, right, other in sides:
        return [Mark(_brief(left), value, 1, Hatch.WRONG), Mark(_brief(right), other, 1, Hatch.PLAIN)]
    return []


def _brief(formula: str) -> str:
    return formula if len(formula) <= 24 else f"{formula[:23]}…"


def _places(mark: Mark) -> str:
    return str(mark.first) if mark.length == 1 else f"{mark.first}..{mark.first + mark.length - 1}"


def _panel(marks: Sequence[Mark]) -> Panel:
    """A row a mark; of the line only what lies around the ends of a mark, with ... for what is left out."""
    near: set[int] = set()
    for mark in marks:
        ends = (mark.first, mark.first + mark.length)
        inside = range(mark.first, ends[1]) if mark.length <= MOST_LENGTH else ()
        near |= {place for end in ends for place in range(end - AROUND, end + AROUND)} | set(inside)
    columns: list[int | None] = []
    for place in sorted(near):
        if columns and columns[-1] is not None and place > columns[-1] + 1:
            columns.append(None)
        columns.append(place)
    cells = []
    for row, mark in enumerate(marks):
        for col, place in enumerate(columns):
            at = place if place is not None else (columns[col - 1] or 0) + 1
            if mark.first <= at < mark.first + mark.length:
                cells.append(Cell(row, col, row, "" if place is None else str(place), hatch=mark.hatch))
    headings = ["..." if place is None else str(place) for place in columns]
    return Panel("", [mark.name for mark in marks], headings, cells)
