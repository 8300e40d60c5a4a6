"""The integer instructions: arithmetic with its flags, bit operations, shifts, division, comparison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...language.constructors import both, either, negation, where
from ...language.terms import Term, const
from ..ir.module import Instruction
from ..ir.values import FALSE, TRUE, Bit, Int, Opaque, Pointer, Resource, Undefined
from .elementwise import Meaning, bits_of, elementwise, first_opaque, named_as, oks
from .machine import Unsupported

if TYPE_CHECKING:
    from .frame import Frame

DIVISION = "division by zero, or of the least number by -1"


def arithmetic(operation: str) -> Meaning:
    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        machine, ok = frame.machine, oks(values)
        if bits_of(i) == 1:
            return _bits_arithmetic(operation, i.flags, values, ok)
        exact = getattr(machine, operation)
        return machine.flagged(i.flags, bits_of(i), ok, named_as(i), exact, *values)

    return elementwise(apply)


def _bits_arithmetic(operation: str, flags: Sequence[str], values: Sequence[Bit], ok: Term) -> Bit:
    """One bit is 0 or 1, and with a sign 0 or -1."""
    a, b = values[0].formula, values[1].formula
    if "nsw" in flags or ("nuw" in flags and operation != "product"):
        ok = both(ok, negation(both(negation(a) if operation == "difference" else a, b)))
    if operation == "product":
        return Bit(both(a, b), ok)
    return Bit(_differ(a, b), ok)  # one bit: sum and difference


def _differ(a: Term, b: Term) -> Term:
    for one, other in ((a, b), (b, a)):
        if one is TRUE or one is FALSE:
            return negation(other) if one is TRUE else other
    return either(both(a, negation(b)), both(negation(a), b))


def _no_bits(i: Instruction) -> None:
    if bits_of(i) == 1:
        raise Unsupported(f"{i.opcode} of single bits")


def shift_left(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    _no_bits(i)
    machine, bits = frame.machine, bits_of(i)
    value, amount = values[0], machine.unsigned(values[1])
    fits = machine.in_range(amount, 0, bits - 1, named_as(i))
    if fits is FALSE:
        return Undefined()
    by = Int(_limited(amount, bits), bits, max(amount.low, 0), min(amount.high, bits - 1))
    ok = both(oks(values), fits)
    return machine.flagged(i.flags, bits, ok, named_as(i), lambda v: machine.shifted(v, by), value)


def _limited(amount: Int, bits: int) -> Term:
    """The shift amount where it is in range, so that the term has a meaning elsewhere too."""
    return amount.term if amount.high < bits else where(amount.term < bits, amount.term, 0)


def shift_right(signed: bool) -> Meaning:
    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        _no_bits(i)
        machine, bits = frame.machine, bits_of(i)
        value = machine.signed(values[0]) if signed else machine.unsigned(values[0])
        amount = machine.unsigned(values[1])
        fits = machine.in_range(amount, 0, bits - 1, named_as(i))
        if fits is FALSE:
            return Undefined()
        ok = both(oks(values), fits)
        by = _limited(amount, bits)
        power = const(1 << by.payload) if by.op == "const" else const(1) << by
        if "exact" in i.flags:
            ok = both(ok, frame.algebra.compare("eq", frame.algebra.mod(value.term, power), const(0)))
        if power.op == "const" and value.low >= 0 and value.high < power.payload:
            return machine.make(const(0), bits, ok)
        return machine.make(frame.algebra.div(value.term, power), bits, ok, min(value.low, 0), max(value.high, -1))

    return elementwise(apply)


def _nonzero(frame: Frame, b: Int) -> Term:
    return TRUE if b.low > 0 or b.high < 0 else negation(frame.algebra.compare("eq", b.term, const(0)))


def divide(signed: bool, remainder: bool) -> Meaning:
    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        _no_bits(i)
        machine, bits, math_ = frame.machine, bits_of(i), frame.algebra
        reading = machine.signed if signed else machine.unsigned
        a, b = map(reading, values)
        least = -(1 << (bits - 1))
        fine = both(b.ok, _nonzero(frame, b))
        if signed and a.low <= least and b.low <= -1 <= b.high:
            fine = both(fine, either(a.term != least, b.term != -1))
        frame.must(i, DIVISION, fine)
        if signed:
            quotient, rest = machine.truncated(a, b)
        else:
            d = machine.safe(b)
            quotient, rest = math_.div(a.term, d), math_.mod(a.term, d)
        ok = both(a.ok, fine)
        if remainder:
            most = max(abs(b.low), abs(b.high)) - 1
            return machine.make(rest, bits, ok, -most if a.low < 0 else 0, most)
        if "exact" in i.flags:
            ok = both(ok, math_.compare("eq", rest, const(0)))
        most = max(-a.low, a.high)
        ends = (min(a.low, 0), max(a.high, 0)) if b.low >= 0 else (-most, most)
        if signed:  # where it is defined
            ends = max(ends[0], least), min(ends[1], -least - 1)
        return machine.make(quotient, bits, ok, *ends)

    def unknown(frame: Frame, i: Instruction, values: Sequence[Any]) -> None:
        """A division of or by a number that is not known may still divide by zero."""
        opaque = first_opaque(values)
        why = "an undefined value is divided" if opaque is None else opaque.why
        if not isinstance(values[1], Int):
            frame.unseen(i, DIVISION, why)
            return
        b = frame.machine.signed(values[1]) if signed else frame.machine.unsigned(values[1])
        frame.must(i, DIVISION, both(b.ok, _nonzero(frame, b)))
        if signed and b.low <= -1 <= b.high:
            frame.unseen(i, "division of the least number by -1", why)

    return elementwise(apply, unknown)


def bit_and(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    machine, ok = frame.machine, oks(values)
    a, b = values
    if isinstance(a, Bit):
        return Bit(both(a.formula, b.formula), ok)
    for value, mask in ((a, b), (b, a)):
        if mask.term.op == "const":
            return _masked(frame, value, mask.term.payload, ok)
    a, b = machine.unsigned(a), machine.unsigned(b)
    if frame.algebra.disjoint(a.term, b.term):
        return machine.make(const(0), a.bits, ok)
    found = machine.make(a.term & b.term, a.bits, ok, 0, min(a.high, b.high))
    machine.origins[found.term] = ("and", *values)
    return found


def _masked(frame: Frame, value: Int, mask: int, ok: Term) -> Int:
    """value & constant: digits of the value; a mask that reaches the top bit takes away the low digits instead."""
    machine, math_, bits = frame.machine, frame.algebra, value.bits
    mask &= (1 << bits) - 1
    if mask >> (bits - 1) and not (value.low >= 0 and value.high < 1 << (bits - 1)):
        low = math_.masked(value.term, mask ^ ((1 << bits) - 1))
        return machine.make(math_.add(value.term, math_.scaled(low, -1)), bits, ok)
    if value.low >= 0 and value.high < 1 << bits:
        mask &= (1 << int(value.high).bit_length()) - 1
        return machine.make(math_.masked(value.term, mask), bits, ok, 0, min(mask, value.high))
    return machine.make(math_.masked(value.term, mask), bits, ok, 0, mask)


def bit_or(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    machine, math_, ok = frame.machine, frame.algebra, oks(values)
    a, b = values
    if isinstance(a, Bit):
        if "disjoint" in i.flags:
            ok = both(ok, negation(both(a.formula, b.formula)))
        return Bit(either(a.formula, b.formula), ok)
    common = bit_and(frame, i, [_fresh_ok(a), _fresh_ok(b)])
    nothing = machine.compare("eq", common, machine.constant(0, a.bits))
    if "disjoint" in i.flags:
        ok = both(ok, nothing)
    if common.term.op != "const" and not any(v.term.op == "const" for v in values):
        a, b = machine.unsigned(a), machine.unsigned(b)
    total = machine.sum(a, b)
    if nothing is not TRUE and "disjoint" not in i.flags:
        total = machine.make(math_.add(total.term, math_.scaled(common.term, -1)), a.bits)
    if total.term.op != "const" and common.term.op != "const":
        machine.origins[total.term] = ("or", *values)
    return Int(total.term, a.bits, total.low, total.high, ok)


def _fresh_ok(value: Int) -> Int:
    return Int(value.term, value.bits, value.low, value.high)


def bit_xor(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    machine, math_, ok = frame.machine, frame.algebra, oks(values)
    a, b = values
    if isinstance(a, Bit):
        return Bit(_differ(a.formula, b.formula), ok)
    for value, mask in ((a, b), (b, a)):
        if mask.term.op == "const":
            if mask.term.payload in (-1, (1 << a.bits) - 1):
                return machine.make(
                    math_.add(-1, math_.scaled(value.term, -1)), a.bits, ok, -1 - value.high, -1 - value.low
                )
            common = _masked(frame, _fresh_ok(value), mask.term.payload, TRUE)
            total = math_.add(value.term, mask.term, math_.scaled(common.term, -2))
            return machine.make(total, a.bits, ok)
    a, b = machine.unsigned(a), machine.unsigned(b)
    return machine.make(math_.xor(a.term, b.term), a.bits, ok)


def _compare(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    if any(isinstance(value, (Pointer, Resource)) for value in values):
        return Opaque("a comparison of addresses")
    a, b = values
    ok = oks(values)
    if isinstance(a, Bit):
        if i.predicate not in ("eq", "ne"):
            if "samesign" in i.flags:
                ok = both(ok, negation(_differ(a.formula, b.formula)))
            a, b = (frame.machine.from_bit(v, 8, -1 if i.predicate[0] == "s" else 1) for v in values)
            return Bit(frame.machine.compare(i.predicate, a, b), ok)
        differ = _differ(a.formula, b.formula)
        if "samesign" in i.flags:
            ok = both(ok, negation(differ))
        return Bit(differ if i.predicate == "ne" else negation(differ), ok)
    if "samesign" in i.flags:
        negative = [frame.machine.compare("slt", v, frame.machine.constant(0, v.bits)) for v in (a, b)]
        ok = both(ok, negation(_differ(*negative)))
    return Bit(frame.machine.compare(i.predicate, a, b), ok)


def compare(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    if any(isinstance(value, (Pointer, Resource)) for value in values):
        return Opaque("a comparison of addresses")
    return elementwise(_compare)(frame, i, values)
