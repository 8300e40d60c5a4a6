"""z3 integers: unbounded, with z3's Euclidean division turned into floor division."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import z3

from ..terms import Term
from ..walking import fold, variables
from .names import Names
from .smtlib import low_bits, power_of_two


def _floor_div(node: Term, a: Any, b: Any) -> Any:
    if node.args[1].op == "const":
        return a / b if node.args[1].payload > 0 else -a / -b
    # z3's div rounds so that the remainder is non-negative; for a negative divisor that is the ceiling
    return z3.If(b > 0, a / b, -a / -b)


def _floor_mod(node: Term, a: Any, b: Any) -> Any:
    if node.args[1].op == "const" and node.args[1].payload > 0:
        return a % b
    return a - b * _floor_div(node, a, b)


def _shift_left(node: Term, a: Any, b: Any) -> Any:
    factor = power_of_two(node)
    if factor is None:
        raise NotImplementedError("a shift by a variable has no meaning over the integers")
    return a * factor


def _shift_right(node: Term, a: Any, b: Any) -> Any:
    factor = power_of_two(node)
    if factor is None:
        raise NotImplementedError("a shift by a variable has no meaning over the integers")
    return a / factor


def _masked(node: Term, a: Any, b: Any) -> Any:
    value, modulus = low_bits(node, a, b)
    return value % modulus


def _no_integer_meaning(node: Term, *args: Any) -> Any:
    raise NotImplementedError(f"{node.op} has no meaning over the integers")


def _product(node: Term, *factors: Any) -> Any:
    result = factors[0]
    for factor in factors[1:]:
        result = result * factor
    return result


TABLE: dict[str, Callable[..., Any]] = {
    "const": lambda node: z3.IntVal(node.payload),
    "truth": lambda node: z3.BoolVal(node.payload),
    "add": lambda node, *terms: z3.Sum(*terms),
    "mul": _product,
    "div": _floor_div,
    "mod": _floor_mod,
    "xor": _no_integer_meaning,
    "band": _masked,
    "bor": _no_integer_meaning,
    "shl": _shift_left,
    "shr": _shift_right,
    "ite": lambda node, c, a, b: z3.If(c, a, b),
    "named": lambda node, a: a,
    "le": lambda node, a, b: a <= b,
    "lt": lambda node, a, b: a < b,
    "eq": lambda node, a, b: a == b,
    "not": lambda node, a: z3.Not(a),
    "and": lambda node, *terms: z3.And(*terms),
    "or": lambda node, *terms: z3.Or(*terms),
}


def lower(*roots: Term, names: Names | None = None, memo: dict[Term, Any] | None = None) -> list[Any]:
    """z3 expressions for the roots; NotImplementedError where an operator has no integer meaning.

    names: what the variables are called, which roots that are lowered one by one have to share.
    """
    called = Names(variables(*roots)) if names is None else names
    return fold({**TABLE, "var": lambda node: z3.Int(called[node])}, *roots, memo=memo)
