"""Conditions on the results of operations: when they are not poison, and how they read."""

from __future__ import annotations

from functools import lru_cache

from ..language.constructors import add, both, negation
from ..language.idioms import implies
from ..language.parts import summands
from ..language.terms import Term, named
from .values import TRUE, literals


def label(term: Term, name: str) -> Term:
    """The term under the name that a reader of the kernel knows it by."""
    shown = "".join(c if c.isprintable() else f"%{ord(c):02x}" for c in name).strip()
    return named(shown, term) if shown else term


def tightened(known: Term, more: Term) -> Term:
    """Both conditions; of two that bound the same value, up to a constant, on one side the sharper one stays.

    A long chain of additions would otherwise carry a condition for each of them.
    """
    for part in literals(more):
        bound = _bound(part)
        kept = []
        for other in literals(known):
            rival = _bound(other) if bound is not None else None
            if bound is None or rival is None or bound[0] != rival[0] or bound[1] is not rival[1]:
                kept.append(other)
            elif rival[2] < bound[2]:  # implied by the one that is there
                kept, part = [*literals(known)], TRUE
                break
        known = both(*kept, part)
    return known


@lru_cache(1 << 14)
def _bound(part: Term) -> tuple[bool, Term, int] | None:
    """(above?, x, c) of a condition 0 <= x + c, or x + c >= 0 turned around: the smaller c, the sharper."""
    if part.op != "le":
        return None
    left, right = (side.args[0] if side.op == "named" else side for side in part.args)
    if (left.op == "const") == (right.op == "const"):
        return None
    above, value, end = (True, left, right) if right.op == "const" else (False, right, left)
    rest = [one for one in summands(value) if one.op != "const"]
    constant = sum(one.payload for one in summands(value) if one.op == "const")
    room = end.payload - constant if above else constant - end.payload
    return above, add(*rest), room


def select_ok(condition: Term, a: Term, b: Term) -> Term:
    """When what was chosen is not poison."""
    if a is b:
        return a
    return both(implies(condition, a), implies(negation(condition), b))
