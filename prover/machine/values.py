"""What an integer of a kernel is, symbolically, in every lane at once.

Integers are exact mathematical integers that stand for a bit pattern: the pattern is the term modulo 2^bits. A term may
leave the type's range (addition and multiplication do not care); what looks at a sign or a size asks `Machine` for the
signed or the unsigned reading. ``ok`` says when the value is not poison; terms mean something only where it holds.
"""

from __future__ import annotations

from msgspec import Struct

from ..language.terms import Term, const, truth

TRUE, FALSE, ZERO = truth(True), truth(False), const(0)


class Int(Struct, frozen=True):
    """An iN, N > 1. low <= term <= high wherever ok holds."""

    term: Term
    bits: int
    low: float
    high: float
    ok: Term = TRUE

    @property
    def is_signed(self) -> bool:
        """The term is the signed reading."""
        return self.low >= -(1 << (self.bits - 1)) and self.high < 1 << (self.bits - 1)

    @property
    def is_unsigned(self) -> bool:
        """The term is the unsigned reading."""
        return self.low >= 0 and self.high < 1 << self.bits


class Signless(Int, frozen=True):
    """A number made of bits: the term takes them for an unsigned number, ``meant`` for a signed one."""

    meant: Term = ZERO


class Bit(Struct, frozen=True):
    """An i1."""

    formula: Term
    ok: Term = TRUE


class Undefined(Struct, frozen=True):
    """undef or poison of any type."""

    ok: Term = FALSE


def literals(path: Term) -> tuple[Term, ...]:
    """The conjuncts of a condition."""
    return path.args if path.op == "and" else () if path is TRUE else (path,)
