"""Constant ranges of terms, from the variables' own ranges and from facts of the launch.

What a range says is used without a further proof.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from ...language.intervals import ALL, INTERVALS
from ...language.parts import Interval, bounds_by_constants, clamped, infinite
from ...language.terms import Term
from ...language.walking import fold, variables
from ...machine.plain import Plain


class Ranges(Plain):
    """Plain terms and their ranges. facts: formulas that hold in every launch; those that bound a term by constants are
    used."""

    def __init__(self, facts: Iterable[Term] = ()):
        self.known: dict[Term, Interval] = {}
        self.found: dict[Term, Interval] = {}
        for fact in facts:
            self.learn(fact)

    def learn(self, fact: Term) -> None:
        """Take a bound by a constant from a formula that holds."""
        for term, low, high in bounds_by_constants(fact):
            self.bound(term, low, high)

    def bound(self, term: Term, low: float, high: float) -> None:
        """The term lies between these ends; so do the factors of a product of numbers of at least 1, below its end."""
        low, high = clamped(low, high)
        old = self.known.get(term, ALL)
        new = max(low, old[0]), min(high, old[1])
        if new == old or term.op == "const":
            return
        self.known[term] = new
        self.found.clear()
        if term.op == "mul" and all(self.of(factor)[0] >= 1 for factor in term.args):
            for factor in term.args:
                self.bound(factor, 1, new[1])
        elif term.op == "add" and infinite(new[0]) and not infinite(new[1]):
            self._summands(term, new[1])

    def _summands(self, term: Term, high: float) -> None:
        """What of a bounded sum each part can be at most, where the others are known from below."""
        for part in term.args:
            rest = sum(self.of(other)[0] for other in term.args if other is not part)
            if not infinite(rest):
                self.bound(part, -math.inf, high - rest)

    def of(self, term: Term) -> Interval:
        """The range of an integer term."""
        if term not in self.found:
            for variable in variables(term):
                if variable not in self.found:
                    self.found[variable] = self._variable(variable)
            fold(INTERVALS, term, memo=_Memo(self))  # type: ignore[arg-type]
        return self.found[term]

    interval = of

    def _variable(self, variable: Term) -> Interval:
        _, low, high = variable.payload
        least = -math.inf if low is None else self.of(low)[0]
        most = math.inf if high is None else self.of(high)[1] - 1
        known = self.known.get(variable, ALL)
        return max(least, known[0]), min(most, known[1])


class _Memo(dict[Term, Interval]):
    """Lets `fold` write into what was found, each range met with what is known of its term."""

    def __init__(self, ranges: Ranges):
        super().__init__()
        self.ranges = ranges

    def __contains__(self, term: object) -> bool:
        return term in self.ranges.found

    def __getitem__(self, term: Term) -> Interval:
        return self.ranges.found[term]

    def __setitem__(self, term: Term, value: Interval) -> None:
        low, high = self.ranges.known.get(term, ALL)
        self.ranges.found[term] = clamped(max(value[0], low), min(value[1], high))
