"""The clock of the engines: what they are given is time of this process's work, and on a machine that is slow just now
more of it, so that a busy machine comes to the verdicts of an idle one; no more than STRETCH times as much passes on
the wall.
"""

from __future__ import annotations

import time

STRETCH = 3.0
ADDITIONS = 2_000  # of a glance at the machine's pace
USUAL = 60e-6  # seconds that they take on a server of 2023 that has nothing else to do
LOOKS = 0.25  # seconds of work between two such glances


class _Clock:
    """Goes on with the work since it was last looked at, or with a part of what passed, if that is more."""

    def __init__(self) -> None:
        self.work, self.wall, self.said = time.process_time(), time.monotonic(), 0.0
        self.pace, self.looked = 1.0, -LOOKS

    def now(self) -> float:
        work, wall = time.process_time(), time.monotonic()
        if work - self.looked > LOOKS:
            self.pace, self.looked = _pace(), work
        self.said += max((work - self.work) / self.pace, (wall - self.wall) / STRETCH, 0.0)
        self.work, self.wall = work, wall
        return self.said

    def slowness(self) -> float:
        self.now()
        return self.pace


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
