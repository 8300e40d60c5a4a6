"""Asks a process of its own for the CUDA launches of a user's file; none of it runs here."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...running.names import printable
from ...running.spec_process import SECONDS
from ...running.supervising import Limits
from ...triton.asked import asked
from ...triton.launching.carried import Carried, unpack
from ...triton.ttir.errors import NoLaunchError, TritonError
from .child import Answer
from .launch import CudaLaunch

MEMORY = 4096  # MiB of address space


@dataclass(frozen=True)
class Written:
    """A launch of a file. source: the kernel's file, as the launch names it."""

    name: str
    file: str
    line: int
    source: str
    launch: CudaLaunch


def declared(path: Path, names: Sequence[str]) -> tuple[list[Written], list[str]]:
    """The launches of a file, and a line for each that is in error. Raises TritonError for what is wrong with the file."""
    seconds = SECONDS.get()
    late = f"its launches are not read after {seconds:g} s; an endless loop? --load-timeout 5m gives more"
    task = "tileprove.prover.cuda.launching.child:answer"
    found = asked(task, (os.fsencode(path), names), Limits(seconds, MEMORY), path, Answer, late)
    if found.error:
        raise (NoLaunchError if found.none else TritonError)(printable(found.error))
    return [_written(one) for one in found.launches], [printable(said) for said in found.failed]


def _written(data: Carried) -> Written:
    return Written(data.name, data.file, data.line, data.source, unpack(data, CudaLaunch))
