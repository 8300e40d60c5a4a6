"""Asks a process of its own for one answer, and ends it with whatever it started: in time, on Ctrl-C, and at the end.

The process begins with `child.begun`, which is told where to note how far it got.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

FRAME = re.compile(r'^  File "(.*)", line (\d+) in ', re.MULTILINE)
GRACE = 10.0  # seconds beyond those of the process, for starting Python


class NoAnswer(Exception):
    """The process ended, or had to be ended, without an answer. late: it took too long. place: the user's file, with the
    line at which it stood if that is known. code: with which it ended."""

    def __init__(self, late: bool, place: str, code: int):
        super().__init__(place)
        self.late, self.place, self.code = late, place, code


def answer(
    module: str, arguments: Sequence[str], seconds: float, path: Path, given: bytes = b"",
    environment: Mapping[str, str] | None = None,
) -> bytes:  # fmt: skip
    """What a module writes that is run as a process. path: the user's file, which it runs; given: its input. Raises
    NoAnswer."""
    with tempfile.TemporaryDirectory(prefix="tileprove-") as folder:
        notes = Path(folder) / "notes"
        # -P: a file in the current folder must not stand in for one of the imports
        command = [sys.executable, "-P", "-m", module, str(notes), f"{seconds:g}", *arguments]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, env=environment
        )
        try:
            talk = _Talk(process, given)
            end = time.monotonic() + seconds + GRACE
            while process.poll() is None and not talk.done.wait(0.05) and time.monotonic() < end:
                pass
            late = process.poll() is None and not talk.done.is_set()
            if talk.done.is_set():
                ended(process)
        finally:
            end_with_all(process)
        talk.join(1)
        if late or not talk.text:
            said = _read(notes)
            raise NoAnswer(late or "Timeout (" in said, stood_at(path, said), process.returncode)
        return talk.text


class _Talk(threading.Thread):
    """Gives a process its input and takes its output; what it started may keep the pipe open when it has ended."""

    def __init__(self, process: subprocess.Popen[bytes], given: bytes):
        super().__init__(daemon=True)
        assert process.stdin is not None
        assert process.stdout is not None
        self.into: IO[bytes] = process.stdin
        self.out: IO[bytes] = process.stdout
        self.given, self.text = given, b""
        self.done = threading.Event()
        self.start()

    def run(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.into.write(self.given)
            self.into.close()
        with contextlib.suppress(OSError, ValueError):
            while part := os.read(self.out.fileno(), 1 << 16):
                self.text += part
            self.out.close()
        self.done.set()


def ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether the process has ended, or does so in a moment: its pipe closes before it is seen to be gone."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(0.3)
    return process.returncode is not None


def end_with_all(process: subprocess.Popen[bytes]) -> None:
    """End the process and whatever it started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def _read(notes: Path) -> str:
    try:
        return notes.read_bytes().decode(errors="backslashreplace")
    except OSError:
        return ""


def stood_at(path: Path, notes: str) -> str:
    """The file, with the line of it at which the process stood, as `faulthandler` noted."""
    for file, line in FRAME.findall(notes):
        if Path(file).resolve() == path.resolve():
            return f"{path}:{line}"
    return str(path)
