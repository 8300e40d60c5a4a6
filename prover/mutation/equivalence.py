"""Whether a slip changes anything: the values that a claim speaks about, before and after, in the claim's domain.

First the results of the function around the slip, old and new, on every call that it got: if they agree wherever the
claim looks, so does everything that is computed from them. Where they do not, the values that the spec gives a name: a
later step may undo the difference (`int32` inside a ``voffset`` modulo 2^32). The proof is the ladder's, like any other;
nothing is equivalent because a list says so.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from types import FunctionType
from typing import Any

from msgspec import Struct

from ..engines.counterexample import find
from ..engines.outcome import Outcome
from ..language.constructors import binary, both
from ..language.definedness import definedness
from ..language.fresh import MARK, exchanged, is_fresh, name_of
from ..language.idioms import equivalent
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import BOOL, Term, as_bool, as_int, const, truth
from ..language.walking import variables
from .asking import Asks

PLAIN = (str, bytes, bool, type(None))
MOST_WAYS = 64  # to name the fresh variables of one result


class Unlike(Exception):
    """Two results whose shapes differ, or that are no terms."""


def pairs(old: Any, new: Any) -> Iterator[tuple[Term, Term]]:
    """The terms of two results, place by place. Raises Unlike."""
    if old is new:
        return
    numbers = all(isinstance(value, (Term, int)) and not isinstance(value, bool) for value in (old, new))
    if numbers:
        a, b = (value if isinstance(value, Term) else const(value) for value in (old, new))
        if a.sort != b.sort:
            raise Unlike
        yield a, b
    elif isinstance(old, FunctionType) and isinstance(new, FunctionType):
        yield from _closed_over(old, new)
    elif isinstance(old, PLAIN):
        if old != new:
            raise Unlike
    elif type(old) is not type(new):
        raise Unlike
    elif isinstance(old, (tuple, list)):
        yield from _all(old, new)
    elif isinstance(old, dict) and isinstance(new, dict):
        if list(old) != list(new):
            raise Unlike
        yield from _all(list(old.values()), list(new.values()))
    elif isinstance(old, Struct) or (dataclasses.is_dataclass(old) and not isinstance(old, type)):
        own = old.__struct_fields__ if isinstance(old, Struct) else [field.name for field in dataclasses.fields(old)]
        yield from _all([getattr(old, name) for name in own], [getattr(new, name) for name in own])
    else:
        raise Unlike


def _closed_over(old: FunctionType, new: FunctionType) -> Iterator[tuple[Term, Term]]:
    """Two functions with one text: the terms of what each closes over, place by place."""
    if old.__code__ != new.__code__ or old.__globals__ is not new.__globals__:
        raise Unlike
    for a, b in ((old.__defaults__, new.__defaults__), (old.__kwdefaults__, new.__kwdefaults__)):
        yield from pairs(a, b)
    for a, b in zip(old.__closure__ or (), new.__closure__ or (), strict=True):
        try:
            inside = a.cell_contents, b.cell_contents
        except ValueError:  # a name that is not bound yet
            raise Unlike from None
        if inside[0] is not old or inside[1] is not new:  # else it is a function that calls itself
            yield from pairs(*inside)


def identical(old: Any, new: Any) -> bool:
    """Whether two results consist of the same terms."""
    try:
        return all(a is b for a, b in pairs(old, new))
    except Unlike:
        return False


def _all(old: Any, new: Any) -> Iterator[tuple[Term, Term]]:
    if len(old) != len(new):
        raise Unlike
    for a, b in zip(old, new, strict=True):
        yield from pairs(a, b)


def extents(obligation: Obligation) -> tuple[int, ...]:
    """The box that the goal says is filled once; () for a formula."""
    return () if isinstance(obligation.goal, Holds) else obligation.goal.extents


def results_agree(old: Obligation, new: Obligation, results: Iterable[tuple[Any, Any]]) -> Obligation:
    """The obligation that the results agree under what both versions of the claim assume. Raises Unlike, also where no
    result differs where the claim looks: then the statement changed for a reason that is not among them."""
    own = set(new.variables) | set(old.variables)
    differing = dict.fromkeys(pair for result in results for pair in pairs(*result) if pair[0] is not pair[1])
    found = [pair for one in differing for pair in _placed(one, own)]
    if not found:
        raise Unlike
    return _agree(old, new, found)


def _placed(pair: tuple[Term, Term], own: set[Term]) -> Iterator[tuple[Term, Term]]:
    """The pair as it may stand in a statement about these variables: a fresh one in it is any of those that are called so,
    with marks or without. None where it is about others. Raises Unlike where there are too many ways to tell."""
    unnamed = [v for v in variables(*pair) if is_fresh(v)]
    called = [[v.payload[0] for v in own if v.payload[0].rstrip(MARK) == name_of(one)] for one in unnamed]
    if prod(map(len, called)) > MOST_WAYS:
        raise Unlike
    for names in product(*called):
        if len(set(names)) == len(names):
            found = exchanged(pair, {}, {one.payload[0]: name for one, name in zip(unnamed, names, strict=True)})
            if set(variables(*found)) <= own:
                yield found


def names_agree(old: Obligation, new: Obligation) -> Obligation:
    """The obligation that whatever the spec gives a name has its old value, under what both versions of the claim
    assume. Raises Unlike where the statements differ outside of named terms."""
    if len(old.roots) != len(new.roots):
        raise Unlike
    found: dict[tuple[Term, Term], None] = {}
    seen: set[tuple[Term, Term]] = set()
    for sides in zip(old.roots, new.roots, strict=True):
        _innermost(*sides, None, found, seen)
    return _agree(old, new, found)


def _innermost(
    old: Term,
    new: Term,
    around: tuple[Term, Term] | None,
    found: dict[tuple[Term, Term], None],
    seen: set[tuple[Term, Term]],
) -> None:
    """Note the innermost pair of terms with one name around each place where the two terms differ."""  # fmt: skip
    if old is new or (old, new) in seen:
        return
    seen.add((old, new))
    alike = old.op == new.op and len(old.args) == len(new.args) and old.args
    if alike and (old.op != "named" or old.payload == new.payload):
        around = (old, new) if old.op == "named" else around
        for a, b in zip(old.args, new.args, strict=True):
            _innermost(a, b, around, found, seen)
    elif around is None:
        raise Unlike
    else:
        found[around] = None


def _agree(old: Obligation, new: Obligation, found: Iterable[tuple[Term, Term]]) -> Obligation:
    if extents(old) != extents(new):
        raise Unlike  # the map is the old one, but another box is said to be filled
    wanted: dict[Term, None] = {}
    for a, b in found:
        if a is not b:
            same = equivalent(a, b) if a.sort == BOOL else binary("eq", as_int(a), as_int(b))
            wanted[as_bool(both(same, *definedness(b)))] = None
    given = tuple(formula for formula in new.given if any(formula is other for other in old.given))
    asked = Obligation(new.system, new.claim, f"{new.case}: same as before", given, Holds(both(*wanted)))
    names = [variable.payload[0] for variable in asked.variables]
    if len(set(names)) < len(names):
        raise Unlike  # one name with two ranges, the old and the new one, would be taken for one variable
    return asked


def decide(asked: Obligation, seconds: float, asks: Asks) -> Outcome:
    """PROVED: no difference anywhere; REFUTED: a lane where the results differ."""
    goal = asked.goal
    assert isinstance(goal, Holds)
    if goal.formula.op == "truth":
        return Outcome(verdict=Verdict.PROVED if goal.formula is truth(True) else Verdict.REFUTED)
    point = find(asked)
    return Outcome(verdict=Verdict.REFUTED, point=point) if point is not None else asks.decide(asked, seconds)
