"""What an attack came to, as plain data: how much was run, what was not, and every run against a proof."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

CONTRADICTS = "tileprove contradicts itself"
NOT_YET = "not attacked yet"
FEW = 2  # of what was not drawn that a line names


class Contradiction(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A run that shows false what was proved. claim, case: what it is; said: what happens, in a sentence. at: variable ->
    value. run: (label, text) of whatever else makes the run: program or thread, lane, iterations, contents, address, the
    array's bounds. place: file:line of what is run."""

    claim: str
    case: str
    said: str
    at: dict[str, int] = {}
    run: list[tuple[str, str]] = []
    place: str = ""


class Attack(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An attack on the proved claims of one subject.

    subject: the system. seed: with which the same points are drawn again. allowed, seconds: that it might take, and took.
    points: sets of values that were run; runs: of programs, threads or lanes; events: accesses and operations that were
    judged. why: it was not made, or broken off, and why. missed: what was not drawn, or not run; one_sided: conditions that
    were true in all runs, or false in all; rough: operations that were not computed exactly.
    """

    subject: str
    seed: int = 0
    allowed: float = 0.0
    seconds: float = 0.0
    points: int = 0
    runs: int = 0
    events: int = 0
    why: str = ""
    missed: list[str] = []
    one_sided: list[str] = []
    rough: list[str] = []
    contradictions: list[Contradiction] = []

    @property
    def made(self) -> bool:
        """Whether anything was run: only then is a proof an attacked one."""
        return self.points > 0

    def line(self, duration: Callable[[float], str]) -> str:
        """It in one line. duration: seconds in words."""
        if not self.made:
            return f"not attacked: {self.why or 'nothing was run'}"
        said = f"attacked by {self.runs:,} runs at {self.points:,} points in {duration(self.seconds)}, seed {self.seed}"
        rest = [self.why] if self.why else []
        for label, names in (("not run", self.missed), ("never", self.one_sided)):
            if names:
                more = f", and {len(names) - FEW} more" if len(names) > FEW else ""
                rest.append(f"{label}: " + ", ".join(names[:FEW]) + more)
        return "; ".join([said, *rest])
