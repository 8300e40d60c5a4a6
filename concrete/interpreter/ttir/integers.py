"""Arithmetic of integers: each operation in two's complement, and in unbounded integers beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .state import Make, State
from .tree import Operation
from .values import Array, Int, either_of, integer, objects, of_bits, unsigned, wrap

Pairs = Callable[[Array, Array], Array]
LIMIT = 1 << 63


def _ends(array: Array) -> tuple[int, int]:
    return int(array.min()), int(array.max())


def _fits(change: Pairs, a: Array, b: Array) -> bool:
    """Whether no result can need more than 64 bits."""
    found = [int(change(x, y)) for x in _ends(a) for y in _ends(b)]
    return min(found) >= -LIMIT and max(found) < LIMIT


def ring(change: Pairs, flags: Pairs) -> Make:
    """Sums, differences and products."""

    def make(operation: Operation) -> Any:
        def run(state: State, a: Int, b: Int) -> Int:
            if a.bits == 1:
                return truths(flags, a, b)
            bits, v = a.bits, None
            exact = change(a.v, b.v)
            either = either_of(a, b)
            if a.ideal is None and b.ideal is None:
                if bits < 64:
                    v = wrap(exact, bits)
                    return (
                        Int(bits, v, None, either) if (v == exact).all() else integer(bits, v, objects(exact), either)
                    )
                if not np.size(exact) or _fits(change, a.v, b.v):
                    return Int(bits, exact, None, either)
            ideal = change(a.unbounded, b.unbounded)
            return integer(bits, wrap(exact, bits), np.asarray(ideal, dtype=object), either)

        return run

    return make


def truths(change: Pairs, a: Int, b: Int) -> Int:
    v = change(a.v, b.v)
    if a.ideal is None and b.ideal is None:
        return Int(1, v)
    return integer(1, v, change(a.unbounded, b.unbounded))


def towards_zero(a: Array, b: Array) -> Array:
    quotient = a // b
    inexact = (a - quotient * b != 0) & ((a < 0) != (b < 0))
    return quotient + inexact


def ceiling(a: Array, b: Array) -> Array:
    return a // b + (a % b != 0)


def rest(a: Array, b: Array) -> Array:
    return a - b * towards_zero(a, b)


def observed(change: Pairs, sign: bool, divides: bool = False) -> Make:
    """An operation on the numbers that the operands are, signed or unsigned."""

    def make(operation: Operation) -> Any:
        def run(state: State, a: Int, b: Int) -> Int:
            bits = a.bits
            if bits == 1:
                a, b = (Int(1, value.v.astype(np.int64), None) for value in (a, b))
            x, y = (value.v if sign else unsigned(value) for value in (a, b))
            if sign and bits == 1:
                x, y = -x, -y
            gone: Any = None
            if divides:
                gone = y == 0
                gone = gone if np.any(gone) else None
                if gone is not None:
                    state.undefined(operation, "division by zero", gone)
                    y = np.where(gone, 1, y)
                if sign:
                    over = (x == -(1 << (bits - 1))) & (y == -1)
                    if np.any(over):
                        state.undefined(operation, "overflowing division", over)
                        x = objects(x)
            exact = change(x, y)
            if bits == 1:
                return Int(1, (exact & 1).astype(bool))
            v = wrap(exact, bits)
            either = either_of(a, b)
            if gone is not None:
                v = np.where(gone, state.arbitrary(np.shape(v), bits), v)
                either = gone if either is None else either | gone
            elif a.ideal is None and b.ideal is None and x is a.v and y is b.v:
                return Int(bits, v)
            p, q = a.unbounded, b.unbounded
            if divides:
                q = np.where(q == 0, 1, q)
            return resolved(bits, v, change(p, q), either)

        return run

    return make


def resolved(bits: int, v: Array, ideal: Array, either: Array | None) -> Int:
    """What was read as a number of one sign is that number: only where it has its highest bit it may be either."""
    if either is not None:
        ideal = np.where(either, v, ideal)
        either = either & (v < 0)
        either = either if either.any() else None
    return integer(bits, v, np.asarray(ideal, dtype=object), either)


PREDICATES: dict[str, Pairs] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def compare(operation: Operation) -> Any:
    said = operation.words[0]
    sign = not said.startswith("u")
    change = PREDICATES[said] if said in PREDICATES else PREDICATES[said[1:]]

    def run(state: State, a: Int, b: Int) -> Int:
        if a.bits == 1:
            x, y = a.v.astype(np.int8), b.v.astype(np.int8)
            p, q = a.unbounded.astype(np.int8), b.unbounded.astype(np.int8)
            return (
                integer(1, change(-x, -y), change(-p, -q)) if said[0] == "s" else integer(1, change(x, y), change(p, q))
            )
        x, y = (a.v, b.v) if sign else (unsigned(a), unsigned(b))
        v = np.asarray(change(x, y), dtype=bool)
        if a.ideal is None and b.ideal is None and x is a.v and y is b.v:
            return Int(1, v)
        ideal = np.asarray(change(a.unbounded, b.unbounded), dtype=bool)
        either = either_of(a, b)
        if either is not None:
            ideal = np.where(either, v, ideal)
        return integer(1, v, ideal)

    return run


def _constant_of(values: Array) -> int | None:
    """The number that all elements are."""
    flat = np.ravel(values)
    return int(flat[0]) if flat.size and (flat == flat[0]).all() else None


def bitwise(change: Pairs) -> Make:
    def make(operation: Operation) -> Any:
        fixed = operation.fixed

        def run(state: State, a: Int, b: Int) -> Int:
            if a.bits == 1:
                return truths(change, a, b)
            bits, v = a.bits, change(a.v, b.v)
            for value, mask, constant in ((a, b, fixed[1]), (b, a, fixed[0])):
                ideal = _as_numbers(operation.name, value, _constant_of(mask.v), bits) if constant else None
                if ideal is not None:
                    return integer(bits, v, np.asarray(ideal, dtype=object), value.either)
            return of_bits(bits, v)

        return run

    return make


def _as_numbers(name: str, value: Int, mask: int | None, bits: int) -> Array | None:
    """What the lowest bits of an unbounded number are, all but these, or its complement: these have a meaning."""
    if mask is None:
        return None
    if name == "arith.xori":
        return -1 - value.unbounded if mask == -1 else None
    if name == "arith.andi" and mask >= 0 and mask & (mask + 1) == 0:
        return value.unbounded % (mask + 1)
    rest_of = -mask
    if name == "arith.andi" and mask < -1 and rest_of & (rest_of - 1) == 0:
        return value.unbounded - value.unbounded % rest_of
    return None


def shift(left: bool, sign: bool) -> Make:
    def make(operation: Operation) -> Any:
        def run(state: State, a: Int, b: Int) -> Int:
            bits, amount = a.bits, b.v.astype(np.int64)
            over = (amount < 0) | (amount >= bits)
            either = a.either
            if np.any(over):
                state.undefined(operation, "shift", over)
                amount = np.where(over, 0, amount)
                either = over if either is None else either | over
            if bits == 1:
                return a
            if left:
                v = wrap(a.v << amount, bits)
                if a.ideal is None and either is None and (v >> amount == a.v).all():
                    return Int(bits, v)
                return integer(bits, v, np.asarray(a.unbounded << objects(amount), dtype=object), either)
            read = a.v if sign else unsigned(a)
            v = wrap(read >> (objects(amount) if read.dtype == object else amount), bits)
            if a.ideal is None and either is None and read is a.v:
                return Int(bits, v)
            return resolved(bits, v, a.unbounded >> objects(amount), either)

        return run

    return make


MEANINGS: dict[str, Make] = {
    "arith.addi": ring(lambda a, b: a + b, np.bitwise_xor),
    "arith.subi": ring(lambda a, b: a - b, np.bitwise_xor),
    "arith.muli": ring(lambda a, b: a * b, np.bitwise_and),
    "arith.divsi": observed(towards_zero, True, True),
    "arith.remsi": observed(rest, True, True),
    "arith.divui": observed(towards_zero, False, True),
    "arith.remui": observed(rest, False, True),
    "arith.floordivsi": observed(lambda a, b: a // b, True, True),
    "arith.ceildivsi": observed(ceiling, True, True),
    "arith.ceildivui": observed(ceiling, False, True),
    "arith.minsi": observed(np.minimum, True),
    "arith.maxsi": observed(np.maximum, True),
    "arith.minui": observed(np.minimum, False),
    "arith.maxui": observed(np.maximum, False),
    "arith.cmpi": compare,
    "arith.andi": bitwise(np.bitwise_and),
    "arith.ori": bitwise(np.bitwise_or),
    "arith.xori": bitwise(np.bitwise_xor),
    "arith.shli": shift(True, False),
    "arith.shrsi": shift(False, True),
    "arith.shrui": shift(False, False),
}
