"""What is done in the process that runs a user's launch file (`running.supervising.answer`)."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ...language.obligations import SpecError
from ...running.child import module_of
from ...running.complaints import one_line
from ...triton.launching.carried import Carried, pack
from ...triton.ttir.errors import NoLaunchError
from . import words


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
    one = declared
    return pack(one.built(), name=one.name, file=one.file, line=one.line, source=one.source)
