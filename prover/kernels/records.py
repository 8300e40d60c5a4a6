"""A kernel's verdicts on record: what is written, under which name, and what is not."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ..language.claims import Case, Claim
from ..language.constructors import both, negation
from ..language.obligations import Obligation, Verdict
from ..language.systems import System
from ..running.checking import Check
from ..running.plan import Built, Plans
from ..running.results import Result
from .claims.checking import KernelCheck
from .target import PREFIX

RECORDED = frozenset({Verdict.PROVED, Verdict.REFUTED})


def name_of(file: Path, processor: str, binding: Path | None) -> str:
    """The name of the record of a kernel with its binding: kernel--gfx950--im2col--im2col_o0."""
    parts = [*([processor] if processor else []), file.stem, *([] if binding is None else [binding.stem])]
    return (PREFIX + "--".join(re.sub(r"[^A-Za-z0-9_-]", "_", part) for part in parts))[:64]


class Recording:
    """What of a check is put on record under a name. decide: runs a check, with the time that the user gives.

    What is proved because no thread gets there stands on record as that: its assumptions never hold together.
    """

    def __init__(self, name: str, check: KernelCheck, decide: Callable[[Check], object]):
        self.name, self.check = name, check
        self.own = [result for result in check.results if self._found(result) in RECORDED]
        nowhere = [result for result in check.results if self._nowhere(result)]
        system = System(check.claims.system.name, check.claims.system.title)
        for claim in dict.fromkeys(result.statement.claim for result in nowhere):
            known = check.claims.system.claims[claim]
            cases = [self._never(result) for result in nowhere if result.statement.claim == claim]
            system.claims[claim] = Claim(system.name, claim, known.sentence, partial(iter, cases), file=known.file)
        plans = Plans([Built(system.name, system)], check.cache)
        self.never = Check(plans, plans.claims, check.cache)
        if nowhere:
            decide(self.never)

    @property
    def results(self) -> list[Result]:
        """The results with evidence, as they stand on record."""
        found = [*self.own, *(r for r in self.never.results if r.outcome and r.outcome.verdict in RECORDED)]
        return [self._renamed(result) for result in found]

    @property
    def missing(self) -> list[tuple[str, str]]:
        """(claim and case, why) of what has no evidence to put on record."""
        recorded = {(result.statement.claim, result.statement.case) for result in self.results}
        return [
            (f"{result.statement.claim}/{result.statement.case}", _why(result))
            for result in self.check.results
            if (result.statement.claim, result.statement.case) not in recorded
        ]

    def _found(self, result: Result) -> Verdict | None:
        """The verdict, where it is the one that the engines found; a case that nobody decided has none."""
        statement, outcome = result.statement, result.outcome
        own = self.check.outcomes.get(statement.digest)
        if outcome is None or own is None or (statement.claim, statement.case) in self.check.claims.given:
            return None
        return outcome.verdict if outcome.verdict is own.verdict else None

    def _nowhere(self, result: Result) -> bool:
        """Whether it is proved because its assumptions never hold together."""
        own = self.check.outcomes.get(result.statement.digest)
        return (
            result.outcome is not None and result.outcome.verdict is Verdict.PROVED
            and own is not None and own.verdict is Verdict.VACUOUS
        )  # fmt: skip

    def _never(self, result: Result) -> Case:
        obligation = self.check.plans.obligation(result.statement)
        return Case(result.statement.case, negation(both(*obligation.given)))

    def _renamed(self, result: Result) -> Result:
        return replace(result, statement=msgspec.structs.replace(result.statement, system=self.name))

    def obligation(self, result: Result) -> Obligation:
        """The statement of a result of `results`, with its verdict as the one to expect."""
        assert result.outcome is not None
        plans = self.never.plans if result.statement.digest in self.never.first else self.check.plans
        own = msgspec.structs.replace(result.statement, system=self.check.claims.system.name)
        return dataclasses.replace(plans.obligation(own), system=self.name, expected=result.outcome.verdict)


def _why(result: Result) -> str:
    outcome = result.outcome
    if outcome is not None and outcome.verdict is Verdict.PROVED:
        return "decided without an engine, or by one that leaves no evidence"
    return "undecided" if outcome is None else f"{outcome.verdict.value}: {outcome.detail}"


def said(missing: Iterable[tuple[str, str]]) -> list[str]:
    return [f"not on record: {name}: {why}" for name, why in missing]
