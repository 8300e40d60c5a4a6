"""``loc(...)``: where in the user's source an operation comes from, through names, calls and fusions."""

from __future__ import annotations

import re

from .records import Place

ALIAS = re.compile(r"^(#loc\d*) = loc\((.*)\)\s*$", re.MULTILINE)
FILE = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)(?:\s+to\s+.*)?')
NAMED = re.compile(r'"(?:[^"\\]|\\.)*"\s*\((.*)\)', re.DOTALL)
CALL = re.compile(r"callsite\((.*)\)", re.DOTALL)
FUSED = re.compile(r"fused(?:<.*?>)?\[(.*)\]", re.DOTALL)
DEEP = 60  # links of a chain that are followed


class Locations:
    """The aliases of a module, resolved when somebody asks."""

    def __init__(self, text: str):
        self.said = dict(ALIAS.findall(text))
        self.known: dict[str, Place] = {}

    def place(self, said: str, depth: int = 0) -> Place:
        """The place that the inside of ``loc(...)`` says; a place without a line where it says none."""
        said = said.strip()
        if depth > DEEP:
            return Place()
        if said.startswith("#"):
            if said not in self.known:
                self.known[said] = self.place(self.said.get(said, ""), depth + 1)
            return self.known[said]
        if said.startswith("loc(") and said.endswith(")"):
            return self.place(said[4:-1], depth + 1)
        if found := FILE.fullmatch(said):
            return Place(found[1], int(found[2]), int(found[3]))
        if found := CALL.fullmatch(said):
            callee, _, caller = _halves(found[1])
            inner, outer = self.place(callee, depth + 1), self.place(caller, depth + 1)
            return Place(inner.file, inner.line, inner.column, (*inner.callers, outer, *outer.callers))
        if found := FUSED.fullmatch(said):
            places = [self.place(part, depth + 1) for part in _parts(found[1])]
            return next((place for place in places if place.line), Place())
        if found := NAMED.fullmatch(said):
            return self.place(found[1], depth + 1)
        return Place()


def _halves(said: str) -> tuple[str, str, str]:
    """What stands before and behind the `` at `` outside all brackets and strings."""
    depth = 0
    for at, letter in enumerate(said):
        depth += (letter in "([") - (letter in ")]")
        if not depth and said.startswith(" at ", at) and said[:at].count('"') % 2 == 0:
            return said[:at], " at ", said[at + 4 :]
    return said, "", ""


def _parts(said: str) -> list[str]:
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(said):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth and said[:at].count('"') % 2 == 0:
            parts.append(said[start:at])
            start = at + 1
    return [*parts, said[start:]]
