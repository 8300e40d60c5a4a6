"""What a project says of itself: the table ``[tool.tileprove]`` of its pyproject.toml.

    [tool.tileprove]
    specs = ["specs/rows.py", "loaders/**/spec_*.py"]
    max-elements = "2^31"

Each spec is a file, or a pattern of files, below the folder in which pyproject.toml lies. max-elements: that tensors of
Triton launches are assumed to have at most.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from ..base.toml_text import tables
from ..language.obligations import SpecError

FILE = "pyproject.toml"
MOST_ELEMENTS = 1 << 60  # of a tensor, at all
KEYS = ("specs", "max-elements")
ELEMENTS = re.compile(r"(?:(\d+)\s*(?:\^|\*\*)\s*)?(\d+)")


def specs() -> tuple[str, ...]:
    """The spec files that the project around the current folder names, relative to the current folder; none
    where there is no project, or no table in it. Raises SpecError for a table that says something else."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / FILE).is_file():
            return tuple(os.path.relpath(file) for file in named(folder))
    return ()


def max_elements(start: Path | None = None) -> int | None:
    """The elements that the project around the folder (the current one) lets a tensor have; None where it says nothing.
    Raises SpecError."""
    here = (start or Path.cwd()).absolute()
    for folder in (here, *here.parents):
        if (folder / FILE).is_file():
            said = _table(folder).get("max-elements")
            try:
                return None if said is None else elements(said)
            except ValueError as error:
                raise SpecError(f"{folder / FILE}: max-elements of [tool.tileprove]: {error}") from None
    return None


def elements(said: object) -> int:
    """A number of elements, as ``2^31``, ``2**31`` or ``2147483648``. Raises ValueError.

    >>> elements("2^31") == elements("2**31") == elements(2147483648) == 2**31
    True
    """
    if type(said) is int:
        said = str(said)
    found = ELEMENTS.fullmatch(said.strip()) if isinstance(said, str) else None
    base, last = (int(found[1] or 0), int(found[2])) if found else (0, 0)
    number = base**last if base and last < 64 else last if not base else 0
    if not 1 <= number < MOST_ELEMENTS:
        raise ValueError(f"{said!r} is no number of elements from 1 to 2^60; write 2^31 or 2147483648")
    return number


def named(folder: Path) -> list[Path]:
    """The spec files that pyproject.toml in this folder names, in its order. Raises SpecError."""
    file, table = folder / FILE, _table(folder)
    patterns = table.get("specs", [])
    if not isinstance(patterns, list) or not all(isinstance(pattern, str) and pattern for pattern in patterns):
        raise SpecError(f'{file}: specs of [tool.tileprove] is a list of files: specs = ["spec_rows.py"]')
    return list(dict.fromkeys(spec for pattern in patterns for spec in _files(folder, pattern)))


def _table(folder: Path) -> dict[str, Any]:
    """The table of pyproject.toml in this folder. Raises SpecError."""
    file = folder / FILE
    content = file.read_bytes()
    if b"tileprove" not in content:
        return {}
    _, found = tables(content, str(file), SpecError)
    tools = found.get("tool")
    table: Any = tools.get("tileprove", {}) if isinstance(tools, dict) else {}
    if not isinstance(table, dict):
        raise SpecError(f"{file}: tileprove under [tool] is a table: [tool.tileprove]")
    for key in table:
        if key not in KEYS:
            known = 'specs = [...] and max-elements = "2^31"'
            raise SpecError(f"{file}: [tool.tileprove] has {key!r}, which means nothing; it has {known}")
    return table


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
