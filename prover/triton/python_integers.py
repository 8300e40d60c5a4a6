"""When an operation's value is the one that Python's integers have, which do not wrap and whose ``//`` rounds down."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

from ..language.constructors import both, either, where
from ..language.idioms import within
from ..language.terms import Term, truth
from .ttir.records import Operation

Goal = Callable[[int, Term, Term], Term]  # of the width and two operands: the kernel's value is Python's
Python = Callable[[int, int], int]


def _fits(value: Callable[[Term, Term], Term]) -> Goal:
    return lambda bits, a, b: _within(value(a, b), bits)


def _within(term: Term, bits: int) -> Term:
    return within(term, -(1 << (bits - 1)), 1 << (bits - 1))


def _rounds_alike(bits: int, a: Term, b: Term) -> Term:
    """Towards zero is down: where the quotient is not negative, or nothing is left."""
    above, below = both(b >= 1, either(a >= 0, a % b == 0)), both(b <= -1, either(a <= 0, a % -b == 0))
    return either(above, both(below, a > -(1 << (bits - 1))))


def _shifted(bits: int, a: Term, by: Term) -> Term:
    if by.op == "const" and by.payload < 0:
        return truth(False)  # Python raises
    if by.op == "const":
        return _within(a * (1 << min(by.payload, bits)), bits)
    return both(a >= 0, _within(a << by, bits))


def _natural(bits: int, a: Term, b: Term) -> Term:
    return both(a >= 0, b >= 0)


def _always(bits: int, a: Term, b: Term) -> Term:
    return truth(True)


# operation on numbers of more than one bit -> when it is Python's, and Python's
NUMBERS: dict[str, tuple[Goal, Python]] = {
    "arith.addi": (_fits(lambda a, b: a + b), operator.add),
    "arith.subi": (_fits(lambda a, b: a - b), operator.sub),
    "arith.muli": (_fits(lambda a, b: a * b), operator.mul),
    "arith.divsi": (_rounds_alike, operator.floordiv),
    "arith.remsi": (_rounds_alike, operator.mod),
    "arith.divui": (_natural, operator.floordiv),
    "arith.remui": (_natural, operator.mod),
    "arith.shli": (_shifted, operator.lshift),
    "arith.shrsi": (lambda bits, a, by: by >= 0, operator.rshift),
    "arith.shrui": (_natural, operator.rshift),
    "arith.minsi": (_always, min),
    "arith.maxsi": (_always, max),
    "arith.andi": (_always, operator.and_),
    "arith.ori": (_always, operator.or_),
    "arith.xori": (_always, operator.xor),
    "math.absi": (_fits(lambda a, b: where(a >= 0, a, -a)), lambda a, b: abs(a)),
}


def goal_of(operation: Operation, terms: Sequence[Term]) -> Term:
    """The kernel's value is Python's. terms: the operands; of a loop, its step."""
    if operation.name == "scf.for":
        return terms[0] >= 1
    bits = operation.operands[0].type.bits
    if operation.name == "arith.trunci":
        return _within(terms[0], operation.results[0].type.bits)
    if bits == 1:
        return truth(True)
    if operation.name == "arith.cmpi":
        return _natural(bits, terms[0], terms[1])
    return NUMBERS[operation.name][0](bits, terms[0], terms[-1])


def python_of(operation: Operation, values: Sequence[int]) -> int | None:
    """What Python computes of the operands, with their signs; None where it is not one number."""
    if operation.name == "arith.trunci":
        return values[0]
    known = NUMBERS.get(operation.name)
    return None if known is None else known[1](values[0], values[-1])
