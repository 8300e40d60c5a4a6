"""Decides statements: from the cache where it knows them, else on the runner's workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from ..engines.outcome import Outcome
from ..language.claims import Obligation, Verdict
from ..language.wire import encode
from .cache import Cache
from .conditions import A_LINE, MOST_LINES, SOME_ADVICE, advice_for, searched
from .outlines import ClaimPlan, Statement
from .plan import Plans
from .results import Result
from .runner import Runner, Task


class Check:
    """One run over the statements of some claims; `results` can be read at any time, also after an interruption."""

    def __init__(self, plans: Plans, claims: Iterable[ClaimPlan], cache: Cache):
        self.plans, self.cache = plans, cache
        self.items = [(claim, statement) for claim in claims for statement in claim.statements]
        self.outcomes: dict[str, Outcome] = {}
        self.known: set[str] = set()
        self.first: dict[str, Statement] = {}  # a statement that several cases share is decided once
        for _, statement in self.items:
            self.first.setdefault(statement.digest, statement)

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
        runner: Runner,
        started: Callable[[str], None] = lambda name: None,
        finished: Callable[[str, Outcome], None] = lambda name, outcome: None,
    ) -> None:
        """Decide what is pending. What is finished is in `results` and in the cache, whatever happens next."""
        times = self.cache.times() if self.pending else {}
        tasks = [
            Task(statement.digest, encode(self.plans.obligation(statement)), times.get(statement.name))
            for statement in self.pending
        ]

        def keep(digest: str, outcome: Outcome) -> None:
            self._keep(digest, outcome)
            self.cache.keep_times({self.first[digest].name: outcome.seconds})
            finished(self.first[digest].name, outcome)

        if tasks:
            runner.run(tasks, keep, lambda digest: started(self.first[digest].name))

    def take_recorded(
        self, runner: Runner, recorded: Mapping[str, bytes], finished: Callable[[str, Outcome], None]
    ) -> None:
        """Take what the records show of what is pending, digest -> record; the rest stays pending."""

        def keep(digest: str, outcome: Outcome) -> None:
            if outcome.verdict in (Verdict.PROVED, Verdict.REFUTED):
                self._keep(digest, outcome)
                finished(self.first[digest].name, outcome)

        wanted = [statement.digest for statement in self.pending if statement.digest in recorded]
        tasks = [Task(digest, recorded[digest]) for digest in wanted]
        runner.run(tasks, keep, lambda digest: None)

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
        """A result for every statement, in the order of the specs."""
        found = []
        for claim, statement in self.items:
            outcome = self.outcomes.get(statement.digest)
            if outcome is not None and self.first[statement.digest] is not statement:
                outcome = msgspec.structs.replace(outcome, seconds=0.0)
            found.append(Result(claim, statement, outcome, statement.digest in self.known))
        return found
