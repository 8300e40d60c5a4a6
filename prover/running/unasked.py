"""Generators that a spec makes and that nobody asks: ``helper()`` where ``yield from helper()`` is meant.

Python makes such a generator without running a line of it, so that what it would have claimed is lost and nothing shows it:
what does run is watched by `language.yielding`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from ..language.obligations import SpecError

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def nothing_unasked(module: ModuleType, path: Path) -> None:
    """Raises SpecError for a generator that a statement of the module's file makes and drops."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return  # it was read otherwise
    local = _generators(tree)
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    read |= {name for node in ast.walk(tree) if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names}
    inside = {id(own) for node in ast.walk(tree) if isinstance(node, FUNCTIONS) for own in _own(node)}
    ended = {id(own) for node in ast.walk(tree) if is_generator(node) for own in _own(node)}
    for statement in ast.walk(tree):
        if isinstance(statement, ast.Return) and id(statement) in ended:
            dropped = statement.value
        else:
            dropped = _dropped(statement, read, id(statement) in inside)
        for value in _values(dropped):
            what = _lazy(value, local, module)
            if what:
                raise SpecError(
                    f"{path}:{value.lineno}: {what} is made here and nobody asks it for anything, so nothing in it runs;"
                    f" if it has cases, write: yield from {ast.unparse(value)}"
                )


def _dropped(statement: ast.AST, read: set[str], inside: bool) -> ast.expr | None:
    """What the statement makes and gives to nobody; inside a function, or to names that nothing in the file reads."""
    if isinstance(statement, ast.Expr):
        return statement.value
    if inside and isinstance(statement, ast.Assign):
        lost = all(isinstance(target, ast.Name) and target.id not in read for target in statement.targets)
        return statement.value if lost else None
    return None


def _values(value: ast.expr | None) -> Iterator[ast.expr]:
    """The expressions of which one is the value, or one of its items."""
    if isinstance(value, ast.IfExp):
        inner = [value.body, value.orelse]
    elif isinstance(value, ast.BoolOp):
        inner = value.values
    elif isinstance(value, (ast.Tuple, ast.List, ast.Set)):
        inner = value.elts
    elif isinstance(value, (ast.ListComp, ast.SetComp)):
        inner = [value.elt]
    elif value is not None:
        yield value
        return
    else:
        return
    for part in inner:
        yield from _values(part)


def _lazy(value: ast.expr, local: set[str], module: ModuleType) -> str:
    """What a reader calls the generator that the expression makes; empty for anything else."""
    if isinstance(value, ast.GeneratorExp):
        return "a generator expression"
    if not isinstance(value, ast.Call):
        return ""
    called = ast.unparse(value.func)
    own = isinstance(value.func, ast.Attribute) and ast.unparse(value.func.value) in ("self", "cls")
    if (called.rpartition(".")[2] if own else called) in local:
        return f"{called}(...)"
    found: object = module
    for part in called.split("."):
        known = vars(found) if isinstance(found, (ModuleType, type)) else {}
        found = known.get(part, getattr(__import__("builtins"), part, None) if found is module else None)
    lazy = inspect.isgeneratorfunction(found) or (isinstance(found, type) and hasattr(found, "__next__"))
    return f"{called}(...)" if lazy else ""


def _generators(tree: ast.Module) -> set[str]:
    """Names that mean generator functions of the file, wherever they stand, and nothing else."""
    found: dict[str, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            plain = not node.decorator_list and is_generator(node)
            found[node.name] = found.get(node.name, True) and plain
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = False
        elif isinstance(node, (ast.arg, ast.ClassDef)):
            found[node.arg if isinstance(node, ast.arg) else node.name] = False
    return {name for name, lazy in found.items() if lazy}


def is_generator(node: ast.AST) -> bool:
    """Whether it is a function of which a call runs nothing yet."""
    function = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    return function and any(isinstance(own, (ast.Yield, ast.YieldFrom)) for own in _own(node))


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """What stands in the function and in none inside it."""
    stack = list(ast.iter_child_nodes(function))
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            stack += ast.iter_child_nodes(node)
