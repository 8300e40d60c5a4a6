"""What is claimed of two threads of a workgroup: no two access one byte of LDS at once, and all come to each barrier."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from ...language.claims import Case
from ...language.obligations import Verdict
from ...language.terms import truth
from ..between.alike import Group
from ..between.lds import SPACE, Lds, Memory, at
from ..between.meeting import MOST_MEETINGS
from ..ir.module import Instruction, Kernel, Operand, Type
from ..ir.order import TooHard
from ..ir.places import sources
from ..ir.values import plain
from .cases import Cases
from .ground import ThreadGround

REACHED, RACES = "reached", "races_"  # claims' names, or how they begin
NOT_LOOKED_AT = "races in LDS were not looked at; --races does"


def uses_lds(kernel: Kernel) -> bool:
    """Whether threads may tell one another something through LDS, as far as the types of pointers say: of what an
    instruction takes or gives, and what constant expressions do. A generic pointer to LDS is made of one of these."""
    return any(_in_lds(one) for block in kernel.blocks for one in block.instructions)


def _in_lds(one: Instruction) -> bool:
    return _points_there(one.type) or any(map(_speaks_of_lds, one.operands))


def _speaks_of_lds(operand: Operand) -> bool:
    inside = operand.expression is not None and _in_lds(operand.expression)
    return inside or _points_there(operand.type) or any(map(_speaks_of_lds, operand.elements))


def _points_there(kind: Type) -> bool:
    return (kind.kind == "pointer" and kind.space == SPACE) or any(map(_points_there, kind.elements))


class Races:
    """Makes the cases. cases: of the kernel, which keeps what they are about. strict: whether threads that end before a
    barrier are wrong."""

    def __init__(self, cases: Cases, strict: bool = False):
        self.strict = strict
        self.cases, self.claims, self.trace, self.launch = cases, cases.claims, cases.trace, cases.launch

    @cached_property
    def lds(self) -> Lds:
        return Lds(self.cases.module, self.trace, ThreadGround(self.launch, self.trace))

    def reached(self) -> Iterator[Case]:
        """Every barrier is reached by all threads of a workgroup that have not ended."""
        if self.cases.unclear:
            yield self._fixed(REACHED, "threads", self.cases.unclear)
            return
        lds, names = self.lds, dict[str, int]()
        for instruction in lds.unknown:
            why = f"{instruction.callee}: a barrier in halves is not followed"
            yield self._fixed(REACHED, _new(names, at(instruction)), why, instruction)
        for lost in lds.calls:
            why = f"a barrier may be there: {lost.why}"
            yield self._fixed(REACHED, _new(names, at(lost.instruction)), why, lost.instruction)
        try:
            for meeting in lds.all.points():
                if lds.all.leaves(meeting) and not self.strict:  # a barrier waits for no thread that has ended
                    continue
                name = _new(names, f"{lds.all.at(meeting.first)}, {lds.all.at(meeting.second)}")  # type: ignore[arg-type]
                self.claims.meetings[REACHED, name] = meeting
                points = (lds.all.there(one) for one in (meeting.first, meeting.second))  # type: ignore[arg-type]
                yield replace(lds.all.never_both(name, meeting), sources=sources(*points))
        except TooHard as error:
            yield self._fixed(REACHED, "order", str(error))
        if not names:
            yield Case("one way", truth(True), self.launch.given)

    def memories(self) -> list[tuple[str, Memory, list[int]]]:
        """What the claim about each memory in LDS is called, and its accesses' numbers."""
        if self.cases.unclear:
            return []
        return [(f"{RACES}{plain(one.name.replace('@', ''))}", one, own) for one, own in self.lds.memories()]

    def apart(self, claim: str, memory: Memory, own: list[int]) -> Iterator[Case]:
        """No two threads access one byte of a memory at once, one of them to write it."""
        lds, names = self.lds, dict[str, int]()
        if memory.mixed:
            yield self._fixed(claim, "places", "some of its accesses say their place in LDS by number, others by name")
            return
        for lost in lds.nowhere:
            one, why = lost.instruction, f"it may be there: {lost.why}"
            yield self._fixed(claim, _new(names, f"{at(one)}: address"), why, one)
        for instruction in lds.unknown:
            why = f"{instruction.callee}: a barrier in halves is not followed"
            yield self._fixed(claim, _new(names, f"{at(instruction)}: barrier"), why, instruction)
        for instruction in lds.narrow:
            why = "it is atomic for fewer threads than a workgroup's, which is not followed"
            yield self._fixed(claim, _new(names, f"{at(instruction)}: scope"), why, instruction)
        try:
            for count, meeting in enumerate(lds.meetings(own)):
                assert meeting.groups is not None
                mine, theirs = (self._called(group) for group in meeting.groups)
                where = mine if meeting.groups[0] is meeting.groups[1] else f"{mine} and {theirs}"
                when = meeting.said.replace("the loop at line ", "the loop at block ")  # of LLVM it is a label
                name = _new(names, f"{where}{f', {when}' if when else ''}")
                met = [lds.accesses[number].instruction for group in meeting.groups for number in sorted(group.numbers)]
                if count >= MOST_MEETINGS:
                    why = f"not tried: {MOST_MEETINGS} other pairs are compared already"
                    yield self._fixed(claim, name, why, *met, verdict=Verdict.UNKNOWN)
                    break
                self.claims.meetings[claim, name] = meeting
                yield replace(lds.plain.apart(name, meeting), sources=sources(*met))
            for meeting in lds.outlived(own):
                yield lds.plain.never_both(_new(names, "a thread that ends with a load to LDS under way"), meeting)
        except TooHard as error:
            yield self._fixed(claim, "order", str(error))
        for ring in lds.plain.rested.values():
            yield from (replace(case, name=_new(names, case.name)) for case in ring.cases)
        if not names:
            yield Case("no two at once", truth(True), self.launch.given)

    def _fixed(
        self, claim: str, name: str, why: str, *about: Instruction, verdict: Verdict = Verdict.UNSUPPORTED
    ) -> Case:
        return self.cases._fixed(claim, name, verdict, why, own=sources(*about))

    def _called(self, group: Group) -> str:
        """Accesses that are alike, by where they are."""
        places = (at(self.lds.accesses[number].instruction) for number in sorted(group.numbers))
        first, *more = dict.fromkeys(places)
        many = f" ({len(group.numbers)} times)" if group.steps else ""
        return f"{first} to {more[-1]}{many}" if more else f"{first}{many}"


def _new(names: dict[str, int], name: str) -> str:
    """A name that no case before has."""
    names[name] = names.get(name, 0) + 1
    return name if names[name] == 1 else f"{name} ({names[name]})"
