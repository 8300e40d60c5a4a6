"""What is done in the process that runs a user's launch file (`running.supervising.answer`)."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ...language.obligations import SpecError
from ...running.child import module_of
from ...triton.launching.carried import Carried, gathered, pack
from ...triton.ttir.errors import NoLaunchError
from . import words


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Launches` of (the file, the names of launches)."""
    name, names = msgspec.json.decode(given, type=tuple[bytes, list[str]])
    path = os.fsdecode(name)
    return gathered(path, lambda _: _declared(Path(path), names), _carried, _led)


def _led(said: str, own: words.DeclaredCuda) -> str:
    return said if said.startswith(own.place) else f"{said} (in the launch {own.name})"


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


def _carried(own: words.DeclaredCuda) -> list[Carried]:
    return [pack(own.built(), name=own.name, file=own.file, line=own.line, source=own.source)]
