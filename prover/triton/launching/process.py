"""Asks a process of its own for the launches of a user's file; none of it runs here."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from ...running.names import printable
from ...running.spec_process import SECONDS
from ...running.supervising import Limits
from ..asked import asked
from ..ttir.errors import NoLaunchError, TritonError
from .carried import Carried, Launches, unpack
from .launch import Launch

MEMORY = 16384  # MiB of address space


class Written(Struct, frozen=True):
    """A launch of a file with its kernel's text. name: of the launch; file, line: where it is written."""

    name: str
    file: str
    line: int
    source: str
    launch: Launch
    text: str


class Read(Struct, frozen=True):
    """What a file declares. failed: a line for each launch that is in error. elsewhere: file -> names of launches that it
    declares, and that are only imported."""

    launches: list[Written]
    failed: list[str]
    elsewhere: dict[str, list[str]]


def launches(path: Path, names: Sequence[str] = (), configs: bool = False) -> list[Written]:
    """The launches of a file; with ``configs``, one for each configuration of an autotuned kernel.

    Raises TritonError for whatever is wrong with it, or with one of them.
    """
    found = declared(path, names, configs)
    if found.failed:
        raise TritonError(found.failed[0])
    return found.launches


def declared(path: Path, names: Sequence[str] = (), configs: bool = False) -> Read:
    """The same, where a launch that is in error does not stop the others. Raises TritonError for what is wrong with the
    file."""
    given = os.fsencode(path), names, configs, SECONDS.get()
    found = declaring("tileprove.prover.triton.launching.child:answer", given, MEMORY, path, "read and compiled")
    return Read([written(data) for data in found.launches], found.failed, found.elsewhere)


def declaring(task: str, given: object, memory: int, path: Path, done: str) -> Launches:
    """What the task, as module:function, finds in the file. memory: MiB; done: with it, in words. Raises TritonError for
    what is wrong with the file."""
    seconds = SECONDS.get()
    late = f"its launches are not {done} after {seconds:g} s; an endless loop? --load-timeout 5m gives more"
    found = asked(task, given, Limits(seconds, memory), path, Launches, late)
    if found.error:
        raise (NoLaunchError if found.empty else TritonError)(printable(found.error))
    found.failed = [printable(said) for said in found.failed]
    return found


def written(data: Carried) -> Written:
    return Written(data.name, data.file, data.line, data.source, unpack(data, Launch), data.text)
