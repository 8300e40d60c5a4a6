"""Asks a process of its own for the CUDA launches of a user's file; none of it runs here."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from ...triton.launching.carried import unpack
from ...triton.launching.process import declaring
from .launch import CudaLaunch

MEMORY = 4096  # MiB of address space


class Written(Struct, frozen=True):
    """A launch of a file. source: the kernel's file, as the launch names it."""

    name: str
    file: str
    line: int
    source: str
    launch: CudaLaunch


def declared(path: Path, names: Sequence[str]) -> tuple[list[Written], list[str]]:
    """The launches of a file, and a line for each that is in error. Raises TritonError for what is wrong with the file."""
    given = os.fsencode(path), names
    found = declaring("tileprove.prover.cuda.launching.child:answer", given, MEMORY, path, "read")
    written = [Written(own.name, own.file, own.line, own.source, unpack(own, CudaLaunch)) for own in found.launches]
    return written, found.failed
