"""Decides the steps of a kernel: general statements first, more special ones for what those do not show.

Most statements that are true take an engine some milliseconds; one that is too general may keep the others for seconds. So
all statements of a step have a quick try before any of them has more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum

from msgspec import Struct, field
from msgspec.structs import replace

from ...engines.outcome import Outcome
from ...language.claims import Case, Claim
from ...language.obligations import Verdict
from ...language.systems import System
from ...language.terms import Term
from ...language.wire import digest
from ...machine.arithmetic import Step, Steps
from ...running.cache import Cache
from ...running.checking import Check
from ...running.plan import Built, Plans
from ...running.results import Result
from .statements import Statement, ways

CLAIM = "arithmetic"
SENTENCE = "Terms were simplified, and their ranges found, by steps that hold."
SHOWN = frozenset({Verdict.PROVED, Verdict.VACUOUS})
FIRST = 8  # steps that are tried before others; then twice as many, and so on


def proved(results: Iterable[Result]) -> list[tuple[str, str]]:
    """(claim, case) of what is proved of what a kernel does."""
    own = [r.statement for r in results if r.outcome is not None and r.outcome.verdict is Verdict.PROVED]
    return [(one.claim, one.case) for one in own if one.claim != CLAIM]


class Effort(IntEnum):
    """How hard a statement is tried."""

    QUICK = 0  # engines that show what they can at once
    SOON = 1  # a part of a second, in which most that is false falls
    SOME = 2  # the time of a statement after which there is another one
    ALL = 3


class Attempt(Struct):
    """A step and the statements that are to show it, one of them now. left: the ones that nobody has asked for yet."""

    step: Step
    made: list[Statement]
    left: Iterator[Statement]
    now: int = 0
    keys: list[str] = field(default_factory=list)  # of what is made: digests

    @property
    def statement(self) -> Statement:
        return self.made[self.now]

    @property
    def key(self) -> str:
        return self.keys[self.now]

    @property
    def last(self) -> bool:
        return self.now == len(self.made) - 1


class Proving(Struct):
    """The steps of one kernel on their way to be shown. decide: runs a check, with so much effort for a statement. most:
    it is less than SOME, how hard each is tried."""

    name: str
    steps: Steps
    cache: Cache
    decide: Callable[[Check, Effort], object]
    attempts: dict[Step, Attempt] = field(default_factory=dict)
    outcomes: dict[str, Outcome] = field(default_factory=dict)  # digest -> outcome
    cases: dict[str, Case] = field(default_factory=dict)
    efforts: dict[str, Effort] = field(default_factory=dict)  # digest -> how hard it was tried
    most: Effort = Effort.ALL

    def run(self) -> None:
        """Until every step is shown, or one cannot be: then nothing is known of the kernel, and no more are tried."""
        steps, first, count = list(self.steps.found.values()), 0, FIRST
        while first < len(steps) and self._all(steps[first : first + count]):
            first, count = first + count, 2 * count

    @property
    def wrong(self) -> frozenset[Term]:
        """The equations that were tried and are not shown."""
        left = (own for own in self.attempts.values() if own.step.plain is not None and not self._shown(own))
        return frozenset(own.step.formula for own in left if own.key in self.outcomes)

    def anew(self, steps: Steps) -> Proving:
        """Of other steps of the same kernel, some of which were tried before."""
        return replace(self.again(), steps=steps, attempts={}, cases={})

    def again(self) -> Proving:
        """The same, for steps that are noted later: these may fail and leave this one as it is."""
        return replace(
            self, attempts=dict(self.attempts), outcomes=dict(self.outcomes), cases=dict(self.cases),
            efforts=dict(self.efforts),
        )  # fmt: skip

    @property
    def whole(self) -> bool:
        """Whether every step that was noted by now is shown, with all that it rests on."""
        noted = all(step in self.attempts for step in self.steps.found.values())
        return noted and all(map(self._shown, self.attempts.values()))

    def _all(self, steps: Iterable[Step]) -> bool:
        """Whether they are shown, and all that they rest on."""
        waiting = self._begun(steps)
        while waiting:
            self._round(waiting, Effort.QUICK)
            again = [attempt for attempt in waiting if not self._shown(attempt)]
            waiting = [attempt for attempt in again if self._next(attempt)]
            more = [attempt for attempt in again if attempt not in waiting]
            if not self._with_more(more):
                return False
            waiting += self._begun(step for attempt in (*waiting, *more) for step in attempt.statement.needs)
        return True

    def _with_more(self, attempts: list[Attempt]) -> bool:
        """Whether one of the statements of each shows it, given time."""
        for attempt in attempts:
            attempt.now = 0
        while attempts:
            for effort in (Effort.SOME, Effort.ALL):
                self._round([attempt for attempt in attempts if attempt.last is (effort is Effort.ALL)], effort)
            attempts = [attempt for attempt in attempts if not self._shown(attempt)]
            if any(attempt.last for attempt in attempts):
                return False
            for attempt in attempts:
                attempt.now += 1
        return True

    def _begun(self, steps: Iterable[Step]) -> list[Attempt]:
        """Attempts for the steps that have none, and for all that these rest on."""
        found, left = list[Attempt](), list(steps)
        while left:
            step = left.pop()
            if step in self.attempts:
                continue
            attempt = self.attempts[step] = Attempt(step, [], ways(step), -1)
            self._next(attempt)
            found.append(attempt)
            left += attempt.statement.needs
        return found

    def _next(self, attempt: Attempt) -> bool:
        said = next(attempt.left, None)
        if said is None:
            return False
        case = Case(f"step {len(self.cases) + 1}", said.goal, said.given)
        (obligation,) = self.claim(System(self.name, self.name), [case]).obligations()
        attempt.made.append(said)
        attempt.keys.append(digest(obligation))
        attempt.now += 1
        self.cases.setdefault(attempt.key, case)
        return True

    def _shown(self, attempt: Attempt) -> bool:
        outcome = self.outcomes.get(attempt.key)
        return outcome is not None and outcome.verdict in SHOWN

    def _round(self, attempts: Iterable[Attempt], effort: Effort) -> None:
        keys = dict.fromkeys(attempt.key for attempt in attempts if not self._shown(attempt))
        effort = self.most if self.most < Effort.SOME else effort
        wanted = [key for key in keys if self.efforts.get(key, -1) < effort]
        if wanted:
            system = System(self.name, self.name)
            system.claims[CLAIM] = self.claim(system, [self.cases[key] for key in wanted])
            plans = Plans([Built(self.name, system)], self.cache)
            check = Check(plans, plans.claims, self.cache)
            self.decide(check, effort)
            self.outcomes |= check.outcomes
            self.efforts |= dict.fromkeys(wanted, effort)

    @staticmethod
    def claim(system: System, cases: Iterable[Case], file: str = "", line: int = 0) -> Claim:
        made = list(cases)
        return Claim(system.name, CLAIM, SENTENCE, lambda: iter(made), file=file, line=line)

    @property
    def chosen(self) -> list[Case]:
        """The statements that show the steps, and those that should and were tried in vain."""
        tried = (attempt.key for attempt in self.attempts.values() if attempt.key in self.outcomes)
        return [self.cases[key] for key in dict.fromkeys(tried)]
