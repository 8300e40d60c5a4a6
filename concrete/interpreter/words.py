"""What operations do to words: one table, from the family's name to a meaning in two's complement and beside it in
unbounded integers, for the readers of every text.

A word is an integer of Python, which stands for its bits in any way, or an array of lanes as `wrap` leaves them: int64,
bool for one bit, Python's integers for more than 64. A meaning is written once, with operators that both have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from msgspec import Struct, field

Array = Any  # of numpy, of any shape; () of a scalar
Numbers = Any  # an integer, or an array
Change = Callable[..., Numbers]

# -- representations -------------------------------------------------------------------------------------------------


def objects(array: Array) -> Array:
    return np.asarray(array).astype(object)


def whole(numbers: Any) -> Array:
    """An array of Python's integers, of one as well."""
    return np.asarray(numbers, dtype=object)


def wrap(array: Array, bits: int) -> Array:
    """The lanes that two's complement of the width makes of integers."""
    array = whole(array) if isinstance(array, int) else np.asarray(array)
    if bits == 1:
        return array if array.dtype == bool else np.asarray(array & 1 != 0, dtype=bool)
    half = 1 << (bits - 1)
    if array.dtype == object:
        found = whole((array + half) % (2 * half) - half)
        return found if bits > 64 else found.astype(np.int64)
    if array.dtype == bool:
        return array.astype(np.int64)
    if bits == 32:
        return array.astype(np.int32).astype(np.int64)
    if bits == 64:
        return array
    if bits in (8, 16):
        return array.astype(f"i{bits // 8}").astype(np.int64)
    return ((array + half) & (2 * half - 1)) - half if bits < 64 else whole(array)


def signed(value: Numbers, bits: int) -> Numbers:
    """The number in two's complement that has these bits."""
    if isinstance(value, int):
        value &= (1 << bits) - 1
        return value - (1 << bits) if value >> (bits - 1) else value
    return value if bits > 1 else -value.astype(np.int64)


def unsigned(value: Numbers, bits: int) -> Numbers:
    """The natural number that has these bits; objects where lanes are too narrow."""
    if isinstance(value, int):
        return value & ((1 << bits) - 1)
    if bits == 1:
        return value.astype(np.int64)
    negative = value < 0
    if not negative.any():
        return value
    if bits < 64:
        return value & ((1 << bits) - 1)
    return whole(np.where(negative, whole(objects(value) + (1 << bits)), value))


def _low(value: Numbers, bits: int) -> Numbers:
    """Any number that has these bits."""
    return value if bits > 1 or isinstance(value, int) else value.astype(np.int64)


READINGS: dict[str, Change] = {
    "bits": lambda value, bits: value, "low": _low, "signed": signed, "unsigned": unsigned, "count": unsigned,
}  # fmt: skip


def fits(value: int, bits: int, sign: bool) -> bool:
    """Whether the width has the number."""
    return -(1 << (bits - 1)) <= value < 1 << (bits - 1) if sign else 0 <= value < 1 << bits


# -- words -----------------------------------------------------------------------------------------------------------


class Word(Struct, frozen=True):
    """change: (width of the operands, integers) -> an integer, of which the lowest bits are the result's.

    reads: which integers the operands are for it: "signed", "unsigned", "low" where any that have these bits will do,
    "bits" where the representation stays as it is; "count" is an unsigned one that counts bits. undefined: what it must not
    be asked for -> where that is the case, and a last operand that is harmless there, where it has no value at all.
    unbounded: whether it has a meaning for integers that have no width. masked: that of a constant last operand, or None.
    stays: no result has more bits than what is read; grows: it may have more than 64 of them, of operands that have less.
    """

    change: Change
    reads: tuple[str, ...] = ("low", "low")
    undefined: Mapping[str, tuple[Change, int | None]] = field(default_factory=dict)
    unbounded: bool = True
    masked: Callable[[Array, int], Array | None] | None = None
    stays: bool = False
    grows: bool = False

    def read(self, bits: int, *values: Numbers) -> tuple[Numbers, ...]:
        """The operands as the integers that they are here."""
        return tuple([READINGS[how](value, bits) for how, value in zip(self.reads, values, strict=True)])

    def __call__(self, bits: int, *values: Numbers) -> Numbers:
        """An integer with the result's bits, of operands for which it is defined."""
        read = self.read(bits, *values)
        if not self.unbounded:
            read = tuple(one if isinstance(one, int) else objects(one) for one in read)
        return self.change(bits, *read)

    @property
    def counts(self) -> bool:
        """Whether the last operand counts bits."""
        return self.reads[-1] == "count"


TRUTHS = (bool, np.bool_)


def choose(condition: Numbers, then: Numbers, otherwise: Numbers) -> Numbers:
    if isinstance(condition, TRUTHS):
        return then if condition else otherwise
    return np.where(condition, then, otherwise)


def _quotient(bits: int, a: Numbers, b: Numbers) -> Numbers:
    """Towards zero."""
    down = a // b
    return choose((down * b != a) & ((a < 0) != (b < 0)), down + 1, down)


def _smaller(bits: int, a: Numbers, b: Numbers) -> Numbers:
    return min(a, b) if isinstance(a, int) else np.minimum(a, b)


def _larger(bits: int, a: Numbers, b: Numbers) -> Numbers:
    return max(a, b) if isinstance(a, int) else np.maximum(a, b)


def _each(change: Callable[[int, int], int]) -> Change:
    """A function of one number, element by element. (number, width)"""

    def run(bits: int, value: Numbers) -> Numbers:
        return change(value, bits) if isinstance(value, int) else np.frompyfunc(lambda a: change(a, bits), 1, 1)(value)

    return run


def _low_bits(value: Array, mask: int) -> Array | None:
    """The lowest bits of a number, or all but these, have a meaning where there is no highest bit."""
    if mask >= 0 and mask & (mask + 1) == 0:
        return value % (mask + 1)
    return value - value % -mask if mask < -1 and -mask & (-mask - 1) == 0 else None


def _saturated(combine: Change, sign: bool) -> Word:
    def change(bits: int, a: Numbers, b: Numbers) -> Numbers:
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if sign else (0, (1 << bits) - 1)
        found = combine(a, b)
        return choose(found < low, low, choose(found > high, high, found))

    return Word(change, ("signed" if sign else "unsigned",) * 2, unbounded=False)


ORDERS: dict[str, Change] = {
    "lt": lambda bits, a, b: a < b, "le": lambda bits, a, b: a <= b,
    "gt": lambda bits, a, b: a > b, "ge": lambda bits, a, b: a >= b,
}  # fmt: skip
BY_ZERO: dict[str, tuple[Change, int | None]] = {"division by zero": (lambda bits, a, b: b == 0, 1)}
DIVIDES = {**BY_ZERO, "overflowing division": (lambda bits, a, b: (a == -(1 << (bits - 1))) & (b == -1), None)}
SHIFTS: dict[str, tuple[Change, int | None]] = {"shift": (lambda bits, a, b: b >= bits, 0)}
SIGNS = {"s": ("signed", "signed"), "u": ("unsigned", "unsigned")}


def _by_sign(name: str, change: Change, divides: bool = False) -> dict[str, Word]:
    """The word for signed and for unsigned numbers."""
    wrong = {"s": DIVIDES, "u": BY_ZERO} if divides else {"s": {}, "u": {}}
    return {name.format(sign): Word(change, SIGNS[sign], wrong[sign], stays=True) for sign in "su"}


WORDS: dict[str, Word] = {
    "add": Word(lambda bits, a, b: a + b, grows=True),
    "sub": Word(lambda bits, a, b: a - b, grows=True),
    "mul": Word(lambda bits, a, b: a * b, grows=True),
    **_by_sign("{}div", _quotient, True),
    **_by_sign("{}rem", lambda bits, a, b: a - b * _quotient(bits, a, b), True),
    **_by_sign("{}div floor", lambda bits, a, b: a // b, True),
    **_by_sign("{}div ceil", lambda bits, a, b: choose(a % b != 0, a // b + 1, a // b), True),
    **_by_sign("{}min", _smaller),
    **_by_sign("{}max", _larger),
    **_by_sign("{}cmp", lambda bits, a, b: choose(a > b, 1, choose(a < b, -1, 0))),
    "icmp eq": Word(lambda bits, a, b: a == b, ("bits", "bits"), stays=True),
    "icmp ne": Word(lambda bits, a, b: a != b, ("bits", "bits"), stays=True),
    **{key: word for name, order in ORDERS.items() for key, word in _by_sign("icmp {}" + name, order).items()},
    "and": Word(lambda bits, a, b: a & b, ("bits", "bits"), masked=_low_bits, stays=True),
    "or": Word(lambda bits, a, b: a | b, ("bits", "bits"), masked=lambda value, mask: None, stays=True),
    "xor": Word(
        lambda bits, a, b: a ^ b, ("bits", "bits"), stays=True,
        masked=lambda value, mask: -1 - value if mask == -1 else None,
    ),
    "shl": Word(lambda bits, a, b: a << b, ("low", "count"), SHIFTS, grows=True),
    "lshr": Word(lambda bits, a, b: a >> b, ("unsigned", "count"), SHIFTS, stays=True),
    "ashr": Word(lambda bits, a, b: a >> b, ("signed", "count"), SHIFTS, stays=True),
    "trunc": Word(lambda bits, a: a, ("bits",)),
    "zext": Word(lambda bits, a: a, ("unsigned",), stays=True),
    "sext": Word(lambda bits, a: a, ("signed",), stays=True),
    "abs": Word(lambda bits, a: abs(a), ("signed",), grows=True),
    "smulh": Word(lambda bits, a, b: a * b >> bits, SIGNS["s"], unbounded=False),
    "umulh": Word(lambda bits, a, b: a * b >> bits, SIGNS["u"], unbounded=False),
    "uadd.sat": _saturated(lambda a, b: a + b, False),
    "usub.sat": _saturated(lambda a, b: a - b, False),
    "sadd.sat": _saturated(lambda a, b: a + b, True),
    "ssub.sat": _saturated(lambda a, b: a - b, True),
    "fshl": Word(
        lambda bits, a, b, by: ((a << bits | b) << by % bits) >> bits, ("unsigned", "unsigned", "count"), unbounded=False
    ),
    "fshr": Word(
        lambda bits, a, b, by: (a << bits | b) >> by % bits, ("unsigned", "unsigned", "count"), unbounded=False
    ),
    "ctpop": Word(_each(lambda a, bits: a.bit_count()), ("unsigned",), unbounded=False),
    "ctlz": Word(_each(lambda a, bits: bits - a.bit_length()), ("unsigned",), unbounded=False),
    "cttz": Word(_each(lambda a, bits: (a & -a).bit_length() - 1 if a else bits), ("unsigned",), unbounded=False),
    "bswap": Word(
        _each(lambda a, bits: int.from_bytes(a.to_bytes(bits // 8, "little"), "big")), ("unsigned",), unbounded=False
    ),
    "bitreverse": Word(_each(lambda a, bits: int(f"{a:0{bits}b}"[::-1], 2)), ("unsigned",), unbounded=False),
}  # fmt: skip
