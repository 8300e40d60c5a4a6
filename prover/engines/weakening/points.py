"""Points of the parameters, each with the word whether the claim holds there for all of its lanes.

A point where some lane fails is bad: its lane was evaluated. One where none was found is good; it is ``sure`` where every
lane was tried, and only an opinion otherwise. What a prover says later overrules it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct

from ...base.clock import spend
from ...language.meanings import vectors
from ...language.obligations import Holds, Obligation
from ...language.terms import Term
from ...language.walking import postorder, variables
from ..narrowing import turns
from ..sampling import FAR, rows, samples, snaps

Columns = dict[str, Any]

MOST_WORK = 1 << 27  # rows times nodes of one labelling
CHUNK_WORK = 1 << 23  # of these at once
WORK_A_SECOND = 2e8  # where the clock counts steps
MOST_EVERY = 1 << 12  # values of the parameters that are tried all
A_POINT = 1 << 14  # lanes of one point
A_SPAN = 48  # points from each box of `sampling`


class Points(Struct):
    """columns: parameter -> values. bad: some lane fails. sure: every lane was tried."""

    columns: Columns
    bad: Any
    sure: Any

    @property
    def size(self) -> int:
        return len(self.bad)

    def at(self, row: int) -> dict[str, int]:
        return {name: int(column[row]) for name, column in self.columns.items()}

    def __add__(self, other: Points) -> Points:
        """Both, each point once; one that is bad in either is bad."""
        columns = {name: np.concatenate([self.columns[name], other.columns[name]]) for name in self.columns}
        bad, sure = np.concatenate([self.bad, other.bad]), np.concatenate([self.sure, other.sure])
        kept = _unique(columns, np.lexsort((~sure, ~bad)))
        return Points({name: column[kept] for name, column in columns.items()}, bad[kept], sure[kept])


def _unique(columns: Columns, order: Any) -> Any:
    """Row numbers of the first of each different row, by the order."""
    table = np.stack([column[order] for column in columns.values()], axis=1)
    _, first = np.unique(table, axis=0, return_index=True)
    return order[np.sort(first)]


def _values(columns: Columns, terms: Sequence[Term], size: int) -> list[Any]:
    """The terms' values in each row; 0 where there is none."""
    found = vectors.evaluate(columns, *terms)
    return [np.broadcast_to(np.where(lanes.ok, lanes.values, 0), size) for lanes in found]


def drawn(
    obligation: Obligation, parameters: Sequence[Term], seed: int, most: int, terms: Sequence[Term] = ()
) -> Columns:
    """Parameter values up to ``most`` from growing boxes that some lane satisfies the assumptions with, and their
    neighbours."""
    names = [variable.payload[0] for variable in parameters]
    batches: list[Columns] = []
    for batch in samples(obligation.assumptions, obligation.roots, size=1024, seed=seed, rounds=1):
        if rows(batch):
            small = np.all([np.abs(batch[name]) <= most for name in names], axis=0)
            batches.append({name: batch[name][small][:A_SPAN] for name in names})
    if not batches:
        return {name: np.zeros(0, np.int64) for name in names}
    found = {name: np.concatenate([batch[name] for batch in batches]) for name in names}
    return spread(found, np.random.default_rng(seed), terms)


def factored(columns: Columns, factors: Sequence[str], product: int, seed: int) -> Columns:
    """The rows with these parameters at numbers of that product, which any of them is as likely as others."""
    found: list[list[int]] = [[]]
    for _ in factors[1:]:
        left = ([*some, each] for some in found for each in range(1, product + 1))
        found = [some for some in left if product % prod(some) == 0][:MOST_EVERY]
    table = np.array([[*some, product // prod(some)] for some in found], np.int64)
    size = len(next(iter(columns.values())))
    chosen = table[np.random.default_rng(seed).integers(0, len(table), size)]
    return {**columns, **{name: chosen[:, number] for number, name in enumerate(factors)}}


def every(parameters: Sequence[Term]) -> Columns | None:
    """All values of the parameters, where their ranges are constant and these are not too many."""
    ranges = [variable.payload[1:] for variable in parameters]
    if any(bound is None or bound.op != "const" for ends in ranges for bound in ends):
        return None
    if prod(max(0, high.payload - low.payload) for low, high in ranges) > MOST_EVERY:
        return None
    axes = [np.arange(low.payload, high.payload, dtype=np.int64) for low, high in ranges]
    grid = np.meshgrid(*axes, indexing="ij")
    return {v.payload[0]: axis.reshape(-1) for v, axis in zip(parameters, grid, strict=True)}


def spread(columns: Columns, rng: np.random.Generator, terms: Sequence[Term] = ()) -> Columns:
    """The rows, and as many again in which one or two parameters are changed: by one or a little, halved, doubled, the
    value of another or of a term or a multiple of it, a power of two, one."""
    names, size = list(columns), len(next(iter(columns.values())))
    changed = {name: column.copy() for name, column in columns.items()}
    for _ in range(2):
        target, source = rng.integers(0, len(names), size), rng.integers(0, len(names), size)
        kind = rng.integers(0, 10, size)  # 9: doubled, and the other one halved
        for number, name in enumerate(names):
            own = changed[name]
            values = [*changed.values(), *_values(changed, terms, size)]
            other = np.stack(values)[rng.integers(0, len(values), size), np.arange(size)]
            small = np.clip(other, -(2**40), 2**40)
            power = np.left_shift(1, rng.integers(0, 12, size))
            little = own + rng.integers(-70, 71, size)
            multiple, one = small * rng.integers(2, 5, size), np.ones(size)
            options = [own + 1, own - 1, little, own * 2, own // 2, small, multiple, power, one, own * 2]
            value = np.choose(kind, [np.clip(option, -(2**61), 2**61).astype(np.int64) for option in options])
            halved = (source == number) & (target != number) & (kind == 9) & (own % 2 == 0)
            changed[name] = np.where(target == number, value, np.where(halved, own // 2, own))
    return {name: np.concatenate([columns[name], changed[name]]) for name in names}


def put(columns: Columns, values: Mapping[Term, Term]) -> Columns:
    """The rows with the parameters at these terms' values, where they have one."""
    size = len(next(iter(columns.values())))
    found = zip(values, _values(columns, list(values.values()), size), strict=True)
    return {**columns, **{variable.payload[0]: column for variable, column in found}}


def around(point: Mapping[str, int], rng: np.random.Generator, terms: Sequence[Term] = (), count: int = 48) -> Columns:
    """The point, and others in which a parameter or two differ."""
    columns = {name: np.full(count, value, np.int64) for name, value in point.items()}
    return spread(columns, rng, terms)


def labelled(
    obligation: Obligation, parameters: Sequence[Term], columns: Columns, marks: Sequence[Term] = ()
) -> Points:
    """Those of the points that some lane satisfies the assumptions with, labelled. marks: terms of the parameters near
    whose values a lane is tried, where not all of them are."""
    lanes = [variable for variable in obligation.variables if variable not in set(parameters)]
    columns = {name: np.asarray(column, np.int64) for name, column in columns.items()}
    columns = {name: column[_unique(columns, np.arange(len(column)))] for name, column in columns.items()}
    total = len(next(iter(columns.values())))
    nodes = 1 + sum(1 for _ in postorder(*obligation.assumptions, *obligation.roots))
    a_point = int(max(16, min(A_POINT, MOST_WORK // (nodes * max(1, total))))) if lanes else 1
    at_once = max(1, CHUNK_WORK // (nodes * a_point))
    parts = []
    for start in range(0, total, at_once):
        some = {name: column[start : start + at_once] for name, column in columns.items()}
        parts.append(_labels(obligation, lanes, some, a_point, marks, nodes))
    if not parts:
        return Points(columns, np.zeros(0, bool), np.zeros(0, bool))
    met, bad, sure = (np.concatenate(part) for part in zip(*parts, strict=True))
    return Points({name: column[met] for name, column in columns.items()}, bad[met], sure[met])


def _labels(
    obligation: Obligation, lanes: Sequence[Term], columns: Columns, a_point: int, marks: Sequence[Term],
    nodes: int,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """(whether a lane satisfies the assumptions, and every lane has a value of 62 bits or one fails; whether one fails;
    whether all were tried) of each point."""
    total = len(next(iter(columns.values())))
    values, index, whole = spread_out(obligation, lanes, columns, a_point, marks)
    spend(len(index) * nodes / WORK_A_SECOND)
    holds, fails, exact = judged(obligation, values, len(index))
    met = np.bincount(index, holds, total) > 0
    bad = np.bincount(index, fails, total) > 0
    doubtful = np.bincount(index, ~exact, total) > 0
    return met & (bad | ~doubtful), bad, whole


def judged(obligation: Obligation, values: Columns, size: int) -> tuple[Any, Any, Any]:
    """(the assumptions hold, and the goal fails there, all of it has an exact value) at every row."""
    assert isinstance(obligation.goal, Holds)
    memo: dict[Term, vectors.Lanes] = {}
    holds, exact = np.ones(size, bool), np.ones(size, bool)
    for lanes in vectors.evaluate(values, *obligation.assumptions, memo=memo):
        exact &= lanes.ok | ~holds
        holds &= np.broadcast_to(lanes.ok & lanes.values, size)
    goal = obligation.goal.formula
    wrong = np.zeros(size, bool)
    for lanes in vectors.evaluate(values, *(goal.args if goal.op == "and" else [goal]), memo=memo):
        wrong |= np.broadcast_to(lanes.ok & ~lanes.values, size)
        exact &= lanes.ok | ~holds | wrong
    return holds, holds & wrong, exact


def spread_out(
    obligation: Obligation, lanes: Sequence[Term], columns: Columns, a_point: int, marks: Sequence[Term]
) -> tuple[Columns, Any, Any]:
    """Rows for every point with values for the lanes: (columns, number of its point, whether a point has all lanes)."""
    total = len(next(iter(columns.values())))
    values, index, whole = dict(columns), np.arange(total), np.ones(total, bool)
    steps = snaps(obligation.given)
    for number, lane in enumerate(lanes):
        _, low, high = lane.payload
        size = len(index)
        room = max(1, a_point * total // max(1, size))
        count = int(max(3, min(room ** (1 / (len(lanes) - number)), 4096)))
        first, room_here, open_end = _ends(values, low, high, size)
        near = [marked + by for marked in _values(values, marks, size) for by in (0, -1)]
        if open_end.any() or (room_here > count).any():
            near += turns(obligation.given, lane, values, size)
        picked = _picked(first, room_here, count, near, open_end)
        left_out = open_end | (room_here > count)
        whole &= np.bincount(index, left_out, total) == 0
        row, column = np.nonzero(picked < room_here[:, None])
        chosen = first[row] + picked[row, column]
        values = {name: each[row] for name, each in values.items()}
        if left_out.any():
            chosen = _snapped(chosen, first[row], left_out[row], values, steps.get(lane.payload[0], ()))
        values[lane.payload[0]] = chosen
        index = index[row]
    return values, index, whole


def _snapped(chosen: Any, first: Any, some: Any, values: Columns, divisors: Sequence[Term]) -> Any:
    """Where only some lanes are tried, those that an assumption wants to be multiples of something."""
    for divisor in divisors:
        if all(variable.payload[0] in values for variable in variables(divisor)):
            step = np.maximum(np.broadcast_to(vectors.evaluate(values, divisor)[0].values, len(chosen)), 1)
            down = chosen - chosen % step
            chosen = np.where(some & (down >= first), down, chosen)
    return chosen


def _ends(values: Columns, low: Term | None, high: Term | None, size: int) -> tuple[Any, Any, Any]:
    """(the first value, how many there are, whether that has no end) of a lane in each row. What numpy's numbers do not
    reach, as the iterations below 2^64, is no end."""
    low, high = (
        None if bound is None or (bound.op == "const" and abs(bound.payload) > FAR) else bound for bound in (low, high)
    )
    ends = []
    for bound in (low, high):
        if bound is None:
            ends.append(None)
            continue
        found = vectors.evaluate(values, bound)[0]
        ends.append(np.where(np.broadcast_to(found.ok, size), np.broadcast_to(found.values, size), 0))
    first = ends[0] if ends[0] is not None else np.full(size, -64) if ends[1] is None else ends[1] - 64
    last = ends[1] if ends[1] is not None else first + 2**40
    return first, np.maximum(last - first, 0), np.full(size, low is None or high is None)


def _picked(first: Any, room: Any, count: int, near: list[Any], open_end: Any) -> Any:
    """Up to ``count`` different offsets of each row: all of them where there are no more; else from both ends, near the
    marks, and some between. Of those that do not count the offset is past the end."""
    size = len(first)
    plain = np.broadcast_to(np.arange(count), (size, count))
    if np.all((room <= count) & ~open_end):
        return plain
    rng = np.random.default_rng(3)
    marks: list[Any] = []
    if near and count > 2:
        table, lines = np.stack(near), np.arange(size)
        marks = [table[rng.integers(0, len(near), size), lines] - first for _ in range(count // 2)]
    rest = max(1, count - len(marks))
    ends = [np.full(size, i) for i in range((rest + 1) // 2)]
    between = rng.random((size, rest // 4 + 1))
    ends += [room - 1 - i for i in range(rest // 4)]
    ends += [np.where(open_end, i + len(ends), (between[:, i] * room).astype(np.int64)) for i in range(rest // 4)]
    chosen = np.stack([*ends, *marks], axis=1)[:, :count]
    chosen = np.sort(np.where((chosen < 0) | (chosen >= room[:, None]), room[:, None], chosen), axis=1)
    again = np.zeros(chosen.shape, bool)
    again[:, 1:] = chosen[:, 1:] == chosen[:, :-1]
    chosen = np.where(again, room[:, None], chosen)
    if chosen.shape[1] < count:
        chosen = np.concatenate([chosen, np.broadcast_to(room[:, None], (size, count - chosen.shape[1]))], axis=1)
    return np.where((room <= count)[:, None] & ~open_end[:, None], plain, chosen)


def satisfy(points: Points, formula: Term) -> Any:
    """Which points satisfy a formula of the parameters."""
    found = vectors.evaluate(points.columns, formula)[0]
    return np.broadcast_to(found.ok & found.values, points.size)
