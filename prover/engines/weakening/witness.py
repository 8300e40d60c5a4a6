"""A lane that fails wherever a condition does not hold, as terms of the parameters: what makes a condition exact.

Lanes that fail at labelled points suggest the terms. What is proved then: whatever the parameters, if the condition is
false and some lane satisfies the assumptions, then the lane of these terms satisfies them too and the goal fails there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from ...language.constructors import both, either, negation
from ...language.definedness import definedness
from ...language.meanings import vectors
from ...language.obligations import Holds, Obligation
from ...language.terms import Term, as_int, truth
from ...language.walking import conjuncts, postorder, range_of, substitute
from ..narrowing import ends_in
from .grammar import Grammar, size
from .points import Columns, Points, judged, spread_out

MOST_POINTS = 24
LANES = 1 << 12  # tried at each of these
BEAM = 20
MOST_TERMS = 80  # that one lane variable may be
TOGETHER = 3  # lanes of which one fails at each point

Lane = dict[Term, Term]


def without(obligation: Obligation, lanes: Sequence[Lane], part: Term) -> Obligation:
    """The statement that one of the lanes fails wherever the part of a condition does not hold."""
    goal = either(*(_fails(obligation, lane) for lane in lanes))
    given = (*obligation.given, negation(part))
    meaning = definedness(*chain.from_iterable(map(conjuncts, (*given, goal))))
    return replace(obligation, given=given, goal=Holds(both(goal, *meaning)), show=(), replay=())


def _fails(obligation: Obligation, lane: Lane) -> Term:
    """The lane is in its ranges, satisfies the assumptions, and violates the goal."""
    assert isinstance(obligation.goal, Holds)
    ranges = [substitute(lane, *range_of(variable)) for variable in lane]
    inside = [part for parts in ranges for part in parts if part is not truth(True)]
    given = substitute(lane, *obligation.given)
    return both(*inside, *given, negation(substitute(lane, obligation.goal.formula)[0]))


def lanes_for(
    obligation: Obligation, parameters: Sequence[Term], points: Points, part: Term, grammar: Grammar,
    hard: Points | None, more: Sequence[Term] = (),
) -> list[Lane]:  # fmt: skip
    """Up to a few lanes of which one fails at each bad point where the part does not hold; none if there are no such.

    hard: points that lanes which were tried before do not serve. more: terms near which lanes are tried, beside the
    grammar's.
    """
    outside = vectors.evaluate(points.columns, part)[0]
    chosen = np.flatnonzero(points.bad & outside.ok & ~outside.values)
    weight = sum(np.abs(column[chosen].astype(float)) for column in points.columns.values())
    chosen = _some(chosen[np.argsort(weight, kind="stable")])
    order = [variable for variable in obligation.variables if variable not in set(parameters)]
    if not len(chosen) or not order:
        return []
    columns = {name: column[chosen] for name, column in points.columns.items()}
    if hard is not None:
        columns = {name: np.concatenate([hard.columns[name], column]) for name, column in columns.items()}
    found: list[Lane] = []
    terms = [*_suggested(part), *more, *grammar.terms]
    failing = _failing(obligation, order, columns, terms)
    # a prover may know of points that fail in larger lanes: these do not count
    left = failing.covers(len(next(iter(columns.values()))))
    while left.any() and len(found) < TOGETHER:
        lane, covers = _search(obligation, order, columns, failing, left, terms, grammar.constants)
        if lane is None or not (covers & left).any():
            return []
        found.append(lane)
        left &= ~covers
    return [] if left.any() else found


def _some(ordered: Any) -> Any:
    """The first half of as many as are tried, and as many of the others, evenly: at small sizes alone a lane of constants
    would do that is none of larger ones."""
    first, others = ordered[: MOST_POINTS // 2], ordered[MOST_POINTS // 2 :]
    rest = others[np.linspace(0, max(0, len(others) - 1), min(len(others), MOST_POINTS - len(first)), dtype=int)]
    return np.concatenate([first, rest])


def _suggested(part: Term) -> Iterator[Term]:
    """Terms around what a divisibility or a comparison is about."""
    for node in postorder(part):
        if node.op == "mod":
            value, divisor = node.args
            yield from (node, value // divisor, value // divisor * divisor, value - divisor)
        elif node.op in ("le", "lt"):
            yield from node.args


class _Failing(NamedTuple):
    """Lanes that fail, a column a variable of the order. owner: the number of each one's point."""

    table: Any
    owner: Any

    def covers(self, count: int, some: Any = slice(None)) -> Any:
        """Which of so many points have one of some of them."""
        found = np.zeros(count, bool)
        found[self.owner[some]] = True
        return found


def _failing(obligation: Obligation, order: Sequence[Term], columns: Columns, marks: Sequence[Term]) -> _Failing:
    values, index, _ = spread_out(obligation, order, columns, LANES, marks[:12])
    _, fails, _ = judged(obligation, values, len(index))
    table = np.stack([values[variable.payload[0]] for variable in order], axis=1)[fails]
    return _Failing(table, index[fails])


def _search(
    obligation: Obligation, order: Sequence[Term], columns: Columns, failing: _Failing, wanted: Any, terms: Sequence[Term],
    constants: Sequence[int],
) -> tuple[Lane | None, Any]:  # fmt: skip
    """The terms for which the most wanted points have a failing lane, one variable after the other."""
    count = len(wanted)
    beam: list[tuple[Lane, Columns, _Failing]] = [({}, dict(columns), failing)]
    for number, variable in enumerate(order):
        grown: list[tuple[float, Lane, Columns, _Failing, Any]] = []
        for lane, values, lanes in beam:
            here = lanes.table[:, number]
            tried = [
                *_candidates(variable, lane, terms, constants),
                *ends_in(obligation.given, variable, lane, order[number + 1 :]),
                *_shared(here, lanes.owner, wanted),
            ]
            for rank, (term, found) in enumerate(zip(tried, vectors.evaluate(values, *tried), strict=True)):
                column, ok = (np.broadcast_to(part, count) for part in found[:2])
                fits = (here == column[lanes.owner]) & ok[lanes.owner]
                covered = (lanes.covers(count, fits) & wanted).sum()
                score = float(covered) - 0.001 * size(term) - 0.0001 * rank
                if covered:
                    known = {**values, variable.payload[0]: column}
                    grown.append((score, {**lane, variable: term}, known, lanes, fits))
        grown.sort(key=lambda each: -each[0])
        beam = [
            (lane, values, _Failing(lanes.table[fits], lanes.owner[fits]))
            for _, lane, values, lanes, fits in grown[:BEAM]
        ]
        if not beam:
            return None, np.zeros(count, bool)
    lane, _, left = beam[0]
    return lane, left.covers(count)


def _shared(here: Any, owner: Any, wanted: Any) -> list[Term]:
    """The least and the largest value of a variable with which a lane fails at every wanted point."""
    values = [set(here[owner == point].tolist()) for point in np.flatnonzero(wanted)]
    same = set.intersection(*values) if values else set()
    return [as_int(value) for value in dict.fromkeys((min(same), max(same)))] if same else []


def _candidates(
    variable: Term, lane: Mapping[Term, Term], terms: Sequence[Term], constants: Sequence[int]
) -> list[Term]:
    """What a variable of a lane may be: the ends of its range, small numbers, terms and what is just below them."""
    _, low, high = variable.payload
    bounds = substitute(lane, *(as_int(bound) for bound in (low, high) if bound is not None))
    first = bounds[0] if low is not None else as_int(0)
    found = [first, *([bounds[-1] - 1] if high is not None else []), first + 1]
    if high is not None:
        found += [bounds[-1] - value for value in constants[:8]]
        found += [bounds[-1] - term for term in terms[:6]]
    for term in terms:
        found += [term - 1, term]
    found += [as_int(value) for value in range(2, 9)]
    return [term for term in dict.fromkeys(found) if term.total][:MOST_TERMS]
