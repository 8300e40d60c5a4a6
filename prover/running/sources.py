"""What plans are made of: hashes of the sources that could say something else tomorrow.

A built-in system depends on nothing but what is installed. One of its claims depends on less: on the prover and the
executors, all of them, and on those files of the specs that the file which makes it imports, and what they import. Nothing
else can reach it, for a claim's function and whatever it closes over come from names of that file, and specs read neither
each other's systems nor other files (tests/prover/test_reach_of_claims.py).
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from .cache import Cache, source_hash

SPECS, CONCRETE = "tileprove.specs", "tileprove.concrete"
ANYTHING = frozenset(
    {"importlib", "__import__", "import_module", "exec", "eval"}
)  # a file with such a name may import all


def _folders(package: str) -> list[Path]:
    found = importlib.util.find_spec(package)
    return [Path(place) for place in (found.submodule_search_locations or ())] if found else []


def install_hash() -> str:
    """A hash of every installed source of tileprove: the built-in specs depend on nothing else."""
    return source_hash(Path(__file__).parent.parent, *_folders(SPECS), *_folders(CONCRETE))


class Sources:
    """The installed sources, as far as they matter to single claims. cache: of what each file imports."""

    def __init__(self, cache: Cache):
        self.cache = cache

    @cached_property
    def _rest(self) -> str:
        return source_hash(Path(__file__).parent.parent, *_folders(CONCRETE))

    @cached_property
    def _files(self) -> dict[Path, tuple[str, frozenset[Path]]]:
        """Each file of the specs -> (hash, the files that it imports)."""
        found: dict[Path, tuple[str, frozenset[Path]]] = {}
        fresh: dict[str, tuple[str, bytes]] = {}
        for root in _folders(SPECS):
            files = {path.relative_to(root): path for path in sorted(root.rglob("*.py"))}
            there = "\n".join([self._rest, *map(str, files)])
            for short, path in files.items():
                text = path.read_bytes()
                name, sources = f"imports of {short}", hashlib.sha256(there.encode() + b"\n" + text).hexdigest()
                kept = self.cache.plan(name, sources)
                if kept is None:
                    parts = {str(part) for part in _imports(ast.parse(text), short, files) if part in files}
                    kept = msgspec.json.encode(sorted(parts))
                    fresh[name] = sources, kept
                imported = frozenset(files[Path(part)] for part in msgspec.json.decode(kept, type=list[str]))
                found[path] = hashlib.sha256(text).hexdigest(), imported
        self.cache.keep_plans(fresh)
        return found

    def of(self, home: str) -> str:
        """A hash of all that a claim which this file makes can depend on; empty where nobody can say."""
        start = Path(home)
        if start not in self._files:
            return ""
        reached, stack = {start}, [start]
        while stack:
            for other in self._files[stack.pop()][1] - reached:
                reached.add(other)
                stack.append(other)
        parts = [self._rest, *(f"{path.as_posix()} {self._files[path][0]}" for path in sorted(reached))]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _imports(tree: ast.Module, short: Path, files: dict[Path, Path]) -> Iterator[Path]:
    """The files, by their place below the specs, that the file ``short`` names in imports, wherever these stand."""
    folder = short.parent.parts
    for node in ast.walk(tree):
        if ANYTHING.intersection(_names(node)):
            yield from files
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith(SPECS):
                    yield from _module(Path(*alias.name.split(".")[2:]))
        elif isinstance(node, ast.ImportFrom):
            names = (node.module or "").split(".") if node.module else []
            up = node.level - 1
            if node.level and up > len(folder):
                continue  # above the specs: the prover, all of which counts
            inside = [*folder[: len(folder) - up], *names] if node.level else names[2:]
            if not node.level and names[:2] != SPECS.split("."):
                continue
            base = Path(*inside)
            for alias in node.names:
                # of a package, a name is a module of it or something that its __init__ has
                below = [path for path in _module(base / alias.name) if path in files]
                yield from below or _module(base)


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        return ".".join([module, *(alias.name for alias in node.names)]).split(".")
    return [node.id] if isinstance(node, ast.Name) else []


def _module(place: Path) -> tuple[Path, ...]:
    """The file that a module of this place is, if it is there."""
    return (*([place.with_suffix(".py")] if place.name else []), place / "__init__.py")
