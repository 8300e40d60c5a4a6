"""What two threads do between the same barriers, and that all threads of a block come to the same ones: as cases."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, islice
from typing import Any, Protocol

from msgspec.structs import replace

from ...accesses.access import Access
from ...language.claims import Case
from ...language.constructors import both, either, negation
from ...language.monomials import in_vectors
from ...language.terms import Term, truth
from ...language.walking import variables
from ...machine.values import TRUE, literals
from ..ir.module import Instruction
from ..loops.intervals import GRIDS, LANES, Intervals, Key, Reached
from ..loops.paths import Trace
from ..loops.visits import BARRIER, END, GRID, WARP, Visit
from ..machine.sinks import SinkAccess
from .alike import Group, grouped, joined
from .copies import Copies
from .meeting import ONE, OTHERS, Meeting
from .rings import Ring
from .two_threads import Pair, Threads, Ticket, Two

MOST_APART = 256  # pairs of two blocks; of more, accesses at one place are one

Twins = Callable[[Meeting, Pair], Sequence[Term] | None]
Timed = tuple[Group, Key, Term, Term]  # accesses that are alike, in which iterations, and under which path, and left


class Ground(Threads, Protocol):
    """What claims about two threads ask of a launch beside its variables."""

    algebra: Any
    promised: list[Term]

    @property
    def warp(self) -> Term:
        """The number of a thread's warp in its block."""
        ...

    def plain(self, name: str, goal: Term, given: Sequence[Term], show: Mapping[str, Any]) -> Case:
        """A case under what callers promise."""
        ...

    def loaded_by_two(self, access: Any, other: Any, second: Any, given: Sequence[Term], *formulas: Term) -> list[Term]:
        """What contracts say of integers that both load, beside what is given."""
        ...


class Ordering:
    """Of a traced kernel. accesses: by the numbers that its visits have for them. visits: those of the trace, or the same
    with other barriers. together: what the threads of `ground.warp` are called."""

    together = "warp"

    def __init__(self, trace: Trace, ground: Ground, accesses: Sequence[SinkAccess], visits: list[Visit]):
        self.trace, self.ground, self.accesses = trace, ground, accesses
        self.intervals = Intervals(visits)
        within = Intervals(visits, LANES)
        several = Intervals(visits, GRIDS)
        self.several = several if several.barriers else None  # of all threads of a grid
        self.within = within if len(within.barriers) > len(self.intervals.barriers) else None  # of one warp
        self.arms: dict[int, Access] = {}
        self.twins: Twins | None = None  # when two threads store one value by one instruction
        self.rings: Sequence[Ring] = ()  # what holds of counters
        self.rested: dict[int, Ring] = {}  # id -> those that cases rest on
        self.of_blocks: dict[int, Case] = {}  # id -> cases that rest on what accesses of two blocks do
        self.constant: Mapping[Term, Term] = {}  # what is loaded of a memory that nobody writes -> the place in it
        self.told: Mapping[Term, int] = {}  # what a barrier tells all threads of a block -> its visit

    def arm(self, access: SinkAccess) -> Access:
        """An access in the units of its memory."""
        raise NotImplementedError

    def quiet(self) -> Iterable[tuple[Term, tuple[str, Term]]]:
        """What is loaded from a memory to which nobody writes, or not in the interval -> it, and the place in it."""
        return [(term, ("", place)) for term, place in self.constant.items()]

    def steady(self, meeting: Meeting) -> tuple[list[Term], list[Term]]:
        """What holds of numbers that the one and the other load twice, until two accesses of this memory race."""
        return [], []

    def tickets(self) -> Iterable[tuple[Term, Ticket]]:
        """What atomic additions give out -> when no two threads get the same."""
        return ()

    def atomic(self, one: SinkAccess, other: SinkAccess, blocks: bool) -> bool:
        """Whether both are atomic for one another."""
        raise NotImplementedError

    def called(self, instruction: Instruction) -> str:
        """Where it is, in words."""
        return instruction.place or f"line {instruction.line}"

    @property
    def barriers(self) -> bool:
        return bool(self.intervals.barriers) or self.within is not None

    @property
    def waits(self) -> list[Instruction]:
        """The barriers."""
        found = {id(one.instruction): one.instruction for one in (self.within or self.intervals).barriers}
        return [one for one in found.values() if one is not None]

    @cached_property
    def two(self) -> Two:
        return Two(self.ground, self.intervals, dict(self.quiet()), tickets=dict(self.tickets()), told=self.told)

    @cached_property
    def two_of_grid(self) -> Two:
        """What is never written is the same for all blocks; shared memory is not."""
        assert self.several is not None
        quiet = {term: own for term, own in self.two.quiet.items() if own[0] == ""}
        return Two(self.ground, self.several, quiet, grid=True)

    @cached_property
    def two_of_warp(self) -> Two:
        assert self.within is not None
        return Two(self.ground, self.within, self.two.quiet, told=self.told)

    def _both(self, meeting: Meeting) -> tuple[Pair, list[Term]]:
        """Two threads, and which they are."""
        grid = meeting.grid or (meeting.blocks and self.several is not None)
        two = self.two_of_grid if grid else self.two_of_warp if meeting.warps == ONE else self.two
        pair = two.both(*meeting.when, meeting.blocks and not grid, meeting.alone)
        if meeting.alone:
            return pair, self._later(meeting, pair)
        found = [pair.other_block()] if meeting.blocks else [] if self._for_others(meeting) else [pair.differ()]
        if meeting.warps:
            own = self.ground.warp
            same = own == pair.second(own)[0]
            found.append(same if meeting.warps == ONE else negation(same))
        return pair, found

    def shared_out(self, access: SinkAccess) -> bool:
        """Whether what a thread says the place of is read or written for other threads, too."""
        return False

    def _for_others(self, meeting: Meeting) -> bool:
        """Whether one of two accesses is made for other threads, so that those of one thread are two threads', too."""
        own = [one for one in (meeting.first, meeting.second) if isinstance(one, SinkAccess)]
        return meeting.first is not meeting.second and any(map(self.shared_out, own))

    def _later(self, meeting: Meeting, pair: Pair) -> list[Term]:
        """Of one access of a thread, twice in the same iterations of loops with barriers: that another loop is further."""
        one, groups = meeting.first, meeting.groups
        if not isinstance(one, SinkAccess) or one is not meeting.second or meeting.when[1] or groups is None:
            return []
        if any(len(group.numbers) > 1 for group in groups):
            return []
        numbers = [number for _, number in one.turns if number not in self.intervals.counted]
        return [number + 1 <= pair.second(number)[0] for number in numbers] if len(numbers) == 1 else []

    @cached_property
    def _between(self) -> list[list[Reached]]:
        """The accesses of each interval. Raises TooHard."""
        return [self.intervals.accesses(start) for start in self.intervals.starts]

    def meetings(self, numbers: Sequence[int], reads: bool, writes: bool, blocks: bool) -> Iterator[Meeting]:
        """The pairs of these accesses, by their numbers in the trace, between which no barrier is. reads: those of which
        one reads; writes: those of which both write; blocks: of different blocks, too. Raises TooHard."""
        wanted, seen = set(numbers), set()
        if blocks and any(v.op == "var" for v in self.ground.who[:3]):
            yield from self._of_blocks(numbers, reads, writes)
        for own, two, warps in self.in_turn():
            found = self._alike([(one.number, one.then, one.path, one.left) for one in own if one.number in wanted])
            for first, second in self._pairs(found, reads, writes):
                terms = (term for timed in (first, second) for n in timed[0].numbers for term in self._terms(n))
                said = two.relation(first[1], second[1], first[2], second[2], *terms)
                key = (first[0], second[0], said, *(id(term) for timed in (first, second) for term in timed[2:]), warps)
                if key not in seen:
                    seen.add(key)
                    yield self._meeting(first, second, blocks=False, warps=warps)

    def under_way(
        self, copies: Copies, own: Sequence[int], numbers: Sequence[int], reads: bool, writes: bool
    ) -> Iterator[Meeting]:
        """The meetings of copies that go on behind a barrier, or that their own thread does not wait for, with these
        accesses. own: the copies among them. Raises TooHard."""
        wanted = set(numbers)
        for group, _, path, _ in self._alike([(number, (), self.accesses[number].path, TRUE) for number in own]):
            for alone in (False, True):
                met: dict[Term, dict[tuple[int, Key, Term, Term], None]] = {}  # by what holds of the copy's thread
                for number in group.numbers:
                    for other, then, its, known in copies.alone(number) if alone else copies.meets(number):
                        if other in wanted:
                            met.setdefault(known, {})[other, then, its, TRUE] = None
                for known, others in met.items():
                    one = group, (), both(path, known), TRUE
                    for other in self._alike(list(others)):
                        if self._matter(one, other, reads, writes):
                            yield replace(self._meeting(one, other, blocks=False), alone=alone)

    def outlived(self, copies: Copies, own: Sequence[int]) -> Iterator[Meeting]:
        """Where a thread may end with one of these copies under way, while others go on to a barrier. Raises TooHard."""
        ends = {end for number in own for end in copies.flight(number).ends}
        for meeting in self._points(self.intervals, "") if ends else ():
            points = (one for one in (meeting.first, meeting.second) if isinstance(one, Reached) and one.kind == END)
            if any((one.visit, one.number) in ends for one in points):
                yield meeting

    def _of_blocks(self, numbers: Sequence[int], reads: bool, writes: bool) -> Iterator[Meeting]:
        """Of two blocks, which nothing orders but what waits for the whole grid."""
        if self.several is None:
            anywhere = self._alike([(n, (), self.accesses[n].path, TRUE) for n in numbers])
            if len(list(islice(self._pairs(anywhere, reads, writes, True), MOST_APART + 1))) > MOST_APART:
                arms = {n: self._arm(self.accesses[n]) for n in numbers}
                found = joined([(group, path) for group, _, path, _ in anywhere], arms, self.accesses)
                anywhere = [(group, (), path, TRUE) for group, path in found]
            for first, second in self._pairs(anywhere, reads, writes, True):
                yield self._meeting(first, second, blocks=True)
            return
        wanted, seen = set(numbers), set()
        for start in self.several.starts:
            own = [one for one in self.several.accesses(start) if one.number in wanted]
            found = self._alike([(one.number, one.then, one.path, one.left) for one in own])
            for first, second in self._pairs(found, reads, writes, True):
                terms = (term for timed in (first, second) for n in timed[0].numbers for term in self._terms(n))
                said = self.two_of_grid.relation(first[1], second[1], first[2], second[2], *terms)
                key = (first[0], second[0], said, *(id(term) for timed in (first, second) for term in timed[2:]))
                if key not in seen:
                    seen.add(key)
                    yield self._meeting(first, second, blocks=True)

    def in_turn(self) -> Iterator[tuple[list[Reached], Two, str]]:
        """The accesses of each interval, of which threads it is. Raises TooHard."""
        for own in self._between:
            yield own, self.two, "" if self.within is None else OTHERS
        if self.within is not None:
            for start in self.within.starts:
                yield self.within.accesses(start), self.two_of_warp, ONE

    def _meeting(self, first: Timed, second: Timed, blocks: bool, warps: str = "") -> Meeting:
        one, other = (self.accesses[timed[0].first] for timed in (first, second))
        lines = first[0].lines(self.accesses), second[0].lines(self.accesses)
        when = ((), ()) if blocks and self.several is None else (first[1], second[1])
        left = first[3], second[3]
        return Meeting(
            one, other, when, blocks, (first[2], second[2]), (first[0], second[0]), lines, warps, left=left,
            together=self.together
        )  # fmt: skip

    def _alike(self, own: Sequence[tuple[int, Key, Term, Term]]) -> list[Timed]:
        """Accesses by their numbers, in which iterations and under which path, those that are alike as one, and
        those of one place: but not what is made for other threads, of which one and another count in one thread, too."""
        arms = {number: self._arm(self.accesses[number]) for number, *_ in own}
        found, same = list[Timed](), dict[tuple[Key, Term, Term], list[tuple[int, bool]]]()
        for number, then, path, left in own:  # terms are told apart by what they are: `==` of two is a term
            same.setdefault((then, path, left), []).append((number, self.shared_out(self.accesses[number])))
        for how, numbers in same.items():
            others = {number for number, out in numbers if out}
            groups = grouped(numbers, arms, self.accesses)
            found += [(group, *how) for group in groups if group.first in others]
            plain = [(group, TRUE) for group in groups if group.first not in others]
            found += [(group, *how) for group, _ in joined(plain, arms, self.accesses)]
        return sorted(found, key=lambda timed: min(timed[0].numbers))

    def _pairs(
        self, own: Sequence[Timed], reads: bool, writes: bool, blocks: bool = False
    ) -> Iterator[tuple[Timed, Timed]]:  # fmt: skip
        for at, first in enumerate(own):
            for second in own[at:]:
                one, other = sorted((first, second), key=lambda timed: timed[0].first)
                if self._matter(one, other, reads, writes, blocks):
                    yield one, other

    def _matter(self, one: Timed, other: Timed, reads: bool, writes: bool, blocks: bool = False) -> bool:
        loads = sum("load" in self.accesses[timed[0].first].what for timed in (one, other))
        return loads < 2 and not self._at_once(one, other, blocks) and (reads if loads else writes)

    def _at_once(self, one: Timed, other: Timed, blocks: bool) -> bool:
        """Whether these may happen at once."""
        return self.atomic(self.accesses[one[0].first], self.accesses[other[0].first], blocks)

    def clash(self, numbers: Sequence[int]) -> bool:
        """Whether some of these are atomic, and not for one another."""
        own = [self.accesses[number] for number in numbers]
        own = [one for one in own if one.what == "atomic"]
        return any(not self.atomic(one, other, True) for at, one in enumerate(own) for other in own[at:])

    def _terms(self, number: int) -> list[Term]:
        one = self.accesses[number]
        return [one.path, *([] if one.address is None else [one.address.term])]

    def apart(self, name: str, meeting: Meeting) -> Case:
        """That the bytes of the one end before those of the other begin."""
        assert isinstance(meeting.first, SinkAccess)
        assert isinstance(meeting.second, SinkAccess)
        pair, who = self._both(meeting)
        mine, theirs = self._arm(meeting.first), self._arm(meeting.second)
        if meeting.groups is not None:
            mine, theirs = meeting.groups[0].arm(mine), meeting.groups[1].arm(theirs)
        a, b, sizes = mine.offset.ideal, theirs.offset.ideal, (mine.span, theirs.span)
        if mine.unit != theirs.unit:
            a, b, sizes = a * mine.unit, b * theirs.unit, (mine.bytes, theirs.bytes)
        shown = pair.first(a)[0]
        a, b, sizes = in_vectors(shown, pair.second(b)[0], sizes)
        same = None if self.twins is None else self.twins(meeting, pair)
        goal = either(a + sizes[0] <= b, b + sizes[1] <= a, *([] if same is None else [both(a == b, *same)]))
        runs = [literals(path) for path in meeting.paths]
        out = (
            left if when else path for left, when, path in zip(meeting.left, meeting.when, meeting.paths, strict=True)
        )
        given = [*pair.first(*runs[0]), *pair.second(*runs[1]), *who, *pair.before(*meeting.when, *meeting.left)]
        given += pair.at_start(*meeting.when, *out)
        mine_again, theirs_again = self.steady(meeting)
        given += [*pair.first(*mine_again), *pair.second(*theirs_again)]
        here = set(variables(goal))
        for ring, of in ((ring, of) for ring in self.rings for of in (pair.first, pair.second)):
            said = [
                own for own, its in zip(ring.names, of(*ring.names), strict=True) if here.issuperset(variables(its))
            ]
            if said:
                self.rested[id(ring)] = ring
                given += of(ring.of(said))
        return self._case(name, goal, given, pair, {"element" if mine.unit > 1 else "byte": shown})

    def _case(self, name: str, goal: Term, given: list[Term], pair: Pair, show: dict) -> Case:
        form = self.ground.algebra.simplify
        given, who = [form(one) for one in given], list(self.ground.who)
        case = self.ground.plain(name, form(goal), given, {"and": tuple(pair.second(*who)), **show})
        said = [formula for formula in case.given if isinstance(formula, Term)]
        twice = self.ground.loaded_by_two(None, None, pair.second, said, goal)  # type: ignore[arg-type]
        promised = pair.second(*self.ground.promised)
        found = dataclasses.replace(case, given=list(dict.fromkeys((*case.given, *promised, *twice, *pair.facts))))
        if not pair.blocks and not pair.spoken.isdisjoint(self.own_of_blocks):
            self.of_blocks[id(found)] = found
        return found

    @cached_property
    def own_of_blocks(self) -> set[Term]:
        """What is alike in two threads of a block as long as accesses of two blocks are apart."""
        return set()

    def points(self) -> Iterator[Meeting]:
        """The pairs of different points to which two threads may come from one; the ends of threads among them. Raises
        TooHard."""
        yield from self._points(self.intervals, "")
        if self.within is not None:  # lanes that have ended need not come
            yield from (one for one in self._points(self.within, ONE) if not self.leaves(one))
        if self.several is not None:
            yield from self._points(self.several, "", grid=True)

    def _points(self, intervals: Intervals, warps: str, grid: bool = False) -> Iterator[Meeting]:
        seen = set()
        for start in intervals.meetings:
            for one, other in combinations(intervals.ends(start), 2):
                if one.point == other.point:
                    continue
                key = one.point, other.point, id(one.path), id(other.path)
                if key not in seen:
                    seen.add(key)
                    when = one.when, other.when
                    meeting = Meeting(one, other, when, warps=warps, grid=grid, together=self.together)
                    yield meeting
                    if grid and END in (one.kind, other.kind):  # of two blocks, one waits for ever, as a run can show
                        yield replace(meeting, blocks=True)

    def leaves(self, meeting: Meeting) -> bool:
        """Whether one thread ends before what the other comes to, and the other need not wait for it."""
        return not meeting.grid and END in (getattr(meeting.first, "kind", ""), getattr(meeting.second, "kind", ""))

    def never_both(self, name: str, meeting: Meeting) -> Case:
        """That no two threads come to the one and to the other. A grid waits for the first thread of each block."""
        assert isinstance(meeting.first, Reached)
        assert isinstance(meeting.second, Reached)
        pair, who = self._both(meeting)
        form = self.ground.algebra.simplify
        mine = [form(one) for one in pair.first(*literals(meeting.first.path))]
        theirs = [form(one) for one in pair.second(*literals(meeting.second.path))]
        if meeting.grid and END in (meeting.first.kind, meeting.second.kind):
            first = [form(v == 0) for v in self.ground.who[3:] if v.op == "var"]
            mine += first if meeting.first.kind == END else pair.second(*first)
        own = {id(one) for one in mine}
        other = [one for one in theirs if id(one) not in own]
        goal = negation(both(*other)) if other else truth(False)
        return self._case(name, goal, [*mine, *who], pair, {})

    def at(self, point: Reached) -> str:
        """Where a point is, in words."""
        if point.kind == END:
            return "the end"
        own = self.there(point)
        if point.kind in (BARRIER, WARP, GRID) and point.instruction is not None:
            return f"the barrier at {self.called(point.instruction)}"
        return f"another iteration of the loop at {self.called(own)}" if own is not None else "another iteration"

    def there(self, point: Reached) -> Instruction | None:
        """The instruction by which a point is named, if it is by one."""
        if point.kind == END:
            return None
        if point.kind in (BARRIER, WARP, GRID) and point.instruction is not None:
            return point.instruction
        return next((i for i in self._block(point.visit) if i.line), None)

    def _block(self, visit: int) -> Sequence[Instruction]:
        frame = self.trace.frame
        assert frame is not None
        name = self.intervals.visits[visit].block
        return next((block.instructions for block in frame.kernel.blocks if block.name == name), ())

    def _arm(self, one: SinkAccess) -> Access:
        if id(one) not in self.arms:
            self.arms[id(one)] = self.arm(one)
        return self.arms[id(one)]
