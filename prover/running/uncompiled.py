"""A user's files are read as they stand, never as they were compiled before.

Python takes a compiled file for the source's where both have one size and one second of change: whoever writes a file, has
it checked, and changes a sign in it at once, as a script does or `triton fix`, would be told of the file before.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

_folders: set[Path] = set()
_plain = SourceFileLoader.path_stats


def beside(path: Path) -> Path:
    """The folder of the file, in which nothing is taken from compiled files from now on, in this process."""
    folder = path.resolve().parent
    _folders.add(folder)
    SourceFileLoader.path_stats = _nothing_compiled  # type: ignore[method-assign]
    return folder


def _nothing_compiled(self: SourceFileLoader, path: str) -> Mapping[str, Any]:
    """What importing compares with a compiled file; beside a user's file there is nothing to compare."""
    file = Path(path).resolve()
    if "site-packages" not in file.parts and not _folders.isdisjoint(file.parents):
        raise OSError
    return _plain(self, path)
