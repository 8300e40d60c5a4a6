"""The page on which all is printed, block by block: lines, titles, paragraphs, labelled pairs, tables, Python to paste.

Sentences wrap, they are never cut; without a terminal the same text comes without control codes. Columns are laid out in
one go: a report has hundreds of rows, and each must cost next to nothing. Where the columns of a table do not fit in the
width, each row is a block of labelled lines.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from textwrap import TextWrapper
from typing import IO, TextIO, cast

from msgspec import Struct
from rich.console import Console
from rich.text import Text

Part = str | Text | tuple[str, str]  # text, with its style
Lines = list[tuple[str | Text, str]]  # text and style of each line

INDENT = 4
LABEL = 10  # least width of a label
GAP = 2
LEAST = 10  # letters of a column that wraps, below which it is none
PLAIN = Console(width=1)  # Text needs one to be wrapped
PIPE_WIDTH = 120


def wrapped(part: Part, width: int, style: str = "") -> Lines:
    """The text in lines of at most this width, broken between words; only a longer word is broken itself."""
    if isinstance(part, Text):
        return [(line, style) for line in part.wrap(PLAIN, max(width, 1), overflow="fold")]
    text, style = part if isinstance(part, tuple) else (part, style)
    wrapper = TextWrapper(max(width, 1), break_on_hyphens=False, replace_whitespace=False)
    return [(line, style) for part in text.split("\n") for line in wrapper.wrap(part) or [""]]


def beside(cells: Sequence[Lines], widths: Sequence[int], gap: int = GAP) -> Text:
    """The cells as columns; a column of negative width is that wide and flush right. Lines end without blanks."""
    text = Text()
    for number in range(max(map(len, cells), default=0)):
        blank = 0
        for cell, width in zip(cells, widths, strict=True):
            said, style = cell[number] if number < len(cell) else ("", "")
            if width < 0:
                blank += -width - len(said)
            if said:
                text.append(" " * blank).append(said, style or None)
                blank = 0
            blank += gap + (max(width - len(said), 0) if width > 0 else 0)
        text.append("\n")
    return text


def indented(part: Part, width: int, style: str = "", indent: int = INDENT) -> Text:
    """The text wrapped behind an indent."""
    return beside([[("", "")], wrapped(part, width - indent, style)], [indent, width], gap=0)


def labelled(pairs: Sequence[tuple[str, Part]], width: int, indent: int = INDENT) -> Text:
    """Label and text in two columns, the text wrapped in its own."""
    label = max([LABEL, *(len(name) for name, _ in pairs)])
    text = Text()
    for name, said in pairs:
        cell = wrapped(said, width - indent - label - 2)
        text.append_text(beside([[("", "")], [(name, "dim")], cell], [indent - 2, label, width], gap=2))
    return text


class Column(Struct, frozen=True):
    """width: in which it wraps; share: of what the others leave, in which it wraps; else it is as wide as it needs."""

    heading: str
    share: float = 0
    width: int = 0
    right: bool = False


class Table(Struct, frozen=True):
    """rows: a cell for each column. below: a line of its own below each row. rule: below the headings. gap: blanks between
    columns, apart: lines between rows. whole: as wide as the page; else no wider than it needs."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Part]]
    below: Sequence[str] = ()
    rule: bool = True
    gap: int = GAP
    apart: int = 0
    whole: bool = False

    def drawn(self, width: int, line: str = "─") -> Text:
        """line: what a rule is made of."""
        widths = self._widths(width)
        if widths is None:
            return self._blocks(width)
        text = self._row([(column.heading, "bold") for column in self.columns], widths)
        if self.rule:
            text.append(line * (width if self.whole else sum(widths) + self.gap * (len(widths) - 1)) + "\n")
        for number, row in enumerate(self.rows):
            text.append("\n" * (self.apart if number else 0))
            text.append_text(self._row(row, widths))
            text.append(f"{self.below[number]}\n" if self.below else "", "dim")
        return text

    def _row(self, row: Sequence[Part], widths: Sequence[int]) -> Text:
        sides = [-width if own.right else width for own, width in zip(self.columns, widths, strict=True)]
        return beside([wrapped(cell, width) for cell, width in zip(row, widths, strict=True)], sides, self.gap)

    def _widths(self, width: int) -> list[int] | None:
        """Of each column; None where they do not fit."""
        needed = [
            max(_width(cell) for cell in (own.heading, *(row[at] for row in self.rows)))
            for at, own in enumerate(self.columns)
        ]
        found = [own.width or need for own, need in zip(self.columns, needed, strict=True)]
        shared = [at for at, own in enumerate(self.columns) if own.share]
        left = width - self.gap * (len(found) - 1) - sum(own for at, own in enumerate(found) if at not in shared)
        if left < LEAST * len(shared):
            return None
        for count, at in enumerate(shared):
            share = self.columns[at].share / sum(self.columns[other].share for other in shared[count:])
            found[at] = round(left * share) if self.whole else min(found[at], round(left * share))
            left -= found[at]
        return found

    def _blocks(self, width: int) -> Text:
        text = Text()
        for number, row in enumerate(self.rows):
            pairs = [(own.heading, cell) for own, cell in zip(self.columns, row, strict=True) if _width(cell)]
            text.append("\n" if number else "")
            text.append_text(labelled(pairs, width, GAP))
            text.append(f"{self.below[number]}\n" if self.below else "", "dim")
        return text


def _width(part: Part) -> int:
    """Of its longest line."""
    text = part.plain if isinstance(part, Text) else part if isinstance(part, str) else part[0]
    return max(map(len, text.split("\n")))


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


def as_html(pairs: Iterable[tuple[str, str]]) -> str:
    """Label and text as a table; nothing of none."""
    rows = "".join(f"<tr><td>{escape(label)}</td><td><code>{escape(said)}</code></td></tr>" for label, said in pairs)
    return f"<table>{rows}</table>" if rows else ""


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
