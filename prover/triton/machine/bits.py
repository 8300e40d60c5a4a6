"""Bits of numbers that may be negative, in numbers that are not: -1 - m of a natural m has the bits that m has not."""

from __future__ import annotations

from collections.abc import Callable

from ...language.constructors import where
from ...language.terms import Term
from .ranges import Ranges

Pairs = Callable[[Term, Term], Term]

# operation -> of two naturals; of the complement of the first and the second; of the complements of both
TWOS: dict[str, tuple[Pairs, Pairs, Pairs]] = {
    "arith.andi": (lambda a, b: a & b, lambda m, b: b - (m & b), lambda m, k: -1 - (m | k)),
    "arith.ori": (lambda a, b: a | b, lambda m, b: (m & b) - m - 1, lambda m, k: -1 - (m & k)),
    "arith.xori": (lambda a, b: a ^ b, lambda m, b: -1 - (m ^ b), lambda m, k: m ^ k),
}


def combined(name: str, a: Term, b: Term, ranges: Ranges) -> Term:
    """The bit operation of two signed numbers, as two's complement of any width gives it."""
    neither, first, both = TWOS[name]
    m, k = -1 - a, -1 - b
    natural = _by_sign(ranges, b, neither(a, b), first(k, a))
    return _by_sign(ranges, a, natural, _by_sign(ranges, b, first(m, b), both(m, k)))


def _by_sign(ranges: Ranges, number: Term, natural: Term, negative: Term) -> Term:
    low, high = ranges.of(number)
    if low >= 0 or high < 0:
        return natural if low >= 0 else negative
    return where(number >= 0, natural, negative)
