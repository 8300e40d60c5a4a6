"""Expressions of sizes, as text: what a launch in a file says."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping

from ...language.constructors import where
from ...language.idioms import cdiv, minimum
from ...language.terms import Term, const
from ..ttir.errors import TritonError

Powers = Callable[[Term], Term]


def parse(text: object, names: Mapping[str, Term], power: Powers, place: str) -> Term:
    """The term that a text such as ``cdiv(M, BLOCK) * N`` says. Raises TritonError."""
    if isinstance(text, bool) or not isinstance(text, (int, str)):
        raise TritonError(f"{place}: {text!r} is no expression of sizes")
    if isinstance(text, int):
        return const(text)
    try:
        tree = ast.parse(text.strip().replace("^", "**"), mode="eval")
        return _term(tree.body, names, power)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise TritonError(f"{place}: {text!r} is no expression of sizes") from None
    except KeyError as error:
        raise TritonError(f"{place}: {text!r} names {error.args[0]}, which is no size") from None


OPERATORS: dict[type[ast.operator], Callable[[Term, Term], Term]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
}


def _term(node: ast.expr, names: Mapping[str, Term], power: Powers) -> Term:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return const(node.value)
    if isinstance(node, ast.Name):
        return names[node.id]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_term(node.operand, names, power)
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        return OPERATORS[type(node.op)](_term(node.left, names, power), _term(node.right, names, power))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
        base, exponent = _term(node.left, names, power), _term(node.right, names, power)
        if base.op == exponent.op == "const" and 0 <= exponent.payload <= 64:
            return const(base.payload**exponent.payload)
        if base.op == "const" and base.payload == 2:
            return 2**exponent
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        arguments = [_term(argument, names, power) for argument in node.args]
        if node.func.id in ("np2", "next_power_of_2") and len(arguments) == 1:
            return power(arguments[0])
        if node.func.id in FUNCTIONS and len(arguments) == 2:
            return FUNCTIONS[node.func.id](*arguments)
    raise ValueError(ast.dump(node))


FUNCTIONS: dict[str, Callable[[Term, Term], Term]] = {
    "cdiv": cdiv,
    "min": minimum,
    "max": lambda a, b: where(a >= b, a, b),
}


def is_name(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch(r"[A-Za-z_]\w*", text) is not None
