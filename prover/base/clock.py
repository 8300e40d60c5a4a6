"""The clock of the engines: what they are given is time of this process's work, and on a machine that is slow just now
more of it, so that a busy machine comes to the verdicts of an idle one; no more than STRETCH times as much passes on
the wall.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

STRETCH = 3.0
ADDITIONS = 2_000  # of a glance at the machine's pace
USUAL = 60e-6  # seconds that they take on a server of 2023 that has nothing else to do
LOOKS = 0.25  # seconds of work between two such glances
FRESH = 1e-3  # seconds on the wall for which a look at the processor's clock does, which may take half of that
A_STEP = 4e-4  # seconds that count for a look at the clock, where it counts steps


class _Clock:
    """Goes on with the work since it was last looked at, or with a part of what passed, if that is more."""

    def __init__(self) -> None:
        self.work, self.wall, self.said = time.process_time(), time.monotonic(), 0.0
        self.pace, self.looked = 1.0, -LOOKS
        self.counted: float | None = None

    def begin_again(self) -> None:
        """In a fork, whose processor time begins at 0; what was said stays."""
        self.work, self.wall, self.looked = time.process_time(), time.monotonic(), -LOOKS

    def now(self) -> float:
        if self.counted is not None:
            self.counted += A_STEP
            return self.counted
        wall = time.monotonic()
        if wall - self.wall < FRESH:
            return self.said
        work = time.process_time()
        if work - self.looked > LOOKS:
            self.pace, self.looked = _pace(), work
        self.said += max((work - self.work) / self.pace, (wall - self.wall) / STRETCH, 0.0)
        self.work, self.wall = work, wall
        return self.said

    def slowness(self) -> float:
        self.now()
        return self.pace

    @contextmanager
    def counting(self) -> Iterator[None]:
        before, self.counted = self.counted, self.counted or 0.0
        try:
            yield
        finally:
            self.counted = before

    @property
    def counts(self) -> bool:
        return self.counted is not None

    def spend(self, seconds: float) -> None:
        if self.counted is not None:
            self.counted += seconds


def _pace() -> float:
    """How many times longer than usual the machine takes, the better of two glances."""
    return min(max(min(_glance(), _glance()) / USUAL, 1.0), STRETCH)


def _glance() -> float:
    begun, total = time.process_time(), 0
    for number in range(ADDITIONS):
        total += number
    return time.process_time() - begun


worked = time.process_time
"""Seconds of this process's work: what is told of an outcome."""
_CLOCK = _Clock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_CLOCK.begin_again)
now = _CLOCK.now
"""Seconds, from any start; deadlines are compared with it, within one process.

>>> now() <= now()
True
"""
slowness = _CLOCK.slowness
"""How many seconds of work count for one at present, from 1 to STRETCH.

>>> 1 <= slowness() <= STRETCH
True
"""
counting = _CLOCK.counting
"""While it lasts the clock counts steps, the same in every run: a look at it is one, and `spend` says others.

>>> with counting(): begun = now(); round(now() - begun, 6) == A_STEP
True
"""
spend = _CLOCK.spend
"""That something was done which takes so many seconds, where steps are counted; else nothing."""


def counts() -> bool:
    """Whether steps are counted.

    >>> counts()
    False
    """
    return _CLOCK.counts


class Deadline(float):
    """So many seconds from now, by this clock, for what asks `time.monotonic() > deadline`: a process that waits for its
    turn on a busy machine has more on the wall, up to STRETCH times as much.

    >>> with counting(): far, near = Deadline(9), Deadline(3); spend(5); [time.monotonic() > one for one in (far, near)]
    [False, True]
    """

    end: float

    def __new__(cls, seconds: float) -> Deadline:
        found = super().__new__(cls, time.monotonic() + seconds)
        found.end = now() + seconds
        return found

    def __lt__(self, other: float) -> bool:
        return now() > self.end
