"""Constant ranges of terms, from the variables' own ranges and from facts of the launch.

What a range says is used without a further proof, so each line here is a meaning and not a search.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from ...language.parts import Interval, bounds_by_constants, clamped, infinite
from ...language.terms import Term
from ...language.walking import fold, variables

ALL: Interval = (-math.inf, math.inf)
NATURAL: Interval = (0, math.inf)
UNIT: Interval = (0, 1)


def _times(a: float, b: float) -> float:
    return 0 if a == 0 or b == 0 else a * b


def _floor(a: float, b: float) -> float:
    """a / b rounded down, for b that is not 0 and an a that may be infinite."""
    if infinite(a):
        return a if b > 0 else -a
    if infinite(b):
        return 0 if (a >= 0) == (b > 0) or a == 0 else -1
    return a // b


def _sum(*parts: Interval) -> Interval:
    return sum(low for low, _ in parts), sum(high for _, high in parts)


def _product(left: Interval, right: Interval) -> Interval:
    ends = [_times(a, b) for a in left for b in right]
    return min(ends), max(ends)


def _quotient(value: Interval, divisor: Interval) -> Interval:
    if divisor[0] <= 0 <= divisor[1]:
        if divisor[0] < 0 or divisor[1] < 1:
            return ALL
        divisor = (1, divisor[1])  # by zero there is no value
    ends = [_floor(a, b) for a in value for b in divisor]
    return min(ends), max(ends)


def _remainder(value: Interval, divisor: Interval) -> Interval:
    if divisor[0] < 0:
        return ALL
    if value[0] >= 0 and value[1] < divisor[0]:
        return value
    return 0, min(divisor[1] - 1, value[1] if value[0] >= 0 else math.inf)


def _bits(left: Interval, right: Interval) -> float:
    """The largest number with as many bits as the ends have."""
    high = max(left[1], right[1])
    return high if infinite(high) else (1 << int(high).bit_length()) - 1


def _junction(left: Interval, right: Interval) -> Interval:
    return (0, _bits(left, right)) if left[0] >= 0 and right[0] >= 0 else NATURAL


def _and(left: Interval, right: Interval) -> Interval:
    return 0, min(left[1], right[1]) if left[0] >= 0 and right[0] >= 0 else math.inf


def _left(value: Interval, by: Interval) -> Interval:
    if by[0] < 0 or by[1] > 128:
        return NATURAL
    return _product((max(value[0], 0), max(value[1], 0)), (1 << int(by[0]), 1 << int(by[1])))


def _right(value: Interval, by: Interval) -> Interval:
    if by[0] < 0 or by[0] > 128:
        return NATURAL
    return 0, _floor(max(value[1], 0), 1 << int(by[0]))


TABLE: dict[str, Callable[..., Interval]] = {
    "add": _sum,
    "div": _quotient,
    "mod": _remainder,
    "xor": _junction,
    "bor": _junction,
    "band": _and,
    "shl": _left,
    "shr": _right,
    "named": lambda inner: inner,
    "ite": lambda condition, then, otherwise: (min(then[0], otherwise[0]), max(then[1], otherwise[1])),
}


class Ranges:
    """Ranges of terms. facts: formulas that hold in every launch; those that bound a term by constants are used."""

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
            fold(RULES, term, memo=_Memo(self))  # type: ignore[arg-type]
        return self.found[term]

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


def _rule(op: str) -> Callable[..., Interval]:
    if op == "const":
        return lambda node: (node.payload, node.payload)
    if op == "mul":
        return _multiplied
    if op in TABLE:
        return lambda node, *args: TABLE[op](*args)
    return lambda node, *args: UNIT


def _multiplied(node: Term, *args: Interval) -> Interval:
    found = args[0]
    for other in args[1:]:
        found = _product(found, other)
    square = len(node.args) == 2 and node.args[0] is node.args[1]
    return (max(found[0], 0), found[1]) if square else found


RULES = {
    op: _rule(op)
    for op in (
        "const", "var", "truth", "add", "mul", "div", "mod", "xor", "band", "bor", "shl", "shr", "ite", "named", "le",
        "lt", "eq", "not", "and", "or",
    )
}  # fmt: skip
