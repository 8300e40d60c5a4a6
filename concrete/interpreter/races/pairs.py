"""Pairs of accesses without an order that share a byte, found in a table of accesses.

All accesses of an interval are sorted by what they touch; most bytes have one thread, or no write, and are done. Of the
others each pair of instructions is looked at with all its places and threads at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from .reports import End, Race, Site, Three

Array = Any

MEMORY, BYTE, BYTES, THREAD, SITE, SEGMENT, CLOCK, NOW, LEFT, DONE, INTERVAL, BLOCK = range(12)
"""Columns of a row. SEGMENT, NOW: when it begins, by its thread's clock and by the run's; LEFT, DONE: when it ends."""

SHARED = -1  # the number of a block's own memory
WIDE = ("gpu", "sys")
MOST = 4096
"""Of two instructions that race, how many places of an interval's kind are looked at for more kinds of race."""
AT_ONE = 64  # pairs that race count as one such place, though they are at fewer
TURN = 1 << 16  # pairs that are looked at together


class Pairs:
    """Of a run. sites: by number. memories: names, by number. warp: lanes. found: the first of each kind, by its key."""

    def __init__(self, shape: Three, warp: int):
        self.shape, self.warp = shape, warp
        self.sites: list[Site] = []
        self.memories: list[str] = []
        self.blocks: list[Three] = []
        self.found: dict[tuple[Any, ...], Race] = {}
        self._seen: Counter[tuple[int, int, bool]] = Counter()

    def within(self, rows: Sequence[Sequence[int]], values: Sequence[int | None], clocks: Sequence[Array]) -> None:
        """Of one interval of a block. clocks: by number, up to which segment of each thread all is before."""
        self._all(rows, values, clocks, THREAD)

    def between(self, rows: Sequence[Sequence[int]], values: Sequence[int | None]) -> None:
        """Of blocks, which nothing orders."""
        self._all(rows, values, (), BLOCK)

    def _all(self, rows: Any, values: Any, clocks: Any, unit: int) -> None:
        if not rows:
            return
        table = np.array(rows, np.int64)
        known = np.stack(clocks) if len(clocks) else None
        for memory in np.unique(table[:, MEMORY]).tolist():
            row, cell = self._shared(table, np.flatnonzero(table[:, MEMORY] == memory), unit)
            by_site = [(row[own], cell[own]) for own in _each(table[row, SITE])]
            for at, one in enumerate(by_site):
                for two in by_site[at:]:
                    self._examined(table, values, known, unit, one, two)

    def _shared(self, table: Array, rows: Array, unit: int) -> tuple[Array, Array]:
        """(rows, places), in the order of the places: each row of one memory at each place that it touches, of those that
        more than one touches, and one writes."""
        size = int(np.gcd.reduce(table[rows][:, [BYTE, BYTES]], None)) or 1
        count = table[rows, BYTES] // size
        row = np.repeat(rows, count)
        cell = np.repeat(table[rows, BYTE] // size - (np.cumsum(count) - count), count) + np.arange(len(row))
        order = np.argsort(cell, kind="stable")
        row, cell = row[order], cell[order]
        who, site = table[row, unit], table[row, SITE]
        starts = np.flatnonzero(np.concatenate([[True], cell[1:] != cell[:-1]]))
        writes = np.array([own.how != "load" for own in self.sites])[site]
        atomic = np.array([own.how == "atomic" for own in self.sites])[site]
        flying = np.array([own.asynchronous for own in self.sites])[site] & (unit == THREAD)
        narrow = np.array([own.scope not in WIDE for own in self.sites])[site] & (unit == BLOCK)
        long = table[row, BYTES]
        several = np.minimum.reduceat(who, starts) != np.maximum.reduceat(who, starts)
        uneven = np.minimum.reduceat(long, starts) != np.maximum.reduceat(long, starts)
        some = np.logical_or.reduceat
        hit = some(writes, starts) & (several | some(flying, starts)) & (some(~atomic | narrow, starts) | uneven)
        kept = np.repeat(hit, np.diff(np.append(starts, len(row))))
        return row[kept], cell[kept]

    def _examined(
        self, table: Array, values: Any, clocks: Array | None, unit: int, one: tuple[Array, Array], two: tuple[Array, Array]
    ) -> None:  # fmt: skip
        """Two instructions at all places that they share, in turns. one, two: rows and places of each."""
        sites = int(table[one[0][0], SITE]), int(table[two[0][0], SITE])
        if self.sites[sites[0]].how == self.sites[sites[1]].how == "load":
            return
        first, last = (np.searchsorted(two[1], one[1], side) for side in ("left", "right"))
        if one is two:
            first = np.arange(1, len(one[0]) + 1)
        count = last - first
        ends = np.cumsum(count)
        begin = 0
        while begin < len(count) and self._seen[*sites, unit == BLOCK] < MOST:
            done = int(ends[begin - 1]) if begin else 0
            end = max(int(np.searchsorted(ends, done + TURN, "right")), begin + 1)
            own = np.repeat(np.arange(begin, end), count[begin:end])
            beside = np.arange(len(own)) + done - np.repeat(ends[begin:end] - count[begin:end], count[begin:end])
            bad = self._pairs(table, values, clocks, unit, one[0][own], two[0][first[own] + beside])
            racing = one[1][own[bad]]
            self._seen[*sites, unit == BLOCK] += max(len(np.unique(racing)), len(racing) // AT_ONE)
            begin = end

    def _pairs(self, table: Array, values: Any, clocks: Array | None, unit: int, a: Array, b: Array) -> Array:
        """Which of the pairs race; the first of each kind is told."""
        if not len(a):
            return np.zeros(0, bool)
        left, right = table[a].T, table[b].T
        one, two = self.sites[int(left[SITE, 0])], self.sites[int(right[SITE, 0])]
        same = left[unit] == right[unit]
        if unit == BLOCK:
            bad = ~same
        else:
            flying = one.asynchronous or two.asynchronous
            bad = (left[DONE] >= right[NOW]) & (right[DONE] >= left[NOW]) if flying else ~same
            bad = np.where(same, bad & (a != b), True)
            if clocks is not None and bad.any():
                bad = bad & (same | ~(_before(clocks, left, right) | _before(clocks, right, left)))
        wide = unit != BLOCK or (one.scope in WIDE and two.scope in WIDE)
        strong = bool(one.scope and two.scope and wide) & (left[BYTE] == right[BYTE]) & (left[BYTES] == right[BYTES])
        if one.how == two.how == "atomic":
            bad = bad & ~strong
        if not bad.any():
            return bad
        equal = np.zeros(len(a), bool)
        if one.how == two.how == "store":
            equal[bad] = _equal(table, values, a[bad], b[bad])
        near = left[THREAD] // self.warp == right[THREAD] // self.warp
        wheres = {"between blocks": bad} if unit == BLOCK else {
            "within a thread": bad & same, "within a warp": bad & near & ~same, "between warps": bad & ~near,
        }  # fmt: skip
        for where, there in wheres.items():
            for kind in np.flatnonzero(np.bincount((2 * equal + strong)[there], minlength=4)).tolist():
                at = int((there & (2 * equal + strong == kind)).argmax())
                self._tell(table, values, int(a[at]), int(b[at]), where, bool(kind & 2), bool(kind & 1))
        return bad

    def _tell(
        self, table: Array, values: Any, a: int, b: int, where: str, equal: bool, strong: bool
    ) -> None:  # fmt: skip
        if table[a, NOW] > table[b, NOW]:
            a, b = b, a
        first, second = (self._end(table[own].tolist(), values[own]) for own in (a, b))
        memory = int(table[a, MEMORY])
        race = Race(
            first, second, "shared" if memory == SHARED else "global", "" if memory == SHARED else self.memories[memory],
            max(first.byte, second.byte), min(first.byte + first.bytes, second.byte + second.bytes), where, equal,
            first.site is second.site and where == "within a warp", strong,
        )  # fmt: skip
        self.found.setdefault(race.key, race)

    def _end(self, row: list[int], value: int | None) -> End:
        x, y, _ = self.shape
        number = row[THREAD]
        spot = (number % x, number // x % y, number // (x * y))
        return End(
            self.sites[row[SITE]], row[BYTE], row[BYTES], value, self.blocks[row[BLOCK]], spot, row[INTERVAL]
        )  # fmt: skip


def _each(numbers: Array) -> Iterator[Array]:
    """The places of each number, in their order."""
    order = np.argsort(numbers, kind="stable")
    yield from np.split(order, np.flatnonzero(np.diff(numbers[order])) + 1) if len(numbers) else ()


def _before(clocks: Array, a: Array, b: Array) -> Array:
    """Of each pair, whether the first ended before the other began, by what threads waited for."""
    known = b[CLOCK]
    return (known >= 0) & (clocks[known, a[THREAD]] >= a[LEFT])


def _equal(table: Array, values: Any, a: Array, b: Array) -> Array:
    """Of each pair, whether both leave the same bits in the bytes that they share."""
    found = np.zeros(len(a), bool)
    shapes = np.stack([table[b, BYTE] - table[a, BYTE], table[a, BYTES], table[b, BYTES]], 1)
    for own in _each(np.unique(shapes, axis=0, return_inverse=True)[1].reshape(-1)):
        ahead, mine, theirs = shapes[own[0]].tolist()
        low, high = max(0, ahead), min(mine, ahead + theirs)
        codes: dict[Any, int] = {}
        sides: list[Array] = []
        for rows, start in ((a[own], low), (b[own], low - ahead)):
            each, at = np.unique(rows, return_inverse=True)
            sides.append(
                np.array([_code(codes, values[row], start, high - low) for row in each.tolist()])[at.reshape(-1)]
            )
        found[own] = sides[0] == sides[1]
    return found


def _code(codes: dict[Any, int], value: int | None, low: int, size: int) -> int:
    """A number of these bytes; nothing that is unknown equals anything."""
    bits = object() if value is None else value >> 8 * low & ((1 << 8 * size) - 1)
    return codes.setdefault(bits, len(codes))
