"""cvt: between integers, from floats, to floats, and pairs of floats packed into a word.

Source: PTX ISA, Data Movement and Conversion Instructions: cvt, cvt.pack.
"""

from __future__ import annotations

import math
from fractions import Fraction

from ..errors import NotRun
from ..words import signed
from .floats import form_of, mode_of
from .pure import Change, Parts, Pure
from .rounding import Format, encoded, flushed, integral, number, special
from .tree import TYPES, Type

INTEGRAL = {"rni": "rn", "rzi": "rz", "rmi": "rm", "rpi": "rp"}
FLAGS = (*INTEGRAL, "rn", "rz", "rm", "rp", "ftz", "sat", "relu")


def cast(parts: Parts) -> Pure:
    if len(parts.types) < 2:
        raise NotRun(f"{parts.operation} of {', '.join(parts.modifiers)} is not run")
    parts.known(*FLAGS)
    to, source = parts.types[:2]
    if to.count > 1:
        return _packed(parts, to, source)
    return Pure(to, (source,), _change(parts, to, source))


def _change(parts: Parts, to: Type, source: Type) -> Change:
    if source.kind == "f":
        return _float_to_float(parts, to, source) if to.kind == "f" else _float_to_integer(parts, to, source)
    if to.kind == "f":
        form, mode = form_of(to), mode_of(parts)
        return lambda a: encoded(Fraction(_read(source, a)), form, mode)
    if "sat" in parts.modifiers:
        low, high = _ends(to)
        return lambda a: min(max(_read(source, a), low), high)
    return lambda a: _read(source, a)


def _read(kind: Type, bits: int) -> int:
    return signed(bits, kind.bits) if kind.signed else bits


def _ends(kind: Type) -> tuple[int, int]:
    if kind.signed:
        return -(1 << (kind.bits - 1)), (1 << (kind.bits - 1)) - 1
    return 0, (1 << kind.bits) - 1


def _float_to_integer(parts: Parts, to: Type, source: Type) -> Change:
    """What does not fit is the end next to it."""
    mode = next((INTEGRAL[own] for own in parts.modifiers if own in INTEGRAL), "")
    if not mode:
        raise NotRun("cvt from a float to an integer has .rni, .rzi, .rmi or .rpi")
    form, ftz, (low, high) = form_of(source), "ftz" in parts.modifiers, _ends(to)
    nothing = 1 << (to.bits - 1) if source.bits == 64 or to.bits == 64 else 0

    def change(a: int) -> int:
        value = number(flushed(a, form) if ftz else a, form)
        if value != value:
            return nothing
        if math.isinf(value):
            return high if value > 0 else low
        return min(max(integral(Fraction(value), mode), low), high)

    return change


def _float_to_float(parts: Parts, to: Type, source: Type) -> Change:
    before, after, mode = form_of(source), form_of(to), mode_of(parts)
    whole = next((INTEGRAL[own] for own in parts.modifiers if own in INTEGRAL), "")
    return lambda a: _finished(parts, _rounded(parts, a, before, after, mode, whole), after)


def _rounded(parts: Parts, bits: int, before: Format, after: Format, mode: str, whole: str) -> int:
    if "ftz" in parts.modifiers and before.bits == 32:
        bits = flushed(bits, before)
    value = number(bits, before)
    if not value or not math.isfinite(value):
        return special(value, after)
    if whole:
        return encoded(Fraction(integral(Fraction(value), whole)), after, negative_zero=value < 0)
    return encoded(Fraction(value), after, mode)


def _finished(parts: Parts, bits: int, form: Format) -> int:
    if "ftz" in parts.modifiers and form.bits == 32:
        bits = flushed(bits, form)
    value = number(bits, form)
    if "sat" in parts.modifiers:
        return encoded(min(Fraction(value), Fraction(1)), form) if 0 < value < math.inf else (
            encoded(Fraction(1), form) if value == math.inf else 0
        )  # fmt: skip
    if "relu" in parts.modifiers and bits & form.sign and value == value:
        return 0
    return bits


def _packed(parts: Parts, to: Type, source: Type) -> Pure:
    """The first operand is the upper half."""
    if source.bits != 32 or source.kind != "f":
        raise NotRun(f"cvt from {source.name} to {to.name} is not run")
    change = _change(parts, TYPES[to.form], source)
    return Pure(to, (source, source), lambda a, b: change(a) << 16 | change(b))
