"""sympy: for rendering formulas and for expanding polynomial identities independently of `polynomials`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy

from ..constructors import CONSTANT_FOLDS
from ..terms import Term
from ..walking import fold

MOST_SHIFT = 1 << 12  # a constant shifted further is printed as a shift
# bit operators stay uninterpreted symbols of their arguments: sympy has no integer xor
BIT_FUNCTIONS = {op: sympy.Function(op) for op in ("xor", "band", "bor", "shl", "shr")}


def _bit_function(op: str) -> Callable[..., Any]:
    def apply(node: Term, a: Any, b: Any) -> Any:
        if a.is_Integer and b.is_Integer and min(a, b) >= 0 and (op != "shl" or b < MOST_SHIFT):
            return sympy.Integer(CONSTANT_FOLDS[op](int(a), int(b)))
        return BIT_FUNCTIONS[op](a, b)

    return apply


TABLE: dict[str, Callable[..., Any]] = {
    "const": lambda node: sympy.Integer(node.payload),
    "var": lambda node: sympy.Symbol(node.payload[0], integer=True),
    "truth": lambda node: sympy.true if node.payload else sympy.false,
    "add": lambda node, *terms: sympy.Add(*terms),
    "mul": lambda node, *terms: sympy.Mul(*terms),
    "div": lambda node, a, b: sympy.floor(a / b),
    # sympy 1.14 takes Mod(-y, 3*y) for -y, so it is left alone until both are numbers
    "mod": lambda node, a, b: sympy.Mod(a, b, evaluate=bool(a.is_Integer and b.is_Integer and not b.is_zero)),
    **{op: _bit_function(op) for op in BIT_FUNCTIONS},
    "ite": lambda node, c, a, b: sympy.Piecewise((a, c), (b, True)),
    "named": lambda node, a: a,
    "le": lambda node, a, b: sympy.Le(a, b),
    "lt": lambda node, a, b: sympy.Lt(a, b),
    "eq": lambda node, a, b: sympy.Eq(a, b),
    "not": lambda node, a: sympy.Not(a),
    "and": lambda node, *terms: sympy.And(*terms),
    "or": lambda node, *terms: sympy.Or(*terms),
}


def lower(*roots: Term) -> list[Any]:
    """sympy expressions for the roots, over integer symbols."""
    return fold(TABLE, *roots)


def latex(term: Term) -> str:
    """LaTeX of a term; a named subterm shows as its label."""
    labels = {"named": lambda node, a: sympy.Symbol(node.payload, integer=True)}
    return sympy.latex(fold({**TABLE, **labels}, term)[0])
