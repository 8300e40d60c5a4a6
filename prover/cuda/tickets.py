"""Numbers that atomic additions give out: of one counter each another one, as nobody takes away what others added, and no
other one as close as what it adds.

Source: PTX ISA, atom (what was in memory before, of each operation in an order of their own); barriers as in `ordering`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..kernels.between.two_threads import Ticket
from ..kernels.ir.module import Instruction
from ..kernels.loops.intervals import FIRST, NEXT, SAME
from ..kernels.loops.visits import ACCESS
from ..kernels.machine.sinks import SinkAccess
from ..language.constructors import mul
from ..language.terms import Term, as_bool, const, truth
from .traced import Traced

MOST_THREADS = 1024  # of a block
SHARED = 3


class Site(NamedTuple):
    """An access that gives numbers out. number: among those of the trace; result: what it gives; added: to the counter."""

    number: int
    result: Term
    added: int
    bits: int


class Tickets:
    """Of a traced kernel."""

    def __init__(self, order: Traced):
        self.order = order
        self.visits = {
            event.number: at
            for at, visit in enumerate(order.intervals.visits)
            for event in visit.events
            if event.kind == ACCESS
        }
        self.sites = {one.number: one for one in self._sites()}

    def all(self) -> Iterator[tuple[Term, Ticket]]:
        """What is given out -> when no two threads get the same."""
        order = self.order
        if not self.sites or any("load" not in one.what for one in order.lost):
            return
        for number, site in self.sites.items():
            own = order.accesses[number]
            room = order.fitted.rooms.get(own.base)
            if room is None or own.address is None or number not in self.visits:
                continue
            if room.argument is not None and room.argument.shared:  # others add to it, or do something else
                continue
            around = order.intervals.visits[self.visits[number]].around
            if room.space == SHARED:
                if near := self._alone_in_intervals(number, site, own):
                    ring = 1 << site.bits
                    step = abs(site.added)
                    yield site.result, Ticket(own.address.term, frozenset(around), truth(True), False, near, ring, step)
            elif (few := self._alone(own, site)) is not None:
                yield site.result, Ticket(own.address.term, frozenset(), few, True, step=abs(site.added))

    def _sites(self) -> Iterator[Site]:
        """Of each instruction its executions in the trace, which come in the order of what they give."""
        frame = self.order.trace.frame
        assert frame is not None
        given: dict[int, tuple[Instruction, int, int]] = {}  # what it gives -> the access, what that adds
        for block in frame.kernel.blocks:
            for one, after in zip(block.instructions, block.instructions[1:], strict=False):
                if one.callee == "ptx.atom" and after.opcode == "unknown" and after.operands:
                    bits = after.type.bits
                    added = after.operands[0].value % (1 << bits)
                    given[id(after)] = one, added - (1 << bits) if added >> (bits - 1) else added, bits
        results: dict[int, list[Term]] = {}
        for term, instruction in frame.frozen.items():
            results.setdefault(instruction, []).append(term)
        runs: dict[int, list[int]] = {}
        for number, access in enumerate(self.order.accesses):
            runs.setdefault(id(access.instruction), []).append(number)
        for result, (one, added, bits) in given.items():
            terms, numbers = results.get(result, []), runs.get(id(one), [])
            if added and len(terms) == len(numbers):
                yield from (Site(number, term, added, bits) for number, term in zip(numbers, terms, strict=True))

    def _writes(self, memory: str) -> list[int]:
        accesses = self.order.accesses
        return [
            n for n, one in enumerate(accesses) if "load" not in one.what and self.order.memory_of(one.base) == memory
        ]

    def _add(self, numbers: list[int], site: Site) -> int | None:
        """What all that write there add in sum; None where one does something else, or adds in the other direction."""
        own = self.order.accesses[site.number]
        sites = [self.sites.get(number) for number in numbers]
        if any(one is None or one.bits != site.bits or one.added * site.added < 0 for one in sites):
            return None
        if any(self.order.accesses[number].bytes != own.bytes for number in numbers):
            return None
        return sum(abs(one.added) for one in sites if one is not None)

    def _alone_in_intervals(self, number: int, site: Site, own: SinkAccess) -> int:
        """What a block adds to a counter in an interval, at most; 0 where in one some thread does not only add to the
        counters, or more than once at a place."""
        order, memory = self.order, self.order.memory_of(own.base)
        counted = order.intervals.counted
        writes = set(self._writes(memory))
        most = 0
        for start in order.intervals.starts:
            reached = [one for one in order.intervals.accesses(start) if one.number in writes]
            if all(one.number != number for one in reached):
                continue
            if any(not counted.issuperset(order.intervals.visits[one.visit].around) for one in reached):
                return 0
            if any(which not in (SAME, NEXT, FIRST) for one in reached for _, which in one.then):
                return 0  # or more often, in iterations that pass no barrier
            places = [one.number for one in reached]
            added = self._add(list(dict.fromkeys(places)), site)
            times = max(places.count(each) for each in places)  # in this iteration and in the next one
            if added is None or added * times * MOST_THREADS >= 1 << site.bits:
                return 0
            most = max(most, added * times * MOST_THREADS)
        return most

    def _alone(self, own: SinkAccess, site: Site) -> Term | None:
        """When all threads of the grid together add no more than there are numbers; None where that is not seen, or where
        somebody else writes there."""
        order = self.order
        numbers = self._writes(order.memory_of(own.base))
        added = self._add(numbers, site)
        if added is None or any(order.narrow(order.accesses[number]) for number in numbers):
            return None
        places = [self.visits.get(number) for number in numbers]
        if any(at is None or order.intervals.visits[at].around for at in places):
            return None
        special = order.fitted.threads.special
        threads = [special[f"{name}.{axis}"] for name in ("nctaid", "ntid") for axis in "xyz"]
        return as_bool(mul(const(added), *threads) < 1 << site.bits)
