"""What an access's address is made of in the kernel's Python: expressions, followed through assignments."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Sequence

from msgspec import Struct

from .sources import Source

ACCESSES = {"load": 1, "store": 2}  # function of triton.language -> which argument is the mask
ATOMICS = ("atomic_add", "atomic_max", "atomic_min", "atomic_and", "atomic_or", "atomic_xor", "atomic_xchg")
MASKS = {**ACCESSES, **dict.fromkeys(ATOMICS, 2)}
MOST = 200  # expressions of one address


class Call(Struct, frozen=True):
    """An access. name: of the function; pointer, mask, other: what it is given."""

    node: ast.Call
    name: str
    pointer: ast.expr
    mask: ast.expr | None
    other: ast.expr | None


def named(node: ast.expr) -> str:
    """The last part of a dotted name: load of tl.load."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def call(node: ast.AST) -> Call | None:
    """The access that a call is, by pointers."""
    if not isinstance(node, ast.Call) or named(node.func) not in MASKS or not node.args:
        return None
    name = named(node.func)
    words = {word.arg: word.value for word in node.keywords if word.arg}
    place = MASKS[name]
    mask = words.get("mask", node.args[place] if len(node.args) > place else None)
    other = words.get("other", node.args[2] if name == "load" and len(node.args) > 2 else None)
    return Call(node, name, node.args[0], mask, other)


def calls(function: ast.FunctionDef, line: int = 0) -> list[Call]:
    """The accesses of a function, or those that begin on a line; else those that reach over it."""
    found = [own for node in ast.walk(function) if (own := call(node)) is not None]
    if not line:
        return found
    here = [own for own in found if own.node.lineno == line]
    return here or [own for own in found if own.node.lineno <= line <= (own.node.end_lineno or 0)]


def assigned(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """Name -> what is assigned to it, in the order of the text."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        targets: Sequence[ast.expr] = ()
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            targets = (node.target,)
        value = getattr(node, "value", None)
        for target in targets:
            for name in target.elts if isinstance(target, ast.Tuple) else (target,):
                if isinstance(name, ast.Name) and isinstance(value, ast.expr):
                    found.setdefault(name.id, []).append(value)
    return found


def truths(function: ast.FunctionDef) -> dict[str, int]:
    """Names of conditions that are made once, as masks are, and the line of each."""
    known, found = assigned(function), dict[str, int]()
    for name, values in known.items():
        if len(values) == 1 and _truth(values[0], found):
            found[name] = values[0].lineno
    return found


def _truth(value: ast.expr, names: Container[str]) -> bool:
    if isinstance(value, ast.BinOp) and isinstance(value.op, (ast.BitAnd, ast.BitOr)):
        return _truth(value.left, names) and _truth(value.right, names)
    if isinstance(value, ast.Subscript):
        return _truth(value.value, names)
    return isinstance(value, ast.Compare) or (isinstance(value, ast.Name) and value.id in names)


def slice_of(function: ast.FunctionDef, *roots: ast.expr) -> list[ast.expr]:
    """The expressions, and those that are assigned to names in them, and so on; nearest first."""
    known, found, todo, seen = assigned(function), list[ast.expr](), list(roots), set[str]()
    while todo and len(found) < MOST:
        root = todo.pop(0)
        found.append(root)
        for node in ast.walk(root):
            if isinstance(node, ast.Name) and node.id not in seen:
                seen.add(node.id)
                todo += known.get(node.id, [])
    return found


def spread(function: ast.FunctionDef) -> set[str]:
    """Names of what differs from lane to lane: made of tl.arange."""
    known, found = assigned(function), set[str]()
    while True:
        more = {name for name, values in known.items() if any(_arange(value, found) for value in values)} - found
        if not more:
            return found
        found |= more


def _arange(value: ast.expr, names: set[str]) -> bool:
    if call(value) is not None:
        return False
    return any(
        (isinstance(node, ast.Name) and node.id in names)
        or (isinstance(node, ast.Call) and named(node.func) == "arange")
        for node in ast.walk(value)
    )


def summands(node: ast.expr) -> Iterator[tuple[int, ast.expr]]:
    """(sign, part) of a sum."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        yield from summands(node.left)
        sign = 1 if isinstance(node.op, ast.Add) else -1
        yield from ((sign * own, part) for own, part in summands(node.right))
    else:
        yield 1, node


def indices(source: Source, function: ast.FunctionDef, pointer: ast.expr) -> dict[str, int]:
    """Texts of indices in an address, as they stand there: ``rows[:, None]``, ``at``; and the number that a sum takes off
    them: 1 for ``ptr + at - 1``."""
    lanes, found = spread(function), dict[str, int]()
    for root in slice_of(function, pointer):
        parts = list(summands(root))
        off = -sum(
            sign * part.value for sign, part in parts if isinstance(part, ast.Constant) and type(part.value) is int
        )
        for _, part in parts:
            for node in _outermost(part, lanes):
                found.setdefault(source.said(node), off if node is part else 0)
    return found


def _outermost(node: ast.AST, lanes: set[str]) -> Iterator[ast.expr]:
    """Names of lanes, with the brackets behind them."""
    inner = node.value if isinstance(node, ast.Subscript) else node
    if isinstance(inner, ast.Name) and inner.id in lanes and isinstance(node, ast.expr):
        yield node
    elif call(node) is None:
        for child in ast.iter_child_nodes(node):
            yield from _outermost(child, lanes)
