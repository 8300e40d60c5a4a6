"""Runs work in copies of this process, a copy an item: each may change what it likes, hang or die.

A copy starts with everything that is loaded here, so it costs milliseconds. It may ask something `Far` on the way, which
only this process talks to; its time stands still until the answer is there.
"""

from __future__ import annotations

import os
import select
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from ..engines.outcome import Outcome
from ..running.child import say
from ..running.copying import copy
from ..running.runner import MEMORY, Task
from ..running.supervising import Child

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
        say(self._writable, text)


class _Copy(Struct, eq=False):
    """key: under which an answer comes that the copy waits for, and left: the seconds that it then has; else there is a
    ``deadline``."""

    item: int
    child: Child
    deadline: float
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
    waiting = deque(range(len(items)))
    running: dict[int, _Copy] = {}
    try:
        while waiting or running:
            while waiting and _has_place(running, jobs, far):
                begun = _begun(waiting.popleft(), items, work, seconds)
                running[begun.child.fileno()] = begun
            _wait(running, far)
            for pipe, one in [(pipe, one) for pipe, one in running.items() if one.child.over or one.late]:
                del running[pipe]
                why = "" if one.answer is not None else "the process died" if one.child.over else "the time was up"
                one.child.end()
                finished(items[one.item], one.answer, why)
    finally:
        for one in running.values():
            one.child.end()


def _has_place(running: dict[int, _Copy], jobs: int, far: Far | None) -> bool:
    computing = sum(not one.key for one in running.values())
    return computing < jobs and len(running) < jobs + (WAITING * far.threads if far else 0)


def _begun(number: int, items: Sequence[T], work: Callable[[T, Line], bytes], seconds: float) -> _Copy:
    child = copy(lambda hears, says: ANSWERS + work(items[number], Line(hears, says)), MEMORY, quiet=True)
    return _Copy(number, child, time.monotonic() + seconds)


def _wait(running: dict[int, _Copy], far: Far | None) -> None:
    """Pass on what has come."""
    deadlines = [one.deadline for one in running.values() if not one.key]
    left = max(min(deadlines) - time.monotonic(), 0) if deadlines else None
    pipes: list[int] = [*running, *([far.fileno()] if far else [])]
    ready, _, _ = select.select(pipes, [], [], left)
    for pipe in ready:
        if far is not None and pipe == far.fileno():
            _answer(far.receive(), running)
            continue
        one = running[pipe]
        for line in one.child.receive(0):
            if line.startswith(ANSWERS):
                one.answer = line.removeprefix(ANSWERS)
            elif far is not None and line.startswith(ASKS):  # else it crashes, and says where
                one.key = far.send(msgspec.json.decode(line.removeprefix(ASKS), type=Task))
                one.left = one.deadline - time.monotonic()


def _answer(outcomes: list[tuple[str, Outcome]], running: dict[int, _Copy]) -> None:
    """Give each copy what it waits for; its time goes on."""
    asking = {one.key: one for one in running.values() if one.key}
    for key, outcome in outcomes:
        if key in asking:
            one = asking[key]
            one.key, one.deadline = "", time.monotonic() + one.left
            with suppress(BrokenPipeError):  # it has died meanwhile
                one.child.send(msgspec.json.encode(outcome))
