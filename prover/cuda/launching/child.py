"""What is done in the process that runs a user's launch file (`running.supervising.answer`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from ...language.nodes import pack_terms
from ...language.obligations import SpecError
from ...language.terms import Term
from ...running.child import module_of
from ...running.complaints import one_line
from ...triton.launching.fields import taken_apart
from ...triton.ttir.errors import NoLaunchError
from . import words


class Carried(msgspec.Struct, omit_defaults=True):
    """A launch. source: the kernel's file, as it is written; launch: the fields of `CudaLaunch`, with numbers for terms:
    those of their roots among the nodes."""

    name: str
    file: str
    line: int
    source: str
    launch: dict[str, Any]
    nodes: list[Any]
    roots: list[int]


class Answer(msgspec.Struct, omit_defaults=True):
    """The launches of a file. error: why there is none; none: that the file declares none; failed: why some are not there,
    a line each."""

    error: str = ""
    none: bool = False
    launches: list[Carried] = []
    failed: list[str] = []


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Answer` to (the file, the names of launches)."""
    name, names = msgspec.json.decode(given, type=tuple[bytes, list[str]])
    path = os.fsdecode(name)
    found = Answer()
    try:
        for declared in _declared(Path(path), names):
            try:
                found.launches.append(_carried(declared))
            except (Exception, SystemExit) as error:
                said = one_line(error, path)
                own = said if said.startswith(declared.place) else f"{said} (in the launch {declared.name})"
                found.failed.append(own)
    except BaseException as error:
        found = Answer(one_line(error, path), isinstance(error, NoLaunchError))
    return msgspec.json.encode(found)


def _declared(path: Path, names: list[str]) -> list[words.DeclaredCuda]:
    """The launches of the file, or those of these names. Raises SpecError."""
    words.LAUNCHES.clear()
    module_of(path)
    mine = [one for one in words.LAUNCHES if Path(one.module).resolve() == path.resolve()]
    if not mine:
        raise NoLaunchError(
            f'{path}: there is no CUDA launch in it; decorate a function with @cuda_launch("kernel.ptx", ...)'
        )
    own = {one.name: one for one in mine}
    if len(own) < len(mine):
        raise SpecError(f"{path}: two launches have one name")
    missing = [name for name in names if name not in own]
    if missing:
        raise SpecError(f"{path}: no launch is named {missing[0]}; there is {', '.join(own)}")
    return [own[name] for name in names or own]


def _carried(declared: words.DeclaredCuda) -> Carried:
    terms: list[Term] = []

    def number(term: Term) -> int:
        terms.append(term)
        return len(terms) - 1

    said = taken_apart(declared.built(), number)
    nodes, roots = pack_terms(terms)
    return Carried(declared.name, declared.file, declared.line, declared.source, said, nodes, roots)
