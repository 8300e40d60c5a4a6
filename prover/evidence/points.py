"""Single points in exact Python integers: counterexamples, satisfying lanes, and every point of a finite domain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from ..language import exact
from ..language.meanings import python, vectors
from ..language.obligations import Holds, Obligation, OneToOne
from ..language.terms import Term
from ..proof.errors import Refused
from .errors import Unavailable

MOST_POINTS = 1 << 24
CHUNK = 1 << 16  # rows whose columns stay in a processor's cache
SAMPLED = 16  # rows of each chunk that Python's integers evaluate as well


def inside(obligation: Obligation, point: Mapping[str, int]) -> None:
    """Raises Refused unless the point gives every variable an integer, nothing else, and satisfies the assumptions."""
    names = {variable.payload[0] for variable in obligation.variables}
    if names - point.keys() or any(type(value) is not int for value in point.values()):
        raise Refused("the point does not say what every variable is")
    if surplus := point.keys() - names:
        raise Refused(f"the point says what {', '.join(sorted(surplus))} is, and there is no such variable")
    if not exact.satisfies(obligation, point):
        raise Refused("the point breaks an assumption")


def counterexample(obligation: Obligation, point: Mapping[str, int]) -> None:
    """Raises Refused unless the goal fails at the point."""
    inside(obligation, point)
    try:
        exact.check(obligation, point)
    except exact.Invalid as error:
        raise Refused(str(error)) from None


# -- every point ---------------------------------------------------------------------------------------------


def chunks(obligation: Obligation) -> Iterator[tuple[int, dict[str, Any]]]:
    """The domain as (rows, columns) of at most CHUNK rows; the first variable runs slowest.

    Raises Refused for an unbounded variable, Unavailable for more than MOST_POINTS points.
    """
    return _below(obligation.variables, 1, {})


def _below(rest: Sequence[Term], rows: int, values: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The rows, each with every value of the first variable of the rest that its range there has, and so on."""
    if not rest:
        yield rows, values
        return
    name, low, high = rest[0].payload
    if low is None or high is None:
        raise Refused(f"{name} is unbounded, so nobody can have counted")
    everywhere = np.ones(rows, bool)
    (start, known), (end, also) = column(values, low, rows, everywhere), column(values, high, rows, everywhere)
    if not (known & also).all() or max(np.abs(start).max(), np.abs(end).max()) >= 2**62:
        raise Unavailable(f"a range of {name} that has no value, or leaves 62 bits")
    counts = np.maximum(end - start, 0)
    if counts.astype(float).sum() > MOST_POINTS:
        raise Unavailable(f"more than {MOST_POINTS:,} points")
    ends = np.cumsum(counts)
    for first in range(0, int(ends[-1]), CHUNK):
        number = np.arange(first, min(first + CHUNK, int(ends[-1])))
        least, most = np.searchsorted(ends, number[[0, -1]], side="right")
        sizes = np.diff(np.clip(ends[least : most + 1], first, number[-1] + 1), prepend=first)
        row = np.repeat(np.arange(least, most + 1), sizes)
        grown = {other: values[other][row] for other in values}
        grown[name] = start[row] + number - (ends - counts)[row]
        yield from _below(rest[1:], len(number), grown)


def column(
    values: Mapping[str, Any], term: Term, size: int, which: Any, memo: dict[Term, vectors.Lanes] | None = None
) -> tuple[Any, Any]:
    """(value, defined) of the term in every row of ``which``: numpy, checked against Python at some rows.

    Rows where numpy has no exact value are evaluated in Python. memo: what numpy has of these rows already.
    """
    lanes = vectors.evaluate(values, term, memo=memo)[0]
    result, defined = (np.array(np.broadcast_to(part, size)) for part in lanes[:2])
    rows = np.flatnonzero(which)
    picked = rows[:: max(1, len(rows) // SAMPLED)]
    for row in {*map(int, picked), *map(int, rows[~defined[rows]])}:
        try:
            value = python.evaluate({name: int(part[row]) for name, part in values.items()}, term)[0]
        except (python.Undefined, python.TooLarge):
            if defined[row]:
                raise Refused("numpy and Python disagree about a value") from None
            continue
        if defined[row] and int(result[row]) != int(value):
            raise Refused("numpy and Python disagree about a value")
        result[row], defined[row] = max(min(value, 2**62), -(2**62)), True
    return result, defined


def recount(obligation: Obligation, expected: int) -> None:
    """Raises Refused unless the goal holds at every point and there are as many as expected."""
    counted, hits = _count(obligation)
    if hits is not None and not (hits == 1).all():
        raise Refused("a cell is not hit once")
    if counted != expected:
        raise Refused(f"the domain has {counted:,} points, recorded were {expected:,}")


def miscounted(obligation: Obligation, cell: Sequence[int]) -> None:
    """Raises Refused if the cell of a map's box is hit once, as it should be."""
    _, hits = _count(obligation)
    goal = obligation.goal
    if hits is None or not isinstance(goal, OneToOne) or len(cell) != len(goal.extents):
        raise Refused("no map that could miss a cell")
    if any(type(i) is not int or not 0 <= i < extent for i, extent in zip(cell, goal.extents, strict=True)):
        raise Refused("a cell outside the box")
    if hits[np.ravel_multi_index(tuple(cell), goal.extents)] == 1:
        raise Refused("the cell is hit once")


def _count(obligation: Obligation) -> tuple[int, Any]:
    """(points, how often each cell is hit or None). Raises Refused where the goal fails at a point."""
    goal, reading, walked, counted = obligation.goal, obligation.reading, 0, 0
    hits = np.zeros(prod(goal.extents), np.int64) if isinstance(goal, OneToOne) else None
    for size, values in chunks(obligation):
        walked += size
        if walked > MOST_POINTS:
            raise Unavailable(f"more than {MOST_POINTS:,} points")
        chosen, memo = np.ones(size, bool), dict[Term, vectors.Lanes]()
        for formula in reading.given:
            held, defined = column(values, formula, size, chosen, memo)
            chosen &= held.astype(bool) & defined
        for need in reading.needs:
            held, defined = column(values, need, size, chosen, memo)
            if (chosen & ~(held.astype(bool) & defined)).any():
                raise Refused("an assumption has no value at a point")
        counted += int(chosen.sum())
        if isinstance(goal, Holds):
            held, defined = column(values, goal.formula, size, chosen, memo)
            if (chosen & ~(held.astype(bool) & defined)).any():
                raise Refused("the goal fails at a point")
            continue
        index = np.zeros(size, np.int64)
        for output, extent in zip(goal.outputs, goal.extents, strict=True):
            value, defined = column(values, output, size, chosen, memo)
            if (chosen & ~(defined & (value >= 0) & (value < extent))).any():
                raise Refused("an output leaves the box")
            index = index * extent + np.where(chosen, value, 0)
        assert hits is not None
        np.add.at(hits, index[chosen], 1)
    return counted, hits
