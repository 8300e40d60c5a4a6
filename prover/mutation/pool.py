"""Runs work in copies of this process, a copy an item: each may change what it likes, hang or die.

A copy starts with everything that is loaded here, so it costs milliseconds.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..running.child import end_with_parent, limit_memory
from ..running.runner import MEMORY, RunnerError

T = TypeVar("T")


@dataclass(slots=True)
class _Copy:
    item: int
    process: int
    pipe: int
    deadline: float
    text: bytes = b""


def run(
    items: Sequence[T],
    work: Callable[[T], bytes],
    finished: Callable[[T, bytes | None, str], None],
    jobs: int,
    seconds: float,
) -> None:
    """``finished(item, answer, why)`` for every item as it comes; answer is None where the copy died, and why says how.

    Raises RunnerError where a process cannot be copied. On any exception the copies are killed.
    """  # fmt: skip
    if not hasattr(os, "fork"):
        raise RunnerError("mutants are judged in copies of a process, which this system cannot make (no fork)")
    waiting = deque(range(len(items)))
    running: dict[int, _Copy] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                copy = _start(waiting.popleft(), items, work, seconds)
                running[copy.pipe] = copy
            _wait(running)
            for copy in [copy for copy in running.values() if copy.process == 0 or time.monotonic() > copy.deadline]:
                del running[copy.pipe]
                answer, why = _ended(copy)
                finished(items[copy.item], answer, why)
    finally:
        for copy in running.values():
            _ended(copy)


def _start(number: int, items: Sequence[T], work: Callable[[T], bytes], seconds: float) -> _Copy:
    sys.stdout.flush()
    sys.stderr.flush()
    readable, writable = os.pipe()
    process = os.fork()
    if process:
        os.close(writable)
        return _Copy(number, process, readable, time.monotonic() + seconds)
    code = 1
    try:
        os.close(readable)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        end_with_parent()
        limit_memory(MEMORY)
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        answer = work(items[number])
        while answer:
            answer = answer[os.write(writable, answer) :]
        code = 0
    finally:
        os._exit(code)


def _wait(running: dict[int, _Copy]) -> None:
    """Read what has come; a copy that closed its end gets process number 0 once it is gone."""
    left = min(copy.deadline for copy in running.values()) - time.monotonic()
    ready, _, _ = select.select(list(running), [], [], max(left, 0))
    for pipe in ready:
        part = os.read(pipe, 1 << 16)
        running[pipe].text += part
        if not part:
            _bury(running[pipe])


def _bury(copy: _Copy) -> None:
    os.waitpid(copy.process, 0)
    copy.process = 0


def _ended(copy: _Copy) -> tuple[bytes | None, str]:
    late = copy.process != 0
    if late:
        os.kill(copy.process, signal.SIGKILL)
        _bury(copy)
    os.close(copy.pipe)
    if late:
        return None, "the time was up"
    return (copy.text, "") if copy.text else (None, "the process died")
