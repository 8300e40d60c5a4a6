"""The small language of binding files: integer and truth-valued expressions in Python's notation, read as terms."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from ...language.constructors import binary, both, either, negation, where
from ...language.idioms import cdiv, maximum, minimum
from ...language.terms import BOOL, INT, Term, as_int, truth


class ExpressionError(ValueError):
    """An expression that cannot be read; the message is one line."""


def _power(a: Term, b: Term) -> Term:
    if b.op != "const" or not 0 <= b.payload <= 256:
        raise ExpressionError("an exponent must be a constant from 0 to 256")
    return reduce(lambda x, y: x * y, [a] * b.payload, as_int(1))


BINARY: dict[type, Callable[[Term, Term], Term]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: binary("div", a, b),
    ast.Mod: lambda a, b: binary("mod", a, b),
    ast.LShift: lambda a, b: binary("shl", a, b),
    ast.RShift: lambda a, b: binary("shr", a, b),
    ast.BitXor: lambda a, b: binary("xor", a, b),
    ast.BitAnd: lambda a, b: binary("band", a, b),
    ast.BitOr: lambda a, b: binary("bor", a, b),
    ast.Pow: _power,
}
COMPARE: dict[type, Callable[[Term, Term], Term]] = {
    ast.Lt: lambda a, b: binary("lt", a, b),
    ast.LtE: lambda a, b: binary("le", a, b),
    ast.Gt: lambda a, b: binary("lt", b, a),
    ast.GtE: lambda a, b: binary("le", b, a),
    ast.Eq: lambda a, b: binary("eq", a, b),
    ast.NotEq: lambda a, b: negation(binary("eq", a, b)),
}
# name -> (function, sorts of its arguments)
FUNCTIONS: dict[str, tuple[Callable[..., Term], tuple[str, ...]]] = {
    "cdiv": (cdiv, (INT, INT)),
    "min": (minimum, (INT, INT)),
    "max": (maximum, (INT, INT)),
    "where": (where, (BOOL, INT, INT)),
}
MOST_TEXT = 4000
MOST_BITS = 4096  # of a number; nothing beyond has a meaning in a kernel


def read(text: str | int | bool, names: Mapping[str, Term], sort: str = INT) -> Term:
    """The term of an expression over the names. Raises ExpressionError."""
    if isinstance(text, bool):
        text = str(text)
    if isinstance(text, int):
        found: Term = as_int(text)
    else:
        if len(text) > MOST_TEXT:
            raise ExpressionError("an expression of more than 4000 characters")
        try:
            tree = ast.parse(text.strip(), mode="eval")
            found = _term(tree.body, names)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            if isinstance(error, ExpressionError):
                raise
            raise ExpressionError(f"{text!r} is no expression") from None
    if found.sort != sort:
        wanted = "an integer" if sort == INT else "a condition"
        raise ExpressionError(f"{text!r} is {'a condition' if found.sort == BOOL else 'an integer'}, not {wanted}")
    return found


def _number(node: ast.expr, names: Mapping[str, Term], what: str) -> Term:
    found = _term(node, names)
    if found.sort != INT:
        raise ExpressionError(f"a condition where {what} needs an integer")
    return found


def _truth(node: ast.expr, names: Mapping[str, Term], what: str) -> Term:
    found = _term(node, names)
    if found.sort != BOOL:
        raise ExpressionError(f"an integer where {what} needs a condition")
    return found


def _term(node: ast.expr, names: Mapping[str, Term]) -> Term:
    found = _read(node, names)
    for part in (found, *(found.args[1:] if found.op in ("shl", "shr") else ())):
        far = part.op == "const" and (
            abs(part.payload) >> MOST_BITS or (part is not found and part.payload > MOST_BITS)
        )
        if far:
            raise ExpressionError(f"a number of more than {MOST_BITS} bits")
    return found


def _read(node: ast.expr, names: Mapping[str, Term]) -> Term:
    match node:
        case ast.Constant(value=bool() as value):
            return truth(value)
        case ast.Constant(value=int() as value):
            return as_int(value)
        case ast.Name(id=name):
            if name not in names:
                raise ExpressionError(f"no name {name!r} here{_hint(name, names)}")
            return names[name]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            what = type(op).__name__
            return BINARY[type(op)](_number(left, names, what), _number(right, names, what))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_number(operand, names, "a minus")
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return negation(_truth(operand, names, "not"))
        case ast.BoolOp(op=op, values=values):
            parts = [_truth(value, names, "and, or") for value in values]
            return both(*parts) if isinstance(op, ast.And) else either(*parts)
        case ast.Compare(left=left, ops=ops, comparators=others) if all(type(op) in COMPARE for op in ops):
            sides = [_number(side, names, "a comparison") for side in (left, *others)]
            return both(*(COMPARE[type(op)](a, b) for op, a, b in zip(ops, sides, sides[1:], strict=False)))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in FUNCTIONS:
            function, sorts = FUNCTIONS[name]
            if len(args) != len(sorts):
                raise ExpressionError(f"{name} takes {len(sorts)} arguments")
            read_as = {INT: _number, BOOL: _truth}
            return function(*(read_as[sort](arg, names, name) for arg, sort in zip(args, sorts, strict=True)))
    raise ExpressionError(f"{ast.unparse(node)!r} has no meaning here; use + - * // % ** << >> & | ^, comparisons, "
                          f"and, or, not, {', '.join(FUNCTIONS)}")  # fmt: skip


def _hint(name: str, names: Mapping[str, Any]) -> str:
    close = difflib.get_close_matches(name, names, n=1)
    return f"; did you mean {close[0]}?" if close else f"; there is {', '.join(names)}" if len(names) < 40 else ""
