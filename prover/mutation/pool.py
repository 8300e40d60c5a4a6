"""Runs work in copies of this process, a copy an item: each may change what it likes, hang or die.

A copy starts with everything that is loaded here, so it costs milliseconds. It may ask something `Far` on the way, which
only this process talks to; its time stands still until the answer is there.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol, TypeVar

import msgspec

from ..engines.outcome import Outcome
from ..running.child import end_with_parent, limit_memory
from ..running.process import RunnerError
from ..running.runner import MEMORY, Task

T = TypeVar("T")
ASKS, ANSWERS = b"?", b"="  # how a line of a copy begins
WAITING = 2  # copies that wait for an answer, for each thread of what is far


class Far(Protocol):
    """What decides tasks elsewhere; `running.cluster.broker.Broker` does."""

    threads: int

    def fileno(self) -> int: ...
    def send(self, task: Task) -> str: ...
    def receive(self) -> list[tuple[str, Outcome]]: ...


class Line:
    """A copy's way to ask."""

    def __init__(self, readable: int, writable: int):
        self._answers, self._writable = os.fdopen(readable, "rb"), writable

    def ask(self, task: Task) -> Outcome:
        """What the far one says of the task, whose key is of no importance."""
        self.say(ASKS + msgspec.json.encode(task))
        return msgspec.json.decode(self._answers.readline(), type=Outcome)

    def say(self, text: bytes) -> None:
        """Write a line, which has no other newline."""
        text += b"\n"
        while text:
            text = text[os.write(self._writable, text) :]


@dataclass(slots=True, eq=False)
class _Copy:
    """key: under which an answer comes that the copy waits for, and left: the seconds that it then has; else there is a
    ``deadline``. process: 0 once it has ended."""

    item: int
    process: int
    said: int
    answers: int
    deadline: float
    text: bytes = b""
    answer: bytes | None = None
    key: str = ""
    left: float = 0.0

    @property
    def late(self) -> bool:
        return not self.key and time.monotonic() > self.deadline


def run(
    items: Sequence[T],
    work: Callable[[T, Line], bytes],
    finished: Callable[[T, bytes | None, str], None],
    jobs: int,
    seconds: float,
    far: Far | None = None,
) -> None:
    """``finished(item, answer, why)`` for every item as it comes; answer is None where the copy died, and why says how.

    ``jobs`` of them compute at a time; others wait for ``far``. Raises RunnerError where a process cannot be copied, and
    what ``far`` raises. On any exception the copies are killed.
    """  # fmt: skip
    if not hasattr(os, "fork"):
        raise RunnerError("mutants are judged in copies of a process, which this system cannot make (no fork)")
    waiting = deque(range(len(items)))
    running: dict[int, _Copy] = {}
    try:
        while waiting or running:
            while waiting and _has_place(running, jobs, far):
                copy = _start(waiting.popleft(), items, work, seconds)
                running[copy.said] = copy
            _wait(running, far)
            for copy in [copy for copy in running.values() if copy.process == 0 or copy.late]:
                del running[copy.said]
                answer, why = _ended(copy)
                finished(items[copy.item], answer, why)
    finally:
        for copy in running.values():
            _ended(copy)


def _has_place(running: dict[int, _Copy], jobs: int, far: Far | None) -> bool:
    computing = sum(not copy.key for copy in running.values())
    return computing < jobs and len(running) < jobs + (WAITING * far.threads if far else 0)


def _start(number: int, items: Sequence[T], work: Callable[[T, Line], bytes], seconds: float) -> _Copy:
    sys.stdout.flush()
    sys.stderr.flush()
    said, saying = os.pipe()
    hearing, answers = os.pipe()
    process = os.fork()
    if process:
        os.close(saying)
        os.close(hearing)
        return _Copy(number, process, said, answers, time.monotonic() + seconds)
    code = 1
    try:
        os.close(said)
        os.close(answers)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        end_with_parent()
        limit_memory(MEMORY)
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        line = Line(hearing, saying)
        line.say(ANSWERS + work(items[number], line))
        code = 0
    finally:
        os._exit(code)


def _wait(running: dict[int, _Copy], far: Far | None) -> None:
    """Pass on what has come; a copy that closed its end is buried."""
    deadlines = [copy.deadline for copy in running.values() if not copy.key]
    left = max(min(deadlines) - time.monotonic(), 0) if deadlines else None
    pipes: list[int] = [*running, *([far.fileno()] if far else [])]
    ready, _, _ = select.select(pipes, [], [], left)
    for pipe in ready:
        if far is not None and pipe == far.fileno():
            _answer(far.receive(), running)
            continue
        copy, part = running[pipe], os.read(pipe, 1 << 16)
        *lines, copy.text = (copy.text + part).split(b"\n")
        for line in lines:
            if line.startswith(ANSWERS):
                copy.answer = line.removeprefix(ANSWERS)
            elif far is not None:
                copy.key = far.send(msgspec.json.decode(line.removeprefix(ASKS), type=Task))
                copy.left = copy.deadline - time.monotonic()
        if not part:
            _bury(copy)


def _answer(outcomes: list[tuple[str, Outcome]], running: dict[int, _Copy]) -> None:
    """Give each copy what it waits for; its time goes on."""
    asking = {copy.key: copy for copy in running.values() if copy.key}
    for key, outcome in outcomes:
        if key in asking:
            copy = asking[key]
            copy.key, copy.deadline = "", time.monotonic() + copy.left
            text = msgspec.json.encode(outcome) + b"\n"
            with suppress(BrokenPipeError):  # it has died meanwhile
                while text:
                    text = text[os.write(copy.answers, text) :]


def _bury(copy: _Copy) -> None:
    os.waitpid(copy.process, 0)
    copy.process = 0


def _ended(copy: _Copy) -> tuple[bytes | None, str]:
    late = copy.process != 0
    if late:
        os.kill(copy.process, signal.SIGKILL)
        _bury(copy)
    os.close(copy.said)
    os.close(copy.answers)
    if late:
        return None, "the time was up"
    return copy.answer, "" if copy.answer is not None else "the process died"
