"""An element that no thread writes, as a run of a whole small launch shows it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from ..accesses.covered import OF_WITNESS, Covering, Covers
from ..accesses.points import value_at
from ..guessing.unwritten import refuted, unwritten
from ..kernels.loops.inevitable import BEFORE
from ..language.obligations import Obligation
from .launching.fitting import Room
from .running import AS_DRAWN, ENDED, UNDRAWN, Filled, Point
from .seeing import Seeing

SEARCH = 3.0  # seconds for small sizes at which an element is not written


class Missing(NamedTuple):
    """The counterexample's point, and what was seen there."""

    point: dict[str, int]
    said: str


def missing(
    seeing: Seeing, covers: Covers, covering: Covering, room: Room, own: Obligation, at: Point
) -> Missing | None:
    """At the point at which the statement is false, with what its threads load there, or with other contents; or at small
    sizes at which no store's formula goes to an element."""
    unit, offset = covering.argument.bytes, covering.axes.offset
    lanes = list(_lanes(covering, at))
    end = time.monotonic() + SEARCH
    ways = [([], filled) for filled in _fillings(seeing)]
    for own_lanes, filled in [(lanes, AS_DRAWN), *ways] if lanes else ways:
        with suppress(*ENDED, *UNDRAWN):
            said = seeing.nobody(room, value_at(offset, at) * unit, unit, at, own_lanes, filled)
            if said:
                return Missing(dict(at), said)
        if time.monotonic() > end:
            break
    for found in unwritten(covers, covering, time.monotonic() + SEARCH):
        point = refuted(own, found)
        if point is not None:
            said = seeing.nobody(room, value_at(offset, point) * unit, unit, point)
            if said:
                return Missing(point, said)
    return None


def _fillings(seeing: Seeing) -> Iterator[Filled]:
    """Other contents: whatever is drawn, each number that is worth a run alone, and these by turns."""
    alone = dict.fromkeys(number for own in seeing.runs.fillings for number in own.some)
    yield from (AS_DRAWN, *(Filled((number,)) for number in alone), *seeing.runs.fillings)


def _lanes(covering: Covering, at: Point) -> Iterator[dict[str, int]]:
    """What each lane that is to write the element has, and what it loads: in the iteration in which it is to write it, and
    in one before."""
    for number, (_, witness) in enumerate(covering.witnesses):
        known = {v.payload[0]: value_at(value, at) for v, value in witness.values.items()}
        own = _without(f"{OF_WITNESS}{number}", at)
        yield {**own, **known}
        for depth in range(len(known)):
            if any(name.endswith(f"{BEFORE}{depth}") for name in own):
                yield _without(f"{BEFORE}{depth}", {**own, **known})


def _without(ending: str, point: Point) -> dict[str, int]:
    """The point, in which names that end so stand for those without that."""
    own = {name.removesuffix(ending): value for name, value in point.items() if name.endswith(ending)}
    return {**point, **own}
