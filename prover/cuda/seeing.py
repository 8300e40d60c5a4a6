"""Threads at a counterexample, run in the interpreter of PTX: what they are seen to do, or that they are not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from ...concrete.interpreter import ptx
from ...concrete.interpreter.races import Report
from ..accesses.apart import OTHER
from ..accesses.points import value_at
from ..kernels.between.meeting import Meeting
from ..kernels.loops.intervals import ITERATION
from ..kernels.loops.visits import END
from ..kernels.machine.sinks import SinkAccess
from ..running.allowance import Allowance
from ..triton.launching.launch import TensorArgument
from .answers import Told, told
from .bytes_given import Bytes, kept, of_host, together
from .ground import CudaGround
from .launching.fitting import Room
from .looking import chosen, left, parted, raced
from .running import AS_DRAWN, ENDED, UNDEFINED, UNDRAWN, Filled, Point, Runs, Three, three
from .running import SECONDS as RUN_SECONDS

GLOBAL, CONSTANT = 1, 4  # PTX's address spaces
SECONDS = 20.0  # for a block, by two schedules
UNFINISHED = 2  # runs that are not done, until no block of as many threads is run for one access
MOST_THREADS = 1 << 14  # of a launch that is run to see that nobody writes an element


class _Enough(Exception):
    """What was looked for was seen."""


class Seeing:
    """Confirms counterexamples. seconds: that the runs may take together, from the first one on; 0 for any number."""

    def __init__(self, runs: Runs, ground: CudaGround, seconds: float = 0.0):
        self.runs, self.ground = runs, ground
        self.seconds = seconds
        self._allowance: Allowance | None = None
        self.unfinished: list[int] = []  # threads of blocks whose runs took all their time
        # by what the run of blocks depends on, with the seconds that it had
        self.looked: dict[tuple[Any, ...], tuple[Report | BaseException, float]] = {}

    @property
    def late(self) -> str:
        """Why nothing more is run; empty while there is time."""
        self._allowance = self._allowance or Allowance(self.seconds)
        runs = f"the {self.seconds:g} s for runs of this kernel's counterexamples were over before"
        return f"{runs}; --kernel-time gives them more" if self._allowance.over else ""

    def access(self, access: SinkAccess, room: Room, point: Point) -> str:
        """What the access is seen to do that is wrong; empty if nothing is seen."""
        wanted = access.instruction.line
        block, thread = self._who(point)
        found: list[tuple[bool, str]] = []
        read, rooms = self._given(point), self.ground.fitted.rooms
        bases = {one.base for one in self.ground.trace.of(access.number)} - {access.base}
        others = [rooms[base] for base in bases & rooms.keys() if rooms[base].size is not None]
        strangers = [0]

        def observe(event: Any) -> None:
            if not isinstance(event, ptx.Touch):
                return
            mine = event.thread == thread and event.block == block
            if mine and not found and event.kind == "load" and self._stranger(event, read):
                strangers[0] += 1
            if event.line != wanted or (read and not mine) or strangers[0]:
                return
            if any(self.runs.byte(event, one) is not None and not self.runs.wrong(event, one, point) for one in others):
                return  # it is right in another memory to which the instruction goes
            said = self.runs.wrong(event, room, point)
            if said and (mine or not any(own for own, _ in found)):
                found.append((mine, f"block {event.block}, thread {event.thread}: {event.kind} of {said}"))
                if mine:
                    raise _Enough

        late = len(self.unfinished)
        for threads in ([thread], None) if self.runs.alone else (None,):
            self._run(point, observe, [block], threads, read)
            if found:
                return max(found)[1]
        if len(self.unfinished) > late:
            raise ptx.OutOfTime(f"{RUN_SECONDS:g} s of a run show no thread that does that")
        return ""

    def twice(self, lines: Collection[int], room: Room, point: Point) -> str:
        """That two threads write one byte at these lines of the text; empty if they are not seen to."""
        first, second = _two(point)
        given, variables = self._memory(first, second)
        for more in ({}, variables) if variables else ({},):
            if said := self._written(lines, room, (first, second), given | more):
                return said + of_host(more)
        return ""

    def _written(self, lines: Collection[int], room: Room, threads: Sequence[Point], given: Bytes) -> str:
        """That these two write one byte, in one memory."""
        written: list[ptx.Touch] = []

        def observe(event: Any) -> None:
            if isinstance(event, ptx.Touch) and event.line in lines and event.kind != "load":
                written.append(event)

        for own in threads:
            block, thread = self._who(own)
            if not self.runs.alone or not self._run(own, observe, [block], [thread], given):
                self._run(own, observe, [block], None, given)
        places: dict[int, ptx.Touch] = {}
        for event in written:
            if event.space != "global" or event.memory != room.memory:
                continue
            for byte in range(event.byte, event.byte + event.bytes):
                other = places.setdefault(byte, event)
                if (other.block, other.thread) != (event.block, event.thread) and {other.kind, event.kind} != {
                    "atomic"
                }:
                    return (
                        f"block {other.block}, thread {other.thread} and block {event.block}, thread {event.thread} both "
                        f"write byte {byte:,} of {room.where}"
                    )
        return ""

    def met(
        self, meeting: Meeting, room: Room | None, point: Point, strict: bool = False, seconds: float = SECONDS,
        filled: Filled = AS_DRAWN,
    ) -> str:  # fmt: skip
        """That two threads access one byte with no barrier between, or that they wait at different barriers, in a run of
        the whole block; empty if they are not seen to. strict: or that one returns before a barrier. seconds: of it; 0 for
        what has been run already. filled: what stands where nothing is said of."""
        first, second = _two(point)
        blocks = list(dict.fromkeys(self._who(own)[0] for own in ([first, second] if meeting.blocks else [first])))
        (given, variables), numbers = self._memory(first, second), self._told(first, second)
        for more in ({}, variables) if variables else ({},):
            report = self._look(first, blocks, given | more, seconds, numbers, filled)
            if said := self._seen(meeting, room, report, strict):
                return said + of_host(more)
        return ""

    def _memory(self, first: Point, second: Point) -> tuple[Bytes, Bytes]:
        """What stands in tensors, and in variables of the file, by what two threads load: one memory for both."""
        given = together(self._given(first), self._given(second))
        return given, together(self._variables(first), self._variables(second))

    def _seen(self, meeting: Meeting, room: Room | None, report: Report, strict: bool) -> str:
        if room is None:
            ends = {one.instruction.line for one in (meeting.first, meeting.second) if one.instruction is not None}
            if not meeting.grid and END in (meeting.first.kind, meeting.second.kind):  # type: ignore[union-attr]
                any_of_them = len(ends) > 1 or ITERATION in (meeting.first.kind, meeting.second.kind)  # type: ignore[union-attr]
                return next((left(one) for one in report.exits if any_of_them or one.line in ends), "")
            seen = [*map(parted, report.divergences), *(map(left, report.exits) if strict else ())]
            return next(iter(seen), "")
        race = chosen(report.races, room, self.runs, meeting.lines)
        return raced(race, room, self.runs) if race is not None else ""

    def _look(
        self, point: Point, blocks: Sequence[Three], given: Mapping[str, Mapping[int, tuple[int, int]]], seconds: float,
        told: Told, filled: Filled,
    ) -> Report:  # fmt: skip
        """What the threads of these blocks do to one another. Raises what says that nothing was run. Cases that fall at the
        same sizes share a run."""
        sizes = {v.payload[0] for v in self.ground.sizes}
        names = sorted((self.runs.fitted.launch.names | sizes) & set(point))
        contents = sorted((memory, *sorted(bytes_.items())) for memory, bytes_ in given.items())
        key = tuple((name, point[name]) for name in names), *blocks, *contents, *sorted(told.items()), filled
        found, had = self.looked.get(key, (ptx.OutOfTime("not run"), 0.0))
        if had < seconds and _cut_off(found):
            try:
                found = self.runs.look(point, blocks=blocks, given=given, seconds=seconds, told=told, filled=filled)
            except (*ENDED, *UNDRAWN) as error:
                found = error
            self.looked[key] = found, seconds
        if isinstance(found, BaseException):
            raise found
        return found

    def nobody(
        self, room: Room, first: int, size: int, point: Point, lanes: Sequence[Point] = (), filled: Filled = AS_DRAWN
    ) -> str:  # fmt: skip
        """That no thread of the whole launch writes some of these bytes; empty if that is not seen. lanes: what threads
        have and load. filled: what stands where nothing is said of."""
        grid, block = self.runs.shape(point)
        if int(np.prod(grid)) * int(np.prod(block)) > MOST_THREADS or room.argument is None:
            return ""
        memory = room.argument.memory
        left, strangers = set(range(first, first + size)), [0]
        given: Bytes = {}
        for own in lanes:
            with suppress(ptx.NotRun):  # what it says of two loads is no memory's
                given = together(given, self._given(own))
        if not self._kept(given, point):
            return ""

        def observe(event: Any) -> None:
            if isinstance(event, ptx.Touch) and event.kind == "load":
                strangers[0] += self._stranger(event, given)
            elif isinstance(event, ptx.Touch) and event.memory == memory:
                left.difference_update(range(event.byte, event.byte + event.bytes))

        if not self._run(point, observe, None, None, given, filled) or not left or strangers[0]:
            return ""
        who = f"no thread of {int(np.prod(grid))} blocks of {int(np.prod(block))}"
        return f"{who} writes byte {min(left):,} of {room.where}"

    def undefined(self, line: int, point: Point) -> str:
        """That what a thread does at that line is undefined, such as a division by zero."""
        block, thread = self._who(point)
        found: list[str] = []

        def observe(event: Any) -> None:
            if isinstance(event, ptx.Undefined) and event.line == line and event.what in UNDEFINED:
                found.append(f"block {event.block}, thread {event.thread}: {event.what}")

        for threads in ([thread], None) if self.runs.alone else (None,):
            self._run(point, observe, [block], threads, self._given(point))
            if found:
                return found[0]
        return ""

    def _who(self, point: Point) -> tuple[Three, Three]:
        return three(self.ground.who[:3], point), three(self.ground.who[3:], point)

    def _told(self, *points: Point) -> dict[tuple[Three, Three, int], int]:
        """What functions that the text does not have give to the threads of a counterexample."""
        if not self.runs.fitted.harmless:
            return {}
        return {(*self._who(one), line): value for one in points for line, value in told(self.runs.record, one)}

    def _loaded(self, point: Point, wanted: Callable[[Room], bool]) -> Bytes:
        """What stands where in these memories, by what the counterexample says is loaded."""
        frame = self.ground.trace.frame
        assert frame is not None
        found: Bytes = {}
        for term, (pointer, _, size, _) in frame.loads.items():
            room = self.ground.fitted.rooms.get(pointer.base)
            if room is None or not wanted(room) or term.payload[0] not in point:
                continue
            byte = value_at(frame.byte_loaded(term), point)
            bits = point[term.payload[0]] & ((1 << 8 * size) - 1)
            if found.setdefault(room.memory, {}).setdefault(byte, (size, bits)) != (size, bits):
                raise ptx.NotRun("one element is loaded as two integers")
        return found

    def _variables(self, point: Point) -> Bytes:
        """The same of variables of the file, initialised or not: the host may write there before the kernel starts."""
        return self._loaded(point, lambda room: room.argument is None and room.space in (GLOBAL, CONSTANT))

    def _given(self, point: Point) -> Bytes:
        """The same of tensors. Raises NotRun where that is not what is promised."""
        found = self._loaded(point, lambda room: room.argument is not None)
        if not self._kept(found, point):
            raise ptx.NotRun("what it loads is not what is promised")
        return found

    def _kept(self, given: Bytes, point: Point) -> bool:
        """Whether what stands in tensors is what is promised of them."""
        own = (a for a in self.runs.fitted.launch.arguments if isinstance(a, TensorArgument) and a.contents is not None)
        return all(kept(one, given[one.memory], point) for one in own if one.memory in given)

    def _stranger(self, event: ptx.Touch, read: Mapping[str, Mapping[int, Any]]) -> bool:
        """Whether a promised integer is read of which the counterexample says nothing."""
        room = next(
            (r for r in self.ground.fitted.rooms.values() if r.argument and r.argument.memory == event.memory), None
        )
        if room is None or room.argument is None or room.argument.contents is None:
            return False
        return bool(read) and event.byte not in read.get(event.memory, {})

    def _run(
        self, point: Point, observe: Any, blocks: Any, threads: Any, given: Any, filled: Filled = AS_DRAWN
    ) -> bool:  # fmt: skip
        """Whether it came to its end. Raises OutOfTime for a block that is no smaller than some that did not."""
        size = int(np.prod(self.runs.shape(point)[1])) if threads is None and blocks is not None else 0
        if size and sum(own <= size for own in self.unfinished) >= UNFINISHED:
            raise ptx.OutOfTime(f"not run: blocks of {min(self.unfinished)} threads were not done in {RUN_SECONDS:g} s")
        try:
            self.runs.run(
                point, observe, blocks=blocks, threads=threads, given=given, told=self._told(point), filled=filled
            )
        except ptx.OutOfTime:
            self.unfinished += [size] if size else []
            return False
        except (*ENDED, *UNDRAWN, _Enough):
            return False
        return True


def _cut_off(found: Report | BaseException) -> bool:
    """Whether more may be seen in more time."""
    return bool(found.stopped) if isinstance(found, Report) else isinstance(found, ptx.OutOfTime)


def _two(point: Point) -> tuple[dict[str, int], dict[str, int]]:
    """What the one and the other has."""
    first = {name: value for name, value in point.items() if not name.endswith(OTHER)}
    return first, {**first, **{n.removesuffix(OTHER): v for n, v in point.items() if n.endswith(OTHER)}}
