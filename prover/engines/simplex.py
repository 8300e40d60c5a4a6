"""Whether linear inequalities contradict each other, in exact integers: the simplex of SMT solvers.

B. Dutertre and L. de Moura, A Fast Linear-Arithmetic Solver for DPLL(T), 2006. Rows are sparse, and one takes part only
once the point that satisfies the others breaks it; a question with a few rows more starts where the last one ended.
Untrusted: `proof` adds the weights up again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from ..base.clock import now

Column = Any  # a key of the mappings, or the number of a row
ONE = ()  # the column of constants, as the monomial 1
BLAND = 400  # pivots after which the smallest indices are chosen, so that none comes twice
MOST_PIVOTS = 3000
AT_ONCE = 16  # rows that begin to take part together


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
        self.rows: dict[Column, dict[Column, int]] = {}  # of basic variables
        self.scales: dict[Column, int] = {}
        self.fixed: set[Column] = set()  # numbers of rows that are equalities
        self.waiting: dict[int, Mapping[Column, int]] = {}  # rows that take no part yet
        self.entries: dict[Column, list[tuple[int, int]]] = {}  # of these, by column: row and coefficient
        self.count = self.pivots = 0
        self.fresh: list[int] = []  # rows that came since the point satisfied all
        self.settled = True  # whether the point satisfies all others, or what was found says that none does
        self.found: dict[int, Fraction] | None = None

    def add(self, terms: Mapping[Column, int], equal: bool) -> None:
        """One more row."""
        if equal:
            self.fixed.add(self.count)
        self.waiting[self.count] = terms
        self.fresh.append(self.count)
        for column, size in terms.items():
            self.entries.setdefault(column, []).append((self.count, size))
        self.count += 1

    def copy(self) -> Tableau:
        """Another one with the same rows, as far as these were solved."""
        found = Tableau(self.deadline)
        found.rows = {column: dict(row) for column, row in self.rows.items()}
        found.scales, found.fixed, found.waiting = dict(self.scales), set(self.fixed), dict(self.waiting)
        found.entries = {column: list(entries) for column, entries in self.entries.items()}
        found.count, found.fresh, found.settled, found.found = self.count, list(self.fresh), self.settled, self.found
        return found

    def weights(self) -> dict[int, Fraction] | None:
        """Row -> weight, not negative unless it is an equality, so that all rows add up to -1; None if there are none.

        Raises GaveUp.
        """
        self.pivots = 0
        if not self.settled and self.found is None:  # as it gave up
            self.found = self._contradiction()
        broken = self._broken(self.fresh if self.settled else None) if self.found is None else []
        self.settled = False
        while broken:
            for number in broken:
                self._enter(number)
            self.found = self._contradiction()
            broken = self._broken() if self.found is None else []
        self.fresh.clear()
        self.settled = True
        return self.found

    def _broken(self, fresh: Sequence[int] | None = None) -> list[int]:
        """Rows that the present point breaks, some of the shortest. fresh: the others it does not."""
        own = [column for column in self.rows if not isinstance(column, int)]
        whole = lcm(*(self.scales[column] for column in own))
        point = {column: self.rows[column].get(ONE, 0) * (whole // self.scales[column]) for column in own}
        point[ONE] = whole
        if fresh is not None:
            values = {number: sum(size * point.get(column, 0) for column, size in self.waiting[number].items())
                      for number in fresh}  # fmt: skip
        else:
            values = dict[int, int]()
            for column, at in point.items():
                if at:
                    for number, size in self.entries.get(column, ()):
                        values[number] = values.get(number, 0) + size * at
        found = [number for number, value in values.items()
                 if number in self.waiting and (value < 0 or (value and number in self.fixed))]  # fmt: skip
        return sorted(found, key=lambda number: (len(self.waiting[number]), number))[:AT_ONCE]

    def _enter(self, number: int) -> None:
        """The row takes part from now on."""
        terms = self.waiting.pop(number)
        row, scale = dict(terms), 1
        for column in terms:
            known = self.rows.get(column) if column != ONE else None
            if known is not None:
                scale = _replace(row, scale, column, known, self.scales[column])
        self.rows[number], self.scales[number] = row, scale
        free = next((column for column in row if column != ONE and not isinstance(column, int)), None)
        if free is not None:
            self._pivot(number, free)

    def _contradiction(self) -> dict[int, Fraction] | None:
        """The weights, if the rows that take part contradict each other; else the point breaks none of them."""
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
                parts: list[tuple[Any, int]] = [(basic, -self.scales[basic]), *row.items()]
                return {number: Fraction(entry, whole) for number, entry in parts if number != ONE}
            self.pivots += 1
            if self.pivots > MOST_PIVOTS or (self.deadline is not None and now() > self.deadline):
                raise GaveUp
            if self.pivots > BLAND or len(ways) == 1:
                self._pivot(basic, min(ways))
            else:
                counts = Counter(column for other in self.rows.values() for column in ways if column in other)
                self._pivot(basic, min(ways, key=lambda column: (counts[column], column)))

    def _violated(self) -> tuple[int, int] | None:
        """A row that its constant contradicts while all else is 0, with the direction in which it is to go."""
        best, worst, size = None, 0, 1
        for basic, row in self.rows.items():
            constant = row.get(ONE, 0)
            if not constant or not isinstance(basic, int) or not (constant < 0 or basic in self.fixed):
                continue
            if self.pivots > BLAND:
                best = basic if best is None else min(best, basic)
            elif abs(constant) * size > worst * self.scales[basic]:
                best, worst, size = basic, abs(constant), self.scales[basic]
        return None if best is None else (best, 1 if self.rows[best][ONE] < 0 else -1)

    def _pivot(self, basic: Column, column: Column) -> None:
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


def _replace(row: dict[Column, int], scale: int, column: Column, by: Mapping[Column, int], size: int) -> int:
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
