"""Constant intervals: between which integers a term's value lies wherever it has one.

One table, operator -> (node, intervals of its arguments) -> interval, for everybody who needs such ends: the widths of the
bit-vector engine, the boxes of enumeration, the simplifier, and what a Triton kernel's values are known to fit in. Ends are
integers, or infinite where there is none; a part without a value (a division by zero, bits of a negative number) may be
given any interval, so an operator only counts the operands with which it has one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

from .parts import Interval, clamped, infinite
from .terms import SIGNATURES, Term

Rule = Callable[..., Interval]

ALL: Interval = (-math.inf, math.inf)
TRUTH: Interval = (0, 1)
LONGEST_SHIFT = 1 << 10  # bits; further ones have no end that is worth writing down


def _times(a: float, b: float) -> float:
    if a == 0 or b == 0:
        return 0
    if infinite(a) or infinite(b):  # no float times an integer beyond 2^1024
        return math.inf if (a > 0) == (b > 0) else -math.inf
    return a * b


def times(left: Interval, right: Interval) -> Interval:
    """Products of a number of each."""
    ends = [_times(a, b) for a in left for b in right]
    return clamped(min(ends), max(ends))


def _power(base: Interval, exponent: int) -> Interval:
    found = base
    for _ in range(exponent - 1):
        found = times(found, base)
    if exponent % 2:
        return found
    least = 0 if base[0] <= 0 <= base[1] else min(map(abs, base))
    return least**exponent, found[1]


def _product(node: Term, *factors: Interval) -> Interval:
    found: Interval = (1, 1)
    once = dict(zip(node.args, factors, strict=True))
    for factor, count in Counter(node.args).items():
        found = times(found, _power(once[factor], count))
    return found


def _floor(a: float, b: float) -> float:
    """a / b rounded down, for b > 0; either may be infinite."""
    if infinite(a):
        return a
    if infinite(b):
        return 0 if a >= 0 else -1
    return a // b


def _positive(divisor: Interval) -> Interval | None:
    """The divisors with which there is a value, where none is negative; a quotient by one that may be says little, and
    what is proposed from such ends leads astray."""
    low, high = divisor
    return (max(low, 1), high) if low >= 0 and high >= 1 else None


def _quotient(node: Term, value: Interval, divisor: Interval) -> Interval:
    by = _positive(divisor)
    if by is None:
        return ALL
    ends = [_floor(a, b) for a in value for b in by]
    return min(ends), max(ends)


def _remainder(node: Term, value: Interval, divisor: Interval) -> Interval:
    by = _positive(divisor)
    if by is None:
        return ALL
    if value[0] >= 0 and value[1] < by[0]:
        return value
    return 0, min(by[1] - 1, value[1] if value[0] >= 0 else math.inf)


def _natural(interval: Interval) -> Interval:
    """Of numbers that have bits."""
    return max(interval[0], 0), max(interval[1], 0)


def _ones(high: float) -> float:
    """The largest number of as many bits."""
    return high if infinite(high) else (1 << int(high).bit_length()) - 1


def _or(node: Term, left: Interval, right: Interval) -> Interval:
    (a, b), (c, d) = _natural(left), _natural(right)
    return max(a, c), _ones(max(b, d))


def _xor(node: Term, left: Interval, right: Interval) -> Interval:
    return 0, _ones(max(left[1], right[1], 0))


def _and(node: Term, left: Interval, right: Interval) -> Interval:
    return 0, max(min(left[1], right[1]), 0)


def _power_of_two(by: float) -> float:
    return math.inf if by > LONGEST_SHIFT else 1 << int(by)


def _shift_left(node: Term, value: Interval, by: Interval) -> Interval:
    (low, high), (least, most) = _natural(value), _natural(by)
    first = 1 << int(min(least, LONGEST_SHIFT))
    return _times(low, first), _times(high, _power_of_two(most))


def _shift_right(node: Term, value: Interval, by: Interval) -> Interval:
    (low, high), (least, most) = _natural(value), _natural(by)
    return _floor(low, _power_of_two(most)), _floor(high, 1 << int(min(least, LONGEST_SHIFT)))


def _choice(node: Term, condition: Interval, then: Interval, otherwise: Interval) -> Interval:
    return min(then[0], otherwise[0]), max(then[1], otherwise[1])


_RULES: dict[str, Rule] = {
    "const": lambda node: (node.payload, node.payload),
    "add": lambda node, *parts: (sum(low for low, _ in parts), sum(high for _, high in parts)),
    "mul": _product,
    "div": _quotient,
    "mod": _remainder,
    "xor": _xor,
    "bor": _or,
    "band": _and,
    "shl": _shift_left,
    "shr": _shift_right,
    "ite": _choice,
    "named": lambda node, inner: inner,
}


def _safe(rule: Rule) -> Rule:
    """An interval that is empty is of something without a value, and says nothing."""

    def apply(node: Term, *parts: Interval) -> Interval:
        if any(low > high for low, high in parts):
            return ALL
        return clamped(*rule(node, *parts))

    return apply


INTERVALS: dict[str, Rule] = {
    op: _safe(_RULES[op]) if op in _RULES else (lambda node, *parts: TRUTH) for op in SIGNATURES if op != "var"
}
"""operator -> (node, intervals of its arguments) -> interval; a variable's is its user's to say."""
