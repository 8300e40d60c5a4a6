"""Counterexamples: found in small boxes first, confirmed in exact Python integers, made as small as can be reached.

`find` needs no solver; `exact.check` is the only thing a refuted verdict rests on. As an engine of the ladder it proves
nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate, chain, islice, permutations, product
from typing import Any

import numpy as np

from ..base.clock import now
from ..language.exact import Invalid, check, completed, satisfies
from ..language.meanings import smtbits, smtlib, vectors
from ..language.meanings.names import Names
from ..language.obligations import Holds, Obligation, Verdict
from ..language.parts import ends_by_constants
from ..language.terms import Term, as_bool, const, truth
from ..language.walking import substitute, variables
from . import sampling, solvers
from .bits import width
from .outcome import Outcome, unknown
from .sampling import rows, samples

NAME = "sampling"
SHRINK_ROUNDS = 12
MOST_BEYOND = 400  # values of one variable that are tried where numpy does not do
FEW, MANY = 256, 4096  # rows of each box
BEYOND = 8  # rows of a batch that are tried in Python's integers where 64 bits do not do
POWERS = 32  # powers of two that are tried for a variable that is one
LANE_SECONDS = 5.0  # for z3, where no sample satisfies the assumptions
AT_ONCE = 0.25  # seconds for it before other ways
FOUND = deque[Mapping[str, int]](maxlen=16)  # points of statements before, which took long to find


class NoLane(Exception):
    """The assumptions contradict each other: z3 shows that no value satisfies them."""


def _formulas(obligation: Obligation) -> list[Term]:
    goal = obligation.goal
    return [goal.formula] if isinstance(goal, Holds) else [*goal.outputs, *obligation.reading.needs]


def _bad(obligation: Obligation, values: Mapping[str, Any], size: int) -> tuple[Any, Any]:
    """The rows at which the goal fails, as a mask, and those where every part of it has an exact value."""
    if isinstance(obligation.goal, Holds):
        goal = obligation.goal.formula
        # part by part: one that is false settles it, also where another has no exact value in 64 bits
        found = vectors.evaluate(values, *(goal.args if goal.op == "and" else [goal]))
        wrong = [(lanes.ok, ~lanes.values) for lanes in found]
    else:
        wrong = [(lanes.ok, ~lanes.values) for lanes in vectors.evaluate(values, *obligation.reading.needs)]
        ends = zip(vectors.evaluate(values, *obligation.goal.outputs), obligation.goal.extents, strict=True)
        wrong += [(lanes.ok, (lanes.values < 0) | (lanes.values >= extent)) for lanes, extent in ends]
    bad, exact = np.zeros(size, bool), np.ones(size, bool)
    for ok, fails in wrong:
        bad |= np.broadcast_to(ok & fails, size)
        exact &= ok
    return bad, exact


def seen(obligation: Obligation) -> dict[str, int] | None:
    """A counterexample, if a few points of every box show that there is one; it costs a tenth of what `find` does."""
    values = sampling.glance(obligation.assumptions, _formulas(obligation))
    bad, _ = _bad(obligation, values, rows(values))
    if not bad.any():
        return _anywhere(obligation, values)
    found = find(obligation)
    return _row(values, int(np.argmax(bad))) if found is None else found


def find(obligation: Obligation) -> dict[str, int] | None:
    """A counterexample by sampling growing boxes, or None. A few milliseconds."""
    last, most = dict[str, Any](), 1
    for values in samples(obligation.assumptions, _formulas(obligation)):
        point = _worst(obligation, values)
        if point is not None:
            return point
        if rows(values) >= most:
            last, most = values, rows(values)
    return _anywhere(obligation, last)


def _anywhere(obligation: Obligation, values: Mapping[str, Any]) -> dict[str, int] | None:
    """A counterexample among these rows with what is loaded anywhere in its range."""
    found = sampling.freely(obligation.assumptions, values)
    return _worst(obligation, found) if found else None


def _worst(obligation: Obligation, values: Mapping[str, Any]) -> dict[str, int] | None:
    """A counterexample among these rows."""
    if rows(values) == 0:
        return None
    bad, exact = _bad(obligation, values, rows(values))
    if bad.any():
        # among the failures the one whose values are smallest
        weight = sum(np.abs(column.astype(float)) for column in values.values())
        return _row(values, int(np.argmin(np.where(bad, weight, np.inf))) if values else 0)
    for point in (_row(values, int(row)) for row in np.flatnonzero(~exact)[:BEYOND]):
        with suppress(Invalid):
            check(obligation, point)
            return point
    return None


def applies(obligation: Obligation) -> None:
    """Every goal can be tried at some points."""


def decide(obligation: Obligation, deadline: float) -> Outcome:
    point = find(obligation)
    if point is None:
        return unknown(NAME, "no counterexample among its samples")
    return Outcome(verdict=Verdict.REFUTED, engine=NAME, point=point)


def _row(values: Mapping[str, Any], row: int) -> dict[str, int]:
    return {name: int(column[row]) for name, column in values.items()}


def lane(
    obligation: Obligation, more: Callable[[], Obligation] | None = None, empty: Callable[[], bool] = lambda: False
) -> dict[str, int] | None:
    """A point that satisfies every assumption, small values first; None when none was found. Raises NoLane.

    more: gives the same with more assumptions, which follow from its own. empty: asked where no sample is a lane, whether
    it is shown that there is none.
    """
    found = _drawn(obligation, FEW)
    found = _of_others(obligation) if found is None else found
    return _looked_for(obligation, more, empty) if found is None else found


def _of_others(obligation: Obligation) -> dict[str, int] | None:
    """One that was found for another statement, which may assume most of the same."""
    for known in reversed(FOUND):
        if any(v.payload[0] in known for v in obligation.variables):
            point = completed(obligation.variables, known)
            if satisfies(obligation, point):
                return {v.payload[0]: point[v.payload[0]] for v in obligation.variables}
    return None


def _looked_for(
    obligation: Obligation, more: Callable[[], Obligation] | None, empty: Callable[[], bool]
) -> dict[str, int] | None:
    """One that no few samples show. What is found is kept for other statements."""
    known = more() if more is not None else None
    found = _lane_from_z3(known, AT_ONCE) if known is not None else None
    if found is None and empty():
        raise NoLane
    found = _drawn(obligation, MANY) if found is None else found
    found = _lane_from_z3(known) if found is None and known is not None else found
    found = _at_least(obligation) if found is None else found
    found = _at_a_power(obligation) if found is None else found
    found = _lane_from_z3(obligation) if found is None else found
    if found is not None:
        FOUND.append(found)
    return found


def _drawn(obligation: Obligation, size: int) -> dict[str, int] | None:
    found = _smallest(obligation.assumptions, _formulas(obligation), size)
    return _at_zero(obligation, size) if found is None else found


def _smallest(assumptions: Sequence[Term], formulas: Sequence[Term], size: int) -> dict[str, int] | None:
    """The smallest row of the first box that has one, of so many rows a box: of the smallest box alone, and else of all of
    them, drawn at once."""
    found = _first(tuple(assumptions), tuple(variables(*assumptions, *formulas)), size)
    return None if found is None else dict(found)


@lru_cache(maxsize=256)
def _first(assumptions: tuple[Term, ...], columns: tuple[Term, ...], size: int) -> Mapping[str, int] | None:
    first = islice(samples(assumptions, columns, FEW, rounds=1), 1 if size == FEW else 0)
    boxes = (sampling.boxes(assumptions, columns, size, narrowed) for narrowed in (False, True))
    for values in chain(first, chain.from_iterable(boxes)):
        if rows(values):
            best = int(np.argmin(sum(np.abs(c.astype(float)) for c in values.values()))) if values else 0
            return _row(values, best)
    return None


def _at_zero(obligation: Obligation, size: int) -> dict[str, int] | None:
    """One at which whatever has any sign is zero, as words of bits: they are drawn from their least value on."""
    signed = [v for v in obligation.variables if _least(v) < 0]
    if not signed:
        return None
    known = dict.fromkeys(signed, const(0))
    assumptions = substitute(known, *obligation.assumptions)
    found = _smallest(assumptions, substitute(known, *_formulas(obligation)), size)
    point = None if found is None else {**{v.payload[0]: 0 for v in signed}, **found}
    return point if point is not None and satisfies(obligation, point) else None


def _at_least(obligation: Obligation) -> dict[str, int] | None:
    """One at which sizes, programs and lanes are the least that they may be, so that what is left is nearly linear: what a
    tensor holds that keeps a contract."""
    known = {v: v.payload[1] for v in obligation.variables if v.payload[1] is not None and _least(v) >= 0}
    known = {v: low for v, low in known.items() if low.op == "const"}
    if not known or len(known) == len(obligation.variables):
        return None
    left = substitute(known, *obligation.given)
    if any(formula.op == "truth" and not formula.payload for formula in left):
        return None
    goal = Holds(truth(True))
    with suppress(NoLane):
        found = _lane_from_z3(replace(obligation, given=tuple(left), goal=goal))
        point = None if found is None else {**{v.payload[0]: int(low.payload) for v, low in known.items()}, **found}
        point = None if point is None else completed(obligation.variables, point)
        return point if point is not None and satisfies(obligation, point) else None
    return None


def _at_a_power(obligation: Obligation) -> dict[str, int] | None:
    """One at which the variable that is said to be a power of two, as the next one from a size on, is each of them in turn:
    what is left has no bits in it."""
    said = set(obligation.assumptions)
    powers = [v for v in obligation.variables if ((v & (v - 1)) == 0) in said]
    until = now() + LANE_SECONDS
    for power in range(POWERS) if len(powers) == 1 else ():
        if now() > until:
            break
        own = {powers[0]: const(1 << power)}
        left = tuple(substitute(own, *obligation.assumptions))
        if any(formula.op == "truth" and not formula.payload for formula in left):
            continue
        with suppress(NoLane):
            found = _lane_from_z3(replace(obligation, given=left, goal=Holds(truth(True))))
            if found is None:
                continue
            point = completed(obligation.variables, {**found, powers[0].payload[0]: 1 << power})
            if satisfies(obligation, point):
                return point
    return None


def _least(variable: Term) -> float:
    _, low, _ = variable.payload
    return low.payload if low is not None and low.op == "const" else 0


def with_constants(assumptions: Sequence[Term]) -> list[Term]:
    """The assumptions with the number put in for each variable that they make one, ``x == 64``, beside these equations: so
    bits of a variable without an end may be bits of a number."""
    found, fixed = list(assumptions), dict[Term, Term]()
    while True:
        ends = ends_by_constants(*found)
        new = {term: const(int(low)) for term, (low, high) in ends.items() if low == high and term.op == "var"}
        if not new:
            return [*(as_bool(variable == number) for variable, number in fixed.items()), *found]
        fixed |= new
        found = substitute(new, *found)


def _lane_from_z3(obligation: Obligation, seconds: float = LANE_SECONDS) -> dict[str, int] | None:
    text = _asked(obligation, names := Names(obligation.variables))
    if not text:
        return None
    answer = solvers.ask(solvers.SOLVERS[0], text, seconds)
    if answer.said == solvers.UNSAT:
        raise NoLane
    point = {variable.payload[0]: answer.model.get(name, 0) for variable, name in names.items()}
    return point if answer.said == solvers.SAT and satisfies(obligation, point) else None


def _asked(obligation: Obligation, names: Names) -> str:
    """Whether something satisfies the assumptions, as a script; empty where that cannot be said."""
    for assumptions in (obligation.assumptions, with_constants(obligation.assumptions)):
        with suppress(NotImplementedError):
            return smtlib.script(assumptions, truth(False), names=names)
    size = width(obligation)
    return "" if isinstance(size, str) else smtbits.script(size, obligation.assumptions, truth(False), names)


def shrink(obligation: Obligation, point: Mapping[str, int], deadline: float) -> dict[str, int]:
    """Greedily smaller values, one variable or two at a time, while the point stays a counterexample."""
    best = dict(point)
    names = [variable.payload[0] for variable in obligation.variables]
    for _ in range(SHRINK_ROUNDS):
        before = dict(best)
        best = _in_turn(obligation, best, [[name] for name in names], _singles, deadline)
        if best == before:
            several = [[first, *names[i:]] for i, first in enumerate(names, 1) if names[i:]]
            best = _in_turn(obligation, best, several, _pairs, deadline)
        if best == before or now() > deadline:
            break
    return best


def _in_turn(
    obligation: Obligation, point: dict[str, int], groups: Sequence[Sequence[str]],
    grid: Callable[[Mapping[str, int], Sequence[str]], Any], deadline: float,
) -> dict[str, int]:  # fmt: skip
    """The point with each group of variables in turn made smaller. Most groups are as small as can be: those up to the
    first that is not are told by one look at the points of all. grid: the values to try for a group, a column a point."""
    while groups and now() < deadline and not _beyond(point):
        grids, rows = list[Any](), 0
        for names in groups:
            grids.append(grid(point, names))
            rows += grids[-1].shape[1]
            if rows > MANY:
                break
        at, point = _of_grids(obligation, point, groups, grids)
        groups = groups[at:]
    for own, *others in groups:
        for names in [[own, other] for other in others] or [[own]]:
            if now() > deadline:
                return point
            point = _smaller_beyond(obligation, point, names)
    return point


def in_step(obligation: Obligation, point: Mapping[str, int], deadline: float) -> dict[str, int]:
    """A smaller counterexample where two variables fall by the same, or one rises by what the other falls; then `shrink`.

    For what goes on for too long to be run: two programs whose sequences begin a million rows before they meet.
    """
    best = dict(point)
    names = [variable.payload[0] for variable in obligation.variables]
    for first, second in permutations(names, 2):
        if abs(best[first]) > 1 and now() < deadline and not _beyond(best):
            falls = [best[first] - value for value in _candidates(best[first], 40)]
            other = [best[second] + sign * fall for sign in (-1, 1) for fall in falls]
            grid = np.array([[best[first] - fall for fall in falls] * 2, other], dtype=np.int64)
            _, best = _of_grids(obligation, best, [[first, second]], [grid])
    return shrink(obligation, best, deadline)


def _candidates(value: int, most: int) -> list[int]:
    """Smaller magnitudes to try: small numbers, powers of two, and values that halve the gap from below."""
    size = abs(value)
    near = {*range(9), 16, size - 2, size - 1}
    near |= {1 << i for i in range(5, size.bit_length())} | {size - (size >> i) for i in range(1, size.bit_length())}
    ordered = sorted(v for v in near if 0 <= v < size)
    if len(ordered) > most:  # both ends: the smallest ones, and the ones just below the value
        ordered = ordered[: most // 2] + ordered[-(most - most // 2) :]
    return ordered + [-v for v in ordered if value < 0 and v]


def _singles(point: Mapping[str, int], names: Sequence[str]) -> Any:
    return np.array([_candidates(point[names[0]], 80)], dtype=np.int64)


def _pairs(point: Mapping[str, int], names: Sequence[str]) -> Any:
    """The first and one of the others, which may stay, too: tied values such as a divisor and its multiple."""
    first, *others = names
    own, found = _candidates(point[first], 12), [np.empty((len(names), 0), np.int64)]
    for place, second in enumerate(others, 1):
        if abs(point[first]) <= 1 and abs(point[second]) <= 1:
            continue
        options = sorted({*_candidates(point[second], 12), point[second]}, key=abs)
        grid = np.array([[point[name]] * (len(own) * len(options)) for name in names], dtype=np.int64)
        grid[0], grid[place] = np.repeat(own, len(options)), np.tile(options, len(own))
        found.append(grid)
    return np.concatenate(found, axis=1)


def _beyond(point: Mapping[str, int]) -> bool:
    """Whether numpy does not hold it."""
    return any(abs(value) >= 2**62 for value in point.values())


def _of_grids(
    obligation: Obligation, point: dict[str, int], groups: Sequence[Sequence[str]], grids: Sequence[Any]
) -> tuple[int, dict[str, int]]:  # fmt: skip
    """How many groups are done, and the smallest counterexample among the points of the last of them: of the first group
    that has one that is smaller than the point. Points are columns of a group's grid, for its variables."""
    ends = list(accumulate(grid.shape[1] for grid in grids))
    if not (size := ends[-1]):
        return len(ends), point
    values = {name: np.full(size, value, np.int64) for name, value in point.items()}
    for names, grid, end in zip(groups, grids, ends, strict=False):
        for name, column in zip(names, grid, strict=True):
            values[name][end - grid.shape[1] : end] = column
    good = np.ones(size, bool)
    for lanes in vectors.evaluate(values, *obligation.assumptions):
        good &= np.broadcast_to(lanes.values & lanes.ok, size)
    good &= _bad(obligation, values, size)[0]
    for done, (names, grid, end) in enumerate(zip(groups, grids, ends, strict=False), 1):
        begin = end - grid.shape[1]
        rows = begin + np.flatnonzero(good[begin:end])
        for row in rows[np.argsort(sum(np.abs(values[name][rows]) for name in names), kind="stable")]:
            smaller = _row(values, int(row))
            if _better(obligation, point, smaller):
                return done, smaller
    return len(ends), point


def _smaller_beyond(obligation: Obligation, point: dict[str, int], names: Sequence[str]) -> dict[str, int]:
    """The same in Python's integers, of any size: one point after the other."""
    options = [[point[name], *_candidates(point[name], MOST_BEYOND if len(names) == 1 else 12)] for name in names]
    tried = ({**point, **dict(zip(names, numbers, strict=True))} for numbers in product(*options))
    return next((each for each in sorted(tried, key=_size) if _better(obligation, point, each)), point)


def _size(point: Mapping[str, int]) -> int:
    return sum(map(abs, point.values()))


def _better(obligation: Obligation, point: Mapping[str, int], other: Mapping[str, int]) -> bool:
    """Whether the other point is a smaller counterexample."""
    if _size(other) >= _size(point):
        return False
    with suppress(Invalid):
        check(obligation, other)
        return True
    return False
