"""Where in the Triton source an emitted instruction comes from, as the text itself says: PTX's .loc, LLVM's !dbg."""

from __future__ import annotations

import re

from msgspec import Struct

from ..kernels.ir.places import Places

LOC = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)(?:.*?inlined_at\s+(\d+)\s+(\d+)\s+(\d+))?")
BEGIN, END = "// begin inline asm", "// end inline asm"


class Position(Struct, frozen=True):
    """Line and column from 1, 0 where not said; callers: of the calls, innermost first."""

    line: int
    column: int = 0
    callers: tuple[tuple[int, int], ...] = ()

    @property
    def key(self) -> tuple[tuple[int, int], ...]:
        return (self.line, self.column), *self.callers


def of_ptx(text: str) -> dict[int, Position]:
    """Line of the text -> where it comes from. Within inline assembly, what is said at its beginning holds: newer releases
    count the lines of the assembly into those of the source."""
    found: dict[int, Position] = {}
    known: dict[tuple[int, int], Position] = {}
    now: Position | None = None
    inside = first = False
    for number, line in enumerate(text.splitlines(), 1):
        if BEGIN in line:
            inside, first = True, False
        elif END in line:
            inside = False
        elif said := LOC.match(line):
            if not inside or not first:
                now = _said(said, known)
            first = inside
        if now is not None:
            found[number] = now
    return found


def _said(said: re.Match[str], known: dict[tuple[int, int], Position]) -> Position:
    line, column = int(said[2]), int(said[3])
    callers: tuple[tuple[int, int], ...] = ()
    if said[4]:
        at = int(said[5]), int(said[6])
        callers = at, *(known[at].callers if at in known else ())
    position = Position(line, column, callers)
    known[line, column] = position
    return position


def of_llvm(text: str) -> dict[int, Position]:
    """The same, of LLVM IR with its metadata."""
    known = Places(text)
    found: dict[int, Position] = {}
    for number in range(1, len(known.lines) + 1):
        if own := known.chain(number):
            first, *callers = ((step.line, step.column) for step in own)
            found[number] = Position(*first, tuple(callers))
    return found
