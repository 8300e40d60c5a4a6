"""What becomes of one mutant: the claim that refuses it, or the proof that nothing changed, or that it survives.

Cheap first: the lanes drawn for the unchanged claims kill most mutants in milliseconds. Then the equivalence; then the
ladder on every statement that the slip changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from ..engines.counterexample import Invalid, _bad, check, find
from ..engines.sampling import rows
from ..language.meanings import vectors
from ..language.obligations import Obligation, SpecError, Verdict
from . import equivalence, statements
from .asking import Asks
from .baseline import Baseline, Known, key
from .loading import Traces, build, plant
from .sources import Mutant


class Fate(StrEnum):
    """What became of a mutant, the strongest first where several systems have a say."""

    REFUTED = "refuted"  # a claim has a counterexample
    NOT_BUILT = "not built"  # the spec raises an error
    FINDING = "finding proved"  # a documented falsehood is no longer one
    UNPROVED = "no longer proved"  # nothing refutes it, but a claim has lost its proof, or a finding its refutation
    ABANDONED = "abandoned"  # the time was up, or the process died
    SURVIVED = "survived"  # every claim is proved of the wrong formula
    NARROWER = "narrower"  # only assumptions or ranges changed: the claims speak of fewer values, and are proved
    WIDER = "wider"  # the same, but of no fewer values: the claims would hold under less
    WEAKER = "claims less"  # a claim only lost a part of its goal
    RESTATED = "other cases"  # cases are gone, or others came, all proved: `tileprove check --locked` notices
    EQUIVALENT = "equivalent"  # proved: the formula means the same wherever a claim looks
    DISPLAY = "display"  # only what a reader is shown, or what is replayed, changed
    UNSEEN = "unseen"  # the formula was evaluated, and no statement changed
    UNREACHED = "unreached"  # no claim evaluates the formula


KILLED = (Fate.REFUTED, Fate.NOT_BUILT, Fate.FINDING, Fate.UNPROVED)
SURVIVING = (Fate.SURVIVED, Fate.UNSEEN)
STATEMENT = (Fate.NARROWER, Fate.WIDER, Fate.WEAKER, Fate.RESTATED)  # not the map but what is said of it changed
HARMLESS = (Fate.EQUIVALENT, Fate.DISPLAY, Fate.UNREACHED)
ORDER = tuple(Fate)


class Judgement(msgspec.Struct, kw_only=True, omit_defaults=True):
    """by: the claim, with its case, that decides; point: its counterexample; differs: where old and new results differ.

    changed: how many statements the slip changed; lost: claims or cases that are gone.
    """

    fate: Fate
    by: str = ""
    point: dict[str, int] | None = None
    differs: dict[str, int] | None = None
    detail: str = ""
    changed: int = 0
    lost: list[str] = []
    seconds: float = 0.0


class Change(Struct):
    """A statement before and after."""

    known: Known | None
    new: Obligation
    results: list[tuple[Any, Any]]
    limit: float
    engine: str = ""

    @property
    def claims(self) -> bool:
        return self.new.expected is Verdict.PROVED


class Budget(Struct, frozen=True):
    """seconds: for one statement at most; mutant: for one mutant in all."""

    seconds: float = 8.0
    mutant: float = 100.0


class Turn:
    """The time of one mutant, and who decides in it."""

    def __init__(self, budget: Budget, asks: Asks):
        self.budget, self.asks, self.start = budget, asks, asks.now()

    @property
    def passed(self) -> float:
        return self.asks.now() - self.start

    @property
    def late(self) -> bool:
        return self.passed > self.budget.mutant


def judge(mutant: Mutant, systems: Mapping[str, Baseline], chosen: set[str] | None, turn: Turn) -> Judgement:
    """Plant the slip in this process, for good, and ask the claims of each system in turn."""
    try:
        traces = plant(mutant)
    except SyntaxError as error:
        return Judgement(fate=Fate.NOT_BUILT, detail=f"{type(error).__name__}: {error}")
    found: list[Judgement] = []
    for name, baseline in systems.items():
        found.append(_ask(traces, baseline, chosen, turn))
        if found[-1].fate in KILLED:
            if len(found) > 1:
                found[-1].detail = f"noticed by {name}; {found[-1].detail}".rstrip("; ")
            break
        if turn.late:
            break
    worst = min(found, key=lambda judgement: ORDER.index(judgement.fate))
    worst.seconds = turn.passed
    return worst


def _ask(traces: Traces, baseline: Baseline, chosen: set[str] | None, turn: Turn) -> Judgement:
    budget = turn.budget
    changes: list[Change] = []
    left = dict(baseline.known)
    shown = False
    try:
        for claim, built in build(baseline.target, chosen, traces):
            if built.error:
                return Judgement(fate=Fate.NOT_BUILT, by=claim.full_name, detail=built.error)
            for new, results in built.obligations:
                known = left.pop(key(new), None)
                if known is not None and statements.same(known.obligation, new):
                    shown = shown or not _same_display(known.obligation, new)
                    continue
                changes.append(Change(known, new, results, budget.seconds, baseline.engines.get(key(new), "")))
                point = _on_known_lanes(changes[-1])
                if point is not None:
                    return Judgement(fate=Fate.REFUTED, by=new.name, point=point, changed=len(changes))
    except SpecError as error:
        return Judgement(fate=Fate.NOT_BUILT, detail=str(error))
    lost = [known.obligation.name for known in left.values()]
    if not changes and not lost:
        return Judgement(fate=Fate.DISPLAY if shown else _unchanged(traces))
    if not changes:
        return Judgement(fate=Fate.RESTATED, lost=lost)
    changes.sort(key=lambda change: baseline.seconds.get(key(change.new), budget.seconds))
    found = _decided(traces, changes, turn)
    found.changed, found.lost = len(changes), lost
    if found.fate is Fate.EQUIVALENT and lost:
        found.fate = Fate.RESTATED
    return found


def _unchanged(traces: Traces) -> Fate:
    """What to say of a slip that changed nothing at all; equivalent if the expression, or the function around it, had
    its old value every time."""
    if not traces.hits:
        return Fate.UNREACHED
    never = not traces.differed or (traces.paired and not traces.unlike)
    return Fate.EQUIVALENT if never else Fate.UNSEEN


def _same_display(old: Obligation, new: Obligation) -> bool:
    from ..language.wire import encode

    return encode(old) == encode(new)


def _decided(traces: Traces, changes: list[Change], turn: Turn) -> Judgement:
    claims = [change for change in changes if change.claims]
    if traces.truths == traces.hits and all(_claims_less(change) for change in changes):
        return Judgement(fate=Fate.WEAKER)
    same, differs = _equivalent(traces, changes, turn)
    if same:
        return Judgement(fate=Fate.EQUIVALENT)
    unproved: Judgement | None = None
    for change in claims:
        late = turn.late
        if unproved is not None or late:
            point = find(change.new)
            if point is not None:
                return Judgement(
                    fate=Fate.REFUTED, by=change.new.name, point=change.new.as_made(point), differs=differs
                )
            if unproved is None:
                unproved = Judgement(fate=Fate.ABANDONED, by=change.new.name, detail="the time was up", differs=differs)
            continue
        if _proved_at_once(change, turn.asks):
            continue
        outcome = turn.asks.decide(change.new, change.limit)
        if outcome.verdict is Verdict.REFUTED:
            point = change.new.as_made(outcome.point or {})
            return Judgement(fate=Fate.REFUTED, by=change.new.name, point=point, differs=differs)
        if outcome.verdict is not Verdict.PROVED:
            detail = f"{outcome.verdict.value}: {outcome.detail}" if outcome.detail else outcome.verdict.value
            unproved = Judgement(fate=Fate.UNPROVED, by=change.new.name, detail=detail, differs=differs)
    for change in changes:
        if not change.claims and not turn.late and find(change.new) is None:
            outcome = turn.asks.decide(change.new, change.limit)
            if outcome.verdict is Verdict.PROVED:
                return Judgement(fate=Fate.FINDING, by=change.new.name, differs=differs)
            if outcome.verdict is not Verdict.REFUTED and unproved is None:
                unproved = Judgement(fate=Fate.UNPROVED, by=change.new.name, detail=outcome.verdict.value)
    return unproved or Judgement(fate=_survival(traces, changes, turn), differs=differs)


def _claims_less(change: Change) -> bool:
    """Whether a claim only lost a part of its goal: then it is proved, since the old one was."""
    return change.known is not None and change.claims and statements.says_less(change.known.obligation, change.new)


def _on_known_lanes(change: Change) -> dict[str, int] | None:
    """A counterexample among the lanes that were drawn for the unchanged statement."""
    lanes = change.known.lanes if change.known is not None else None
    new = change.new
    if not change.claims or lanes is None or any(variable.payload[0] not in lanes for variable in new.variables):
        return None
    size = rows(dict(lanes))
    good = _bad(new, dict(lanes), size)[0]
    if not good.any():
        return None
    for held in vectors.evaluate(lanes, *new.assumptions):
        good = good & np.broadcast_to(held.values & held.ok, size)
    if not good.any():
        return None
    weight = sum(np.abs(column.astype(float)) for column in lanes.values())
    row = int(np.argmin(np.where(good, weight, np.inf)))
    point = {variable.payload[0]: int(lanes[variable.payload[0]][row]) for variable in new.variables_as_made}
    try:
        check(new, point)
    except Invalid:
        return None
    return point


def _proved_at_once(change: Change, asks: Asks) -> bool:
    """A proof by the engine that decided the unchanged claim, without sampling again where the lanes found nothing."""
    old, new = change.known, change.new
    if old is None or not old.lanes or not statements.same_terms(old.obligation.given, new.given):
        return False
    if set(old.obligation.variables) != set(new.variables):
        return False
    return asks.proved_by(change.engine, new, change.limit)


def _equivalent(traces: Traces, changes: list[Change], turn: Turn) -> tuple[bool, dict[str, int] | None]:
    """(whether what each statement speaks about is proved to be the old one, else a lane where it is not if known)."""
    first: dict[str, int] | None = None
    for change in changes:
        same = False
        for ask in _questions(traces, change):
            left = turn.budget.mutant - turn.passed
            try:
                outcome = equivalence.decide(ask(), max(min(change.limit, left), 0.1), turn.asks)
            except equivalence.Unlike:
                continue
            first = first or (outcome.point if outcome.verdict is Verdict.REFUTED else None)
            if outcome.verdict is Verdict.PROVED:
                same = True
                break
        if not same:
            return False, first
    return True, None


def _questions(traces: Traces, change: Change) -> Iterator[Callable[[], Obligation]]:
    """Ways to ask whether the statement means the same, the one closest to the slip first."""
    if change.known is not None:
        old = change.known.obligation
        if traces.paired:
            yield lambda: equivalence.results_agree(old, change.new, change.results)
        yield lambda: equivalence.names_agree(old, change.new)


def _survival(traces: Traces, changes: list[Change], turn: Turn) -> Fate:
    """Whether a surviving slip changed a map, or only what is said of it."""
    both_sides = [(change.known.obligation, change.new) for change in changes if change.known is not None]
    if not both_sides:
        return Fate.RESTATED
    if len(both_sides) == len(changes):
        for fate, judged in (
            (Fate.WIDER, lambda old, new: statements.is_wider(old, new, turn.budget.seconds, turn.asks)),
            (Fate.NARROWER, statements.same_goal),
            (Fate.NARROWER, lambda old, new: traces.omits_a_variable and statements.is_special_case(old, new)),
            (Fate.WEAKER, lambda old, new: traces.truths == traces.hits and statements.says_less(old, new)),
        ):
            if all(judged(old, new) for old, new in both_sides):
                return fate
    return Fate.SURVIVED
