"""The words that work on bits: shifts, masks, fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ..language.constructors import both, either, negation
from ..language.terms import Term, const
from .asking import Asked, Meaning, differ, no_bits, oks
from .integers import Unsupported
from .values import Bit, Int, Undefined

# -- shifts --------------------------------------------------------------------------------------------------------------


def shift_left(asked: Asked, values: Sequence[Any]) -> Any:
    no_bits(asked)
    machine, value = asked.machine, values[0]
    by, fits = _amount(asked, values[1])
    if by is None:
        return Undefined()
    ok = both(oks(values), fits)
    return machine.flagged(asked.flags, asked.bits, ok, asked.name, lambda v: machine.shifted(v, by), value)


def _amount(asked: Asked, amount: Int) -> tuple[Int | None, Term]:
    """(by how much is shifted, whether that is less than the width). None: it never is."""
    machine, bits = asked.machine, asked.bits
    amount = machine.unsigned(amount)
    fits = machine.in_range(amount, 0, bits - 1, asked.name)
    term = machine.limited(amount, bits)
    return term if term is None else Int(term, bits, max(amount.low, 0), min(amount.high, bits - 1)), fits


def shift_right(signed: bool) -> Meaning:
    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        no_bits(asked)
        machine, bits = asked.machine, asked.bits
        value = machine.signed(values[0]) if signed else machine.unsigned(values[0])
        by, fits = _amount(asked, values[1])
        if by is None:
            return Undefined()
        ok = both(oks(values), fits)
        power = machine.power(by)
        if "exact" in asked.flags:
            ok = both(ok, machine.algebra.compare("eq", machine.algebra.mod(value.term, power), const(0)))
        if power.op == "const" and value.low >= 0 and value.high < power.payload:
            return machine.make(const(0), bits, ok)
        return machine.make(machine.algebra.div(value.term, power), bits, ok, min(value.low, 0), max(value.high, -1))

    return meaning


# -- bits ----------------------------------------------------------------------------------------------------------------


def bit_and(asked: Asked, values: Sequence[Any]) -> Any:
    a, b = values
    if isinstance(a, Bit):
        return Bit(both(a.formula, b.formula), oks(values))
    return replace(asked.machine.intersection(a, b), ok=oks(values))


def bit_or(asked: Asked, values: Sequence[Any]) -> Any:
    ok, disjoint = oks(values), "disjoint" in asked.flags
    a, b = values
    if isinstance(a, Bit):
        if disjoint:
            ok = both(ok, negation(both(a.formula, b.formula)))
        return Bit(either(a.formula, b.formula), ok)
    found, nothing = asked.machine.union(a, b, disjoint)
    return replace(found, ok=both(ok, nothing) if disjoint else ok)


def bit_xor(asked: Asked, values: Sequence[Any]) -> Any:
    machine, math_, ok = asked.machine, asked.machine.algebra, oks(values)
    a, b = values
    if isinstance(a, Bit):
        return Bit(differ(a.formula, b.formula), ok)
    for value, mask in ((a, b), (b, a)):
        if mask.term.op == "const" and mask.term.payload in (-1, (1 << a.bits) - 1):
            flipped = math_.add(-1, math_.scaled(value.term, -1))
            return machine.make(flipped, a.bits, ok, -1 - value.high, -1 - value.low)
    return replace(machine.exclusive(a, b), ok=ok)


def bit_field(signed: bool) -> Meaning:
    """width bits of x from bit offset on; width and offset constant, as compilers emit them."""

    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        machine = asked.machine
        x, offset, width = values
        if offset.term.op != "const" or width.term.op != "const":
            raise Unsupported("a bit field at a place that is not constant")
        at, count = offset.term.payload % x.bits, width.term.payload % x.bits
        if count == 0:
            return machine.constant(0, x.bits)
        read = machine.signed(x) if signed else machine.unsigned(x)
        digit = machine.algebra.div(read.term, const(1 << at))
        if at + count < x.bits:
            digit = machine.algebra.mod(digit, const(1 << count))
            found = machine.make(digit, x.bits, x.ok, 0, (1 << count) - 1)
            if signed:
                half = machine.signed(Int(found.term, count, found.low, found.high, found.ok))
                return Int(half.term, x.bits, half.low, half.high, half.ok)
            return found
        return machine.make(digit, x.bits, x.ok)

    return meaning
