"""Decides statements: from the cache where it knows them, else on the runner's workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

import msgspec
from msgspec.structs import replace

from ..attack.records import CONTRADICTS, Attack, Contradiction
from ..engines.outcome import Outcome
from ..language.obligations import Obligation, Verdict
from ..language.wire import encode
from .cache import Cache
from .conditions import A_LINE, MOST_LINES, SOME_ADVICE, advice_for, searched
from .ending import Ending
from .linking import Needs, everything, shortfalls, words
from .outlines import ClaimPlan, Statement, lemma_plan
from .outlines import statement as stated
from .plan import Plans
from .results import Result
from .runner import Deciding, Task


class Check:
    """One run over the statements of some claims; `results` can be read at any time, also after an interruption.

    until: when deciding ends, by the monotonic clock.
    """

    def __init__(self, plans: Plans, claims: Iterable[ClaimPlan], cache: Cache):
        self.plans, self.cache = plans, cache
        self.items = [(claim, statement) for claim in claims for statement in claim.statements]
        self.until = inf
        self.outcomes: dict[str, Outcome] = {}
        self.known: set[str] = set()
        self.first: dict[str, Statement] = {}  # a statement that several cases share is decided once
        for _, statement in self.items:
            self.first.setdefault(statement.digest, statement)
        self.beneath: dict[str, Obligation] = {}  # lemmas of claims that nobody asked about
        self.needs: dict[str, Needs] = {}
        self.contradictions: dict[tuple[str, str, str], Contradiction] = {}  # by system, claim and case
        self.denied: set[str] = set()  # digests of what these are about
        self._look_beneath()

    def _look_beneath(self) -> None:
        """What the statements rest on has to be decided too, whoever's claim it is."""
        resting = [self.plans.obligation(statement) for statement in self.first.values() if statement.needs]
        for key, (obligation, needs) in everything(resting).items():
            self.needs[key] = needs
            if key not in self.first:
                self.beneath[key], self.first[key] = obligation, stated(obligation)

    def terms(self, wanted: Statement) -> Obligation:
        """The terms of a statement of this run."""
        return self.beneath.get(wanted.digest) or self.plans.obligation(wanted)

    def look_up(self, evidence: bool = False) -> None:
        """Take what the cache knows; with ``evidence``, only what it can also give the witness and tree of."""
        self.outcomes = self.cache.outcomes(self.first)
        if evidence:
            found = {digest: self.cache.evidence(digest) for digest in self.outcomes}
            self.outcomes = {
                digest: msgspec.structs.replace(outcome, witness=known.witness, tree=known.tree)
                for digest, outcome in self.outcomes.items()
                if (known := found[digest]) is not None
            }
        self.known = set(self.outcomes)

    @property
    def pending(self) -> list[Statement]:
        return [statement for digest, statement in self.first.items() if digest not in self.outcomes]

    def run(
        self,
        runner: Deciding,
        started: Callable[[str], None] = lambda name: None,
        finished: Callable[[str, Outcome], None] = lambda name, outcome: None,
    ) -> None:
        """Decide what is pending. What is finished is in `results` and in the cache, whatever happens next."""
        times = self.cache.times() if self.pending else {}
        tasks = [
            Task(statement.digest, encode(self.terms(statement)), times.get(statement.name), statement.name)
            for statement in self.pending
        ]

        def keep(digest: str, outcome: Outcome) -> None:
            self._keep(digest, outcome)
            self.cache.keep_times({self.first[digest].name: outcome.seconds})
            finished(self.first[digest].name, outcome)

        if tasks:
            Ending(runner, self.until).run(tasks, keep, lambda digest: started(self.first[digest].name))

    def take(self, digest: str, outcome: Outcome) -> str | None:
        """Take what a record shows of a statement; its name, None where it shows nothing that is pending."""
        if digest not in self.first or digest in self.outcomes:
            return None
        if outcome.verdict not in (Verdict.PROVED, Verdict.REFUTED):
            return None
        self._keep(digest, outcome)
        return self.first[digest].name

    def _keep(self, digest: str, outcome: Outcome) -> None:
        self.outcomes[digest] = outcome
        self.cache.keep(digest, outcome)

    def look_further(self, seconds: float) -> None:
        """For claims that are not as expected: a condition that makes a refuted one true, advice about an unknown one. Some
        seconds for each of the first few, no more than these; a condition is kept with its verdict, and not looked for
        again."""

        def wanted(verdict: Verdict) -> list[tuple[str, Obligation, Outcome]]:
            found: dict[str, tuple[str, Obligation, Outcome]] = {}
            for claim, statement in self.items:
                outcome = self.outcomes.get(statement.digest)
                known = outcome is None or outcome.verdict is not verdict or outcome.weakest is not None
                if outcome is not None and not known and not claim.is_finding and len(found) < MOST_LINES:
                    found[statement.digest] = (statement.digest, self.plans.obligation(statement), outcome)
            return list(found.values())

        searched(wanted(Verdict.REFUTED), min(seconds, A_LINE), self._keep, fingerprint=self.cache.fingerprint)
        advice_for(wanted(Verdict.UNKNOWN), min(seconds, SOME_ADVICE), self._keep, self.cache.fingerprint)

    @property
    def results(self) -> list[Result]:
        """A result for every statement, in the order of the specs. A proof that rests on something which is not proved
        shows nothing."""
        found, resting = [], shortfalls(self.needs, self._lacking)
        solvers = words(self.needs, lambda digest: self.outcomes[digest].rests_on if digest in self.outcomes else "")
        for claim, statement in self.items:
            outcome = self.outcomes.get(statement.digest)
            why = resting.get(statement.digest)
            if outcome is not None and why and outcome.verdict in (Verdict.PROVED, Verdict.VACUOUS):
                outcome = Outcome(
                    verdict=Verdict.UNKNOWN, engine=outcome.engine, seconds=outcome.seconds, detail=f"the proof {why}"
                )
            elif outcome is not None and outcome.verdict is Verdict.PROVED and solvers.get(statement.digest):
                outcome = msgspec.structs.replace(outcome, rests_on=solvers[statement.digest])
            if outcome is not None and self.first[statement.digest] is not statement:
                outcome = msgspec.structs.replace(outcome, seconds=0.0)
            found.append(self.against(Result(claim, statement, outcome, statement.digest in self.known)))
        return found

    def contradict(self, attacks: Iterable[Attack]) -> None:
        """Let the results say which proofs the attacks contradict."""
        runs = ((attack.subject, run) for attack in attacks for run in attack.contradictions)
        self.contradictions = {(subject, run.claim, run.case): run for subject, run in runs}
        self.denied = {
            statement.digest
            for claim, statement in self.items
            if (claim.system, claim.name, statement.case) in self.contradictions
        }

    def against(self, result: Result) -> Result:
        """The result, which is no proof where a run contradicts it."""
        claim, outcome = result.claim, result.outcome
        run = self.contradictions.get((claim.system, claim.name, result.statement.case))
        if run is None or outcome is None or outcome.verdict is not Verdict.PROVED:
            return result
        said = f"{CONTRADICTS}: it was proved, and {run.said}"
        found = Outcome(
            verdict=Verdict.CONTRADICTED, engine=outcome.engine, seconds=outcome.seconds, contradiction=run, detail=said
        )
        return replace(result, outcome=found)

    @property
    def lemmas(self) -> list[Result]:
        """A result for each lemma of a claim that is not among these."""
        return [
            Result(lemma_plan(obligation), self.first[key], self.outcomes.get(key), key in self.known)
            for key, obligation in self.beneath.items()
        ]

    def _lacking(self, digest: str) -> str:
        outcome = self.outcomes.get(digest)
        if outcome is None:
            return "was not reached"
        verdict = Verdict.CONTRADICTED if digest in self.denied else outcome.verdict
        return "" if verdict is Verdict.PROVED else f"is {verdict.value}"
