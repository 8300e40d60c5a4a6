"""What the operations of a running program share."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ..errors import OutOfTime
from ..words import Array
from .events import Observe, Run, Undefined
from .memory import Spaces
from .tree import Operation

# an operation of the text -> what it does: run(state, *operands) -> its result, a tuple of several, or None
Make = Callable[[Operation], Callable[..., Any]]


class State:
    """One run. program, grid: three numbers each. rounds: of the loops that it is in. chance: for what is not defined."""

    def __init__(
        self, grid: tuple[int, int, int], spaces: Spaces, observe: Observe, deadline: float | None, seed: int
    ):  # fmt: skip
        self.grid, self.spaces, self.observe, self.deadline = grid, spaces, observe, deadline
        self.program: tuple[int, int, int] = (0, 0, 0)
        self.rounds: tuple[int, ...] = ()
        self.chance = np.random.default_rng(seed)
        self.told = Run()
        self.frame: list[Any] = []  # values of the function that runs
        self.lane: int | None = None  # of an element whose region runs alone

    def arbitrary(self, shape: tuple[int, ...], bits: int) -> Array:
        """Integers of the width by chance, most of them small or at an end."""
        low, high = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
        if bits == 1:
            return self.chance.integers(0, 2, shape).astype(bool)
        anything = self.chance.integers(low, high, shape, endpoint=True)
        small = self.chance.integers(max(low, -100), min(high, 100), shape, endpoint=True)
        kind = self.chance.integers(0, 8, shape)
        return np.where(kind < 5, small, np.where(kind == 5, low, np.where(kind == 6, high, anything)))

    def undefined(self, operation: Operation, what: str, lanes: Array) -> None:
        """Tells of the lanes that are marked."""
        lane = np.flatnonzero(lanes)
        lane = lane if self.lane is None else lane + self.lane
        if lane.size:
            self.observe(
                Undefined(operation.line, operation.source, what, self.program, self.rounds, lane)
            )  # fmt: skip

    def approximate(self, operation: Operation) -> None:
        said = str(operation)
        if said not in self.told.approximated:
            self.told.approximated.append(said)

    def branch(self, operation: Operation, condition: Array) -> None:
        found = self.told.branches.setdefault(operation.line, set())
        if len(found) < 2:
            if np.any(condition):
                found.add(True)
            if not np.all(condition):
                found.add(False)

    def tick(self, operation: Operation) -> None:
        """Raises OutOfTime."""
        if self.deadline is not None and time.monotonic() > self.deadline:
            raise OutOfTime(f"time is over, {operation}")
