"""Decides the steps of a kernel: general statements first, more special ones for what those do not show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ...engines.outcome import Outcome
from ...language.claims import Case, Claim, System, Verdict
from ...language.wire import digest
from ...running.cache import Cache
from ...running.checking import Check
from ...running.plan import Built, Plans
from .arithmetic import Step, Steps
from .statements import Statement, ways

CLAIM = "arithmetic"
SENTENCE = "Terms were simplified, and their ranges found, by steps that hold."
SHOWN = frozenset({Verdict.PROVED, Verdict.VACUOUS})
FIRST = 8  # steps that are tried before others; then twice as many, and so on
SECONDS = 8.0  # for a statement after which there is another one to try


@dataclass(slots=True)
class Attempt:
    """A step and the statement that is to show it. left: the ones to try after it."""

    step: Step
    statement: Statement
    left: Iterator[Statement]
    key: str = ""


@dataclass
class Proving:
    """The steps of one kernel on their way to be shown. decide: runs a check, with so many seconds for a statement."""

    name: str
    steps: Steps
    cache: Cache
    decide: Callable[[Check, float | None], object]
    attempts: dict[Step, Attempt] = field(default_factory=dict)
    outcomes: dict[str, Outcome] = field(default_factory=dict)  # digest -> outcome
    cases: dict[str, Case] = field(default_factory=dict)

    def run(self) -> None:
        """Until every step is shown, or one cannot be: then nothing is known of the kernel, and no more are tried."""
        steps, first, count = list(self.steps.found.values()), 0, FIRST
        while first < len(steps) and self._all(steps[first : first + count]):
            first, count = first + count, 2 * count

    def _all(self, steps: Iterable[Step]) -> bool:
        """Whether they are shown, and all that they rest on."""
        waiting = self._begun(steps)
        while waiting:
            self._round(waiting, SECONDS)
            again = [attempt for attempt in waiting if not self._shown(attempt)]
            final = [attempt for attempt in again if not self._next(attempt)]
            if final:
                self._round(final, None)
                if not all(map(self._shown, final)):
                    return False
            waiting = [attempt for attempt in again if attempt not in final]
            waiting += self._begun(step for attempt in waiting for step in attempt.statement.needs)
        return True

    def _begun(self, steps: Iterable[Step]) -> list[Attempt]:
        """Attempts for the steps that have none, and for all that these rest on."""
        found, left = list[Attempt](), list(steps)
        while left:
            step = left.pop()
            if step in self.attempts:
                continue
            some = ways(step)
            attempt = self.attempts[step] = Attempt(step, next(some), some)
            self._enter(attempt)
            found.append(attempt)
            left += attempt.statement.needs
        return found

    def _enter(self, attempt: Attempt) -> None:
        said = attempt.statement
        case = Case(f"step {len(self.cases) + 1}", said.goal, said.given)
        (obligation,) = self.claim(System(self.name, self.name), [case]).obligations()
        attempt.key = digest(obligation)
        self.cases.setdefault(attempt.key, case)

    def _next(self, attempt: Attempt) -> bool:
        following = next(attempt.left, None)
        if following is None:
            return False
        attempt.statement = following
        self._enter(attempt)
        return True

    def _shown(self, attempt: Attempt) -> bool:
        outcome = self.outcomes.get(attempt.key)
        return outcome is not None and outcome.verdict in SHOWN

    def _round(self, attempts: Iterable[Attempt], seconds: float | None) -> None:
        keys = dict.fromkeys(attempt.key for attempt in attempts if not self._shown(attempt))
        open_ = [self.cases[key] for key in keys if seconds is None or key not in self.outcomes]
        if open_:
            system = System(self.name, self.name)
            system.claims[CLAIM] = self.claim(system, open_)
            plans = Plans([Built(self.name, system)], self.cache)
            check = Check(plans, plans.claims, self.cache)
            self.decide(check, seconds)
            self.outcomes |= check.outcomes

    @staticmethod
    def claim(system: System, cases: Iterable[Case], file: str = "", line: int = 0) -> Claim:
        made = list(cases)
        return Claim(system.name, CLAIM, SENTENCE, lambda: iter(made), file=file, line=line)

    @property
    def chosen(self) -> list[Case]:
        """The statements that show the steps, and those that should and were tried in vain."""
        tried = (attempt.key for attempt in self.attempts.values() if attempt.key in self.outcomes)
        return [self.cases[key] for key in dict.fromkeys(tried)]
