"""Pairs of accesses without an order that share a byte, found in a table of accesses.

All accesses of an interval are sorted by what they touch; most bytes have one thread, or no write, and are done. Of the
others each pair of instructions is looked at with all its threads at once.
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
        for memory in np.unique(table[:, MEMORY]).tolist():
            for own in self._shared(table, np.flatnonzero(table[:, MEMORY] == memory), unit):
                self._examined(table, values, clocks, unit, own)

    def _shared(self, table: Array, rows: Array, unit: int) -> Iterator[Array]:
        """Of the rows of one memory, those of each place that more than one touches, and one writes."""
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
        ends = np.append(starts[1:], len(row))
        for start, end in zip(starts[hit].tolist(), ends[hit].tolist(), strict=True):
            yield row[start:end]

    def _examined(self, table: Array, values: Any, clocks: Any, unit: int, rows: Array) -> None:
        by_site = {int(site): rows[table[rows, SITE] == site] for site in np.unique(table[rows, SITE])}
        for one in by_site:
            for two in by_site:
                if two < one or (self.sites[one].how == self.sites[two].how == "load"):
                    continue
                if self._seen[one, two, unit == BLOCK] < MOST:
                    self._pair(table, values, clocks, unit, by_site[one], by_site[two])

    def _pair(self, table: Array, values: Any, clocks: Any, unit: int, a: Array, b: Array) -> None:
        left, right = table[a][:, None], table[b][None, :]
        one, two = self.sites[int(left[0, 0, SITE])], self.sites[int(right[0, 0, SITE])]
        same = left[..., unit] == right[..., unit]
        if unit == BLOCK:
            bad = ~same
        else:
            flying = one.asynchronous or two.asynchronous
            bad = (left[..., DONE] >= right[..., NOW]) & (right[..., DONE] >= left[..., NOW]) if flying else ~same
            bad = np.where(same, bad & (a[:, None] != b[None, :]), True)
            if clocks and bad.any():
                bad = bad & (same | ~(_before(table, clocks, a, b) | _before(table, clocks, b, a).T))
        if one is two:
            bad = np.triu(bad, 1)
        wide = unit != BLOCK or (one.scope in WIDE and two.scope in WIDE)
        strong = bool(one.scope and two.scope and wide) & (
            (left[..., BYTE] == right[..., BYTE]) & (left[..., BYTES] == right[..., BYTES])
        )
        if one.how == two.how == "atomic":
            bad = bad & ~strong
        if not bad.any():
            return
        self._seen[int(left[0, 0, SITE]), int(right[0, 0, SITE]), unit == BLOCK] += 1
        equal = np.zeros(bad.shape, bool)
        if one.how == two.how == "store":
            equal = _equal(table, values, a, b)
        near = left[..., THREAD] // self.warp == right[..., THREAD] // self.warp
        wheres = {"between blocks": bad} if unit == BLOCK else {
            "within a thread": bad & same, "within a warp": bad & near & ~same, "between warps": bad & ~near,
        }  # fmt: skip
        for where, there in wheres.items():
            for alike in (False, True):
                for firm in (False, True):
                    which = there & (equal == alike) & (strong == firm)
                    if which.any():
                        x, y = np.unravel_index(int(which.argmax()), which.shape)
                        self._tell(table, values, int(a[x]), int(b[y]), where, alike, firm)

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


def _before(table: Array, clocks: Any, a: Array, b: Array) -> Array:
    """Of each of a and each of b, whether the first ended before the other began, by what threads waited for."""
    known = table[b, CLOCK]
    found = np.zeros((len(a), len(b)), bool)
    for number in np.unique(known).tolist():
        if number >= 0:
            found[:, known == number] = (clocks[number][table[a, THREAD]] >= table[a, LEFT])[:, None]
    return found


def _equal(table: Array, values: Any, a: Array, b: Array) -> Array:
    """Of each of a and each of b, whether both leave the same bits in the bytes that they share."""
    found = np.zeros((len(a), len(b)), bool)
    shapes = [np.unique(table[own][:, [BYTE, BYTES]], axis=0).tolist() for own in (a, b)]
    for first in shapes[0]:
        for second in shapes[1]:
            low, high = max(first[0], second[0]), min(first[0] + first[1], second[0] + second[1])
            codes: dict[Any, int] = {}
            at, beside = (
                np.flatnonzero((table[own][:, [BYTE, BYTES]] == shape).all(1))
                for own, shape in ((a, first), (b, second))
            )
            mine = [_code(codes, values[own], low - first[0], high - low) for own in a[at].tolist()]
            theirs = [_code(codes, values[own], low - second[0], high - low) for own in b[beside].tolist()]
            found[np.ix_(at, beside)] = np.array(mine)[:, None] == np.array(theirs)[None, :]
    return found


def _code(codes: dict[Any, int], value: int | None, low: int, size: int) -> int:
    """A number of these bytes; nothing that is unknown equals anything."""
    bits = object() if value is None else value >> 8 * low & ((1 << 8 * size) - 1)
    return codes.setdefault(bits, len(codes))
