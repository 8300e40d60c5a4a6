"""The threads of a block: each runs until it waits; what waits for one another goes on together."""

from __future__ import annotations

import time
from typing import Any

from ..errors import OutOfTime, UndefinedBehaviour
from .thread import Thread, Wait
from .watching import Watch

SCHEDULES = {"forward": (1, 5000), "backward": (-1, 5000), "in turns": (1, 25), "beside": (1, 25)}
"""The order of threads, and the steps of a thread before the next one has its turn; of "beside" the next block's."""

BETWEEN = 4096  # steps of a block from one look at the clock to the next one


class Block:
    """arrived: at each barrier, how many threads do not wait there, and how many must be there."""

    def __init__(self, threads: list[Thread], deadline: float | None, watch: Watch, schedule: str = "forward"):
        order, self.slice = SCHEDULES[schedule]
        self.threads, self.deadline, self.watch = threads[::order], deadline, watch
        self.arrived: dict[Any, tuple[int, int | None]] = {}
        self.steps = self._asked = 0

    def run(self) -> None:
        """Raises NotRun, OutOfTime, UndefinedBehaviour where threads wait for ever."""
        while self.waiting:
            if not self.turn():
                self.stuck()

    @property
    def waiting(self) -> list[Thread]:
        """The threads that have not returned."""
        return [thread for thread in self.threads if not thread.done]

    def turn(self) -> bool:
        """Each thread that does not wait goes on for a while; whether any did, but to read once more what it waits for."""
        moved = False
        for thread in self.threads:
            if not thread.done and thread.wait is None:
                self.steps += thread.advance(self.slice)
                moved |= not thread.still
                self._in_time(thread)
        return self._warps() | self._barriers() or moved

    def stuck(self) -> None:
        """Raises UndefinedBehaviour."""
        waiting = self.waiting
        self.watch.stuck(waiting)
        stuck = min(waiting, key=lambda thread: thread.number)
        raise UndefinedBehaviour(f"{stuck.now}: threads wait there for others that do not come")

    def _in_time(self, thread: Thread) -> None:
        """Asked now and then, as a clock may take longer than what a thread does in its turn."""
        if self.deadline is None or self.steps < self._asked:
            return
        self._asked = self.steps + BETWEEN
        if time.monotonic() > self.deadline:
            raise OutOfTime(f"time is over, {thread.now}")

    def alive(self, thread: Thread) -> int:
        warp = thread.number // 32
        return sum(1 << own.lane for own in self.threads if own.number // 32 == warp and not own.done)

    def arrive(self, thread: Thread, key: Any, count: int | None) -> None:
        self.watch.arrived(thread, key)
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
                self.watch.met([own for own, _ in group], wait)
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
                self.watch.met([own for own, _ in group], group[0][1])
                _released(group, lambda own: own.number)
                moved = True
        return moved


def _released(group: list[tuple[Thread, Wait]], number: Any) -> None:
    found = group[0][1].together({number(thread): wait.given for thread, wait in group})
    for thread, wait in group:
        thread.wait = None
        wait.finish(found[number(thread)])
