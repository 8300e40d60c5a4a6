"""The clock of the engines: what they are given is time of this process's work, so that a busy machine comes to the
verdicts of an idle one; no more than STRETCH times as much passes on the wall.
"""

from __future__ import annotations

import time

STRETCH = 3.0


class _Clock:
    """Goes on with the work since it was last looked at, or with a part of what passed, if that is more."""

    def __init__(self) -> None:
        self.work, self.wall, self.said = time.process_time(), time.monotonic(), 0.0

    def now(self) -> float:
        work, wall = time.process_time(), time.monotonic()
        self.said += max(work - self.work, (wall - self.wall) / STRETCH, 0.0)
        self.work, self.wall = work, wall
        return self.said


now = _Clock().now
"""Seconds, from any start; deadlines are compared with it, within one process.

>>> now() <= now()
True
"""
