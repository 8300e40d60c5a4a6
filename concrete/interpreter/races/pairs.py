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
        for low, size, own in self._shared(table, unit):
            self._examined(table, values, clocks, unit, low, size, own)

    def _shared(self, table: Array, unit: int) -> Iterator[tuple[int, int, Array]]:
        """Places that more than one touches, and one writes: their first byte, their bytes, and the rows."""
        size = int(np.gcd.reduce(np.concatenate([table[:, BYTE], table[:, BYTES]]))) or 1
        count = table[:, BYTES] // size
        row = np.repeat(np.arange(len(table)), count)
        cell = np.repeat(table[:, BYTE] // size - (np.cumsum(count) - count), count) + np.arange(len(row))
        order = np.lexsort((cell, table[row, MEMORY]))
        row, cell = row[order], cell[order]
        if not len(row):
            return
        memory, who, site = table[row, MEMORY], table[row, unit], table[row, SITE]
        new = np.concatenate([[True], (cell[1:] != cell[:-1]) | (memory[1:] != memory[:-1])])
        starts = np.flatnonzero(new)
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
            yield int(cell[start]) * size, size, row[start:end]

    def _examined(
        self, table: Array, values: Any, clocks: Any, unit: int, low: int, size: int, rows: Array
    ) -> None:  # fmt: skip
        by_site = {int(site): rows[table[rows, SITE] == site] for site in np.unique(table[rows, SITE])}
        for one in by_site:
            for two in by_site:
                if two < one or (self.sites[one].how == self.sites[two].how == "load"):
                    continue
                if self._seen[one, two, unit == BLOCK] < MOST:
                    self._pair(table, values, clocks, unit, (low, size), by_site[one], by_site[two])

    def _pair(
        self, table: Array, values: Any, clocks: Any, unit: int, place: tuple[int, int], a: Array, b: Array
    ) -> None:  # fmt: skip
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
            codes: dict[Any, int] = {}
            mine, theirs = (
                np.array([self._code(codes, table[own], values[own], place) for own in which]) for which in (a, b)
            )
            equal = mine[:, None] == theirs[None, :]
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

    @staticmethod
    def _code(codes: dict[Any, int], row: Array, value: int | None, place: tuple[int, int]) -> int:
        """A number of what stands at the place; nothing that is unknown equals anything."""
        low, size = place
        bits = object() if value is None else value >> 8 * (low - int(row[BYTE])) & ((1 << 8 * size) - 1)
        return codes.setdefault(bits, len(codes))

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
