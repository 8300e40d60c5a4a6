"""Every simplified term against the one it came from, at points of the domain: small values, both ends, random ones.

What reaches the engines has been simplified before, so a wrong rule would make a wrong goal that is proved rightly. This
catches a rule that changes a value at one of some hundred points; it is no proof that there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...engines.sampling import SPANS, draw, some
from ...language.meanings import python, vectors
from ...language.meanings.text import text
from ...language.terms import Term, both, is_const, range_of, variables

ROWS = 48  # drawn for each of the spans
FEW = 16  # points that a comparison should have
EXACT = 24  # points beyond 62 bits, which Python's integers evaluate one by one
FAR = 2**62 - 1  # stands for what lies further out in columns of 64 bits
MOST_KEPT = 6000  # terms whose values are remembered


class Disagreement(Exception):
    """A simplification changed a value: a bug of tileprove, whatever was proved on the way."""


class Trial:
    """Points at which all given formulas hold, the same for every comparison; variables get their columns when met."""

    def __init__(self, given: Sequence[Term], seed: int = 11):
        self.given = tuple(given)
        self.random = np.random.default_rng(seed)
        batches = [draw(self.given, (), span, ROWS, self.random) for span in SPANS]
        sizes = [_size(batch) if batch else ROWS for batch in batches]
        self.spans = np.repeat(SPANS, sizes)
        self.columns: dict[Term, Any] = {}
        self.far: dict[tuple[Term, int], int] = {}  # (variable, its value in a column) -> the value that is meant
        for variable in variables(*self.given):
            column = np.concatenate([batch[variable.payload[0]] for batch in batches])
            self.columns[variable] = vectors.Lanes(column, np.abs(column) < 2**62)
        self.memo: dict[Term, vectors.Lanes] = dict(self.columns)

    @property
    def size(self) -> int:
        return len(self.spans)

    def same(self, plain: Term, simplified: Term, given: Sequence[Term] = ()) -> int:
        """At how many points the two were found equal, of those at which ``given`` holds too. Raises Disagreement."""
        if plain is simplified or not self.size:
            return 0
        wanted = both(*given)
        inside, one, other = self._at(wanted), self._at(plain), self._at(simplified)
        rows = np.flatnonzero(inside.values & inside.ok)
        known = one.ok & other.ok
        for row in rows[known[rows] & (one.values[rows] != other.values[rows])]:
            raise self._disagreement(plain, simplified, self._point(int(row), plain, simplified))
        count = int(np.count_nonzero(known[rows]))
        points = [
            self._point(row, wanted, plain, simplified) for row in self._beyond(~inside.ok | inside.values & ~known)
        ]
        if count < FEW:
            found = some((*self.given, *given), (plain, simplified), 64)
            points += [{name: int(c[row]) for name, c in found.items()} for row in range(min(_size(found), 64))]
        return count + sum(self._exactly(plain, simplified, wanted, point) for point in points)

    def _beyond(self, rows: Any) -> list[int]:
        """Some of the rows that 64 bits could not decide: from all spans."""
        found = np.flatnonzero(rows)
        return [int(row) for row in found[:: max(1, len(found) // EXACT)][:EXACT]]

    def _exactly(self, plain: Term, simplified: Term, wanted: Term, point: dict[str, int]) -> bool:
        """Whether the two agree at the point; False where nothing can be said. Raises Disagreement."""
        ranges = [formula for v in variables(wanted, plain, simplified) for formula in range_of(v)]
        try:
            inside, one, other = python.evaluate(point, both(wanted, *ranges), plain, simplified)
        except (python.Undefined, python.TooLarge):
            return False
        if inside and one != other:
            raise self._disagreement(plain, simplified, point)
        return bool(inside)

    def _disagreement(self, plain: Term, simplified: Term, point: dict[str, int]) -> Disagreement:
        values = python.evaluate(point, plain, simplified)
        at = "  ".join(f"{name}={value}" for name, value in point.items())
        sides = (f"{_short(term)} = {value}" for term, value in zip((plain, simplified), values, strict=True))
        return Disagreement(f"simplifying changed a value at {at}: {', became '.join(sides)}")

    def _point(self, row: int, *terms: Term) -> dict[str, int]:
        own = {v: int(self.columns[v].values[row]) for v in variables(*terms)}
        return {v.payload[0]: self.far.get((v, value), value) for v, value in own.items()}

    def _at(self, term: Term) -> vectors.Lanes:
        """The term's values at every point."""
        if len(self.memo) > MOST_KEPT:
            self.memo = dict(self.columns)
        for variable in variables(term):
            if variable not in self.columns:
                self.columns[variable] = self.memo[variable] = self._drawn(variable)
        found = vectors.evaluate({}, term, memo=self.memo)[0]
        return vectors.Lanes(np.broadcast_to(found.values, self.size), np.broadcast_to(found.ok, self.size))

    def _drawn(self, variable: Term) -> vectors.Lanes:
        """Values of the variable: two fifths at the ends of its range, the others within the row's span."""
        _, low, high = variable.payload
        ends, ok = [], np.ones(self.size, bool)
        for bound, last in ((low, 0), (high, 1)):
            if bound is None:
                ends.append(None)
            elif is_const(bound):
                near = max(min(bound.payload, FAR + last), -FAR)
                self.far[variable, near - last] = bound.payload - last
                ends.append(np.full(self.size, near))
            else:
                lanes = self._at(bound)
                ends.append(lanes.values)
                ok = ok & lanes.ok
        first = ends[0] if ends[0] is not None else -self.spans if ends[1] is None else ends[1] - self.spans
        last = ends[1] - 1 if ends[1] is not None else first + self.spans
        top = np.minimum(last, first + self.spans)
        column = first + (self.random.random(self.size) * (top - first + 1)).astype(np.int64)
        where = self.random.random(self.size)
        column = np.where(where < 0.2, first, np.where(where < 0.4, last, column))
        return vectors.Lanes(column, ok & (first <= last))


def _size(columns: dict[str, Any]) -> int:
    return min((len(column) for column in columns.values()), default=0)


def _short(term: Term) -> str:
    said = text(term)
    return said if len(said) < 400 else said[:400] + " ..."
