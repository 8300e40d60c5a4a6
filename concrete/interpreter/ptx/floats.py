"""Instructions on floats: exact in f16, bf16, f32 and f64, but for those that the ISA calls approximate.

Source: PTX ISA, Floating Point Instructions, Half Precision Floating Point Instructions, Comparison and Selection.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

from ..errors import NotRun
from .pure import PREDICATE, Change, Meaning, Parts, Pure
from .rounding import FORMATS, Format, computed, encoded, flushed, number, special
from .tree import Type

MODES = ("rn", "rz", "rm", "rp")
FLAGS = (*MODES, "ftz", "sat", "approx", "full", "relu", "NaN", "noftz")


def mode_of(parts: Parts) -> str:
    return next((own for own in parts.modifiers if own in MODES), "rn")


def form_of(kind: Type) -> Format:
    return FORMATS[kind.form]


def saturated(bits: int, form: Format) -> int:
    """In [0, 1], where NaN is zero."""
    value = number(bits, form)
    if not value > 0:
        return 0
    return encoded(Fraction(1), form) if value > 1 else bits


def around(parts: Parts, form: Format, change: Change) -> Change:
    """With what .ftz, .sat and .relu do to operands and result; of packed numbers, each for itself."""
    ftz, flags = "ftz" in parts.modifiers, parts.modifiers

    def one(*values: int) -> int:
        found = change(*[flushed(value, form) for value in values] if ftz else values)
        found = flushed(found, form) if ftz else found
        if "sat" in flags:
            return saturated(found, form)
        if "relu" in flags and found & form.sign and number(found, form) == number(found, form):
            return 0
        return found

    if parts.kind.count == 1:
        return one
    return lambda *values: one(*[value & 0xFFFF for value in values]) | one(*[value >> 16 for value in values]) << 16


def exactly(name: str, arity: int) -> Meaning:
    def make(parts: Parts) -> Pure:
        parts.known(*FLAGS)
        kind, form, mode = parts.kind, form_of(parts.kind), mode_of(parts)
        tiny = "ftz" in parts.modifiers
        change = around(parts, form, lambda *values: computed(name, form, mode, *values, tiny=tiny))
        fused = name in ("add", "sub", "mul") and not set(MODES) & set(parts.modifiers)  # what ptxas is free to do
        rough = fused or "approx" in parts.modifiers or "full" in parts.modifiers
        return Pure(kind, (kind,) * arity, change, rough)

    return make


def multiply_add(parts: Parts) -> Pure:
    return exactly("fma", 3)(parts)


def _extreme(larger: bool) -> Meaning:
    def make(parts: Parts) -> Pure:
        parts.known("ftz", "NaN", "xorsign", "abs")
        if "xorsign" in parts.modifiers:
            raise NotRun(f"{parts.operation} with .xorsign is not run")
        kind, form = parts.kind, form_of(parts.kind)

        def change(*values: int) -> int:
            numbers = [number(value, form) for value in values]
            wrong = [own != own for own in numbers]
            if all(wrong) or (any(wrong) and "NaN" in parts.modifiers):
                return form.nan
            pairs = [
                (own, -(bits >> (form.bits - 1)), bits) for own, bits in zip(numbers, values, strict=True) if own == own
            ]
            return (max(pairs) if larger else min(pairs))[2]

        return Pure(kind, (kind, kind), around(parts, form, change))

    return make


def _signs(how: str) -> Meaning:
    """abs, neg: NaN of f64 stays, and other ones become hardware's."""

    def make(parts: Parts) -> Pure:
        kind, form = parts.kind, form_of(parts.kind)

        def change(a: int) -> int:
            if number(a, form) != number(a, form):
                return a if form.bits == 64 else form.nan
            return a & ~form.sign if how == "abs" else a ^ form.sign

        return Pure(kind, (kind,), around(parts, form, change))

    return make


def copied_sign(parts: Parts) -> Pure:
    """copysign: of the first, on the second"""
    kind, form = parts.kind, form_of(parts.kind)
    return Pure(kind, (kind, kind), lambda a, b: b & ~form.sign | a & form.sign)


KINDS: dict[str, Callable[[float, Format], bool]] = {
    "finite": lambda value, form: math.isfinite(value),
    "infinite": lambda value, form: math.isinf(value),
    "number": lambda value, form: value == value,
    "notanumber": lambda value, form: value != value,
    "normal": lambda value, form: math.isfinite(value) and (not value or abs(value) >= math.ldexp(1.0, form.lowest)),
    "subnormal": lambda value, form: 0 < abs(value) < math.ldexp(1.0, form.lowest),
}


def tested(parts: Parts) -> Pure:
    """testp"""
    form, test = form_of(parts.kind), KINDS[parts.modifiers[0]]
    return Pure(PREDICATE, (parts.kind,), lambda a: int(test(number(a, form), form)))


def _rough(function: Callable[[float], float]) -> Meaning:
    """Rounded here from Python's result: not what hardware gives."""

    def make(parts: Parts) -> Pure:
        kind, form = parts.kind, form_of(parts.kind)

        def change(a: int) -> int:
            try:
                found = function(number(a, form))
            except (ValueError, OverflowError):
                found = math.nan
            if found and math.isfinite(found):
                return encoded(Fraction(found), form)
            return special(found, form)

        return Pure(kind, (kind,), around(parts, form, change), approximate=True)

    return make


def _power(a: float) -> float:
    return math.inf if a > 2000 else 2.0**a


def _logarithm(a: float) -> float:
    return math.log2(a) if a > 0 else -math.inf if a == 0 else math.nan


def _inverse_root(a: float) -> float:
    return 1 / math.sqrt(a) if a > 0 else math.copysign(math.inf, a) if a == 0 else math.nan


def _difference(parts: Parts) -> Pure:
    return exactly("sub", 2)(parts)


FLOATS: dict[str, Meaning] = {
    "add": exactly("add", 2), "sub": _difference, "mul": exactly("mul", 2), "div": exactly("div", 2),
    "fma": multiply_add, "mad": multiply_add, "sqrt": exactly("sqrt", 1), "rcp": exactly("rcp", 1),
    "min": _extreme(False), "max": _extreme(True), "abs": _signs("abs"), "neg": _signs("neg"),
    "copysign": copied_sign, "testp": tested, "ex2": _rough(_power), "lg2": _rough(_logarithm),
    "sin": _rough(math.sin), "cos": _rough(math.cos), "tanh": _rough(math.tanh), "rsqrt": _rough(_inverse_root),
}  # fmt: skip

ORDERED: dict[str, Callable[[float, float], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip


def compared(name: str, kind: Type, ftz: bool) -> Change | None:
    """What setp says of bits; None where there is no such comparison of floats."""
    form = form_of(kind)

    def read(bits: int) -> float:
        return number(flushed(bits, form) if ftz else bits, form)

    if name in ("num", "nan"):
        return lambda a, b: (read(a) == read(a) and read(b) == read(b)) == (name == "num")
    unordered = name[-1:] == "u"
    order = ORDERED.get(name[:-1] if unordered else name)
    if order is None:
        return None

    def change(a: int, b: int) -> bool:
        x, y = read(a), read(b)
        return unordered if x != x or y != y else order(x, y)

    return change
