"""What a thread loads twice from one place of shared memory, with no barrier between and nothing written by itself: one
number, until the first race of that memory.

Who writes there between the two loads races with the first of them, and before any access that comes behind them. So of a
memory's first race it holds, and where all pairs of its accesses are shown to be apart with it, there is no first one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ..kernels.loops.visits import ACCESS, BARRIER, GRID, WARP
from ..language.constructors import either, negation
from ..language.terms import Term
from ..language.walking import substitute, variables
from .traced import Traced

SHARED = 3
MOST = 32  # numbers on which one path hangs, that are compared
APART = (BARRIER, WARP, GRID)


class Steady:
    """Of a traced kernel. copied: memories that copies write, until nobody here knows when."""

    def __init__(self, order: Traced, copied: set[str]):
        self.order = order
        self.sections: dict[Term, tuple[object, ...]] = {}  # what is loaded -> equal where nothing comes between
        frame = order.trace.frame
        assert frame is not None
        self.given: dict[tuple[int, int], Term] = {}  # visit, id of the instruction -> what it gives
        if any("load" not in one.what for one in order.lost) or order.calls:
            return
        spaces = {base: room.space for base, room in order.fitted.rooms.items()}
        for term, visit in order.trace.order.loaded.items():
            known = frame.loads.get(term)
            own = order.memory_of(known[0].base) if known is not None else ""
            if known is not None and spaces.get(known[0].base) == SHARED and own not in copied:
                at = visit, frame.frozen.get(term, 0)
                self.given[at] = self.given.get(at, term)  # the first one of several
        self._walk()

    def _walk(self) -> None:
        """Visits have higher numbers than those from which ways lead to them, but for ways back."""
        barriers, writes = 0, dict[str, int]()
        for at, visit in enumerate(self.order.intervals.visits):
            for event in visit.events:
                if event.kind in APART:
                    barriers += 1
                if event.kind != ACCESS:
                    continue
                one = self.order.accesses[event.number]
                memory = self.order.memory_of(one.base)
                term = self.given.get((at, id(one.instruction)))
                if "load" not in one.what:
                    writes[memory] = writes.get(memory, 0) + 1
                elif term is not None:
                    around = tuple(id(number) for number in visit.around)
                    self.sections[term] = memory, around, barriers, writes.get(memory, 0)

    def facts(self, memory: str, literals: Sequence[Term]) -> Iterator[Term]:
        """Of these literals of one thread's path: that what two of them say of two numbers, which they cannot say of one,
        was loaded from two places."""
        sections = self.sections
        by_term: dict[Term, list[Term]] = {}
        for literal in literals:
            for variable in variables(literal):
                if sections.get(variable, ("",))[0] == memory:
                    by_term.setdefault(variable, []).append(literal)
        if len(by_term) > MOST:
            return
        for one, other in combinations(by_term, 2):
            if sections[one] != sections[other] or not _as_wide(one, other):
                continue
            denied = {id(own) for literal in by_term[one] for own in _denied(literal)}
            if any(id(same) in denied for same in substitute({other: one}, *by_term[other])):
                yield self._fact(one, other)

    def _fact(self, one: Term, other: Term) -> Term:
        frame = self.order.trace.frame
        assert frame is not None
        places = frame.byte_loaded(one), frame.byte_loaded(other)
        return either(negation(places[0] == places[1]), one == other)


def _denied(literal: Term) -> tuple[Term, ...]:
    """The contrary of a literal, as it may be written."""
    own = negation(literal)
    if own.op == "le":
        return own, own.args[0] < own.args[1] + 1
    return (own,)


def _as_wide(one: Term, other: Term) -> bool:
    return all(own is its for own, its in zip(one.payload[1:], other.payload[1:], strict=True))


__all__ = ["Steady"]
