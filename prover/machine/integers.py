"""Arithmetic of fixed-width integers on exact terms: readings, flags, and the meaning of every integer operator."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from ..language.constructors import add, both, either, negation, where
from ..language.idioms import implies
from ..language.parts import clamped, infinite, into_arms, summands
from ..language.terms import Term, const, named
from .arithmetic import Arithmetic
from .values import FALSE, TRUE, Bit, Int, literals

# a comparison with this constant asks whether a value is negative, or is not
SIGN_TESTS = {("slt", 0): True, ("sle", -1): True, ("sgt", -1): False, ("sge", 0): False}


class Unsupported(Exception):
    """An operation without a meaning here; the message says which."""


def label(term: Term, name: str) -> Term:
    """The term under the name that a reader of the kernel knows it by."""
    shown = "".join(c if c.isprintable() else f"%{ord(c):02x}" for c in name).strip()
    return named(shown, term) if shown else term


def tightened(known: Term, more: Term) -> Term:
    """Both conditions; of two that bound the same value, up to a constant, on one side the sharper one stays.

    A long chain of additions would otherwise carry a condition for each of them.
    """
    for part in literals(more):
        bound = _bound(part)
        kept = []
        for other in literals(known):
            rival = _bound(other) if bound is not None else None
            if bound is None or rival is None or bound[0] != rival[0] or bound[1] is not rival[1]:
                kept.append(other)
            elif rival[2] < bound[2]:  # implied by the one that is there
                kept, part = [*literals(known)], TRUE
                break
        known = both(*kept, part)
    return known


def _bound(part: Term) -> tuple[bool, Term, int] | None:
    """(above?, x, c) of a condition 0 <= x + c, or x + c >= 0 turned around: the smaller c, the sharper."""
    if part.op != "le":
        return None
    left, right = (side.args[0] if side.op == "named" else side for side in part.args)
    if (left.op == "const") == (right.op == "const"):
        return None
    above, value, end = (True, left, right) if right.op == "const" else (False, right, left)
    rest = [one for one in summands(value) if one.op != "const"]
    constant = sum(one.payload for one in summands(value) if one.op == "const")
    room = end.payload - constant if above else constant - end.payload
    return above, add(*rest), room


class Machine:
    """Integer operations. assuming: where a value may leave its type, take it that it does not and note so in
    ``assumed``, for a readable address: what is found is exact wherever all of that holds. A division by zero, which no
    kernel survives, is not guarded against then."""

    def __init__(self, algebra: Arithmetic, assuming: bool = False):
        self.algebra, self.assuming = algebra, assuming
        self.assumed: Term = TRUE
        self.origins: dict[Term, tuple[str, Int, Int]] = {}  # an or, or an and, that is no sum -> its operands

    # -- making and reading ----------------------------------------------------------------------------------

    def make(self, term: Term, bits: int, ok: Term = TRUE, low: float = -math.inf, high: float = math.inf) -> Int:
        found = self.algebra.interval(term)
        return Int(term, bits, *clamped(max(low, found[0]), min(high, found[1])), ok)

    def constant(self, value: int, bits: int) -> Int:
        return Int(const(value), bits, value, value)

    def signed(self, value: Int) -> Int:
        """The same bits with the signed reading as their term."""
        half = 1 << (value.bits - 1)
        return value if value.is_signed else self._fitting(value, -half, half - 1)

    def unsigned(self, value: Int) -> Int:
        """The same bits with the unsigned reading as their term."""
        if value.is_unsigned:
            return value
        most = (1 << value.bits) - 1
        if self.assuming and value.low < 0:  # a negative number is a large one: that is no accident to assume away
            return self._read(self.signed(value), 0, most)
        return self._fitting(value, 0, most)

    def assume(self, formula: Term) -> None:
        """What is found from here on holds where the formula does."""
        self.assumed = tightened(self.assumed, formula)

    def _fitting(self, value: Int, least: int, most: int) -> Int:
        """The reading in [least, most]; if some of the values are there, all of them may be assumed to be."""
        if not self.assuming or value.low > most or value.high < least or value.low == value.high:
            return self._read(value, least, most)
        for end in (const(least) <= value.term if value.low < least else TRUE, value.term <= const(most)):
            self.assume(end)
        return Int(value.term, value.bits, max(value.low, least), min(value.high, most), value.ok)

    def _read(self, value: Int, least: int, most: int) -> Int:
        term = self._reading(value.term, value.low, value.high, least, most)
        return self.make(term, value.bits, value.ok, least, most)

    def _reading(self, term: Term, low: float, high: float, least: int, most: int) -> Term:
        """The integer in [least, most] that the term is modulo their number."""
        count, math_ = most - least + 1, self.algebra
        if low >= least and high <= most:
            return term
        if term.op == "ite":

            def fits(arm: Term) -> bool:
                ends = math_.interval(arm)
                return arm is not term and ends[0] >= least and ends[1] <= most

            return into_arms(term, lambda arm: self._reading(arm, *math_.interval(arm), least, most), whole=fits)
        if not infinite(low) and (low - least) // count == (high - least) // count:
            return math_.add(term, -int((low - least) // count) * count)
        if low >= least and high <= most + count:
            return where(math_.compare("le", term, const(most)), term, math_.add(term, -count))
        if high <= most and low >= least - count:
            return where(math_.compare("le", const(least), term), term, math_.add(term, count))
        return math_.add(math_.mod(math_.add(term, -least), const(count)), least)

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
        amount = by.term
        if amount.op == "const":
            return self.product(a, self.constant(1 << amount.payload, a.bits))
        power = const(1) << amount
        return self.product(a, Int(power, a.bits, 1 << int(by.low), 1 << int(by.high)))

    # -- division --------------------------------------------------------------------------------------------

    def safe(self, divisor: Int) -> Term:
        """A divisor that is never zero, equal to the given one wherever that is positive."""
        return divisor.term if divisor.low > 0 or self.assuming else where(const(1) <= divisor.term, divisor.term, 1)

    def truncated(self, a: Int, b: Int) -> tuple[Term, Term]:
        """(quotient, remainder) rounded towards zero, for signed readings."""
        math_ = self.algebra
        if b.low < 0 < b.high:
            return self._either_sign(a, b)
        if b.low < 0:
            quotient, rest = self.truncated(a, Int(math_.scaled(b.term, -1), b.bits, -b.high, -b.low))
            return math_.scaled(quotient, -1), rest
        d = self.safe(b)
        if a.low >= 0 and a.high < b.low:
            return const(0), a.term
        if a.low >= 0:
            return math_.div(a.term, d), math_.mod(a.term, d)
        minus = math_.scaled(a.term, -1)
        down = math_.scaled(math_.div(minus, d), -1), math_.scaled(math_.mod(minus, d), -1)
        if a.high <= 0:
            return down
        positive = const(0) <= a.term
        return where(positive, math_.div(a.term, d), down[0]), where(positive, math_.mod(a.term, d), down[1])

    def _either_sign(self, a: Int, b: Int) -> tuple[Term, Term]:
        """The same for a divisor that may be negative or positive: the quotient has its sign, the remainder has not."""
        if self.assuming:
            self.assume(const(1) <= b.term)
            return self.truncated(a, Int(b.term, b.bits, 1, b.high))
        minus, positive = self.algebra.scaled(b.term, -1), const(1) <= b.term
        size = where(positive, b.term, where(const(1) <= minus, minus, 1))
        quotient, rest = self.truncated(a, Int(size, b.bits, 1, max(-b.low, b.high)))
        return where(positive, quotient, self.algebra.scaled(quotient, -1)), rest

    # -- comparison ------------------------------------------------------------------------------------------

    def compare(self, predicate: str, a: Int, b: Int) -> Term:
        """The truth of an icmp."""
        sign = SIGN_TESTS.get((predicate, b.term.payload)) if b.term.op == "const" else None
        if sign is not None and a.term in self.origins:
            return self._sign_of(self.origins[a.term], sign)
        if predicate in ("eq", "ne"):
            reading = self.unsigned if a.is_unsigned and b.is_unsigned else self.signed
            if not (a.is_signed and b.is_signed) and (a.low >= 0 and b.low >= 0):
                reading = self.unsigned
            left, right = reading(a), reading(b)
            found = self._order("eq", left, right)
            return found if predicate == "eq" else negation(found)
        sign, order = predicate[0], predicate[1:]
        if order in ("gt", "ge"):
            a, b, order = b, a, {"gt": "lt", "ge": "le"}[order]
        if sign == "u" and not (a.is_unsigned and b.is_unsigned):
            return self._unsigned_order(order, a, b)
        if sign == "s":
            a, b = self.signed(a), self.signed(b)
        return self._order(order, a, b)

    def _sign_of(self, origin: tuple[str, Int, Int], negative: bool) -> Term:
        """Whether a | b, or a & b, is negative (or is not)."""
        op, a, b = origin
        zero = self.constant(0, a.bits)
        below = [self.compare("slt", part, zero) for part in (a, b)]
        found = either(*below) if op == "or" else both(*below)
        return found if negative else negation(found)

    def _unsigned_order(self, order: str, a: Int, b: Int) -> Term:
        """An unsigned comparison where a signed reading may be negative, that is, huge."""
        a, b = (self.signed(v) if v.is_signed or (self.assuming and v.low < 0) else self.unsigned(v) for v in (a, b))
        half = 1 << (a.bits - 1)
        if a.low < 0 and b.low >= 0 and b.high < half:
            return both(const(0) <= a.term, self._order(order, a, b))
        if b.low < 0 and a.low >= 0 and a.high < half:
            return either(b.term < 0, self._order(order, a, b))
        return self._order(order, self.unsigned(a), self.unsigned(b))

    def _order(self, order: str, a: Int, b: Int) -> Term:
        low, high = b.low - a.high, b.high - a.low  # of b - a, from what is known of the values
        edge = 1 if order == "lt" else 0
        if order == "eq":
            if low > 0 or high < 0:
                return FALSE
            return TRUE if low == high == 0 else self.algebra.compare("eq", a.term, b.term)
        if low >= edge:
            return TRUE
        return FALSE if high < edge else self.algebra.compare("le" if order == "le" else "lt", a.term, b.term)

    # -- choosing --------------------------------------------------------------------------------------------

    def choose(self, condition: Term, a: Int, b: Int) -> Int:
        """a where the condition holds, else b."""
        if condition is TRUE:
            return a
        if condition is FALSE:
            return b
        if not (a.is_unsigned and b.is_unsigned):
            a, b = self.signed(a), self.signed(b)
        term = where(condition, a.term, b.term)
        return Int(term, a.bits, min(a.low, b.low), max(a.high, b.high), select_ok(condition, a.ok, b.ok))

    def from_bit(self, bit: Bit, bits: int, value: int = 1) -> Int:
        return self.make(where(bit.formula, value, 0), bits, bit.ok)

    def to_bit(self, value: Int) -> Bit:
        """The lowest bit."""
        return Bit(self.algebra.compare("eq", self.algebra.mod(value.term, const(2)), const(1)), value.ok)


def select_ok(condition: Term, a: Term, b: Term) -> Term:
    """When what was chosen is not poison."""
    if a is b:
        return a
    return both(implies(condition, a), implies(negation(condition), b))
