"""A kernel's verdicts on record: what is written, under which name, and what is not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from ..language.claims import Obligation, Verdict
from ..running.results import Result
from .claims.checking import KernelCheck
from .target import PREFIX

RECORDED = frozenset({Verdict.PROVED, Verdict.REFUTED})


def name_of(file: Path, binding: Path | None) -> str:
    """The name of the record of a kernel with its binding: kernel--im2col--im2col_o0."""
    parts = [file.stem, *([] if binding is None else [binding.stem])]
    return (PREFIX + "--".join(re.sub(r"[^A-Za-z0-9_-]", "_", part) for part in parts))[:64]


@dataclass(frozen=True)
class Recording:
    """What of a check is put on record under a name."""

    name: str
    check: KernelCheck

    @property
    def results(self) -> list[Result]:
        """The results with evidence, as they stand on record."""
        return [self._renamed(result) for result in self.check.results if self._found(result) in RECORDED]

    @property
    def missing(self) -> list[tuple[str, str]]:
        """(claim and case, why) of what has no evidence to put on record."""
        said = ((result, self._found(result)) for result in self.check.results)
        return [
            (f"{result.statement.claim}/{result.statement.case}", _why(result, found))
            for result, found in said
            if found not in RECORDED
        ]

    def _found(self, result: Result) -> Verdict | None:
        """The verdict, where it is the one that the engines found; a case that nobody decided has none."""
        statement, outcome = result.statement, result.outcome
        own = self.check.outcomes.get(statement.digest)
        if outcome is None or own is None or (statement.claim, statement.case) in self.check.claims.given:
            return None
        return outcome.verdict if outcome.verdict is own.verdict else None

    def _renamed(self, result: Result) -> Result:
        return replace(result, statement=msgspec.structs.replace(result.statement, system=self.name))

    def obligation(self, result: Result) -> Obligation:
        """The statement of a result of `results`, with its verdict as the one to expect."""
        assert result.outcome is not None
        own = msgspec.structs.replace(result.statement, system=self.check.claims.system.name)
        return replace(self.check.plans.obligation(own), system=self.name, expected=result.outcome.verdict)


def _why(result: Result, found: Verdict | None) -> str:
    outcome = result.outcome
    if outcome is not None and outcome.verdict is Verdict.PROVED:
        return "no thread gets there, which the record has no statement for"
    return "undecided" if outcome is None else f"{outcome.verdict.value}: {outcome.detail}"


def said(missing: Iterable[tuple[str, str]]) -> list[str]:
    return [f"not on record: {name}: {why}" for name, why in missing]
