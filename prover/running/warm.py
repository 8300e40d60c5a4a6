"""Worker processes that have nothing to do just now, kept for the next run of the same command: one that starts loads the
solvers, which takes longer than most obligations."""

from __future__ import annotations

import os
import threading
from collections.abc import Hashable

from .supervising import Child

MOST_ANSWERS = 400  # of a process; what it has learned stays in its memory


class Warm:
    """Kept until it is closed.

    >>> with Warm() as kept: kept.take("none is kept yet") is None
    True
    """

    def __init__(self) -> None:
        self._idle: list[tuple[Hashable, int, Child]] = []
        self._lock = threading.Lock()
        self._owner: int | None = os.getpid()  # None once it is closed

    @property
    def _open(self) -> bool:
        """Not in a copy of the process, which would hear the answers to another's questions."""
        return self._owner == os.getpid()

    def take(self, key: Hashable) -> tuple[int, Child] | None:
        """A process with how often it answered, of those that were kept under the key."""
        with self._lock:
            for at in reversed(range(len(self._idle) if self._open else 0)):
                if self._idle[at][0] == key:
                    _, answers, child = self._idle.pop(at)
                    if not child.ended():
                        return answers, child
                    child.end()
        return None

    def keep(self, key: Hashable, answers: int, child: Child) -> None:
        """A process that waits for a question; it is ended where it said more than it was asked."""
        with self._lock:
            if self._open and answers < MOST_ANSWERS and not child.lines and not child.ended():
                self._idle.append((key, answers, child))
                return
        child.end()

    def __enter__(self) -> Warm:
        return self

    def __exit__(self, *raised: object) -> None:
        with self._lock:
            idle, self._idle = self._idle if self._open else [], []
            self._owner = None
        for _key, _answers, child in idle:
            child.end()
