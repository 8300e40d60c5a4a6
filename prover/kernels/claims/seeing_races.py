"""A workgroup at a counterexample, run in the concrete interpreter: what two of its threads are seen to do."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

import msgspec

from ....concrete.integers import ConfigError
from ....concrete.interpreter.llvm import ARGUMENT_SPACING, look, reread
from ....concrete.interpreter.races import Divergence, End, Race, Report
from ...accesses.apart import OTHER
from ...accesses.points import value_at
from ...language.meanings.python import TooLarge, Undefined
from ..between.meeting import Meeting
from ..ir.module import Instruction, Kernel, Module
from ..ir.places import beside, by_line
from ..loops.intervals import Reached
from ..machine.frame import Frame
from ..machine.launch import Launch, argument_label, free_argument
from ..machine.sinks import SinkAccess

SECONDS = 20.0  # for a workgroup
ORDER = ("between warps", "within a warp")
VERBS = {"load": "reads", "store": "writes", "atomic": "updates"}
Point = Mapping[str, int]
Place = tuple[int, str]  # line and text of an instruction


class SeeingRaces:
    """Runs workgroups. What the interpreter reads is the text of the instructions."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch, frame: Frame | None):
        self.module, self.kernel, self.launch, self.frame = module, kernel, launch, frame
        self.looked: dict[tuple[Any, ...], Report | None] = {}

    @cached_property
    def records(self) -> Mapping[str, Any]:
        return reread(msgspec.to_builtins(self.module))[0]

    @cached_property
    def written(self) -> Mapping[int, Instruction]:
        return by_line(self.kernel)

    def met(self, meeting: Meeting, accesses: Sequence[SinkAccess], point: Point) -> str:
        """What two threads are seen to do; empty if they are not. accesses: by the numbers that groups have for them."""
        report = self.report(point)
        if report is None:
            return ""
        if isinstance(meeting.first, Reached):
            return next((parted(one, self.written) for one in report.divergences), "")
        ends = instructions(meeting, accesses)
        found = [one for one in report.races if one.space == "shared" and touches(one, *ends)]
        best = min(found, key=lambda one: ORDER.index(one.where) if one.where in ORDER else 2, default=None)
        return "" if best is None else raced(best, self.written)

    def report(self, point: Point) -> Report | None:
        """What all threads of the point's workgroup do; None if they cannot be run."""
        try:
            values = self._values(point)
            x, y, z = (value_at(term, point) for term in self.launch.blocks)
            contents = self._contents(point)
            key = (*sorted(values.items()), *sorted(contents.items()), x, y, z)
            if key not in self.looked:
                self.looked[key] = look(
                    dict(self.records), self.kernel.name, values, block_shape=self.launch.threads,
                    blocks=[(x, y, z)], deadline=time.monotonic() + SECONDS, contents=contents,
                )  # fmt: skip
            return self.looked[key]
        except (ConfigError, Undefined, TooLarge):
            return None

    def _contents(self, point: Point) -> dict[int, bytes]:
        """What stands where, by what the counterexample says that both threads load: address -> bytes."""
        frame = self.frame
        if frame is None:
            return {}
        starts = {
            argument_label(argument.name): (position + 1) * ARGUMENT_SPACING
            for position, argument in enumerate(self.kernel.arguments) if argument.type.kind == "pointer"
        }  # fmt: skip
        found: dict[int, bytes] = {}
        others = {name.removesuffix(OTHER): value for name, value in point.items() if name.endswith(OTHER)}
        for own in (point, {**point, **others}):
            for term, (pointer, _, size, _) in frame.loads.items():
                start, value = starts.get(pointer.base), own.get(term.payload[0])
                if start is not None and value is not None:
                    with suppress(Undefined, TooLarge, KeyError):  # a load that this thread does not come to
                        byte = value_at(frame.byte_loaded(term), own)
                        found[start + byte] = (value % (1 << 8 * size)).to_bytes(size, "little")
        return found

    def _values(self, point: Point) -> dict[str, int]:
        found = {}
        for argument in self.kernel.arguments:
            if argument.type.kind == "int":
                label, bits = argument_label(argument.name), argument.type.bits
                own = self.launch.arguments.get(label)
                found[argument.name] = value_at(free_argument(label, bits) if own is None else own, point) % (1 << bits)
        return found


def raced(race: Race, written: Mapping[int, Instruction]) -> str:
    """written: the instructions that have a place in the source, by their lines."""
    kind = race.kind.replace("warp", "wave")
    both = f"bytes [{race.low:,}, {race.high:,}) of LDS are touched by both"
    return f"race {kind}: {_end(race.first, written)}, {_end(race.second, written)}; {both}, and no barrier orders them"


def instructions(meeting: Meeting, accesses: Sequence[SinkAccess]) -> tuple[set[Place], set[Place]]:
    """Those of the one access, and of all that are alike, and those of the other."""
    assert meeting.groups is not None
    first, second = ({_place(accesses[n].instruction) for n in group.numbers} for group in meeting.groups)
    return first, second


def _place(instruction: Instruction) -> Place:
    return instruction.line, instruction.text.strip()


def touches(race: Race, first: set[Place], second: set[Place]) -> bool:
    """Whether it is one of these two."""
    one, other = ((end.site.line, end.site.name) for end in (race.first, race.second))
    return (one in first and other in second) or (other in first and one in second)


def _end(end: End, written: Mapping[int, Instruction]) -> str:
    where = _line(end.site.line, written) if end.site.line else end.site.name[:60]
    return f"thread {end.thread[0]} {VERBS[end.site.how]} [{end.byte:,}, {end.byte + end.bytes:,}) at {where}"


def parted(found: Divergence, written: Mapping[int, Instruction]) -> str:
    stops = (f"{one.threads} threads, {one.thread[0]} first, wait at {_line(one.line, written)}" for one in found.stops)
    return f"{'; '.join(stops)}, which are two barriers"


def _line(line: int, written: Mapping[int, Instruction]) -> str:
    own = written.get(line)
    return f"line {line}{beside(own) if own is not None else ''}"
