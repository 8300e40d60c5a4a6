"""What two threads do between the same barriers, and that all threads of a block come to the same ones: as cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations

from ..accesses.access import Access as Arm
from ..kernels.ir.module import Instruction
from ..kernels.ir.order import TooHard
from ..kernels.loops.intervals import GRIDS, LANES, Intervals, Key, Reached
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import BARRIER, END, GRID, WARP, Visit
from ..kernels.machine.intrinsics import FENCE, OTHER_BARRIER, OTHER_WARP_BARRIER
from ..kernels.machine.sinks import Access
from ..language.claims import Case
from ..language.constructors import both, either, negation
from ..language.terms import Term, truth
from ..machine.values import TRUE, literals
from .alike import Group, grouped
from .ground import THREAD, CudaGround
from .launching.fitting import Fitted, Room
from .meeting import ONE, OTHERS, Meeting
from .threads import registers
from .two_threads import Pair, Two

SHARED, GLOBAL = 3, 1
COPIES = ("ptx.cp.async.read", "ptx.cp.async.write")  # that go on until they are waited for
Timed = tuple[Group, Key, Term, Term]  # accesses that are alike, in which iterations, and under which path, and left
NARROW = {"cta", "cluster"}  # scopes that not all blocks are in
ORDERED = {"release", "acquire", "acq_rel"}
WORKSPACE = ("envreg1", "envreg2")  # registers with the address of what blocks of a cooperative launch wait by


class Ordering:
    """Of a traced kernel. lost: accesses of which nobody knows where they are. visits: those of the trace, or the same
    with other barriers."""

    def __init__(self, fitted: Fitted, trace: Trace, ground: CudaGround, visits: list[Visit] | None = None):
        self.fitted, self.trace, self.ground = fitted, trace, ground
        visits = trace.order.all if visits is None else visits
        self.intervals = Intervals(visits)
        within = Intervals(visits, LANES)
        several = Intervals(visits, GRIDS)
        self.several = several if several.barriers else None  # of all threads of a grid
        self.within = within if len(within.barriers) > len(self.intervals.barriers) else None  # of one warp
        self.lost = [one for one in trace.accesses if one.why]
        self.arms: dict[int, Arm] = {}

    @property
    def barriers(self) -> bool:
        return bool(self.intervals.barriers) or self.within is not None

    @property
    def unknown(self) -> list[Instruction]:
        """Barriers of which nobody here knows what they order."""
        found = (one.instruction for one in self.intervals.barriers)
        return [one for one in found if one is not None and one.callee == OTHER_BARRIER]

    @property
    def calls(self) -> list[Access]:
        """Instructions that may do anything, wait for other threads too."""
        return [one for one in self.lost if one.instruction.opcode == "call"]

    @cached_property
    def grid(self) -> str:
        """What waits for all blocks of the grid, which nobody here follows; empty if nothing does."""
        frame = self.trace.frame
        assert frame is not None
        read = [name for name in WORKSPACE if name in registers(frame.kernel)]
        spins = [one.instruction for one in self.lost if ORDERED & set(one.instruction.text.split("."))]
        if not read or not spins:
            return ""
        return f"grid.sync() of cooperative groups is not followed (%{read[-1]} is read, and {_named(spins[0])})"

    def whereabouts(self, lost: Access) -> str:
        """Why nobody knows where an access is."""
        waits = ORDERED & set(lost.instruction.text.split("."))
        return self.grid if self.grid and waits else f"it may be there: {lost.why}"

    @property
    def waits(self) -> list[Instruction]:
        """The barriers."""
        found = {id(one.instruction): one.instruction for one in (self.within or self.intervals).barriers}
        return [one for one in found.values() if one is not None]

    @cached_property
    def _between(self) -> list[list[Reached]]:
        """The accesses of each interval. Raises TooHard."""
        return [self.intervals.accesses(start) for start in self.intervals.starts]

    @cached_property
    def two(self) -> Two:
        return Two(self.ground, self.intervals, dict(self._quiet()))

    @cached_property
    def two_of_grid(self) -> Two:
        """What is never written is the same for all blocks; shared memory is not."""
        assert self.several is not None
        quiet = {term: own for term, own in self.two.quiet.items() if own[0] == ""}
        return Two(self.ground, self.several, quiet, grid=True)

    @cached_property
    def two_of_warp(self) -> Two:
        assert self.within is not None
        return Two(self.ground, self.within, self.two.quiet)

    def _both(self, meeting: Meeting) -> tuple[Pair, list[Term]]:
        """Two threads, and which they are."""
        grid = meeting.grid or (meeting.blocks and self.several is not None)
        two = self.two_of_grid if grid else self.two_of_warp if meeting.warps == ONE else self.two
        pair = two.both(*meeting.when, meeting.blocks and not grid)
        found = [pair.other_block() if meeting.blocks else pair.differ()]
        if meeting.warps:
            own = self.ground.warp
            same = own == pair.second(own)[0]
            found.append(same if meeting.warps == ONE else negation(same))
        return pair, found

    def _memory(self, base: str) -> str:
        room = self.fitted.rooms.get(base)
        return base if room is None else room.memory

    def _quiet(self) -> Iterator[tuple[Term, tuple[str, Term]]]:
        """What is loaded from a memory to which nobody writes, or not in the interval -> it, and the place in it."""
        frame = self.trace.frame
        assert frame is not None
        if any("load" not in one.what for one in self.lost):
            return
        writes = [number for number, one in enumerate(self.trace.accesses) if "load" not in one.what]
        written = {self._memory(self.trace.accesses[number].base) for number in writes}
        copied = {self._memory(one.base) for one in self.trace.accesses if one.instruction.callee in COPIES}
        loaded = self.trace.order.loaded
        loud: dict[str, set[int]] = {}  # memory -> visits in whose intervals somebody writes there
        for own in self._between:
            visits = {one.visit for one in own}
            for one in own:
                found = self.trace.accesses[one.number]
                if "load" not in found.what:
                    loud.setdefault(self._memory(found.base), set()).update(visits)
        for term, (pointer, *_) in frame.loads.items():
            room, memory = self.fitted.rooms.get(pointer.base), self._memory(pointer.base)
            if room is None or room.space not in (SHARED, GLOBAL, 4):
                continue
            place = frame.byte_loaded(term)
            if memory not in written and room.space != SHARED:
                yield term, ("", place)
            elif memory in copied:  # until when a copy goes on is not followed
                continue
            elif room.space == SHARED and term in loaded and loaded[term] not in loud.get(memory, set()):
                yield term, (memory, place)

    # -- accesses ----------------------------------------------------------------------------------------------------

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

    def _of_blocks(self, numbers: Sequence[int], reads: bool, writes: bool) -> Iterator[Meeting]:
        """Of two blocks, which nothing orders but what waits for the whole grid."""
        if self.several is None:
            anywhere = [(n, (), self.trace.accesses[n].path, TRUE) for n in numbers]
            for first, second in self._pairs(self._alike(anywhere), reads, writes, True):
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
        one, other = (self.trace.accesses[timed[0].first] for timed in (first, second))
        lines = first[0].lines(self.trace.accesses), second[0].lines(self.trace.accesses)
        when = ((), ()) if blocks and self.several is None else (first[1], second[1])
        left = first[3], second[3]
        return Meeting(
            one, other, when, blocks, (first[2], second[2]), (first[0], second[0]), lines, warps, left=left
        )  # fmt: skip

    def _alike(self, own: Sequence[tuple[int, Key, Term, Term]]) -> list[Timed]:
        """Accesses by their numbers, in which iterations and under which path, those that are alike as one."""
        arms = {number: self._arm(self.trace.accesses[number]) for number, *_ in own}
        found, same = list[Timed](), dict[tuple[Key, Term, Term], list[tuple[int, None]]]()
        for number, then, path, left in own:  # terms are told apart by what they are: `==` of two is a term
            same.setdefault((then, path, left), []).append((number, None))
        for how, numbers in same.items():
            found += [(group, *how) for group in grouped(numbers, arms, self.trace.accesses)]
        return sorted(found, key=lambda timed: min(timed[0].numbers))

    def _pairs(
        self, own: Sequence[Timed], reads: bool, writes: bool, blocks: bool = False
    ) -> Iterator[tuple[Timed, Timed]]:  # fmt: skip
        for at, first in enumerate(own):
            for second in own[at:]:
                one, other = sorted((first, second), key=lambda timed: timed[0].first)
                mine, theirs = (self.trace.accesses[timed[0].first] for timed in (one, other))
                loads = sum("load" in access.what for access in (mine, theirs))
                if loads < 2 and not self._at_once(one, other, blocks) and (reads if loads else writes):
                    yield one, other

    def _at_once(self, one: Timed, other: Timed, blocks: bool) -> bool:
        """Whether these may happen at once."""
        return _atomic(self.trace.accesses[one[0].first], self.trace.accesses[other[0].first], blocks)

    def clash(self, numbers: Sequence[int]) -> bool:
        """Whether some of these are atomic, and not for one another."""
        own = [self.trace.accesses[number] for number in numbers]
        own = [one for one in own if one.what == "atomic"]
        return any(not _atomic(one, other, True) for at, one in enumerate(own) for other in own[at:])

    def _terms(self, number: int) -> list[Term]:
        one = self.trace.accesses[number]
        return [one.path, *([] if one.address is None else [one.address.term])]

    def _arm(self, one: Access) -> Arm:
        if id(one) not in self.arms:
            self.arms[id(one)] = self.ground.access(one, self.fitted.rooms[one.base])
        return self.arms[id(one)]

    def apart(self, name: str, meeting: Meeting) -> Case:
        """That the bytes of the one end before those of the other begin."""
        assert isinstance(meeting.first, Access)
        assert isinstance(meeting.second, Access)
        pair, who = self._both(meeting)
        mine, theirs = self._arm(meeting.first), self._arm(meeting.second)
        if meeting.groups is not None:
            mine, theirs = meeting.groups[0].arm(mine), meeting.groups[1].arm(theirs)
        a, b, sizes = mine.offset.ideal, theirs.offset.ideal, (mine.span, theirs.span)
        if mine.unit != theirs.unit:
            a, b, sizes = a * mine.unit, b * theirs.unit, (mine.bytes, theirs.bytes)
        a, b = pair.first(a)[0], pair.second(b)[0]
        goal = either(a + sizes[0] <= b, b + sizes[1] <= a)
        runs = [literals(path) for path in meeting.paths]
        given = [*pair.first(*runs[0]), *pair.second(*runs[1]), *who, *pair.before(*meeting.when, *meeting.left)]
        return self._case(name, goal, given, pair, {"element" if mine.unit > 1 else "byte": a})

    def _case(self, name: str, goal: Term, given: list[Term], pair: Pair, show: dict) -> Case:
        form = self.ground.algebra.simplify
        given, who = [form(one) for one in given], list(self.ground.who)
        case = self.ground.plain(name, form(goal), given, {"and": tuple(pair.second(*who)), **show})
        said = [formula for formula in case.given if isinstance(formula, Term)]
        twice = self.ground.loaded_by_two(None, None, pair.second, *said, goal)  # type: ignore[arg-type]
        promised = pair.second(*self.ground.promised)
        return replace(case, given=list(dict.fromkeys((*case.given, *promised, *twice, *pair.facts))))

    # -- barriers ----------------------------------------------------------------------------------------------------

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
                    meeting = Meeting(one, other, (one.when, other.when), warps=warps, grid=grid)
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
        if point.kind in (BARRIER, WARP, GRID) and point.instruction is not None:
            return f"the barrier at {_at(point.instruction)}"
        first = next((i for i in self._block(point.visit) if i.line), None)
        return f"another iteration of the loop at {_at(first)}" if first is not None else "another iteration"

    def _block(self, visit: int) -> Sequence[Instruction]:
        frame = self.trace.frame
        assert frame is not None
        name = self.intervals.visits[visit].block
        return next((block.instructions for block in frame.kernel.blocks if block.name == name), ())

    # -- what is not followed ----------------------------------------------------------------------------------------

    @cached_property
    def beside(self) -> str:
        """What else may order accesses, that nobody here follows; empty if nothing does."""
        frame = self.trace.frame
        assert frame is not None
        own = [i for block in frame.kernel.blocks for i in block.instructions if i.opcode in ("call", "load", "store")]
        warp = next((one for one in own if one.callee == OTHER_WARP_BARRIER), None)
        if warp is not None:
            return _named(warp)
        fence = next((one for one in own if one.callee == FENCE), None)
        atomic = next((one for one in self.trace.accesses if one.what == "atomic"), None)
        if fence is not None and atomic is not None:
            return f"{_named(fence)}, with {_named(atomic.instruction)}"
        return next((_named(one) for one in own if ORDERED & set(one.text.split("."))), "")


def _atomic(one: Access, other: Access, blocks: bool) -> bool:
    """Whether both are atomic for one another: as wide, and at a scope that has both in it."""
    scopes = any(NARROW & set(access.instruction.text.split(".")) for access in (one, other))
    return one.what == other.what == "atomic" and one.bytes == other.bytes and not (blocks and scopes)


def _named(instruction: Instruction) -> str:
    return f"{instruction.text} at {_at(instruction)}"


def _at(instruction: Instruction) -> str:
    return instruction.place or f"PTX line {instruction.line}"


__all__ = ["GLOBAL", "SHARED", "THREAD", "Ordering", "Room", "TooHard"]
