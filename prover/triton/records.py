"""A launch's verdicts on record: those that have evidence, under the name of its system."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from ..language.obligations import Obligation, Verdict
from ..running.results import Result
from .launch_checks import OfLaunch

RECORDED = frozenset({Verdict.PROVED, Verdict.REFUTED})


class Recording(Struct, frozen=True):
    """What of a check is put on record."""

    check: OfLaunch

    @property
    def name(self) -> str:
        return self.check.stated.system.name

    @property
    def results(self) -> list[Result]:
        """The results with evidence."""
        return [result for result in self.check.results if self._recorded(result)]

    def _recorded(self, result: Result) -> bool:
        """Whether the verdict is the one that the engines found, and one that evidence shows."""
        own = self.check.outcomes.get(result.statement.digest)
        said = result.outcome
        fixed = (result.statement.claim, result.statement.case) in self.check.stated.given
        return said is not None and own is not None and not fixed and said.verdict is own.verdict in RECORDED

    @property
    def missing(self) -> list[str]:
        """What has no evidence to put on record, and why."""
        return [
            f"not on record: {r.statement.name}: {self._why(r)}" for r in self.check.results if not self._recorded(r)
        ]

    def _why(self, result: Result) -> str:
        own = self.check.outcomes.get(result.statement.digest)
        if own is not None and own.verdict is Verdict.VACUOUS:
            return "nothing satisfies what it assumes"
        return (result.outcome.detail if result.outcome else "") or "undecided"

    def obligation(self, result: Result) -> Obligation:
        """The statement, with its verdict as the one to expect."""
        assert result.outcome is not None
        return replace(self.check.plans.obligation(result.statement), expected=result.outcome.verdict)
