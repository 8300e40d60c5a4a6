"""Operations on integers as Python computes them: exact ones of a width, and the same in unbounded integers.

An exact value is its bits, 0 <= value < 2^width. The ideal one is a signed integer of any size.
"""

from __future__ import annotations

from collections.abc import Callable

Binary = Callable[[int, int, int], int]  # of two values and the width


class Undefined(Exception):
    """A division by zero, or a shift past the width."""


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def _towards_zero(a: int, b: int) -> int:
    if b == 0:
        raise Undefined("division by zero")
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _rest(a: int, b: int) -> int:
    return a - b * _towards_zero(a, b)


def _floor(a: int, b: int) -> int:
    if b == 0:
        raise Undefined("division by zero")
    return a // b


def _amount(by: int, bits: int) -> int:
    if not 0 <= by < bits:
        raise Undefined(f"shift of {bits} bits by {by}")
    return by


# do not ask for a sign
RING = frozenset({"arith.addi", "arith.subi", "arith.muli", "arith.shli"})
# operation -> its value on signed integers, without a width; None for one that is on bits
SIGNED: dict[str, Callable[[int, int], int]] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.divsi": _towards_zero,
    "arith.remsi": _rest,
    "arith.floordivsi": _floor,
    "arith.ceildivsi": lambda a, b: -_floor(-a, b),
    "arith.minsi": min,
    "arith.maxsi": max,
}
UNSIGNED: dict[str, Callable[[int, int], int]] = {
    "arith.divui": _towards_zero,
    "arith.remui": _rest,
    "arith.ceildivui": lambda a, b: -_floor(-a, b),
    "arith.minui": min,
    "arith.maxui": max,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
}
SHIFTS: dict[str, Callable[[int, int], int]] = {
    "arith.shli": lambda a, by: a << by,
    "arith.shrsi": lambda a, by: a >> by,
    "arith.shrui": lambda a, by: a >> by,
}
PREDICATES: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def exact(name: str, a: int, b: int, bits: int) -> int:
    """The bits of the result, from the bits of the operands. Raises KeyError, Undefined."""
    size = 1 << bits
    if name in SIGNED:
        return SIGNED[name](signed(a, bits), signed(b, bits)) % size
    if name in UNSIGNED:
        return UNSIGNED[name](a, b) % size
    by = _amount(b, bits)
    return SHIFTS[name](signed(a, bits) if name == "arith.shrsi" else a, by) % size


def ideal(name: str, a: int, b: int, bits: int) -> int:
    """The same in unbounded integers; Python's have as many sign bits as are asked for. Raises Undefined."""
    if name in SIGNED:
        return SIGNED[name](a, b)
    if name in UNSIGNED:
        return UNSIGNED[name](a, b)
    return SHIFTS[name](a, _amount(b, bits))


def compared(said: str, a: int, b: int, bits: int) -> bool:
    """A comparison of bits."""
    if said in ("eq", "ne"):
        return PREDICATES[said](a, b)
    if said.startswith("s"):
        a, b = signed(a, bits), signed(b, bits)
    return PREDICATES[said[1:]](a, b)


def compared_ideally(said: str, a: int, b: int) -> bool:
    return PREDICATES[said if said in ("eq", "ne") else said[1:]](a, b)
