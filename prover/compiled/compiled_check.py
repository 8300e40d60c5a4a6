"""The check of what is claimed of one trace of a compiled kernel: nothing counts that rests on what is not proved."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ..engines.outcome import Outcome, unknown
from ..kernels.steps.proving import CLAIM, SHOWN, Proving
from ..language.obligations import Verdict
from ..running.cache import Cache
from ..running.outlines import Statement
from ..running.results import Result
from ..triton.claimed import HOLDS, holds
from ..triton.launch_checks import OfLaunch
from .claimed import Stated
from .subject import Subject


class CompiledCheck(OfLaunch):
    """asked: digests of what is decided now; None for all. resting: whether only what the others rest on is. lives: whether
    there is a launch at all."""

    never = "no thread gets there"

    def __init__(self, own: Subject, stated: Stated, cache: Cache, proving: Proving | None = None):
        super().__init__(own, stated, cache, silent=False)
        self.proving = proving
        self.lives: bool | None = None
        self.asked: set[str] | None = None
        self.resting = False

    def look_up(self, evidence: bool = False) -> None:
        known = self.outcomes
        super().look_up(evidence)
        self.outcomes = {**known, **self.outcomes}
        self.take_given()

    @property
    def pending(self) -> list[Statement]:
        """A statement that is made twice is decided where either is."""
        wanted = {one.digest for _, one in self.items if not self.resting or one.claim in self.stated.resting}
        wanted = wanted if self.asked is None else wanted & self.asked
        return [one for one in super().pending if one.digest in wanted or one.digest in self.beneath]

    @property
    def inhabited(self) -> bool | None:
        return self.lives

    @property
    def lost(self) -> tuple[str, str] | None:
        """Claim and case of what all rests on, and is not proved."""
        found = [one for one in super().results if one.statement.claim in self.stated.resting]
        failed = [one for one in found if not holds(one)]
        if failed:
            return failed[0].statement.claim, failed[0].statement.case
        steps = [] if self.proving is None else [case.name for case in self.proving.chosen if not self._shown(case)]
        return (CLAIM, steps[0]) if steps else None

    @property
    def results(self) -> list[Result]:
        """Nothing counts as proved that rests on what is not."""
        found, lost = super().results, self.lost
        known = {(r.statement.claim, r.statement.case): r.outcome for r in found}
        own = [r for r in found if r.statement.claim not in self.stated.resting]
        return [replace(r, outcome=self._rests(r, lost or self._missing(r, known))) for r in own]

    def _missing(self, result: Result, known: Mapping[tuple[str, str], Outcome | None]) -> tuple[str, str] | None:
        """Claim and case of what a value rests on, and is not proved."""
        claim = result.statement.claim
        for case in self.stated.needs.get((claim, result.statement.case), ()):
            outcome = known.get((claim, case))
            if outcome is None or outcome.verdict not in HOLDS:
                return claim, case
        return None

    def _shown(self, case: object) -> bool:
        assert self.proving is not None
        proving = self.proving
        keys = [attempt.key for attempt in proving.attempts.values() if proving.cases.get(attempt.key) is case]
        outcomes = (self.proving.outcomes.get(key) for key in keys)
        return all(outcome is not None and outcome.verdict in SHOWN for outcome in outcomes)

    def _rests(self, result: Result, lost: tuple[str, str] | None) -> Outcome | None:
        outcome = None if result.outcome is None else self.in_launch(result.outcome)
        if outcome is None and lost is not None and not self.resting:
            return unknown("", f"rests on {lost[0]}, {lost[1]}, which is not proved")
        if outcome is None or lost is None or outcome.verdict in (Verdict.UNSUPPORTED, Verdict.UNKNOWN):
            return outcome
        return unknown(outcome.engine, f"rests on {lost[0]}, {lost[1]}, which is not proved")

    def beside(self, proving: Proving) -> CompiledCheck:
        """A check of all that is claimed by now, which knows what was decided of what was claimed before."""
        found = CompiledCheck(self.statements, self.stated, self.cache, proving)
        found.outcomes, found.lives = dict(self.outcomes), self.lives
        found.take_given()
        return found
