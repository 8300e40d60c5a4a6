"""Where in the source an operation is from: ``loc("file.py":3:1)``, through names, calls and aliases."""

from __future__ import annotations

import re

ALIAS = re.compile(r"^(#\w+)\s*=\s*loc\((.*)\)\s*$", re.MULTILINE)
FILE = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):\d+')
WORD = re.compile(r'#\w+|"(?:[^"\\]|\\.)*":\d+:\d+')


class Places:
    """Answers for the inside of a ``loc(...)``. Of a call the callee's place counts, of a fusion the first one."""

    def __init__(self, text: str):
        self.aliases = dict(ALIAS.findall(text)) if "#" in text else {}
        self.known: dict[str, tuple[str, int]] = {}

    def place(self, said: str, depth: int = 0) -> tuple[str, int]:
        """File and line, or "" and 0."""
        if said not in self.known:
            self.known[said] = self._first(said, depth)
        return self.known[said]

    def _first(self, said: str, depth: int) -> tuple[str, int]:
        for word in WORD.findall(said) if depth < 50 else ():
            if word.startswith("#"):
                found = self.place(self.aliases.get(word, ""), depth + 1)
            else:
                match = FILE.fullmatch(word)
                assert match is not None
                found = (match[1], int(match[2]))
            if found[1]:
                return found
        return "", 0
