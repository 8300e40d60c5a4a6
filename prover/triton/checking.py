"""Decides the claims of a launch with the machinery that decides specs, and runs every counterexample."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from ..accesses.covered import NO_WITNESS, Covering
from ..attack.budget import Wanted
from ..base.clock import now
from ..engines.counterexample import NoLane, in_step, lane
from ..engines.outcome import Outcome, unknown
from ..guessing.unwritten import refuted, unwritten
from ..language.claims import Case, Claim
from ..language.exact import completed
from ..language.meanings.text import text
from ..language.obligations import Verdict
from ..language.terms import truth
from ..running.cache import Cache
from ..running.checking import Check
from ..running.outlines import Statement
from ..running.results import Result, fails_at
from .attacking.attack import attack
from .attacking.claims import Claims
from .attacking.subject import places_of, texts_of
from .claimed import HOLDS, NO_WRAP, ClaimSet
from .empty import nothing_keeps
from .launch_checks import OfLaunch
from .machine.wholes import KNOWN
from .nearby import nearby, small, twins
from .replaying import Replay, Replayed
from .resting import behind
from .stated import Statements
from .stores import DESCRIBED

A_LOOK, SEARCH_SIZES = (
    0.5,
    3.0,
)  # before the engines and after them: seconds for sizes at which an element is not written
SHORTER = 3.0  # seconds for a counterexample with fewer iterations, or of small sizes
TWINS = 4.0  # seconds for two programs that do the same
SEARCH = 1.0  # seconds for programs and lanes near each counterexample of a step
NEVER_RUNS = "no lane of any launch gets there"


class LaunchCheck(OfLaunch):
    """A check of the claims of a launch. before: checks of other claims about it, whose outcomes serve again."""

    never = NEVER_RUNS

    def __init__(self, statements: Statements, stated: ClaimSet, cache: Cache, before: tuple[LaunchCheck, ...] = ()):
        super().__init__(statements, stated, cache)
        self.before = before
        self.replay = Replay(statements.function, statements.launch)
        self.runs: dict[tuple[str, str], Replayed] = {}
        self.tried: dict[str, Outcome] = {}  # what was found before the engines were asked
        self.evidence = False

    def look_up(self, evidence: bool = False) -> None:
        super().look_up(evidence)
        self.outcomes |= self.tried
        self.evidence = evidence
        for other in self.before:
            mine = other.outcomes
            if evidence and not other.evidence:  # what is known from the cache has none
                mine = {digest: outcome for digest, outcome in mine.items() if digest not in other.known}
            self.outcomes |= {digest: mine[digest] for digest in self.first if digest in mine}
            self.known = {digest for digest in self.known if digest in other.known or digest not in mine}
        self.take_given()

    def made_up(self, result: Result, names: AbstractSet[str]) -> bool:
        found: set[str] = set()
        for (claim, _), about in self.stated.about.items():
            for own in (about.formula, about.other) if claim == result.statement.claim else ():
                if own is not None:
                    rounds = [term for term, loop in own.rounds.items() if loop.name != "scf.for"]
                    found |= {v.payload[0] for v in (*own.arbitrary, *own.carried, *rounds) if v.op == "var"}
        return not found.isdisjoint(names)

    @property
    def results(self) -> list[Result]:
        found = [replace(result, outcome=self._read(result.statement, result.outcome)) for result in super().results]
        return list(map(self.against, behind(found, self.stated, self.statements.launch)))

    def _read(self, statement: Statement, outcome: Outcome | None) -> Outcome | None:
        """The outcome as it is to be understood in a launch."""
        key = statement.claim, statement.case
        if outcome is None:
            return outcome
        if key not in self.stated.about:
            said = f"{key[1]}: not here, and Triton makes no such descriptor"
            plain = outcome.verdict is not Verdict.REFUTED or not key[0].startswith(DESCRIBED)
            return outcome if plain else msgspec.structs.replace(outcome, detail=said)
        if outcome.verdict is not Verdict.REFUTED:
            return self.in_launch(outcome, self.empty if outcome.verdict in HOLDS else "")
        if key not in self.replayed:
            self.replayed[key] = self._confirmed(statement, outcome)
        return self.replayed[key]

    def attacked(self, wanted: Wanted, checking: float) -> None:
        """Run the kernel against what is proved of it. checking: seconds that it took to prove that."""
        self.contradict([])
        claims = Claims(self.stated, self.results)
        known = self._lane[0] if claims.proved and not wanted.off else None
        texts, places = texts_of(self.statements, known, claims.folded), places_of(self.statements)
        self.attack = attack(self.stated.system.name, texts, claims, wanted, checking, places)
        self.contradict([self.attack])

    @property
    def inhabited(self) -> bool | None:
        """Whether there is a launch at all: only then does an access that no lane gets to mean no harm. None: who knows."""
        return False if self.empty else self._lane[1]

    @cached_property
    def empty(self) -> str:
        """Why no contents of its tensors keep what is promised, at any sizes that are tried; "" where some do, or nobody
        knows."""
        statements = self.statements
        return nothing_keeps(statements.launch, statements.text, self._lane[0]) if statements.launch.promises else ""

    @cached_property
    def _lane(self) -> tuple[dict[str, int] | None, bool | None]:
        """A point of the launch, if one is found, and whether there is one."""
        launch = self.statements.launch
        programs = [program >= 0 for program in launch.programs]
        given = [*launch.given, *launch.facts, *(formula for formula in programs if formula.op != "truth")]
        (asked,) = Claim("triton", "launch", "", lambda: iter([Case("", truth(True), given)])).obligations()
        try:
            found = lane(asked)
        except NoLane:
            return None, False
        return found, True if found is not None else None

    def _confirmed(self, statement: Statement, outcome: Outcome) -> Outcome:
        """A refutation, where running the lane shows it; else nothing is known."""
        about = self.stated.about[statement.claim, statement.case]
        found = self.replay.run(about, outcome.point or {})
        if found.long:
            for point in self._shorter(statement, outcome):
                shorter = self.replay.run(about, point)
                if shorter.confirmed:
                    outcome, found = msgspec.structs.replace(outcome, point=point), shorter
                    break
        self.runs[statement.claim, statement.case] = found
        if not found.confirmed:
            floats = [own for own, source in about.formula.arbitrary.items() if source.name == "arith.fptosi"]
            of = "".join(f"; of {text(own)}, which was a float, {KNOWN}" for own in floats[:1])
            return unknown(outcome.engine, f"{fails_at(outcome.point)}: {found.said}{of}")
        return msgspec.structs.replace(outcome, detail=found.said, weakest=None)

    def _shorter(self, statement: Statement, outcome: Outcome) -> Iterator[dict[str, int]]:
        """Counterexamples with fewer iterations, and with small sizes."""
        obligation = self.plans.obligation(statement)
        yield in_step(obligation, completed(obligation.variables, outcome.point or {}), now() + SHORTER)
        found = small(obligation, self.statements.launch, now() + SHORTER)
        if found is not None:
            yield found

    def replayed_touch(self, result: Result) -> Replayed | None:
        """What running the counterexample of a result showed."""
        return self.runs.get((result.statement.claim, result.statement.case))

    def try_points(self, first: LaunchCheck) -> None:
        """Take the counterexamples of steps for those of the claims that take their place, where they are some."""
        for statement in self.pending:
            if not statement.case.startswith(NO_WRAP):
                continue
            obligation = self.plans.obligation(statement)
            started = time.monotonic()
            for outcome in first.refuted(statement.claim):
                point = nearby(obligation, outcome.point or {}, self.statements.launch, now() + SEARCH)
                if point is not None:
                    self._try(statement, outcome.engine, point, started)
                    break

    def _try(self, statement: Statement, engine: str, point: dict[str, int], started: float) -> None:
        found = Outcome(verdict=Verdict.REFUTED, engine=engine, point=point, seconds=time.monotonic() - started)
        self.outcomes[statement.digest] = self.tried[statement.digest] = found

    def try_twins(self, seconds: float) -> None:
        """Look for two programs that do the same, where no engine decided whether two write one element."""
        for statement in self.first.values():
            about, outcome = (
                self.stated.about.get((statement.claim, statement.case)),
                self.outcomes.get(statement.digest),
            )
            open_ = outcome is None or outcome.verdict is Verdict.UNKNOWN
            if about is None or about.other is None or not open_:
                continue
            started = time.monotonic()
            point = twins(self.plans.obligation(statement), self.statements.launch, now() + seconds)
            if point is not None:
                self._try(statement, "sampling", point, started)

    def try_sizes(self, seconds: float) -> None:
        """Take small sizes at which an element is not written for the counterexamples of claims that all are; where there
        is no rule to be proved, and none of these, nothing is known. seconds: for each such claim that is not proved."""
        cases: dict[str, list[Statement]] = {}
        for _, statement in self.items:
            if self._covering(statement) is not None:
                cases.setdefault(statement.claim, []).append(statement)
        for own in cases.values():
            covering = self._covering(own[0])
            done = all(s.digest in self.outcomes and self.outcomes[s.digest].verdict in HOLDS for s in own)
            if done or covering is None or any(s.digest in self.tried for s in own):
                continue
            longer = seconds if covering.witnesses else SEARCH_SIZES
            if not self._unwritten(own, covering, longer) and not covering.witnesses:
                self.tried |= {statement.digest: unknown("", NO_WITNESS) for statement in own}
                self.outcomes |= self.tried

    def _covering(self, statement: Statement) -> Covering | None:
        about = self.stated.about.get((statement.claim, statement.case))
        return about.covering if about is not None else None

    def _unwritten(self, cases: Sequence[Statement], covering: Covering, seconds: float) -> bool:
        """Whether one of the cases is refuted by an element that is not written: some rule that they state fails there."""
        started = time.monotonic()
        for at in unwritten(self.statements.stores.covers, covering, started + seconds):
            for statement in cases:
                point = refuted(self.plans.obligation(statement), at)
                if point is not None:
                    self._try(statement, "enumeration", point, started)
                    return True
        return False

    def refuted(self, claim: str) -> list[Outcome]:
        """The refutations of a claim's steps."""
        found = []
        for statement in self.first.values():
            about = self.stated.about.get((statement.claim, statement.case))
            outcome = self.outcomes.get(statement.digest)
            if about is not None and about.step is not None and outcome is not None and statement.claim == claim:
                found += [outcome] if outcome.verdict is Verdict.REFUTED else []
        return found


Decide = Callable[[Check], Any]


ROUNDS = 8  # in which guesses about loops may fall


def _invariants(statements: Statements, cache: Cache, decide: Decide, known: tuple[LaunchCheck, ...]) -> None:
    """Find out which bounds of what loops carry prove each other."""
    for _ in range(ROUNDS):
        stated, loops = statements.loops()
        if not loops:
            return
        check = LaunchCheck(statements, stated, cache, known)
        decide(check)
        if statements.keep(loops, check.verdicts):
            return
    statements.give_up()


def decided(
    statements: Statements, cache: Cache, decide: Decide, guess: Decide | None = None,
    before: Sequence[LaunchCheck] = (), attack: Wanted | None = None,
) -> LaunchCheck:  # fmt: skip
    """The launch's claims, decided: with short formulas, then with exact ones where these are not proved; and attacked,
    where they are proved.

    guess: decides guesses about loops, which is to take less time. before: finished checks, such as those of other
    configurations, whose outcomes serve for statements that are the same.
    """
    begun = time.monotonic()
    found = _decided(statements, cache, decide, guess, before)
    found.attacked(attack or Wanted(), time.monotonic() - begun)
    return found


def _decided(
    statements: Statements, cache: Cache, decide: Decide, guess: Decide | None, before: Sequence[LaunchCheck]
) -> LaunchCheck:  # fmt: skip
    known = tuple(own for check in before for own in (check, *check.before))
    stated = statements.first()
    if statements.guess(stated):
        _invariants(statements, cache, guess or decide, known)
        stated = statements.first()
    first = LaunchCheck(statements, stated, cache, known)
    decide(first)
    found, before = first, (first, *known)
    for last in (False, False, True):
        stated = statements.second(found.stated, found.verdicts, last)
        found = LaunchCheck(statements, stated, cache, before)
        found.look_up()
        found.try_points(first)
        found.try_sizes(A_LOOK)
        decide(found)
        found.try_sizes(SEARCH_SIZES)
        found.try_twins(TWINS)
        if not statements.shaky(stated, found.verdicts):
            break
        before = (found, *before)
    return found
