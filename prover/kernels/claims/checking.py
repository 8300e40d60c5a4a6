"""Decides the claims of a kernel with the machinery that decides specs: workers, cache, verdicts."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cached_property

import msgspec
from msgspec.structs import replace

from ...accesses.covered import NO_WITNESS
from ...accesses.points import value_at
from ...engines.outcome import Outcome, unknown
from ...engines.sampling import some
from ...guessing.unwritten import refuted, unwritten
from ...language.constructors import both
from ...language.meanings import python
from ...language.obligations import Verdict
from ...language.walking import range_of, variables
from ...running.cache import Cache
from ...running.checking import Check
from ...running.conditions import A_LINE, MOST_LINES, searched
from ...running.outlines import Statement
from ...running.plan import Built, Plans
from ...running.results import Result, fails_at
from ..loops.trip_count import holds
from ..machine.iteration_variables import carried, iterations
from ..steps.proving import CLAIM, SHOWN, Proving, proved
from .breaking import Breaking
from .cases import NEVER_HERE, Claims
from .races import NOT_LOOKED_AT, RACES, REACHED, uses_lds
from .replaying import first_thread
from .seeing import Seeing
from .seeing_races import SeeingRaces
from .uncounted import uncounted

NEVER_RUNS = "never runs, as the map says"
POINTS = 64  # among which one must be a thread of the launch
NEVER_LOOPS = "no thread gets there"


NOT_SEEN = "run in the interpreter, no threads are seen to do that"
SEARCH = 3.0  # seconds for small sizes at which an element is not written


def said_of(outcome: Outcome, said: str, point: Mapping[str, int]) -> Outcome:
    """The refutation at a point, with what a run shows."""
    return msgspec.structs.replace(outcome, point=dict(point), detail=said)


def plans(claims: Claims, cache: Cache) -> Plans:
    return Plans([Built(claims.system.name, claims.system)], cache)


class KernelCheck(Check):
    """A check in which what nobody need decide has its outcome, and that says what decided the rest."""

    def __init__(self, plans: Plans, claims: Claims, cache: Cache, breaking: Breaking, proving: Proving):
        super().__init__(plans, [claim for claim in plans.claims if claim.statements], cache)
        self.claims, self.breaking, self.proving = claims, breaking, proving
        self.seeing = Seeing(breaking.module, breaking.kernel, breaking.launch)
        self.seeing_races = SeeingRaces(breaking.module, breaking.kernel, breaking.launch, claims.frame)
        self.broken: dict[str, dict[str, int] | None] = {}  # digest -> a counterexample of the kernel's own
        self.first_threads: dict[str, dict[str, int]] = {}  # digest -> counterexample
        self.met: dict[tuple[str, str], Outcome] = {}  # a refuted case about two threads -> what a run shows
        self.written: dict[str, Outcome] = {}  # digest of a refuted case about all that is written -> what runs show

    def look_up(self, evidence: bool = False) -> None:
        super().look_up(evidence)
        self.outcomes |= {key: outcome for key, outcome in self.proving.outcomes.items() if key in self.first}
        for _, statement in self.items:
            given = self.claims.given.get((statement.claim, statement.case))
            if given is not None:
                self.outcomes[statement.digest] = given

    @property
    def results(self) -> list[Result]:
        found = super().results
        verdicts = {(r.statement.claim, r.statement.case): r.outcome.verdict for r in found if r.outcome}
        read = [replace(result, outcome=self._read(result, verdicts)) for result in found]
        steps = [r for r in read if r.statement.claim == CLAIM]
        loops = [r for r in read if r.statement.claim in self.claims.loops]
        failed = [r for r in (*steps, *loops) if r.outcome is None or r.outcome.verdict is not Verdict.PROVED]
        found = [replace(result, outcome=self._resting(result, failed)) for result in read]
        return [self.against(one) for one in self._ordered(found)]

    def _ordered(self, results: list[Result]) -> list[Result]:
        """With what rests on it that all threads come to the same barriers."""
        if all(
            r.outcome is not None and r.outcome.verdict is Verdict.PROVED
            for r in results if r.statement.claim == REACHED
        ):  # fmt: skip
            return results
        return [
            replace(r, outcome=unknown(r.outcome.engine, f"rests on {REACHED}, which is not proved"))
            if r.statement.claim.startswith(RACES) and r.outcome is not None and r.outcome.verdict is Verdict.PROVED
            else r
            for r in results
        ]

    @property
    def proved(self) -> list[tuple[str, str]]:
        return proved(self.results)

    def _read(self, result: Result, verdicts: Mapping[tuple[str, str], Verdict]) -> Outcome | None:
        """The outcome as it is to be understood in a kernel."""
        outcome, statement = result.outcome, result.statement
        if outcome is None:
            return None
        if outcome.verdict is Verdict.VACUOUS and self._rightly_never(statement, verdicts):
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED, detail=NEVER_RUNS)
        if outcome.verdict is Verdict.VACUOUS and self._unclaimed(statement) and self.inhabited:
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED, detail=NEVER_HERE)
        if outcome.verdict in SHOWN and statement.claim == CLAIM:
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED)
        together = self._of_writes(statement) or statement.claim == REACHED or statement.claim.startswith(RACES)
        if outcome.verdict is Verdict.VACUOUS and together and self.inhabited:
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED)  # no two threads get there at all
        if outcome.verdict is Verdict.VACUOUS and statement.claim in self.claims.loops:
            return msgspec.structs.replace(outcome, verdict=Verdict.PROVED, detail=NEVER_LOOPS)
        return outcome

    def _resting(self, result: Result, failed: list[Result]) -> Outcome | None:
        """The outcome for what it rests on: nothing was found out by a step that is not proved, or with the help of a
        loop's claims that are not proved, and a counterexample with a value that a loop may carry, as far as is known, is
        perhaps none of the kernel's."""
        outcome, statement = result.outcome, result.statement
        if outcome is None or statement.claim == CLAIM:
            return outcome
        own = self.claims.loops.get(statement.claim)
        rests = [r for r in failed if own is None or r.statement.claim == CLAIM]
        if outcome.verdict in (Verdict.PROVED, Verdict.REFUTED, Verdict.VACUOUS) and rests:
            first = rests[0].statement
            return unknown(outcome.engine, f"rests on {first.claim}, case {first.case}, which is not proved")
        key = statement.claim, statement.case
        if outcome.verdict is Verdict.REFUTED and key in self.claims.meetings:
            if key not in self.met:
                self.met[key] = self._met(statement, outcome)
            return self.met[key]
        if outcome.verdict is Verdict.REFUTED and statement.claim.startswith(
            RACES
        ):  # on which a race may hang, or none
            return unknown(outcome.engine, f"{fails_at(outcome.point)}; {NOT_SEEN}")
        if outcome.verdict is Verdict.REFUTED and self._of_writes(statement):
            if statement.digest not in self.written:
                self.written[statement.digest] = self._written(statement, outcome)
            return self.written[statement.digest]
        if outcome.verdict is Verdict.REFUTED and statement.case in (own or ()):
            return self._broken(statement, outcome)
        if outcome.verdict is Verdict.REFUTED:
            obligation = self.plans.obligation(statement)
            values = carried(*obligation.roots)
            if own is not None or values:
                at = ", ".join(f"{v.payload[0]}={(outcome.point or {}).get(v.payload[0], '?')}" for v in values)
                return unknown(outcome.engine, f"fails for {at or 'some value'}, which the loop may never carry")
            unsaid = {} if self.claims.frame is None else self.claims.frame.unsaid
            for value in variables(*obligation.roots):
                if value in unsaid:
                    at = f"{value.payload[0]}={(outcome.point or {}).get(value.payload[0], '?')}"
                    return unknown(outcome.engine, f"fails for {at}, {unsaid[value]}: nobody says what it is")
            if not self._seen(statement, outcome.point or {}):
                return unknown(outcome.engine, "fails in an iteration that the loop is not seen to reach")
            if outcome.point is not None:
                if statement.digest not in self.first_threads:
                    self.first_threads[statement.digest] = first_thread(obligation, outcome.point)
                return msgspec.structs.replace(outcome, point=self.first_threads[statement.digest])
        return outcome

    def _broken(self, statement: Statement, outcome: Outcome) -> Outcome:
        """What was declared of a loop and fails: refuted only where the kernel gets to what breaks it."""
        if statement.digest not in self.broken:
            obligation, header = self.plans.obligation(statement), self.claims.headers[statement.claim]
            self.broken[statement.digest] = self.breaking.point(obligation, header, outcome.point or {})
        found = self.broken[statement.digest]
        if found is None:
            said = ", ".join(f"{name}={value}" for name, value in (outcome.point or {}).items())
            return unknown(outcome.engine, f"does not follow from itself, {said}; the loop is not seen to get there")
        return msgspec.structs.replace(outcome, point=found)

    def _met(self, statement: Statement, outcome: Outcome) -> Outcome:
        """A refutation of what is said of two threads, where a run of their workgroup shows it; else nothing is known."""
        point, lds = outcome.point or {}, self.claims.lds
        assert lds is not None
        if lds.beside:
            return unknown(outcome.engine, f"what {lds.beside} orders is not followed")
        said = self.seeing_races.met(self.claims.meetings[statement.claim, statement.case], lds.accesses, point)
        return said_of(outcome, said, point) if said else unknown(outcome.engine, f"{fails_at(point)}; {NOT_SEEN}")

    def _of_writes(self, statement: Statement) -> bool:
        pairs, coverings = self.claims.pairs, self.claims.coverings
        return (statement.claim, statement.case) in pairs or statement.claim in coverings

    def _written(self, statement: Statement, outcome: Outcome) -> Outcome:
        """A refutation of what is said of all that is written, where threads are seen to do it; else nothing is known."""
        pair, point = self.claims.pairs.get((statement.claim, statement.case)), outcome.point or {}
        if pair is not None:
            said = self.seeing.twice(*pair, point)
            return said_of(outcome, said, point) if said else unknown(outcome.engine, f"{fails_at(point)}; {NOT_SEEN}")
        covers, covering = self.claims.coverings[statement.claim]
        base, unit = covering.argument.name, covering.argument.bytes
        sinks = tuple({store.source.number for store in covering.stores})
        for found in unwritten(covers, covering, time.monotonic() + SEARCH):
            at = refuted(self.plans.obligation(statement), found)
            if at is not None:
                said = self.seeing.nobody(base, sinks, value_at(covering.axes.offset, at) * unit, unit, at)
                return said_of(outcome, said, at) if said else unknown(outcome.engine, NOT_SEEN)
        return unknown(outcome.engine, NO_WITNESS)

    def look_further(self, seconds: float) -> None:
        """The conditions on sizes under which what is refuted of all that is written is proved."""
        launch = self.claims.launch
        assert launch is not None
        asked = [
            (digest, self.plans.obligation(self.first[digest]), outcome)
            for digest, outcome in self.written.items()
            if outcome.verdict is Verdict.REFUTED and outcome.weakest is None
        ]
        sizes = variables(*launch.arguments.values(), *launch.given, *launch.sizes.values())

        def keep(digest: str, outcome: Outcome) -> None:
            found, statement = outcome.weakest, self.first[digest]
            roots, rounds = self.plans.obligation(statement).roots, self.claims.rounds
            more = carried(*roots) or not all(rounds[v].exact for v in variables(*roots) if v in rounds)
            if found is not None and (more or statement.claim in self.claims.coverings):
                # a lane that fails is none of a launch, perhaps; or other threads write the element elsewhere
                found = msgspec.structs.replace(found, exact=False)
            self.written[digest] = msgspec.structs.replace(outcome, weakest=found)

        names = [variable.payload[0] for variable in sizes]
        searched(asked[:MOST_LINES], min(seconds, A_LINE), keep, names, fingerprint=self.cache.fingerprint)

    def _seen(self, statement: Statement, point: Mapping[str, int]) -> bool:
        """Whether the loops get to the iterations at that point, or do not and should."""
        access = self.claims.accesses.get((statement.claim, statement.case))
        if access is not None and holds(access.path, point) is False:
            return True
        numbers = iterations(*self.plans.obligation(statement).roots)
        return all(self.claims.rounds[number].reached(point) for number in numbers)

    def _rightly_never(self, statement: Statement, verdicts: Mapping[tuple[str, str], Verdict]) -> bool:
        """Whether no thread gets to the access because none should: its path and the map's `active` are proved equal,
        in a domain that is not empty, and the path is proved false."""
        access = self.claims.accesses.get((statement.claim, statement.case))
        case = self.claims.runs.get(id(access))
        return case is not None and verdicts.get((statement.claim, case)) is Verdict.PROVED

    def _unclaimed(self, statement: Statement) -> bool:
        access = self.claims.accesses.get((statement.claim, statement.case))
        return access is not None and id(access) in self.claims.unclaimed

    @cached_property
    def inhabited(self) -> bool:
        """Whether some thread of the launch is known, by a point, to fulfil all that callers promise: only then does an
        assumption that nothing fulfils mean that the way to an access is never taken."""
        launch = self.claims.launch
        assert launch is not None
        free = variables(*launch.given, launch.lane, launch.warp, *launch.blocks, *launch.arguments.values())
        given = [*launch.given, *(formula for variable in free for formula in range_of(variable))]
        wanted, found = both(*given), some(given, (), POINTS)
        rows = range(min((len(column) for column in found.values()), default=0))
        return any(python.evaluate({n: int(c[row]) for n, c in found.items()}, wanted)[0] for row in rows)

    @property
    def notes(self) -> list[tuple[str, str]]:
        """What a reader of the table should know beside it: (claim, text)."""
        labels: dict[tuple[str, str], dict[str, None]] = {}
        for result in self.results:
            outcome, statement = result.outcome, result.statement
            if outcome is None or outcome.verdict is not Verdict.PROVED:
                continue
            idle = (statement.claim, statement.case) in self.claims.idle
            said = NEVER_HERE if idle else outcome.detail
            if said in (NEVER_RUNS, NEVER_HERE):
                label = statement.case.rpartition(": ")[0]
                labels.setdefault((statement.claim, said), {})[label] = None
        beside = uncounted(self.breaking.kernel) if self.claims.bounds else ""
        return [*self._notes(labels), *self._races_notes, *([("bounds", beside)] if beside else [])]

    @property
    def _races_notes(self) -> list[tuple[str, str]]:
        if self.claims.lds is not None:
            return [(REACHED, said) for said in self.claims.lds.open]
        asked = self.claims.races
        return [("races", NOT_LOOKED_AT)] if not asked and uses_lds(self.breaking.kernel) else []

    def _notes(self, labels: Mapping[tuple[str, str], Mapping[str, None]]) -> list[tuple[str, str]]:
        skipped = [(claim, f"is skipped by the binding: {why}") for claim, why in self.claims.skipped.items()]
        return skipped + [
            (claim, f"{', '.join(label for label in found if label)} {said}: no thread gets there".lstrip())
            for (claim, said), found in labels.items()
        ]
