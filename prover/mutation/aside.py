"""A user's spec and its mutants in a copy of this process, which ends afterwards: this one never runs the file."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from math import inf

import msgspec

from ..language.obligations import SpecError
from ..running.copying import copy
from ..running.names import printable
from ..running.supervising import Gone, RunnerError
from .summary import Summary


class _Said(msgspec.Struct):
    """What the copy found. complete: false if it was interrupted; error: why there is nothing."""

    found: Summary | None
    complete: bool = False
    error: str = ""


def aside(name: str, judge: Callable[[], tuple[Summary, bool]]) -> tuple[Summary, bool]:
    """What ``judge`` returns, computed in a copy. An interruption is passed on to it, so that it tells what it has; after
    a second one it is killed. Raises SpecError, and RunnerError where a process cannot be copied."""
    child = copy(lambda *_: msgspec.json.encode(_said(judge)))
    try:
        try:
            line = child.line(inf)
        except KeyboardInterrupt:
            os.kill(child.process.pid, signal.SIGINT)
            line = child.line(inf)
        said = msgspec.json.decode(line, type=_Said)
    except (Gone, msgspec.MsgspecError):
        raise SpecError(f"{name}: the process that judges its mutants ended in the middle of it") from None
    finally:
        child.end()
    if said.found is None:
        raise SpecError(said.error)
    return said.found, said.complete


def _said(judge: Callable[[], tuple[Summary, bool]]) -> _Said:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # the caller passes its own on
    try:
        return _Said(*judge())
    except (SpecError, RunnerError) as error:
        return _Said(None, error=printable(str(error)))
