"""Decides the claims of a kernel with the machinery that decides specs: workers, cache, verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ..cache import Cache
from ..checking import Check
from ..claims import Holds, System, Verdict
from ..outcome import Outcome
from ..plan import Plans, Statement
from ..results import Result
from ..terms import truth
from .obligations import Claims

REWRITING = "rewriting"  # the engine of what simplifying alone made true
NEVER_RUNS = "never runs, as the map says"


@dataclass(frozen=True, slots=True)
class KernelTarget:
    """A kernel where `Plans` expects a spec: its system is built already."""

    name: str
    system: System
    path: Any = None
    built_in: bool = False

    def systems(self) -> list[System]:
        return [self.system]


def plans(claims: Claims, cache: Cache) -> Plans:
    return Plans([KernelTarget(claims.system.name, claims.system)], cache)  # type: ignore[list-item]


class KernelCheck(Check):
    """A check in which what nobody need decide has its outcome, and that says what decided the rest."""

    def __init__(self, plans: Plans, claims: Claims, cache: Cache):
        super().__init__(plans, [claim for claim in plans.claims if claim.statements], cache)
        self.claims = claims

    def look_up(self, evidence: bool = False) -> None:
        super().look_up(evidence)
        for _, statement in self.items:
            given = self.claims.given.get((statement.claim, statement.case))
            if given is not None:
                self.outcomes[statement.digest] = given

    @property
    def results(self) -> list[Result]:
        found = super().results
        verdicts = {(r.statement.claim, r.statement.case): r.outcome.verdict for r in found if r.outcome}
        return [replace(result, outcome=self._read(result, verdicts)) for result in found]

    def _read(self, result: Result, verdicts: Mapping[tuple[str, str], Verdict]) -> Outcome | None:
        """The outcome as it is to be understood in a kernel."""
        outcome, statement = result.outcome, result.statement
        if outcome is None:
            return None
        if outcome.verdict is Verdict.PROVED and self._rewritten(statement):
            return msgspec.structs.replace(outcome, engine=REWRITING)
        if outcome.verdict is Verdict.VACUOUS and self._rightly_never(statement, verdicts):
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED, detail=NEVER_RUNS)
        return outcome

    def _rewritten(self, statement: Statement) -> bool:
        goal = self.plans.obligation(statement).goal
        return isinstance(goal, Holds) and goal.formula is truth(True)

    def _rightly_never(self, statement: Statement, verdicts: Mapping[tuple[str, str], Verdict]) -> bool:
        """Whether no thread gets to the access because none should: its path and the map's `active` are proved equal,
        in a domain that is not empty, and the path is proved false."""
        access = self.claims.accesses.get((statement.claim, statement.case))
        case = self.claims.runs.get(id(access))
        return case is not None and verdicts.get((statement.claim, case)) is Verdict.PROVED

    @property
    def notes(self) -> list[tuple[str, str]]:
        """What a reader of the table should know beside it: (claim, text)."""
        labels: dict[str, dict[str, None]] = {}
        for result in self.results:
            if result.outcome is not None and result.outcome.detail == NEVER_RUNS:
                label = result.statement.case.rpartition(": ")[0]
                labels.setdefault(result.statement.claim, {})[label] = None
        return [
            (claim, f"{', '.join(label for label in found if label)} {NEVER_RUNS}: no thread gets there".lstrip())
            for claim, found in labels.items()
        ]
