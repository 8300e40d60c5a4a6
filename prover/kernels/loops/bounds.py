"""How often a loop runs at most, from the condition under which it goes on."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from functools import lru_cache

from ...language.constructors import both, either
from ...language.parts import split, summands
from ...language.terms import Term, at_least
from ...language.walking import variables
from ...machine.arithmetic import Arithmetic
from ...machine.values import literals
from ...proof.rules import State
from ..machine.iteration_variables import carried, iterations


def bound(path: Term, t: Term, best: int, math_: Arithmetic) -> int:
    """A number that t stays below, because the loop goes on only while a counter has not reached its end."""
    for part in literals(path):
        if part.op not in ("lt", "le"):
            continue
        room, own = _room(part, t, math_)  # > 0, or >= 0: a*t + rest with a < 0
        if len(own) != 1 or own[0][1] is not t or own[0][0] >= 0:
            continue
        rest = math_.interval(math_.add(room, math_.scaled(t, -own[0][0])))[1]
        if math.isinf(rest):
            continue
        last = (int(rest) - (part.op == "lt")) // -own[0][0]  # the last t at which it can go on
        best = min(best, max(last, 0) + 2)
    return best


def _room(comparison: Term, t: Term, math_: Arithmetic) -> tuple[Term, list[tuple[int, Term]]]:
    """What the right side has more than the left; and the summands of it that t is in, each a factor and the rest."""
    left, right = comparison.args
    room = math_.add(right, math_.scaled(left, -1))
    return room, [split(s) for s in summands(room) if any(v is t for v in variables(s))]


def after_loops(path: Term, endings: Iterable[frozenset[Term]], own: Collection[Term] = ()) -> Term | None:
    """When some iteration of the loops before leads to what runs under ``path``; None if that cannot be told.

    endings: the conditions on the only ways out of loops. own: the numbers of iterations that the path may hang on.
    """
    found = without(path, endings)
    return None if foreign(found, own) else found


def without(path: Term, endings: Iterable[frozenset[Term]]) -> Term:
    """The path without what holds on the only way out of a loop: some iteration of one that is reached fulfils that."""
    found = path
    for ending in sorted(endings, key=len, reverse=True):
        found = _without(found, ending)
    return found


def _without(formula: Term, ending: frozenset[Term]) -> Term:
    if not ending <= _within(formula):
        return formula
    if formula.op == "or":
        return either(*(_without(part, ending) for part in formula.args))
    parts = literals(formula)
    if ending <= set(parts):
        parts = tuple(part for part in parts if part not in ending)
    return both(*(_without(part, ending) if part.op == "or" else part for part in parts))


@lru_cache(4096)
def _within(formula: Term) -> frozenset[Term]:
    """The literals of a formula of and and or, at any depth."""
    parts = formula.args if formula.op == "or" else literals(formula)
    return frozenset(parts).union(*(_within(part) for part in parts if part.op in ("and", "or")))


def foreign(part: Term, own: Collection[Term]) -> bool:
    """Whether the condition hangs on more of loops than these numbers of iterations."""
    return bool(carried(part)) or any(all(v is not number for number in own) for v in iterations(part))


def monotone(formula: Term, t: Term) -> bool:
    """Whether the formula, where it holds for two numbers t, holds for every one between them."""
    if not any(v is t for v in variables(formula)):
        return True
    if formula.op == "and":
        return all(monotone(part, t) for part in formula.args)
    if formula.op not in ("lt", "le"):
        return False
    return all(_linear(side, t) for side in formula.args)


def _linear(term: Term, t: Term) -> bool:
    """Whether the term is a*t + b, as it stands, and a and b are the same in all iterations."""
    if term is t or not any(v is t for v in variables(term)):
        return True
    if term.op == "named":
        return _linear(term.args[0], t)
    if term.op == "add":
        return all(_linear(part, t) for part in term.args)
    return (
        term.op == "mul"
        and sum(any(v is t for v in variables(part)) for part in term.args) == 1
        and all(_linear(part, t) for part in term.args)
    )


def steady(formula: Term, t: Term) -> bool:
    """Whether the formula, where it holds for t, holds for every smaller one."""
    if not any(v is t for v in variables(formula)):
        return True
    if formula.op in ("and", "or"):
        return all(steady(part, t) for part in formula.args)
    if formula.op not in ("lt", "le"):
        return False
    forms = State()
    left, right = map(forms.poly, formula.args)
    room, number = right - left, forms.atoms.number("var", t.payload[0])
    inside = forms.atoms.inside(room) - {number}
    kept = [forms.atoms[other].key for other in inside if forms.atoms[other].kind == "ite"]
    if any(v is t for v in variables(*kept)) or any(number in forms.atoms.closure(other) for other in inside):
        return False
    natural = {v.payload[0] for v in variables(formula) if v.least is not None and v.least >= 0}
    others = {number, *(own for own in inside if forms.atoms[own].kind == "var" and forms.atoms[own].key in natural)}
    others |= {
        own for own in inside if forms.atoms[own].kind == "ite" and at_least(forms.atoms[own].key, 0)
    }  # min(n, 256)
    falling = ((monomial, by) for monomial, by in room.terms.items() if number in monomial)
    return all(by < 0 and monomial.count(number) == 1 and others.issuperset(monomial) for monomial, by in falling)
