"""The words that work on bits: shifts, masks, fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..language.constructors import both, either, negation, where
from ..language.terms import Term, const
from .asking import Asked, Meaning, differ, no_bits, oks
from .integers import Machine, Unsupported
from .values import FALSE, TRUE, Bit, Int, Undefined

# -- shifts --------------------------------------------------------------------------------------------------------------


def shift_left(asked: Asked, values: Sequence[Any]) -> Any:
    no_bits(asked)
    machine, bits = asked.machine, asked.bits
    value, amount = values[0], machine.unsigned(values[1])
    fits = machine.in_range(amount, 0, bits - 1, asked.name)
    if fits is FALSE:
        return Undefined()
    by = Int(_limited(amount, bits), bits, max(amount.low, 0), min(amount.high, bits - 1))
    ok = both(oks(values), fits)
    return machine.flagged(asked.flags, bits, ok, asked.name, lambda v: machine.shifted(v, by), value)


def _limited(amount: Int, bits: int) -> Term:
    """The shift amount where it is in range, so that the term has a meaning elsewhere too."""
    return amount.term if amount.high < bits else where(amount.term < bits, amount.term, 0)


def shift_right(signed: bool) -> Meaning:
    def meaning(asked: Asked, values: Sequence[Any]) -> Any:
        no_bits(asked)
        machine, bits = asked.machine, asked.bits
        value = machine.signed(values[0]) if signed else machine.unsigned(values[0])
        amount = machine.unsigned(values[1])
        fits = machine.in_range(amount, 0, bits - 1, asked.name)
        if fits is FALSE:
            return Undefined()
        ok = both(oks(values), fits)
        by = _limited(amount, bits)
        power = const(1 << by.payload) if by.op == "const" else const(1) << by
        if "exact" in asked.flags:
            ok = both(ok, machine.algebra.compare("eq", machine.algebra.mod(value.term, power), const(0)))
        if power.op == "const" and value.low >= 0 and value.high < power.payload:
            return machine.make(const(0), bits, ok)
        return machine.make(machine.algebra.div(value.term, power), bits, ok, min(value.low, 0), max(value.high, -1))

    return meaning


# -- bits ----------------------------------------------------------------------------------------------------------------


def bit_and(asked: Asked, values: Sequence[Any]) -> Any:
    machine, ok = asked.machine, oks(values)
    a, b = values
    if isinstance(a, Bit):
        return Bit(both(a.formula, b.formula), ok)
    for value, mask in ((a, b), (b, a)):
        if mask.term.op == "const":
            return _masked(machine, value, mask.term.payload, ok)
    a, b = machine.unsigned(a), machine.unsigned(b)
    if machine.algebra.disjoint(a.term, b.term):
        return machine.make(const(0), a.bits, ok)
    found = machine.make(a.term & b.term, a.bits, ok, 0, min(a.high, b.high))
    machine.origins[found.term] = ("and", *values)
    return found


def _masked(machine: Machine, value: Int, mask: int, ok: Term) -> Int:
    """value & constant: digits of the value; a mask that reaches the top bit takes away the low digits instead."""
    math_, bits = machine.algebra, value.bits
    mask &= (1 << bits) - 1
    if mask >> (bits - 1) and not (value.low >= 0 and value.high < 1 << (bits - 1)):
        low = math_.masked(value.term, mask ^ ((1 << bits) - 1))
        return machine.make(math_.add(value.term, math_.scaled(low, -1)), bits, ok)
    if value.low >= 0 and value.high < 1 << bits:
        mask &= (1 << int(value.high).bit_length()) - 1
        return machine.make(math_.masked(value.term, mask), bits, ok, 0, min(mask, value.high))
    return machine.make(math_.masked(value.term, mask), bits, ok, 0, mask)


def bit_or(asked: Asked, values: Sequence[Any]) -> Any:
    machine, math_, ok = asked.machine, asked.machine.algebra, oks(values)
    a, b = values
    if isinstance(a, Bit):
        if "disjoint" in asked.flags:
            ok = both(ok, negation(both(a.formula, b.formula)))
        return Bit(either(a.formula, b.formula), ok)
    common = bit_and(asked, [replace(a, ok=TRUE), replace(b, ok=TRUE)])
    nothing = machine.compare("eq", common, machine.constant(0, a.bits))
    if "disjoint" in asked.flags:
        ok = both(ok, nothing)
    if common.term.op != "const" and not any(v.term.op == "const" for v in values):
        a, b = machine.unsigned(a), machine.unsigned(b)
    total = machine.sum(a, b)
    if nothing is not TRUE and "disjoint" not in asked.flags:
        total = machine.make(math_.add(total.term, math_.scaled(common.term, -1)), a.bits)
    if total.term.op != "const" and common.term.op != "const":
        machine.origins[total.term] = ("or", *values)
    return Int(total.term, a.bits, total.low, total.high, ok)


def bit_xor(asked: Asked, values: Sequence[Any]) -> Any:
    machine, math_, ok = asked.machine, asked.machine.algebra, oks(values)
    a, b = values
    if isinstance(a, Bit):
        return Bit(differ(a.formula, b.formula), ok)
    for value, mask in ((a, b), (b, a)):
        if mask.term.op == "const":
            if mask.term.payload in (-1, (1 << a.bits) - 1):
                return machine.make(
                    math_.add(-1, math_.scaled(value.term, -1)), a.bits, ok, -1 - value.high, -1 - value.low
                )
            common = _masked(machine, replace(value, ok=TRUE), mask.term.payload, TRUE)
            total = math_.add(value.term, mask.term, math_.scaled(common.term, -2))
            return machine.make(total, a.bits, ok)
    a, b = machine.unsigned(a), machine.unsigned(b)
    return machine.make(math_.xor(a.term, b.term), a.bits, ok)


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
