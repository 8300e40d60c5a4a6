"""What a user names on the command line -> launches with their kernels: a Python file, or a JSON file of entries."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct, field

from ..language.obligations import SpecError
from .launching.described import launch_of
from .launching.process import declared
from .ttir.errors import TritonError

if TYPE_CHECKING:
    from .stated import Statements

UNNAMED = re.compile(r"arg\d+")  # as releases print arguments that have no names
Own = TypeVar("Own")


class Sources(Struct, Generic[Own]):
    """What a file gives. statements: launches with their kernels. failed: a line for each launch that is in error. notes:
    what a reader might not expect."""

    statements: list[Own] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, make: Callable[[], Own]) -> None:
        """A launch, or why there is none."""
        try:
            self.statements.append(make())
        except SpecError as error:
            self.failed.append(str(error))


def read(file: Path, names: Sequence[str] = (), configs: bool = False) -> Sources[Statements]:
    """The launches of a file, or those of these names; one that is in error does not stop the others. Raises TritonError
    for what is wrong with the file."""
    from .stated import Statements  # which who reads launches of another sort has no use for

    found = Sources[Statements]()
    if file.suffix == ".json":
        for entry in entries(file, names):
            found.add(partial(with_text, file, entry))
        return found
    if file.suffix in (".ttir", ".mlir"):
        raise TritonError(
            f"{file}: a kernel's text says nothing of its launch; give the Python file or the JSON file that does"
        )
    own = declared(file, names, configs)
    found.failed += own.failed
    for other, imported in own.elsewhere.items():
        found.notes.append(f"{file}: {', '.join(imported)} of {other} {'is' if len(imported) == 1 else 'are'} imported, "
                           f"and not checked here: tileprove triton check {other}")  # fmt: skip
    for w in own.launches:
        found.add(partial(Statements, w.name, w.launch, w.text, w.file, w.line))
    return found


def statements(file: Path, names: Sequence[str], configs: bool = False) -> list[Statements]:
    """The same, where none of them may be in error. Raises TritonError."""
    found = read(file, names, configs)
    if found.failed:
        raise TritonError(found.failed[0])
    return found.statements


def entries(file: Path, names: Sequence[str]) -> list[dict[str, Any]]:
    """The entries of a JSON file, or those of these names. Raises TritonError."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise TritonError(f"{file}: is no JSON: {error}") from None
    entries = found if isinstance(found, list) else [found]
    if not all(isinstance(entry, dict) for entry in entries):
        raise TritonError(f"{file}: a launch is an object, or a file has a list of them")
    if not entries:
        raise TritonError(f"{file}: there is no launch in it")
    called = [str(entry.get("id", entry.get("kernel", ""))) for entry in entries]
    known = dict(zip(called, entries, strict=True))
    if len(known) < len(entries):
        twice = next(name for at, name in enumerate(called) if name in called[:at])
        raise TritonError(f"{file}: two launches are named {twice}; give each an id of its own")
    missing = [name for name in names if name not in known]
    if missing:
        raise TritonError(f"{file}: no launch is named {missing[0]}; there is {', '.join(list(known)[:10])}")
    return [known[name] for name in names] if names else entries


def with_text(file: Path, entry: dict[str, Any]) -> Statements:
    """An entry, whose ``file`` is the kernel's TTIR beside it. Raises TritonError."""
    from .stated import Statements

    name = str(entry.get("id", entry.get("kernel", "")))
    if not isinstance(entry.get("file"), str):
        raise TritonError(f"{file}: {name} names no file with its TTIR")
    try:
        text = (file.parent / entry["file"]).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise TritonError(f"{file}: {name}: its TTIR {entry['file']} cannot be read: {error.strerror}") from None
    found = Statements(name, launch_of(entry), text, str(file), 1)
    _in_order(f"{file}: {name}", found)
    return found


def _in_order(place: str, own: Statements) -> None:
    """Arguments go by their order. Raises TritonError where the text has the name of one at another place."""
    names = [argument.name for argument in own.launch.arguments]
    for value, name in zip(own.function.arguments, names, strict=False):
        said = value.name.lstrip("%")
        if said != name and said in names and not UNNAMED.fullmatch(said):
            raise TritonError(
                f"{place}: the arguments go by their order, and {name} stands where the kernel has {said}"
            )
