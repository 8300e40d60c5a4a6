"""Binary floating point: bits of a format and the numbers that they are, rounded exactly in any direction.

Every format's number is one of Python's floats, so these stand for it; exact results are fractions.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct


class Format(Struct, frozen=True):
    """bits; those of the significand with the hidden one; the exponent of the smallest normal number; hardware's NaN."""

    bits: int
    precision: int
    lowest: int
    nan: int

    @property
    def field(self) -> int:
        return self.precision - 1

    @property
    def ones(self) -> int:
        return (1 << (self.bits - self.precision)) - 1

    @property
    def infinity(self) -> int:
        return self.ones << self.field

    @property
    def sign(self) -> int:
        return 1 << (self.bits - 1)


FORMATS: dict[str, Format] = {
    "f16": Format(16, 11, -14, 0x7FFF), "bf16": Format(16, 8, -126, 0x7FFF),
    "f32": Format(32, 24, -126, 0x7FFFFFFF), "f64": Format(64, 53, -1022, 0xFFF8000000000000),
}  # fmt: skip


PACKED = {32: (struct.Struct("<I"), struct.Struct("<f")), 64: (struct.Struct("<Q"), struct.Struct("<d"))}


def number(bits: int, form: Format) -> float:
    if form.bits >= 32:
        word, packed = PACKED[form.bits]
        return packed.unpack(word.pack(bits))[0]
    sign = -1.0 if bits & form.sign else 1.0
    exponent, rest = bits >> form.field & form.ones, bits & ((1 << form.field) - 1)
    if exponent == form.ones:
        return math.nan if rest else sign * math.inf
    if exponent == 0:
        return sign * math.ldexp(rest, form.lowest - form.field)
    return sign * math.ldexp(rest | 1 << form.field, exponent - 1 + form.lowest - form.field)


def flushed(bits: int, form: Format) -> int:
    """Zero of the sign in place of a subnormal number."""
    return bits if bits >> form.field & form.ones else bits & form.sign


def integral(value: Fraction, mode: str) -> int:
    """The integer next to it: rn to even, rz, rm down, rp up."""
    low = math.floor(value)
    rest = value - low
    if not rest or mode == "rm":
        return low
    if mode == "rp" or (mode == "rz" and value < 0):
        return low + 1
    if mode == "rz":
        return low
    return low + int(rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low & 1 == 1))


def encoded(value: Fraction, form: Format, mode: str = "rn", negative_zero: bool = False) -> int:
    """Bits of the number next to an exact one."""
    if not value:
        return form.sign if negative_zero else 0
    sign, size = (form.sign, -value) if value < 0 else (0, value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if Fraction(2) ** exponent > size:
        exponent -= 1
    exponent = max(exponent, form.lowest)
    if sign and mode in ("rm", "rp"):
        mode = "rp" if mode == "rm" else "rm"
    steps = integral(size / Fraction(2) ** (exponent - form.field), mode)
    found = steps + ((exponent - form.lowest) << form.field)  # a carry of the significand is one of the exponent
    if found >= form.infinity:
        found = form.infinity if mode in ("rn", "rp") else form.infinity - 1
    return sign | found


def special(value: float, form: Format) -> int:
    """Bits of a zero, an infinity or NaN."""
    if value != value:
        return form.nan
    sign = form.sign if math.copysign(1.0, value) < 0 else 0
    return sign | (0 if value == 0 else form.infinity)


def root(value: Fraction) -> Fraction:
    """The square root, or a number beside it that every format rounds the same."""
    scale = 1 << 1200
    whole = math.isqrt(value.numerator * scale * scale // value.denominator)
    found = Fraction(whole, scale)
    return found if found * found == value else found + Fraction(1, 4 * scale)


EXACT: dict[str, Callable[..., Fraction]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
    "fma": lambda a, b, c: a * b + c, "sqrt": root, "rcp": lambda a: 1 / a,
}  # fmt: skip


def _sign(value: float) -> float:
    return math.copysign(1.0, value)


def _sum(a: float, b: float, mode: str) -> float:
    """Of two numbers that cancel each other or one of which is infinite."""
    if a == -b and math.isfinite(a):
        return math.copysign(0.0, a) if a == 0 and _sign(a) == _sign(b) else -0.0 if mode == "rm" else 0.0
    return a + b


def _product(a: float, b: float) -> float:
    if math.isfinite(a) and math.isfinite(b) and a and b:
        return math.copysign(1.0, _sign(a) * _sign(b))  # only beside an infinite number
    return a * b


def _quotient(a: float, b: float) -> float:
    if b == 0:
        return math.nan if a == 0 or a != a else math.copysign(math.inf, _sign(a) * _sign(b))
    return a / b


def _multiply_add(a: float, b: float, c: float, mode: str) -> float:
    if all(map(math.isfinite, (a, b, c))) and a and b:
        return -0.0 if mode == "rm" else 0.0  # the sum of two that cancel each other
    return _sum(_product(a, b), c, mode)


SPECIAL: dict[str, Callable[..., float]] = {
    "add": _sum, "sub": lambda a, b, mode: _sum(a, -b, mode), "mul": lambda a, b, mode: _product(a, b),
    "div": lambda a, b, mode: _quotient(a, b), "fma": _multiply_add, "rcp": lambda a, mode: _quotient(1.0, a),
    "sqrt": lambda a, mode: a if a == 0 or a == math.inf else math.nan,
}  # fmt: skip


def _odd_sum(product: float, c: float) -> float:
    """product + c where that is a float, else of the two floats around it the one whose last bit is 1: what is rounded from
    that to far fewer bits is rounded as the sum itself."""
    found = product + c
    back = found - product
    rest = (product - (found - back)) + (c - back)
    if not rest or PACKED[64][0].unpack(PACKED[64][1].pack(found))[0] & 1:
        return found
    return math.nextafter(found, math.inf if rest > 0 else -math.inf)


FLOATS: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
    "rcp": lambda a: 1.0 / a, "sqrt": math.sqrt, "fma": lambda a, b, c: _odd_sum(a * b, c),
}  # fmt: skip


def _rounded_once(name: str, form: Format, numbers: list[float]) -> int | None:
    """Bits of the number next to the result, by the floats of the processor; None where these may not tell.

    f64 is what they have. From 53 bits, a sum, product, quotient or root of f32's 24 bits is rounded as the exact one would
    be, as 53 >= 2 * 24 + 2 (S. A. Figueroa, When is double rounding innocuous?, 1995); a product of two is exact.
    """
    if form.bits < 32 or (name == "fma" and form.bits == 64):
        return None
    try:
        found = FLOATS[name](*numbers)
    except (ZeroDivisionError, ValueError, OverflowError):
        return None
    if found != found:
        return form.nan
    least, most = (2.0**-125, 2.0**127) if form.bits == 32 else (2.0**-1020, 2.0**1023)
    if not least <= abs(found) <= most and (found or form.bits == 64):  # no product of f32's is too small for f64
        return None
    word, packed = PACKED[form.bits]
    return word.unpack(packed.pack(found))[0]


def computed(name: str, form: Format, mode: str, *values: int, tiny: bool = False) -> int:
    """One of EXACT's operations on bits. tiny: what would be less than each normal number, of any exponent, is zero."""
    numbers = [number(value, form) for value in values]
    if mode == "rn" and (quick := _rounded_once(name, form, numbers)) is not None:
        return quick
    if all(map(math.isfinite, numbers)) and not (name == "sqrt" and numbers[0] <= 0):
        try:
            exact = EXACT[name](*map(Fraction, numbers))
        except ZeroDivisionError:
            exact = Fraction(0)
        if exact and tiny and abs(exact) < Fraction(2) ** form.lowest:
            near = number(encoded(exact / Fraction(2) ** (form.lowest - 1), form, mode), form)
            if abs(near) < 2:
                return form.sign if exact < 0 else 0
        if exact:
            return encoded(exact, form, mode)
    return special(SPECIAL[name](*numbers, mode), form)
