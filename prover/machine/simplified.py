"""The machine of compiled kernels, behind the noted simplifier: ranges of values shorten what their words mean."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..language.constructors import both, either, negation, where
from ..language.parts import clamped, infinite, into_arms, split, summands
from ..language.terms import Term, const
from .arithmetic import Arithmetic
from .conditions import tightened
from .integers import Machine
from .modular import modulo
from .values import FALSE, TRUE, Int

# a comparison with this constant asks whether a value is negative, or is not
SIGN_TESTS = {("slt", 0): True, ("sle", -1): True, ("sgt", -1): False, ("sge", 0): False}


class Simplified(Machine):
    """Integer operations. assuming: where a value may leave its type, take it that it does not and note so in
    ``assumed``, for a readable address: what is found is exact wherever all of that holds. A division by zero, which no
    kernel survives, is not guarded against then."""

    def __init__(self, algebra: Arithmetic, assuming: bool = False):
        super().__init__(algebra)
        self.algebra: Arithmetic = algebra
        self.assuming = assuming
        self.signs = False  # whether what is divided with a sign is assumed not to be negative, too
        self.assumed: Term = TRUE
        self.may: Callable[[Term], bool] = lambda formula: True  # whether a formula may be assumed
        self.note: Callable[[Term], None] = lambda formula: None  # is told what is, divisors that are not zero too
        self.origins: dict[Term, tuple[str, Int, Int]] = {}  # an or, or an and, that is no sum -> its operands

    # -- making and reading ----------------------------------------------------------------------------------

    def make(self, term: Term, bits: int, ok: Term = TRUE, low: float = -math.inf, high: float = math.inf) -> Int:
        found = self.algebra.interval(term)
        return Int(term, bits, *clamped(max(low, found[0]), min(high, found[1])), ok)

    def unsigned(self, value: Int) -> Int:
        if self.assuming and value.low < 0:  # a negative number is a large one: that is no accident to assume away
            return self.reading(self.signed(value), 0, (1 << value.bits) - 1)
        return super().unsigned(value)

    def assume(self, formula: Term) -> None:
        """What is found from here on holds where the formula does."""
        self.note(formula)
        self.assumed = tightened(self.assumed, formula)

    def fitting(self, value: Int, least: int, most: int) -> Int:
        """The reading in [least, most]; if some of the values are there, all of them may be assumed to be."""
        if not self.assuming or value.low > most or value.high < least or value.low == value.high:
            return self.reading(value, least, most)
        # a summand that wraps around need not take the sum with it
        for term in dict.fromkeys((modulo(self.algebra, value.term, most - least + 1), value.term)):
            own = value if term is value.term else self.make(term, value.bits, value.ok)
            ends = [const(least) <= term if own.low < least else TRUE, term <= const(most)]
            if all(map(self.may, ends)):
                for end in ends:
                    self.assume(end)
                return Int(term, value.bits, max(own.low, least), min(own.high, most), value.ok)
        return self.reading(value, least, most)

    def reading(self, value: Int, least: int, most: int) -> Int:
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
        digits = math_.mod(term, const(count)) if least == 0 and _of_conditions(term) else None
        if digits is not None and digits.op != "mod":
            return digits
        if low >= least and high <= most + count:
            return where(math_.compare("le", term, const(most)), term, math_.add(term, -count))
        if high <= most and low >= least - count:
            return where(math_.compare("le", const(least), term), term, math_.add(term, count))
        return math_.add(math_.mod(math_.add(term, -least), const(count)), least)

    # -- division --------------------------------------------------------------------------------------------

    def natural(self, value: Int) -> bool:
        assumed = value.low < 0 <= value.high and self.assuming and self.signs and self.may(const(0) <= value.term)
        if assumed:
            self.assume(const(0) <= value.term)
        return value.low >= 0 or assumed

    def positive(self, value: Int) -> bool:
        assumed = value.low < 0 and self.assuming and self.may(const(1) <= value.term)
        if assumed:
            self.assume(const(1) <= value.term)
        return value.low >= 0 or assumed

    def safe(self, divisor: Int) -> Term:
        """A divisor that is never zero."""
        if divisor.low > 0 or divisor.high < 0:
            return divisor.term
        if self.assuming and self.may(divisor.term != 0):
            self.note(divisor.term != 0)
            return divisor.term
        return where(const(1) <= divisor.term if divisor.low >= 0 else divisor.term != 0, divisor.term, 1)

    def limited(self, amount: Int, bits: int) -> Term | None:
        if amount.high < 0 or amount.low >= bits:
            return None
        return amount.term if amount.high < bits else where(amount.term < bits, amount.term, 0)

    # -- comparison ------------------------------------------------------------------------------------------

    def compare(self, predicate: str, a: Int, b: Int) -> Term:
        """The truth of an icmp."""
        sign = SIGN_TESTS.get((predicate, b.term.payload)) if b.term.op == "const" else None
        if sign is not None and a.term in self.origins:
            return self._sign_of(self.origins[a.term], sign)
        return super().compare(predicate, a, b)

    def _sign_of(self, origin: tuple[str, Int, Int], negative: bool) -> Term:
        """Whether a | b, or a & b, is negative (or is not)."""
        op, a, b = origin
        zero = self.constant(0, a.bits)
        below = [self.compare("slt", part, zero) for part in (a, b)]
        found = either(*below) if op == "or" else both(*below)
        return found if negative else negation(found)

    def unsigned_order(self, order: str, a: Int, b: Int) -> Term:
        """An unsigned comparison where a signed reading may be negative, that is, huge."""
        if a.is_unsigned and b.is_unsigned:
            return self.order(order, a, b)
        a, b = (self.signed(v) if v.is_signed or (self.assuming and v.low < 0) else self.unsigned(v) for v in (a, b))
        half = 1 << (a.bits - 1)
        if a.low < 0 and b.low >= 0 and b.high < half:
            return both(const(0) <= a.term, self.order(order, a, b))
        if b.low < 0 and a.low >= 0 and a.high < half:
            return either(b.term < 0, self.order(order, a, b))
        return self.order(order, self.unsigned(a), self.unsigned(b))

    def order(self, order: str, a: Int, b: Int) -> Term:
        """Nothing is asked where the ranges tell."""
        low, high = b.low - a.high, b.high - a.low  # of b - a, from what is known of the values
        edge = 1 if order == "lt" else 0
        if order == "eq":
            if low > 0 or high < 0:
                return FALSE
            return TRUE if low == high == 0 else self.algebra.compare("eq", a.term, b.term)
        if low >= edge:
            return TRUE
        return FALSE if high < edge else self.algebra.compare("le" if order == "le" else "lt", a.term, b.term)

    # -- bits ------------------------------------------------------------------------------------------------

    def masked(self, value: Int, mask: int) -> Int:
        """value & constant: digits of the value; a mask that reaches the top bit takes away the low digits instead."""
        math_, bits = self.algebra, value.bits
        mask &= (1 << bits) - 1
        if mask >> (bits - 1) and not (value.low >= 0 and value.high < 1 << (bits - 1)):
            low = math_.masked(value.term, mask ^ ((1 << bits) - 1))
            return self.make(math_.add(value.term, math_.scaled(low, -1)), bits)
        if value.low >= 0 and value.high < 1 << bits:
            mask &= (1 << int(value.high).bit_length()) - 1
            return self.make(math_.masked(value.term, mask), bits, TRUE, 0, min(mask, value.high))
        return self.make(math_.masked(value.term, mask), bits, TRUE, 0, mask)

    def combined(self, operation: str, a: Int, b: Int) -> Int:
        math_, x, y = self.algebra, self.unsigned(a), self.unsigned(b)
        if operation == "xor":
            return self.make(math_.xor(x.term, y.term), a.bits)
        if math_.disjoint(x.term, y.term):
            return self.make(const(0), a.bits)
        for value, mask in ((a, b), (b, a)):  # -1 has all bits, as `index >> 63` has them where that is negative
            if mask.low >= -1 and mask.high <= 0:
                return self.choose(self.order("lt", mask, self.constant(0, a.bits)), value, self.constant(0, a.bits))
        # a range may hold only where a flag is kept, and bits of a negative number have no value
        one, other = (
            v.term if math_.interval(v.term)[0] >= 0 else math_.mod(v.term, const(1 << v.bits)) for v in (x, y)
        )
        found = self.make(one & other, a.bits, TRUE, 0, min(x.high, y.high))
        self.origins[found.term] = ("and", a, b)
        return found

    def union(self, a: Int, b: Int, disjoint: bool) -> tuple[Int, Term]:
        """What is in either is the sum without what is in both."""
        math_, common = self.algebra, self.intersection(a, b)
        nothing = self.compare("eq", common, self.constant(0, a.bits))
        x, y = a, b
        if common.term.op != "const" and not any(v.term.op == "const" for v in (a, b)):
            x, y = self.unsigned(a), self.unsigned(b)
        total = self.sum(x, y)
        if nothing is not TRUE and not disjoint:
            total = self.make(math_.add(total.term, math_.scaled(common.term, -1)), a.bits)
        if total.term.op != "const" and common.term.op != "const":
            self.origins[total.term] = ("or", a, b)
        return total, nothing

    def exclusive(self, a: Int, b: Int) -> Int:
        """Of a constant: the sum without twice what is in both."""
        for value, mask in ((a, b), (b, a)):
            if mask.term.op == "const":
                common = self.masked(value, mask.term.payload)
                total = self.algebra.add(value.term, mask.term, self.algebra.scaled(common.term, -2))
                return self.make(total, a.bits)
        return self.combined("xor", a, b)

    # -- choosing --------------------------------------------------------------------------------------------

    def choose(self, condition: Term, a: Int, b: Int) -> Int:
        if condition.op != "truth" and not (a.is_unsigned and b.is_unsigned):
            a, b = self.signed(a), self.signed(b)
        return super().choose(condition, a, b)


def _of_conditions(term: Term) -> bool:
    """Whether it is a sum of numbers that conditions choose, as the bits of a mask are."""
    parts = [split(part)[1] for part in summands(term)]
    return all(part.op == "ite" and all(arm.op == "const" for arm in part.args[1:]) for part in parts)
