"""The emitted block at a counterexample about shared memory, run in the interpreter of PTX or of LLVM IR."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, Protocol

from ...concrete.interpreter import ptx
from ...concrete.interpreter.races import End, Race, Report
from ..cuda import seeing
from ..cuda.launching.fitting import Room
from ..cuda.looking import chosen
from ..cuda.traced import SHARED
from ..kernels.between.meeting import Meeting
from ..kernels.claims import seeing_races
from ..kernels.ir.module import Instruction
from ..kernels.loops.intervals import Reached
from ..language.terms import const
from .emitted import Emitted
from .seeing import ENDED, Seeing
from .shared_amd import OfAmd
from .shared_ptx import Blocks, OfPtx

SECONDS = 20.0  # for all runs of a compilation
VERBS = {"load": "reads", "store": "writes", "atomic": "updates"}
Point = Mapping[str, int]


class Placed(Protocol):
    """A line of the emitted text in words, and that of the kernel. who: what is there."""

    def __call__(self, line: int, who: str = "") -> str: ...


class OfBlock(seeing.Seeing):
    """As of a CUDA kernel: named by the lines of the emitted text, and those of the source. placed: gives these."""

    placed: Placed

    def _seen(self, meeting: Meeting, room: Room | None, report: Report, strict: bool) -> str:
        if room is None:
            said = super()._seen(meeting, None, report, strict)
            return said and f"{said} ({barriers(meeting, self.placed)})"
        race = chosen(report.races, room, self.runs, meeting.lines)
        return "" if race is None or race.equal else raced(race, self.placed)

    def outside(self, lines: Collection[int], room: Room, point: Point) -> str:
        """What an access at one of these lines does that is wrong; empty if nothing is seen."""
        found: list[str] = []

        def observe(event: Any) -> None:
            if isinstance(event, ptx.Touch) and event.line in lines and event.space == "shared" and not found:
                said = self.runs.wrong(event, room, point)
                if said:
                    found.append(f"{self.placed(event.line, f'thread {event.thread[0]}')}: {event.kind} of {said}")

        self._run(point, observe, [self._who(point)[0]], None, self._given(point))
        return next(iter(found), "")


class SharedSeeing:
    """Confirms counterexamples of either kind. own: what was stated; placed: a line of the emitted text in words."""

    def __init__(self, emitted: Emitted, own: OfPtx | OfAmd, before: Seeing, placed: Placed):
        self.emitted, self.own, self.before, self.placed = emitted, own, before, placed

    @cached_property
    def block(self) -> OfBlock:
        assert isinstance(self.own, OfPtx)
        runs = Blocks(self.own.fitted, self.emitted.kernel, self.emitted.texts.code)
        found = OfBlock(runs, self.own.of_launch, SECONDS)
        found.placed = self.placed
        return found

    @cached_property
    def workgroup(self) -> seeing_races.SeeingRaces:
        own = self.emitted
        return seeing_races.SeeingRaces(own.module, own.kernel, own.threads, self.own.frame)

    def met(self, meeting: Meeting, point: Point) -> str:
        """What two threads are seen to do; empty if they are not. Raises what ends a run."""
        if isinstance(self.own, OfAmd):
            return self._workgroup(meeting, point)
        room = next((one for one in self.own.fitted.rooms.values() if one.space == SHARED), None)
        of_points = isinstance(meeting.first, Reached)
        return self.block.met(meeting, None if of_points else room, point, strict=True)

    def _workgroup(self, meeting: Meeting, point: Point) -> str:
        report = self.workgroup.report(point)
        if report is None:
            return ""
        if isinstance(meeting.first, Reached):
            if not (report.divergences or report.exits):
                return ""
            own = self.workgroup.written
            said = [*(seeing_races.parted(one, own) for one in report.divergences),
                    *(f"{one.threads} threads, {one.thread[0]} first, end before the barrier at {self.placed(one.line)}"
                      for one in report.exits)]  # fmt: skip
            return said[0]
        ends = seeing_races.instructions(meeting, self.own.accesses)
        found = [one for one in report.races if one.space == "shared" and seeing_races.touches(one, *ends)]
        found = [one for one in found if not twice(one)]
        return raced(found[0], self.placed) if found else ""

    def outside(self, lines: Collection[int], point: Point, size: int) -> str:
        """What an access at one of these lines is seen to do outside of so many bytes, or at no multiple of its width."""
        if isinstance(self.own, OfAmd):
            return self._beyond(lines, point, size)
        rooms = self.own.fitted.rooms
        bases = {one.base for one in self.own.accesses if one.instruction.line in lines}
        room = next(rooms[base] for base in rooms if base in bases and rooms[base].space == SHARED)
        return self.block.outside(lines, room, point) if room.size is not const(0) else ""

    def _beyond(self, lines: Collection[int], point: Point, size: int) -> str:
        for warp, lane, wave in self.before.lanes(point):
            for access in wave.run(lane).accesses:
                first = access.address if access.space == "lds" else access.lds
                if access.line in lines and first is not None and not 0 <= first <= size - access.size:
                    where = f"{access.size} bytes at byte {first:,} of LDS, which has {size:,}"
                    return f"{self.placed(access.line, f'warp {warp}, lane {lane}')}: {where}"
        return ""


def twice(race: Race) -> bool:
    """Whether it is one instruction of two threads that writes, of which nobody knows whether the values are equal."""
    one, other = race.first.site, race.second.site
    return one.how == other.how == "store" and one.line == other.line


def barriers(meeting: Meeting, placed: Placed) -> str:
    lines = [
        one.instruction.line for one in (meeting.first, meeting.second) if isinstance(one.instruction, Instruction)
    ]
    return " and ".join(placed(line) for line in dict.fromkeys(lines))


def raced(race: Race, placed: Placed) -> str:
    first, second = (_end(one, placed) for one in (race.first, race.second))
    return (
        f"{first} and {second}, both at bytes [{race.low:,}, {race.high:,}) of shared memory, with no barrier between"
    )


def _end(end: End, placed: Placed) -> str:
    return placed(end.site.line, f"thread {end.thread[0]} {VERBS[end.site.how]}")


__all__ = ["ENDED", "SharedSeeing"]
