"""Small sizes at which an element is written by nobody: every program, iteration and lane of each store at once."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping
from itertools import product

import numpy as np

from ..accesses.access import Access, Ground
from ..accesses.covered import Covering, Covers
from ..accesses.points import value_at
from ..language.exact import Invalid, check
from ..language.meanings import python, vectors
from ..language.obligations import Obligation
from ..language.terms import Term
from ..language.walking import postorder, variables

MOST_LANES = 1 << 21  # of all programs and iterations, at one set of sizes
MOST_ITERATIONS = 64
MOST_TIMES = 16  # as many blocks
FEW = (1, 2, 3)
TRIES = 300


class _Skipped(Exception):
    """It cannot be counted at these sizes."""


def unwritten(covers: Covers, covering: Covering, deadline: float) -> Iterator[dict[str, int]]:
    """Sizes and an element that no store's formula goes to, as long as there is time."""
    for sizes in _sizes(covers.ground, covering):
        if time.monotonic() > deadline:
            return
        try:
            found = _element(covers, covering, sizes)
        except (_Skipped, python.Undefined, python.TooLarge):
            continue
        if found is not None:
            yield {**sizes, **found}


def refuted(obligation: Obligation, found: Mapping[str, int]) -> dict[str, int] | None:
    """The point of an unwritten element as a counterexample of a statement, if it is one."""
    try:
        point = {v.payload[0]: value_at(v, found) for v in obligation.variables}
        check(obligation, point)
    except (Invalid, python.Undefined, python.TooLarge):
        return None
    return point


def _sizes(ground: Ground, covering: Covering) -> Iterator[dict[str, int]]:
    """Small sizes, and those beside multiples of the blocks, that fulfil what is given."""
    names = [v.payload[0] for v in ground.sizes]
    blocks = {extent for store in covering.stores for extent in _extents(ground, store)} or {1}
    several = {1, 2, *(own for store in covering.stores for own in _constants(store))}
    near = {block * times + more for block in blocks for times in several for more in (-1, 0, 1)}
    values = sorted(value for value in {*FEW, *near} if value >= 1)
    chance = random.Random(0)
    tried = [dict(zip(names, own, strict=True)) for own in product(values, repeat=len(names))] if len(names) < 3 else []
    tried.sort(key=lambda point: sum(point.values()))
    tried += [{name: chance.choice(values) for name in names} for _ in range(TRIES)] if len(names) > 2 else []
    for point in tried:
        try:
            if all(python.evaluate(point, formula)[0] for formula in ground.promised):
                yield point
        except (python.Undefined, python.TooLarge):
            continue


def _extents(ground: Ground, store: Access) -> Iterator[int]:
    for variable in ground.chosen(store).index:
        if variable.op == "var" and variable.payload[2] is not None and variable.payload[2].op == "const":
            yield variable.payload[2].payload


def _constants(store: Access) -> Iterator[int]:
    """Small constants of the formulas, such as the number of tiles in a group."""
    for node in postorder(store.offset.exact, store.mask.exact):
        if node.op == "const" and 2 < node.payload <= MOST_TIMES:
            yield node.payload


def _element(covers: Covers, covering: Covering, sizes: Mapping[str, int]) -> dict[str, int] | None:
    """The first element that is not written, by the names of its indices."""
    axes = covering.axes
    ends = [max(value_at(variable.payload[2], sizes), 0) for variable in axes.variables]
    if np.prod([float(end) for end in ends]) > MOST_LANES:
        raise _Skipped
    grids = np.indices(ends).reshape(len(ends), -1) if ends else np.zeros((0, 1), np.int64)  # of one element
    units = [value_at(unit, sizes) for unit in axes.units]
    wanted = sum((grids[at] * unit for at, unit in enumerate(units)), np.zeros(grids.shape[1], np.int64))
    each = [_bytes(store, _offsets(covers, store, sizes)) for store in covering.stores]
    written = np.concatenate([np.zeros(0, np.int64), *each])
    size = covering.argument.bytes
    parts = wanted[:, None] * size + np.arange(size)
    missing = np.flatnonzero(~np.isin(parts, written).all(axis=1))
    if not missing.size:
        return None
    return {v.payload[0]: int(grids[at][missing[0]]) for at, v in enumerate(axes.variables)}


def _bytes(store: Access, offsets: np.ndarray) -> np.ndarray:
    """The bytes that are written at these offsets."""
    return (offsets[:, None] * store.unit + np.arange(store.bytes)).ravel()


def _offsets(covers: Covers, store: Access, sizes: Mapping[str, int]) -> np.ndarray:
    """Where the store goes, in every program, iteration and lane in which it runs."""
    chosen = covers.ground.chosen(store)
    free, rounds = chosen.free, set(chosen.rounds)
    ends = [MOST_ITERATIONS if v in rounds else max(value_at(v.payload[2], sizes), 0) for v in free]
    if np.prod([float(end) for end in ends]) > MOST_LANES * (MOST_ITERATIONS if rounds else 1):
        raise _Skipped
    values: dict[str, object] = dict(sizes)
    for at, (variable, end) in enumerate(zip(free, ends, strict=True)):
        values[variable.payload[0]] = np.arange(end).reshape([-1 if own == at else 1 for own in range(len(ends))])
    formulas: list[Term] = [*store.runs_exactly, store.offset.exact]
    if any(v.payload[0] not in values for v in variables(*formulas)):
        raise _Skipped  # it depends on what is loaded
    *runs, offset = vectors.evaluate(values, *formulas)
    there, ok = np.bool_(True), np.bool_(True)
    for part in runs:
        ok, there = ok & (~there | part.ok), there & part.values
    there, ok = there & np.ones(ends, bool), ok & (~there | offset.ok)
    if not np.all(ok) or _still_runs(there, free, rounds):
        raise _Skipped
    return np.unique(np.broadcast_to(offset.values, there.shape)[there])


def _still_runs(there: np.ndarray, free: list[Term], rounds: set[Term]) -> bool:
    """Whether there are more iterations than were looked at."""
    return any(np.any(np.take(there, -1, axis=at)) for at, variable in enumerate(free) if variable in rounds)
