"""The search for what frees accesses of conflicts, and for the pairs of lanes by which nothing in a family does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

import numpy as np
from msgspec import Struct

from ..language.maps import MapError
from .accesses import Meeting, Served, meetings
from .remedies import Padding, Remedy, Xors, paddings, singles


class Found(Struct):
    """free: by sort ("xor", "two xors", "padding") what leaves no conflict, smallest first. tried: how many there are of
    each sort. against: by sort, pairs of lanes of which some meet, whatever one takes; where nothing is free."""

    free: dict[str, list[Remedy]]
    tried: dict[str, int]
    against: dict[str, list[Meeting]]


LONGEST = 40  # bits of an offset
XOR, TWO, PADDING = "xor", "two xors", "padding"


def search(served: Sequence[Served], tile: int, row_bytes: int, late: Callable[[], bool] = lambda: False) -> Found:
    """tile, row_bytes: in bytes; 0 for rows where nobody knows them. late: whether the time is over. Raises MapError."""
    vector = max(one.width for one in served)
    met = meetings(served)
    pairs = [meeting for _, own in met for meeting in own]
    one = [Xors((swizzle,)) for swizzle in singles(vector, tile)]
    two = [Xors((*a.swizzles, *b.swizzles)) for a, b in product(one, one)]
    found = Found({}, {}, {})
    for sort, family in ((XOR, one), (TWO, two)):
        hits = _hits(served, met, family)
        _note(found, sort, family, hits, pairs)
    if row_bytes:
        _pad(found, served, list(paddings(vector, tile, row_bytes)), pairs, late)
    return found


def _pad(
    found: Found,
    served: Sequence[Served],
    padded: Sequence[Padding],
    pairs: Sequence[Meeting],
    late: Callable[[], bool],
) -> None:
    """Padding is not linear: the pairs only sort out, and what is left is counted at every place."""
    free: list[Remedy] = []
    for padding in padded:
        if late():
            raise MapError("paddings: not searched in time; ask for fewer accesses or a smaller tile")
        if not _meet(served, pairs, padding).any() and not _conflicts(served, padding):
            free.append(padding)
    found.tried[PADDING], found.free[PADDING] = len(padded), free
    if not free and padded:
        found.against[PADDING] = _padding_against(served, padded)


def _hits(
    served: Sequence[Served], met: Sequence[tuple[np.ndarray, list[Meeting]]], family: Sequence[Xors]
) -> np.ndarray:
    """[member, pair]: whether it leaves both in the same banks."""
    columns = []
    for one, (apart, _) in zip(served, met, strict=True):
        mask = (one.question.access.groups - 1) * one.width
        columns.append(np.array([(member.numbers(apart) & mask) == 0 for member in family]).reshape(len(family), -1))
    return np.concatenate(columns, axis=1) if columns else np.zeros((len(family), 0), bool)


def _note(found: Found, sort: str, family: Sequence[Xors], hits: np.ndarray, pairs: Sequence[Meeting]) -> None:
    found.tried[sort] = len(family)
    free = [member for member, row in zip(family, hits, strict=True) if not row.any()]
    found.free[sort] = list(_different(sorted(free, key=lambda member: member.size)))
    if not free and family:
        found.against[sort] = [pairs[n] for n in _cover(hits)]


def _different(family: Sequence[Xors]) -> Iterator[Xors]:
    """The first of those that do the same."""
    powers, seen = 1 << np.arange(LONGEST, dtype=np.int64), set()
    for member in family:
        images = member.numbers(powers).tobytes()
        if images not in seen:
            seen.add(images)
            yield member


def _cover(hits: np.ndarray) -> list[int]:
    """Few columns such that each row has a hit in one of them."""
    left, chosen = np.ones(len(hits), bool), []
    while left.any():
        best = int(hits[left].sum(axis=0).argmax())
        if not hits[left, best].any():
            return []
        chosen.append(best)
        left &= ~hits[:, best]
    return chosen


def _meet(served: Sequence[Served], pairs: Sequence[Meeting], padding: Padding) -> np.ndarray:
    """Of each pair, whether the padding leaves both in the same banks."""
    found = np.zeros(len(pairs), bool)
    access = np.array([pair.access for pair in pairs], np.int64)
    moved = padding.numbers(np.array([pair.bytes for pair in pairs], np.int64).reshape(len(pairs), 2))
    for number, one in enumerate(served):
        units = moved[access == number] // one.width
        apart = units[:, 0] - units[:, 1]
        found[access == number] = (apart != 0) & (apart % one.question.access.groups == 0)
    return found


def _conflicts(served: Sequence[Served], remedy: Remedy) -> bool:
    return any(one.conflicts(remedy.numbers(one.table.first)) for one in served)


def _padding_against(served: Sequence[Served], padded: Sequence[Padding]) -> list[Meeting]:
    """A pair of lanes for each padding, few of them; padding is not linear, so every place counts."""
    chosen: list[Meeting] = []
    for padding in padded:
        if _meet(served, chosen, padding).any():
            continue
        meeting = next((m for n, one in enumerate(served) if (m := _first(one, n, padding)) is not None), None)
        if meeting is None:
            return []
        chosen.append(meeting)
    return chosen


def _first(one: Served, number: int, padding: Padding) -> Meeting | None:
    first = padding.numbers(one.table.first) // one.width
    groups = one.question.access.groups
    for rows in one.phases():
        for step in range(1, rows.shape[1]):
            left, right = rows[:, :-step].ravel(), rows[:, step:].ravel()
            meet = (first[left] != first[right]) & ((first[left] - first[right]) % groups == 0)
            if meet.any():
                place = int(meet.argmax())
                points = int(left[place]), int(right[place])
                return Meeting(number, points, (int(one.table.first[points[0]]), int(one.table.first[points[1]])))
    return None
