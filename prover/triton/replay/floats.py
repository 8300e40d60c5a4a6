"""Floats that are made of integers and become integers, in their own precision: f32 and f64."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from ..ttir.records import Operation, Value
from .program import Running
from .values import Index, Lane, NotReplayed, Pair, Real

KINDS = {"f32": np.float32, "f64": np.float64}


def _rounded(value: float, operation: Operation, kind: str) -> float:
    found = float(KINDS[kind](value)) if kind in KINDS else math.nan
    if not math.isfinite(found):
        raise NotReplayed(f"it depends on {operation}, whose result is no number that is known")
    return found


def real(own: Running, value: Value, index: Index) -> Real:
    found = own.at(value, index if value.type.shape else ())
    if not isinstance(found, Real):
        raise NotReplayed(f"it depends on {value.name}, a float that is not known")
    return found


def constant(said: str, operation: Operation, kind: str) -> Real:
    """Raises NotReplayed for what is no decimal number."""
    try:
        found = _rounded(float(said), operation, kind)
    except ValueError:
        raise NotReplayed(f"it depends on the constant {said[:20]}") from None
    return Real(found, found)


def _made(sign: bool) -> Callable[..., Lane]:
    def run(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
        source, bits = own.pair(operation.operands[0], index), operation.operands[0].type.bits
        if bits == 1:
            raise NotReplayed(f"it depends on {operation}, which is not run")
        exact, ideal = source.signed(bits) if sign else (source.bits, source.ideal)
        kind = value.type.element
        return Real(_integer(exact, operation, kind), _integer(ideal, operation, kind))

    return run


def _integer(number: int, operation: Operation, kind: str) -> float:
    """Rounded once, to the nearest: by way of a double only where that holds the integer."""
    if abs(number) > 1 << 53 and kind != "f64":
        raise NotReplayed(f"it depends on {operation}, of an integer beyond 2^53")
    return _rounded(number, operation, kind)


def _two(change: Callable[[float, float], float]) -> Callable[..., Lane]:
    def run(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
        a, b = (real(own, operand, index) for operand in operation.operands)
        kind = value.type.element
        try:
            exact, ideal = change(a.exact, b.exact), change(a.ideal, b.ideal)
        except ZeroDivisionError:
            raise NotReplayed(f"it depends on {operation}, whose result is no number that is known") from None
        return Real(_rounded(exact, operation, kind), _rounded(ideal, operation, kind))

    return run


def _one(change: Callable[[float], float]) -> Callable[..., Lane]:
    def run(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
        a, kind = real(own, operation.operands[0], index), value.type.element
        return Real(*(_rounded(float(change(part)), operation, kind) for part in (a.exact, a.ideal)))

    return run


def _back(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    found, bits = real(own, operation.operands[0], index), value.type.bits
    exact = math.trunc(found.exact)
    if bits < 2 or not -(1 << (bits - 1)) <= exact < 1 << (bits - 1):
        raise NotReplayed(f"it depends on {operation}, whose result has no place in its type")
    return Pair(exact % (1 << bits), math.trunc(found.ideal))


FLOATS: dict[str, Callable[[Running, Operation, Value, Index], Lane]] = {
    "arith.sitofp": _made(sign=True),
    "arith.uitofp": _made(sign=False),
    "arith.divf": _two(lambda a, b: a / b),
    "tt.precise_divf": _two(lambda a, b: a / b),
    "arith.mulf": _two(lambda a, b: a * b),
    "math.floor": _one(math.floor),
    "math.ceil": _one(math.ceil),
    "arith.extf": _one(float),
    "arith.fptosi": _back,
}
