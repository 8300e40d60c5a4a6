"""A system's specs with one slip in them, imported anew in a process that ends afterwards.

Nothing is written: the importer is handed the changed syntax tree in place of the file's own. The function around the
slip is rewritten so that each call runs both versions of its body on the same arguments and notes both results.
"""

from __future__ import annotations

import ast
import builtins
import copy
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from ..language import constructors
from ..language.claims import Case, Claim
from ..language.obligations import Obligation
from ..language.terms import BOOL, Term
from ..running import registry
from ..running.unasked import is_generator
from .equivalence import identical
from .sources import PACKAGE, Function, Mutant

PLAIN = (int, str, bool)
DISPLAYS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MAKERS = ("list", "dict", "set", "defaultdict", "Counter", "deque")
BOTH, HIT, TERMS = "__tileprove_both__", "__tileprove_hit__", "__tileprove_terms__"


class Traces(Struct):
    """What the changed code did: how often the expression was evaluated, how often to another value than the old one,
    how often to a truth value; the function's (old, new) results, those of calls made while the specs were imported,
    and how many of all those differed."""

    hits: int = 0
    differed: int = 0
    truths: int = 0
    unlike: int = 0
    results: list[tuple[Any, Any]] = field(default_factory=list)
    imported: list[tuple[Any, Any]] = field(default_factory=list)
    paired: bool = False
    omits_a_variable: bool = False

    def hit(self, value: Any, old: Callable[[], Any] | None = None) -> Any:
        self.hits += 1
        self.differed += old is None or not _same(value, old)
        self.truths += isinstance(value, Term) and value.sort == BOOL
        return value

    def both(self, old: Callable[..., Any], new: Callable[..., Any], *args: Any, **keywords: Any) -> Any:
        try:
            before = old(*args, **keywords)
        except Exception:  # the old formula has no value where the new one has: that is a difference
            before = None
        value = new(*args, **keywords)
        self.results.append((before, value))
        self.unlike += not identical(before, value)
        return value


class Built(Struct):
    """A claim's obligations under the slip, each with the (old, new) results noted before its case came, and while
    the specs were imported."""

    obligations: list[tuple[Obligation, list[tuple[Any, Any]]]]
    error: str = ""


def plant(mutant: Mutant) -> Traces:
    """Have every later import of the mutant's file run the slip. For a process that is thrown away."""
    traces = Traces(omits_a_variable=mutant.omits_a_variable)
    code = changed(mutant, traces)
    path = mutant.source.path.resolve()
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> Any:
        return code if Path(self.path).resolve() == path else plain(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
    for name, value in ((BOTH, traces.both), (HIT, traces.hit), (TERMS, constructors)):
        setattr(builtins, name, value)
    forget(path.parent)
    return traces


def forget(folder: Path) -> None:
    """Have the specs be imported anew: the built-in ones, and whatever lies in the folder."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        own = name == PACKAGE or name.startswith(PACKAGE + ".")
        if own or (file and name != "__main__" and Path(file).resolve().parent == folder):
            del sys.modules[name]


@contextmanager
def anew(folder: Path) -> Iterator[None]:
    """Specs that are imported inside are new modules; afterwards the ones from before are back."""
    before = dict(sys.modules)
    forget(folder)
    try:
        yield
    finally:
        forget(folder)
        for name, module in before.items():
            if name not in sys.modules:
                sys.modules[name] = module
                parent, _, child = name.rpartition(".")
                if parent in sys.modules:
                    setattr(sys.modules[parent], child, module)


def changed(mutant: Mutant, traces: Traces) -> Any:
    """The compiled file with the slip."""
    function = mutant.function
    old_body = copy.deepcopy(function.body) if function is not None else []
    inside = function is not None and any(node is mutant.node for part in function.body for node in ast.walk(part))
    arguments: list[ast.expr] = [mutant.replacement]
    if inside:
        nothing = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
        arguments.append(ast.Lambda(nothing, copy.deepcopy(mutant.node)))
    wrapped = ast.Call(ast.Name(HIT, ast.Load()), arguments, [])
    mutant.put(
        wrapped if inside or function is None else mutant.replacement
    )  # a default is evaluated, but not used yet
    if (
        function is not None
        and inside
        and not (is_generator(function) or isinstance(function, ast.AsyncFunctionDef))
        and not _acts(function)
    ):
        function.body = _twins(function, old_body)
        traces.paired = True
    return compile(ast.fix_missing_locations(mutant.source.tree), str(mutant.source.path), "exec")


def _same(value: Any, old: Callable[[], Any]) -> bool:
    """Whether the old expression has the same value here, as far as one evaluation can tell."""
    try:
        before = old()
        return before is value or (type(before) is type(value) and isinstance(value, PLAIN) and before == value)
    except Exception:
        return False


def _acts(function: Function) -> bool:
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


def _twins(function: Function, old_body: list[ast.stmt]) -> list[ast.stmt]:
    """A body that calls the old and the new one with the function's own arguments, after its docstring: a map has one."""
    arguments = function.args
    plain = [*arguments.posonlyargs, *arguments.args]
    bare = ast.arguments(
        posonlyargs=arguments.posonlyargs, args=arguments.args, vararg=arguments.vararg,
        kwonlyargs=arguments.kwonlyargs, kw_defaults=[None] * len(arguments.kwonlyargs), kwarg=arguments.kwarg,
        defaults=[],
    )  # fmt: skip
    passed: list[ast.expr] = [ast.Name(a.arg, ast.Load()) for a in plain]
    if arguments.vararg:
        passed.append(ast.Starred(ast.Name(arguments.vararg.arg, ast.Load()), ast.Load()))
    keywords = [ast.keyword(a.arg, ast.Name(a.arg, ast.Load())) for a in arguments.kwonlyargs]
    if arguments.kwarg:
        keywords.append(ast.keyword(None, ast.Name(arguments.kwarg.arg, ast.Load())))

    def twin(name: str, body: list[ast.stmt]) -> ast.stmt:
        return ast.FunctionDef(name, copy.deepcopy(bare), body, [], None, lineno=function.lineno)  # type: ignore[call-arg]

    names: list[ast.expr] = [ast.Name(name, ast.Load()) for name in ("_tileprove_old", "_tileprove_new")]
    call = ast.Call(ast.Name(BOTH, ast.Load()), [*names, *passed], keywords)
    said = old_body[:1] if ast.get_docstring(function) is not None else []
    return [*said, twin("_tileprove_old", old_body), twin("_tileprove_new", function.body), ast.Return(call)]


def build(target: registry.Target, chosen: set[str] | None, traces: Traces) -> Iterator[tuple[Claim, Built]]:
    """The chosen claims of the target under the slip; a claim that cannot be built says why. Raises SpecError."""
    traces.results.clear()
    systems = target.systems()
    traces.imported += traces.results
    for system in systems:
        for claim in system.claims.values():
            if chosen is None or claim.full_name in chosen:
                yield claim, _built(claim, traces)


def _built(claim: Claim, traces: Traces) -> Built:
    traces.results.clear()
    marks: dict[str, int] = {}

    def marked() -> Iterator[Case]:
        for case in claim.build():
            marks[case.name] = len(traces.results)
            yield case

    try:
        found = registry.obligations(replace(claim, build=marked))
    except Exception as error:
        return Built([], " ".join(str(error).split()))
    noted: list[tuple[Obligation, list[Any]]] = []
    mark = 0
    for obligation in found:  # what a case rests on comes after it
        mark = marks.get(obligation.case, mark)
        noted.append((obligation, [*traces.imported, *traces.results[:mark]]))
    return Built(noted)
