"""The ladder of engines, cheapest first, and the one function that decides an obligation.

Adding an engine is adding a row here: a module with NAME, applies(obligation) -> reason why not, or None, and
decide(obligation, deadline) -> Outcome.
"""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

from ..claims import Obligation, Verdict
from ..counterexample import Invalid, NoLane, check, find, lane, shrink
from ..outcome import Outcome

# module names, so that listing claims imports no solver
LADDER = ("linear", "exhaustive", "integer", "bits", "whole")


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
    quick = find(obligation)
    if quick is not None:
        return _confirmed(obligation, Outcome(verdict=Verdict.REFUTED, engine="sampling", point=quick), deadline)
    for engine in engines():
        reason = engine.applies(obligation)
        if reason is not None:
            reasons.append(f"{engine.NAME}: {reason}")
            continue
        outcome = engine.decide(obligation, deadline)
        if outcome.verdict is Verdict.PROVED:
            return _not_vacuous(obligation, outcome)
        if outcome.verdict is Verdict.REFUTED:
            return _confirmed(obligation, outcome, deadline)
        if outcome.verdict is Verdict.VACUOUS:
            return outcome
        reasons.append(f"{engine.NAME}: {outcome.detail}")
        if time.monotonic() > deadline:
            break
    tried = any("out of time" in reason or "found" in reason or "gave up" in reason for reason in reasons)
    verdict = Verdict.UNKNOWN if tried or len(reasons) < len(LADDER) else Verdict.UNSUPPORTED
    return Outcome(verdict=verdict, detail="; ".join(reasons))


def _confirmed(obligation: Obligation, outcome: Outcome, deadline: float) -> Outcome:
    """A counterexample counts only after Python integers agree; then it is made small."""
    if outcome.point is None:
        return outcome
    try:
        check(obligation, outcome.point)
    except Invalid as error:
        return Outcome(verdict=Verdict.UNKNOWN, engine=outcome.engine, detail=f"a false counterexample: {error}")
    outcome.point = shrink(obligation, outcome.point, deadline)
    return outcome


def _not_vacuous(obligation: Obligation, outcome: Outcome) -> Outcome:
    """A proof is worth something only if some lane satisfies the assumptions: show one."""
    try:
        outcome.point = outcome.point or lane(obligation)
    except NoLane:
        return Outcome(verdict=Verdict.VACUOUS, engine=outcome.engine, detail="no value satisfies the assumptions")
    if outcome.point is None:
        detail = "proved, but no lane that satisfies the assumptions was found"
        return Outcome(verdict=Verdict.UNKNOWN, engine=outcome.engine, detail=detail)
    return outcome
