"""A choice between sums, as what both have in common and a choice between the rest.

``where(c, -t, -t - b - b*k)`` is ``b*where(c, 0, -k - 1) - t``: a compiler that unrolls a loop chooses so whether some
iterations came before, and the place of a thread is a digit beside it again. It is search: who takes the one for the other
has to note that they are equal.
"""

from __future__ import annotations

from math import gcd

from ..language.constructors import add, mul, where
from ..language.monomials import Monomials, expanded, total
from ..language.terms import Term


def spread(term: Term, known: dict[Term, Term] | None = None) -> Term:
    """The sum with what is common in the arms of its choices taken out of them; the term itself where nothing is. known:
    what came of others, as choices of choices have the same arms again and again."""
    known = {} if known is None else known
    if term not in known:
        known[term] = _spread(term, known)
    return known[term]


def _spread(term: Term, known: dict[Term, Term]) -> Term:
    parts, changed = expanded(term), False
    found: list[Term] = []
    for key, coefficient in parts.items():
        choice = key[0] if len(key) == 1 and key[0].op == "ite" else None
        own = None if choice is None else _apart(choice, known)
        changed |= own is not None
        found.append(mul(coefficient, *key) if own is None else mul(coefficient, own))
    return total(expanded(add(*found))) if changed else term


def _apart(choice: Term, known: dict[Term, Term]) -> Term | None:
    """A choice as a sum; None where its arms have neither summands nor factors in common that say more."""
    condition, *arms = choice.args
    one, other = (expanded(spread(arm, known)) for arm in arms)
    shared = {key: value for key, value in one.items() if key and other.get(key) == value}
    one, other = ({k: v for k, v in arm.items() if k not in shared} for arm in (one, other))
    factors, number = _common(one, other)
    if not shared and not factors:
        return None
    rest = where(condition, *(total(_without(arm, factors, number)) for arm in (one, other)))
    return add(total(shared), mul(number, *factors, rest))


def _common(*arms: Monomials) -> tuple[tuple[Term, ...], int]:
    """The factors that are in all products, and the number that divides all coefficients."""
    keys = [list(key) for arm in arms for key in arm]
    found = []
    for factor in keys[0] if keys else ():
        if all(any(factor is own for own in key) for key in keys):
            found.append(factor)
            for key in keys[1:]:
                key.pop(next(at for at, own in enumerate(key) if own is factor))
    return tuple(found), gcd(*(value for arm in arms for value in arm.values())) or 1


def _without(arm: Monomials, factors: tuple[Term, ...], number: int) -> Monomials:
    found: Monomials = {}
    for key, value in arm.items():
        left = list(key)
        for factor in factors:
            left.pop(next(at for at, own in enumerate(left) if own is factor))
        found[tuple(left)] = value // number
    return found
