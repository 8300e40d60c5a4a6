"""What a user names on the command line -> launches with their kernels: a Python file, or a JSON file of entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .launching.described import launch_of
from .launching.process import launches
from .stated import Statements
from .ttir.errors import TritonError


def statements(file: Path, names: Sequence[str], configs: bool = False) -> list[Statements]:
    """The launches of a file, or those of these names. Raises TritonError."""
    if file.suffix == ".json":
        return [_described(file, entry) for entry in _entries(file, names)]
    if file.suffix in (".ttir", ".mlir"):
        raise TritonError(
            f"{file}: a kernel's text says nothing of its launch; give the Python file or the JSON file that does"
        )
    return [Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(file, names, configs)]


def _entries(file: Path, names: Sequence[str]) -> list[dict[str, Any]]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise TritonError(f"{file}: is no JSON: {error}") from None
    entries = found if isinstance(found, list) else [found]
    if not all(isinstance(entry, dict) for entry in entries):
        raise TritonError(f"{file}: a launch is an object, or a file has a list of them")
    known = {str(entry.get("id", entry.get("kernel", ""))): entry for entry in entries}
    missing = [name for name in names if name not in known]
    if missing:
        raise TritonError(f"{file}: no launch is named {missing[0]}; there is {', '.join(list(known)[:10])}")
    return [known[name] for name in names] if names else entries


def _described(file: Path, entry: dict[str, Any]) -> Statements:
    """An entry, whose ``file`` is the kernel's TTIR beside it."""
    name = str(entry.get("id", entry.get("kernel", "")))
    if not isinstance(entry.get("file"), str):
        raise TritonError(f"{file}: {name} names no file with its TTIR")
    text = (file.parent / entry["file"]).read_text(encoding="utf-8", errors="replace")
    return Statements(name, launch_of(entry), text, str(file), 1)
