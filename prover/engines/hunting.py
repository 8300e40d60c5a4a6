"""Counterexamples that random points miss: points are moved towards where the goal fails, as a fuzzer does it.

A comparison that should turn out otherwise says how far it is from that; what an equality or a conjunction needs is
added up. The rows with the smallest distance are kept, crossed and changed, until one has none left. So a condition that
is one off is found at its edge, where no random point lies. Nothing rests on this: what is found is checked exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

import numpy as np

from ..base.clock import now, spend
from ..language.meanings import vectors
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term
from ..language.walking import postorder, range_of, variables
from .outcome import Outcome, unknown
from .sampling import SPANS, rows, samples

NAME = "hunting"
SECONDS = 4.0  # at the most
ROWS = 3000
A_GENERATION = 5e-3  # seconds that count for one, where the clock counts steps
GENERATIONS = 40  # after which it starts again, from other points
KEPT = 0.2  # share of the rows that live on as they are
CROSSED = 0.3  # share of the others that take values from another row
CHANGED = 1.6  # values of a row that change, on average
FRESH = 0.1  # share of these that are drawn anew
MOST_PARTS = 12  # of a goal, hunted at once
FAR = 64.0  # distance where something has no meaning, or no exact value

Distance = tuple[Any, Any]  # to where the formula is true, and to where it is false


def applies(obligation: Obligation) -> str | None:
    return None if isinstance(obligation.goal, Holds) else "a bijection as such: give it an inverse"


def decide(obligation: Obligation, deadline: float) -> Outcome:
    assert isinstance(obligation.goal, Holds)
    until = min(deadline, now() + SECONDS)
    point = hunt(obligation.assumptions, obligation.goal.formula, until)
    if point is None:
        return unknown(NAME, "nothing that contradicts it")
    return Outcome(verdict=Verdict.REFUTED, engine=NAME, point=point)


def hunt(assumptions: Sequence[Term], goal: Term, deadline: float) -> dict[str, int] | None:
    """A point at which the assumptions hold and the goal does not, or None."""
    goals = list(goal.args) if goal.op == "and" else [goal]
    order = variables(*assumptions, goal)
    given = [*(formula for variable in order for formula in range_of(variable)), *assumptions]
    aim = np.arange(ROWS) % min(len(goals), MOST_PARTS)
    for seed in count(5):
        parts, goals = goals[:MOST_PARTS], goals[MOST_PARTS:] + goals[:MOST_PARTS]
        batches = [batch for batch in samples(assumptions, [goal], size=512, seed=seed, rounds=1) if rows(batch)]
        if not batches or not order:
            return None
        rng = np.random.default_rng(seed)
        columns = _picked({v.payload[0]: np.concatenate([b[v.payload[0]] for b in batches]) for v in order}, rng)
        for _ in range(GENERATIONS):
            far = _distance(columns, given, parts, aim)
            spend(A_GENERATION)
            best = int(np.argmin(far))
            if far[best] == 0:
                return {name: int(column[best]) for name, column in columns.items()}
            if now() > deadline:
                return None
            columns = _bred(columns, far, aim, order, rng)
    return None


def _distance(columns: dict[str, Any], given: Sequence[Term], parts: Sequence[Term], aim: Any) -> Any:
    memo: dict[Term, vectors.Lanes] = {}
    compared = [side for node in postorder(*given, *parts) if node.op in _COMPARED for side in node.args]
    vectors.evaluate(columns, *dict.fromkeys(compared), memo=memo)
    known: dict[Term, Distance] = {}
    table = {**_TABLE, **{op: _comparison(op, memo) for op in _COMPARED}}
    total = np.zeros(len(aim))
    for true, _ in _distances(table, given, known):
        total = total + true
    others = _distances(table, parts, known)
    return total + np.choose(aim, [np.broadcast_to(false, len(aim)) for _, false in others])


def _distances(
    table: Mapping[str, Callable[..., Distance]], formulas: Sequence[Term], known: dict[Term, Distance]
) -> list[Distance]:
    for node in postorder(*formulas):  # the integers below a comparison are evaluated already
        if node.sort == "bool" and node not in known:
            arguments = () if node.op in _COMPARED else tuple(known[part] for part in node.args)
            known[node] = table[node.op](node, *arguments)
    return [known[formula] for formula in formulas]


_COMPARED = ("le", "lt", "eq")


def _steps(by: Any) -> Any:
    """A distance that grows slowly, so that one large number does not hide the others."""
    return np.log2(1.0 + np.maximum(by, 0.0))


def _comparison(op: str, memo: Mapping[Term, vectors.Lanes]) -> Callable[..., Distance]:
    def distance(node: Term) -> Distance:
        left, right = (memo[side] for side in node.args)
        room = np.asarray(right.values, float) - np.asarray(left.values, float)
        ok = left.ok & right.ok
        if op == "eq":
            found = _steps(np.abs(room)), np.where(room == 0, 1.0, 0.0)
        else:
            edge = 1.0 if op == "lt" else 0.0
            found = _steps(edge - room), _steps(room + 1.0 - edge)
        return tuple(np.where(ok, side, FAR) for side in found)  # type: ignore[return-value]

    return distance


_TABLE: dict[str, Callable[..., Distance]] = {
    "truth": lambda node: (0.0, FAR) if node.payload else (FAR, 0.0),
    "not": lambda node, a: (a[1], a[0]),
    "and": lambda node, *parts: (
        sum(p[0] for p in parts),
        np.minimum.reduce(np.broadcast_arrays(*(p[1] for p in parts))),
    ),
    "or": lambda node, *parts: (
        np.minimum.reduce(np.broadcast_arrays(*(p[0] for p in parts))),
        sum(p[1] for p in parts),
    ),
}


def _picked(columns: dict[str, Any], rng: np.random.Generator) -> dict[str, Any]:
    chosen = rng.integers(0, rows(columns), ROWS)
    return {name: column[chosen] for name, column in columns.items()}


def _bred(
    columns: dict[str, Any], far: Any, aim: Any, order: Sequence[Term], rng: np.random.Generator
) -> dict[str, Any]:
    """The next rows: the nearest of each part of the goal, and changed copies of them."""
    parents = np.empty(len(aim), int)
    stay = np.zeros(len(aim), bool)
    others = np.empty(len(aim), int)
    for part in np.unique(aim):
        own = np.flatnonzero(aim == part)
        ranked = own[np.argsort(far[own] + rng.random(len(own)) * 1e-6)]
        kept = ranked[: max(1, int(len(own) * KEPT))]
        parents[own] = kept[(len(kept) * rng.random(len(own)) ** 2).astype(int)]
        others[own] = own[rng.integers(0, len(own), len(own))]
        parents[own[: len(kept)]] = kept
        stay[own[: len(kept)]] = True
    bred = {name: column[parents] for name, column in columns.items()}
    crossed = ~stay & (rng.random(len(aim)) < CROSSED)
    for name, column in columns.items():
        bred[name] = np.where(crossed & (rng.random(len(aim)) < 0.5), column[others], bred[name])
    spans = np.asarray(SPANS)[rng.integers(0, len(SPANS), len(aim))]
    share = min(1.0, CHANGED / len(order))
    for variable in order:
        name, low, high = variable.payload
        column = bred[name]
        first, last = _ends(bred, low, high, column, spans)
        other = bred[order[int(rng.integers(len(order)))].payload[0]]
        near = rng.integers(-2, 3, len(aim))
        kind = rng.integers(0, 8, len(aim))
        step = (2.0 ** (rng.random(len(aim)) * np.log2(spans + 1.0))).astype(np.int64)
        changed = np.select(
            [kind < 2, kind == 2, kind == 3, kind == 4, kind == 5, kind == 6],
            [column + near, column + step, column - step, first + (rng.random(len(aim)) * (spans + 1)).astype(np.int64),
             last - (near > 0), other + near],
            column // 2,
        )  # fmt: skip
        fresh = first + (rng.random(len(aim)) * np.minimum(last - first + 1, spans + 1)).astype(np.int64)
        changed = np.where(rng.random(len(aim)) < FRESH, fresh, changed)
        mutated = ~stay & (rng.random(len(aim)) < share)
        bred[name] = np.clip(np.where(mutated, changed, column), first, np.maximum(first, last))
    return bred


def _ends(columns: dict[str, Any], low: Term | None, high: Term | None, column: Any, spans: Any) -> tuple[Any, Any]:
    """The first and the last value that a variable may have in each row; far away where there is no bound."""
    first = column - spans if low is None else np.broadcast_to(vectors.evaluate(columns, low)[0].values, len(column))
    last = (
        column + spans if high is None else np.broadcast_to(vectors.evaluate(columns, high)[0].values, len(column)) - 1
    )
    return first, last
