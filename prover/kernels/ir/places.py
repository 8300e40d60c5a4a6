"""Where in the source the instructions of LLVM IR come from, by the debug information in their text: `!dbg`.

For readers: nothing of a proof rests on it. Where a node is missing, refers to itself or is no such node, the place is not
known.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import NamedTuple

from ...base import places
from .module import Instruction, Kernel
from .modules import instructions_of, without_comment

QUOTED = re.compile(r'"[^"]*"')
ATTACHED = re.compile(r"!dbg\s+(!\d+|!DILocation\([^()]*\))")
NODE = re.compile(r"(!\d+)\s*=\s*(?:distinct\s+)?(!DI\w+\(.*\))$")
KIND = re.compile(r"!(DI\w+)\(")
FIELD = re.compile(r'\b(\w+)\s*:\s*("[^"]*"|[^\s,()"]+)')
ESCAPED = re.compile(rb"\\([0-9A-Fa-f]{2})")
LOCATION, FILE = "DILocation", "DIFile"
MOST_NAME = 1_000  # characters of a file's name
DEEP = 60  # calls that are followed, as of TTIR


class Step(NamedTuple):
    """One line of a chain of calls; 0 where it says none. scope: the node in which it stands."""

    line: int
    column: int
    scope: str


class Places:
    """The debug information of a text."""

    def __init__(self, text: str):
        self.lines = text.split("\n") if "!dbg" in text else []
        nodes = (NODE.match(without_comment(line)) for line in self.lines if line.startswith("!"))
        self.nodes = {found[1]: found[2] for found in nodes if found}
        self.read: dict[str, dict[str, str]] = {}
        self.chains: dict[str, tuple[Step, ...]] = {}
        self.files = {"": ""}

    def chain(self, line: int) -> tuple[Step, ...]:
        """The lines of the source, innermost first, that the line of the text (from 1) comes from; empty if not known."""
        said = self._attached(line)
        return self._called(said) if said else ()

    def place(self, *lines: int) -> str:
        """The same as a text; empty if not known. Of several lines, each is where the one before it was inlined."""
        chains = [self.chain(line) for line in lines]
        own = [step for chain in chains for step in chain]
        if not all(chains) or not own or not own[0].line:
            return ""
        found = [(self._file(step.scope), step.line) for step in own if step.line]
        return places.said(found) if all(file for file, _ in found) else ""

    def _attached(self, number: int) -> str:
        """The location that the instruction at the line has; empty for none."""
        if not 0 < number <= len(self.lines):
            return ""
        line = self.lines[whole(self.lines, number) - 1]
        found = ATTACHED.findall(QUOTED.sub('""', without_comment(line)))
        return found[-1] if found else ""

    def _called(self, said: str) -> tuple[Step, ...]:
        """The chain of calls that a location begins, and of all in it; empty where it has no end, or a far one."""
        path, at = list[str](), said
        while at and at not in self.chains:
            self.chains[at] = ()  # of one that leads to itself
            path.append(at)
            at = self._fields(at, LOCATION).get("inlinedAt", "").removeprefix("null")
        found = self.chains.get(at, ())
        known = not at or bool(found)
        for own in reversed(path):
            step = self._step(own)
            known = known and step is not None and len(found) < DEEP
            self.chains[own] = found = (step, *found) if known and step is not None else ()
        return self.chains[said]

    def _step(self, said: str) -> Step | None:
        fields = self._fields(said, LOCATION)
        line, column = (_number(fields.get(name, "0")) for name in ("line", "column"))
        return Step(line, column or 0, fields.get("scope", "")) if fields and line is not None else None

    def _file(self, scope: str) -> str:
        """The file of a scope, or of the first around it that has one; empty if not known."""
        path, found = list[str](), ""
        while scope not in self.files:
            self.files[scope] = ""  # of one that is around itself
            path.append(scope)
            fields = self._fields(scope)
            if fields.get("") == FILE or "file" in fields:
                found = _name(fields if fields[""] == FILE else self._fields(fields["file"], FILE))
                break
            scope = fields.get("scope", "")
        else:
            found = self.files[scope]
        self.files |= dict.fromkeys(path, found)
        return found

    def _fields(self, said: str, kind: str = "") -> dict[str, str]:
        """Name -> text of the fields of a node, or of one that is written in its place; the kind has no name. Empty if it
        is not there, or of another kind."""
        if said not in self.read:
            node = self.nodes.get(said, "") if said[1:].isdigit() else said
            hidden = QUOTED.sub("", node)
            found = KIND.match(node) if hidden.count("(") == 1 and '"' not in hidden else None  # none in another one
            self.read[said] = {**dict(FIELD.findall(node)), "": found[1]} if found else {}
        own = self.read[said]
        return own if not kind or own.get("") == kind else {}


def whole(lines: list[str], number: int) -> int:
    """The line at which an instruction ends that begins at this one: a switch has its cases on lines of their own."""
    switch = lines[number - 1].lstrip().startswith("switch ")
    return next((at for at in range(number, len(lines)) if "]" in lines[at - 1]), number) if switch else number


def _number(said: str) -> int | None:
    return int(said) if re.fullmatch(r"[0-9]{1,10}", said) and int(said) < 1 << 32 else None


def _name(fields: dict[str, str]) -> str:
    """The file that a DIFile names, in its folder; empty if a reader could not read that."""
    name, folder = (_plain(fields.get(key, "")) for key in ("filename", "directory"))
    found = str(PurePath(folder, name)) if name else ""
    return found if found.isprintable() and len(found) <= MOST_NAME else ""


def _plain(said: str) -> str:
    """A string of metadata without quotes, escapes resolved; empty for what is none."""
    if len(said) < 2 or said[0] != '"':
        return ""
    raw = ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), said[1:-1].encode(errors="replace"))
    return raw.decode(errors="replace")


def of(instruction: Instruction) -> str:
    """The place for a reader; empty if not known."""
    return places.nearby(instruction.place) if instruction.place else ""


def beside(instruction: Instruction) -> str:
    """The same behind the line of the text, where it is known: " (k.py:31)"."""
    return f" ({of(instruction)})" if instruction.place else ""


def sources(*instructions: Instruction | None) -> tuple[str, ...]:
    """The places of these for a reader, each once, as far as they are known."""
    return tuple(dict.fromkeys(of(one) for one in instructions if one is not None and one.place))


def by_line(kernel: Kernel) -> dict[int, Instruction]:
    """Line of the text -> an instruction with a place."""
    return {one.line: one for one in instructions_of(kernel) if one.place and one.line}
