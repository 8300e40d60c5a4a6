"""Whether linear inequalities with integer coefficients contradict each other, in exact integers: the simplex of SMT solvers.

B. Dutertre and L. de Moura, A Fast Linear-Arithmetic Solver for DPLL(T), 2006. Rows are sparse and come one by one, so
that a question with a few rows more starts where the last one ended. Untrusted: `proof` adds the weights up again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import gcd

ONE = ()  # the column of constants, as the monomial 1
BLAND = 100  # pivots after which the smallest indices are chosen, so that none comes twice
MOST_PIVOTS = 3000


class GaveUp(Exception):
    """Too many pivots, or the deadline passed."""


class Tableau:
    """Rows s = c1*x1 + ... + d with s >= 0, or s = 0, over unknowns x of any value.

    Each basic variable stands with what it is in non-basic ones: scale * variable = sum of entries, all of them integers.
    The rows are numbered as they come; columns are what the mappings have for keys, and ``ONE`` is that of constants.

    >>> tableau = Tableau()
    >>> tableau.add({"x": 1, ONE: -3}, False)   # x >= 3
    >>> tableau.add({"x": -2, ONE: 4}, False)   # 2*x <= 4
    >>> tableau.weights()                       # (x - 3) + (4 - 2*x)/2 = -1
    {0: Fraction(1, 1), 1: Fraction(1, 2)}
    """

    def __init__(self, deadline: float | None = None):
        self.deadline = deadline
        self.rows: dict[Hashable, dict[Hashable, int]] = {}  # of basic variables
        self.scales: dict[Hashable, int] = {}
        self.fixed: set[Hashable] = set()  # numbers of rows that are equalities
        self.count = self.pivots = 0

    def add(self, terms: Mapping[Hashable, int], equal: bool) -> None:
        """One more row."""
        number, self.count = self.count, self.count + 1
        if equal:
            self.fixed.add(number)
        row, scale = dict(terms), 1
        for column in terms:
            known = self.rows.get(column) if column != ONE else None
            if known is not None:
                scale = _replace(row, scale, column, known, self.scales[column])
        self.rows[number], self.scales[number] = row, scale
        free = [column for column in row if column != ONE and not isinstance(column, int)]
        if free:
            self._pivot(number, min(free, key=lambda column: sum(column in other for other in self.rows.values())))

    def weights(self) -> dict[int, Fraction] | None:
        """Row -> weight, not negative unless it is an equality, so that all rows add up to -1; None if there are none.

        Raises GaveUp.
        """
        while True:
            found = self._violated()
            if found is None:
                return None
            basic, sign = found
            row = self.rows[basic]
            ways = [column for column, entry in row.items()
                    if column != ONE and entry * sign > 0 and column not in self.fixed]  # fmt: skip
            if not ways:
                whole = row[ONE]
                parts: list[tuple[int, int]] = [
                    (basic, -self.scales[basic]),
                    *((c, e) for c, e in row.items() if c != ONE),
                ]
                return {number: Fraction(entry, whole) for number, entry in parts}
            self.pivots += 1
            if self.pivots > MOST_PIVOTS or (self.deadline is not None and self.pivots % 16 == 0
                                             and time.monotonic() > self.deadline):  # fmt: skip
                raise GaveUp
            if self.pivots > BLAND or len(ways) == 1:
                self._pivot(basic, min(ways))
            else:
                counts = Counter(column for other in self.rows.values() for column in ways if column in other)
                self._pivot(basic, min(ways, key=lambda column: (counts[column], column)))

    def _violated(self) -> tuple[int, int] | None:
        """The first row that its constant contradicts while all else is 0, with the direction in which it is to go."""
        best: tuple[int, int] | None = None
        for basic, row in self.rows.items():
            constant = row.get(ONE, 0)
            if constant and isinstance(basic, int) and (constant < 0 or basic in self.fixed):
                if best is None or basic < best[0]:
                    best = basic, 1 if constant < 0 else -1
        return best

    def _pivot(self, basic: Hashable, column: Hashable) -> None:
        """The column's variable becomes basic, the basic one a column."""
        row, scale = self.rows.pop(basic), self.scales.pop(basic)
        entry = row.pop(column)
        sign = 1 if entry > 0 else -1
        turned = {other: -sign * value for other, value in row.items()}
        turned[basic] = sign * scale
        size = abs(entry)
        for other, known in self.rows.items():
            if column in known:
                self.scales[other] = _replace(known, self.scales[other], column, turned, size)
        self.rows[column], self.scales[column] = turned, size


def _replace(row: dict[Hashable, int], scale: int, column: Hashable, by: Mapping[Hashable, int], size: int) -> int:
    """``column`` in the row replaced by ``by`` / size; gives the row's new scale."""
    times = row.pop(column)
    if size != 1:
        common = gcd(times, size)
        times, size = times // common, size // common
    if size != 1:
        scale *= size
        for other in row:
            row[other] *= size
    for other, value in by.items():
        total = row.get(other, 0) + times * value
        if total:
            row[other] = total
        else:
            row.pop(other, None)
    if scale != 1:
        common = gcd(scale, *row.values())
        if common != 1:
            scale //= common
            for other in row:
                row[other] //= common
    return scale
