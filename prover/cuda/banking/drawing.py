"""Warps at drawn sizes, blocks and iterations: how many lanes are seen to meet there, counted by exact numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

import numpy as np
from msgspec import Struct, field

from ...accesses.points import value_at
from ...kernels.machine.iteration_variables import iterations
from ...language.meanings import vectors
from ...language.terms import Term
from ...language.walking import variables
from ...targets.nvidia import WARP
from ...triton.launching.points import Points
from ..launching.fitting import Fitted
from ..threads import AXES
from .meeting import Served

POINTS = 192  # sizes that are drawn
MOST_THREADS = 1024
FEW = 4  # blocks along an axis of which nobody says how many there are
ITERATIONS = (0, 1, 2, 3, 5, 8, 31)


class Seen(Struct):
    """most: lanes of a phase that want different words of one bank; at: where that was. pairs: lanes that were seen to."""

    most: int = 0
    at: dict[str, int] = field(default_factory=dict)
    pairs: set[tuple[int, int]] = field(default_factory=set)


class Warps:
    """Warps of a launch. columns: name of a variable -> its value in each row, and of tid in each lane."""

    def __init__(self, fitted: Fitted):
        self.chance = np.random.default_rng(0)
        special = fitted.threads.special
        rows: list[tuple[dict[str, int], int, tuple[int, ...], tuple[int, ...]]] = []
        for point in islice(Points(fitted.launch, "", self.chance, None).drawn(), POINTS):
            for axis in AXES:
                extent = special[f"nctaid.{axis}"]
                if extent.op == "var" and extent.payload[0] not in point:
                    point = {**point, extent.payload[0]: int(self.chance.integers(1, FEW))}
            grid, block = (
                tuple(value_at(special[f"{name}.{axis}"], point) for axis in AXES) for name in ("nctaid", "ntid")
            )
            threads = block[0] * block[1] * block[2]
            if not 1 <= threads <= MOST_THREADS or min(grid) < 1:
                continue
            warps = -(-threads // WARP)
            for warp in dict.fromkeys((0, warps - 1, int(self.chance.integers(0, warps)))):
                rows.append((point, warp, grid, block))
        self.rows = len(rows)
        self.columns: dict[str, Any] = {}
        self.active: Any = np.zeros((0, WARP), bool)
        if rows:
            self._filled(rows, special)

    def _filled(self, rows: list[tuple[dict[str, int], int, tuple[int, ...], tuple[int, ...]]], special: Any) -> None:
        names = dict.fromkeys(name for point, *_ in rows for name in point)
        for name in names:
            self.columns[name] = np.array([[point.get(name, 1)] for point, *_ in rows], np.int64)
        block = np.array([own for *_, own in rows], np.int64)
        grid = np.array([own for _, _, own, _ in rows], np.int64)
        warp = np.array([[own] for _, own, *_ in rows], np.int64)
        number = warp * WARP + np.arange(WARP)
        x, y, z = (block[:, axis : axis + 1] for axis in range(3))
        self.active = number < x * y * z
        for axis, place in zip(AXES, (number % x, number // x % y, number // (x * y)), strict=True):
            self._put(special[f"tid.{axis}"], place)
        for at, axis in enumerate(AXES):
            own = self.chance.integers(0, 1 << 31, self.rows) % grid[:, at]
            own = np.where(np.arange(self.rows) % 3 == 0, 0, own)
            self._put(special[f"ctaid.{axis}"], own[:, None])

    def _put(self, term: Term, values: Any) -> None:
        if term.op == "var":
            self.columns[term.payload[0]] = values

    def seen(self, address: Term, path: Iterable[Term], served: Served) -> Seen | None:
        """What is seen there of an access; None where it hangs on what nobody draws."""
        found, conditions = Seen(), list(path)
        at: Mapping[str, Any] = dict(self.columns)
        for turn in iterations(address, *conditions):
            high = turn.payload[2]
            own = np.array(ITERATIONS)[self.chance.integers(0, len(ITERATIONS), self.rows)]
            limit = min(high.payload, 1 << 31) if high is not None and high.op == "const" else 1 << 31
            at = {**at, turn.payload[0]: np.minimum(own, limit - 1)[:, None]}
        if not self.rows:
            return found
        if any(own.payload[0] not in at for own in variables(address, *conditions)):
            return None
        place, *when = vectors.evaluate(at, address, *conditions)
        shape = (self.rows, WARP)
        active = self.active & np.broadcast_to(place.ok, shape)
        for one in when:
            active = active & np.broadcast_to(one.values & one.ok, shape)
        unit = np.broadcast_to(place.values, shape) // served.unit
        for phase in served.timing.phases:
            self._phase(found, np.array(phase), unit, active, served, at)
        return found

    def _phase(self, found: Seen, lanes: Any, unit: Any, active: Any, served: Served, at: Mapping[str, Any]) -> None:
        own, there = unit[:, lanes], active[:, lanes]
        both = there[:, :, None] & there[:, None, :]
        bank = own % served.timing.groups(served.unit)
        same_bank = both & (bank[:, :, None] == bank[:, None, :])
        same = both & (own[:, :, None] == own[:, None, :])
        earlier = np.tril(np.ones((len(lanes), len(lanes)), bool), -1)
        first = there & ~(same & earlier).any(axis=2)  # lanes whose word no lane before them wants
        counted = same_bank if served.alone else same_bank & first[:, None, :]
        meets = same_bank if served.alone else same_bank & ~same
        degrees = counted.sum(axis=2)
        most = int(degrees.max(initial=0))
        if most > found.most:
            row = int(np.unravel_index(int(degrees.argmax()), degrees.shape)[0])
            found.most = most
            found.at = {name: int(column[row, 0]) for name, column in at.items() if column.shape[1:] == (1,)}
            lane = int(np.flatnonzero(active[row])[0])
            found.at |= {name: int(column[row, lane]) for name, column in at.items() if column.shape[1:] == (WARP,)}
        for one, other in zip(*np.nonzero(meets.any(axis=0)), strict=True):
            if one < other:
                found.pairs.add((int(lanes[one]), int(lanes[other])))
