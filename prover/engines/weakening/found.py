"""What a search for a condition keeps: the condition with its proofs, and its clock."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from ...language.terms import Term
from ..outcome import Outcome
from .witness import Lane

STRETCH = 3.0  # seconds that may pass for one of work


@dataclass
class Condition:
    """A condition on parameters under which a refuted claim is proved.

    formula: the condition. parts: what it is a conjunction of. proof: of the claim with it. exact: for each part the proof
    that some lane fails wherever the part does not hold; empty unless every part has one. lanes: these lanes. also: a point
    of the parameters that does not satisfy the condition and where no lane fails, all of them having been tried.
    """

    formula: Term
    parts: tuple[Term, ...]
    proof: Outcome
    exact: list[Outcome] = field(default_factory=list)
    lanes: list[list[Lane]] = field(default_factory=list)
    also: dict[str, int] | None = None

    @property
    def is_exact(self) -> bool:
        return len(self.exact) == len(self.parts)


@dataclass
class Found:
    """What a search came to. condition: None if there is none; why: then, in words. tried: conditions that were put to the
    engines."""

    parameters: list[Term]
    condition: Condition | None = None
    why: str = ""
    tried: int = 0
    seconds: float = 0.0


class Clock:
    """Seconds of this process's work, so that a busy machine finds what an idle one does, until STRETCH times as many have
    passed."""

    def __init__(self, seconds: float):
        self.seconds, self.work, self.wall = seconds, time.process_time(), time.monotonic()

    @property
    def left(self) -> float:
        work, wall = time.process_time() - self.work, time.monotonic() - self.wall
        return min(self.seconds - work, STRETCH * self.seconds - wall)

    @property
    def stretch(self) -> float:
        """Seconds that pass while the process works for one."""
        work, wall = time.process_time() - self.work, time.monotonic() - self.wall
        return min(max(1.0, wall / work if work > 0.01 else 1.0), STRETCH)
