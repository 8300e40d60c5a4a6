"""Verdicts against what was expected of them: what a run comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from ..engines.outcome import Outcome
from ..language.obligations import Verdict
from ..language.variable_order import in_order
from .outlines import ClaimPlan, Statement


class Standing(StrEnum):
    """How an obligation's verdict compares with the expected one."""

    EXPECTED = "as expected"
    UNDECIDED = "undecided"
    UNEXPECTED = "not as expected"
    OPEN = "not reached"  # the run was interrupted before
    CONTRADICTED = "contradicted"  # proved, and a run shows that it is false


# (expected, found) -> what a reader is told; what is not named here is not as expected
WORDS: dict[tuple[Verdict, Verdict], tuple[str, Standing]] = {
    (Verdict.PROVED, Verdict.PROVED): ("proved", Standing.EXPECTED),
    (Verdict.PROVED, Verdict.REFUTED): ("REFUTED", Standing.UNEXPECTED),
    (Verdict.REFUTED, Verdict.REFUTED): ("refuted, as documented", Standing.EXPECTED),
    (Verdict.REFUTED, Verdict.PROVED): ("PROVED, though documented as false", Standing.UNEXPECTED),
    **{(e, Verdict.UNKNOWN): ("unknown", Standing.UNDECIDED) for e in (Verdict.PROVED, Verdict.REFUTED)},
    **{(e, Verdict.UNSUPPORTED): ("unsupported", Standing.UNDECIDED) for e in (Verdict.PROVED, Verdict.REFUTED)},
    **{(e, Verdict.VACUOUS): ("VACUOUS", Standing.UNEXPECTED) for e in (Verdict.PROVED, Verdict.REFUTED)},
    **{(e, Verdict.CONTRADICTED): ("CONTRADICTED", Standing.CONTRADICTED) for e in (Verdict.PROVED, Verdict.REFUTED)},
}

# from the verdict that a reader must see first to the one that goes without saying
GRAVITY = (Standing.CONTRADICTED, Standing.UNEXPECTED, Standing.UNDECIDED, Standing.OPEN, Standing.EXPECTED)


def fails_at(point: Mapping[str, int] | None) -> str:
    """Where a statement fails, in words.

    >>> fails_at({"n": 65, "lane": 3}), fails_at({})
    ('fails at n=65, lane=3', 'fails at once')
    """
    return "fails at " + (", ".join(f"{name}={value}" for name, value in (point or {}).items()) or "once")


class Result(Struct, frozen=True):
    """An obligation's outcome; None while it was not reached."""

    claim: ClaimPlan
    statement: Statement
    outcome: Outcome | None
    cached: bool = False

    @property
    def said(self) -> str:
        """The verdict in words; a proof on one solver's word alone names the solver."""
        return self.words + (f" ({self.rests_on})" if self.rests_on else "")

    @property
    def words(self) -> str:
        return WORDS[self.claim.expected, self.outcome.verdict][0] if self.outcome else "not reached"

    @property
    def rests_on(self) -> str:
        """The solver on whose word alone the verdict rests; empty for any other verdict."""
        return self.outcome.rests_on if self.outcome and self.outcome.verdict is Verdict.PROVED else ""

    @property
    def point(self) -> dict[str, int] | None:
        """The outcome's point, in the order of the statement's variables."""
        found = self.outcome.point if self.outcome else None
        return None if found is None else in_order([variable.name for variable in self.statement.variables], found)

    @property
    def is_simplified(self) -> bool:
        """Whether it is proved and nothing was left of it: terms without a variable are truth values as they are made."""
        return not self.statement.variables and self.outcome is not None and self.outcome.verdict is Verdict.PROVED

    @property
    def replayed(self) -> bool:
        """Whether this run took the evidence from its record, and only checked it."""
        return self.outcome is not None and self.outcome.replayed and not self.cached

    @property
    def standing(self) -> Standing:
        return WORDS[self.claim.expected, self.outcome.verdict][1] if self.outcome else Standing.OPEN


class ClaimResult(Struct, frozen=True):
    """A claim with the results of all its cases; it stands as its worst case does."""

    claim: ClaimPlan
    cases: Sequence[Result]

    @property
    def standing(self) -> Standing:
        return min((case.standing for case in self.cases), key=GRAVITY.index)

    @property
    def said(self) -> str:
        """The verdict in words; with how many cases it has, where not all share it, and whose word it rests on."""
        worst = self.standing
        words = [case.words for case in self.cases if case.standing is worst]
        first, notes = words[0], []
        if words.count(first) < len(self.cases):
            notes.append(f"{words.count(first)} of {len(self.cases)} cases")
        for solver, count in Counter(case.rests_on for case in self.cases if case.rests_on).items():
            notes.append(solver if count == len(self.cases) else f"{solver}: {count} of {len(self.cases)} cases")
        return f"{first} ({', '.join(notes)})" if notes else first

    @property
    def rests_on(self) -> list[str]:
        """The solvers on whose word alone the verdict of some case rests."""
        return list(dict.fromkeys(case.rests_on for case in self.cases if case.rests_on))

    @property
    def engines(self) -> list[str]:
        return list(dict.fromkeys(case.outcome.engine for case in self.cases if case.outcome and case.outcome.engine))

    @property
    def seconds(self) -> float:
        return sum(case.outcome.seconds for case in self.cases if case.outcome)

    @property
    def points(self) -> int:
        """Points that were tried; what was simplified to true has none."""
        return sum(case.outcome.points for case in self.cases if case.outcome and not case.is_simplified)

    @property
    def simplified(self) -> int:
        """How many cases were simplified to true."""
        return sum(case.is_simplified for case in self.cases)

    @property
    def cached(self) -> bool:
        return all(case.cached for case in self.cases)


def by_claim(results: Iterable[Result]) -> list[ClaimResult]:
    """The results grouped by claim, in their order."""
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(result.claim.full_name, []).append(result)
    return [ClaimResult(cases[0].claim, cases) for cases in groups.values()]


def exit_code(results: Iterable[Result]) -> int:
    """0: every verdict is the expected one. 1: one is not. 3: none is wrong, but something stayed undecided; and wherever
    an attack contradicts a proof, as then no verdict is to be relied on."""
    standings = {result.standing for result in results}
    if Standing.CONTRADICTED in standings:
        return 3
    if Standing.UNEXPECTED in standings:
        return 1
    return 3 if standings & {Standing.UNDECIDED, Standing.OPEN} else 0
