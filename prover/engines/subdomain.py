"""The subdomain engine: every point of the few variables that the goal hangs on, whatever the others are.

Witness: those variables and the number of points, which a recount reproduces; of kind joined where assumptions about others
are joined.
"""

from __future__ import annotations

from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term, truth
from ..language.walking import conjuncts, variables
from ..proof.errors import Refused
from ..proof.subdomains import ATOMS, restricted
from . import exhaustive
from .outcome import Outcome, unknown

NAME = "subdomain"
MOST_POINTS = 1 << 16
MOST_KEPT = 64
FEW, WHOLE = 1 << 12, 16  # times as many of all variables of a goal that have few values


def applies(obligation: Obligation) -> str | None:
    if not isinstance(obligation.goal, Holds):
        return "a bijection as such has no subdomains"
    return None if kept(obligation.goal.formula) else "no variable of the goal has a small range"


def kept(goal: Term) -> list[str]:
    """The names of the variables with the smallest ranges, as many as have few enough points together, or all that have few
    values."""
    own = list(variables(goal))
    few = [variable for variable in own if _points([variable]) <= FEW]
    if few and _points(few) <= WHOLE * MOST_POINTS:
        return [variable.payload[0] for variable in few]
    found: dict[Term, None] = {}
    for variable in sorted(own, key=lambda variable: (_points([variable]), variable.payload[0])):
        if _points([*found, variable]) > MOST_POINTS:
            break
        found |= dict.fromkeys(variables(variable))
    return [variable.payload[0] for variable in found]


def crowded(goal: Term) -> bool:
    """Whether its variables have few values each and too many points together: some of them alone seldom say enough."""
    own = list(variables(goal))
    return all(_points([variable]) <= FEW for variable in own) and _points(own) > WHOLE * MOST_POINTS


def _points(some: list[Term]) -> float:
    return exhaustive.points(variables(*some))


def _open(part: Obligation, of: list[str]) -> bool:
    """Whether a part of the goal is a comparison that was left out, and may be false: nothing is said about it."""
    assert isinstance(part.goal, Holds)
    told = {variable.payload[0] for variable in variables(*part.given)} | set(of)
    return any(
        each.op in ATOMS and variables(each) and told.isdisjoint(variable.payload[0] for variable in variables(each))
        for each in conjuncts(part.goal.formula)
    )


def decide(obligation: Obligation, deadline: float) -> Outcome:
    """Without what two assumptions say together first: where the goal has a part that was left out, that is all."""
    assert isinstance(obligation.goal, Holds)
    of, before = kept(obligation.goal.formula), -1
    for sums in (False, True):
        try:
            part = restricted(obligation, of, sums)
        except Refused as error:
            return unknown(NAME, str(error))
        said = sum(formula is not truth(True) for formula in part.given)
        if said == before or (not sums and _open(part, of)):
            break
        before = said
        reason = exhaustive.applies(part)
        found = unknown(NAME, reason) if reason else _counted(part, deadline)
        if found.verdict is Verdict.PROVED:
            witness = {"kind": "joined" if sums else "subdomain", "of": of, "points": found.points}
            return Outcome(verdict=Verdict.PROVED, engine=NAME, points=found.points, witness=witness)
    return unknown(NAME, f"not for every {', '.join(of)}, whatever the rest")


_kept: dict[tuple[tuple[Term, ...], Term], Outcome] = {}


def _counted(part: Obligation, deadline: float) -> Outcome:
    """What is found at its points; statements about one kernel come down to the same again and again."""
    assert isinstance(part.goal, Holds)
    of = part.given, part.goal.formula
    found = _kept.get(of)
    if found is None:
        found = exhaustive.decide(part, deadline)
        if found.verdict is Verdict.PROVED:
            if len(_kept) >= MOST_KEPT:
                _kept.clear()
            _kept[of] = found
    return found
