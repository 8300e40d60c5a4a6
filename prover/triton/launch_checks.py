"""What the checks of Triton's and of CUDA's launches have in common: what is known beforehand, and how an outcome reads."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

import msgspec

from ..attack.records import Attack
from ..engines.outcome import Outcome, Weakest
from ..language.obligations import Verdict
from ..running.cache import Cache
from ..running.checking import Check
from ..running.plan import Built, Plans
from ..running.results import Result

GUESSING = 3.0  # seconds for what is tried first
NO_LAUNCH = "no launch fulfils what is given, with arguments that fit their types"


class OfLaunch(Check):
    """A check of the claims of a launch.

    statements: the launch with its kernel, which has name, launch, file, line, called (its system's name), tail (of that,
    where a launch of another file has the name too) and assumed (beside what callers promise). stated: its claims, with
    given (claim, case -> the outcome of what nobody need decide) and about (-> what it is about). never: what is said of
    what no run gets to; replayed: what is known of a refutation after a run; unbounded: the same check without what is
    assumed.
    """

    never = ""

    def __init__(self, statements: Any, stated: Any, cache: Cache, silent: bool = True):
        plans = Plans([Built(stated.system.name, stated.system)], cache)
        super().__init__(plans, [claim for claim in plans.claims if silent or claim.statements], cache)
        self.statements, self.stated = statements, stated
        self.replayed: dict[tuple[str, str], Outcome] = {}
        self.attack: Attack | None = None  # on what is proved; None before it
        self.unbounded: Any = None

    def take_given(self) -> None:
        """The outcomes of what nobody need decide."""
        for _, statement in self.items:
            given = self.stated.given.get((statement.claim, statement.case))
            if given is not None:
                self.outcomes[statement.digest] = given

    @property
    def verdicts(self) -> dict[tuple[str, str], Verdict]:
        """What the engines say of each case."""
        return {
            (result.statement.claim, result.statement.case): result.outcome.verdict
            for result in Check.results.fget(self)  # type: ignore[misc]
            if result.outcome is not None
        }

    @property
    def inhabited(self) -> bool | None:
        """Whether there is a launch at all: only then does what no run gets to mean no harm. None: who knows."""
        raise NotImplementedError

    def in_launch(self, outcome: Outcome, empty: str = "") -> Outcome:
        """An outcome that is no refutation as it is to be understood in a launch. empty: why there is none."""
        if outcome.verdict is Verdict.PROVED and self.inhabited is False:
            return msgspec.structs.replace(outcome, verdict=Verdict.VACUOUS, detail=empty or NO_LAUNCH)
        if outcome.verdict is Verdict.VACUOUS and self.inhabited:
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED, detail=self.never)
        if outcome.verdict is Verdict.VACUOUS and empty:
            return msgspec.structs.replace(outcome, detail=empty)
        return outcome

    def beneath_claim(self, claim: str) -> Sequence[Result]:
        """What a claim rests on in this launch and is not proved."""
        return ()

    def whether(self, result: Result) -> bool:
        """Whether a condition counts the sizes at which nobody gets to what the case is about."""
        return False

    def made_up(self, result: Result, names: AbstractSet[str]) -> bool:
        """Whether some of the variables may have values which none has in a run, as what a loop carries and is known by its
        bounds alone: a lane that fails there is no lane of a launch."""
        return False

    def keep_condition(self, result: Result, found: Weakest) -> None:
        """The condition with the verdict that it is about."""
        key = result.statement.claim, result.statement.case
        self.replayed[key] = msgspec.structs.replace(self.replayed[key], weakest=found)
