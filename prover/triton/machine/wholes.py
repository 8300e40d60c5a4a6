"""Floats that are integers, or an integer divided by a power of two: ``int(floor(float(t) / 512))``.

A float with m bits of a significand holds every integer up to 2^m, and a power of two changes its exponent alone. So such
a float is exact while the integer is not beyond 2^m, which is a step of its own, and back among integers it is a quotient.
Nothing else is known of floats; none of these is infinite or no number.
"""

from __future__ import annotations

from collections.abc import Callable
from math import frexp
from typing import TYPE_CHECKING

from ...language.constructors import where
from ...language.idioms import within
from ...language.terms import Term
from ..ttir.records import Operation, Value
from .shapes import Index
from .values import OPAQUE, Lane, Number, Opaque

if TYPE_CHECKING:
    from .evaluating import Evaluation

SIGNIFICANDS = {"f32": 24, "f64": 53}  # bits, with the leading one
KNOWN = "known is only an integer from -2^24 to 2^24 in f32, to 2^53 in f64, divided by powers of two"
MOST = 64  # powers of two by which it is divided: far from the least exponent


class Whole(Opaque, frozen=True, eq=False):
    """number / 2^places, exactly; most: number is from -most to most."""

    number: Number
    places: int
    most: int


def _made(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """Of an integer."""
    bits, source = SIGNIFICANDS.get(value.type.element), operation.operands[0]
    width, lane = source.type.bits, own.at(source, index)
    if bits is None or width < 2 or not isinstance(lane, Number):
        return OPAQUE
    read = own.reader.unsigned if operation.name == "arith.uitofp" else own.reader.signed
    number = read(lane, width, operation)
    most = 1 << bits
    low, high = own.reader.ranges.of(number.exact)
    if low >= -most and high <= most:
        return Whole(number, 0, most)
    goal = within(number.exact, -most, most + 1)
    exact = own.reader.may(f"exact in {value.type.element}", (number.exact,), goal, operation)
    return Whole(number, 0, most) if exact else OPAQUE


def _scaled(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """Divided by a power of two, or multiplied by one below 1."""
    first, second = operation.operands
    pairs = [(first, second)] if operation.name != "arith.mulf" else [(first, second), (second, first)]
    for of, by in pairs:
        power = _power(by)
        if power is None:
            continue
        found, places = own.at(of, index), -power if operation.name == "arith.mulf" else power
        if isinstance(found, Whole) and places >= 0 and found.places + places <= MOST:
            return Whole(found.number, found.places + places, found.most)
    return OPAQUE


def _power(value: Value) -> int | None:
    """Which power of two a constant is."""
    operation = value.operation
    while operation is not None and operation.name in ("tt.splat", "tt.broadcast", "tt.expand_dims"):
        operation = operation.operands[0].operation
    if operation is None or operation.name != "arith.constant":
        return None
    said = " ".join([*operation.words, str(operation.types[0].element)])
    said = said.split("dense<")[1].split(">")[0] if "dense<" in said else said.split(" ")[0]
    try:
        part, power = frexp(float(said))
    except ValueError:
        return None
    return power - 1 if part == 0.5 else None


def _rounded(down: bool) -> Callable[[Evaluation, Operation, Value, Index], Lane]:
    def made(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
        found = own.at(operation.operands[0], index)
        if not isinstance(found, Whole) or not found.places:
            return found if isinstance(found, Whole) else OPAQUE
        change = _floor if down else _ceil
        return Whole(_each(found.number, lambda term: change(term, 1 << found.places)), 0, found.most)

    return made


def _floor(term: Term, by: int) -> Term:
    return term // by


def _ceil(term: Term, by: int) -> Term:
    return (term + (by - 1)) // by


def _each(number: Number, change: Callable[[Term], Term]) -> Number:
    return number.changed(lambda term, _: change(term), number)


def _wider(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return own.at(operation.operands[0], index)


def integral(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """An integer again, towards zero, where it surely has a place in its type."""
    found = own.at(operation.operands[0], index)
    bits = value.type.bits
    if not isinstance(found, Whole) or operation.name != "arith.fptosi" or found.most >= 1 << (bits - 1):
        return own.unknown(value, index, operation)
    by = 1 << found.places
    if by == 1:
        return found.number
    low, _ = own.reader.ranges.of(found.number.exact)
    if low >= 0 and found.number.agrees:
        return Number.of(found.number.exact // by)
    return _each(found.number, lambda term: towards_zero(term, by))


def towards_zero(term: Term, by: int) -> Term:
    """The quotient that a conversion from a float gives."""
    return where(term >= 0, term // by, -((-term) // by))


FLOATS: dict[str, Callable[[Evaluation, Operation, Value, Index], Lane]] = {
    "arith.sitofp": _made,
    "arith.uitofp": _made,
    "arith.divf": _scaled,
    "tt.precise_divf": _scaled,
    "arith.mulf": _scaled,
    "math.floor": _rounded(down=True),
    "math.ceil": _rounded(down=False),
    "arith.extf": _wider,
}
