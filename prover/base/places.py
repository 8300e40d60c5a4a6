"""A line of somebody's source as a text, with who called where a function was inlined: k.cu:12, inlined at k.cu:40."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

INLINED = ", inlined at "
STEP = re.compile(r"(.+):([1-9]\d{0,9})", re.DOTALL)
MOST = 4  # steps of a chain that are said


def said(steps: Iterable[tuple[str, int]]) -> str:
    """The text of files and lines, innermost first; of a long chain the middle is left out.

    >>> said([("k.cu", 12), ("k.cu", 40)])
    'k.cu:12, inlined at k.cu:40'
    """
    parts = [f"{file}:{line}" for file, line in steps]
    if len(parts) > MOST:
        parts[MOST - 2 : -1] = ["..."]
    return INLINED.join(parts)


def steps(place: str) -> Iterator[tuple[str, int]]:
    """Files and lines that the text says, innermost first."""
    for part in place.split(INLINED):
        if found := STEP.fullmatch(part):
            yield found[1], int(found[2])


def nearby(place: str) -> str:
    """The text for a reader: files below the current folder relative to it. Asks no file system for them, as a text that
    nobody vouches for may name any."""
    here = Path.cwd()
    return INLINED.join(_nearby(part, here) for part in place.split(INLINED))


def _nearby(part: str, here: Path) -> str:
    path = PurePath(part)
    return str(path.relative_to(here)) if path.is_relative_to(here) else part
