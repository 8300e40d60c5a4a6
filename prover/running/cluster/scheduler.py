"""What is given out to a cluster next, how much of it at a time, and what is to blame when a worker dies.

Dask takes milliseconds for a task of its own, so small obligations travel several at a time. It gives a task up once
some workers died that had it, also those that were working on another one: its obligations are given out again by
themselves, one at a time, and what is lost then is to blame.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from ...engines.outcome import Outcome, unknown
from ..process import RunnerError
from ..runner import Task, longest_first

if TYPE_CHECKING:
    from distributed import Future

MOST_RESTARTS = 20  # of a cluster in one run
TOGETHER = 0.2  # seconds that obligations take which travel together
MOST_TOGETHER = 32
SEEN = 4  # how many must have been decided before anybody says how long those take that nobody knows


class Lost(Exception):
    """Nothing came back. deaths: workers of the cluster that died with it; 0 where it was only cancelled."""

    def __init__(self, deaths: int):
        self.deaths = deaths


class Batch(Struct, eq=False):
    """Obligations on their way. suspect: whether workers died that had it."""

    tasks: Sequence[Task]
    suspect: bool = False
    future: Future | None = None


class Scheduler:
    """The tasks of a run that are not decided yet."""

    def __init__(self, tasks: Sequence[Task]):
        self.pending = longest_first(tasks)
        self.suspects: deque[Task] = deque()
        self.submitted: set[Batch] = set()
        self.restarts = 0
        self.seconds: deque[float] = deque(maxlen=32)  # that the last ones took

    def add(self, task: Task) -> None:
        self.pending.append(task)

    def next(self, threads: int) -> Batch | None:
        """The next one to give out to so many threads: two batches for each, and suspects only where nothing else is under
        way."""
        if self.pending and len(self.submitted) < max(2 * threads, 2):
            batch = Batch(self._together(threads))
        elif self.suspects and not self.submitted and not self.pending:
            batch = Batch([self.suspects.popleft()], suspect=True)
        else:
            return None
        self.submitted.add(batch)
        return batch

    def _together(self, threads: int) -> list[Task]:
        found = [self.pending.popleft()]
        most = min(MOST_TOGETHER, len(self.pending) // (2 * max(threads, 1)))
        seconds = self._guess(found[0])
        while len(found) < most and seconds + (more := self._guess(self.pending[0])) <= TOGETHER:
            found.append(self.pending.popleft())
            seconds += more
        return found

    def _guess(self, task: Task) -> float:
        if task.expected is not None:
            return task.expected
        return sum(self.seconds) / len(self.seconds) if len(self.seconds) >= SEEN else TOGETHER

    def done(self, batch: Batch) -> None:
        """Its future is done."""
        self.submitted.discard(batch)

    def decided(self, outcome: Outcome) -> None:
        self.seconds.append(outcome.seconds)

    def lost(self, batch: Batch, deaths: int) -> Outcome | None:
        """What a loss comes to; None where the tasks are given out again. Raises RunnerError."""
        if not deaths:
            self.restarts += 1
            if self.restarts > MOST_RESTARTS:
                raise RunnerError("the cluster is restarted again and again")
            (self.suspects if batch.suspect else self.pending).extendleft(reversed(batch.tasks))
            return None
        if batch.suspect:
            return unknown("", f"the worker died: {deaths} workers of the cluster were lost with it alone")
        self.suspects.extend(batch.tasks)
        return None
