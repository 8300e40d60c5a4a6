"""The picture of a counterexample: on a page as large as it is, below a refutation in a few lines of a terminal."""

from __future__ import annotations

from rich.text import Text

from ..drawing import counterexample, terminal
from ..drawing.scene import Scene
from .failure import Failure
from .page import INDENT, coordinates

MOST_LINES = 6


def scene_of(failure: Failure, comparisons: bool = True) -> Scene | None:
    """What was touched, what should have been, where the memory ends; None where nothing says so.

    comparisons: where it is not about an access, the two sides of the first comparison that fails.
    """
    numbers = {item.label: int(item.value) for item in (*failure.named, *failure.shown) if _is_number(item.value)}
    sides = [
        (part.left, int(part.left_value), part.right, int(part.right_value))
        for part in failure.broken
        if _is_number(part.left_value) and _is_number(part.right_value)
    ]
    lanes = [v for v in failure.variables if v.label in ("lane", "warp", "iteration")] or failure.variables[:6]
    lane = coordinates({v.label: v.value for v in lanes})
    return counterexample.scene(numbers, sides if comparisons else (), lane)


def small(failure: Failure | None, width: int) -> Text:
    """A few lines, each ended, that fit the width; none where they say no more than the counterexample's own lines."""
    drawn = scene_of(failure, comparisons=False) if failure is not None else None
    if drawn is None or not drawn.panels:
        return Text()
    found = terminal.strip(drawn.panels[0], drawn.keys, width - INDENT)
    if not found or len(found) > MOST_LINES:
        return Text()
    return Text("\n").join([Text(" " * INDENT) + line for line in found]) + Text("\n")


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and text.isascii() and len(text) <= 12
