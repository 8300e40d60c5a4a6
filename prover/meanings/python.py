"""Python integers: the reference meaning, exact and slow. Every counterexample is evaluated here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..terms import Term, fold


class Undefined(ArithmeticError):
    """A division by zero, or a shift or bit operation on a negative value."""


class TooLarge(ArithmeticError):
    """A value that exists, but that no machine wants to hold."""


MOST_SHIFT = 1 << 20


def _shift_left(a: int, b: int) -> int:
    if b > MOST_SHIFT and a:
        raise TooLarge(f"a shift by {_shown(b)}")
    return a << b if a else 0


def _shown(value: int) -> str:
    return str(value) if abs(value) < 10**40 else "a huge value"


def _bits(name: str, function: Callable[[int, int], int]) -> Callable[..., int]:
    def apply(node: Term, a: int, b: int) -> int:
        if a < 0 or b < 0:
            raise Undefined(f"{name} of a negative value: {_shown(a)}, {_shown(b)}")
        return function(a, b)

    return apply


def _divided(function: Callable[[int, int], int]) -> Callable[..., int]:
    def apply(node: Term, a: int, b: int) -> int:
        if b == 0:
            raise Undefined(f"division of {_shown(a)} by zero")
        return function(a, b)

    return apply


def _product(node: Term, *factors: int) -> int:
    result = 1
    for factor in factors:
        result *= factor
    return result


TABLE: dict[str, Callable[..., Any]] = {
    "const": lambda node: node.payload,
    "truth": lambda node: node.payload,
    "add": lambda node, *terms: sum(terms),
    "mul": _product,
    "div": _divided(lambda a, b: a // b),
    "mod": _divided(lambda a, b: a % b),
    "xor": _bits("xor", lambda a, b: a ^ b),
    "band": _bits("and", lambda a, b: a & b),
    "bor": _bits("or", lambda a, b: a | b),
    "shl": _bits("shift", _shift_left),
    "shr": _bits("shift", lambda a, b: a >> b),
    "ite": lambda node, c, a, b: a if c else b,
    "named": lambda node, a: a,
    "le": lambda node, a, b: a <= b,
    "lt": lambda node, a, b: a < b,
    "eq": lambda node, a, b: a == b,
    "not": lambda node, a: not a,
    "and": lambda node, *terms: all(terms),
    "or": lambda node, *terms: any(terms),
}


def evaluate(values: Mapping[str, int], *roots: Term, memo: dict[Term, Any] | None = None) -> list[Any]:
    """The roots' values where each variable has the value that ``values`` gives its name.

    Raises Undefined where an operator has no meaning, TooLarge, KeyError for a variable without a value.
    """
    table = {**TABLE, "var": lambda node: values[node.payload[0]]}
    return fold(table, *roots, memo=memo)
