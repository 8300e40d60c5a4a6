"""The exhaustive engine: every point of a finite domain, vectorised numpy.

Witness: the number of points and a hash of the table of results, which a recount reproduces.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Iterator
from math import prod
from typing import Any

import numpy as np

from ..base.clock import now
from ..language.meanings import python, vectors
from ..language.obligations import Holds, Obligation, OneToOne, Verdict
from ..language.terms import Term
from .outcome import Outcome, unknown

NAME = "exhaustive"
MOST_POINTS = 1 << 24
CHUNK = 1 << 18
MOST_AXES = 24  # of numpy's arrays; it has 32 at the least


def box(obligation: Obligation) -> list[tuple[str, int, int]] | str:
    """(name, low, high) of a constant box around the domain; a bound over other variables takes its extreme."""
    return spans(obligation.variables)


def spans(variables: Iterable[Term]) -> list[tuple[str, int, int]] | str:
    """The box of these variables, each after those in its range; or why there is none."""
    found: dict[Term, tuple[int, int]] = {}
    for variable in variables:
        name, low, high = variable.payload
        if low is None or high is None:
            return f"{name} is unbounded"
        ends = [_extremes(bound, found) for bound in (low, high)]
        if any(end is None for end in ends):
            return f"{name} has no constant bound"
        least, most = ends[0][0], max(ends[0][0], ends[1][1] - 1)  # type: ignore[index]
        found[variable] = (least, most)
    return [(variable.payload[0], low, high + 1) for variable, (low, high) in found.items()]


def points(variables: Iterable[Term]) -> float:
    """How many points their box has; infinitely many where it has no constant end."""
    found = spans(variables)
    return math.inf if isinstance(found, str) else prod(high - low for _, low, high in found)


def _extremes(bound: Term, ranges: dict[Term, tuple[int, int]]) -> tuple[int, int] | None:
    """Least and largest value of a bound by evaluating it at the corners: exact enough for monotone bounds."""
    if bound.op == "const":
        return bound.payload, bound.payload
    from .bits import intervals

    try:
        return intervals(ranges, bound)[0]
    except ValueError:
        return None


def applies(obligation: Obligation) -> str | None:
    ranges = box(obligation)
    if isinstance(ranges, str):
        return ranges
    points = prod(high - low for _, low, high in ranges)
    if points > MOST_POINTS:
        return f"{points} points"
    if any(max(abs(low), abs(high)) >= 2**62 for _, low, high in ranges):
        return "a variable that leaves 62 bits"
    if isinstance(obligation.goal, OneToOne) and prod(obligation.goal.extents) > MOST_POINTS:
        return "too many cells"
    return None


def _grids(ranges: list[tuple[str, int, int]]) -> Iterator[tuple[dict[str, Any], tuple[int, ...]]]:
    """Every point of the box, the last variable runs fastest: (the variables' values, the shape that they have together).
    Of a small box each variable has an axis of its own, so that what hangs on few of them is found for their values alone;
    a larger one comes in chunks of flat arrays."""
    sizes = [high - low for _, low, high in ranges]
    total = prod(sizes)
    if total <= CHUNK and len(sizes) <= MOST_AXES:
        columns = [np.arange(low, high, dtype=np.int64) for _, low, high in ranges]
        axes = np.meshgrid(*columns, indexing="ij", sparse=True)
        yield {name: column for (name, _, _), column in zip(ranges, axes, strict=True)}, tuple(sizes)
        return
    for start in range(0, total, CHUNK):
        rest = np.arange(start, min(start + CHUNK, total), dtype=np.int64)
        values: dict[str, Any] = {}
        for (name, low, _), size in zip(reversed(ranges), reversed(sizes), strict=True):
            rest, digit = np.divmod(rest, size)
            values[name] = digit + low
        yield values, rest.shape


def _settled(
    term: Term, values: dict[str, Any], chosen: Any, memo: dict[Term, vectors.Lanes], deadline: float
) -> tuple[Any, Any]:
    """(value, whether it has one) of the term at every row; in Python where a chosen row leaves numpy's 62 bits."""
    lanes = vectors.evaluate(values, term, memo=memo)[0]
    result, defined = (np.broadcast_to(part, chosen.shape) for part in lanes[:2])
    doubtful = np.flatnonzero(chosen & ~defined)
    if doubtful.size:
        result, defined = result.copy(), defined.copy()
    for row in doubtful:
        if now() > deadline:
            raise TimeoutError
        try:
            exact = python.evaluate(_point(values, chosen.shape, int(row)), term)[0]
        except python.Undefined:
            continue
        result.flat[row], defined.flat[row] = max(min(exact, 2**62), -(2**62)), True
    return result, defined


def _point(values: dict[str, Any], shape: tuple[int, ...], row: int) -> dict[str, int]:
    """The values at one row of all, counted as they run."""
    return {name: int(np.broadcast_to(column, shape).flat[row]) for name, column in values.items()}


def decide(obligation: Obligation, deadline: float) -> Outcome:
    try:
        return _decide(obligation, deadline)
    except TimeoutError:
        return unknown(NAME, "out of time")
    except python.TooLarge as error:
        return unknown(NAME, f"gave up: {error}")


def _decide(obligation: Obligation, deadline: float) -> Outcome:
    ranges = box(obligation)
    assert not isinstance(ranges, str)
    goal, reading = obligation.goal, obligation.reading
    assumptions = (*reading.ranges, *reading.given)
    hasher, points = hashlib.sha256(), 0
    lane: dict[str, int] | None = None
    counts = np.zeros(prod(goal.extents), np.int64) if isinstance(goal, OneToOne) else None
    for values, shape in _grids(ranges):
        if now() > deadline:
            return unknown(NAME, f"out of time after {points} points")
        memo: dict[Term, vectors.Lanes] = {}
        inside = np.ones(shape, bool)
        for formula in assumptions:
            holds, defined = _settled(formula, values, inside, memo, deadline)
            inside &= holds & defined
        points += int(inside.sum())
        if lane is None and inside.any():
            lane = _point(values, shape, int(np.argmax(inside)))
        if isinstance(goal, Holds):
            holds, defined = _settled(goal.formula, values, inside, memo, deadline)
            good = (holds & defined) | ~inside
            hasher.update(np.packbits(good).tobytes())
            if not good.all():
                return _refuted(_point(values, shape, int(np.argmin(good))), points)
            continue
        index: Any = np.zeros(shape, np.int64)
        fits = np.ones(shape, bool)
        for need in reading.needs:  # a formula's goal has them among its parts
            holds, defined = _settled(need, values, inside, memo, deadline)
            fits &= holds & defined
        for output, extent in zip(goal.outputs, goal.extents, strict=True):
            column, defined = _settled(output, values, inside, memo, deadline)
            fits &= defined & (column >= 0) & (column < extent)
            index = index * extent + np.where(fits, column, 0)
        outside = inside & ~fits
        if outside.any():
            return _refuted(_point(values, shape, int(np.argmax(outside))), points)
        assert counts is not None
        np.add.at(counts, index[inside], 1)
        hasher.update(index[inside].tobytes())
    if lane is None:
        return Outcome(verdict=Verdict.VACUOUS, engine=NAME, detail="no point satisfies the assumptions")
    if counts is not None and not (counts == 1).all():
        return _wrong_count(counts, goal, points)
    witness = {"kind": "table", "points": points, "sha256": hasher.hexdigest()}
    return Outcome(verdict=Verdict.PROVED, engine=NAME, points=points, witness=witness, point=lane)


def _refuted(point: dict[str, int], points: int) -> Outcome:
    return Outcome(verdict=Verdict.REFUTED, engine=NAME, points=points, point=point)


def _wrong_count(counts: Any, goal: Any, points: int) -> Outcome:
    cell = int(np.argmax(counts != 1))
    where = tuple(int(i) for i in np.unravel_index(cell, goal.extents))
    times = int(counts[cell])
    shown = where[0] if len(where) == 1 else where
    detail = f"cell {shown} is hit {times} times" if times else f"cell {shown} is never hit"
    return Outcome(verdict=Verdict.REFUTED, engine=NAME, points=points, detail=detail, witness={"cell": list(where)})
