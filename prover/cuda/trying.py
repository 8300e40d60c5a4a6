"""Small launches that are run before anything is asked of two threads, and once more where no counterexample is known, or
a run does not show the one that is.

What a run of whole blocks shows of two accesses is a counterexample at its sizes, where the statement, asked at these sizes
alone, is refuted too. So a claim for any block falls by one block, however little is known of what its loops carry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice, product
from math import log2, prod

import msgspec
import numpy as np
from msgspec import Struct

from ..accesses.apart import OTHER
from ..base.clock import worked
from ..engines import ladder
from ..engines.outcome import Outcome
from ..kernels.between.meeting import Meeting
from ..language.exact import Invalid, check
from ..language.obligations import Obligation, Verdict
from ..language.terms import const
from ..language.walking import variables
from ..triton.launching.launch import TensorArgument
from ..triton.launching.points import Points
from .ground import CudaGround
from .launching.fitting import Room
from .running import AS_DRAWN, ENDED, UNDRAWN, Filled
from .seeing import Seeing
from .threads import AXES

SECONDS, AGAIN = 6.0, 12.0  # of a kernel's runs, and of what is asked at their sizes; with what runs of before show
A_RUN, ASKED = 3.0, 1.0  # of one of them
FIRST, A_CASE, MOST_FIRST = 0.2, 0.006, 12.0  # seconds of the first runs, and for each case about two threads
LAUNCHES, OF_LAST = 6, 2  # that are run first, and those of them of which the last blocks are run
FILLED = 2  # that are run with other contents too
CASES = 4  # of a claim that fall by the first runs; the others are decided
EXTENTS = (8, 64, 4, 2, 32, 3, 16, 128)  # of a block along each axis of any extent
SIZES = (5, 2, 1, 8, 3, 64, 33)
MOST_THREADS, MOST_FIXED = 256, 1024  # of a block whose extents are free, and of one that cannot be smaller
FEW, DRAWN, USUAL = 4, 400, 16  # launches of these sizes; with fewer, others are drawn, so many, and of such sizes
Point = dict[str, int]
Key = tuple[str, str]  # claim, case


class Asked(Struct, frozen=True):
    """A case about two threads. statement: makes what is asked, where it is needed."""

    meeting: Meeting
    room: Room | None
    statement: Callable[[], Obligation]


class Trying:
    """Of one kernel's launch. seeing: its runs."""

    def __init__(self, seeing: Seeing, ground: CudaGround):
        self.seeing, self.ground, self.spent = seeing, ground, 0.0
        self.launches = list(self._launches())
        self.tries = list(self._tries())
        self.ran = {False: 0, True: 0}  # tries of which one block was run, and of which two were

    def _tries(self) -> Iterator[tuple[Point, Filled]]:
        """Launches with what stands in memory: as it is drawn, and the first of them with other contents too."""
        yield from ((sizes, AS_DRAWN) for sizes in self.launches[:LAUNCHES])
        yield from product(self.launches[:FILLED], self.seeing.runs.fillings)
        yield from ((sizes, AS_DRAWN) for sizes in self.launches[LAUNCHES:])

    def _launches(self) -> Iterator[Point]:
        """Sizes of small launches that callers may give."""
        launch = self.seeing.runs.fitted.launch
        points = Points(launch, "", np.random.default_rng(0), None)
        special = self.seeing.runs.fitted.threads.special
        block = [v.payload[0] for v in variables(*(special[f"ntid.{axis}"] for axis in AXES))]
        own = [v.payload[0] for v in points.variables]
        others = [name for name in own if name not in block]
        most, count = (MOST_THREADS if block else MOST_FIXED), 0
        grid = [
            v.payload[0] for v in variables(*(special[f"nctaid.{axis}"] for axis in AXES)) if v.payload[0] not in own
        ]
        loose = self._loose(others)
        pairs = product(SIZES if others else SIZES[:1], EXTENTS if block else EXTENTS[:1])
        for size, extent in pairs:
            for each in dict.fromkeys((size, size * extent) if others else (size,)):
                for value in dict.fromkeys((each, 1) if loose else (each,)):
                    sizes = {**dict.fromkeys(others, each), **dict.fromkeys(loose, value)}
                    point = {**dict.fromkeys(grid, 2), **sizes, **dict.fromkeys(block, extent)}
                    if points.holds(point) and prod(self.seeing.runs.shape(point)[1]) <= most:
                        count += 1
                        yield point
        if count < FEW and own:
            yield from self._drawn(points, dict.fromkeys(grid, 2), most)

    def _loose(self, names: Sequence[str]) -> list[str]:
        """Of these, the numbers by which nothing is as large as it is: a pivot, a round, a flag. They are like the sizes,
        and then 1, as far as callers may give that."""
        launch, special = self.seeing.runs.fitted.launch, self.seeing.runs.fitted.threads.special
        tensors = [own for own in launch.arguments if isinstance(own, TensorArgument)]
        terms = [*(term for own in tensors for term in (*own.shape, *own.strides, own.allocation)), launch.shared]
        terms += [special[f"{what}.{axis}"] for what in ("ntid", "nctaid") for axis in AXES]
        large = {v.payload[0] for v in variables(*terms)}
        return [name for name in names if name not in large]

    def _drawn(self, points: Points, grid: Point, most: int) -> Iterator[Point]:
        """Launches as callers may give them: by turns one of few threads, and one whose largest size is most like this."""
        found = {tuple(point.values()): {**grid, **point} for point in islice(points.drawn(), DRAWN)}
        shapes = {key: [prod(one) for one in self.seeing.runs.shape(point)] for key, point in found.items()}
        small = [key for key, (blocks, threads) in shapes.items() if blocks > 0 and 0 < threads <= most]
        usual = sorted(small, key=lambda key: abs(log2(max(key, default=1) / USUAL)))
        several = [key for key in small if shapes[key][1] > 1]
        few = sorted(several, key=lambda key: (prod(shapes[key]), key))
        for key in list(dict.fromkeys(one for pair in zip(few, usual, strict=False) for one in pair))[: len(SIZES)]:
            yield found[key]

    def seen(self, case: Asked, strict: bool, anew: bool = True) -> Outcome | None:
        """The statement refuted at the sizes of a run that shows it, with what that shows; None if none does. anew: whether
        launches are run for it; once the time is over, only those are looked at that were run for others."""
        blocks = case.meeting.blocks
        for at, tried in enumerate(self.tries):
            over = not anew or self.spent > SECONDS or bool(self.seeing.late)
            if self.spent > AGAIN or (over and at >= self.ran[blocks]):
                return None
            began, found = worked(), self._shown(case, *tried, strict, 0.0 if over else A_RUN)
            self.spent += worked() - began
            self.ran[blocks] = max(self.ran[blocks], at + 1)
            if found is not None:
                return found
        return None

    def first(self, cases: Mapping[Key, Asked], strict: bool) -> Iterator[tuple[Key, Outcome]]:
        """Those that the first launches show to fall, each as `seen` has it."""
        left, fallen = dict(cases), dict[str, int]()
        limit, vain = min(FIRST + A_CASE * len(left), MOST_FIRST), 0.0
        for at, tried in enumerate(self.tries[:LAUNCHES]):
            for blocks in sorted(
                {one.meeting.blocks for one in left.values()}
            ):  # a run of two blocks takes twice as long
                if vain > limit or self.seeing.late:
                    return
                for key in [key for key, one in left.items() if one.meeting.blocks is blocks]:  # they share a run
                    if self.seeing.late:
                        return
                    if fallen.get(key[0], 0) >= CASES:
                        continue
                    self.ran[blocks] = at + 1
                    began, found = worked(), self._shown(left[key], *tried, strict, max(limit - vain, 0.0))
                    if found is None:
                        vain += worked() - began
                        continue
                    fallen[key[0]] = fallen.get(key[0], 0) + 1
                    del left[key]
                    yield key, found

    def _shown(self, case: Asked, sizes: Point, filled: Filled, strict: bool, seconds: float) -> Outcome | None:
        """The statement refuted at these sizes, with what a run of so many seconds shows there."""
        found, said = None, ""
        if case.meeting.blocks and prod(self.seeing.runs.shape(sizes)[0]) < 2:
            return None  # there is one block
        with suppress(*ENDED, *UNDRAWN):
            said = self.seeing.met(
                case.meeting, case.room, self._point(sizes, case.meeting.blocks), strict, seconds, filled
            )
            found = refuted(case.statement(), sizes) if said else None
        return found and msgspec.structs.replace(found, detail=said, weakest=None)

    def _point(self, sizes: Point, blocks: bool) -> Point:
        """The first thread of the first block, or in some launches of the last one, as what a block does hangs on its
        place; and another one, or one of the block beside."""
        last = self.launches.index(sizes) % LAUNCHES >= LAUNCHES - OF_LAST
        who = [v.payload[0] for v in self.ground.who if v.op == "var"]
        grid = zip(self.ground.who[:3], self.seeing.runs.shape(sizes)[0], strict=True)
        ends = {v.payload[0]: (last * (extent - 1), int(extent > 1)) for v, extent in grid if v.op == "var"}
        place = {name: ends.get(name, (0, 0)) for name in who}
        beside = {name + OTHER: abs(at - step * blocks) for name, (at, step) in place.items()}
        return {**sizes, **{name: at for name, (at, _) in place.items()}, **beside}


def refuted(asked: Obligation, sizes: Point) -> Outcome | None:
    """That the statement fails at these sizes, as its own text says; None if that is not found."""
    own = {v: const(sizes[v.payload[0]]) for v in asked.variables if v.payload[0] in sizes}
    found = ladder.refute(replace(asked, given=(*asked.given, *(v == value for v, value in own.items()))), ASKED)
    if found.verdict is not Verdict.REFUTED:
        return None
    with suppress(Invalid):
        check(asked, found.point or {})
        return found
    return None
