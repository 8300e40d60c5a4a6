"""Arithmetic of fixed-width integers on exact terms: readings, flags, and what words are made of."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from ..language.constructors import both, negation, where
from ..language.idioms import within
from ..language.parts import clamped
from ..language.terms import Term, const
from .conditions import label, select_ok, tightened
from .plain import Plain
from .values import FALSE, TRUE, Bit, Int, Signless

May = Callable[[str, Term, Term], bool]  # (what is asked, the term, the condition)
Naturals = Callable[[Term, Term], Term]
# bit operation -> of two naturals; of -1 - m and a natural; of -1 - m and -1 - k, for naturals: -1 - m has the bits that m
# has not, in two's complement of any width
BITS: dict[str, tuple[Naturals, Naturals, Naturals]] = {
    "and": (lambda a, b: a & b, lambda m, b: b - (m & b), lambda m, k: -1 - (m | k)),
    "or": (lambda a, b: a | b, lambda m, b: (m & b) - m - 1, lambda m, k: -1 - (m & k)),
    "xor": (lambda a, b: a ^ b, lambda m, b: -1 - (m ^ b), lambda m, k: m ^ k),
}


class Unsupported(Exception):
    """An operation without a meaning here; the message says which."""


class Machine:
    """Integer operations as they are: what is added and multiplied may leave its type; what looks at a value reads it.

    may: told of a condition under which a shorter formula is right, whether to use that one; it holds wherever the formula
    is used, or is noted as a step. Where an operation has no result, what is found has none either, or any.
    wrapped: how often a reading was not the number itself; signs: how often one was given to what has none.
    """

    def __init__(self, algebra: Plain, may: May = lambda what, term, condition: False):
        self.algebra, self.may = algebra, may
        self.wrapped = self.signs = 0

    # -- making and reading ----------------------------------------------------------------------------------

    def make(self, term: Term, bits: int, ok: Term = TRUE, low: float = -math.inf, high: float = math.inf) -> Int:
        return Int(term, bits, low, high, ok)

    def constant(self, value: int, bits: int) -> Int:
        return Int(const(value), bits, value, value)

    def ranged(self, value: Int) -> Int:
        """With what is known of its term."""
        low, high = self.algebra.interval(value.term)
        return Int(value.term, value.bits, *clamped(max(value.low, low), min(value.high, high)), value.ok)

    def signed(self, value: Int) -> Int:
        """The same bits with the signed reading as their term."""
        half = 1 << (value.bits - 1)
        return value if value.is_signed else self.fitting(value, -half, half - 1)

    def unsigned(self, value: Int) -> Int:
        return value if value.is_unsigned else self.fitting(value, 0, (1 << value.bits) - 1)

    def fitting(self, value: Int, least: int, most: int) -> Int:
        """The reading in [least, most]."""
        self.signs += isinstance(value, Signless)
        value = self.ranged(value)
        if value.low >= least and value.high <= most:
            return value
        what = f"fits {'i' if least else 'u'}{value.bits}"
        if self.may(what, value.term, within(value.term, least, most + 1)):
            return value
        return self.reading(value, least, most)

    def reading(self, value: Int, least: int, most: int) -> Int:
        """The integer in [least, most] that the term is modulo their number."""
        self.wrapped += 1
        math_ = self.algebra
        term = math_.add(math_.mod(math_.add(value.term, -least), const(most - least + 1)), least)
        return self.make(term, value.bits, value.ok, least, most)

    def natural(self, value: Int) -> bool:
        """Whether the term may be taken not to be negative."""
        if value.low >= 0 or value.high < 0:
            return value.low >= 0
        return self.may("is not negative", value.term, value.term >= 0)

    def positive(self, value: Int) -> bool:
        if value.low >= 1 or value.high < 1:
            return value.low >= 1
        return self.may("is positive", value.term, value.term >= 1)

    def in_range(self, value: Int, least: int, most: int, name: str = "") -> Term:
        """Whether the term lies in the range."""
        if value.low >= least and value.high <= most:
            return TRUE
        if value.high < least or value.low > most:
            return FALSE
        shown = label(value.term, name)
        low = TRUE if value.low >= least else const(least) <= shown
        return both(low, TRUE if value.high <= most else shown <= const(most))

    # -- results with flags ----------------------------------------------------------------------------------

    def flagged(
        self, flags: Collection[str], bits: int, ok: Term, name: str, exact: Callable[..., Int], *operands: Int
    ) -> Int:
        """The result of ``exact`` on the operands' terms, with nsw and nuw as conditions on it."""
        ranges = {
            "nsw": (self.signed, -(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            "nuw": (self.unsigned, 0, (1 << bits) - 1),
        }
        result = None
        for flag, (reading, least, most) in ranges.items():
            if flag not in flags:
                continue
            found = exact(*map(reading, operands))
            ok = tightened(ok, self.in_range(found, least, most, name))
            if result is None:  # both readings are right; the signed one is what addresses are made of
                result = Int(found.term, bits, max(found.low, least), min(found.high, most))
        found = result or exact(*operands)
        return Int(found.term, bits, found.low, found.high, ok)

    def sum(self, a: Int, b: Int) -> Int:
        return self.make(self.algebra.add(a.term, b.term), a.bits, TRUE, a.low + b.low, a.high + b.high)

    def difference(self, a: Int, b: Int) -> Int:
        term = self.algebra.add(a.term, self.algebra.scaled(b.term, -1))
        return self.make(term, a.bits, TRUE, a.low - b.high, a.high - b.low)

    def product(self, a: Int, b: Int) -> Int:
        ends = [0 if 0 in (x, y) else x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return self.make(self.algebra.mul(a.term, b.term), a.bits, TRUE, min(ends), max(ends))

    def shifted(self, a: Int, by: Int) -> Int:
        power = self.power(by)
        if power.op == "const":
            return self.product(a, Int(power, a.bits, power.payload, power.payload))
        return self.product(a, Int(power, a.bits, 1 << int(by.low), 1 << int(by.high)))

    def power(self, by: Int) -> Term:
        return const(1 << by.term.payload) if by.term.op == "const" else const(1) << by.term

    def limited(self, amount: Int, bits: int) -> Term | None:
        """By how much is shifted, wherever that is less than the width; None where it never is."""
        if amount.term.op != "const":
            return amount.term
        by = amount.term.payload
        return const(by if 0 <= by < bits else bits)  # a negative number of unbounded integers is a large one in bits

    # -- division --------------------------------------------------------------------------------------------

    def safe(self, divisor: Int) -> Term:
        """A divisor, equal to the given one wherever that is not zero."""
        return divisor.term

    def truncated(self, a: Int, b: Int) -> tuple[Term, Term]:
        """(quotient, remainder) rounded towards zero, for numbers that are read."""
        math_ = self.algebra
        if b.low < 0 and b.high <= 0:
            quotient, rest = self.truncated(a, Int(math_.scaled(b.term, -1), b.bits, -b.high, -b.low))
            return math_.scaled(quotient, -1), rest
        if not self.positive(b):
            return self._either_sign(a, b)
        d = self.safe(b)
        if a.low >= 0 and a.high < b.low:
            return const(0), a.term
        if self.natural(a):
            return math_.div(a.term, d), math_.mod(a.term, d)
        minus = math_.scaled(a.term, -1)
        down = math_.scaled(math_.div(minus, d), -1), math_.scaled(math_.mod(minus, d), -1)
        if a.high <= 0:
            return down
        positive = const(0) <= a.term
        return where(positive, math_.div(a.term, d), down[0]), where(positive, math_.mod(a.term, d), down[1])

    def _either_sign(self, a: Int, b: Int) -> tuple[Term, Term]:
        """The same for a divisor that may be negative or positive: the quotient has its sign, the remainder has not."""
        minus, positive = self.algebra.scaled(b.term, -1), const(1) <= b.term
        size = where(positive, b.term, self.safe(Int(minus, b.bits, 0, -b.low)))
        quotient, rest = self.truncated(a, Int(size, b.bits, 1, max(-b.low, b.high)))
        return where(positive, quotient, self.algebra.scaled(quotient, -1)), rest

    # -- comparison ------------------------------------------------------------------------------------------

    def compare(self, predicate: str, a: Int, b: Int) -> Term:
        """The truth of an icmp."""
        if predicate in ("eq", "ne"):
            reading = self.unsigned if a.is_unsigned and b.is_unsigned else self.signed
            if not (a.is_signed and b.is_signed) and (a.low >= 0 and b.low >= 0):
                reading = self.unsigned
            found = self.order("eq", reading(a), reading(b))
            return found if predicate == "eq" else negation(found)
        sign, order = predicate[0], predicate[1:]
        if sign == "s":
            a, b = self.signed(a), self.signed(b)
        if order in ("gt", "ge"):
            a, b, order = b, a, {"gt": "lt", "ge": "le"}[order]
        return self.unsigned_order(order, a, b) if sign == "u" else self.order(order, a, b)

    def unsigned_order(self, order: str, a: Int, b: Int) -> Term:
        return self.order(order, self.unsigned(a), self.unsigned(b))

    def order(self, order: str, a: Int, b: Int) -> Term:
        """a = b, a < b, a <= b of numbers that are read."""
        return self.algebra.compare(order, a.term, b.term)

    # -- bits ------------------------------------------------------------------------------------------------

    def masked(self, value: Int, mask: int) -> Int | None:
        """The lowest bits of the value, or all but these, whatever its sign; None for another mask."""
        every = (1 << value.bits) - 1
        mask, low = mask & every, ~mask & every
        if low and mask & (mask + 1) == 0:
            return self.make(self.algebra.masked(value.term, mask), value.bits)
        if low & (low + 1):
            return None
        rest = self.algebra.scaled(self.algebra.masked(value.term, low), -1)
        return self.make(self.algebra.add(value.term, rest), value.bits)

    def intersection(self, a: Int, b: Int) -> Int:
        for value, mask in ((a, b), (b, a)):
            found = self.masked(value, mask.term.payload) if mask.term.op == "const" else None
            if found is not None:
                return found
        return self.combined("and", a, b)

    def combined(self, operation: str, a: Int, b: Int) -> Int:
        """and, or, xor of bits: of unsigned readings, or of signed ones where these are the numbers themselves."""
        first, neither = BITS[operation][1:]
        before, bits = self.wrapped, a.bits
        x, y = self.unsigned(a), self.unsigned(b)
        if self.wrapped > before:
            before, u, v = self.wrapped, self.signed(a), self.signed(b)
            if self.wrapped == before:
                m, k = -1 - u.term, -1 - v.term
                of = BITS[operation][0]
                natural = _by_sign(v, of(u.term, v.term), first(k, u.term))
                found = _by_sign(u, natural, _by_sign(v, first(m, v.term), neither(m, k)))
                return Int(found, bits, -(1 << (bits - 1)), (1 << (bits - 1)) - 1)
        return Int(BITS[operation][0](x.term, y.term), bits, 0, (1 << bits) - 1)

    def union(self, a: Int, b: Int, disjoint: bool) -> tuple[Int, Term]:
        """(a | b, that they share no bit if this is asked)"""
        zero = self.constant(0, a.bits)
        return self.combined("or", a, b), self.compare("eq", self.intersection(a, b), zero) if disjoint else TRUE

    def exclusive(self, a: Int, b: Int) -> Int:
        return self.combined("xor", a, b)

    # -- choosing --------------------------------------------------------------------------------------------

    def choose(self, condition: Term, a: Int, b: Int) -> Int:
        """a where the condition holds, else b."""
        if condition is TRUE or condition is FALSE:
            return a if condition is TRUE else b
        term = where(condition, a.term, b.term)
        return Int(term, a.bits, min(a.low, b.low), max(a.high, b.high), select_ok(condition, a.ok, b.ok))

    def from_bit(self, bit: Bit, bits: int, value: int = 1) -> Int:
        return self.make(where(bit.formula, value, 0), bits, bit.ok)

    def to_bit(self, value: Int) -> Bit:
        """The lowest bit."""
        return Bit(self.algebra.compare("eq", self.algebra.mod(value.term, const(2)), const(1)), value.ok)


def _by_sign(number: Int, natural: Term, negative: Term) -> Term:
    if number.low >= 0 or number.high < 0:
        return natural if number.low >= 0 else negative
    return where(number.term >= 0, natural, negative)
