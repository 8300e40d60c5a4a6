"""On which arguments' being constexprs a kernel may ask: ``isinstance(n, int)``, ``n.dtype``, what is not understood.

Without such a question, a kernel in which some arguments are 1 is that of any arguments, but for what Python computes of
them. A name hangs on all arguments of which anything that it is given is made, or a branch that chooses what it is given;
a question is about all on which the asked value hangs. So it is found too where a value that hangs on two is asked once.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

Names = frozenset[str]
NONE: Names = frozenset()
NEUTRAL = (range, min, max, abs, int, float, print, tuple, len)  # do the same with constexprs
SAME_TYPE = frozenset({"dtype", "type"})  # of pointers, whatever is added
MOST_DEEP = 40  # calls inside calls


class _NotUnderstood(Exception):
    """A form of Python that is not read here."""


def looked_at(function: Any, names: Iterable[str], pointers: Iterable[str]) -> Names:
    """Those of a kernel's arguments on whose being constexprs it may ask. pointers: the arguments that are tensors."""
    every = frozenset(names)
    reading = _Reading()
    try:
        reading.function(function, {name: frozenset({name}) for name in every}, frozenset(pointers))
    except (_NotUnderstood, OSError, SyntaxError, TypeError, AttributeError):
        return every
    return frozenset(reading.asked) & every


class _Reading:
    """asked: the kernel's arguments that are asked. known: what functions return, by what they are given."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.known: dict[object, Names] = {}
        self.deep = 0

    def function(self, function: Any, given: Mapping[str, Names], pointers: Names) -> Names:
        """What the returned values hang on. given: for each parameter."""
        key = id(function), frozenset(given.items()), pointers
        if key not in self.known:
            self.known[key] = frozenset().union(*given.values())  # of a function that calls itself
            self.deep += 1
            if self.deep > MOST_DEEP:
                raise _NotUnderstood
            self.known[key] = _Body(self, function, given, pointers).returned
            self.deep -= 1
        return self.known[key]


class _Body:
    """A function, read until what its names hang on grows no more."""

    def __init__(self, reading: _Reading, function: Any, given: Mapping[str, Names], pointers: Names):
        self.reading, self.names, self.returned = reading, dict(given), NONE
        closure = inspect.getclosurevars(function.fn)
        self.outside = {**vars(builtins), **function.fn.__globals__, **closure.nonlocals}
        (definition,) = function.parse().body
        if not isinstance(definition, ast.FunctionDef):
            raise _NotUnderstood
        self.parameters = frozenset(function.arg_names)
        bound = list(_bindings(definition.body))
        counts = Counter([*self.parameters, *(name for name, _ in bound)])
        self.often = {name for name, count in counts.items() if count > 1}  # of which a branch may choose
        self.pointers: set[str] = set()
        self._into_tensors(bound, pointers)
        self.local = set(counts)
        self.around = self.left = NONE  # the branches that are around, and those in which it may have returned
        before = None
        while before != (self.names, self.returned, self.left):
            before = dict(self.names), self.returned, self.left
            self.statements(definition.body)

    # -- statements ----------------------------------------------------------------------------------------------

    def statements(self, body: Sequence[ast.stmt]) -> None:
        for own in body:
            self.statement(own)

    def statement(self, own: ast.stmt) -> None:
        if isinstance(own, ast.Assign | ast.AnnAssign | ast.AugAssign):
            targets = own.targets if isinstance(own, ast.Assign) else [own.target]
            value = self.value(own.value) if own.value is not None else NONE
            for target in targets:
                self.bind(target, value)
        elif isinstance(own, ast.If | ast.While):
            self.inside(self.value(own.test), [*own.body, *own.orelse])
        elif isinstance(own, ast.For):
            counted = self.value(own.iter)
            self.bind(own.target, counted)
            self.inside(counted, [*own.body, *own.orelse])
        elif isinstance(own, ast.Return):
            self.returned |= self.around | self.left | (self.value(own.value) if own.value is not None else NONE)
            self.left |= self.around
        elif isinstance(own, ast.Expr):
            self.value(own.value)
        elif isinstance(own, ast.Assert):
            self.value(own.test)
        elif not isinstance(own, ast.Pass):
            raise _NotUnderstood

    def inside(self, condition: Names, body: Sequence[ast.stmt]) -> None:
        before = self.around
        self.around |= condition
        self.statements(body)
        self.around = before

    def bind(self, target: ast.expr, value: Names) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            for own in target.elts:
                self.bind(own, value)
        elif isinstance(target, ast.Name):
            chosen = self.around | self.left if target.id in self.often else NONE
            self.names[target.id] = self.names.get(target.id, NONE) | value | chosen
        else:
            raise _NotUnderstood

    # -- expressions ---------------------------------------------------------------------------------------------

    def value(self, own: ast.expr) -> Names:
        """What it hangs on; what it asks is noted."""
        if isinstance(own, ast.Call):
            return self.call(own)
        if isinstance(own, ast.Name):
            return self.names.get(own.id, NONE)
        if isinstance(own, ast.NamedExpr):
            found = self.value(own.value)
            self.bind(own.target, found)
            return found
        if isinstance(own, ast.Attribute):
            if own.attr in SAME_TYPE and self.pointer(own.value):
                return NONE
            found = self.value(own.value)
            return found if own.attr == "T" else self.ask(found)
        if isinstance(own, ast.Compare):
            found = self.all(own.left, *own.comparators)
            none = all(isinstance(other, ast.Constant) and other.value is None for other in own.comparators)
            plain = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, *([ast.Is, ast.IsNot] if none else []))
            return found if all(isinstance(sign, plain) for sign in own.ops) else self.ask(found)
        parts = (ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.IfExp, ast.Subscript, ast.Slice, ast.Tuple, ast.List)
        if isinstance(own, (*parts, ast.Constant, ast.Starred, ast.JoinedStr, ast.FormattedValue)):
            return self.all(*(part for part in ast.iter_child_nodes(own) if isinstance(part, ast.expr)))
        raise _NotUnderstood

    def all(self, *parts: ast.expr) -> Names:
        return frozenset[str]().union(*map(self.value, parts))

    def ask(self, names: Names) -> Names:
        self.reading.asked |= names
        return names

    def call(self, own: ast.Call) -> Names:
        given = self.all(*own.args, *(word.value for word in own.keywords))
        called = self.resolved(own.func)
        while called is not None and hasattr(called, "fn") and not hasattr(called, "params"):
            called = called.fn
        if called is None and isinstance(own.func, ast.Attribute):
            given |= self.value(own.func.value)
            return given if _of_tensors(own.func.attr) else self.ask(given)
        if _neutral(called):
            loads = getattr(called, "__name__", "") == "load" and bool(own.args) and self.pointer(own.args[0])
            return NONE if loads else given
        if isinstance(called, type):
            raise _NotUnderstood  # whose methods are the kernel's own
        if called is None or not hasattr(called, "parse"):
            return self.ask(given)
        names = called.arg_names
        plain = not any(isinstance(value, ast.Starred) for value in own.args) and all(w.arg for w in own.keywords)
        if not plain or len(own.args) > len(names):
            return self.reading.function(called, dict.fromkeys(names, given), NONE)
        passed = {**dict(zip(names, own.args, strict=False)), **{str(w.arg): w.value for w in own.keywords}}
        pointers = frozenset(name for name, value in passed.items() if self.pointer(value))
        return self.reading.function(called, {name: self.value(value) for name, value in passed.items()}, pointers)

    def resolved(self, own: ast.expr) -> Any:
        """What is outside of the function by that name; None for what is none."""
        if isinstance(own, ast.Name):
            return None if own.id in self.local else self.outside.get(own.id)
        if isinstance(own, ast.Attribute):
            of = self.resolved(own.value)
            return getattr(of, own.attr, None) if isinstance(of, ModuleType) else None
        return None

    # -- pointers ------------------------------------------------------------------------------------------------

    def _into_tensors(self, bound: Sequence[tuple[str, ast.expr | None]], given: Names) -> None:
        """Find the names that are pointers into tensors wherever they are bound."""
        self.pointers = {name for name, _ in bound if name not in self.parameters} | given
        before = None
        while before != self.pointers:
            before = set(self.pointers)
            self.pointers -= {name for name, value in bound if value is None or not self.pointer(value)}

    def pointer(self, own: ast.expr) -> bool:
        """Whether it surely is a pointer, or a tensor of pointers, to what the tensor holds."""
        if isinstance(own, ast.Name):
            return own.id in self.pointers
        if isinstance(own, ast.BinOp) and isinstance(own.op, ast.Add | ast.Sub):
            return self.pointer(own.left) or (isinstance(own.op, ast.Add) and self.pointer(own.right))
        return False


def _neutral(called: Any) -> bool:
    """Whether it does the same with a constexpr as with a number of the kernel."""
    own = getattr(called, "fn", called)
    return any(own is other for other in NEUTRAL) or str(getattr(own, "__module__", "")).startswith("triton.")


def _of_tensors(name: str) -> bool:
    """Whether it is a method of tensors or their descriptors; no question."""
    from triton.language import core

    kinds = (getattr(core, kind, None) for kind in ("tensor", "tensor_descriptor", "tensor_descriptor_base"))
    return not name.startswith("_") and any(callable(getattr(kind, name, None)) for kind in kinds)


def _bindings(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr | None]]:
    """Each name that is bound, with the value where it is all of that."""
    for own in (inner for statement in body for inner in ast.walk(statement)):
        if isinstance(own, ast.For):
            yield from ((name, None) for name in _stored(own.target))
        elif isinstance(own, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
            value: ast.expr | None = own.value
            if isinstance(own, ast.AugAssign):
                value = ast.BinOp(own.target, own.op, own.value)
            for target in own.targets if isinstance(own, ast.Assign) else [own.target]:
                whole = isinstance(target, ast.Name)
                yield from ((name, value if whole else None) for name in _stored(target))


def _stored(target: ast.expr) -> list[str]:
    return [own.id for own in ast.walk(target) if isinstance(own, ast.Name)]
