"""The threads of a block: each runs until it waits; what waits for one another goes on together."""

from __future__ import annotations

import time
from typing import Any

from ..errors import OutOfTime, UndefinedBehaviour
from .thread import Thread, Wait

SLICE = 5000  # steps of a thread before the next one has its turn


class Block:
    """arrived: at each barrier, how many threads do not wait there, and how many must be there."""

    def __init__(self, threads: list[Thread], deadline: float | None):
        self.threads, self.deadline = threads, deadline
        self.arrived: dict[Any, tuple[int, int | None]] = {}
        self.steps = 0

    def run(self) -> None:
        """Raises NotRun, OutOfTime, UndefinedBehaviour where threads wait for ever."""
        while any(not thread.done for thread in self.threads):
            moved = False
            for thread in self.threads:
                if not thread.done and thread.wait is None:
                    self.steps += thread.advance(SLICE)
                    moved = True
                    self._in_time(thread)
            if not (self._warps() | self._barriers() or moved):
                stuck = next(thread for thread in self.threads if not thread.done)
                raise UndefinedBehaviour(f"{stuck.now}: threads wait there for others that do not come")

    def _in_time(self, thread: Thread) -> None:
        if self.deadline is not None and time.monotonic() > self.deadline:
            raise OutOfTime(f"time is over, {thread.now}")

    def alive(self, thread: Thread) -> int:
        warp = thread.number // 32
        return sum(1 << own.lane for own in self.threads if own.number // 32 == warp and not own.done)

    def arrive(self, key: Any, count: int | None) -> None:
        self.arrived[key] = self.arrived.get(key, (0, None))[0] + 1, count

    def _warps(self) -> bool:
        groups: dict[Any, list[tuple[Thread, Wait]]] = {}
        for thread in self.threads:
            if thread.wait is not None and thread.wait.mask is not None:
                groups.setdefault((thread.number // 32, thread.wait.key), []).append((thread, thread.wait))
        moved = False
        for group in groups.values():
            thread, wait = group[0]
            assert wait.mask is not None
            if sum(1 << own.lane for own, _ in group) == wait.mask & self.alive(thread):
                _released(group, lambda own: own.lane)
                moved = True
        return moved

    def _barriers(self) -> bool:
        groups: dict[Any, list[tuple[Thread, Wait]]] = {}
        for thread in self.threads:
            if thread.wait is not None and thread.wait.mask is None:
                groups.setdefault(thread.wait.key, []).append((thread, thread.wait))
        alive = sum(not thread.done for thread in self.threads)
        moved = False
        for key, group in groups.items():
            count = group[0][1].count
            if len(group) + self.arrived.get(key, (0, None))[0] >= (alive if count is None else count):
                self.arrived.pop(key, None)
                _released(group, lambda own: own.number)
                moved = True
        return moved


def _released(group: list[tuple[Thread, Wait]], number: Any) -> None:
    found = group[0][1].together({number(thread): wait.given for thread, wait in group})
    for thread, wait in group:
        thread.wait = None
        wait.finish(found[number(thread)])
