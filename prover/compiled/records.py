"""A compilation's verdicts on record: those that have evidence, with all that they rest on, under the name of its system.

Each of the two sorts of formulas has claims of its own on record for what it rests on. What counts as proved because no
thread gets there stands on record as that: its assumptions never hold together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec
from msgspec import Struct, field

from ..engines.outcome import Outcome
from ..kernels.steps.proving import CLAIM, SENTENCE
from ..language.claims import Case, Claim
from ..language.constructors import both, negation
from ..language.obligations import Obligation, Verdict
from ..language.systems import System
from ..language.terms import integer
from ..running.cache import Cache
from ..running.checking import Check
from ..running.plan import Built, Plans
from ..running.results import Result
from .compared import Compared, Way
from .sums import sums

RECORDED = frozenset({Verdict.PROVED, Verdict.REFUTED})
TEXTS = "texts"
ABOUT = "These verdicts are about texts with these sums (SHA-256, without lines of debugging)."


class Parts(Struct):
    """What is stated anew for the record. claims: name -> its sentence and cases."""

    claims: dict[str, tuple[str, list[Case]]] = field(default_factory=dict)

    def add(self, name: str, sentence: str, case: Case) -> None:
        self.claims.setdefault(name, (sentence, []))[1].append(case)

    def check(self, system: str, file: str, cache: Cache) -> Check:
        own = System(system, system)
        for name, (said, cases) in self.claims.items():
            own.claims[name] = Claim(system, name, said, lambda cases=cases: iter(cases), file=file)
        plans = Plans([Built(system, own)], cache)
        return Check(plans, plans.claims, cache)


class Recording:
    """What of a compilation is put on record. decide: runs a check, with the time that the user gives."""

    def __init__(self, found: Compared, cache: Cache, decide: Callable[[Check], object]):
        self.found, self.name, parts = found, found.subject.called, Parts()
        self.kept: list[tuple[Result, Obligation]] = []
        self.recorded: set[tuple[str, str]] = set()  # claims and cases, as the check names them
        ways: list[Way] = []
        for result in found.results:
            claim, own = result.statement.claim, self._engine(result)
            if own is None:
                continue
            self.recorded.add((claim, result.statement.case))
            if all(found.chosen[claim] is not way for way in ways):
                ways.append(found.chosen[claim])
            if own is Verdict.VACUOUS:
                said = f"{claim}: no thread gets there."
                parts.add(f"{claim}_nowhere", said, _nobody(found.obligation(result)))
            else:
                self.kept.append((result, found.obligation(result)))
        for way in ways:
            self._beneath(way, parts)
        for case in self._texts() if ways else ():
            parts.add(TEXTS, ABOUT, case)
        self.more = parts.check(self.name, found.subject.file, cache)
        if parts.claims:
            decide(self.more)
        self.whole = all(one.outcome and one.outcome.verdict in RECORDED for one in self.more.results)

    @property
    def results(self) -> list[Result]:
        """The results with evidence, as they stand on record. Without what they rest on none of them does."""
        return [*(result for result, _ in self.kept), *self.more.results] if self.whole else []

    @property
    def missing(self) -> list[str]:
        """What has no evidence to put on record, and why."""
        kept = self.recorded if self.whole else set[tuple[str, str]]()
        left = [one for one in self.found.results if (one.statement.claim, one.statement.case) not in kept]
        return [f"not on record: {one.statement.name}: {self._why(one)}" for one in left]

    def _why(self, result: Result) -> str:
        if (result.statement.claim, result.statement.case) in self.recorded:
            return "something that it rests on has no evidence"
        outcome = result.outcome
        return "it was not decided" if outcome is None else f"{outcome.verdict.value}: {outcome.detail}"

    def obligation(self, result: Result) -> Obligation:
        """The statement, with its verdict as the one to expect. Raises SpecError."""
        assert result.outcome is not None
        known = next((own for one, own in self.kept if one is result), None)
        own = self.more.plans.obligation(result.statement) if known is None else known
        return replace(own, expected=result.outcome.verdict)

    def _engine(self, result: Result) -> Verdict | None:
        """What the engines say of the case, where it is what counts: a case that nobody decided has none."""
        key = result.statement.claim, result.statement.case
        way, outcome = self.found.chosen.get(key[0]), result.outcome
        own = way.check.outcomes.get(result.statement.digest) if way is not None else None
        if way is None or own is None or outcome is None or key in way.check.stated.given:
            return None
        if own.verdict is Verdict.VACUOUS:
            return own.verdict if outcome.verdict is Verdict.PROVED else None
        return own.verdict if own.verdict is outcome.verdict and own.verdict in RECORDED else None

    def _beneath(self, way: Way, parts: Parts) -> None:
        """What all proofs of one sort of formulas rest on."""
        check, tail = way.check, "_exact" if way.exact else ""
        for claim in check.plans.claims:
            for statement in claim.statements if claim.name in check.stated.resting else ():
                outcome, obligation = check.outcomes.get(statement.digest), check.plans.obligation(statement)
                if outcome is None or outcome.verdict is Verdict.VACUOUS:
                    parts.add(f"{claim.name}{tail}_nowhere", claim.sentence, _nobody(obligation))
                    continue
                name = f"{claim.name}{tail}"
                on_record = Result(
                    msgspec.structs.replace(claim, name=name), msgspec.structs.replace(statement, claim=name), outcome
                )
                self.kept.append((on_record, replace(obligation, claim=name)))
        proving = way.proving
        if proving is None:
            return
        outcomes = {id(case): proving.outcomes.get(key) for key, case in proving.cases.items()}
        for case in proving.chosen:
            found: Outcome | None = outcomes[id(case)]
            if found is not None and found.verdict is Verdict.VACUOUS:
                (own,) = Claim(self.name, CLAIM, SENTENCE, lambda case=case: iter([case])).obligations()
                parts.add(f"{CLAIM}{tail}_nowhere", SENTENCE, _nobody(own))
            else:
                parts.add(f"{CLAIM}{tail}", SENTENCE, case)

    def _texts(self) -> Iterator[Case]:
        for kind, number in sums(self.found.subject.texts).items():
            own = integer(f"sum_of_{kind}".replace(" ", "_"), 0, 1 << 256)
            yield Case(f"sum of the {kind}", own == number, [own == number])


def _nobody(obligation: Obligation) -> Case:
    return Case(obligation.case, negation(both(*obligation.given)))
