"""A user's spec and its mutants in a copy of this process, which ends afterwards: this one never runs the file."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from ..language.obligations import SpecError
from ..running.child import end_with_parent
from ..running.names import printable
from ..running.process import RunnerError
from .report import Summary


class _Said(msgspec.Struct):
    """What the copy found. complete: false if it was interrupted; error: why there is nothing."""

    found: Summary | None
    complete: bool = False
    error: str = ""


def aside(name: str, judge: Callable[[], tuple[Summary, bool]]) -> tuple[Summary, bool]:
    """What ``judge`` returns, computed in a copy. An interruption is passed on to it, so that it tells what it has; after
    a second one it is killed. Raises SpecError, and RunnerError where a process cannot be copied."""
    if not hasattr(os, "fork"):
        raise RunnerError("mutants are judged in copies of a process, which this system cannot make (no fork)")
    with tempfile.TemporaryDirectory(prefix="tileprove-") as folder:
        answer = Path(folder) / "answer"
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if not process:
            _copy(judge, answer)
        try:
            try:
                _end(process)
            except KeyboardInterrupt:
                _end(process, signal.SIGINT)
        except KeyboardInterrupt:
            _end(process, signal.SIGKILL)
            raise
        try:
            said = msgspec.json.decode(answer.read_bytes(), type=_Said)
        except (OSError, msgspec.MsgspecError):
            raise SpecError(f"{name}: the process that judges its mutants ended in the middle of it") from None
    if said.found is None:
        raise SpecError(said.error)
    return said.found, said.complete


def _end(process: int, told: int = 0) -> None:
    """Wait until the copy has ended, which the signal may tell it to. An interruption is raised within a moment, whichever
    thread of this process the system hands it to."""
    with suppress(ProcessLookupError, ChildProcessError):  # it has ended by itself
        if told:
            os.kill(process, told)
        while os.waitpid(process, os.WNOHANG) == (0, 0):
            time.sleep(0.05)


def _copy(judge: Callable[[], tuple[Summary, bool]], answer: Path) -> None:
    own = os.getpid()
    try:
        signal.signal(signal.SIGINT, _once)
        end_with_parent()
        os.dup2(2, 1)  # a report is the caller's
        try:
            said = _Said(*judge())
        except (SpecError, RunnerError) as error:
            said = _Said(None, error=printable(str(error)))
        if os.getpid() == own:
            answer.write_bytes(msgspec.json.encode(said))
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(0)


def _once(*_: object) -> None:
    """The first Ctrl-C counts: a terminal sends one to every process, and the caller passes its own on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
