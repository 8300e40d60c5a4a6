"""Asks a process of its own for the launches of a user's file; none of it runs here."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ...running.names import printable
from ...running.spec_process import SECONDS
from ..ttir.errors import TritonError
from .carried import Carried, unpack
from .child import Answer
from .launch import Launch

STARTING = 10.0  # seconds beside those of the file


@dataclass(frozen=True)
class Written:
    """A launch of a file with its kernel's text. name: of the launch; file, line: where it is written."""

    name: str
    file: str
    line: int
    source: str
    source_line: int
    launch: Launch
    text: str


def launches(path: Path, names: Sequence[str] = (), configs: bool = False) -> list[Written]:
    """The launches of a file; with ``configs``, one for each configuration of an autotuned kernel.

    Raises TritonError for whatever is wrong with it.
    """
    seconds = SECONDS.get()
    command = [sys.executable, "-P", "-m", "tileprove.prover.triton.launching.child", str(path), *names]
    command += ["--configs"] * configs
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, timeout=seconds + STARTING, check=False
        )
    except subprocess.TimeoutExpired:
        raise TritonError(
            f"{path}: its launches are not read and compiled after {seconds:g} s; --load-timeout gives more"
        ) from None
    try:
        answer = msgspec.json.decode(done.stdout, type=Answer)
    except (msgspec.MsgspecError, RecursionError):
        raise TritonError(f"{path}: the process that reads it ended with exit code {done.returncode}") from None
    if answer.error:
        raise TritonError(printable(answer.error))
    return [_written(data) for data in answer.launches]


def _written(data: Carried) -> Written:
    return Written(data.name, data.file, data.line, data.source, data.source_line, unpack(data), data.text)
