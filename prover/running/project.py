"""The spec files that a project names: the table ``[tool.tileprove]`` of its pyproject.toml.

    [tool.tileprove]
    specs = ["specs/rows.py", "loaders/**/spec_*.py"]

Each entry is a file, or a pattern of files, below the folder in which pyproject.toml lies.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from ..base.toml_text import tables
from ..language.obligations import SpecError

FILE = "pyproject.toml"
KEYS = ("specs",)


def specs() -> tuple[str, ...]:
    """The spec files that the project around the current folder names, relative to the current folder; none
    where there is no project, or no table in it. Raises SpecError for a table that says something else."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / FILE).is_file():
            return tuple(os.path.relpath(file) for file in named(folder))
    return ()


def named(folder: Path) -> list[Path]:
    """The spec files that pyproject.toml in this folder names, in its order. Raises SpecError."""
    file = folder / FILE
    content = file.read_bytes()
    if b"tileprove" not in content:
        return []
    _, found = tables(content, str(file), SpecError)
    tools = found.get("tool")
    table: Any = tools.get("tileprove", {}) if isinstance(tools, dict) else {}
    if not isinstance(table, dict):
        raise SpecError(f"{file}: tileprove under [tool] is a table: [tool.tileprove]")
    for key in table:
        if key not in KEYS:
            raise SpecError(f"{file}: [tool.tileprove] has {key!r}, which means nothing; it has specs = [...]")
    patterns = table.get("specs", [])
    if not isinstance(patterns, list) or not all(isinstance(pattern, str) and pattern for pattern in patterns):
        raise SpecError(f'{file}: specs of [tool.tileprove] is a list of files: specs = ["spec_rows.py"]')
    return list(dict.fromkeys(spec for pattern in patterns for spec in _files(folder, pattern)))


def _files(folder: Path, pattern: str) -> list[Path]:
    place = f"{folder / FILE}: specs of [tool.tileprove]"
    if Path(pattern).is_absolute():
        raise SpecError(f"{place} names {pattern}; give it relative to the folder of {FILE}")
    try:
        found = sorted(file for file in folder.glob(pattern) if file.is_file())
    except ValueError as error:
        raise SpecError(f"{place}: {pattern}: {error}") from None
    if not found:
        raise SpecError(f"{place} names {pattern}, and there is no such file")
    return found
