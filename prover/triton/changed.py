"""What a commit changes -> the launch files that are to be checked: those that it changes, and those that import one
of its files, directly or not. Only the text of files is read; nothing of them runs."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from msgspec import Struct, field

WORDS = {"triton": ("tileprove.triton", "launch"), "cuda": ("tileprove.cuda", "cuda_launch")}
SOURCES = (".cu", ".ptx")  # of kernels that launches name
INCLUDED = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]', re.MULTILINE)
LEFT_OUT = frozenset({"__pycache__", "node_modules", "site-packages"})  # folders, beside those that begin with a dot


class Changed(Struct, frozen=True):
    """files: launch file -> the changed file that it is or imports. others: changed files that concern no launch."""

    files: dict[Path, Path] = field(default_factory=dict)
    others: list[Path] = field(default_factory=list)


def changed(paths: Sequence[Path], root: Path, kind: str = "triton") -> Changed:
    """What of the changed paths is to be checked, in the files below root. A path may be of a file that is gone. An import,
    or an #include, is taken to mean each file whose path ends as it says, so that rather too much is checked than too
    little. kind: of launches, triton or cuda."""
    resolved = {path.resolve(): path for path in paths}
    tree = Tree(root.resolve(), list(resolved), kind)
    found: dict[Path, Path] = {}
    concerned = set[Path]()
    for file in tree.files:
        if not tree.launches(file):
            continue
        reached = resolved.keys() & tree.reached(file)
        concerned |= reached
        if reached and file.is_file():
            shown = resolved.get(file) or Path(os.path.relpath(file))
            found[shown] = resolved[file] if file in reached else resolved[min(reached)]
    return Changed(found, [given for path, given in resolved.items() if path not in concerned])


class Tree:
    """The Python files below a folder, with what they import of each other. more: files that count as there. kind: of
    launches."""

    def __init__(self, root: Path, more: Sequence[Path] = (), kind: str = "triton"):
        self.files = sorted({*_below(root, ".py"), *(path for path in more if path.suffix == ".py")})
        self.root, self.kind, self.others = root, kind, [path for path in more if path.suffix != ".py"]
        self._parsed: dict[Path, ast.Module | None] = {}
        self._imports: dict[Path, set[Path]] = {}

    def launches(self, file: Path) -> bool:
        """Whether it has the word ``launch`` of ``tileprove.triton``, or CUDA's; a file that cannot be parsed, whether it
        may have."""
        text, (module, word) = _text(file), WORDS[self.kind]
        if b"tileprove" not in text or word.encode() not in text:
            return False
        tree = self._tree(file)
        if tree is None:
            return True
        return any(_brings_launch(node, module, word) for node in ast.walk(tree)) or _has_launch(tree, module, word)

    def reached(self, file: Path) -> set[Path]:
        """The file, and what it imports, directly or not."""
        seen, open_ = {file}, [file]
        while open_:
            fresh = self._imported(open_.pop()) - seen
            seen |= fresh
            open_ += fresh
        return seen

    @cached_property
    def _by_name(self) -> dict[str, list[tuple[tuple[str, ...], Path]]]:
        """Last word of a module's name -> (all words of its path, file)."""
        found: dict[str, list[tuple[tuple[str, ...], Path]]] = {}
        for file in self.files:
            words = file.parent.parts if file.stem == "__init__" else (*file.parent.parts, file.stem)
            found.setdefault(words[-1], []).append((words, file))
        return found

    @cached_property
    def _included(self) -> dict[str, list[Path]]:
        """Name -> the files of this name that are no Python: -I may lead to each."""
        found: dict[str, list[Path]] = {}
        for path in dict.fromkeys((*self.others, *_below(self.root))):
            found.setdefault(path.name, []).append(path)
        return found

    def _imported(self, file: Path) -> set[Path]:
        if file not in self._imports and file.suffix != ".py":
            said = [Path(os.fsdecode(name)) for name in INCLUDED.findall(_text(file))]
            ends = [Path(str(name).rpartition("..")[2].lstrip("/")).parts for name in said]
            here = [(file.parent / name).resolve() for name in said]
            self._imports[file] = {
                *(own for own in here if own.is_file()),
                *(
                    own
                    for end in ends
                    if end
                    for own in self._included.get(end[-1], ())
                    if own.parts[-len(end) :] == end
                ),
            }
        if file not in self._imports:
            tree = self._tree(file)
            named = set(_named(tree, file)) if tree is not None else set()
            self._imports[file] = {
                found
                for name in named
                for words, found in self._by_name.get(name[-1], ())
                if words[-len(name) :] == name
            }
            if self.kind == "cuda" and tree is not None:
                self._imports[file] |= {(file.parent / name).resolve() for name in _kernels(tree)}
                self._imports[file] |= set(self.others) if _computes(tree) else set()
        return self._imports[file]

    def _tree(self, file: Path) -> ast.Module | None:
        """The file parsed; None for what is no Python."""
        if file not in self._parsed:
            try:
                self._parsed[file] = ast.parse(_text(file))
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                self._parsed[file] = None
        return self._parsed[file]


def _text(file: Path) -> bytes:
    """Its bytes; none of a file that is gone or cannot be read."""
    try:
        return file.read_bytes()
    except OSError:
        return b""


def _below(root: Path, suffix: str = "") -> Iterator[Path]:
    for folder, folders, names in os.walk(root):
        folders[:] = [
            name
            for name in folders
            if not name.startswith(".") and name not in LEFT_OUT and not Path(folder, name, "pyvenv.cfg").exists()
        ]
        yield from (Path(folder, name) for name in names if name.endswith(suffix))


def _named(tree: ast.Module, file: Path) -> Iterator[tuple[str, ...]]:
    """The modules that a file may import, as the words at the end of their paths; a package before what is in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _with_packages(tuple(alias.name.split(".")))
        elif isinstance(node, ast.ImportFrom):
            said = tuple(node.module.split(".")) if node.module else ()
            base = file.parents[min(node.level, len(file.parents)) - 1].parts if node.level else ()
            if node.level:
                yield base
            yield from ((*base, *words) for words in _with_packages(said))
            yield from ((*base, *said, alias.name) for alias in node.names)


def _with_packages(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return (words[:end] for end in range(1, len(words) + 1))


def _kernels(tree: ast.Module) -> Iterator[str]:
    """The files of kernels that a text of the file names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.endswith(SOURCES):
            yield node.value


def _computes(tree: ast.Module) -> bool:
    """Whether a launch names its file by something else than a text, so that it may be any."""
    word = WORDS["cuda"][1]
    imports = [alias for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names]
    words = {word, *(alias.asname for alias in imports if alias.name == word and alias.asname)}
    texts = {
        target.id for node in tree.body if isinstance(node, ast.Assign) and _is_text(node.value)
        for target in node.targets if isinstance(target, ast.Name)
    }  # fmt: skip
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or getattr(call.func, "id", getattr(call.func, "attr", "")) not in words:
            continue
        source = call.args[0] if call.args else next((one.value for one in call.keywords if one.arg == "source"), None)
        if not (_is_text(source) or (isinstance(source, ast.Name) and source.id in texts)):
            return True
    return False


def _is_text(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _brings_launch(node: ast.AST, module: str, word: str) -> bool:
    """Whether it is ``from tileprove.triton import launch`` or ``import *``."""
    return (
        isinstance(node, ast.ImportFrom)
        and node.module == module
        and any(alias.name in (word, "*") for alias in node.names)
    )


def _has_launch(tree: ast.Module, name: str, word: str) -> bool:
    """Whether the module is imported as a whole, and something's ``.launch`` is there."""
    package, _, module = name.rpartition(".")
    whole = any(
        (isinstance(node, ast.Import) and any(alias.name.startswith(name) for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == package and module in {a.name for a in node.names})
        for node in ast.walk(tree)
    )
    return whole and any(isinstance(node, ast.Attribute) and node.attr == word for node in ast.walk(tree))
