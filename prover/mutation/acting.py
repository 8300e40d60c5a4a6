"""Whether a function of a spec does more than compute its result: then its two versions cannot both run on one call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .sources import Function

DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MAKERS = ("list", "dict", "set", "defaultdict", "Counter", "deque")


def acts(function: Function) -> bool:
    """Whether it changes what others see, as far as its syntax tells: an attribute, an item of what it did not make, a
    name outside; or calls something for nothing but its effect."""
    nodes = [node for part in function.body for node in ast.walk(part)]
    arguments = {a.arg for a in ast.walk(function.args) if isinstance(a, ast.arg)}
    own = _made(nodes) - arguments
    return any(_changes(node, own, arguments) for node in nodes)


def _changes(node: ast.AST, own: set[str], arguments: set[str]) -> bool:
    match node:
        case ast.Global() | ast.Nonlocal():
            return True
        case ast.Attribute(ctx=ast.Store() | ast.Del()):
            return True
        case ast.Subscript(value=of, ctx=ast.Store() | ast.Del()):
            return not _is_one(of, own)
        case ast.AugAssign(target=ast.Name(id=name)):  # += changes a list in its place
            return name in arguments
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=of))):
            return not _is_one(of, own)
        case ast.Expr(value=ast.Call()):
            return True
    return False


def _is_one(node: ast.expr, own: set[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in own


def _made(nodes: list[ast.AST]) -> set[str]:
    """Names that are only ever given a list, table or set that is made there."""
    given = [(name, value) for node in nodes for name, value in _assigned(node)]
    counted = {id(name) for node in nodes if isinstance(node, ast.Assign) for t in node.targets for name in ast.walk(t)}
    counted |= {id(n.target) for n in nodes if isinstance(n, (ast.AnnAssign, ast.NamedExpr, ast.AugAssign))}
    stored = [n for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    other = {name.id for name in stored if id(name) not in counted}  # of loops, with, unpacked elsewhere
    return {name for name, _ in given} - other - {name for name, value in given if not _is_new(value)}


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                    yield part.id, node.value if part is target else None
    elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and isinstance(node.target, ast.Name):
        yield node.target.id, node.value


def _is_new(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in MAKERS
    return isinstance(value, DISPLAYS)
