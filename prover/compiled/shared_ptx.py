"""What emitted PTX does in shared memory, stated by what states it of CUDA kernels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from functools import cached_property
from typing import Any

from ..cuda import ordering
from ..cuda.between import Between
from ..cuda.ground import CudaGround
from ..cuda.launching.fitting import Fitted, Room
from ..cuda.launching.launch import CudaLaunch
from ..cuda.running import Runs
from ..cuda.stated import REACHED, Stated, called
from ..cuda.traced import SHARED
from ..kernels.between.alike import grouped
from ..kernels.between.meeting import Meeting
from ..kernels.between.ordering import Twins
from ..kernels.between.rings import rings
from ..kernels.ir.module import Instruction
from ..kernels.ir.order import TooHard
from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case
from ..language.constructors import both
from ..language.obligations import Verdict
from ..language.systems import System
from ..language.terms import Term, const
from ..machine.values import literals
from ..triton.claimed import numbered
from ..triton.launching.launch import Launch, TensorArgument
from .emitted import Emitted

INSIDE, APART, ALIGNED, DEFINED = "inside", "apart", "aligned", ": no poison"
HIDDEN = (SHARED, -1, 0)  # spaces of accesses that may be in shared memory, where nobody knows where they are


class Ordering(ordering.Ordering):
    """Names instructions by their lines of the emitted text."""

    def called(self, instruction: Instruction) -> str:
        return f"PTX line {instruction.line}"


class OfPtx(Between):
    """Makes the cases. made: claim -> its cases; about: (claim, case) -> what it is about. Raises TooHard. twins: as an
    `Ordering` has it."""

    strict = True
    kind = "PTX"

    def __init__(self, called: str, emitted: Emitted, trace: Trace, twins: Twins):
        assert trace.frame is not None
        self.trace, self.frame, self.twins = trace, trace.frame, twins
        self.fitted = fitted(emitted)
        self.ground = self.of_launch = CudaGround(self.fitted, trace)
        self.stated = Stated(System(called, called))
        self.late = lambda: ""
        self.rings = rings(trace.order.all)
        self.made: dict[str, Sequence[Case]] = {}
        self.lines: dict[str, frozenset[int]] = {}  # case of `inside` -> of the text

    @cached_property
    def order(self) -> Ordering:
        found = Ordering(self.fitted, self.trace, self.of_launch)
        found.twins, found.rings = self.twins, self.rings
        return found

    @property
    def accesses(self) -> Sequence[SinkAccess]:
        return self.trace.accesses

    @property
    def used(self) -> bool:
        """Whether the kernel has to do with shared memory."""
        rooms = any(room.space == SHARED for room in self.fitted.rooms.values())
        hidden = HIDDEN if rooms else (SHARED,)  # an address in shared memory may be a number, whatever is declared
        return any(one.space in hidden for one in self.order.lost) or bool(self._own)

    @property
    def _own(self) -> list[int]:
        rooms = self.fitted.rooms
        return [
            n for n, one in enumerate(self.accesses)
            if not one.why and one.base in rooms and rooms[one.base].space == SHARED
        ]  # fmt: skip

    @property
    def barriers(self) -> bool:
        return self.order.barriers or bool(self.order.calls)

    @property
    def beside(self) -> str:
        return self.order.beside

    @property
    def open(self) -> list[str]:
        """Which barriers do not order everything."""
        return []

    @property
    def meetings(self) -> dict[tuple[str, str], Meeting]:
        return {key: one.meeting for key, one in self.stated.about.items() if one.meeting is not None}

    def reached(self) -> Sequence[Case]:
        self._reached()
        return self.made[REACHED]

    def inside(self, size: int) -> Sequence[Case]:
        """Each access lies inside so many bytes, and begins at a multiple of its width."""
        cases = [self.stated.fixed(INSIDE, f"{self._at(one.instruction)}: address", one.why) for one in self.order.lost
                 if one.space in HIDDEN]  # fmt: skip
        arms = {n: self.order.arm(self.accesses[n]) for n in self._own}
        for group in grouped([(n, self.accesses[n].path) for n in self._own], arms, self.accesses):
            access, arm = self.accesses[group.first], group.arm(arms[group.first])
            said = numbered(called(group, self.accesses, self._at), cases)
            self.lines[said] = group.lines(self.accesses)
            byte = arm.offset.ideal * arm.unit
            runs = [self.frame.algebra.simplify(one) for one in literals(access.path)]
            room = self.fitted.rooms[access.base]
            own = 0 if room.dynamic or room.size is None else room.size.payload  # of an array that says its size
            whole = min(size, own) if own else size
            goal = both(byte >= 0, byte + access.bytes <= whole)
            cases.append(self.of_launch.plain(said, goal, runs, {"byte": byte, "of": const(whole)}))
            cases += aligned(self, f"{said}: {ALIGNED}", access.bytes, room.align, byte, runs)
        return cases

    def apart(self) -> Sequence[Case]:
        """No two threads are at one byte, one of them to write it, with no barrier between."""
        self._races()
        if APART not in self.made:
            lost = [one for one in self.order.lost if one.space in HIDDEN]
            self.made[APART] = [
                self.stated.fixed(APART, f"{self._at(one.instruction)}: address", self.order.whereabouts(one))
                for one in lost
            ]
        own = [case for ring in self.rings for case in ring.cases]
        return [*own, *defined(self, [self.accesses[n] for n in self._own]), *self.made[APART]]

    def _memories(self) -> Iterator[tuple[str, Room, list[int]]]:
        """Shared memory alone, all of which is one."""
        found = [one for one in super()._memories() if one[1].space == SHARED]
        if len(found) > 1:
            raise TooHard("several variables in shared memory, whose claims are one")
        yield from found

    def _meet(
        self, name: str, said: str, room: Room, own: list[int], reads: bool, writes: bool, blocks: bool = True
    ) -> None:  # fmt: skip
        super()._meet(APART, said, room, own, True, True, False)

    def _at(self, instruction: Instruction | None) -> str:
        return "the kernel" if instruction is None else self.order.called(instruction)

    def _claim(
        self, name: str, said: str, instruction: Instruction | None, cases: Sequence[Case],
        about: Instruction | None = None,
    ) -> None:  # fmt: skip
        self.made[name] = cases


def aligned(own: Any, case: str, width: int, align: int, byte: Term, runs: Sequence[Term]) -> Iterator[Case]:
    """That a byte of a memory which begins at multiples of `align` is at one of the width of what is accessed there."""
    whole = 1 << (width - 1).bit_length()
    if whole > align:
        why = f"shared memory begins at multiples of {align} bytes, and {whole} are accessed at once"
        yield own.stated.fixed(INSIDE, case, why, Verdict.UNKNOWN)
    elif whole > 1:
        yield own.of_launch.plain(case, byte % whole == 0, runs, {"byte": byte})


def defined(own: Any, accesses: Sequence[SinkAccess]) -> list[Case]:
    """That addresses are no poison: only then do formulas of where they are mean something."""
    found: list[Case] = []
    for one in accesses:
        ok = own.frame.algebra.simplify(one.ok)
        if ok.op != "truth" or not ok.payload:
            runs = [own.frame.algebra.simplify(each) for each in literals(one.path)]
            name = numbered(f"{own._at(one.instruction)}{DEFINED}", found)
            found.append(own.of_launch.plain(name, ok, runs, {}))
    return found


def fitted(emitted: Emitted) -> Fitted:
    """The launch as one of a CUDA kernel, its arguments under the names of the parameters."""
    own, labels = emitted.launch, {name: label for label, name in emitted.names.items()}
    arguments = [
        replace(one, name=labels[one.name], same=labels[one.same] if one.same else "")
        if isinstance(one, TensorArgument)
        else replace(one, name=labels[one.name])
        for one in own.arguments
    ]
    said = {one.name: getattr(own, one.name) for one in fields(Launch) if one.init}
    said |= {"arguments": arguments, "given": list(own.given)}
    launch = CudaLaunch(**said, block=(const(emitted.size), const(1), const(1)))
    launch.programs = own.programs
    rooms = {one.name: Room(one.name, emitted.names[one.name], 1, one.allocation * (one.bytes or 1), 16, one)
             for one in arguments if isinstance(one, TensorArgument)}  # fmt: skip
    for item in emitted.module.globals:
        size = const(item.size) if item.size else None if emitted.texts.shared is None else const(emitted.texts.shared)
        base = f"@{item.name}"
        dynamic = item.space == SHARED and not item.size
        rooms[base] = Room(base, item.name, item.space, size, max(item.align, 1), dynamic=dynamic)
    return Fitted(launch, emitted.kernel, emitted.threads, emitted.names, rooms, ())


class Blocks(Runs):
    """Runs of the emitted block: a parameter that is none of the launch's is 0."""

    def _argument(self, parameter: Any, point: Any, numbers: Any) -> Any:
        known = any(one.name == parameter.name for one in self.fitted.launch.arguments)
        return super()._argument(parameter, point, numbers) if known else 0


__all__ = [
    "ALIGNED",
    "APART",
    "DEFINED",
    "INSIDE",
    "REACHED",
    "Blocks",
    "OfPtx",
    "TooHard",
    "aligned",
    "defined",
    "fitted",
]
