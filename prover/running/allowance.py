"""What one piece of work may take together, a kernel of a file: this process's work and that of the workers it asks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf

from ..base.clock import worked
from ..engines.outcome import Outcome, unknown
from .ending import Ending
from .runner import Deciding, Finished, Task

LOOKS = 0.02  # seconds between two looks at the processor's clock, which some systems take a millisecond to read
ON_THE_WALL = 10.0  # times as many seconds, where others use the machine, or workers do nothing


class Spent(Exception):
    """There is no time left."""


class Allowance:
    """seconds: of work, and ON_THE_WALL times as many there; 0 for any number. Each piece of work begins anew.

    >>> own = Allowance(0.0)
    >>> own.begin()
    >>> own.over
    False
    """

    def __init__(self, seconds: float = 0.0):
        self.seconds = seconds
        self.begin()

    def begin(self) -> None:
        self._work, self._wall, self._others = worked(), time.monotonic(), 0.0
        self._looked, self._spent = -inf, False

    @property
    def until(self) -> float:
        """When it ends at the latest, by the monotonic clock."""
        return self._wall + ON_THE_WALL * self.seconds if self.seconds else inf

    @property
    def over(self) -> bool:
        now = time.monotonic()
        if self.seconds and not self._spent and now - self._looked > LOOKS:
            self._looked = now
            self._spent = self._taken > self.seconds or now > self.until
        return self._spent

    @property
    def why(self) -> str:
        """What is said of what was not decided."""
        return f"the {self.seconds:g} s of a kernel were over before; --kernel-time gives it more"

    @property
    def said(self) -> str:
        """The same once it is so, else nothing."""
        return self.why if self.over else ""

    @contextmanager
    def part(self, share: float) -> Iterator[None]:
        """Until it ends there is only this share of what is left."""
        whole = self.seconds
        self.seconds -= (1 - share) * max(0.0, whole - self._taken)
        try:
            yield
        finally:
            self.seconds, self._spent, self._looked = whole, False, -inf

    @property
    def _taken(self) -> float:
        return worked() - self._work + self._others

    def takes(self, seconds: float) -> None:
        """Somebody else worked so long for it."""
        self._others += seconds
        self._looked = -inf

    def limiting(self, runner: Deciding) -> Deciding:
        """The same within what is left."""
        return _Within(self, runner) if self.seconds else runner


class _Within:
    """A runner of which every task that it does not come to is unknown, and says so."""

    def __init__(self, allowance: Allowance, runner: Deciding):
        self.allowance, self.runner = allowance, runner

    def run(self, tasks: Sequence[Task], finished: Finished, started: Callable[[str], None] = lambda key: None) -> None:
        left = {task.key for task in tasks}
        stopped = False

        def took(key: str, outcome: Outcome) -> None:
            nonlocal stopped
            left.discard(key)
            self.allowance.takes(outcome.seconds)
            finished(key, outcome)
            if self.allowance.over and not stopped:
                stopped = True
                raise Spent

        if not self.allowance.over:
            with suppress(Spent):
                Ending(self.runner, self.allowance.until).run(tasks, took, started)
        for task in tasks:
            if task.key in left:
                finished(task.key, unknown("", self.allowance.why))
