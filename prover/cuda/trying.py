"""Small launches that are run where no counterexample is known, or a run does not show the one that is.

What a run of whole blocks shows of two accesses is a counterexample at its sizes, where the statement, asked at these sizes
alone, is refuted too. So a claim for any block falls by one block, however little is known of what its loops carry.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product
from math import prod

import msgspec
import numpy as np

from ..accesses.apart import OTHER
from ..base.clock import worked
from ..engines import ladder
from ..engines.outcome import Outcome
from ..kernels.between.meeting import Meeting
from ..language.exact import Invalid, check
from ..language.obligations import Obligation, Verdict
from ..language.terms import const
from ..language.walking import variables
from ..triton.launching.points import Points
from .ground import CudaGround
from .launching.fitting import Room
from .running import ENDED, UNDRAWN
from .seeing import Seeing
from .threads import AXES

SECONDS = 4.0  # of a kernel's runs, and of what is asked at their sizes
A_RUN, ASKED = 1.0, 1.0  # of one of them
EXTENTS = (8, 64, 4, 2, 32, 3, 16, 128)  # of a block along each axis of any extent
SIZES = (5, 2, 1, 8, 3, 64, 33)
MOST_THREADS = 256
Point = dict[str, int]


class Trying:
    """Of one kernel's launch. seeing: its runs."""

    def __init__(self, seeing: Seeing, ground: CudaGround):
        self.seeing, self.ground, self.spent = seeing, ground, 0.0
        self.launches = list(self._launches())

    def _launches(self) -> Iterator[Point]:
        """Sizes of small launches that callers may give."""
        launch = self.seeing.runs.fitted.launch
        points = Points(launch, "", np.random.default_rng(0), None)
        special = self.seeing.runs.fitted.threads.special
        block = [v.payload[0] for v in variables(*(special[f"ntid.{axis}"] for axis in AXES))]
        own = [v.payload[0] for v in points.variables]
        others = [name for name in own if name not in block]
        grid = [
            v.payload[0] for v in variables(*(special[f"nctaid.{axis}"] for axis in AXES)) if v.payload[0] not in own
        ]
        for size, extent in product(SIZES if others else SIZES[:1], EXTENTS if block else EXTENTS[:1]):
            for each in dict.fromkeys((size, size * extent) if others else (size,)):
                point = {**dict.fromkeys(grid, 2), **dict.fromkeys(others, each), **dict.fromkeys(block, extent)}
                if points.holds(point) and prod(self.seeing.runs.shape(point)[1]) <= MOST_THREADS:
                    yield point

    def seen(self, meeting: Meeting, room: Room | None, strict: bool, asked: Obligation) -> Outcome | None:
        """The statement refuted at the sizes of a run that shows it, with what that shows; None if none does."""
        for sizes in self.launches:
            if self.spent > SECONDS or self.seeing.late:
                return None
            began, found, said = worked(), None, ""
            with suppress(*ENDED, *UNDRAWN):
                said = self.seeing.met(meeting, room, self._point(sizes, meeting.blocks), strict, A_RUN)
                found = refuted(asked, sizes) if said else None
            self.spent += worked() - began
            if found is not None:
                return msgspec.structs.replace(found, detail=said, weakest=None)
        return None

    def _point(self, sizes: Point, blocks: bool) -> Point:
        """The first thread, and another one, or one of another block."""
        who = [v.payload[0] for v in self.ground.who if v.op == "var"]
        place = {v.payload[0] for v in self.ground.who[:3] if v.op == "var"}
        return {
            **sizes, **dict.fromkeys(who, 0), **{name + OTHER: int(blocks and name in place) for name in who},
        }  # fmt: skip


def refuted(asked: Obligation, sizes: Point) -> Outcome | None:
    """That the statement fails at these sizes, as its own text says; None if that is not found."""
    own = {v: const(sizes[v.payload[0]]) for v in asked.variables if v.payload[0] in sizes}
    found = ladder.decide(replace(asked, given=(*asked.given, *(v == value for v, value in own.items()))), ASKED)
    if found.verdict is not Verdict.REFUTED:
        return None
    with suppress(Invalid):
        check(asked, found.point or {})
        return found
    return None
