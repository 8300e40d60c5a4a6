"""No module imports itself by way of others, whatever an import is for: for type checkers alone, or inside a function.

import-linter sees modules beside each other, and leaves out what a contract ignores; here are all, read from the sources.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("tileprove", "prover", "specs", "concrete")  # folders of one package, tileprove


def imports(files: dict[str, Path]) -> dict[str, set[str]]:
    """Module -> those of these modules that it imports, wherever that stands in it. files: by the modules' names."""
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        package = name if file.name == "__init__.py" else name.rpartition(".")[0]
        named: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                base = ".".join([*parts, *([node.module] if node.module else [])])
                for alias in node.names:
                    inner = f"{base}.{alias.name}"
                    named.add(inner if inner in files else base)
        found[name] = named & files.keys() - {name}
    return found


def circle(files: dict[str, Path]) -> list[str]:
    """The modules of one circle, the first one again at the end; none where there is no circle."""
    try:
        TopologicalSorter(imports(files)).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))  # each imports the next one
    return []


def modules(root: Path, package: str, folder: str = "") -> dict[str, Path]:
    """The modules below a folder of the root, by their names; package: its name."""
    where = root / folder
    found = {}
    for file in where.rglob("*.py"):
        parts = file.relative_to(where).with_suffix("").parts
        found[".".join([package, *(parts[:-1] if parts[-1] == "__init__" else parts)])] = file
    return found


def test_no_circle():
    files: dict[str, Path] = {}
    for room in ROOMS:
        files |= modules(ROOT, "tileprove" if room == "tileprove" else f"tileprove.{room}", room)
    assert len(files) > 900
    found = imports(files)
    assert "tileprove.prover.language.terms" in found["tileprove.prover.language.obligations"]
    assert circle(files) == []


PLANTED = {
    "for type checkers": ("import typing\nif typing.TYPE_CHECKING:\n    from .b import B\n", "from . import a\n"),
    "in a function": ("def f():\n    from .room.c import C\n    return C\n", "import own.a\n"),
    "by the package": ("from own.b import B\n", "from .a import A\n"),
    "by its own folder": ("from .room import c\n", "from .a import A\n"),
}  # fmt: skip


@pytest.mark.parametrize("sort", PLANTED)
def test_a_circle_is_noticed(sort: str, tmp_path: Path):
    first, second = PLANTED[sort]
    (tmp_path / "room").mkdir()
    for name in ("__init__.py", "a.py", "b.py", "room/__init__.py"):
        (tmp_path / name).write_text("")
    (tmp_path / "room" / "c.py").write_text("from ..b import B\n")
    (tmp_path / "a.py").write_text(first)
    assert circle(modules(tmp_path, "own")) == []
    (tmp_path / "b.py").write_text(second)
    found = circle(modules(tmp_path, "own"))
    assert {"own.a", "own.b"} <= set(found)
    assert found[0] == found[-1]


def test_the_contracts_count_what_type_checkers_import():
    """import-linter then says of a circle in which room it is, and of an import to a floor above that it is one."""
    said = (ROOT / "pyproject.toml").read_text()
    assert "exclude_type_checking_imports = false" in said
