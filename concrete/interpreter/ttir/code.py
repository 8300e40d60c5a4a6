"""Regions made ready: steps over the numbered values of a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct, field

from ..errors import NotRun
from .state import State
from .tree import Operation

ENDS = frozenset({
    "scf.yield", "scf.condition", "tt.return", "tt.reduce.return", "tt.scan.return", "tt.map_elementwise.return",
})  # fmt: skip


def packed(found: Sequence[Any]) -> Any:
    """The one result, or all of them."""
    return found[0] if len(found) == 1 else tuple(found)


class Step(Struct):
    run: Callable[..., Any]
    given: tuple[int, ...]
    results: tuple[int, ...]
    operation: Operation


class Piece(Struct):
    """A block. after: of each branch, the number of a block and the values that it is given; ends: of the last operation,
    its operands."""

    arguments: tuple[int, ...]
    steps: list[Step] = field(default_factory=list)
    end: Operation | None = None
    ends: tuple[int, ...] = ()
    after: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)


class Code:
    """A region. straight: it has one block and nothing in it chooses a way."""

    def __init__(self, pieces: list[Piece]):
        self.pieces = pieces
        self.straight = len(pieces) == 1 and not any(step.operation.regions for step in pieces[0].steps)
        self.straight = self.straight and not any(step.operation.name == "tt.call" for step in pieces[0].steps)

    def run(self, state: State, given: Sequence[Any]) -> list[Any]:
        """What the region's last operation gives. Raises NotRun."""
        frame, piece = state.frame, self.pieces[0]
        while True:
            for slot, value in zip(piece.arguments, given, strict=True):
                frame[slot] = value
            self._steps(state, frame, piece)
            if not piece.after:
                return [frame[slot] for slot in piece.ends]
            assert piece.end is not None
            state.tick(piece.end)
            chosen = 0
            if len(piece.after) > 1:
                condition = frame[piece.ends[0]]
                state.branch(piece.end, condition.v)
                chosen = 0 if condition.v else 1
            number, slots = piece.after[chosen]
            given, piece = [frame[slot] for slot in slots], self.pieces[number]

    @staticmethod
    def _steps(state: State, frame: list[Any], piece: Piece) -> None:
        step = None
        try:
            for step in piece.steps:
                state.tick(step.operation)
                found = step.run(state, *[frame[slot] for slot in step.given])
                results = step.results
                if len(results) == 1:
                    frame[results[0]] = found
                elif results:
                    for slot, value in zip(results, found, strict=True):
                        frame[slot] = value
        except (ValueError, TypeError, IndexError, AttributeError, OverflowError, MemoryError) as error:
            raise NotRun(f"{step.operation if step else 'a block'} with these values ({error})") from error


class Body:
    """A function made ready. slots: how many values it has."""

    def __init__(self, code: Code, slots: int):
        self.code, self.slots = code, slots

    def call(self, state: State, given: Sequence[Any]) -> list[Any]:
        kept = state.frame
        state.frame = [None] * self.slots
        try:
            return self.code.run(state, given)
        finally:
            state.frame = kept
