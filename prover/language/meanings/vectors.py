"""numpy int64 arrays: many points at once. Exact only below 2^62, so magnitudes are watched beside the values.

How large a result can be follows from how large its operands are; where that is not below 2^62, each row is looked at.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ..terms import Term
from ..walking import fold

LIMIT = float(2**62)
YES = np.bool_(True)


class Lanes(NamedTuple):
    """values: int64 or bool array; ok: where every operator that is reached was defined and nothing left 62 bits; most:
    where ok, no value is larger in magnitude."""

    values: Any
    ok: Any
    most: float


def _below(rough: Any) -> Any:
    return np.abs(rough) < LIMIT


def _sum(node: Term, *terms: Lanes) -> Lanes:
    exact, ok, most = terms[0]
    for term in terms[1:]:
        exact, ok, most = exact + term.values, ok & term.ok, most + term.most
    if most >= LIMIT:
        ok = ok & _below(sum(np.abs(np.asarray(term.values, float)) for term in terms))
    return Lanes(exact, ok, min(most, LIMIT))


def _product(node: Term, *terms: Lanes) -> Lanes:
    (exact, ok, most), rough = terms[0], 1.0
    most = max(most, 1.0)
    for term in terms[1:]:
        exact, ok, most = exact * term.values, ok & term.ok, most * max(term.most, 1.0)
    if most >= LIMIT:
        for term in terms:
            rough = rough * np.asarray(term.values, float)
            ok = ok & _below(rough)
    return Lanes(exact, ok, min(most, LIMIT))


def _quotient(node: Term, a: Lanes, b: Lanes) -> Lanes:
    if _beyond(node.args[1]):
        return Lanes(-(a.values < 0).astype(int), a.ok, 1.0)
    return Lanes(*_divided(np.floor_divide, a, b), a.most)


def _rest(node: Term, a: Lanes, b: Lanes) -> Lanes:
    if _beyond(node.args[1]):
        return Lanes(a.values, a.ok & (a.values >= 0), a.most)
    if np.ndim(b.values) == 0 and b.values > 0 and not b.values & (b.values - 1):  # a power of two
        return Lanes(a.values & (b.values - 1), a.ok & b.ok, b.most)
    return Lanes(*_divided(np.remainder, a, b), b.most)


def _beyond(divisor: Term) -> bool:
    return divisor.op == "const" and divisor.payload >= 2**62


def _divided(function: Callable[[Any, Any], Any], a: Lanes, b: Lanes) -> tuple[Any, Any]:
    zero = b.values == 0
    if not np.any(zero):
        return function(a.values, b.values), a.ok & b.ok
    return function(a.values, np.where(zero, 1, b.values)), a.ok & b.ok & ~zero


def _bits(function: Callable[[Any, Any], Any]) -> Callable[..., Lanes]:
    def apply(node: Term, a: Lanes, b: Lanes) -> Lanes:
        ok = a.ok & b.ok & (a.values >= 0) & (b.values >= 0)
        return Lanes(function(a.values, b.values), ok, min(a.most + b.most, LIMIT))

    return apply


def _shift_left(node: Term, a: Lanes, b: Lanes) -> Lanes:
    amount = np.clip(b.values, 0, 62)
    ok = a.ok & b.ok & (a.values >= 0) & (b.values >= 0) & ((b.values <= 62) | (a.values == 0))
    most = a.most * 2.0 ** min(b.most, 62)
    if most >= LIMIT:
        ok = ok & _below(np.asarray(a.values, float) * 2.0**amount)
    return Lanes(a.values << amount, ok, min(most, LIMIT))


def _shift_right(node: Term, a: Lanes, b: Lanes) -> Lanes:
    ok = a.ok & b.ok & (a.values >= 0) & (b.values >= 0)
    return Lanes(a.values >> np.clip(b.values, 0, 63), ok, a.most)


def _plain(function: Callable[..., Any]) -> Callable[..., Lanes]:
    def apply(node: Term, *terms: Lanes) -> Lanes:
        ok = YES
        for term in terms:
            ok = ok & term.ok
        return Lanes(function(*(term.values for term in terms)), ok, 1.0)

    return apply


def _fits(constant: int) -> bool:
    return -(2**62) < constant < 2**62


def _compared(function: Callable[[Any, Any], Any]) -> Callable[..., Lanes]:
    """A constant of more bits lies beyond every number that is exact here, so that its side alone is the answer."""
    plain = _plain(function)

    def apply(node: Term, a: Lanes, b: Lanes) -> Lanes:
        first, second = (arg.payload if arg.op == "const" and not _fits(arg.payload) else 0 for arg in node.args)
        if not first and not second:
            return plain(node, a, b)
        known = [lanes for lanes, beyond in ((a, first), (b, second)) if not beyond]
        ok = known[0].ok if known else YES
        shape = np.shape(known[0].values) if known else ()
        return Lanes(np.broadcast_to(np.bool_(function(first, second)), shape), ok, 1.0)

    return apply


def _constant(node: Term) -> Lanes:
    fits = _fits(node.payload)
    return Lanes(np.int64(node.payload if fits else 0), np.bool_(fits), float(abs(node.payload)) if fits else 0.0)


def _chosen(node: Term, c: Lanes, a: Lanes, b: Lanes) -> Lanes:
    ok = c.ok & (a.ok if a.ok is b.ok else np.where(c.values, a.ok, b.ok))
    return Lanes(np.where(c.values, a.values, b.values), ok, max(a.most, b.most))


def _all(node: Term, *terms: Lanes) -> Lanes:
    """From left to right: after a false operand nobody asks for the next."""
    values, ok, most = terms[0]
    for term in terms[1:]:
        ok, values = ok & (~values | term.ok), values & term.values
    return Lanes(values, ok, most)


def _any(node: Term, *terms: Lanes) -> Lanes:
    values, ok, most = terms[0]
    for term in terms[1:]:
        ok, values = ok & (values | term.ok), values | term.values
    return Lanes(values, ok, most)


TABLE: dict[str, Callable[..., Lanes]] = {
    "const": _constant,
    "truth": lambda node: Lanes(np.bool_(node.payload), YES, 1.0),
    "add": _sum,
    "mul": _product,
    "div": _quotient,
    "mod": _rest,
    "xor": _bits(np.bitwise_xor),
    "band": _bits(np.bitwise_and),
    "bor": _bits(np.bitwise_or),
    "shl": _shift_left,
    "shr": _shift_right,
    "ite": _chosen,
    "named": lambda node, a: a,
    "le": _compared(operator.le),
    "lt": _compared(operator.lt),
    "eq": _compared(operator.eq),
    "not": _plain(np.logical_not),
    "and": _all,
    "or": _any,
}


def evaluate(values: Mapping[str, Any], *roots: Term, memo: dict[Term, Lanes] | None = None) -> list[Lanes]:
    """The roots over arrays: each variable's name gives an int64 array (all of one shape, or broadcastable)."""

    def variable(node: Term) -> Lanes:
        column = np.asarray(values[node.payload[0]], np.int64)
        most = max(-float(column.min()), float(column.max())) if column.size else 0.0
        ok = YES if most < LIMIT else (column > -(2**62)) & (column < 2**62)
        return Lanes(column, ok, min(most, LIMIT))

    with np.errstate(over="ignore", invalid="ignore"):
        return fold({**TABLE, "var": variable}, *roots, memo=memo)
