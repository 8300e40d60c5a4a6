"""What threads of a block do between two barriers, and which barrier they come to next.

All that can be reached from a start, the kernel's or a barrier, without passing another barrier is one interval. Threads
that are at one start are in the same iterations of the loops with barriers in them: so it is known of each access in which
iteration it happens, counted from there. That threads are at the same start at all is shown by induction, from one point
where all have to come by to the next: barriers, and the beginnings of iterations of those loops.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from ...language.constructors import both
from ...language.terms import Term, as_int
from ...language.walking import substitute
from ...machine.values import TRUE
from ..ir.module import Instruction
from ..ir.order import TooHard
from .phi_merge import joined
from .visits import ACCESS, BARRIER, END, GRID, WAIT, WARP, Visit, Way

MOST_STATES = 200_000
BLOCK, LANES, GRIDS = (BARRIER, GRID), (BARRIER, GRID, WARP), (GRID,)
ITERATION = "iteration"  # the beginning of one
SAME, NEXT, LATER, FIRST, FURTHER = "same", "next", "later", "first", "further"
# an iteration: that of the start; the next; one after that; the first one of a loop that is entered anew; one after that
AFTER = (SAME, NEXT, *(f"next but {many}" for many in ("one", "two", "three", "four", "five", "six")))
NTH = (FIRST, "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
Key = tuple[tuple[Term, str], ...]  # number of an iteration, and which one; SAME where it is left out


@dataclass(frozen=True, slots=True)
class Reached:
    """What can be reached from a start. number: of an access in the trace; of another thing its place among the visit's
    events. path, when: under which condition, and in which iterations that is meant; then: in which ones it happens. left:
    of what happens in a next iteration, under which condition it is come to, meant in the iteration of the start."""

    kind: str
    visit: int
    path: Term
    when: Key
    then: Key
    number: int = -1
    instruction: Instruction | None = field(default=None, compare=False)
    left: Term = TRUE

    @property
    def point(self) -> tuple[object, ...]:
        """Equal of those that are one thing in the same iterations; all ends of threads are one."""
        then = tuple((number.payload[0], which) for number, which in self.then)
        return (END,) if self.kind == END else (self.kind, self.visit, self.number, *then)


class Start(Struct, frozen=True):
    """visit, event: what begins behind that event of the visit; -1 for all of it."""

    visit: int
    event: int = -1
    instruction: Instruction | None = None


class Intervals:
    """Of a run. counted: the numbers of iterations of loops with barriers in them. kinds: the barriers that count: those of
    all threads of a `BLOCK`, of one `LANES`, or of all of a `GRIDS`."""

    def __init__(self, visits: list[Visit], kinds: tuple[str, ...] = BLOCK):
        self.visits, self.kinds = visits, kinds
        self.counted = {n for visit in visits if self._waits(visit) for n in visit.around}
        self.barriers = [
            Start(at, number, event.instruction)
            for at, visit in enumerate(visits)
            for number, event in enumerate(visit.events)
            if event.kind in self.kinds
        ]
        self.states = 0

    @property
    def starts(self) -> list[Start]:
        """Where intervals begin."""
        return [Start(0), *self.barriers] if self.visits else []

    @property
    def meetings(self) -> list[Start]:
        """Where all threads have to come by: starts, and iterations of the loops that are counted."""
        headers = [Start(at) for at, visit in enumerate(self.visits) if at and visit.header in self.counted]
        return [*self.starts, *headers]

    def accesses(self, start: Start) -> list[Reached]:
        """The accesses before the next barrier. Raises TooHard."""
        return [one for one in self._walk(start, over=True) if one.kind == ACCESS]

    def ends(self, start: Start) -> list[Reached]:
        """The points where all have to come by that may be next, and ends of the thread. Raises TooHard."""
        return [one for one in self._walk(start, over=False) if one.kind != ACCESS]

    def _walk(self, start: Start, over: bool) -> Iterable[Reached]:
        """over: whether headers are passed over. A visit is entered when all ways into it are known, as ways go on to
        visits with higher numbers, and those back to another iteration."""
        found: dict[Reached, None] = {}
        ways: dict[tuple[int, Key], list[tuple[Term, Term]]] = {
            (start.visit, ()): [(self.visits[start.visit].path, TRUE)]
        }
        work: list[tuple[int, int, int, Key]] = [(0, start.visit, 0, ())]
        order = itertools.count(1)
        count, again = 0, start.event >= 0  # whether its visit may be entered once more, from its beginning
        done: set[tuple[int, Key]] = set()
        while work:
            turn, at, _, when = heapq.heappop(work)
            first = start.event + 1 if not count else 0
            if (at, when) in done:
                continue
            if count or not again:
                done.add((at, when))
            count += 1
            if self.states + count > MOST_STATES:
                raise TooHard("too many ways between barriers")
            visit, into = self.visits[at], ways.pop((at, when))
            path, left = joined([own for own, _ in into]), joined([own for _, own in into])
            path = both(path, visit.path) if visit.header is not None else path
            if self._over(visit, at, path, first, when, found, left):
                continue
            for way in visit.ways:
                own, then = both(path, way.path), self._then(way, when)
                counted = self.visits[way.target].header in self.counted
                if counted and not over:
                    found[Reached(ITERATION, way.target, own, when, then)] = None
                elif (way.target, then) not in done:
                    # what held in an iteration says nothing of the next one, whose values have the same names
                    known = self._known(own, when, self.visits[way.target].header) if counted and way.back else left
                    own = self.visits[way.target].path if counted and way.back else own
                    ways.setdefault((way.target, then), []).append((own, known))
                    heapq.heappush(work, (turn + (counted and way.back), way.target, next(order), then))
        self.states += count
        return found

    def _over(
        self, visit: Visit, at: int, path: Term, first: int, when: Key, found: dict[Reached, None], left: Term
    ) -> bool:  # fmt: skip
        """Note what happens in a visit; whether it ends there."""
        for place, event in enumerate(visit.events[first:], first):
            if event.kind == WAIT or (event.kind in LANES and event.kind not in self.kinds):
                continue
            number = event.number if event.kind == ACCESS else place
            found[Reached(event.kind, at, path, when, when, number, event.instruction, left)] = None
            if event.kind in (*self.kinds, END):
                return True
        return False

    def _known(self, path: Term, when: Key, number: Term | None) -> Term:
        """A path to the end of an iteration, as what behind it knows: of the start's own, or of a loop's first one."""
        if not when:
            return path
        (own, which), *others = when
        return substitute({own: as_int(0)}, path)[0] if own is number and which == FIRST and not others else TRUE

    def _then(self, way: Way, when: Key) -> Key:
        number = self.visits[way.target].header
        if number is None or number not in self.counted:
            return when
        known = dict(when)
        own = known.get(number, SAME)
        after = {SAME: NEXT, NEXT: LATER, LATER: LATER, FIRST: FURTHER, FURTHER: FURTHER}[own] if way.back else FIRST
        known[number] = after
        return tuple(sorted(known.items(), key=lambda item: item[0].payload[0]))

    def _waits(self, visit: Visit) -> bool:
        return any(event.kind in self.kinds for event in visit.events)
