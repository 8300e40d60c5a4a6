"""Promises as text, for launches in JSON: ``"lambda i: cu[i + 1] - cu[i] <= L"``, as in Python."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import Any

from ...language.constructors import both, either, negation
from ...language.idioms import cdiv, maximum, minimum
from ...language.obligations import SpecError
from ...language.terms import as_bool, as_int
from ..ttir.errors import TritonError
from .promises import Begun, begun

BINARY: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.BitAnd: operator.and_, ast.BitOr: operator.or_,
}  # fmt: skip
COMPARED: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}  # fmt: skip
CALLED: dict[str, Callable[..., Any]] = {"cdiv": cdiv, "min": minimum, "max": maximum}


def written(text: object, known: Mapping[str, Any], place: str) -> Begun:
    """What a text promises. known: sizes and tensors by their names. Raises TritonError."""
    try:
        parsed = ast.parse(text, mode="eval").body if isinstance(text, str) else None
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        parsed = None
    if not isinstance(parsed, ast.Lambda):
        raise TritonError(f'{place}: {text!r} is no promise, as "lambda i: cu[i + 1] - cu[i] <= L" is one')
    own = parsed.args
    if own.posonlyargs or own.vararg or own.kwonlyargs or own.kwarg or own.defaults:
        raise TritonError(f"{place}: {text!r} takes indices by their names, and nothing else")
    names = [argument.arg for argument in own.args]

    def holds(*indices: Any) -> Any:
        return _value(parsed.body, {**known, **dict(zip(names, indices, strict=True))})

    try:
        return begun(holds, names, place)
    except (SpecError, RecursionError) as error:
        raise TritonError(str(error)) from None


def _value(node: ast.expr, known: Mapping[str, Any]) -> Any:
    """Raises TypeError for what no promise says."""

    def of(part: ast.expr) -> Any:
        return _value(part, known)

    match node:
        case ast.Constant(value=bool() as value):
            return as_bool(value)
        case ast.Constant(value=int() as value):
            return as_int(value)
        case ast.Name(id=name):
            if name not in known:
                raise TypeError(f"{name} is no size, no tensor and no index here")
            return known[name]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            return BINARY[type(op)](of(left), of(right))
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=power)) if _plain(left) and power in range(64):
            return as_int(ast.literal_eval(left) ** power)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -of(operand)
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            return negation(as_bool(of(operand)))
        case ast.BoolOp(op=op, values=values):
            parts = [as_bool(of(value)) for value in values]
            return both(*parts) if isinstance(op, ast.And) else either(*parts)
        case ast.Compare(left=left, ops=ops, comparators=others) if all(type(op) in COMPARED for op in ops):
            pairs = pairwise([of(part) for part in (left, *others)])
            compared = [COMPARED[type(op)](*pair) for op, pair in zip(ops, pairs, strict=True)]
            return reduce(both, map(as_bool, compared))
        case ast.Subscript(value=ast.Name() as tensor, slice=index):
            own = index.elts if isinstance(index, ast.Tuple) else [index]
            return of(tensor)[tuple(map(of, own))]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in CALLED:
            return CALLED[name](*map(of, args))
        case _:
            raise TypeError(f"{ast.unparse(node)} is nothing that a promise says")


def _plain(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def all_written(texts: object, known: Mapping[str, Any], place: str) -> Sequence[Begun]:
    """Of a list of texts. Raises TritonError."""
    if not isinstance(texts, list):
        raise TritonError(f"{place}: 'promise' is a list of texts, not {texts!r}")
    return [written(text, known, place) for text in texts]
