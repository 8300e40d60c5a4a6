"""Every process that this one starts is a `Child`: it has limits, and ends with whatever it started, whatever happens.

It leads a session of its own, so that Ctrl-C is this process's to handle, and is killed with all of that session: when it
is late, when nobody wants its answer any more, and, by itself, when this process is gone (`child`). A program is asked for
one answer, or line by line; a copy of this process says lines too.
"""

from __future__ import annotations

import os
import re
import secrets
import select
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Literal

from msgspec import Struct

from .child import ANSWER, NOTE, OUT_OF_MEMORY, READY, say
from .forking import Forked, forked

FRAME = re.compile(r'^  File "(.*)", line (\d+) in ', re.MULTILINE)
START = 60.0  # seconds in which a program is ready, on a cold disk too
LOOKS = 0.2  # seconds that a wait may last: a Ctrl-C that comes just before it does not end it
MOMENT = 0.5  # seconds in which a process is seen to be gone whose pipe is closed
LONGEST, MOST = 1 << 28, 1 << 16  # bytes of a line; lines that nobody took
CHUNK = 1 << 16  # bytes

Errors = Literal["passed", "relayed", "kept"]  # stderr is this process's, goes to `sys.stderr`, or to nobody


class RunnerError(Exception):
    """No process can be started here, so nothing can be decided."""


class Limits(Struct, frozen=True):
    """seconds: on the wall, for an answer, after the imports; memory: MiB of address space, 0 for any."""

    seconds: float
    memory: int


class Gone(Exception):
    """A child that ended, or had to be ended, without an answer.

    late: it took too long. closed: it spoiled the pipe through which the answer comes. code: with which it ended, negative
    for a signal. errors: the end of what it wrote to stderr, unless that is passed. note: how far it got.
    """

    def __init__(self, late: bool, closed: bool, code: int, said: bytes, errors: bytes):
        super().__init__(late, closed, code)
        self.late, self.closed, self.code, self.note = late, closed, code, ""
        self.said, self.errors = said.decode(errors="backslashreplace"), errors.decode(errors="backslashreplace")

    @property
    def how(self) -> str:
        """How it ended."""
        if self.code == OUT_OF_MEMORY:
            return "out of memory"
        return signal.Signals(-self.code).name if self.code < 0 else f"exit code {self.code}"

    @property
    def complaint(self) -> str:
        """The last line that it wrote to stderr."""
        return next((line.strip() for line in reversed(self.errors.split("\n")) if line.strip()), "")

    def at(self, path: Path) -> str:
        """The file, with the line of it at which the process stood, else as it noted last how far it got."""
        for file, line in FRAME.findall(self.said):
            if Path(file).resolve() == path.resolve():
                return f"{path}:{line}"
        return self.note or str(path)


class Copy:
    """A fork of this process, with what `Child` asks of a Popen."""

    def __init__(self, pid: int, into: int, out: int):
        self.pid = pid
        self.returncode: int | None = None
        self.stdin, self.stdout, self.stderr = os.fdopen(into, "wb", 0), os.fdopen(out, "rb", 0), None

    def poll(self) -> int | None:
        if self.returncode is None:
            done, status = os.waitpid(self.pid, os.WNOHANG)
            self.returncode = os.waitstatus_to_exitcode(status) if done else None
        return self.returncode


class Child:
    """A process and its pipes. lines: that it said and nobody took yet; over: whether nothing more comes."""

    def __init__(self, process: subprocess.Popen[bytes] | Copy | Forked, errors: Errors = "passed"):
        assert process.stdin is not None
        assert process.stdout is not None
        self.process, self.into, self.out, self.relayed = process, process.stdin, process.stdout, errors == "relayed"
        self.lines = deque[bytes]()
        self.over = self._done = self._last = False
        self._text, self._errors, self._given = bytearray(), b"", memoryview(b"")
        self._reads: list[IO[bytes]] = [self.out, *([process.stderr] if process.stderr else [])]

    def fileno(self) -> int:
        """What becomes readable when there is something to `receive`."""
        return self.out.fileno()

    def send(self, line: bytes) -> None:
        """Write a line that is read at once. Raises OSError where the child is gone."""
        say(self.into.fileno(), line)

    def receive(self, seconds: float = LOOKS) -> list[bytes]:
        """The lines that came, or that come first within so long. With the last ones the child is ``over``."""
        self._move(seconds)
        found = list(self.lines)
        self.lines.clear()
        return found

    def give(self, text: bytes, last: bool = False) -> None:
        """Have it written while the next line is waited for. last: nothing else will be."""
        self._given, self._last = memoryview(text), last

    def line(self, seconds: float) -> bytes:
        """The next line. Raises Gone, where the child is ended."""
        end = time.monotonic() + seconds
        while not self.lines:
            left, ended = end - time.monotonic(), self.ended()
            if left <= 0 or self.over or self._full:
                raise self.gone(left <= 0)
            self._move(0 if ended else min(left, LOOKS))
            if ended:  # whoever else holds the pipe
                self._drain()
                self.over = True
        return self.lines.popleft()

    def gone(self, late: bool = False) -> Gone:
        """End it; what is known about it. If it is late, it says before where it stands."""
        if late and not self.ended():
            with suppress(OSError):
                os.kill(self.process.pid, signal.SIGUSR1)
        end = time.monotonic() + MOMENT
        while not self.ended() and not self._full and time.monotonic() < end:
            self._move(0.01)
        alive = not self.ended()
        self.end()
        said, code = b"\n".join([*self.lines, self._text]), self.process.returncode or 0
        return Gone(late, not late and (alive or (code == 0 and bool(said))), code, said, self._errors)

    def ended(self, seconds: float = 0.0) -> bool:
        """Whether it has ended, or does within so long."""
        end, pause = time.monotonic() + seconds, 0.0005
        while self.process.poll() is None and time.monotonic() < end:
            time.sleep(pause)
            pause = min(2 * pause, 0.05)
        return self.process.returncode is not None

    def kill(self) -> None:
        """Kill it with whatever it started."""
        if self._done:
            return
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        if self.process.returncode is None:  # a copy may lead no session yet
            with suppress(OSError):
                os.kill(self.process.pid, signal.SIGKILL)

    def end(self) -> None:
        """The same, and free what belongs to it."""
        self.kill()
        while not self.ended(1):
            pass
        self._done = True
        self._drain()
        self._reads, self.over = [], True
        for pipe in (self.into, self.out, *([self.process.stderr] if self.process.stderr else [])):
            pipe.close()

    @property
    def _full(self) -> bool:
        return len(self._text) > LONGEST or len(self.lines) > MOST

    def _drain(self) -> None:
        end = time.monotonic() + MOMENT
        while self._move(0) and not self._full and time.monotonic() < end:
            pass

    def _move(self, seconds: float) -> bool:
        """Write and read what can be after at most so long; whether something was."""
        if self._last and not self._given:
            self.into.close()
        watched = select.poll()
        for pipe in self._reads:
            watched.register(pipe, select.POLLIN)
        if self._given:
            watched.register(self.into, select.POLLOUT)
        ready = {number for number, _ in watched.poll(seconds * 1000)}
        if self._given and self.into.fileno() in ready:
            try:
                self._given = self._given[os.write(self.into.fileno(), self._given[: select.PIPE_BUF]) :]
            except OSError:  # nobody reads it
                self._given = memoryview(b"")
        for pipe in [pipe for pipe in self._reads if pipe.fileno() in ready]:
            self._read(pipe)
        return bool(ready)

    def _read(self, pipe: IO[bytes]) -> None:
        part = os.read(pipe.fileno(), CHUNK)
        if not part:
            self._reads = [other for other in self._reads if other is not pipe]
            self.over |= pipe is self.out
        elif pipe is self.out:
            self._text += part
            if b"\n" in part:
                *lines, self._text = self._text.split(b"\n")
                self.lines.extend(map(bytes, lines))
        else:
            self._errors = (self._errors + part)[-CHUNK:]
            if self.relayed:
                with suppress(OSError, ValueError):
                    sys.stderr.write(part.decode(errors="backslashreplace"))
                    sys.stderr.flush()


def program(
    command: Sequence[str], errors: Errors = "passed", environment: Mapping[str, str] | None = None
) -> Child:  # fmt: skip
    """A command that says lines. environment: beside this process's."""
    whole = {**os.environ, **(environment or {})}
    process = forked(command, errors != "passed", whole) or subprocess.Popen(
        command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=None if errors == "passed" else subprocess.PIPE, start_new_session=True, env=whole,
    )  # fmt: skip
    return Child(process, errors)


def python(module: str, *arguments: str) -> Sequence[str]:
    """The command that runs a module. -P: a file in the current folder must not stand in for one of the imports."""
    return (sys.executable, "-P", "-m", module, *arguments)


def answer(
    task: str, given: bytes, limits: Limits, errors: Errors = "passed", environment: Mapping[str, str] | None = None
) -> bytes:  # fmt: skip
    """What a function, as module:function, makes of its input in a process of its own (`child.main`). Raises Gone."""
    mark, note = secrets.token_hex(8).encode(), ""
    child = program(
        python("tileprove.prover.running.child", task, str(limits.memory), mark.decode()), errors, environment
    )
    try:
        if child.line(START) == READY:
            child.give(given, last=True)
            end = time.monotonic() + limits.seconds
            while True:
                line = child.line(end - time.monotonic())
                kind, text = line[: len(mark) + 1], line[len(mark) + 1 :]
                if kind == mark + ANSWER:
                    return text
                if kind != mark + NOTE:
                    break
                note = text.decode(errors="backslashreplace")
            child.lines.appendleft(line)
        raise child.gone()
    except Gone as gone:
        gone.note = note
        raise
    finally:
        child.end()
