"""Two accesses, or two points to which threads come, that no barrier orders: what a case about two threads is about."""

from __future__ import annotations

from msgspec import Struct

from ...language.terms import Term
from ...machine.values import TRUE
from ..loops.intervals import Key, Reached
from ..machine.sinks import SinkAccess
from .alike import Group
from .two_threads import in_words

MOST_MEETINGS = 1000  # pairs of accesses of one memory that are compared
ONE, OTHERS = "same", "another"  # warp: that of the first thread


class Meeting(Struct, frozen=True):
    """Two accesses that no barrier orders, or two points to which threads come. blocks: of different blocks. groups: those
    that are alike, of which these are the first; lines: of the text, where they are. warps: whether the threads are of the
    same warp, or of two; empty for any. alone: of one thread at two times. grid: of any two of the grid, at what all
    of it waits for. left: what holds in the iteration before, of each one. together: what these warps are called, as they
    may be parts of some."""

    first: SinkAccess | Reached
    second: SinkAccess | Reached
    when: tuple[Key, Key] = ((), ())
    blocks: bool = False
    paths: tuple[Term, Term] = (TRUE, TRUE)
    groups: tuple[Group, Group] | None = None
    lines: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    warps: str = ""
    grid: bool = False
    left: tuple[Term, Term] = (TRUE, TRUE)
    alone: bool = False
    together: str = "warp"

    @property
    def said(self) -> str:
        """In which iterations."""
        when = in_words(*self.when)
        said = (
            ["different blocks", when]
            if self.blocks
            else [when, self.warps_said or ("one thread" if self.alone else "")]
        )
        return "; ".join(part for part in said if part)

    @property
    def warps_said(self) -> str:
        return self.warps and f"{self.warps} {self.together}"

    @property
    def grid_said(self) -> str:
        return f"; {'two blocks' if self.blocks else 'all blocks'}" if self.grid else ""

    def touches(self, other: Meeting) -> bool:
        """Whether some line of the one is one of the other, and of the second accesses too, in any order."""
        (a, b), (c, d) = self.lines, other.lines
        return bool(a & c and b & d) or bool(a & d and b & c)
