"""Decides what is claimed of a compiled kernel, and runs every counterexample on both sides."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from ..engines.outcome import Outcome, unknown
from ..kernels.loops.paths import Trace
from ..kernels.steps.proving import CLAIM, SHOWN, Effort, Proving
from ..language.obligations import SpecError, Verdict
from ..language.terms import Term
from ..running.cache import Cache
from ..running.checking import Check
from ..running.results import Result
from ..triton.launch_checks import OfLaunch
from .claimed import Stated
from .compared import HOLDS, Compared, Subject, Way
from .emitted import Emitted
from .points import drawn
from .seeing import ENDED, Seeing
from .source import Sources
from .stating import Builder

ROUNDS = 3  # in which what is assumed of the emitted code may fall; then nothing is
RUNS = 6  # points at which both sides are run
NOT_SEEN = "run in the interpreters of both sides, no difference is seen"
Decide = Callable[[Check, Effort], object]


class CompiledCheck(OfLaunch):
    """A check of the claims about one trace."""

    never = "no thread gets there"

    def __init__(self, own: Subject, stated: Stated, cache: Cache, proving: Proving | None = None):
        super().__init__(own, stated, cache, silent=False)
        self.proving = proving
        self.lives: bool | None = None  # whether there is a launch at all

    def look_up(self, evidence: bool = False) -> None:
        super().look_up(evidence)
        self.take_given()

    @property
    def inhabited(self) -> bool | None:
        return self.lives

    @property
    def results(self) -> list[Result]:
        """Nothing counts as proved that rests on what is not."""
        found = super().results
        verdicts = {(r.statement.claim, r.statement.case): r.outcome.verdict if r.outcome else None for r in found}
        failed = [key for key, verdict in verdicts.items() if key[0] in self.stated.resting and verdict not in HOLDS]
        steps = [] if self.proving is None else [
            case.name for case in self.proving.chosen if not self._shown(case)
        ]  # fmt: skip
        lost = failed[0] if failed else (CLAIM, steps[0]) if steps else None
        return [replace(r, outcome=self._rests(r, lost)) for r in found if r.statement.claim not in self.stated.resting]

    def _shown(self, case: object) -> bool:
        assert self.proving is not None
        proving = self.proving
        keys = [attempt.key for attempt in proving.attempts.values() if proving.cases.get(attempt.key) is case]
        outcomes = (self.proving.outcomes.get(key) for key in keys)
        return all(outcome is not None and outcome.verdict in SHOWN for outcome in outcomes)

    def _rests(self, result: Result, lost: tuple[str, str] | None) -> Outcome | None:
        outcome = None if result.outcome is None else self.in_launch(result.outcome)
        if outcome is None or lost is None or outcome.verdict in (Verdict.UNSUPPORTED, Verdict.UNKNOWN):
            return outcome
        return unknown(outcome.engine, f"rests on {lost[0]}, {lost[1]}, which is not proved")


class Comparing:
    """Decides one compilation. quick: decides what is assumed, in less time."""

    def __init__(self, own: Subject, cache: Cache, decide: Decide, quick: Decide):
        self.own, self.cache, self.decide, self.quick = own, cache, decide, quick
        self.sources, self.emitted = Sources(own.launch, own.texts), Emitted(own.launch, own.texts)
        self.seen: dict[tuple[str, str], Outcome] = {}
        self.ways: list[Way] = []
        self.ran: tuple[int, str] | None = None
        self.seeing: Seeing | None = None
        self.lives = False
        self.said = ""  # of the runs at drawn points
        self.now = "reads the emitted code"  # what it is at

    def run(self) -> Compared:
        """Formulas that say where integers wrap first, or where there are loops those that take them not to; then the
        others, for what is not proved."""
        began, self.now = time.monotonic(), "follows the emitted code"
        exact = self.emitted.traced(None)
        ways = [True, False] if exact.loops or exact.why else [False, True]
        stated, results = self._way(ways[0], exact)
        chosen = dict.fromkeys((one.statement.claim for one in results), self.ways[0])
        if any(one.outcome is None or one.outcome.verdict is Verdict.UNKNOWN for one in results):
            _, others = self._way(ways[1], exact)
            better = _better(results, others)
            chosen |= dict.fromkeys((claim for claim, own in better.items() if own is not results), self.ways[1])
            results = [one for claim, own in better.items() for one in own if one.statement.claim == claim]
        return Compared(
            self.own, results, stated.notes, stated.lines, self.emitted.given, time.monotonic() - began, self.ways,
            self.said, chosen,
        )  # fmt: skip

    def _way(self, short: bool, exact: Trace) -> tuple[Stated, list[Result]]:
        trace = self._assumed() if short else exact
        if trace.frame is None or trace.why or self.emitted.kernel.trouble:
            return self._unread(self.emitted.kernel.trouble or trace.why)
        builder = Builder(self.own.called, self.sources, self.emitted, trace, None if short else frozenset())
        self.now = "relates accesses of both sides"
        stated = builder.build()
        self.now = "proves what formulas rest on"
        proving = Proving(stated.system.name, trace.frame.algebra.steps, self.cache, self.decide)
        proving.run()
        seeing = self.seeing = self.seeing or Seeing(self.emitted, {}, {})
        seeing.know(builder.loads, {term: builder.frame.loads[term][2] for term in builder.loads})
        self.now = "runs both sides"
        self._run(stated, seeing)
        self.now = "decides claims"
        check = CompiledCheck(self.own, stated, self.cache, proving)
        check.lives = self.lives or None
        self.ways.append(Way(not short, check, proving))
        self.decide(check, Effort.ALL)
        return stated, [self._confirmed(one, stated, seeing) for one in check.results]

    @property
    def launch_terms(self) -> list[Term]:
        """Whose variables say which program of which launch is run."""
        own = self.own.launch
        return [*own.programs, *own.sizes.values(), *(one.allocation for one in self.emitted.memories.values())]

    def _run(self, stated: Stated, seeing: Seeing) -> None:
        """Both sides run at drawn points: values that differ are a claim that fails."""
        if self.ran is None:
            points = drawn(RUNS, self.emitted.given, [], {}, self.launch_terms, whole=True)
            self.lives = bool(points)
            self.ran = seeing.runs([dict(one) for one in dict.fromkeys(tuple(point.items()) for point in points)])
        count, said = self.ran
        if said:
            stated.fail("runs", said)
        if count and not said:
            same = (
                f"{seeing.compared:,} stored elements were the same" if seeing.compared else "no values were compared"
            )
            self.said = f"run at {count} points in the interpreters of both sides: {same}"
        kind, whys = "PTX" if self.own.texts.is_ptx else "IR", dict[str, list[int]]()
        for line, why in stated.left.items():
            whys.setdefault(why, []).append(line)
        stated.notes[:0] = [
            f"the values that {kind} lines {', '.join(map(str, lines))} store: {why}" for why, lines in whys.items()
        ]  # fmt: skip

    def _assumed(self) -> Trace:
        """The trace under what holds of it."""
        refused: frozenset[Term] = frozenset()
        for _ in range(ROUNDS):
            trace = self.emitted.traced(refused)
            if trace.frame is None or trace.why:
                return trace
            builder = Builder(self.own.called, self.sources, self.emitted, trace, None)
            builder.rest()
            claims = builder.stated.system.claims
            kept = {claim: claims[claim] for claim in dict.fromkeys(c for c, _ in builder.assumed)}
            if not kept:
                return trace
            builder.stated.system.claims.clear()
            builder.stated.system.claims.update(kept)
            check = CompiledCheck(self.own, builder.stated, self.cache)
            self.quick(check, Effort.ALL)
            verdicts = check.verdicts
            fallen = frozenset(one for key, one in builder.assumed.items() if verdicts.get(key) not in HOLDS)
            if not fallen:
                return trace
            refused |= fallen
        return self.emitted.traced(None)

    def _unread(self, why: str) -> tuple[Stated, list[Result]]:
        stated = Builder.unread(self.own.called, why)
        check = CompiledCheck(self.own, stated, self.cache)
        self.ways.append(Way(True, check))
        check.look_up()
        return stated, check.results

    def _confirmed(self, result: Result, stated: Stated, seeing: Seeing) -> Result:
        """A refutation, where running both sides shows it; else nothing is known."""
        outcome = result.outcome
        if outcome is None or outcome.verdict is not Verdict.REFUTED:
            return result
        key = result.statement.claim, result.statement.case
        if key in stated.given:
            return result
        about, point = stated.about.get(key), outcome.point or {}
        at = "fails at " + (", ".join(f"{name}={value}" for name, value in point.items()) or "once")
        said = why = ""
        try:
            line = about.pair.access.instruction.line if about is not None and about.pair is not None else 0
            if about is not None:
                said = seeing.misaligned(point, line) if about.what == "aligned" else seeing.differs(point, line)
        except ENDED as error:
            why = str(error)
        if said:
            return replace(result, outcome=msgspec.structs.replace(outcome, detail=said, weakest=None))
        return replace(result, outcome=unknown(outcome.engine, f"{at}; {why or NOT_SEEN}"))


def _better(results: list[Result], others: list[Result]) -> dict[str, list[Result]]:
    """Claim -> the one of both of which more is known: by one way all of it is proved, or a case is refuted."""
    found: dict[str, list[Result]] = {}
    for claim in dict.fromkeys(one.statement.claim for one in results):
        mine, theirs = ([one for one in own if one.statement.claim == claim] for own in (results, others))
        found[claim] = others if theirs and _known(theirs) > _known(mine) else results
    return found


def _known(results: Sequence[Result]) -> int:
    verdicts = [one.outcome.verdict if one.outcome is not None else Verdict.UNKNOWN for one in results]
    if results and all(verdict in HOLDS for verdict in verdicts):
        return 1 << 20
    return (1 << 10) * (Verdict.REFUTED in verdicts) + sum(verdict in HOLDS for verdict in verdicts)


def compared(own: Subject, cache: Cache, decide: Decide, quick: Decide) -> Compared:
    """The compilation, decided. Raises SpecError."""
    return Comparing(own, cache, decide, quick).run()


def late(own: Subject, cache: Cache, seconds: float, why: str) -> Compared:
    """A compilation of which nothing is known after so many seconds."""
    stated = Builder.unread(own.called, f"not decided in {seconds:g} s{why}", Verdict.UNKNOWN)
    check = CompiledCheck(own, stated, cache)
    check.look_up()
    return Compared(own, check.results, stated.notes, stated.lines, seconds=seconds, ways=[Way(True, check)])


__all__ = ["Compared", "Comparing", "SpecError", "Subject", "compared", "late"]
