"""Decides what is claimed of a compiled kernel, and runs every counterexample on both sides."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import inf

import msgspec

from ..engines.outcome import Outcome, unknown
from ..kernels.loops.paths import Trace
from ..kernels.machine.assuming import Assuming
from ..kernels.steps.proving import CLAIM, SHOWN, Effort, Proving
from ..language.meanings.text import text
from ..language.obligations import SpecError, Verdict
from ..language.terms import Term
from ..running.cache import Cache
from ..running.checking import Check
from ..running.ending import Ending
from ..running.outlines import Statement
from ..running.results import Result
from ..running.runner import Deciding
from ..triton.claimed import HOLDS
from ..triton.launch_checks import OfLaunch
from ..triton.machine.values import Key
from . import taken
from .beside import Beside
from .claimed import Stated
from .compared import Compared, Subject, Way
from .emitted import Emitted
from .points import drawn
from .seeing import ENDED, Seeing
from .shared_ptx import SHARED
from .sharing import Sharing
from .source import Sources
from .stating import STEPS, Builder
from .ways import better, left, undecided

ROUNDS = 4  # in which what is taken of either side may fall; then nothing is of the emitted code
RUNS_CLAIM = "runs"
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
        self.asked: set[str] | None = None  # digests of what is decided now; None for all
        self.resting = False  # whether only what the others rest on is decided
        self.until = inf  # when deciding ends, by the monotonic clock

    def look_up(self, evidence: bool = False) -> None:
        known = self.outcomes
        super().look_up(evidence)
        self.outcomes = {**known, **self.outcomes}
        self.take_given()

    def run(
        self,
        runner: Deciding,
        started: Callable[[str], None] = lambda name: None,
        finished: Callable[[str, Outcome], None] = lambda name, outcome: None,
    ) -> None:
        super().run(Ending(runner, self.until), started, finished)

    @property
    def pending(self) -> list[Statement]:
        """A statement that is made twice is decided where either is."""
        wanted = {one.digest for _, one in self.items if not self.resting or one.claim in self.stated.resting}
        wanted = wanted if self.asked is None else wanted & self.asked
        return [one for one in super().pending if one.digest in wanted or one.digest in self.beneath]

    @property
    def inhabited(self) -> bool | None:
        return self.lives

    @property
    def lost(self) -> tuple[str, str] | None:
        """Claim and case of what all rests on, and is not proved."""
        found = [one for one in super().results if one.statement.claim in self.stated.resting]
        failed = [one for one in found if one.outcome is None or one.outcome.verdict not in HOLDS]
        if failed:
            return failed[0].statement.claim, failed[0].statement.case
        steps = [] if self.proving is None else [case.name for case in self.proving.chosen if not self._shown(case)]
        return (CLAIM, steps[0]) if steps else None

    @property
    def results(self) -> list[Result]:
        """Nothing counts as proved that rests on what is not."""
        found, lost = super().results, self.lost
        known = {(r.statement.claim, r.statement.case): r.outcome for r in found}
        own = [r for r in found if r.statement.claim not in self.stated.resting]
        return [replace(r, outcome=self._rests(r, lost or self._missing(r, known))) for r in own]

    def _missing(self, result: Result, known: Mapping[tuple[str, str], Outcome | None]) -> tuple[str, str] | None:
        """Claim and case of what a value rests on, and is not proved."""
        claim = result.statement.claim
        for case in self.stated.needs.get((claim, result.statement.case), ()):
            outcome = known.get((claim, case))
            if outcome is None or outcome.verdict not in HOLDS:
                return claim, case
        return None

    def _shown(self, case: object) -> bool:
        assert self.proving is not None
        proving = self.proving
        keys = [attempt.key for attempt in proving.attempts.values() if proving.cases.get(attempt.key) is case]
        outcomes = (self.proving.outcomes.get(key) for key in keys)
        return all(outcome is not None and outcome.verdict in SHOWN for outcome in outcomes)

    def _rests(self, result: Result, lost: tuple[str, str] | None) -> Outcome | None:
        outcome = None if result.outcome is None else self.in_launch(result.outcome)
        if outcome is None and lost is not None and not self.resting:
            return unknown("", f"rests on {lost[0]}, {lost[1]}, which is not proved")
        if outcome is None or lost is None or outcome.verdict in (Verdict.UNSUPPORTED, Verdict.UNKNOWN):
            return outcome
        return unknown(outcome.engine, f"rests on {lost[0]}, {lost[1]}, which is not proved")


class Comparing:
    """Decides one compilation. quick: decides what is assumed, in less time. share: seconds on the wall that claims about
    shared memory may take, behind the others; 0 for any."""

    def __init__(self, own: Subject, cache: Cache, decide: Decide, quick: Decide, share: float = 0.0):
        self.share = share
        self.own, self.cache, self.decide, self.quick = own, cache, decide, quick
        self.sources = Sources(own.launch, own.texts)
        self.emitted = Emitted(own.launch, own.texts, self.sources.defined)
        self.seen: dict[tuple[str, str], Outcome] = {}
        self.ways: list[Way] = []
        self.done: list[tuple[Stated, list[Result]]] = []  # of each way that was gone to its end
        self.open: tuple[Stated, CompiledCheck] | None = None  # of the one that is gone
        self.began = time.monotonic()
        self.seeing = Seeing(self.emitted, {}, {})
        self.beside: Beside | None = None  # what is run at drawn points
        self.lives = False
        self.exact: Builder | None = None  # with formulas that say where integers wrap, where these were made first
        self.said = ""  # of the runs at drawn points
        self.now = "reads the emitted code"  # what it is at
        self.traces: list[Trace] = []  # of each way
        self.looked = False  # whether shared memory was looked at
        self.shared: tuple[Sharing, CompiledCheck] | None = None  # what is claimed of shared memory, beside the others
        self.decided: dict[str, Outcome] = {}  # digest -> outcome, where that is no want of time

    def run(self) -> Compared:
        """Formulas that say where integers wrap first, or where there are loops those that take them not to; then the
        others, for what is not proved."""
        self.began, self.now = time.monotonic(), "follows the emitted code"
        points = drawn(RUNS, self.emitted.given, [], {}, self.launch_terms, whole=True)
        self.lives = bool(points)
        self.beside = Beside(self.seeing, [dict(one) for one in dict.fromkeys(tuple(p.items()) for p in points)])
        try:
            exact = self.emitted.traced(None)
            for short in (False, True) if self._exact_first(exact) else (True, False):
                if self.done and not any(undecided(one) for one in self.done[0][1]):
                    break
                self.done.append(self._way(short, exact))
                self.open = None
            self._of_shared()
            self.now = "runs both sides"
            self._ran(self.done, wait=True)
        finally:
            self.beside.seen(wait=False)
            self.beside.end()
        return self._compared(self.done)

    def late(self, why: str) -> Compared | None:
        """What is known where the time is over; None where no claim is. why: what is said of what was not decided."""
        done = list(self.done)
        if self.open is not None:
            stated, check = self.open
            done.append((stated, [left(one, stated, why) for one in check.results]))
        elif self.shared is not None:
            sharing, check = self.shared
            own = [left(one, sharing.stated, why) for one in check.results if one.statement.claim in sharing.cases]
            done[0] = done[0][0], [*done[0][1], *own]
            assert self.ways[0].proving is not None
            check = self._beside(self.ways[0], sharing.stated, self.ways[0].proving)
            self.ways[0] = Way(self.ways[0].exact, check, check.proving)
        if done and not self.looked and any(item.space == SHARED for item in self.emitted.module.globals):
            done[0][0].notes.append("shared memory and barriers, for which there was no time")
        self._ran(done, wait=False)
        return self._compared(done) if done else None

    def _compared(self, done: Sequence[tuple[Stated, list[Result]]]) -> Compared:
        """Of each claim the way of which more is known."""
        stated, results = done[0]
        chosen = dict.fromkeys((one.statement.claim for one in results), self.ways[0])
        for way, (_, others) in zip(self.ways[1:], done[1:], strict=False):
            known = better(results, others)
            chosen |= dict.fromkeys((claim for claim, own in known.items() if own is not results), way)
            results = [one for claim, own in known.items() for one in own if one.statement.claim == claim]
        return Compared(
            self.own, results, stated.notes, stated.lines, self.emitted.given, time.monotonic() - self.began, self.ways,
            self.said, chosen, [f"{text(one)}: else {said}" for one, said in self.sources.defined.items()],
        )  # fmt: skip

    def _exact_first(self, exact: Trace) -> bool:
        """Whether formulas that say where integers wrap come first: not where there are loops, nor where these formulas
        differ at some points already."""
        if exact.loops or exact.why or exact.frame is None or self.emitted.kernel.trouble:
            return False
        self.exact = self._builder(exact, frozenset())
        return all(pair.agrees is not False for pairs in self.exact.pairs.values() for pair in pairs)

    def _builder(self, trace: Trace, trusted: frozenset[Key] | None) -> Builder:
        found = Builder(self.own.called, self.sources, self.emitted, trace, trusted)
        self.now = "relates accesses of both sides"
        found.build()
        return found

    def _short(self, trace: Trace) -> Builder:
        """With the source's short formulas, but for those that rest on what is not shown at once: these say where integers
        wrap."""
        found = self._builder(trace, None)
        for _ in range(ROUNDS):
            check = self._check(found.stated)
            steps = {one.digest: one.case for _, one in check.items if one.case in found.stepped and one.claim == STEPS}
            if not steps:
                break
            self.now, check.asked = "decides what is taken of the source", set(steps)
            self.quick(check, Effort.ALL)
            self._keep(check)
            known = self.decided
            held = {case for digest, case in steps.items() if digest in known and known[digest].verdict in HOLDS}
            fallen = set[Key]().union(*(keys for case, keys in found.stepped.items() if case not in held))
            if not fallen:
                break
            found = self._builder(trace, frozenset(set[Key]().union(*found.stepped.values()) - fallen))
        return found

    def _way(self, short: bool, exact: Trace) -> tuple[Stated, list[Result]]:
        trace = self._assumed() if short else exact
        self.traces.append(trace)
        if trace.frame is None or trace.why or self.emitted.kernel.trouble:
            return self._unread(self.emitted.kernel.trouble or trace.why)
        builder = self._short(trace) if short else self.exact or self._builder(trace, frozenset())
        stated = builder.stated
        self.now = "proves what formulas rest on"
        proving = Proving(stated.system.name, trace.frame.algebra.steps, self.cache, self.decide)
        proving.run()
        builder.alike.settle(stated.system.name, self.cache, self.decide)
        stated.notes[:0] = self._left_out(stated)
        self.seeing.know(*builder.loaded())
        self.now = "decides claims"
        check = self._check(stated, proving)
        check.lives = self.lives or None
        self.ways.append(Way(not short, check, proving))
        self.open = stated, check
        check.resting = True
        self.decide(check, Effort.ALL)
        check.resting = False
        if check.lost is None:
            self.decide(check, Effort.ALL)
        self._keep(check)
        return stated, [self._confirmed(one, stated, self.seeing) for one in check.results]

    def _of_shared(self) -> None:
        """Claims about shared memory, behind the others, beside those of the first way that rests on what is proved."""
        self.now = "decides claims about shared memory"
        read = [at for at, way in enumerate(self.ways) if way.proving is not None]
        if not read:
            self.looked = True
            return
        at = next((at for at in read if self.ways[at].check.lost is None), read[0])
        self.done.insert(0, self.done.pop(at))  # that one is the first from now on
        self.ways.insert(0, self.ways.pop(at))
        self.traces.insert(0, self.traces.pop(at))
        (stated, results), before = self.done[0], self.ways[0]
        assert before.proving is not None
        file = next((claim.file for claim in stated.system.claims.values() if claim.file), "")
        sharing = Sharing(self.own.called, self.emitted, self.traces[0], stated, file)
        if not sharing.used:
            self.looked = True
            return
        sharing.state()
        proving = before.proving.again()
        check = self._beside(before, stated, proving)
        self.shared, self.looked = (sharing, check), True
        proving.run()
        if check.lost is not None:
            sharing.rest_on(check.lost)
            check = self._beside(before, stated, before.proving)
        check.until = time.monotonic() + self.share if self.share else inf
        while time.monotonic() < check.until and (some := sharing.next_of(check)):
            check.asked = some
            self.decide(check, Effort.SOME)
        check.asked = None
        self.ways[0] = Way(before.exact, check, check.proving)
        why = f"not decided in {self.share:g} s, which claims about shared memory may take of --compiled-limit"
        why = why if time.monotonic() > check.until else "not decided, as others of its claim are refuted"
        own = [left(one, stated, why) if one.outcome is None else one for one in check.results]
        own = sharing.confirmed([one for one in own if one.statement.claim in sharing.cases], self.seeing)
        self.done[0] = stated, [*results, *own]
        self.shared = None

    def _beside(self, before: Way, stated: Stated, proving: Proving) -> CompiledCheck:
        """A check of all claims, which knows what was decided of those before."""
        check = CompiledCheck(self.own, stated, self.cache, proving)
        check.outcomes, check.lives = dict(before.check.outcomes), before.check.lives
        check.take_given()
        return check

    def _check(self, stated: Stated, proving: Proving | None = None) -> CompiledCheck:
        """A check that knows what was decided before: a statement of what is taken comes again among what all rests on."""
        check = CompiledCheck(self.own, stated, self.cache, proving)
        check.outcomes = {digest: self.decided[digest] for digest in check.first if digest in self.decided}
        return check

    def _keep(self, check: CompiledCheck) -> None:
        own = check.outcomes.items()
        self.decided |= {digest: found for digest, found in own if found.verdict in (*HOLDS, Verdict.REFUTED)}

    @property
    def launch_terms(self) -> list[Term]:
        """Whose variables say which program of which launch is run."""
        own = self.own.launch
        return [*own.programs, *own.sizes.values(), *(one.allocation for one in self.emitted.memories.values())]

    def _ran(self, done: list[tuple[Stated, list[Result]]], wait: bool) -> None:
        """A claim that fails beside the others, where both sides, run at drawn points, differ."""
        if self.beside is None or not done or self.ways[0].proving is None:
            return
        count, said, compared = self.beside.seen(wait) or (0, "", 0)
        if count and not said:
            same = f"{compared:,} stored elements were the same" if compared else "no values were compared"
            self.said = f"run at {count} points in the interpreters of both sides: {same}"
        if said:
            stated, results = done[0]
            stated.fail(RUNS_CLAIM, said)
            assert self.ways[0].proving is not None
            check = self._beside(self.ways[0], stated, self.ways[0].proving)
            self.ways[0] = Way(self.ways[0].exact, check, check.proving)
            done[0] = stated, [*results, *(one for one in check.results if one.statement.claim == RUNS_CLAIM)]

    def _left_out(self, stated: Stated) -> list[str]:
        """Which stored values are not compared, and why not."""
        kind, whys = "PTX" if self.own.texts.is_ptx else "IR", dict[str, list[int]]()
        for line, why in stated.left.items():
            whys.setdefault(why, []).append(line)
        return [
            f"the values that {kind} lines {', '.join(map(str, lines))} store: {why}" for why, lines in whys.items()
        ]

    def _assumed(self) -> Trace:
        """The trace under what holds of it."""
        self.now = "decides what is taken of the emitted code"
        assuming = Assuming(signs=True)
        for turn in range(ROUNDS):
            trace = self.emitted.traced(assuming)
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
            check = self._check(builder.stated)
            known = taken.decide(check, self.quick, builder.assumed)
            self._keep(check)
            if all(known.get(key) for key in builder.assumed):
                return trace
            assuming = taken.without(assuming, trace, builder.assumed, known, turn + 2 == ROUNDS)
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


def compared(own: Subject, cache: Cache, decide: Decide, quick: Decide) -> Compared:
    """The compilation, decided. Raises SpecError."""
    return Comparing(own, cache, decide, quick).run()


def late(own: Subject, cache: Cache, seconds: float, comparing: Comparing | None, more: str = "") -> Compared:
    """A compilation after so many seconds. comparing: what was at it, where it had begun."""
    now = f", when it {comparing.now}" if comparing is not None else ""
    why = f"not decided in {seconds:g} s{now}{more}"
    found = comparing.late(why) if comparing is not None else None
    if found is not None:
        return found
    stated = Builder.unread(own.called, why, Verdict.UNKNOWN)
    check = CompiledCheck(own, stated, cache)
    check.look_up()
    return Compared(own, check.results, stated.notes, stated.lines, seconds=seconds, ways=[Way(True, check)])


__all__ = ["Compared", "Comparing", "SpecError", "Subject", "compared", "late"]
