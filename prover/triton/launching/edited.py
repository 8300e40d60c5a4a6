"""The launches of a file as they were if some files said something else; nothing on disk is changed."""

from __future__ import annotations

import importlib
import linecache
import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import msgspec

from ...running.copying import copy
from ...running.names import printable
from ...running.supervising import Gone, Limits
from ..asked import asked
from .carried import Launches
from .child import answer as launches_of
from .process import MEMORY, Written, written

EACH = 20.0  # seconds for one of them
WARM = (
    "triton.compiler",
    "triton.compiler.code_generator",
    "triton.language",
    "tileprove.triton",
)  # loaded once for all
HEAVY = "torch"  # so is this, which takes seconds, where an edited file imports it
LATE = "its launches are not compiled in time"
Texts = dict[str, str]  # file, without links -> what it says


def launches(
    path: Path, names: Sequence[str], configs: bool, edits: Sequence[Texts], seconds: float
) -> list[list[Written] | str]:  # fmt: skip
    """For each of the edits, the launches of the file with it, or why there are none. Raises TritonError."""
    given = os.fsencode(path), names, configs, edits
    limits = Limits(seconds + EACH * len(edits), MEMORY)
    found = asked(f"{__name__}:answer", given, limits, path, list[Launches], LATE)
    lost = ["".join((own.error, *own.failed[:1])) for own in found]
    return [
        printable(why) if why else [written(data) for data in own.launches]
        for why, own in zip(lost, found, strict=True)
    ]


def answer(given: bytes, _: object) -> bytes:
    """The encoded answers to (file, launches, whether all configurations, edits), each from a copy of this process."""
    name, names, configs, edits = msgspec.json.decode(given, type=tuple[bytes, list[str], bool, list[Texts]])
    heavy = any(f"import {HEAVY}" in text for edited in edits for text in edited.values())
    for module in (*WARM, *([HEAVY] if heavy else ())):
        with suppress(ImportError):
            importlib.import_module(module)
    found = []
    for edited in edits:
        child = copy(_work(edited, msgspec.json.encode((name, names, configs, EACH))))
        try:
            found.append(msgspec.json.decode(child.line(EACH), type=Launches))
        except (Gone, msgspec.MsgspecError):
            found.append(Launches(f"{os.fsdecode(name)}: {LATE}"))
        finally:
            child.end()
    return msgspec.json.encode(found)


def _work(edited: Mapping[str, str], given: bytes) -> Callable[[int, int], bytes]:
    def work(hears: int, says: int) -> bytes:
        warnings.simplefilter("ignore")  # what the file itself warns of was said when it was checked
        reading(edited)
        return launches_of(given, None)

    return work


def reading(edited: Mapping[str, str]) -> None:
    """Have this process import these files, and show their lines, as if they said that."""
    usual = SourceFileLoader.get_code

    def code(self: Any, name: str) -> CodeType | None:
        text = edited.get(os.path.realpath(self.path))
        if text is None:
            return usual(self, name)
        linecache.cache[self.path] = len(text), None, text.splitlines(keepends=True), self.path
        return compile(text, self.path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = code  # type: ignore[method-assign]
