"""Columns of wrapped text, laid out in one go: a report has hundreds of rows, and each must cost next to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import TextWrapper

from rich.text import Text

Lines = list[tuple[str, str]]  # text and style of each line

INDENT = 4
LABEL = 10  # least width of a label
GAP = 2


def wrapped(text: str, width: int, style: str = "") -> Lines:
    """The text in lines of at most this width, broken between words; only a longer word is broken itself."""
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


def indented(text: str, width: int, style: str = "", indent: int = INDENT) -> Text:
    """The text wrapped behind an indent."""
    return beside([[("", "")], wrapped(text, width - indent, style)], [indent, width], gap=0)


def labelled(pairs: Sequence[tuple[str, str]], width: int, indent: int = INDENT) -> Text:
    """Label and text in two columns, the text wrapped in its own."""
    label = max([LABEL, *(len(name) for name, _ in pairs)])
    text = Text()
    for name, said in pairs:
        cell = wrapped(said, width - indent - label - 2)
        text.append_text(beside([[("", "")], [(name, "dim")], cell], [indent - 2, label, width], gap=2))
    return text
