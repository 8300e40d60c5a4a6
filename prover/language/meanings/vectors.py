"""numpy int64 arrays: many points at once. Exact only below 2^62, so magnitudes are watched beside the values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ..terms import Term, fold

LIMIT = float(2**62)


class Lanes(NamedTuple):
    """values: int64 or bool array; ok: where every operator that is reached was defined and nothing left 62 bits."""

    values: Any
    ok: Any


def _checked(exact: Any, approximate: Any, *ok: Any) -> Lanes:
    good = np.abs(approximate) < LIMIT
    for part in ok:
        good = good & part
    return Lanes(exact, good)


def _sum(node: Term, *terms: Lanes) -> Lanes:
    exact, rough, ok = np.int64(0), 0.0, np.bool_(True)
    for term in terms:
        exact, rough, ok = exact + term.values, rough + np.abs(np.asarray(term.values, float)), ok & term.ok
    return _checked(exact, rough, ok)


def _product(node: Term, *terms: Lanes) -> Lanes:
    exact, rough, ok = np.int64(1), 1.0, np.bool_(True)
    for term in terms:
        exact, rough, ok = exact * term.values, rough * np.asarray(term.values, float), ok & term.ok
        ok = ok & (np.abs(rough) < LIMIT)
    return Lanes(exact, ok)


def _divided(function: Callable[[Any, Any], Any]) -> Callable[..., Lanes]:
    def apply(node: Term, a: Lanes, b: Lanes) -> Lanes:
        zero = b.values == 0
        return Lanes(function(a.values, np.where(zero, 1, b.values)), a.ok & b.ok & ~zero)

    return apply


def _bits(function: Callable[[Any, Any], Any]) -> Callable[..., Lanes]:
    def apply(node: Term, a: Lanes, b: Lanes) -> Lanes:
        return Lanes(function(a.values, b.values), a.ok & b.ok & (a.values >= 0) & (b.values >= 0))

    return apply


def _shift_left(node: Term, a: Lanes, b: Lanes) -> Lanes:
    amount = np.clip(b.values, 0, 62)
    rough = np.asarray(a.values, float) * 2.0**amount
    legal = (a.values >= 0) & (b.values >= 0) & ((b.values <= 62) | (a.values == 0))
    return _checked(a.values << amount, rough, a.ok, b.ok, legal)


def _shift_right(node: Term, a: Lanes, b: Lanes) -> Lanes:
    return Lanes(a.values >> np.clip(b.values, 0, 63), a.ok & b.ok & (a.values >= 0) & (b.values >= 0))


def _plain(function: Callable[..., Any]) -> Callable[..., Lanes]:
    def apply(node: Term, *terms: Lanes) -> Lanes:
        ok = np.bool_(True)
        for term in terms:
            ok = ok & term.ok
        return Lanes(function(*(term.values for term in terms)), ok)

    return apply


def _constant(node: Term) -> Lanes:
    fits = -(2**62) < node.payload < 2**62
    return Lanes(np.int64(node.payload if fits else 0), np.bool_(fits))


def _chosen(node: Term, c: Lanes, a: Lanes, b: Lanes) -> Lanes:
    return Lanes(np.where(c.values, a.values, b.values), c.ok & np.where(c.values, a.ok, b.ok))


def _all(node: Term, *terms: Lanes) -> Lanes:
    """From left to right: after a false operand nobody asks for the next."""
    values, ok = terms[0]
    for term in terms[1:]:
        ok, values = ok & (~values | term.ok), values & term.values
    return Lanes(values, ok)


def _any(node: Term, *terms: Lanes) -> Lanes:
    values, ok = terms[0]
    for term in terms[1:]:
        ok, values = ok & (values | term.ok), values | term.values
    return Lanes(values, ok)


TABLE: dict[str, Callable[..., Lanes]] = {
    "const": _constant,
    "truth": lambda node: Lanes(np.bool_(node.payload), np.bool_(True)),
    "add": _sum,
    "mul": _product,
    "div": _divided(np.floor_divide),
    "mod": _divided(np.remainder),
    "xor": _bits(np.bitwise_xor),
    "band": _bits(np.bitwise_and),
    "bor": _bits(np.bitwise_or),
    "shl": _shift_left,
    "shr": _shift_right,
    "ite": _chosen,
    "named": lambda node, a: a,
    "le": _plain(np.less_equal),
    "lt": _plain(np.less),
    "eq": _plain(np.equal),
    "not": _plain(np.logical_not),
    "and": _all,
    "or": _any,
}


def evaluate(values: Mapping[str, Any], *roots: Term, memo: dict[Term, Lanes] | None = None) -> list[Lanes]:
    """The roots over arrays: each variable's name gives an int64 array (all of one shape, or broadcastable)."""

    def variable(node: Term) -> Lanes:
        column = np.asarray(values[node.payload[0]], np.int64)
        return Lanes(column, (column > -(2**62)) & (column < 2**62))

    with np.errstate(over="ignore", invalid="ignore"):
        return fold({**TABLE, "var": variable}, *roots, memo=memo)
