"""The ladder of engines, cheapest first, and the one function that decides an obligation.

Adding an engine is adding a row here: a module with NAME, applies(obligation) -> reason why not, or None, and
decide(obligation, deadline) -> Outcome.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from math import prod
from typing import Any

from ..claims import Holds, Obligation, Verdict
from ..counterexample import Invalid, NoLane, check, find, lane, satisfies, shrink
from ..outcome import Outcome
from ..terms import truth
from . import exhaustive

# module names, so that listing claims imports no solver
LADDER = ("linear", "exhaustive", "integer", "bits", "whole")
FEW_POINTS = 1 << 16  # a domain this small is tried whole before anything is sampled


def engines() -> list[Any]:
    return [import_module(f".{name}", __package__) for name in LADDER]


def decide(obligation: Obligation, seconds: float = 60.0) -> Outcome:
    """The verdict of the first engine that reaches one; refuted and vacuous are always checked exactly first."""
    start = time.monotonic()
    deadline = start + seconds
    outcome = _decide(obligation, deadline)
    outcome.seconds = time.monotonic() - start
    return outcome


def _decide(obligation: Obligation, deadline: float) -> Outcome:
    reasons: list[str] = []
    sampled = not _few_points(obligation)
    quick = find(obligation) if sampled else None
    if quick is not None:
        with suppress(Invalid):
            return _confirmed(obligation, Outcome(verdict=Verdict.REFUTED, engine="sampling", point=quick), deadline)
    for engine in engines():
        reason = engine.applies(obligation)
        if reason is not None:
            reasons.append(f"{engine.NAME}: {reason}")
            continue
        outcome = engine.decide(obligation, deadline)
        if outcome.verdict is Verdict.PROVED:
            return _not_vacuous(obligation, outcome, deadline)
        if outcome.verdict is Verdict.REFUTED:
            try:
                return _confirmed(obligation, outcome if sampled else _smaller(obligation, outcome), deadline)
            except Invalid as error:  # a model at which something has no meaning: another engine may know better
                reasons.append(f"{engine.NAME}: found a false counterexample: {error}")
        elif outcome.verdict is Verdict.VACUOUS:
            return outcome
        else:
            reasons.append(f"{engine.NAME}: {outcome.detail}")
        if time.monotonic() > deadline:
            break
    tried = any("out of time" in reason or "found" in reason or "gave up" in reason for reason in reasons)
    verdict = Verdict.UNKNOWN if tried or len(reasons) < len(LADDER) else Verdict.UNSUPPORTED
    return Outcome(verdict=verdict, detail="; ".join(reasons))


def _few_points(obligation: Obligation) -> bool:
    """Whether trying every point costs less than sampling some."""
    ranges = exhaustive.box(obligation) if exhaustive.applies(obligation) is None else ""
    return not isinstance(ranges, str) and prod(high - low for _, low, high in ranges) <= FEW_POINTS


def _smaller(obligation: Obligation, outcome: Outcome) -> Outcome:
    """The outcome with the counterexample that sampling would have found first, if it finds one."""
    quick = find(obligation) if outcome.point is not None else None
    if quick is not None:
        with suppress(Invalid):
            check(obligation, quick)
            outcome.point = quick
    return outcome


def _confirmed(obligation: Obligation, outcome: Outcome, deadline: float) -> Outcome:
    """A counterexample counts only after Python integers agree; then it is made small. Raises Invalid."""
    if outcome.point is not None:
        check(obligation, outcome.point)
        outcome.point = shrink(obligation, outcome.point, deadline)
    return outcome


def _not_vacuous(obligation: Obligation, outcome: Outcome, deadline: float) -> Outcome:
    """A proof is worth something only if some lane satisfies the assumptions: show one, or prove that there is none."""
    vacuous = Outcome(verdict=Verdict.VACUOUS, engine=outcome.engine, detail="no value satisfies the assumptions")
    try:
        outcome.point = outcome.point or lane(obligation)
    except NoLane:
        return vacuous
    if outcome.point is not None:
        return outcome
    nothing = replace(obligation, goal=Holds(truth(False)))  # proved: the assumptions contradict each other
    for engine in engines():
        if engine.applies(nothing) is not None:
            continue
        answer = engine.decide(nothing, deadline)
        if answer.verdict in (Verdict.PROVED, Verdict.VACUOUS):
            return vacuous
        if answer.point is not None and satisfies(obligation, answer.point):
            outcome.point = answer.point
            return outcome
    detail = "proved, but no lane that satisfies the assumptions was found"
    return Outcome(verdict=Verdict.UNKNOWN, engine=outcome.engine, detail=detail)
