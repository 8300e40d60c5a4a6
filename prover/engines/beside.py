"""What is assumed with alternatives, said beside what is assumed without: less to take apart. Untrusted.

Where 3 = r and a < n are assumed,

    r != 0 or (...)             says nothing and is left aside
    t = 0 or (a < n and t < n)  says t = 0 or t < n

What is left of an assumption is proved as a step, by cases of that assumption alone, from those that decided a part of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from ..base.clock import now
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, variables
from ..proof.closing import Proof
from ..proof.errors import RuleError
from . import needed
from .clauses import Clauses
from .forms import TRUE, Known, Why
from .saturation import OutOfTime

STEP_SECONDS = 0.3
SHARE = 0.2  # of the time that is left
MOST_KEPT = 64


class Beside(NamedTuple):
    """assumptions: what is to be assumed in place of others. steps: what of it is new, each proved from a few of those.
    left_aside: whether some of the others are not among them."""

    assumptions: list[Term]
    steps: list[Proof]
    left_aside: bool


def beside(assumptions: Sequence[Term], goal: Term, deadline: float) -> Beside:
    """What is to be assumed in place of these; what could not be shown in time stays as it is. Assumptions about variables
    that nothing connects with the goal's are left aside as well."""
    instead: dict[Term, Term] = {}
    steps: list[Proof] = []
    until = now() + SHARE * (deadline - now())
    for formulas, rest, reasons in _left(tuple(assumptions)):
        if rest is not TRUE:
            together = reasons.union(formulas)
            few = tuple(own for own in assumptions if own in together)
            proof = _step(few, rest, min(until, now() + STEP_SECONDS))
            if proof is None:
                continue
            steps.append(proof)
        instead |= dict.fromkeys(formulas, TRUE) | {formulas[-1]: rest}
    kept = dict.fromkeys(instead.get(formula, formula) for formula in assumptions)
    near = _connected([formula for formula in kept if formula is not TRUE], goal)
    known = set(near)
    return Beside(near, [step for step in steps if step.goal in known], len(near) < len(assumptions) or bool(instead))


def _connected(formulas: Sequence[Term], goal: Term) -> list[Term]:
    """Those that share a variable with the goal, or with another one that does; and those without any. All, where the goal
    speaks of nothing: it follows where they contradict each other."""
    own = {formula: set(variables(formula)) for formula in formulas}
    seen, near = set(variables(goal)), set[Term]()
    if not seen:
        return list(formulas)
    while found := [one for one, its in own.items() if one not in near and not (its and seen.isdisjoint(its))]:
        near.update(found)
        seen.update(*(own[formula] for formula in found))
    return [formula for formula in formulas if formula in near]


def alone(less: Beside, goal: Term) -> Beside:
    """With what is said of the goal's variables alone."""
    own = set(variables(goal))
    near = [formula for formula in less.assumptions if own.issuperset(variables(formula))]
    return less if not own else Beside(near, less.steps, True)


def tied(less: Beside, goal: Term) -> Beside:
    """Without what one more variable, of which nothing else is said but its range, may make true whatever the goal's are:
    as a loaded number in a comparison."""
    seen, near = set(variables(goal)), list(less.assumptions)
    while True:
        said = Counter(v for formula in near if len(own := variables(formula)) > 1 for v in own)
        loose = {formula for formula in near if any(said[v] == 1 and v not in seen for v in variables(formula))}
        kept = [formula for formula in near if formula not in loose]
        if len(kept) == len(near) or not seen:
            break
        near = kept
    known = set(near := _connected(near, goal))
    return Beside(near, [step for step in less.steps if step.goal in known], True)


def whole(less: Beside, assumptions: Sequence[Term], proof: Proof, every: bool = False) -> Proof:
    """A proof from what is assumed, out of one from what is to be assumed in its place; a certificate is to be written with
    these assumptions given. every: with all steps, also those that it does not seem to rest on."""
    goals = [step.goal for step in less.steps]
    idle = set[Term]() if every else set(needed.unused(map(needed.rests, proof.trees), goals))
    first = [part for step in less.steps if step.goal not in idle for part in step.steps]
    return Proof(assumptions, proof.goal, [*first, *proof.steps])


_kept: dict[tuple[tuple[Term, ...], Term], Proof] = {}


def _step(few: tuple[Term, ...], rest: Term, deadline: float) -> Proof | None:
    """That these few assumptions say this; statements about one kernel ask for the same again and again."""
    found = _kept.get((few, rest))
    with suppress(OutOfTime, RuleError):
        root = Clauses(few, rest, deadline, few).run() if found is None else None
        if root is not None:
            found = Proof(few, rest, [(rest, root)])
            if len(_kept) >= MOST_KEPT:
                _kept.clear()
            _kept[few, rest] = found
    return found


@lru_cache(maxsize=8)
def _left(assumptions: tuple[Term, ...]) -> list[tuple[list[Term], Term, Why]]:
    """(assumptions, what is left of them, the assumptions that decide their other parts), where less is left."""
    mixed = [formula for formula in assumptions if any(node.op == "or" for node in postorder(formula))]
    without = _without(assumptions)
    if not mixed and not without:
        return []
    known = Known()
    for formula in assumptions:
        for part in conjuncts(formula):
            if part.op != "or":  # of which less may be left
                known.add(part, frozenset([formula]))
    found = []
    for value, numbers in without.items():
        narrowed = known.narrowed(value, numbers)
        if narrowed is not None:
            found.append(narrowed)
            formulas, rest, reasons = narrowed
            known.add(rest, reasons.union(formulas))
    for formula in mixed:
        rest, reasons = known.left(formula)
        if rest is not formula:
            found.append(([formula], rest, reasons))
        known.add(rest, reasons | {formula})
    return found


def _without(assumptions: Sequence[Term]) -> dict[Term, dict[int, Term]]:
    """value -> a number that it is said not to be -> the assumption that says so."""
    found: dict[Term, dict[int, Term]] = {}
    for formula in assumptions:
        if formula.op == "not" and formula.args[0].op == "eq":
            sides = formula.args[0].args
            for value, number in (sides, sides[::-1]):
                if number.op == "const":
                    found.setdefault(value, {})[number.payload] = formula
    return found
