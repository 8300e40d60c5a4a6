"""What each operation on integers means, lane by lane: a table from its name to its meaning.

Every meaning is two's complement at the operation's width. ``signed`` and ``unsigned`` of the `Reader` are the only
places where a number's value matters beyond its class modulo 2^width.
"""

from __future__ import annotations

from collections.abc import Callable

from ...language.constructors import both, either, negation, where
from ...language.terms import Term
from ..ttir.errors import Unsupported
from ..ttir.records import Operation
from .bits import TWOS, combined
from .values import Lane, Number, Reader, Truth, choose, number, truth_of, wrapped

Meaning = Callable[[Operation, Reader, list[Lane]], Lane]
Pairs = Callable[[Term, Term], Term]


def _both(change: Pairs, a: Number, b: Number) -> Number:
    return a.changed(change, b)


def _bits(operation: Operation) -> int:
    """The width of what it works on."""
    return operation.operands[0].type.bits


def _ring(change: Pairs, truths: Callable[[Term, Term], Term]) -> Meaning:
    """Sums and products, which do not ask for a sign; on i1 they are what they are modulo 2."""

    def meaning(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
        if _bits(operation) == 1:
            return _truths(truths, operation, lanes)
        a, b = (number(lane, operation) for lane in lanes)
        return _both(change, a, b)

    return meaning


def _truths(change: Pairs, operation: Operation, lanes: list[Lane]) -> Truth:
    a, b = (truth_of(lane, operation) for lane in lanes)
    exact = change(a.exact, b.exact)
    same = a.exact is a.ideal and b.exact is b.ideal
    return Truth(exact, exact if same else change(a.ideal, b.ideal))


def differ(a: Term, b: Term) -> Term:
    """Exclusive or."""
    return either(both(a, negation(b)), both(negation(a), b))


def _observed(change: Callable[[Operation, Reader, Term, Term], Term], sign: bool) -> Meaning:
    """An operation on the values of its operands, signed or unsigned."""

    def meaning(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
        bits = _bits(operation)
        read = reader.signed if sign else reader.unsigned
        a, b = (read(number(lane, operation), bits, operation) for lane in lanes)
        return _both(lambda x, y: change(operation, reader, x, y), a, b)

    return meaning


def _quotient(operation: Operation, reader: Reader, a: Term, b: Term) -> Term:
    """Rounded towards zero."""
    if reader.positive(b, operation):
        if reader.natural(a, operation):
            return a // b
        return where(a >= 0, a // b, -(-a // b))
    of_natural = where(a >= 0, a // -b, -(-a // -b))
    return where(b > 0, where(a >= 0, a // b, -(-a // b)), -of_natural)


def _remainder(operation: Operation, reader: Reader, a: Term, b: Term) -> Term:
    """With the sign of the dividend."""
    if reader.positive(b, operation):
        if reader.natural(a, operation):
            return a % b
        return where(a >= 0, a % b, -(-a % b))
    size = where(b > 0, b, -b)
    return where(a >= 0, a % size, -(-a % size))


def _ceiling(operation: Operation, reader: Reader, a: Term, b: Term) -> Term:
    return -(-a // b)


def _smaller(operation: Operation, reader: Reader, a: Term, b: Term) -> Term:
    (low_a, high_a), (low_b, high_b) = reader.ranges.of(a), reader.ranges.of(b)
    if high_a <= low_b:
        return a
    return b if high_b <= low_a else where(a <= b, a, b)


def _larger(operation: Operation, reader: Reader, a: Term, b: Term) -> Term:
    (low_a, high_a), (low_b, high_b) = reader.ranges.of(a), reader.ranges.of(b)
    if low_a >= high_b:
        return a
    return b if low_b >= high_a else where(a >= b, a, b)


COMPARISONS: dict[str, tuple[bool, Pairs]] = {
    "eq": (True, lambda a, b: a == b),
    "ne": (True, lambda a, b: negation(a == b)),
    "slt": (True, lambda a, b: a < b),
    "sle": (True, lambda a, b: a <= b),
    "sgt": (True, lambda a, b: a > b),
    "sge": (True, lambda a, b: a >= b),
    "ult": (False, lambda a, b: a < b),
    "ule": (False, lambda a, b: a <= b),
    "ugt": (False, lambda a, b: a > b),
    "uge": (False, lambda a, b: a >= b),
}


def _compare(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    said = operation.words[0] if operation.words else ""
    if said not in COMPARISONS:
        raise Unsupported(f"{operation} compares by {said or 'nothing'}")
    sign, change = COMPARISONS[said]
    bits = _bits(operation)
    given = a, b = [number(lane, operation) for lane in lanes]
    if bits == 1:  # a signed i1 is 0 or -1
        if sign and said not in ("eq", "ne"):
            a, b = b, a
    else:
        read = reader.signed if sign else reader.unsigned
        a, b = (read(value, bits, operation) for value in given)
    exact = change(a.exact, b.exact)
    ideal = exact if a.agrees and b.agrees else change(a.ideal, b.ideal)
    if said in ("eq", "ne") and bits > 1 and any(value.either is not None for value in given):
        same = either(a.ideal == b.ideal, given[0].ideal == given[1].ideal)  # whichever sign the other side has
        ideal = same if said == "eq" else negation(same)
    return Truth(exact, ideal)


def _and(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    bits = _bits(operation)
    if bits == 1:
        return _truths(both, operation, lanes)
    a, b = (number(lane, operation) for lane in lanes)
    for value, mask in ((a, b), (b, a)):
        if mask.agrees and mask.exact.op == "const":
            found = _masked(value, mask.exact.payload % (1 << bits), bits)
            if found is not None:
                return found
    return _bitwise(operation, reader, a, b)


def _masked(value: Number, mask: int, bits: int) -> Number | None:
    """The lowest bits of the value, or all but these; ring operations both, whatever its sign."""
    low = 1 << mask.bit_length()
    if mask == low - 1:
        return _both(lambda x, y: x % low, value, value)
    rest = (1 << bits) - mask
    if rest & (rest - 1) == 0:  # ones, then zeros
        return _both(lambda x, y: x - x % rest, value, value)
    return None


def _bitwise(operation: Operation, reader: Reader, a: Number, b: Number) -> Number:
    """Bits are what they are: there is no unbounded meaning to compare with but that of the number that they make."""
    bits = _bits(operation)
    half, name = 1 << (bits - 1), operation.name
    x, y = (reader.unsigned(value, bits, operation).exact for value in (a, b))
    if x is not a.exact or y is not b.exact:  # perhaps negative
        u, v = (reader.signed(value, bits, operation).exact for value in (a, b))
        if u is a.exact and v is b.exact:
            exact = combined(name, u, v, reader.ranges)
            return Number(exact, wrapped(exact, bits, 0), exact)
    exact = TWOS[name][0](x, y)
    return Number(exact, exact, wrapped(exact, bits, -half) if reader.ranges.of(exact)[1] >= half else None)


def _bits_of(truths: Pairs) -> Meaning:
    def meaning(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
        if _bits(operation) == 1:
            return _truths(truths, operation, lanes)
        a, b = (number(lane, operation) for lane in lanes)
        return _bitwise(operation, reader, a, b)

    return meaning


def _xor(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    bits = _bits(operation)
    if bits > 1:
        a, b = (number(lane, operation) for lane in lanes)
        if b.agrees and b.exact.op == "const" and b.exact.payload % (1 << bits) == (1 << bits) - 1:  # not
            return _both(lambda x, y: -1 - x, a, a)
    return _bits_of(differ)(operation, reader, lanes)


def _shift_left(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    a, by = (number(lane, operation) for lane in lanes)
    bits = _bits(operation)
    amount = reader.unsigned(by, bits, operation)
    if amount.exact.op == "const" and amount.agrees:
        return _both(lambda x, y: x * (1 << min(amount.exact.payload, bits)), a, a)
    a = reader.unsigned(a, bits, operation)
    return _both(lambda x, y: x << y, a, amount)


def _shift_right(sign: bool) -> Meaning:
    def meaning(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
        bits = _bits(operation)
        a, by = (number(lane, operation) for lane in lanes)
        amount = reader.unsigned(by, bits, operation)
        a = (reader.signed if sign else reader.unsigned)(a, bits, operation)
        if amount.exact.op == "const" and amount.agrees:
            return _both(lambda x, y: x // (1 << min(amount.exact.payload, bits)), a, a)
        if all(reader.natural(term, operation) for term in (a.exact, a.ideal)):
            return _both(lambda x, y: x >> y, a, amount)
        return _both(lambda x, y: where(x >= 0, x >> y, -1 - ((-1 - x) >> y)), a, amount)

    return meaning


def _extend(sign: bool) -> Meaning:
    def meaning(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
        bits = _bits(operation)
        if bits == 1:
            one = number(truth_of(lanes[0], operation), operation)
            return _both(lambda x, y: -x, one, one) if sign else one
        return (reader.signed if sign else reader.unsigned)(number(lanes[0], operation), bits, operation)

    return meaning


def _truncate(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    value = number(lanes[0], operation)
    return odd(value) if operation.results[0].type.bits == 1 else value


def odd(value: Number) -> Truth:
    """The lowest bit."""
    exact = value.exact % 2 == 1
    return Truth(exact, exact if value.agrees else value.ideal % 2 == 1)


def _index_cast(sign: bool) -> Meaning:
    def meaning(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
        if operation.results[0].type.bits > _bits(operation):
            return _extend(sign)(operation, reader, lanes)
        return _truncate(operation, reader, lanes)

    return meaning


def _absolute(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    a = reader.signed(number(lanes[0], operation), _bits(operation), operation)
    return _both(lambda x, y: where(x >= 0, x, -x), a, a)


def _select(operation: Operation, reader: Reader, lanes: list[Lane]) -> Lane:
    return choose(truth_of(lanes[0], operation), lanes[1], lanes[2])


MEANINGS: dict[str, Meaning] = {
    "arith.addi": _ring(lambda a, b: a + b, differ),
    "arith.subi": _ring(lambda a, b: a - b, differ),
    "arith.muli": _ring(lambda a, b: a * b, both),
    "arith.divsi": _observed(_quotient, True),
    "arith.remsi": _observed(_remainder, True),
    "arith.divui": _observed(_quotient, False),
    "arith.remui": _observed(_remainder, False),
    "arith.floordivsi": _observed(lambda operation, reader, a, b: a // b, True),
    "arith.ceildivsi": _observed(_ceiling, True),
    "arith.ceildivui": _observed(_ceiling, False),
    "arith.minsi": _observed(_smaller, True),
    "arith.maxsi": _observed(_larger, True),
    "arith.minui": _observed(_smaller, False),
    "arith.maxui": _observed(_larger, False),
    "arith.cmpi": _compare,
    "arith.andi": _and,
    "arith.ori": _bits_of(either),
    "arith.xori": _xor,
    "arith.shli": _shift_left,
    "arith.shrsi": _shift_right(True),
    "arith.shrui": _shift_right(False),
    "arith.extsi": _extend(True),
    "arith.extui": _extend(False),
    "arith.trunci": _truncate,
    "arith.index_cast": _index_cast(True),
    "arith.index_castui": _index_cast(False),
    "arith.select": _select,
    "math.absi": _absolute,
}
DIVISIONS = frozenset(name for name in MEANINGS if "div" in name or "rem" in name)
OVERFLOWING = frozenset(name for name in DIVISIONS if not name.endswith("ui"))  # of the least integer by -1
SHIFTS = frozenset({"arith.shli", "arith.shrsi", "arith.shrui"})
