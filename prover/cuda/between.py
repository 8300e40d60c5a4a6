"""The claims about two threads: none accesses what the other writes at once, and all come to the same barriers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from msgspec import structs

from ..accesses.naming import named_briefly
from ..kernels.between.meeting import MOST_MEETINGS, Meeting
from ..kernels.ir.module import Instruction
from ..kernels.ir.order import TooHard
from ..kernels.ir.values import plain
from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case
from ..language.obligations import Verdict
from ..language.terms import truth
from ..triton.claimed import numbered
from .by_digits import ByDigits
from .ground import CudaGround
from .launching.absent import advice
from .launching.fitting import NOWHERE, Fitted, Room
from .ordering import Ordering
from .private import private
from .showing import at
from .stated import APART, RACES, REACHED, About, Stated, called, two_of
from .traced import GLOBAL, SHARED

ANYWHERE = f"{RACES}_anywhere"
NOT_ALL = "a barrier that is not one of all threads of a block is not followed"


class Between:
    """Makes them, for one who makes all claims. strict: whether threads that return before a barrier are wrong."""

    fitted: Fitted
    trace: Trace
    ground: CudaGround | None
    stated: Stated
    blocks_by_digits: ByDigits | None
    strict: bool
    late: Callable[[], str]

    def _claim(
        self, name: str, said: str, instruction: Instruction | None, cases: Sequence[Case],
        about: Instruction | None = None,
    ) -> None:  # fmt: skip
        raise NotImplementedError

    def _at(self, instruction: Instruction | None) -> str:
        """Where it is, in words, by which cases are named."""
        return at(instruction)

    @cached_property
    def lost_in(self) -> set[int]:
        """Ids of instructions of which nobody knows where they access memory, that are named in a claim about two."""
        return set()

    @cached_property
    def order(self) -> Ordering:
        assert self.ground is not None
        found = Ordering(self.fitted, self.trace, self.ground)
        own = private(found)
        return Ordering(self.fitted, self.trace, self.ground, private=own, asked=found.asked) if own else found

    def _between(self) -> None:
        """No two threads access one byte, one of them to write it, where no barrier is between; and all come to it."""
        self.stated.looked, self.stated.beside = True, self.order.beside
        self.stated.private = dict.fromkeys(self.order.private, "")
        try:
            if self.order.barriers or self.order.calls:
                self._reached()
            self._races()
        except TooHard as error:
            self._claim(RACES, "Accesses are in order.", None, [self.stated.fixed(RACES, "order", str(error))])

    def _reached(self) -> None:
        order, cases = self.order, list[Case]()
        for instruction in order.unknown:
            why = f"{instruction.text}: {NOT_ALL}"
            cases.append(self.stated.fixed(REACHED, numbered(self._at(instruction), cases), why))
        if order.grid:
            why = f"{order.grid}: whether all blocks come to it is not known"
            cases.append(self.stated.fixed(REACHED, numbered("grid.sync", cases), why))
        for lost in order.calls:
            why = f"a barrier may be there: {lost.why}{advice(lost.instruction)}"
            cases.append(self.stated.fixed(REACHED, numbered(self._at(lost.instruction), cases), why))
        for meeting in order.points():
            if why := self.late():
                raise TooHard(why)
            first, second = meeting.first, meeting.second
            said = f"; {meeting.warps_said}" if meeting.warps else meeting.grid_said
            name = numbered(f"{order.at(first)}, {order.at(second)}{said}", cases)  # type: ignore[arg-type]
            if order.leaves(meeting) and not self.strict:
                self.stated.leaving.append((meeting, order.never_both(name, meeting)))
                continue
            self._stated(REACHED, cases, order.never_both(name, meeting))
            self.stated.about[REACHED, name] = About(meeting=meeting)
            about = first.instruction or second.instruction  # type: ignore[union-attr]
            if about is not None:
                self.stated.places[REACHED, name] = about
        first = next(iter(order.waits), None)
        said = "every barrier is reached by all threads of a block that have not returned"
        self.stated.said[REACHED] = said
        if not cases:
            cases.append(Case("one way", truth(True)))
        self._claim(REACHED, f"{said[0].upper()}{said[1:]}.", None, cases, first)
        if first is not None:
            self.stated.accesses[REACHED] = first

    def _stated(self, claim: str, cases: list[Case], case: Case) -> None:
        """One case more of a claim."""
        cases.append(case)
        if id(case) in self.order.of_blocks:
            self.stated.of_blocks.add((claim, case.name))

    def _memories(self) -> Iterator[tuple[str, Room, list[int]]]:
        """What each memory is called in claims, and the numbers of its accesses, where one of them may write."""
        used = {one.base for one in self.trace.accesses}
        rooms: dict[tuple[int, str], list[Room]] = {}  # by memory: one has several names
        for room in self.fitted.rooms.values():
            named = room.base in used or not room.dynamic  # a run places the kernel's own alone of those of a file
            if named and room.space in (SHARED, GLOBAL) and room.base != NOWHERE:
                rooms.setdefault((room.space, room.memory), []).append(room)
        rooms = {memory: own for memory, own in rooms.items() if any(one.base in used for one in own)}
        names = named_briefly([plain(own[0].name) for own in rooms.values()])
        for (room, *others), own_name in zip(rooms.values(), names, strict=True):
            alike = {one.base for one in (room, *others)}
            own = [number for number, one in enumerate(self.trace.accesses) if one.base in alike and not one.why]
            hidden = room.space == SHARED and any("load" not in one.what for one in self.order.lost)
            if own and (hidden or any("load" not in self.trace.accesses[number].what for number in own)):
                yield own_name, room, own

    def _races(self) -> None:
        """A claim for each memory that is written."""
        for own_name, room, own in self._memories():
            if why := self.late():
                raise TooHard(why)
            if room.argument is not None and room.argument.shared:
                continue
            whats = [self.trace.accesses[number].what for number in own]
            shared = room.space == SHARED
            between = self.order.matters and not shared and "store" in whats
            if between:
                said = f"writes of two threads to {room.where}"
                self._meet(f"{APART}_{own_name}", said, room, own, reads=False, writes=True)
            clash = not between and self.order.clash(own)
            if shared or clash or any("load" in what for what in whats):
                said = f"accesses of two threads to {room.where}"
                self._meet(f"{RACES}_{own_name}", said, room, own, reads=True, writes=shared or clash)
                if room.memory in self.stated.private:
                    self.stated.private[room.memory] = f"{RACES}_{own_name}"
        self._anywhere()

    def _anywhere(self) -> None:
        """What writes nobody knows where, and is named in no claim about a memory: none is accessed that it may be in."""
        order, cases = self.order, list[Case]()
        left = [one for one in order.lost if "load" not in one.what and id(one.instruction) not in self.lost_in]
        for lost in left:
            case = numbered(f"{self._at(lost.instruction)}: address", cases)
            cases.append(self.stated.fixed(ANYWHERE, case, order.whereabouts(lost)))
        if left:
            said = self.stated.said[ANYWHERE] = "accesses of two threads to nobody knows which memory"
            self._claim(ANYWHERE, f"No two threads access one byte at once: {said}.", None, cases, left[0].instruction)
            self.stated.accesses[ANYWHERE] = left[0].instruction

    def _by_digits(self, meeting: Meeting, room: Room, plain: Case) -> list[Case]:
        """What says by digits that two accesses of different blocks lie apart, whenever these are; nothing where that is no
        help."""
        if not meeting.blocks or self.order.several is not None or self.blocks_by_digits is None:
            return []
        assert self.ground is not None
        assert meeting.groups is not None
        arms = []
        for group, path in zip(meeting.groups, meeting.paths, strict=True):
            own = structs.replace(self.trace.accesses[group.first], path=path)
            arms.append(group.arm(self.ground.access(own, room, apart=True)))
        return self.blocks_by_digits.cases(arms[0], None if meeting.groups[0] is meeting.groups[1] else arms[1], plain)

    def _meet(
        self, name: str, said: str, room: Room, own: list[int], reads: bool, writes: bool, blocks: bool = True
    ) -> None:  # fmt: skip
        """blocks: of threads of different blocks, too, where these have the memory in common."""
        order, cases = self.order, list[Case]()
        for lost in order.lost:
            if lost.space in (-1, 0, room.space) and (reads or "load" not in lost.what):
                self.lost_in.add(id(lost.instruction))
                case = numbered(f"{self._at(lost.instruction)}: address", cases)
                cases.append(self.stated.fixed(name, case, order.whereabouts(lost)))
        for instruction in order.unknown:
            why = f"{instruction.text}: {NOT_ALL}"
            cases.append(self.stated.fixed(name, numbered(f"{self._at(instruction)}: barrier", cases), why))
        for number in order.incoherent(own) if reads else ():
            load = self.trace.accesses[number].instruction
            case = numbered(f"{self._at(load)}: {load.text}", cases)
            why = f"{load.text} may give what was there before the kernel wrote: no barrier orders it"
            cases.append(self.stated.fixed(name, case, why))
        kept = own
        if order.copies_beside:
            for number in order.copied(own):
                copy = self.trace.accesses[number].instruction
                case = numbered(f"{self._at(copy)}: copy", cases)
                cases.append(self.stated.fixed(name, case, f"{copy.text}: {order.copies_beside}"))
            kept = [number for number in own if number not in order.copied(own)]
        for meeting in order.outlived(order.copies, order.copied(kept)):
            case = numbered("a thread that ends with a copy under way", cases)
            self.stated.ordered.add((name, case))
            self._stated(name, cases, order.never_both(case, meeting))
        several = blocks and room.space != SHARED
        for count, meeting in enumerate(order.meetings(kept, reads, writes, several)):
            one, other = meeting.first, meeting.second
            assert isinstance(one, SinkAccess)
            assert isinstance(other, SinkAccess)
            assert meeting.groups is not None
            mine, theirs = (called(group, self.trace.accesses, self._at) for group in meeting.groups)
            where = two_of(mine, theirs, one is other)
            case = numbered(f"{where}{f', {meeting.said}' if meeting.said else ''}", cases)
            why = self.late()
            if count >= MOST_MEETINGS or why:
                why = why or f"not tried: {MOST_MEETINGS} other pairs are compared already"
                cases.append(self.stated.fixed(name, case, why, Verdict.UNKNOWN))
                break
            self.stated.about[name, case] = About(one, room, meeting=meeting)
            self.stated.places[name, case] = (other if "load" in one.what else one).instruction
            if order.barriers and (not meeting.blocks or order.several is not None):
                self.stated.ordered.add((name, case))
            plain = order.apart(case, meeting)
            if by_digits := self._by_digits(meeting, room, plain):
                parts = [replace(part, name=numbered(f"{case}: {part.name}", cases)) for part in by_digits[:-1]]
                cases += [*parts, replace(by_digits[-1], name=case)]
                continue
            if any(order.steady(meeting)):
                self.stated.together.add((name, case))
            self._stated(name, cases, plain)
        if not cases or (order.barriers and not any((name, case.name) in self.stated.ordered for case in cases)):
            case = f"no two{' of a block' if cases else ''} at once"
            cases.append(Case(case, truth(True)))
            self.stated.ordered.update([(name, case)] if order.barriers else [])  # it is the barriers that say so
        self.stated.said[name] = said
        first = self.trace.accesses[own[0]].instruction
        self._claim(
            name,
            f"No two threads access one byte of {room.where} at once, but to read it or by atomics.",
            None,
            cases,
            first,
        )
        self.stated.accesses[name] = first
