"""Operations on integers, by the interpreter's words: exact ones of a width, and the same in unbounded integers.

An exact value is its bits, 0 <= value < 2^width. The ideal one is a signed integer of any size.
"""

from __future__ import annotations

from collections import ChainMap

from ....concrete.interpreter.words import WORDS, Word, signed

__all__ = [
    "MODULAR",
    "NAMES",
    "RING",
    "SHIFTS",
    "SIGNED",
    "WITHOUT_SIGN",
    "Undefined",
    "compared",
    "compared_ideally",
    "exact",
    "ideal",
    "signed",
]


class Undefined(Exception):
    """A division by zero, or a shift past the width."""


# do not ask for a sign
RING = frozenset({"arith.addi", "arith.subi", "arith.muli", "arith.shli"})
# have a value on signed integers, without a width
SIGNED: dict[str, str] = {
    "arith.addi": "add", "arith.subi": "sub", "arith.muli": "mul", "arith.divsi": "sdiv", "arith.remsi": "srem",
    "arith.floordivsi": "sdiv floor", "arith.ceildivsi": "sdiv ceil", "arith.minsi": "smin", "arith.maxsi": "smax",
}  # fmt: skip
SHIFTS: dict[str, str] = {"arith.shli": "shl", "arith.shrsi": "ashr", "arith.shrui": "lshr"}
UNSIGNED: dict[str, str] = {
    "arith.divui": "udiv", "arith.remui": "urem", "arith.ceildivui": "udiv ceil", "arith.minui": "umin",
    "arith.maxui": "umax", "arith.andi": "and", "arith.ori": "or", "arith.xori": "xor",
}  # fmt: skip
WITHOUT_SIGN = frozenset({"arith.divui", "arith.ceildivui", "arith.minui", "arith.maxui"})
MODULAR = frozenset({"arith.remui", "arith.shrui"})  # of bits, whatever wrapped before
NAMES = ChainMap(SIGNED, UNSIGNED, SHIFTS)


def _of(word: Word, bits: int, a: int, b: int) -> int:
    for what, (where, harmless) in word.undefined.items():
        if harmless is not None and (where(bits, a, b) or (word.counts and b < 0)):
            raise Undefined(f"{what} of {a} by {b}")
    return word.change(bits, a, b)


def exact(name: str, a: int, b: int, bits: int) -> int:
    """The bits of the result, from the bits of the operands. Raises KeyError, Undefined."""
    word = WORDS[NAMES[name]]
    return _of(word, bits, *word.read(bits, a, b)) % (1 << bits)


def ideal(name: str, a: int, b: int, bits: int) -> int:
    """The same in unbounded integers; Python's have as many sign bits as are asked for. Raises Undefined."""
    return _of(WORDS[NAMES[name]], bits, a, b)


def compared(said: str, a: int, b: int, bits: int) -> bool:
    """A comparison of bits. Raises KeyError."""
    return bool(WORDS[f"icmp {said}"](bits, a, b))


def compared_ideally(said: str, a: int, b: int) -> bool:
    return bool(WORDS[f"icmp {said}"].change(0, a, b))
