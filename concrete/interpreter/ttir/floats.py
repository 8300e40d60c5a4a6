"""Floats: arithmetic in numpy, conversions, and the bits of narrow formats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..words import Array, wrap
from .state import Make, State
from .tree import Operation, Type, size_of
from .values import Float, Int, Ptr, of_bits, unsigned

# kind -> bits of exponent and of mantissa, bias, whether there are infinities, whether -0 is the only NaN
NARROW = {
    "f8E4M3FN": (4, 3, 7, False, False),
    "f8E5M2": (5, 2, 15, True, False),
    "f8E4M3FNUZ": (4, 3, 8, False, True),
    "f8E5M2FNUZ": (5, 2, 16, False, True),
    "f8E4M3B11FNUZ": (4, 3, 11, False, True),
}
NATIVE = {"f64": np.float64, "f32": np.float32, "f16": np.float16}
TABLES: dict[str, np.ndarray] = {}


def table(kind: str) -> np.ndarray:
    """The numbers of all 256 bytes of a narrow format."""
    if kind not in TABLES:
        exponents, mantissas, bias, infinite, only = NARROW[kind]
        byte = np.arange(256)
        exponent, mantissa = byte >> mantissas & (1 << exponents) - 1, byte & (1 << mantissas) - 1
        small = exponent == 0
        found = np.where(small, mantissa, mantissa + (1 << mantissas)) * 2.0 ** (
            np.where(small, 1, exponent) - bias - mantissas
        )
        top = exponent == (1 << exponents) - 1
        if infinite:
            found = np.where(top, np.where(mantissa == 0, np.inf, np.nan), found)
        elif not only:
            found = np.where(top & (mantissa == (1 << mantissas) - 1), np.nan, found)
        found = np.where(byte >> 7, -found, found)
        if only:
            found[128] = np.nan
        TABLES[kind] = found.astype(np.float32)
    return TABLES[kind]


def rounded(kind: str, v: Array) -> Array:
    """Numbers as the nearest ones of the kind, in the type that holds them."""
    if kind in NATIVE:
        return np.asarray(v).astype(NATIVE[kind])
    v = np.asarray(v).astype(np.float32)
    if kind == "bf16":
        bits = v.view(np.uint32)
        near = (bits + 0x7FFF + (bits >> 16 & 1)) & np.uint32(0xFFFF0000)
        return np.where(np.isnan(v), v, near.view(np.float32))
    if kind in NARROW:
        return table(kind)[encoded(kind, v).astype(np.int64)]
    return v


def encoded(kind: str, v: Array) -> Array:
    """The bytes of the nearest numbers of a narrow format, ties to an even byte; too large ones are the largest."""
    numbers = table(kind)[:128]
    finite = np.flatnonzero(np.isfinite(numbers))
    known = numbers[finite].astype(np.float64)
    size = np.abs(np.asarray(v, dtype=np.float64))
    above = np.clip(np.searchsorted(known, size), 1, len(known) - 1)
    low, high = known[above - 1], known[above]
    up = (size - low > high - size) | ((size - low == high - size) & (above % 2 == 0))
    found = np.where(up, above, above - 1)
    found = np.where(np.signbit(v), found + 128, found)
    if NARROW[kind][4]:
        found = np.where(found == 128, 0, found)
    return np.where(np.isnan(v), 128 if NARROW[kind][4] else 127, found)


def to_bits(value: Float) -> Array:
    """uint64."""
    if value.kind in NARROW:
        return encoded(value.kind, value.v).astype(np.uint64)
    v = rounded(value.kind, value.v)
    if value.kind == "bf16":
        return (np.asarray(v).view(np.uint32) >> 16).astype(np.uint64)
    return np.asarray(v).view(f"u{v.dtype.itemsize}").astype(np.uint64)


def from_bits(kind: str, bits: Array) -> Float:
    """bits: uint64."""
    if kind in NARROW:
        return Float(kind, table(kind)[bits.astype(np.int64)])
    if kind == "bf16":
        return Float(kind, (bits.astype(np.uint32) << 16).view(np.float32))
    kept = NATIVE.get(kind, np.float32)
    return Float(kind, bits.astype(f"u{np.dtype(kept).itemsize}").view(kept))


def elementwise(change: Callable[..., Array], exact: bool = False) -> Make:
    """A function of numbers; with the exact ones nothing depends on how the hardware computes it."""

    def make(operation: Operation) -> Any:
        kind = operation.types[-1].element

        def run(state: State, *operands: Float) -> Float:
            if not exact or kind not in NATIVE:
                state.approximate(operation)
            return Float(kind, rounded(kind, change(*(value.v for value in operands))))

        return run

    return make


def erf(v: Array) -> Array:
    """Abramowitz and Stegun 7.1.26."""
    t = 1 / (1 + 0.3275911 * np.abs(v))
    found = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.sign(v) * (1 - found * np.exp(-v * v))


ORDERED: dict[str, Callable[[Array, Array], Array]] = {
    "eq": lambda a, b: a == b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "ne": lambda a, b: a != b,
    "rd": lambda a, b: np.ones_like(a, dtype=bool),
    "no": lambda a, b: np.zeros_like(a, dtype=bool),
}


def compare(operation: Operation) -> Any:
    said = operation.words[0]

    def run(state: State, a: Float, b: Float) -> Int:
        if said in ("true", "false"):
            return Int(1, np.full(np.shape(a.v), said == "true"))
        odd = np.isnan(a.v) | np.isnan(b.v)
        name = {"ord": "rd", "uno": "no"}.get(said, said[1:])
        found = ORDERED[name](a.v, b.v)
        return Int(1, found & ~odd if said[0] == "o" else found | odd)

    return run


def to_float(sign: bool) -> Make:
    def make(operation: Operation) -> Any:
        kind = operation.types[-1].element

        def run(state: State, value: Int) -> Float:
            read = value.v if sign else unsigned(value)
            if sign and value.bits == 1:
                read = -read.astype(np.int8)
            return Float(kind, rounded(kind, np.asarray(read).astype(np.float64)))

        return run

    return make


def to_integer(sign: bool) -> Make:
    """Towards zero; what does not fit is arbitrary."""

    def make(operation: Operation) -> Any:
        bits = operation.types[-1].bits
        low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if sign else (0, 1 << bits)

        def run(state: State, value: Float) -> Int:
            v = np.trunc(np.asarray(value.v, dtype=np.float64))
            fits = (v >= low) & (v < high)
            exact = wrap(
                np.where(fits, v, 0).astype(np.int64 if sign or bits < 64 else np.uint64).astype(np.int64), bits
            )
            if not np.all(fits):
                exact = np.where(fits, exact, state.arbitrary(np.shape(exact), bits))
            return Int(1, exact != 0) if bits == 1 else of_bits(bits, exact)

        return run

    return make


def cast(operation: Operation) -> Any:
    kind = operation.types[-1].element

    def run(state: State, value: Float) -> Float:
        if "rtz" in operation.words or "toward_zero" in operation.words:
            state.approximate(operation)
        return Float(kind, rounded(kind, value.v))

    return run


def bitcast(operation: Operation) -> Any:
    target, source = operation.types[-1], operation.types[0]

    def run(state: State, value: Any) -> Any:
        if isinstance(value, Ptr):
            return value
        if isinstance(value, Int) and target.bits == value.bits:
            return value
        bits = to_bits(value) if isinstance(value, Float) else to_unsigned(value)
        return typed(target, bits)

    assert size_of(source.element) == size_of(target.element)
    return run


def to_unsigned(value: Int) -> Array:
    """The bits, uint64."""
    if value.bits == 1:
        return np.asarray(value.v).astype(np.uint64)
    found = (
        np.asarray(value.v).view(np.uint64) if np.ndim(value.v) else np.asarray(value.v, dtype=np.int64).view(np.uint64)
    )
    return found & np.uint64((1 << value.bits) - 1)


def typed(kind: Type, bits: Array) -> Float | Int:
    """What unsigned bits are as a value of the type."""
    if kind.is_float:
        return from_bits(kind.element, bits)
    if kind.bits == 1:
        return Int(1, bits & np.uint64(1) != 0)
    return of_bits(kind.bits, wrap(np.asarray(bits, dtype=np.uint64).view(np.int64), kind.bits))


def clamp(v: Array, low: Array, high: Array) -> Array:
    return np.minimum(np.maximum(v, low), high)


MEANINGS: dict[str, Make] = {
    "arith.addf": elementwise(np.add, True),
    "arith.subf": elementwise(np.subtract, True),
    "arith.mulf": elementwise(np.multiply, True),
    "arith.divf": elementwise(np.divide),
    "arith.remf": elementwise(np.fmod, True),
    "arith.negf": elementwise(np.negative, True),
    "arith.maxnumf": elementwise(np.fmax, True),
    "arith.minnumf": elementwise(np.fmin, True),
    "arith.maximumf": elementwise(np.maximum, True),
    "arith.minimumf": elementwise(np.minimum, True),
    "arith.cmpf": compare,
    "arith.sitofp": to_float(True),
    "arith.uitofp": to_float(False),
    "arith.fptosi": to_integer(True),
    "arith.fptoui": to_integer(False),
    "arith.extf": cast,
    "arith.truncf": cast,
    "tt.fp_to_fp": cast,
    "tt.bitcast": bitcast,
    "arith.bitcast": bitcast,
    "tt.clampf": elementwise(clamp, True),
    "tt.precise_divf": elementwise(np.divide, True),
    "tt.precise_sqrt": elementwise(np.sqrt, True),
    "math.absf": elementwise(np.abs, True),
    "math.floor": elementwise(np.floor, True),
    "math.ceil": elementwise(np.ceil, True),
    "math.trunc": elementwise(np.trunc, True),
    "math.round": elementwise(lambda v: np.trunc(v + np.copysign(0.5, v)), True),
    "math.roundeven": elementwise(np.rint, True),
    "math.sqrt": elementwise(np.sqrt),
    "math.rsqrt": elementwise(lambda v: 1 / np.sqrt(v)),
    "math.exp": elementwise(np.exp),
    "math.exp2": elementwise(np.exp2),
    "math.expm1": elementwise(np.expm1),
    "math.log": elementwise(np.log),
    "math.log2": elementwise(np.log2),
    "math.log10": elementwise(np.log10),
    "math.log1p": elementwise(np.log1p),
    "math.sin": elementwise(np.sin),
    "math.cos": elementwise(np.cos),
    "math.tan": elementwise(np.tan),
    "math.tanh": elementwise(np.tanh),
    "math.sinh": elementwise(np.sinh),
    "math.cosh": elementwise(np.cosh),
    "math.atan2": elementwise(np.arctan2),
    "math.powf": elementwise(np.power),
    "math.erf": elementwise(erf),
    "math.fma": elementwise(lambda a, b, c: a.astype(np.float64) * b + c),
    "math.copysign": elementwise(np.copysign, True),
}
