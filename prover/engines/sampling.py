"""Random points of a domain: small values and range ends first, because that is where address bugs live.

Used to refute goals quickly, to show that assumptions can hold, and to drop false lemmas before a solver sees them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ..language.constructors import make
from ..language.meanings import vectors
from ..language.parts import summands
from ..language.terms import Term, const, is_const
from ..language.walking import REBUILT, fold, postorder, variables
from . import narrowing

COUNT, SEED = 256, 7
GLANCED = 256  # rows of each box
FREE = 512  # rows in which words are anywhere
FEW = 64  # rows of all boxes; with fewer, the assumptions say where to draw
MOST_CELLS = 1 << 25  # numbers that are held at once
FAR = (1 << 62) - 1  # the last number that numpy is trusted with
SPANS = (2, 3, 4, 6, 10, 20, 64, 300, 5000, 2**20, 2**32)


def snaps(assumptions: Sequence[Term]) -> dict[str, list[Term]]:
    """Variables that an assumption wants to be multiples of something."""
    wanted: dict[str, list[Term]] = {}
    for formula in assumptions:
        for part in formula.args if formula.op == "and" else (formula,):
            if part.op == "eq" and part.args[0].op == "mod" and is_const(part.args[1], 0):
                value, divisor = part.args[0].args
                if value.op == "var":
                    wanted.setdefault(value.payload[0], []).append(divisor)
    return wanted


def _pick(rng: np.random.Generator, low: Any, high: Any, span: Any, size: int) -> Any:
    """One value a row in [low, high), at most ``span`` above low except where the top end is chosen."""
    top = np.minimum(high - 1, low + span)
    uniform = low + (rng.random(size) * (top - low + 1)).astype(np.int64)
    where = rng.random(size)
    return np.where(where < 0.2, low, np.where(where < 0.35, np.where(span > 64, high - 1, top), uniform))


def draw(
    assumptions: Sequence[Term],
    formulas: Sequence[Term],
    span: Any,
    size: int,
    rng: np.random.Generator,
    narrowed: bool = False,
) -> dict[str, Any]:
    """Columns of values, one a variable of the formulas, in rows that satisfy ranges and assumptions (maybe none).

    span: of the box, or of each row's box. narrowed: whether assumptions say where a variable is drawn, too.
    """
    values, good = _draw(assumptions, formulas, span, size, rng, narrowed)
    return {name: column[good] for name, column in values.items()}


def _draw(
    assumptions: Sequence[Term],
    formulas: Sequence[Term],
    span: Any,
    size: int,
    rng: np.random.Generator,
    narrowed: bool,
    central: bool = False,
) -> tuple[dict[str, Any], Any]:
    """All rows, and which of them satisfy ranges and assumptions. central: what has either sign is drawn about 0, too."""
    size = fewer(size, *assumptions, *formulas)
    span = span if np.ndim(span) == 0 else np.resize(span[:: max(1, span.size // size)], size)
    order = variables(*assumptions, *formulas)
    assumptions = _apart(tuple(assumptions))
    steps = snaps(assumptions)
    values: dict[str, Any] = {}
    memo: dict[Term, vectors.Lanes] = {}  # what one asks of a row others ask again
    good = np.ones(size, bool)
    for variable in order:
        name, low, high = variable.payload
        ends: list[Any] = []
        for bound in (low, high):
            if bound is None:
                ends.append(None)
                continue
            lanes = vectors.evaluate(values, _near(bound), memo=memo)[0]
            good &= lanes.ok
            ends.append(lanes.values)
        first, last = narrowing.ends(assumptions, variable, values, *ends, memo=memo) if narrowed else ends
        if first is None:
            first = (0 if last is None else last) - span
        if last is None:
            last = first + span + 1
        good &= first < last
        column = _pick(rng, first, np.maximum(last, first + 1), span, size)
        if central:
            moved = column - first - span // 2
            inside = (first < -span) & (moved >= first) & (moved < last)
            column = np.where(inside & (np.arange(size) % 2 == 1), moved, column)
        for divisor in steps.get(name, ()):
            lanes = vectors.evaluate(values, divisor, memo=memo)[0] if _ready(divisor, values) else None
            if lanes is not None:
                step = np.maximum(lanes.values, 1)
                down = column - column % step
                column = np.where(down >= first, down, down + step)
        good &= (column >= first) & (column < last)
        values[name] = column
    for lanes in vectors.evaluate(values, *assumptions, memo=memo):
        good &= lanes.values & lanes.ok
    return values, good


@lru_cache(maxsize=64)
def _apart(assumptions: tuple[Term, ...]) -> list[Term]:
    """The same, with constants that numpy does not hold alone on one side of comparisons: that side is the answer there."""

    def compared(node: Term, left: Term, right: Term) -> Term:
        ends = [[part.payload for part in summands(side) if part.op == "const"] for side in (left, right)]
        if all(abs(end) <= FAR for end in (*ends[0], *ends[1])):
            return make(node.op, (left, right))
        end = sum(ends[1]) - sum(ends[0])
        return make(node.op, (left - right + end, const(end)))

    return fold({**REBUILT, **dict.fromkeys(("le", "lt", "eq"), compared)}, *assumptions)


def _near(bound: Term) -> Term:
    """An end of a range as far as one draws: where numpy's numbers do not reach, as of an iteration below 2^64, nearer."""
    return bound if bound.op != "const" or abs(bound.payload) <= FAR else const(FAR if bound.payload > 0 else -FAR)


def fewer(size: int, *formulas: Term) -> int:
    """How many rows are drawn of so many that are wanted: every operator has a column, and all of them fit in memory."""
    nodes = sum(1 for _ in postorder(*formulas))
    return max(16, min(size, MOST_CELLS // max(nodes, 1)))


def _ready(term: Term, values: dict[str, Any]) -> bool:
    return all(variable.payload[0] in values for variable in variables(term))


def rows(values: Mapping[str, Any]) -> int:
    return min((len(column) for column in values.values()), default=1)


def samples(
    assumptions: Sequence[Term], formulas: Sequence[Term], size: int = 4096, seed: int = 1, rounds: int = 2
) -> Iterator[dict[str, Any]]:
    """Batches of rows from growing boxes; each batch satisfies the assumptions and may be empty."""
    rng = np.random.default_rng(seed)
    found = 0
    for narrowed in (False, True):
        if found >= FEW:
            break
        for span in SPANS:
            for _ in range(1 if narrowed else rounds):
                batch = draw(assumptions, formulas, span, size // 8 if narrowed else size, rng, narrowed)
                found += rows(batch)
                yield batch


def boxes(
    assumptions: Sequence[Term], formulas: Sequence[Term], size: int, narrowed: bool, seed: int = 5
) -> Iterator[dict[str, Any]]:
    """The rows of each box that satisfy the assumptions, the smallest box first, of up to so many in each, or an eighth of
    them where narrowed. They are drawn at once, since a draw costs by its operators and hardly by its rows."""
    each = fewer((size // 8 if narrowed else size) * len(SPANS), *assumptions, *formulas) // len(SPANS)
    spans = np.repeat(np.array(SPANS), each)
    values, good = _draw(assumptions, formulas, spans, spans.size, np.random.default_rng(seed), narrowed)
    kept = np.flatnonzero(good)
    ends = [good.size * box // len(SPANS) for box in range(1, len(SPANS))]
    for own in np.split(kept, np.searchsorted(kept, ends)):
        yield {name: column[own] for name, column in values.items()}


def freely(assumptions: Sequence[Term], values: Mapping[str, Any]) -> dict[str, Any]:
    """These rows, each as often as makes `FREE` of all, with words that nothing but their range is assumed of drawn anew,
    anywhere in it: as data that is loaded, which says nothing about where the others are. Empty where there is none."""
    held = {name for formula in assumptions if len(found := variables(formula)) > 1 for name in map(_name, found)}
    free = [v for v in variables(*assumptions) if _name(v) in values and _name(v) not in held and _wide(v)]
    if not free or not rows(values):
        return {}
    rng = np.random.default_rng(11)
    chosen = np.arange(FREE) % rows(values)
    found = {name: column[chosen] for name, column in values.items()}
    for variable in free:
        low, last = (end.payload for end in variable.payload[1:])
        powers = rng.choice([-1, 1], FREE) << rng.integers(0, (last - low).bit_length(), FREE)
        near = rng.choice([low, last - 1, 0], FREE) + rng.integers(-1, 2, FREE)
        kind = rng.random(FREE)
        column = np.where(kind < 0.2, powers, np.where(kind < 0.4, near, rng.integers(low, last, FREE)))
        found[_name(variable)] = np.clip(column, low, last - 1)
    good = np.ones(FREE, bool)
    for lanes in vectors.evaluate(found, *assumptions):
        good &= lanes.values & lanes.ok
    return {name: column[good] for name, column in found.items()}


def _name(variable: Term) -> str:
    return variable.payload[0]


def _wide(variable: Term) -> bool:
    """Whether a range by constants is wider than a small box, and numpy's numbers hold it."""
    low, last = variable.payload[1:]
    if low is None or last is None or "const" not in (low.op, last.op) or low.op != last.op:
        return False
    return last.payload - low.payload > SPANS[6] and max(abs(low.payload), abs(last.payload)) <= FAR


def glance(assumptions: Sequence[Term], formulas: Sequence[Term]) -> Mapping[str, Any]:
    """A few rows of every box at once, which costs little more than those of one."""
    each = fewer(len(SPANS) * GLANCED, *assumptions, *formulas) // len(SPANS)
    return _glance(tuple(assumptions), tuple(variables(*assumptions, *formulas)), each)


@lru_cache(maxsize=32)  # of one kernel's accesses most assume the same
def _glance(assumptions: tuple[Term, ...], columns: tuple[Term, ...], each: int) -> Mapping[str, Any]:
    spans = np.repeat(np.array(SPANS), each)
    return draw(assumptions, columns, spans, spans.size, np.random.default_rng(3))


def some(
    assumptions: Sequence[Term], formulas: Sequence[Term], count: int = COUNT, seed: int = SEED
) -> Mapping[str, Any]:
    """Up to ``count`` rows from several boxes together."""
    return _some(tuple(assumptions), tuple(variables(*assumptions, *formulas)), count, seed)[0]


def tight(assumptions: Sequence[Term], formulas: Sequence[Term]) -> bool:
    """Whether so few rows of `some` satisfy the assumptions that these say where to draw."""
    return _some(tuple(assumptions), tuple(variables(*assumptions, *formulas)), COUNT, SEED)[1]


@lru_cache(maxsize=16)
def _some(
    assumptions: tuple[Term, ...], columns: tuple[Term, ...], count: int, seed: int
) -> tuple[Mapping[str, Any], bool]:
    """(rows, whether the assumptions say where to draw)."""
    rng = np.random.default_rng(seed)
    more, close = (SPANS[:8], 4 * count, False), (SPANS, count, True)
    ways, best, told = [close, more, (SPANS[:8], count, False)], dict[str, Any](), False
    while ways and (not best or rows(best) < FEW):
        spans, size, narrowed = ways.pop()
        values, good = _draw(
            assumptions, columns, np.repeat(spans, size), size * len(spans), rng, narrowed, central=True
        )
        kept = np.flatnonzero(good)
        parts = np.searchsorted(kept, [good.size * box // len(spans) for box in range(1, len(spans))])
        chosen = np.concatenate([own[: count // 4] for own in np.split(kept, parts)])[:count]  # of each box
        if not best or chosen.size > rows(best):
            best, told = {name: column[chosen] for name, column in values.items()}, narrowed
        if not kept.size and len(ways) == 2:  # where no row is good, four times as many are hardly better
            ways.reverse()
    return best, told
