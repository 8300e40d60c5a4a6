"""z3 bit-vectors of one width, two's complement and signed.

The meaning is exact where no value leaves the width; `engines.bits` chooses a width that none can leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import z3

from ..terms import Term, fold, variables
from .names import Names
from .smtbits import log2


def _floor_div(node: Term, a: Any, b: Any) -> Any:
    shift = log2(node)
    if shift is not None:
        return a >> shift
    # bvsdiv rounds towards zero; bvsmod has the divisor's sign, so a - bvsmod is the multiple below
    return (a - a % b) / b


def _floor_mod(node: Term, a: Any, b: Any) -> Any:
    shift = log2(node)
    return a & ((1 << shift) - 1) if shift is not None else a % b


def table(width: int) -> dict[str, Callable[..., Any]]:
    """Operator -> function, for bit-vectors of ``width`` bits."""

    def total(node: Term, *terms: Any) -> Any:
        result = terms[0]
        for term in terms[1:]:
            result = result + term
        return result

    def product(node: Term, *factors: Any) -> Any:
        result = factors[0]
        for factor in factors[1:]:
            result = result * factor
        return result

    return {
        "const": lambda node: z3.BitVecVal(node.payload, width),
        "truth": lambda node: z3.BoolVal(node.payload),
        "add": total,
        "mul": product,
        "div": _floor_div,
        "mod": _floor_mod,
        "xor": lambda node, a, b: a ^ b,
        "band": lambda node, a, b: a & b,
        "bor": lambda node, a, b: a | b,
        "shl": lambda node, a, b: a << b,
        "shr": lambda node, a, b: a >> b,
        "ite": lambda node, c, a, b: z3.If(c, a, b),
        "named": lambda node, a: a,
        "le": lambda node, a, b: a <= b,
        "lt": lambda node, a, b: a < b,
        "eq": lambda node, a, b: a == b,
        "not": lambda node, a: z3.Not(a),
        "and": lambda node, *terms: z3.And(*terms),
        "or": lambda node, *terms: z3.Or(*terms),
    }


def lower(width: int, *roots: Term, names: Names | None = None) -> list[Any]:
    """z3 bit-vector expressions of ``width`` bits for the roots, with these names for the variables."""
    called = Names(variables(*roots)) if names is None else names
    return fold({**table(width), "var": lambda node: z3.BitVec(called[node], width)}, *roots)
