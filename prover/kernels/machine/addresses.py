"""What a number is by addresses of objects: one of them plus something, or a choice between several of them."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from ...language.constructors import both, either, negation, where
from ...language.parts import split, summands
from ...language.terms import Term
from ...language.walking import variables
from ...machine.arithmetic import Arithmetic
from ...machine.values import TRUE

MOST, MOST_ARMS = 12, 16  # addresses, and arms of choices, some of which may be the same


def alternatives(algebra: Arithmetic, objects: Collection[Term], term: Term) -> list[tuple[Term, Term]]:
    """What a term is that is a choice between addresses of several objects, plus something, and when: (condition, address).
    Nothing of too many, and of one. objects: where they start."""
    conditions: dict[Term, list[Term]] = {}
    for condition, own in _arms(algebra, objects, term, MOST_ARMS):
        conditions.setdefault(own, []).append(condition)
    if not 1 < len(conditions) <= MOST:
        return []
    return [(either(*own), one) for one, own in conditions.items()]


def _arms(algebra: Arithmetic, objects: Collection[Term], term: Term, most: int) -> list[tuple[Term, Term]]:
    """What a term is, under conditions of which one holds, for each choice between objects in it."""
    own = [term] if term.op == "ite" else summands(term)
    choices = [one for one in own if one.op == "ite" and any(v in objects for v in variables(one))]
    if not choices or most < 2:
        return [(TRUE, term)]
    condition, yes, no = choices[0].args
    rest = [one for one in own if one is not choices[0]]
    arms = [algebra.add(arm, *rest) for arm in (yes, no)]
    algebra.same(term, where(condition, *arms))  # a step, which is proved
    mine = [(both(condition, more), arm) for more, arm in _arms(algebra, objects, arms[0], most - 1)]
    others = _arms(algebra, objects, arms[1], most - len(mine))
    return mine + [(both(negation(condition), more), arm) for more, arm in others]


@lru_cache(4096)
def once(term: Term, base: Term) -> bool:
    """Whether the term is the base plus something, in each arm of a choice."""
    if term.op == "ite":
        return all(once(arm, base) for arm in term.args[1:])
    own = [split(summand) for summand in summands(term)]
    if sum(by == 1 and part is base for by, part in own) == 1:
        return True
    choices = [part for by, part in own if by == 1 and part.op == "ite"]
    return len(choices) == 1 and once(choices[0], base)


def beside(algebra: Arithmetic, term: Term, base: Term) -> Term:
    """What the term has beside the base."""
    whole = algebra.add(term, algebra.scaled(base, -1))
    if not any(variable is base for variable in variables(whole)):
        return whole

    @cache
    def without(part: Term) -> Term:
        if part.op == "ite":
            return where(part.args[0], without(part.args[1]), without(part.args[2]))
        own = summands(part)
        inner = next((one for one in own if one.op == "ite" and any(v is base for v in variables(one))), None)
        if inner is None:
            return algebra.add(part, algebra.scaled(base, -1))
        return algebra.add(without(inner), *(one for one in own if one is not inner))

    return algebra.same(whole, without(term))
