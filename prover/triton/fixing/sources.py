"""A user's Python files: their syntax, edits of their text, and what these change as a diff."""

from __future__ import annotations

import ast
import difflib
import os
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from ..ttir.errors import TritonError


class Edit(Struct, frozen=True, order=True):
    """Letters of a file, from start to end, become the text."""

    file: str
    start: int
    end: int
    text: str

    @property
    def letters(self) -> int:
        """How much of the file it changes."""
        return len(self.text) + self.end - self.start


class Source:
    """A Python file as it was read. Raises TritonError, OSError."""

    def __init__(self, file: str):
        self.file = os.path.realpath(file)
        self.content = Path(self.file).read_bytes()
        try:
            self.text = self.content.decode()
            self.tree = ast.parse(self.text)
        except (SyntaxError, ValueError) as error:
            raise TritonError(f"{file}: is not read as Python in UTF-8: {error}") from None

    @cached_property
    def _lines(self) -> list[tuple[int, bytes]]:
        """Each line with the number of letters before it."""
        found, letters = [], 0
        for line in self.text.splitlines(keepends=True):
            found.append((letters, line.encode()))
            letters += len(line)
        return found

    def at(self, line: int, column: int) -> int:
        """The letter at a line, from 1, and a column in bytes of UTF-8, as syntax has it."""
        before, content = self._lines[line - 1]
        return before + len(content[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def said(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def instead(self, node: ast.expr, text: str) -> Edit:
        return Edit(self.file, *self.span(node), text)

    def function(self, line: int) -> ast.FunctionDef | None:
        """The innermost function that has the line."""
        found = [
            node
            for node in ast.walk(self.tree)
            if isinstance(node, ast.FunctionDef) and _first(node) <= line <= (node.end_lineno or 0)
        ]
        return max(found, key=lambda node: node.lineno, default=None)


def _first(node: ast.FunctionDef) -> int:
    """The line of its first decorator, which Python takes for where it begins."""
    return min((own.lineno for own in node.decorator_list), default=node.lineno)


class Sources:
    """The files that are edited, each read once."""

    def __init__(self) -> None:
        self.known: dict[str, Source] = {}

    def __getitem__(self, file: str) -> Source:
        name = os.path.realpath(file)
        if name not in self.known:
            self.known[name] = Source(name)
        return self.known[name]

    def edited(self, edits: Iterable[Edit]) -> dict[str, str]:
        """File -> what it says with all of these edits, which do not overlap."""
        found: dict[str, str] = {}
        for edit in sorted(set(edits), reverse=True):
            text = found.get(edit.file, self[edit.file].text)
            found[edit.file] = text[: edit.start] + edit.text + text[edit.end :]
        return found

    def diff(self, texts: Mapping[str, str]) -> str:
        """A unified diff, as patch takes it."""
        found: list[str] = []
        for file, text in texts.items():
            name = os.path.relpath(file)
            name = (file if name.startswith("..") else name).lstrip("/")
            before = self[file].text
            lines = difflib.unified_diff(
                before.splitlines(keepends=True), text.splitlines(keepends=True), f"a/{name}", f"b/{name}"
            )
            for line in lines:
                found.append(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n")
        return "".join(found)


def overlapping(edits: Iterable[Edit]) -> bool:
    """Whether two of them change one place: insertions at one letter do, too."""
    ordered = sorted(set(edits))
    return any(
        one.file == other.file and (other.start < one.end or one.start == other.start)
        for one, other in pairwise(ordered)
    )
