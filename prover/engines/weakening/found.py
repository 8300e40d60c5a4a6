"""What a search for a condition keeps: the condition with its proofs, and its clock."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...base.clock import now
from ...language.terms import Term
from ..outcome import Outcome
from .witness import Lane


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
    """Seconds of this process's work."""

    def __init__(self, seconds: float):
        self.deadline = now() + seconds

    @property
    def left(self) -> float:
        return self.deadline - now()
