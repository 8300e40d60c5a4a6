"""The page on which all is printed, block by block: lines, titles, paragraphs, labelled pairs, tables, Python to paste.

Sentences wrap, they are never cut; without a terminal the same text comes without control codes.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import IO, TextIO, cast

from rich.console import Console
from rich.text import Text

from .layout import Part, Table, indented, labelled

PIPE_WIDTH = 120


class Page(Console):
    """A console that takes text as it is, and whose reader may leave early, which is no verdict."""

    def __init__(self, file: TextIO, **more: object):
        super().__init__(file=cast(IO[str], file), markup=False, highlight=False, emoji=False, **more)  # type: ignore

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def say(self, *parts: Part, style: str = "") -> None:
        """One line, however long, that may be pasted."""
        self.print(Text.assemble(*parts), style=style, soft_wrap=True)

    def title(self, *parts: Part, style: str = "") -> None:
        """A line that wraps, with an empty one before it."""
        self.print()
        self.print(Text.assemble(*parts), style=style)

    def draw(self, text: Text) -> None:
        """Text that is laid out already."""
        self.print(text, soft_wrap=True, end="")

    def paragraph(self, text: str, style: str = "") -> None:
        self.draw(indented(text, self.width, style))

    def pairs(self, pairs: Iterable[tuple[str, Part]]) -> None:
        """Label and text in two columns, the text wrapped in its own."""
        self.draw(labelled([*pairs], self.width))

    def part(self, title: str, lines: Sequence[str], wrap: bool = True) -> None:
        """A titled list of lines."""
        self.title((title, "dim"))
        for line in lines:
            if wrap:
                self.paragraph(line)
            else:
                self.say(f"    {line}")

    def paste(self, *lines: str) -> None:
        """Lines of Python, each of which stays one line."""
        for line in lines:
            self.say(f"    >>> {line}", style="cyan")

    def table(self, table: Table) -> None:
        self.draw(table.drawn(self.width, "─" if self.encoding.startswith("utf") else "-"))


def console(taken: bool = False) -> Page:
    """The page of a command, on stderr where stdout is taken; away from a terminal wide, and without blanks at the ends of
    lines."""
    target = sys.stderr if taken else sys.stdout
    if target.isatty():
        return Page(target)
    width = None if "COLUMNS" in os.environ else PIPE_WIDTH
    return Page(cast(TextIO, _Trimmed(target)), width=width, color_system=None)


def as_text(width: int, draw: Callable[[Page], object]) -> str:
    """What is drawn on a page of that width, from its first line to its last."""
    file = io.StringIO()
    draw(Page(cast(TextIO, _Trimmed(file)), width=width, color_system=None))
    return file.getvalue().strip("\n")


def coordinates(point: Mapping[str, object]) -> str:
    """``m=3  k=0``"""
    return "  ".join(f"{name}={value}" for name, value in point.items())


class _Trimmed(io.TextIOBase):
    """Drops the blanks with which a table fills its lines."""

    def __init__(self, file: TextIO):
        self.file = file

    def write(self, text: str) -> int:
        self.file.write(re.sub(r" +$", "", text, flags=re.MULTILINE))
        return len(text)

    def flush(self) -> None:
        self.file.flush()

    def isatty(self) -> bool:
        return False

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.file.encoding
