"""What a workgroup's barriers order of LDS on an AMD GPU: only what each thread has waited for before it gets there.

An access of LDS is under way until a fence or an `s_waitcnt` waits for it, and a barrier only orders what is not under way.
After a fence, another one has to follow the barrier, before which no access may be taken forward. A load to LDS is waited
for by vmcnt, one that is asynchronous by its mark too.

Source: LLVM, User Guide for AMDGPU Backend, memory model of gfx942; AMDGPU Asynchronous Operations; CDNA3 ISA, S_WAITCNT.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ..ir.module import Instruction
from ..loops.visits import ACCESS, BARRIER, WAIT, Event, Visit
from ..machine.intrinsics import ASYNC_MARK, ASYNC_WAIT, WAITCNT

LDS, COPY, ASYNC = "accesses of LDS", "loads to LDS", "asynchronous loads to LDS"
SCOPES = {"", "one-as", "agent", "agent-one-as", "cluster", "cluster-one-as", "workgroup", "workgroup-one-as"}
GRID = SCOPES - {"cluster", "cluster-one-as", "workgroup", "workgroup-one-as"}
ALONE = {"singlethread", "singlethread-one-as"}  # among no two threads
SYNCSCOPE = re.compile(r'syncscope\("([^"]*)"\)')
FENCE = re.compile(r'fence (?:syncscope\("([^"]*)"\) )?(acquire|release|acq_rel|seq_cst)\b(.*)')
Place = tuple[int, int]  # a visit, and the number of an event in it


class State(Struct, frozen=True):
    """On the way to a place. under_way: the kinds of which some may be. fenced: whether a fence alone waited for those of
    LDS. owed: barriers behind which no fence has come yet."""

    under_way: frozenset[str] = frozenset()
    fenced: bool = False
    owed: frozenset[Place] = frozenset()

    def joined(self, other: State) -> State:
        return State(self.under_way | other.under_way, self.fenced or other.fenced, self.owed | other.owed)


class Fence(Struct, frozen=True):
    """releases: what stood before it is done; acquires: what stands behind it has not begun."""

    releases: bool
    acquires: bool


def fence(text: str) -> Fence | None:
    """What a fence does for LDS among the threads of a workgroup; None if that is nothing."""
    found = FENCE.match(text)
    if found is None or (found[1] or "") not in SCOPES:
        return None
    if "!mmra" in found[3] and '"local"' not in found[3]:  # it is one for other memory
        return None
    return Fence(found[2] != "acquire", found[2] != "release")


def syncscope(text: str) -> str:
    """Among which threads an atomic access is one, as LLVM calls them; empty for all of the system."""
    found = SYNCSCOPE.search(text)
    return found[1] if found else ""


def counters(bits: int) -> tuple[int, int]:
    """How many accesses an s_waitcnt of gfx9 leaves under way: (vmcnt, lgkmcnt)."""
    return (bits & 15) | (bits >> 14 & 3) << 4, bits >> 8 & 15


def _number(instruction: Instruction) -> int | None:
    return next((one.value for one in instruction.operands if one.kind == "int"), None)


class Marks:
    """The groups of asynchronous loads to LDS: what stands before a mark."""

    unseen = True

    def made(self, instruction: Instruction) -> bool:
        return instruction.callee == ASYNC_MARK

    def waited(self, instruction: Instruction, groups: int) -> bool:
        number = _number(instruction)
        if number is None or instruction.callee not in (ASYNC_WAIT, WAITCNT):
            return False
        return groups > number if instruction.callee == ASYNC_WAIT else counters(number)[0] == 0


class Counted:
    """Other loads to LDS, which vmcnt alone counts. A compiler sees those of a thread's own."""

    unseen = False

    def made(self, instruction: Instruction) -> bool:
        return False

    def waited(self, instruction: Instruction, groups: int) -> bool:
        number = _number(instruction)
        return instruction.callee == WAITCNT and number is not None and counters(number)[0] == 0


class Waits:
    """Of a run. kinds: number of an access -> which kind it is; others are no accesses of LDS. Asynchronous loads are
    waited for by their groups (`Marks`), and by no barrier as such."""

    def __init__(self, visits: Sequence[Visit], kinds: Mapping[int, str]):
        self.visits, self.kinds = visits, kinds
        self.late: dict[Place, set[str]] = {}  # a barrier -> what may still be under way there
        self.early: set[Place] = set()  # barriers behind which accesses may be taken forward
        before: dict[int, State] = {0: State()} if visits else {}
        todo = [0] if visits else []
        while todo:
            at = todo.pop()
            after = self._through(at, before[at])
            for way in visits[at].ways:
                known = before.get(way.target)
                joined = after if known is None else known.joined(after)
                if joined != known:
                    before[way.target] = joined
                    todo.append(way.target)

    def _through(self, at: int, state: State) -> State:
        for number, event in enumerate(self.visits[at].events):
            state = self._after(state, event, (at, number))
        return state

    def _after(self, state: State, event: Event, place: Place) -> State:
        if event.kind == ACCESS:
            kind = self.kinds.get(event.number)
            if kind is None:
                return state
            self.early |= state.owed
            return State(state.under_way | {kind} - {ASYNC}, state.fenced, frozenset())
        if event.kind == BARRIER:
            self.late.setdefault(place, set()).update(state.under_way)
            open_ = state.fenced or state.owed
            return replace(state, fenced=False, owed=state.owed | {place}) if open_ else state
        if event.kind == WAIT and event.instruction is not None:
            return self._waited(state, event.instruction)
        return state

    @staticmethod
    def _waited(state: State, instruction: Instruction) -> State:
        if instruction.opcode == "fence":
            found = fence(instruction.text)
            if found is None:
                return state
            if found.acquires:
                state = replace(state, owed=frozenset())
            if found.releases and LDS in state.under_way:
                state = replace(state, under_way=state.under_way - {LDS}, fenced=True)
            return state
        number = _number(instruction)
        if number is None or instruction.callee != WAITCNT:
            return state
        loads, of_lds = counters(number)
        done = {*([COPY] if loads == 0 else []), *([LDS] if of_lds == 0 else [])}
        return replace(state, under_way=state.under_way - done, fenced=state.fenced and of_lds != 0)

    # -- what that means -----------------------------------------------------------------------------------------

    def ordered(self, place: Place, kinds: Sequence[str]) -> bool:
        """Whether the barrier orders accesses of these kinds."""
        return place not in self.early and not self.late.get(place, set()) & set(kinds)

    def seen(self, kinds: Sequence[str] | None) -> list[Visit]:
        """The run with those barriers alone that order accesses of these kinds; None: with all barriers."""
        return [
            replace(
                visit,
                events=[
                    event
                    for number, event in enumerate(visit.events)
                    if event.kind != BARRIER or kinds is None or self.ordered((at, number), kinds)
                ],
            )
            for at, visit in enumerate(self.visits)
        ]

    @property
    def open(self) -> list[tuple[Instruction, str]]:
        """The barriers that do not order everything but asynchronous loads, and why."""
        found: dict[tuple[int, str], tuple[Instruction, str]] = {}
        for (at, number), late in self.late.items():
            instruction = self.visits[at].events[number].instruction
            assert instruction is not None
            for kind, how in HOW.items():
                if kind in late:
                    said = f"{kind} before it may still be under way there: {how}"
                    found[id(instruction), said] = instruction, said
            if (at, number) in self.early:
                found[id(instruction), EARLY] = instruction, EARLY
        return list(found.values())


HOW = {
    LDS: "no fence releases them, and no s.waitcnt waits for lgkmcnt(0)",
    COPY: "no s.waitcnt waits for vmcnt(0)",
}
EARLY = "accesses behind it may be taken before it: a fence alone releases what is before, and none acquires behind it"
