"""The words of kernels' languages on integers: a table from a word to its exact meaning in two's complement.

LLVM's names are the words'; other languages map theirs to them. A meaning is a function of (what is asked, operands) that
gives the result. What has no result for some operands says so with ``must`` or, where it is poison, in the result's ``ok``.
Source of each: https://llvm.org/docs/LangRef.html, and of what rounds otherwise https://mlir.llvm.org/docs/Dialects/ArithOps.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from ..language.constructors import both, either, negation, where
from ..language.terms import Term, const
from .asking import Asked, Meaning, differ, no_bits, oks
from .bitwise import bit_and, bit_field, bit_or, bit_xor, shift_left, shift_right
from .integers import Machine
from .values import FALSE, TRUE, Bit, Int

DIVISION = "division by zero, or of the least number by -1"
LEAST = "division of the least number by -1"


# -- sums and products ---------------------------------------------------------------------------------------------------


def _ring(operation: str) -> Meaning:
    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        ok = oks(values)
        if asked.bits == 1:
            return _ring_of_bits(operation, asked.flags, values, ok)
        exact = getattr(asked.machine, operation)
        return asked.machine.flagged(asked.flags, asked.bits, ok, asked.name, exact, *values)

    return meaning


def _ring_of_bits(operation: str, flags: Collection[str], values: Sequence[Bit], ok: Term) -> Bit:
    """One bit is 0 or 1, and with a sign 0 or -1."""
    a, b = values[0].formula, values[1].formula
    if "nsw" in flags or ("nuw" in flags and operation != "product"):
        ok = both(ok, negation(both(negation(a) if operation == "difference" else a, b)))
    if operation == "product":
        return Bit(both(a, b), ok)
    return Bit(differ(a, b), ok)  # one bit: sum and difference


def _overflow(operation: str, signed: bool) -> Meaning:
    """(the result, whether it did not fit)"""

    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        machine = asked.machine
        reading = machine.signed if signed else machine.unsigned
        a, b = map(reading, values)
        found, ok = getattr(machine, operation)(a, b), both(a.ok, b.ok)
        half = 1 << (a.bits - 1)
        fits = machine.in_range(found, -half if signed else 0, half - 1 if signed else 2 * half - 1)
        return Int(found.term, a.bits, found.low, found.high, ok), Bit(~fits, ok)

    return meaning


def _saturated(operation: str, signed: bool) -> Meaning:
    """The nearest number that fits."""

    def meaning(asked: Asked, values: Sequence[Any]) -> Int:
        no_bits(asked)
        machine, bits = asked.machine, asked.bits
        a, b = map(machine.signed if signed else machine.unsigned, values)
        half = 1 << (bits - 1)
        least, most = (-half, half - 1) if signed else (0, 2 * half - 1)
        found, math_ = machine.ranged(getattr(machine, operation)(a, b)), machine.algebra
        term = found.term
        if found.low < least:
            term = where(math_.compare("lt", found.term, const(least)), least, term)
        if found.high > most:
            term = where(math_.compare("lt", const(most), found.term), most, term)
        low, high = (min(max(end, least), most) for end in (found.low, found.high))
        return Int(term, bits, low, high, both(a.ok, b.ok))

    return meaning


# -- division ------------------------------------------------------------------------------------------------------------


def nonzero(machine: Machine, b: Int) -> Term:
    return TRUE if b.low > 0 or b.high < 0 else negation(machine.algebra.compare("eq", b.term, const(0)))


def _has_quotient(asked: Asked, a: Int, b: Int, signed: bool) -> Term:
    machine, least = asked.machine, -(1 << (asked.bits - 1))
    fine = both(b.ok, nonzero(machine, b))
    if signed and a.low <= least and b.low <= -1 <= b.high:
        fine = both(fine, either(a.term != least, b.term != -1))
    asked.must(DIVISION, fine)
    return fine


def _divide(signed: bool, remainder: bool) -> Meaning:
    """Rounded towards zero."""

    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        no_bits(asked)
        machine, bits, math_ = asked.machine, asked.bits, asked.machine.algebra
        a, b = map(machine.signed if signed else machine.unsigned, values)
        fine = _has_quotient(asked, a, b, signed)
        quotient, rest = machine.truncated(a, b)
        ok = both(a.ok, fine)
        if remainder:
            most = max(abs(b.low), abs(b.high)) - 1
            return machine.make(rest, bits, ok, -most if a.low < 0 else 0, most)
        if "exact" in asked.flags:
            ok = both(ok, math_.compare("eq", rest, const(0)))
        most = max(-a.low, a.high)
        ends = (min(a.low, 0), max(a.high, 0)) if b.low >= 0 else (-most, most)
        if signed:  # where it is defined
            ends = max(ends[0], -(1 << (bits - 1))), min(ends[1], (1 << (bits - 1)) - 1)
        return machine.make(quotient, bits, ok, *ends)

    return meaning


def _rounded(signed: bool, up: bool) -> Meaning:
    """Rounded down, or up, whatever the signs."""

    def meaning(asked: Asked, values: Sequence[Any]) -> Int:
        no_bits(asked)
        machine, math_ = asked.machine, asked.machine.algebra
        a, b = map(machine.signed if signed else machine.unsigned, values)
        fine = _has_quotient(asked, a, b, signed)
        sign = -1 if up else 1
        quotient = math_.div(math_.scaled(a.term, sign), machine.safe(b))
        return machine.make(math_.scaled(quotient, sign), asked.bits, both(a.ok, fine))

    return meaning


# -- comparisons and choices ---------------------------------------------------------------------------------------------

PREDICATES = ("eq", "ne", *(f"{sign}{order}" for sign in "su" for order in ("lt", "le", "gt", "ge")))


def _compare(predicate: str) -> Meaning:
    def meaning(asked: Asked, values: Sequence[Any]) -> Bit:
        machine, (a, b), ok = asked.machine, values, oks(values)
        if isinstance(a, Bit):
            apart = differ(a.formula, b.formula)
            if "samesign" in asked.flags:
                ok = both(ok, negation(apart))
            if predicate in ("eq", "ne"):
                return Bit(apart if predicate == "ne" else negation(apart), ok)
            a, b = (machine.from_bit(v, 8, -1 if predicate[0] == "s" else 1) for v in values)
            return Bit(machine.compare(predicate, a, b), ok)
        if "samesign" in asked.flags:
            negative = [machine.compare("slt", v, machine.constant(0, v.bits)) for v in (a, b)]
            ok = both(ok, negation(differ(*negative)))
        return Bit(machine.compare(predicate, a, b), ok)

    return meaning


def _extreme(predicate: str) -> Meaning:
    """The one for which the predicate holds."""
    sign, order = predicate[0], predicate[1:]

    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        machine, (a, b) = asked.machine, values
        ok = oks(values)
        if isinstance(a, Bit):  # true is 1, and with a sign -1
            return Bit((both if (sign == "u") == (order == "lt") else either)(a.formula, b.formula), ok)
        condition = machine.compare(predicate, a, b)
        a, b = (machine.signed(v) if sign == "s" else machine.unsigned(v) for v in (a, b))
        end = min if order == "lt" else max
        if a.high <= b.low or b.high <= a.low:
            smaller, larger = (a, b) if a.high <= b.low else (b, a)
            return replace(smaller if order == "lt" else larger, ok=ok)
        found = machine.choose(condition, a, b)  # keeps the reading, which the range below is about
        low, high = max(found.low, end(a.low, b.low)), min(found.high, end(a.high, b.high))
        return Int(found.term, found.bits, low, high, both(ok, found.ok))

    return meaning


def _absolute(asked: Asked, values: Sequence[Any]) -> Int:
    """llvm.abs: of the least number itself, or poison if the second operand is true."""
    machine, (value, least_is_poison) = asked.machine, values
    if least_is_poison.formula is not FALSE:
        least = machine.compare("eq", value, machine.constant(-(1 << (value.bits - 1)), value.bits))
        value = replace(value, ok=both(value.ok, ~least))
    minus = machine.difference(machine.constant(0, value.bits), machine.signed(value))
    negative = machine.compare("slt", value, machine.constant(0, value.bits))
    found = machine.choose(negative, Int(minus.term, value.bits, minus.low, minus.high, value.ok), value)
    return replace(found, ok=both(value.ok, found.ok))


# -- widths --------------------------------------------------------------------------------------------------------------


def _trunc(asked: Asked, values: Sequence[Any]) -> Any:
    machine, value = asked.machine, values[0]
    found = machine.flagged(asked.flags, asked.bits, value.ok, asked.name, lambda read: read, value)
    return replace(machine.to_bit(value), ok=found.ok) if asked.bits == 1 else found


def _zext(asked: Asked, values: Sequence[Any]) -> Int:
    machine, value, bits = asked.machine, values[0], asked.bits
    if isinstance(value, Bit):
        ok = both(value.ok, negation(value.formula)) if "nneg" in asked.flags else value.ok
        return machine.from_bit(Bit(value.formula, ok), bits)
    ok = value.ok
    if "nneg" in asked.flags:
        read = machine.signed(value)
        ok = both(ok, machine.in_range(read, 0, (1 << value.bits) - 1, asked.name))
        return Int(read.term, bits, max(read.low, 0), read.high, ok)
    read = machine.unsigned(value)
    return Int(read.term, bits, read.low, read.high, ok)


def _sext(asked: Asked, values: Sequence[Any]) -> Int:
    machine, value, bits = asked.machine, values[0], asked.bits
    if isinstance(value, Bit):
        return machine.from_bit(value, bits, -1)
    read = machine.signed(value)
    return Int(read.term, bits, read.low, read.high, read.ok)


def say(asked: Asked, values: Sequence[Any]) -> Any:
    """The result of a word for operands that are known. Raises Unsupported."""
    return WORDS[asked.word](asked, values)


WORDS: dict[str, Meaning] = {
    "add": _ring("sum"),
    "sub": _ring("difference"),
    "mul": _ring("product"),
    **{
        f"{sign}{word}.with.overflow": _overflow(operation, sign == "s")
        for sign in "su"
        for word, operation in (("add", "sum"), ("sub", "difference"), ("mul", "product"))
    },
    **{
        f"{sign}{word}.sat": _saturated(operation, sign == "s")
        for sign in "su"
        for word, operation in (("add", "sum"), ("sub", "difference"))
    },
    "shl": shift_left,
    "lshr": shift_right(signed=False),
    "ashr": shift_right(signed=True),
    "sdiv": _divide(signed=True, remainder=False),
    "udiv": _divide(signed=False, remainder=False),
    "srem": _divide(signed=True, remainder=True),
    "urem": _divide(signed=False, remainder=True),
    "sdiv floor": _rounded(signed=True, up=False),
    "sdiv ceil": _rounded(signed=True, up=True),
    "udiv ceil": _rounded(signed=False, up=True),
    "and": bit_and,
    "or": bit_or,
    "xor": bit_xor,
    "ubfe": bit_field(signed=False),
    "sbfe": bit_field(signed=True),
    **{f"icmp {predicate}": _compare(predicate) for predicate in PREDICATES},
    "smin": _extreme("slt"),
    "smax": _extreme("sgt"),
    "umin": _extreme("ult"),
    "umax": _extreme("ugt"),
    "abs": _absolute,
    "trunc": _trunc,
    "zext": _zext,
    "sext": _sext,
}
