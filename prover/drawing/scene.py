"""A plain scene: panels of cells with colour keys, labels and hatching, headings, arrows between cells, notes.

Everything that a picture says is here, so that it can be tested; the painters (`svg`, `terminal`) only give it a shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct, field


class Hatch(StrEnum):
    """What is special about a cell."""

    PLAIN = ""
    SENTINEL = "asks for what begins where the memory ends; a buffer load reads zeros there"
    OUTSIDE = "lies outside of the memory"
    COLLISION = "belongs to more than one access"
    WAITS = "waits for lanes that want the same banks"
    WRONG = "is not what it should be"


class Cell(NamedTuple):
    """row, col: where it begins in its panel; span: columns that it covers. key: what colours it, None for no colour."""

    row: int
    col: int
    key: int | None
    label: str = ""
    span: int = 1
    hatch: Hatch = Hatch.PLAIN


class Place(NamedTuple):
    """A cell of a scene: the number of its panel, and where it is there."""

    panel: int
    row: int
    col: int


class Panel(Struct, frozen=True):
    """A grid of cells. rows, columns: the headings, which say how many there are. across: what the columns are."""

    title: str
    rows: Sequence[str]
    columns: Sequence[str]
    cells: Sequence[Cell]
    across: str = ""

    def at(self, row: int, col: int) -> Cell | None:
        """The cell that covers this place, if there is one."""
        return next((c for c in self.cells if c.row == row and c.col <= col < c.col + c.span), None)


class Scene(Struct, frozen=True):
    """title: one line. keys: the colour keys, in their order, with what they are called. notes: sentences below it.
    waiting: key 0 is what happens at once, the greater a key the longer it waits."""

    title: str
    panels: Sequence[Panel]
    coloured_by: str = ""
    keys: Sequence[int] = ()
    arrows: Sequence[tuple[Place, Place]] = ()
    notes: Sequence[str] = field(default=())
    waiting: bool = False

    @property
    def hatches(self) -> list[Hatch]:
        """The kinds of hatching that occur, for the legend."""
        used = {cell.hatch for panel in self.panels for cell in panel.cells}
        return [hatch for hatch in Hatch if hatch in used and hatch is not Hatch.PLAIN]


def keys_of(panels: Iterable[Panel]) -> list[int]:
    """The colour keys of the panels, in order."""
    return sorted({cell.key for panel in panels for cell in panel.cells if cell.key is not None})
