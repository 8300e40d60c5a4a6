"""The launches of a user's file, compiled for targets in a process of its own; none of it runs here."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from ..language.obligations import SpecError
from ..running.names import printable
from ..running.supervising import Limits
from ..triton.asked import asked
from ..triton.launching.carried import unpack
from ..triton.ttir.errors import TritonError
from .checking import Subject
from .child import Answer
from .texts import Texts

SECONDS, MEMORY = 300.0, 16384  # for a file; MiB of address space
NVIDIA, AMD = re.compile(r"sm_(\d+)a?"), re.compile(r"gfx[0-9a-f]+")
Target = tuple[str, str, str, int]


def target(said: str) -> Target:
    """Name, backend, architecture, lanes of a warp. Raises SpecError.

    >>> target("sm_90")
    ('sm_90', 'cuda', '90', 32)
    """
    if found := NVIDIA.fullmatch(said):
        return said, "cuda", found[1], 32
    if AMD.fullmatch(said):
        if not said.startswith("gfx9"):
            raise SpecError(f"{said}: emitted code is read for waves of 64 lanes: gfx942, gfx950")
        return said, "hip", said, 64
    raise SpecError(f"{said}: a target is sm_80, sm_90, gfx942, gfx950, ...")


def compilations(path: Path, names: Sequence[str], targets: Sequence[Target]) -> tuple[list[Subject], list[str]]:
    """Each launch for each target; and a line for each that is in error. Raises TritonError for what is wrong with the
    file."""
    given = os.fsencode(path), list(names), [list(one) for one in targets]
    late = f"its launches are not compiled after {SECONDS:g} s"
    found = asked("tileprove.prover.compiled.child:answer", given, Limits(SECONDS, MEMORY), path, Answer, late)
    if found.error:
        raise TritonError(printable(found.error))
    subjects, failed = list[Subject](), [printable(said) for said in found.failed]
    for one in found.made:
        launch, where = unpack(one.launch), f"{one.launch.file}:{one.launch.line}"
        if one.error:
            failed.append(printable(f"{where}: {one.launch.name} does not compile for {one.target}: {one.error}"))
            continue
        multiple = [said for said in one.said if "%" in said]
        name = f"{one.target}{', ' + ' and '.join(multiple) if multiple else ''}"
        texts = Texts(one.ttir, one.ttgir, one.code, name, tuple(one.said))
        subjects.append(Subject(one.launch.name, launch, texts, one.launch.file, one.launch.line))
    return subjects, failed
