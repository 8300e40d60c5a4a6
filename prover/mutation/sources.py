"""Which source files a system's formulas stand in, and what in them is a formula: everything but the claims.

A file belongs to the system in whose package it is, or to the executors if it is named so. A claim's own body, and a
function that makes cases or executor calls, says what is claimed; a slip there changes the statement and not the map,
so it is no mutant.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from ..base.files import shown
from ..language.obligations import SpecError
from ..running.complaints import one_line
from ..running.registry import BUILT_IN, Target
from .operators import Rewrite, rewrites

PACKAGE = "tileprove.specs"
EXECUTORS = "executors"  # the system whose claims stand in the packages of the others, in files named so
STATEMENTS = ("Case", "Replay", "Call", "Claim", "Obligation", "Anywhere")  # what a function returns that states claims
DECORATORS = ("claim", "finding")
DECLARATIONS = ("integer", "System")  # calls whose arguments are ranges and titles
Function = ast.FunctionDef | ast.AsyncFunctionDef
Imports = dict[str, list[str]]  # module -> what it imports


class Source(Struct, frozen=True, eq=False):
    """A spec's file as syntax. dependents: the built-in systems whose claims may rest on it, its own one first."""

    path: Path
    tree: ast.Module
    dependents: tuple[str, ...]

    @property
    def name(self) -> str:
        return shown(self.path)


class Mutant(Struct, frozen=True, eq=False):
    """One slip at one place. parent, field, index: where the expression hangs; function: the innermost one around it."""

    source: Source
    node: ast.expr
    said: str
    replacement: ast.expr
    parent: ast.AST
    field: str
    index: int | None
    function: Function | None
    context: ast.expr | ast.stmt

    @property
    def place(self) -> str:
        return f"{self.source.name}:{self.node.lineno}"

    @property
    def before(self) -> str:
        return ast.unparse(self.context)

    @property
    def after(self) -> str:
        """The context with the slip in it."""
        self.put(self.replacement)
        try:
            return ast.unparse(self.replacement if self.context is self.node else self.context)
        finally:
            self.put(self.node)

    @property
    def omits_a_variable(self) -> bool:
        """Whether the slip forgets an expression that declares a variable: it then speaks of a special case."""
        before, after = (
            sum(_declares(node) for node in ast.walk(expression)) for expression in (self.node, self.replacement)
        )
        return after < before

    def put(self, expression: ast.expr) -> None:
        """Have the tree say this expression at the mutant's place."""
        if self.index is None:
            setattr(self.parent, self.field, expression)
        else:
            getattr(self.parent, self.field)[self.index] = expression


def parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"), str(path))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise SpecError(one_line(error, str(path))) from None


def of(target: Target) -> list[Source]:
    """The files that belong to the target, in the order of their names. Load the target first."""
    if target.path is not None:
        files = [target.path, *_beside(target.path)]
        return [Source(file, parsed(file), ()) for file in files]
    files = _spec_files()
    imports = {module: list(_imports(module, tree)) for module, (_, tree) in files.items()}
    below = {name: _closure(name, imports) for name in BUILT_IN}
    found = []
    for module, (path, tree) in sorted(files.items()):
        if _owner(module) == target.name:
            others = [name for name in BUILT_IN if module in below[name] and name != target.name]
            found.append(Source(path, tree, (target.name, *others)))
    return found


def _beside(path: Path) -> list[Path]:
    """Helper files that a user's spec imported from its own folder."""
    folder = path.resolve().parent
    files = {
        Path(file).resolve()
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None)) and Path(file).resolve().parent == folder
    }
    return sorted(files - {path.resolve()})


def _spec_files() -> dict[str, tuple[Path, ast.Module]]:
    """Module below tileprove.specs, such as ``im2col.cap``, -> its file."""
    package = importlib.util.find_spec(PACKAGE)
    folders = package.submodule_search_locations if package else None
    if not folders:
        raise SpecError(f"{PACKAGE} is not installed as files")
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): (path, parsed(path))
        for folder in map(Path, folders)
        for path in folder.glob("*/*.py")
        if path.stem != "__init__"
    }


def _imports(module: str, tree: ast.Module) -> Iterator[str]:
    """The modules below tileprove.specs that the file imports, or takes names from."""
    package = module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(package) + 1:
            base = [*package[: len(package) - node.level + 1], *(node.module.split(".") if node.module else [])]
            yield ".".join(base)
            yield from (".".join([*base, alias.name]) for alias in node.names)


def _closure(system: str, imports: Imports) -> set[str]:
    """The modules that the system's own import, directly or not, its own with them."""
    found: set[str] = set()
    waiting = [module for module in imports if _owner(module) == system]
    while waiting:
        module = waiting.pop()
        if module in imports and module not in found:
            found.add(module)
            waiting.extend(imports[module])
    return found


def _owner(module: str) -> str:
    """The system that the module's claims belong to: its package, or the executors."""
    package, _, name = module.partition(".")
    return EXECUTORS if name.startswith(EXECUTORS) else package


def mutants(source: Source) -> Iterator[Mutant]:
    """Every slip in the file's formulas, from top to bottom."""
    yield from _below(source, source.tree, None, None)


def _below(
    source: Source, parent: ast.AST, function: Function | None, context: ast.expr | ast.stmt | None
) -> Iterator[Mutant]:
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list", "keywords") and not isinstance(parent, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _says_nothing(child):
                continue
            inner = child if isinstance(child, Function) else function
            around = context
            if isinstance(child, ast.expr):
                around = context if context is not None and (_short(context) or _tiny(child)) else child
                for said, new in _rewrites(child, parent, function):
                    yield Mutant(source, child, said, new, parent, field, index, function, around)
            elif not isinstance(child, (ast.keyword, ast.expr_context, ast.operator, ast.comprehension)):
                around = child if isinstance(child, (ast.Assign, ast.Return)) and _tiny(child.value) else None
            yield from _below(source, child, inner, around)


def _short(node: ast.AST) -> bool:
    """Whether the expression is a good context for a slip inside it."""
    return not _tiny(node) and len(ast.unparse(node)) <= 60


def _tiny(node: ast.AST | None) -> bool:
    return isinstance(node, (ast.Constant, ast.Name))


def _rewrites(node: ast.expr, parent: ast.AST, function: Function | None) -> Iterator[Rewrite]:
    if isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del)) or isinstance(parent, ast.pattern):
        return
    if function is None and isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return  # a type such as Term | int
    yield from rewrites(node)


def _says_nothing(node: ast.AST) -> bool:
    """Whether no formula lies below: claims, what makes cases, declarations, text, checks of bad arguments."""
    if isinstance(node, Function):
        decorators = [d.func if isinstance(d, ast.Call) else d for d in node.decorator_list]
        if any(isinstance(d, ast.Attribute) and d.attr in DECORATORS for d in decorators):
            return True
        said = ast.unparse(node.returns) if node.returns is not None else ""
        return any(word in said for word in STATEMENTS) or _yields_cases(node)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in DECLARATIONS
    if isinstance(node, ast.If) and not node.orelse and all(isinstance(part, ast.Raise) for part in node.body):
        return True
    return isinstance(node, (ast.JoinedStr, ast.Assert, ast.Raise, ast.Import, ast.ImportFrom))


def _declares(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "integer"


def _yields_cases(function: Function) -> bool:
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(isinstance(called, ast.Name) and called.id == "Case" for called in calls)
