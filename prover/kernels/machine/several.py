"""An address that is one of several objects' addresses: a pointer for each, and when it is that one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...language.constructors import both, either, negation, where
from ...language.parts import summands
from ...language.terms import Term
from ...language.walking import variables
from ...machine.values import TRUE, Int
from ..ir.values import OneOf, Opaque, Pointer

if TYPE_CHECKING:
    from .frame import Frame

MOST, MOST_ARMS = 12, 16  # addresses, and arms of choices, some of which may be the same


def one_of(frame: Frame, value: Int, space: int) -> Any:
    """The pointer that an integer means which is a choice between addresses of several objects, plus something."""
    conditions: dict[Term, list[Term]] = {}
    for condition, term in _arms(frame, value.term, MOST_ARMS):
        conditions.setdefault(term, []).append(condition)
    if not 1 < len(conditions) <= MOST:
        return Opaque("a pointer made of an integer")
    arms = [(either(*own), frame.machine.make(term, value.bits)) for term, own in conditions.items()]
    found = [(condition, frame.pointer_to(one, space)) for condition, one in arms]
    if value.ok is not TRUE or not all(isinstance(one, Pointer) for _, one in found):
        return Opaque("a pointer made of an integer")
    return OneOf("an address that is taken from several objects", TRUE, tuple(found))


def _arms(frame: Frame, term: Term, most: int) -> list[tuple[Term, Term]]:
    """What a term is, under conditions of which one holds, for each choice between objects in it."""
    own = [term] if term.op == "ite" else summands(term)
    choices = [one for one in own if one.op == "ite" and any(v in frame.addresses for v in variables(one))]
    if not choices or most < 2:
        return [(TRUE, term)]
    condition, yes, no = choices[0].args
    rest = [one for one in own if one is not choices[0]]
    arms = [frame.algebra.add(arm, *rest) for arm in (yes, no)]
    frame.algebra.same(term, where(condition, *arms))  # a step, which is proved
    mine = [(both(condition, more), arm) for more, arm in _arms(frame, arms[0], most - 1)]
    others = _arms(frame, arms[1], most - len(mine))
    return mine + [(both(negation(condition), more), arm) for more, arm in others]
