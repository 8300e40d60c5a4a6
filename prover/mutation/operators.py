"""Slips that a programmer makes, as rewrites of one expression of a spec's source.

`ROWS` says for each kind of syntax node which rewrites there are, `CALLS` for each function that builds terms. A rewrite
is a pair (what happened, the new expression); the old expression is left as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

Rewrite = tuple[str, ast.expr]

SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.BitXor: ast.BitOr,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
EXCHANGEABLE = (ast.Sub, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift)
# operators of which one side may be forgotten: (the left one, the right one)
OMITTED: dict[type[ast.operator], tuple[bool, bool]] = {
    ast.Add: (True, True),
    ast.Sub: (False, True),
    ast.Mult: (True, True),
    ast.BitXor: (True, True),
    ast.BitAnd: (True, True),
    ast.BitOr: (True, True),
    ast.Mod: (False, True),
    ast.FloorDiv: (False, True),
    ast.LShift: (False, True),
    ast.RShift: (False, True),
}
RELAXED: dict[type[ast.cmpop], tuple[str, type[ast.cmpop]]] = {
    ast.Lt: ("< relaxed to <=", ast.LtE),
    ast.Gt: ("> relaxed to >=", ast.GtE),
    ast.LtE: ("<= tightened to <", ast.Lt),
    ast.GtE: (">= tightened to >", ast.Gt),
    ast.Eq: ("== relaxed to <=", ast.LtE),
}
SIGNS = {"Add": "+", "Sub": "-", "FloorDiv": "//", "Mod": "%", "BitXor": "^", "BitAnd": "&", "BitOr": "|"} | {
    "LShift": "<<", "RShift": ">>",
}  # fmt: skip


def _sign(op: type[ast.operator]) -> str:
    return SIGNS.get(op.__name__, op.__name__)


def _constant(node: ast.Constant) -> Iterator[Rewrite]:
    if type(node.value) is int:
        yield "constant + 1", ast.Constant(node.value + 1)
        yield "constant - 1", ast.Constant(node.value - 1)


def _binary(node: ast.BinOp) -> Iterator[Rewrite]:
    kind = type(node.op)
    if kind in SWAPPED:
        other = SWAPPED[kind]
        yield f"{_sign(kind)} to {_sign(other)}", ast.BinOp(node.left, other(), node.right)
    if isinstance(node.op, EXCHANGEABLE):
        yield "operands exchanged", ast.BinOp(node.right, node.op, node.left)
    left, right = OMITTED.get(kind, (False, False))
    if left:
        yield "left operand omitted", node.right
    if right:
        yield "right operand omitted", node.left


def _compare(node: ast.Compare) -> Iterator[Rewrite]:
    if len(node.ops) == 1 and type(node.ops[0]) in RELAXED:
        said, other = RELAXED[type(node.ops[0])]
        yield said, ast.Compare(node.left, [other()], node.comparators)


def _unary(node: ast.UnaryOp) -> Iterator[Rewrite]:
    if isinstance(node.op, (ast.USub, ast.Invert)) and not isinstance(node.operand, ast.Constant):
        yield "sign omitted" if isinstance(node.op, ast.USub) else "negation omitted", node.operand


def _choice(node: ast.IfExp) -> Iterator[Rewrite]:
    yield "branches exchanged", ast.IfExp(node.test, node.orelse, node.body)


def _again(node: ast.Call, arguments: list[ast.expr]) -> ast.Call:
    return ast.Call(node.func, arguments, node.keywords)


def _junction(other: str) -> Callable[[ast.Call], Iterator[Rewrite]]:
    """both() and either(): the other one, or one part forgotten."""

    def rewrites(node: ast.Call) -> Iterator[Rewrite]:
        yield f"to {other}", ast.Call(_TERMS(other), node.args, node.keywords)
        if len(node.args) > 1 and not any(isinstance(part, ast.Starred) for part in node.args):
            for i in range(len(node.args)):
                yield f"part {i + 1} omitted", _again(node, node.args[:i] + node.args[i + 1 :])

    return rewrites


def _TERMS(name: str) -> ast.expr:
    """The function of `constructors` with this name, wherever it stands: the module may not have imported it."""
    return ast.Attribute(ast.Name("__tileprove_terms__", ast.Load()), name, ast.Load())


def _exchanged(said: str, first: int, second: int) -> Callable[[ast.Call], Iterator[Rewrite]]:
    def rewrites(node: ast.Call) -> Iterator[Rewrite]:
        if len(node.args) > max(first, second) and not any(isinstance(part, ast.Starred) for part in node.args):
            arguments = list(node.args)
            arguments[first], arguments[second] = arguments[second], arguments[first]
            yield said, _again(node, arguments)

    return rewrites


def _within(node: ast.Call) -> Iterator[Rewrite]:
    if len(node.args) == 3:
        value, lowest, below = node.args
        for said, op, operand in (("upper bound relaxed to <=", ast.Add(), 1), ("upper bound 1 less", ast.Sub(), 1)):
            yield said, _again(node, [value, lowest, ast.BinOp(below, op, ast.Constant(operand))])
        yield "lower bound 1 more", _again(node, [value, ast.BinOp(lowest, ast.Add(), ast.Constant(1)), below])
        yield "lower bound omitted", ast.Compare(value, [ast.Lt()], [below])
        yield "upper bound omitted", ast.Compare(value, [ast.GtE()], [lowest])


def _rounded_up(node: ast.Call) -> Iterator[Rewrite]:
    if len(node.args) == 2:
        yield "rounds down", ast.BinOp(ast.Call(_TERMS("as_int"), [node.args[0]], []), ast.FloorDiv(), node.args[1])


CALLS: dict[str, Callable[[ast.Call], Iterator[Rewrite]]] = {
    "both": _junction("either"),
    "either": _junction("both"),
    "where": _exchanged("branches exchanged", 1, 2),
    "within": _within,
    "divides": _exchanged("operands exchanged", 0, 1),
    "implies": _exchanged("operands exchanged", 0, 1),
    "divmod": _exchanged("operands exchanged", 0, 1),
    "unravel": _exchanged("extents exchanged", 1, 2),
    "cdiv": _rounded_up,
}


def _call(node: ast.Call) -> Iterator[Rewrite]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield from CALLS[node.func.id](node)


ROWS: dict[type[ast.expr], Callable[..., Iterator[Rewrite]]] = {
    ast.Constant: _constant,
    ast.BinOp: _binary,
    ast.Compare: _compare,
    ast.UnaryOp: _unary,
    ast.IfExp: _choice,
    ast.Call: _call,
}


def rewrites(node: ast.expr) -> Iterator[Rewrite]:
    """Every slip at this expression, not below it."""
    found = ROWS.get(type(node))
    if found is not None:
        yield from found(node)
