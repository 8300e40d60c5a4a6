"""What Triton's frontend leaves no trace of in the text: words of Python that mean something else of a constexpr's number.

``K or 3`` and ``K and 3`` of a constexpr are one of the two values; of an argument they are a truth value, or the other
operand whatever K is. ``~`` of Python's True is -2. While a kernel is compiled with sizes for constexprs, each ``and`` and
``or`` of such values is noted, except where it is only asked whether it holds, and each ``~`` of a truth value.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

ASKING = (ast.If, ast.While, ast.IfExp, ast.Assert)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of Python, and where it is. sign: and, or, ~. called: whether it is in a function that the kernel calls."""

    sign: str
    said: str
    file: str
    line: int
    called: bool = False


@contextmanager
def watched(words: list[Word]) -> Iterator[None]:
    """Note the words of what is compiled meanwhile. Raises AttributeError in a release whose frontend is another."""
    from triton.compiler.code_generator import CodeGenerator

    kept = {name: getattr(CodeGenerator, name) for name in ("visit_FunctionDef", "visit_BoolOp", "visit_UnaryOp")}
    asked: set[int] = set()
    trees: list[ast.AST] = []  # whose ids are in use

    def function(self: Any, node: ast.AST) -> Any:
        trees.append(node)
        for own in ast.walk(node):
            tests = [own.test] if isinstance(own, ASKING) else []
            tests += [own.operand] if isinstance(own, ast.UnaryOp) and isinstance(own.op, ast.Not) else []
            asked.update(id(part) for test in tests for part in _parts(test))
        return kept["visit_FunctionDef"](self, node)

    def junction(self: Any, node: ast.BoolOp) -> Any:
        values: list[Any] = []
        found = _noting(self, node.values, values, lambda: kept["visit_BoolOp"](self, node))
        if any(_scalar(value) for value in values) and not all(map(_truth, values)) and id(node) not in asked:
            words.append(_word("and" if isinstance(node.op, ast.And) else "or", self, node))
        return found

    def unary(self: Any, node: ast.UnaryOp) -> Any:
        values: list[Any] = []
        found = _noting(self, [node.operand], values, lambda: kept["visit_UnaryOp"](self, node))
        if isinstance(node.op, ast.Invert) and any(_scalar(value) and _truth(value) for value in values):
            # some releases print the place of the operand
            words.extend(_word("~", self, own) for own in (node, node.operand))
        return found

    own = {"visit_FunctionDef": function, "visit_BoolOp": junction, "visit_UnaryOp": unary}
    for name, visit in own.items():
        setattr(CodeGenerator, name, visit)
    try:
        yield
    finally:
        for name, visit in kept.items():
            setattr(CodeGenerator, name, visit)


def _parts(test: ast.expr) -> Iterator[ast.expr]:
    """What is only asked whether it holds."""
    yield test
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from _parts(value)


def _noting(generator: Any, nodes: list[ast.expr], values: list[Any], visit: Any) -> Any:
    """Visit, and note what each of some nodes is."""
    before = generator.visit

    def noting(node: ast.AST) -> Any:
        found = before(node)
        if any(node is own for own in nodes):
            values.append(found)
        return found

    generator.visit = noting
    try:
        return visit()
    finally:
        generator.visit = before


def _plain(value: Any) -> Any:
    """The value of a constexpr, which in some releases may be one of the kernel."""
    while type(value).__name__ == "constexpr":
        value = value.value
    return value


def _scalar(value: Any) -> bool:
    """Whether it is a number of the kernel, of which a constexpr could have been."""
    kind: Any = getattr(_plain(value), "type", None)
    return hasattr(kind, "is_block") and not kind.is_block()


def _truth(value: Any) -> bool:
    value = _plain(value)
    kind: Any = getattr(value, "type", None)
    return isinstance(value, bool) or (hasattr(kind, "scalar") and str(kind.scalar) == "int1")


def _word(sign: str, generator: Any, node: ast.expr) -> Word:
    return Word(
        sign, ast.unparse(node), generator.file_name, generator.begin_line + node.lineno, not generator.is_kernel
    )
