"""Decides what is claimed of a compiled kernel, and runs every counterexample on both sides."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from ..engines.outcome import Outcome, unknown
from ..kernels.loops.paths import Trace
from ..kernels.machine.assuming import Assuming
from ..kernels.steps.proving import Effort, Proving
from ..kernels.steps.settling import settled
from ..language.obligations import SpecError, Verdict
from ..language.terms import Term
from ..running.cache import Cache
from ..running.checking import Check
from ..running.results import Result, fails_at
from ..triton.claimed import HOLDS
from ..triton.machine.values import Key
from . import taken
from .beside import Beside
from .claimed import Stated
from .compared import Compared, Way
from .compiled_check import CompiledCheck
from .emitted import Emitted
from .points import drawn
from .seeing import ENDED, Seeing
from .shared_check import SharedCheck
from .shared_ptx import SHARED
from .sharing import Sharing
from .source import Sources
from .stating import STEPS, Builder
from .subject import Subject
from .ways import better, left, undecided

ROUNDS = 4  # in which what is taken of either side may fall; then nothing is of the emitted code
RUNS_CLAIM = "runs"
RUNS = 6  # points at which both sides are run
NOT_SEEN = "run in the interpreters of both sides, no difference is seen"
Decide = Callable[[Check, Effort], object]


class Comparing:
    """Decides one compilation. quick: decides what is assumed, in less time. share: seconds on the wall that claims about
    shared memory may take, behind the others; 0 for any."""

    def __init__(self, own: Subject, cache: Cache, decide: Decide, quick: Decide, share: float = 0.0):
        self.share = share
        self.own, self.cache, self.decide, self.quick = own, cache, decide, quick
        self.sources = Sources(own.launch, own.texts)
        self.emitted = Emitted(own.launch, own.texts, self.sources.defined)
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
        self.shared: SharedCheck | None = None  # what is claimed of shared memory, beside the others
        self.decided: dict[str, Outcome] = {}  # digest -> outcome, where that is no want of time

    def run(self) -> Compared:
        """Formulas that say where integers wrap first, or where there are loops those that take them not to; then the
        others, for what is not proved."""
        self.began, self.now = time.monotonic(), "follows the emitted code"
        points = drawn(RUNS, self.emitted.given, [], {}, self.launch_terms, whole=True)
        self.lives = bool(points)
        self.beside = Beside(self.seeing, [dict(one) for one in dict.fromkeys(tuple(p.items()) for p in points)])
        try:
            straight = self.emitted.traced(None, straight=True)
            for short in (False, True) if self._exact_first(straight) else (True, False):
                if self.done and not any(undecided(one) for one in self.done[0][1]):
                    break
                self.done.append(self._way(short, straight))
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
            done[0] = done[0][0], [*done[0][1], *self.shared.late(why)]
            self.ways[0] = self.ways[0].beside()
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
            self.said, chosen, self.sources.assumed, max(1, self.emitted.in_text),
        )  # fmt: skip

    def _exact_first(self, straight: Trace) -> bool:
        """Whether formulas that say where integers wrap come first: not where there are loops, nor where these formulas
        differ at some points already."""
        if straight.loops or straight.why or straight.frame is None or self.emitted.kernel.trouble:
            return False
        self.exact = self._builder(straight, frozenset())
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
            self.now = "decides what is taken of the source"
            found.alike_steps.settle(found.stated.system.name, self.cache, self.quick)
            check = self._check(found.stated)
            fallen = self._fallen(check, found.stepped)
            if not fallen:
                break
            found = self._builder(trace, frozenset(set[Key]().union(*found.stepped.values()) - fallen))
        return found

    def _fallen(self, check: CompiledCheck, stepped: Mapping[str, set[Key]]) -> set[Key]:
        """The source's steps that are not shown. stepped: case -> which these are. Of each number one access's case is
        first: where it falls the others are not asked for."""
        left = [one for _, one in check.items if one.case in stepped and one.claim == STEPS]
        first = {check.plans.obligation(one).goal: one for one in reversed(left)}.values()
        fallen, asked = set[Key](), set[str]()
        for wanted in (first, left):
            now = [one for one in wanted if one.case not in asked and fallen.isdisjoint(stepped[one.case])]
            known = taken.decide(check, self.quick, [(one.claim, one.case) for one in now])
            self._keep(check)
            asked |= {one.case for one in now}
            fallen |= {key for one in now if not known.get((one.claim, one.case)) for key in stepped[one.case]}
        return fallen

    def _way(self, short: bool, straight: Trace) -> tuple[Stated, list[Result]]:
        """straight: the trace in which nothing is assumed, but for loops."""
        trace, assuming = straight, None
        if short:
            trace, assuming = self._assumed()
        elif straight.loops:
            trace = self.emitted.traced(None)
        if trace.frame is None or trace.why or self.emitted.kernel.trouble:
            self.traces.append(trace)
            return self._unread(self.emitted.kernel.trouble or trace.why)
        builder, proving = self._proved(trace, assuming, short, straight)
        self.traces.append(builder.trace)
        builder.shorten()
        stated = builder.stated
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

    def _proved(
        self, trace: Trace, assuming: Assuming | None, short: bool, straight: Trace
    ) -> tuple[Builder, Proving]:  # fmt: skip
        """The claims, and the steps on which they rest. Where an equation of the simplifier's is not proved, the kernel is
        traced again without it, under what is assumed already."""
        first = self._short(trace) if short else self.exact or self._builder(trace, frozenset())
        self.now = "proves what formulas rest on"

        def again(wrong: frozenset[Term]) -> Builder | None:
            found = self.emitted.traced(assuming, trace is straight, wrong)
            if found.frame is None or found.why:
                return None
            made = self._builder(found, first.trusted)
            made.alike_steps.settle(made.stated.system.name, self.cache, self.quick)
            self.now = "proves what formulas rest on"
            return made

        begun = Proving(first.stated.system.name, first.frame.algebra.steps, self.cache, self.decide)
        return settled(first, lambda one: one.frame.algebra.steps, again, begun)

    def _of_shared(self) -> None:
        """Claims about shared memory, behind the others, beside those of the first way that rests on what is proved."""
        self.now = "decides claims about shared memory"
        read = [at for at, way in enumerate(self.ways) if way.proving is not None]
        if read:
            at = next((at for at in read if self.ways[at].check.lost is None), read[0])
            self.done.insert(0, self.done.pop(at))  # that one is the first from now on
            self.ways.insert(0, self.ways.pop(at))
            self.traces.insert(0, self.traces.pop(at))
            (stated, results), way = self.done[0], self.ways[0]
            file = next((claim.file for claim in stated.system.claims.values() if claim.file), "")
            sharing = Sharing(self.own.called, self.emitted, self.traces[0], stated, file)
            if sharing.used:
                self.shared, self.looked = SharedCheck(sharing, way), True
                self.ways[0], own = self.shared.run(self.decide, self.share, self.seeing)
                self.done[0] = stated, [*results, *own]
                self.shared = None
        self.looked = True

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
            self.ways[0] = self.ways[0].beside()
            runs = (one for one in self.ways[0].check.results if one.statement.claim == RUNS_CLAIM)
            done[0] = stated, [*results, *runs]

    def _left_out(self, stated: Stated) -> list[str]:
        """Which stored values are not compared, and why not."""
        kind, whys = "PTX" if self.own.texts.is_ptx else "IR", dict[str, list[int]]()
        for line, why in stated.left.items():
            whys.setdefault(why, []).append(line)
        return [
            f"the values that {kind} lines {', '.join(map(str, lines))} store: {why}" for why, lines in whys.items()
        ]

    def _assumed(self) -> tuple[Trace, Assuming | None]:
        """The trace under what holds of it, and what that is."""
        self.now = "decides what is taken of the emitted code"
        assuming = Assuming(signs=True)
        for turn in range(ROUNDS):
            trace = self.emitted.traced(assuming)
            if trace.frame is None or trace.why:
                return trace, assuming
            builder = Builder(self.own.called, self.sources, self.emitted, trace, None)
            builder.rest()
            claims = builder.stated.system.claims
            kept = {claim: claims[claim] for claim in dict.fromkeys(c for c, _ in builder.assumed)}
            if not kept:
                return trace, assuming
            builder.stated.system.claims.clear()
            builder.stated.system.claims.update(kept)
            check = self._check(builder.stated)
            known = taken.decide(check, self.quick, builder.assumed)
            self._keep(check)
            if all(known.get(key) for key in builder.assumed):
                return trace, assuming
            assuming = taken.without(assuming, trace, builder.assumed, known, turn + 2 == ROUNDS)
        return self.emitted.traced(None), None

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
        at = fails_at(point)
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
    count = max(1, comparing.emitted.in_text) if comparing is not None else 1
    ways = [Way(True, check)]
    return Compared(own, check.results, stated.notes, stated.lines, seconds=seconds, ways=ways, unstated=count)


__all__ = ["Compared", "Comparing", "SpecError", "Subject", "compared", "late"]
