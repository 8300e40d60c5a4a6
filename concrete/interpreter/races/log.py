"""The accesses of a block from barrier to barrier, and what orders its threads in between.

A barrier of all threads begins a new interval: nothing before it is compared with what is behind. What only some threads
wait for (bar.warp.sync, a barrier with a count) is kept as clocks: each thread counts its segments, and who waits learns
up to which segment of each other thread all is behind him.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from .pairs import SHARED, Pairs

Row = Any  # a tuple of integers; a list, of a copy whose end is not known yet
OPEN = 1 << 62
"""When a copy ends for which nobody has waited yet."""
VALUES = 4
"""So many values of one place are compared, of one thread's accesses by one instruction with no wait between: a counter
that all add to in a loop has another one each time, and their pairs are no end."""


class Log:
    """Of one block, of so many threads. block: its number among the pairs' blocks."""

    def __init__(self, pairs: Pairs, block: int, threads: int):
        self.pairs, self.block, self.count = pairs, block, threads
        self.rows: list[Row] = []
        self.values: list[int | None] = []
        self.apart: dict[tuple[Any, ...], tuple[Row, int | None]] = {}
        self._seen: dict[tuple[Any, ...], set[int | None]] = {}
        self._segment = [0] * threads
        self._clock = [-1] * threads
        self._clocks: list[Any] = []
        self._groups: dict[int, list[list[int]]] = {}  # of a thread: rows of its copies, those of no group yet last
        self._now = 0

    def access(
        self, site: int, memory: int, byte: int, size: int, thread: int, value: int | None, interval: int
    ) -> None:  # fmt: skip
        """memory: SHARED, or a number of the pairs' memories. interval: to be told, not to be compared."""
        if size <= 0:
            return
        self._now = now = self._now + 1
        segment, clock = self._segment[thread], self._clock[thread]
        if self.pairs.sites[site].asynchronous:
            self._groups.setdefault(thread, [[]])[-1].append(len(self.rows))
            self.rows.append([memory, byte, size, thread, site, segment, clock, now, OPEN, OPEN, interval, self.block])
        else:
            seen = self._seen.setdefault((memory, byte, size, thread, site, segment), set())
            if value in seen or len(seen) == VALUES:
                return
            seen.add(value)
            self.rows.append(
                (memory, byte, size, thread, site, segment, clock, now, segment, now, interval, self.block)
            )
        self.values.append(value)
        if memory != SHARED:
            self.apart.setdefault((memory, byte, size, site, value), (self.rows[-1], value))

    def arrived(self, thread: int) -> tuple[int, Any]:
        """What a thread gives to a barrier at which it does not wait; for `meet`."""
        known = self._clocks[self._clock[thread]] if self._clock[thread] >= 0 else np.full(self.count, -1, np.int64)
        given = known.copy()
        given[thread] = self._segment[thread]
        self._segment[thread] += 1
        return thread, given

    def meet(self, threads: Iterable[int], given: Iterable[tuple[int, Any]] = ()) -> None:
        """These waited for one another, and for those that arrived before and went on."""
        waiting = list(threads)
        met = np.full(self.count, -1, np.int64)
        for _, own in (*map(self.arrived, waiting), *given):
            np.maximum(met, own, out=met)
        self._clocks.append(met)
        for own in waiting:
            self._clock[own] = len(self._clocks) - 1

    def barrier(self) -> None:
        """All threads that have not returned waited for one another."""
        flying = {number: row for number, row in enumerate(self.rows) if row[9] == OPEN}
        kept = {number: (row, self.values[number]) for number, row in flying.items()}
        self._settle()
        renamed = {}
        for number, (row, value) in kept.items():
            renamed[number] = len(self.rows)
            row[6] = -1
            self.rows.append(row)
            self.values.append(value)
        self._groups = {
            thread: [[renamed[own] for own in group] for group in groups] for thread, groups in self._groups.items()
        }

    # -- copies in flight --------------------------------------------------------------------------------------------

    def committed(self, thread: int) -> None:
        self._groups.setdefault(thread, [[]]).append([])

    def waited(self, thread: int, groups: int | None) -> None:
        """All copies of the thread are done, but those of its last groups; None: all."""
        held = self._groups.get(thread)
        if held is None:
            return
        committed = len(held) - 1
        done = len(held) if groups is None else max(committed - groups, 0)
        self._now += 1
        for group in held[:done]:
            for number in group:
                self.rows[number][8:10] = self._segment[thread], self._now
        self._groups[thread] = held[done:] or [[]]

    # -- the end -----------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        self.pairs.within(self.rows, self.values, self._clocks)
        self.rows, self.values, self._clocks = [], [], []
        self._seen.clear()
        self._clock = [-1] * self.count

    def parted(self) -> list[tuple[Row, int | None]]:
        """The accesses up to now of memories that other blocks have, each place and value once: what other blocks do behind
        this is not compared with them."""
        found, self.apart = list(self.apart.values()), {}
        return found

    def close(self) -> list[tuple[Row, int | None]]:
        """The block is done; returns its accesses of memories that other blocks have, each place and value once."""
        self._settle()
        return self.parted()
