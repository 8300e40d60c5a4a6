"""Where to draw a variable so that assumptions hold: between the ends that they leave it. Untrusted.

An assumption that is linear in the variable, as 128*p + i < T in p, is solved for it at every row; variables that are
drawn later count as small as they can be, where that leaves most room. What is drawn is held against all assumptions
afterwards in any case.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ..language.constructors import add, mul
from ..language.idioms import maximum
from ..language.meanings import vectors
from ..language.terms import Term, as_int
from ..language.walking import conjuncts, postorder, substitute, variables

FAR = 1 << 62  # further than any number that is drawn
MOST_TURNS = 6  # comparisons whose turns are tried


Memo = dict[Term, vectors.Lanes]


def ends(
    assumptions: Sequence[Term],
    variable: Term,
    values: Mapping[str, Any],
    low: Any,
    high: Any,
    memo: Memo | None = None,
) -> Any:
    """(low, high) of each row, low <= v < high, as the assumptions narrow them at the values drawn so far.

    A bound of None is one that the variable does not have, and stays None unless an assumption gives one. memo: of terms at
    these values.
    """
    for margin, slope in _margins(tuple(assumptions), variable):
        room = _room(margin, slope, values, memo)
        if room is None:
            continue
        end, above, below = room
        if high is not None:
            high = np.where(above, np.minimum(high, end + 1), high)
        elif np.any(above):  # others are about 0, as where nothing is known: there numbers may be too large to be told
            high = np.where(above, end + 1, 1)
        if low is not None:
            low = np.where(below, np.maximum(low, -end), low)
        elif np.any(below):
            low = np.where(below, -end, 0)
    return _chosen_ends(assumptions, variable, values, low, high, memo)


def _chosen_ends(
    assumptions: Sequence[Term],
    variable: Term,
    values: Mapping[str, Any],
    low: Any,
    high: Any,
    memo: Memo | None = None,
) -> Any:
    """The same by disjunctions, in rows where all other parts are false; of ``v = 0 or v <= m`` the number is within."""
    for others, numbers, margin, slope in _alternatives(tuple(assumptions), variable):
        if any(other.payload[0] not in values for other in variables(*others)):
            continue
        room = _room(margin, slope, values, memo)
        if room is None:
            continue
        end, above, below = room
        for lanes in vectors.evaluate(values, *others, memo=memo):
            above, below = above & lanes.ok & ~lanes.values, below & lanes.ok & ~lanes.values
        if high is not None:
            high = np.where(above, np.minimum(high, np.maximum(end, max(numbers, default=-FAR)) + 1), high)
        if low is not None:
            low = np.where(below, np.maximum(low, np.minimum(-end, min(numbers, default=FAR))), low)
    return low, high


def _room(margin: Term, slope: Term, values: Mapping[str, Any], memo: Memo | None) -> tuple[Any, Any, Any] | None:
    """(end, where v <= end, where v >= -end) of m + s*v >= 0, in each row."""
    later = [other for other in variables(margin, slope) if other.payload[0] not in values]
    least = {other.payload[0]: _least(margin, other, values) for other in later}
    if any(value is None for value in least.values()):
        return None
    here, by = vectors.evaluate({**values, **least}, margin, slope, memo=None if least else memo)
    room, step, ok = np.broadcast_arrays(here.values, by.values, here.ok & by.ok)
    return room // np.maximum(np.abs(step), 1), ok & (step < 0), ok & (step > 0)


def turns(formulas: Sequence[Term], variable: Term, values: Mapping[str, Any], size: int) -> list[Any]:
    """Where, in each of so many rows, a comparison within the formulas turns as the variable grows: the last value on one
    side of it, as far as those drawn so far tell."""
    found = []
    for margin, slope in _sides(tuple(formulas), variable):
        if len(found) < MOST_TURNS and all(other.payload[0] in values for other in variables(margin, slope)):
            here, by = vectors.evaluate(values, margin, slope)
            steps = np.where(by.values == 0, 1, by.values)
            end = np.where(steps > 0, -(here.values // steps), here.values // -steps)
            found.append(np.broadcast_to(np.where(here.ok & by.ok, end, 0), size))
    return found


def ends_in(formulas: Sequence[Term], variable: Term, lane: Mapping[Term, Term], later: Sequence[Term]) -> list[Term]:
    """The same as terms, with other variables at those of a lane, of comparisons that mention none of the later ones; all
    of them have a value."""
    least, found = variable.payload[1], dict[Term, None]()
    for margin, slope in _sides(tuple(formulas), variable):
        if not set(later).isdisjoint(variables(margin, slope)):
            continue
        here, by = substitute(lane, margin, slope)
        end = -(here // by)
        found |= dict.fromkeys([end] if least is None else [end, maximum(substitute(lane, least)[0], end)])
    return [term for term in found if term.total][: 2 * MOST_TURNS]


@lru_cache(maxsize=256)
def _sides(formulas: tuple[Term, ...], variable: Term) -> list[tuple[Term, Term]]:
    """As `_margins`, of every comparison, also where only one of several has to hold."""
    nodes = [node for node in postorder(*formulas) if node.op in ("le", "lt", "eq")]
    return list(dict.fromkeys(pair for node in nodes for pair in _margins((node,), variable)))


def _least(margin: Term, later: Term, values: Mapping[str, Any]) -> Any:
    """The least value of a variable to be drawn later, where that one leaves most room; else None."""
    low, slope = later.payload[1], _slope(margin, later)
    if low is None or slope is None or slope.op != "const" or slope.payload > 0:
        return None
    if any(other.payload[0] not in values for other in variables(low)):
        return None
    return vectors.evaluate(values, low)[0].values


@lru_cache(maxsize=256)
def _margins(assumptions: tuple[Term, ...], variable: Term) -> list[tuple[Term, Term]]:
    """(m, s) for each assumption that says m + s*v >= 0, where neither m nor s mentions v."""
    zero = {variable: as_int(0)}
    found: list[tuple[Term, Term]] = []
    for formula in assumptions:
        for part in conjuncts(formula) if variable in _mentioned(formula) else ():
            for margin in _said(part) if variable in _mentioned(part) else ():
                slope = _slope(margin, variable)
                if slope is not None and not (slope.op == "const" and not slope.payload):
                    found.append((substitute(zero, margin)[0], slope))
    return found


@lru_cache(maxsize=256)
def _alternatives(assumptions: tuple[Term, ...], variable: Term) -> list[tuple[list[Term], list[int], Term, Term]]:
    """(the other parts, numbers that the variable may be instead, m, s) for each part of a disjunction that says
    m + s*v >= 0."""
    found: list[tuple[list[Term], list[int], Term, Term]] = []
    for formula in assumptions:
        for part in formula.args if formula.op == "or" and variable in _mentioned(formula) else ():
            own = [(_number_of(other, variable), other) for other in formula.args if other is not part]
            numbers = [number for number, _ in own if number is not None]
            others = [other for number, other in own if number is None]
            found += [(others, numbers, margin, slope) for margin, slope in _margins((part,), variable)]
    return found


def _number_of(part: Term, variable: Term) -> int | None:
    """The number of which a part says that the variable is it."""
    for side, number in (part.args, part.args[::-1]) if part.op == "eq" else ():
        if side is variable and number.op == "const":
            return number.payload
    return None


@lru_cache(maxsize=4096)
def _said(part: Term) -> list[Term]:
    """What the comparison says is not negative."""
    if part.op not in ("le", "lt", "eq"):
        return []
    left, right = part.args
    if part.op == "eq":
        return [right - left, left - right]
    return [right - left - 1 if part.op == "lt" else right - left]


@lru_cache(maxsize=4096)
def _mentioned(term: Term) -> frozenset[Term]:
    return frozenset(variables(term))


def _slope(term: Term, variable: Term) -> Term | None:
    """s where the term is m + s*v; None where it is not linear in v."""
    if term is variable:
        return as_int(1)
    if variable not in _mentioned(term):
        return as_int(0)
    if term.op == "named":
        return _slope(term.args[0], variable)
    if term.op == "add":
        parts = [_slope(part, variable) for part in term.args]
        known = [part for part in parts if part is not None]
        return add(*known) if len(known) == len(parts) else None
    if term.op == "mul":
        moving = [factor for factor in term.args if variable in _mentioned(factor)]
        if len(moving) > 1:
            return None
        slope = _slope(moving[0], variable)
        return None if slope is None else mul(*(f for f in term.args if f is not moving[0]), slope)
    return None
