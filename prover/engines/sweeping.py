"""Steps worth proving first: two parts of the goal that look equal, though they are written differently. Untrusted.

A carry chain and the decomposition that it stands for are equal, but the engine sees that only once it knows that their
digits are. Here all parts of the goal are evaluated at sample points; parts with the same values everywhere are
proposed as equalities, the smallest first. (Circuit equivalence checkers know this as SAT sweeping.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ..language.constructors import add, both
from ..language.meanings import vectors
from ..language.terms import Term
from ..language.walking import postorder, variables
from ..proof.polynomials import Poly
from ..proof.rules import State
from .sampling import FEW, boxes, rows, tight

MOST_STEPS = 12
LEAST_SAMPLES = 64
MOST_BETWEEN = 8  # between a bound and what it bounds
DRAWN, MOST_ROWS = 512, 64  # of one box: rows that are drawn, and those of them that are kept
# without one of these a part is a polynomial, and two of them that are equal have one form
OPAQUE = frozenset(("div", "mod", "ite", "xor", "band", "bor", "shl", "shr"))


def proposals(assumptions: Sequence[Term], goal: Term) -> list[Term]:
    """Equalities between parts of the goal that hold at every sample and are no identity of polynomials."""
    columns = drawn(assumptions, goal)
    size = rows(columns)
    if size < LEAST_SAMPLES:
        return []
    nodes = [node for node in _opaque(goal) if node.sort == "int"]
    classes: dict[bytes, list[Term]] = {}
    for node, lanes in zip(nodes, vectors.evaluate(columns, *nodes), strict=True):
        if np.all(lanes.ok):
            values = np.ascontiguousarray(np.broadcast_to(lanes.values, size), np.int64)
            if np.any(values != values[0]):
                classes.setdefault(values.tobytes(), []).append(node)
    state, found = State(), []
    for members in classes.values():
        if len(members) > 1:
            members.sort(key=_size)
            forms = {state.poly(member): member for member in reversed(members)}
            first, *others = reversed(forms.values())
            found += [_without_common(first, other) for other in others]
    smallest: list[Term] = []
    said: set[Poly] = set()
    for formula in sorted(dict.fromkeys(found), key=_size):
        difference = state.poly(formula.args[0]) - state.poly(formula.args[1])
        if difference not in said and all(not _within(known, formula) for known in smallest):
            said |= {difference, -difference}
            smallest.append(formula)
        if len(smallest) == MOST_STEPS:
            break
    return smallest


def bounds(assumptions: Sequence[Term], goal: Term) -> list[Term]:
    """f + c <= q at every sample, for what the goal multiplies and quotients: such a step can be multiplied, and what it
    follows from cannot."""
    columns = drawn(assumptions, goal)
    if rows(columns) < LEAST_SAMPLES:
        return []
    found: dict[Term, None] = {}
    for node in postorder(goal):
        if node.op == "mul":
            for factor in node.args:
                found |= dict.fromkeys(part for part in (factor, *_summands(factor)) if part.op != "const")
    quotients = list(dict.fromkeys(node for node in postorder(*assumptions, goal) if node.op == "div"))
    said: list[tuple[int, Term]] = []
    values = vectors.evaluate(columns, *found, *quotients)
    for f, mine in zip(found, values[: len(found)], strict=True):
        for q, other in zip(quotients, values[len(found) :], strict=True):
            if q is f or not np.all(mine.ok & other.ok):
                continue
            least = int(np.min(other.values - mine.values))
            if 0 <= least <= MOST_BETWEEN:
                said.append((-least, f + least <= q))
    return [formula for _, formula in sorted(said, key=lambda each: (each[0], _size(each[1])))[:MOST_STEPS]]


def _opaque(goal: Term) -> list[Term]:
    """The parts of the goal that are no polynomials, each after its own parts."""
    found: dict[Term, None] = {}
    for node in postorder(goal):
        if node.op in OPAQUE or any(part in found for part in node.args):
            found[node] = None
            if node.op in ("le", "lt"):  # what a mask compares may stand on both sides: a + b < c is a < c - b
                found[node.args[1] - node.args[0]] = None
    return list(found)


def drawn(assumptions: Sequence[Term], goal: Term) -> Mapping[str, Any]:
    """Some rows from every box: two parts that only look equal among small values differ in a large one."""
    columns = tuple(variables(*assumptions, goal))
    return _drawn(tuple(assumptions), columns, tight(assumptions, columns))


def drawn_where(said: Term, assumptions: Sequence[Term], goal: Term, enough: int) -> Mapping[str, Any]:
    """Those of these rows where it holds as well, if so many are; else drawn so."""
    columns = drawn(assumptions, both(said, goal))
    (lanes,) = vectors.evaluate(columns, said)
    found = {name: column[lanes.values & lanes.ok] for name, column in columns.items()}
    if rows(found) >= enough:
        return found
    own = tuple(variables(*assumptions, both(said, goal)))
    return _drawn((*assumptions, said), own, tight(assumptions, own))


@lru_cache(maxsize=16)
def _drawn(assumptions: tuple[Term, ...], columns: tuple[Term, ...], near: bool) -> Mapping[str, Any]:
    """near: where the assumptions say, and nowhere else."""
    found = [] if near else list(boxes(assumptions, columns, DRAWN, narrowed=False, seed=11))
    if sum(map(rows, found)) < FEW:
        found += boxes(assumptions, columns, DRAWN, narrowed=True, seed=12)
    return {name: np.concatenate([batch[name][:MOST_ROWS] for batch in found]) for name in found[0]}


def _without_common(first: Term, other: Term) -> Term:
    """first = other without the summands that both have."""
    left, right = _summands(first), _summands(other)
    common = [part for part in left if any(part is twin for twin in right)]
    one, two = (add(*(part for part in side if all(part is not twin for twin in common))) for side in (left, right))
    return one == two


def _summands(term: Term) -> list[Term]:
    return list(term.args) if term.op == "add" else [term]


def _within(known: Term, formula: Term) -> bool:
    """Whether the smaller equality stands for this one too: its two sides are parts of the two sides."""
    left, right = known.args
    first, other = (set(postorder(side)) for side in formula.args)
    return (left in first and right in other) or (right in first and left in other)


def _size(term: Term) -> int:
    return sum(1 for _ in postorder(term))
