"""The conflict degree of each access of shared memory: the most lanes that want different words of one bank, over all
sizes, blocks, warps and iterations. From below it is seen at drawn places; from above it is proved, pair by pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct, field

from ...base.clock import now
from ...kernels.ir.module import Instruction
from ...kernels.machine.sinks import SinkAccess
from ...kernels.steps.noting import new_steps
from ...kernels.steps.proving import CLAIM, SHOWN, Effort
from ...language.claims import Case, Claim
from ...language.conflicts import Banks, in_order
from ...language.constructors import both
from ...language.systems import System
from ...language.terms import Term, const, integer, is_const
from ...language.walking import substitute, variables
from ...machine.arithmetic import Arithmetic
from ...machine.values import literals
from ...running.checking import Check
from ...running.plan import Built, Plans
from ...targets.nvidia import WARP
from ..checking import CudaCheck
from .drawing import Seen, Warps
from .meeting import Served, apart, apart_always, most_that_meet, never_meet, parts
from .warps import warp_of

SHARED = 3
ELSEWHERE = (1, 4, 5, 101)  # global, constant, local memory, parameters
SM_90 = "sm_90"
WIDTHS = {1: "b32", 2: "b32", 4: "b32", 8: "b64", 16: "b128"}  # bytes of a lane -> of the instruction that is measured
COUNTED = ("add.u32", "add.s32", "exch.b32", "cas.b32")  # atomics of which it is measured
MOST_GAPS = 31  # distances of lanes that are asked about one by one; of more those of lanes l and l ^ m together
AGAIN = "taken as a store of its width, of which alone it is measured"
SECONDS = 30.0  # of a launch in which distances are asked about
Decide = Callable[[Check, Effort], object]
Timings = dict[tuple[str, str], Banks]


class Degree(Struct):
    """Of one instruction. least: lanes that were seen to meet, at; most: which are proved not to be exceeded. why: it is
    not known. said: what is to be known of how it is served. data: its address hangs on values that nobody knows."""

    instruction: Instruction
    name: str
    least: int = 0
    most: int = 0
    at: dict[str, int] = field(default_factory=dict)
    why: str = ""
    said: str = ""
    data: bool = False

    @property
    def exact(self) -> bool:
        return not self.why and self.least == self.most

    @property
    def wrong(self) -> bool:
        """Whether more was seen than is proved."""
        return not self.why and self.least > self.most


class Degrees:
    """Those of a launch that was checked. decide: what decides claims; timings: as specs of the hardware have them."""

    def __init__(self, check: CudaCheck, decide: Decide, timings: Timings):
        self.check, self.decide, self.timings = check, decide, timings
        self.fitted = check.statements.fitted
        self.trace = check.builder.trace

    def all(self) -> Iterator[Degree]:
        """In the order of the text."""
        frame, ground = self.trace.frame, self.check.builder.ground
        if frame is None or ground is None or self.trace.why:
            return
        special = self.fitted.threads.special
        self.until = now() + SECONDS
        self.arithmetic = Arithmetic(frame.algebra.given, new_steps())
        self.warp = warp_of(special, self._multiple, ground.taken)
        self.common = {*ground.sizes, *(one for one in ground.who if one not in self.warp.lanes[0])}
        self.common |= {one for lane in self.warp.lanes for term in lane.values() for one in variables(term)}
        self.drawn = Warps(self.fitted)
        names: dict[int, str] = {}
        for name, one in self.check.stated.accesses.items():  # the access's own claim is the first one about it
            names.setdefault(id(one), name)
        rests = self._rests()
        for number, instruction in enumerate(self.trace.sinks):
            own = [one for one in self.trace.of(number) if self._shared(one)]
            several = len({one.base for one in own if not one.why}) > 1
            if several:  # lanes that go to one array and lanes that go to another meet in one instruction
                yield Degree(instruction, names.get(id(instruction), ""), why="it goes to one of several arrays")
            elif own:
                yield self._of(Degree(instruction, names.get(id(instruction), "")), own, rests)

    def _rests(self) -> str:
        """The claim on which all formulas rest and that is not proved; empty if there is none."""
        resting = {*self.check.stated.resting, CLAIM}
        for result in self.check.results:
            if result.statement.claim in resting and (result.outcome is None or result.outcome.verdict not in SHOWN):
                return result.statement.claim
        return ""

    def _shared(self, access: SinkAccess) -> bool:
        """Whether it is one of shared memory, or may be, as nobody knows where it is."""
        room = self.fitted.rooms.get(access.base)
        if access.space == SHARED or (room is not None and room.space == SHARED):
            return True
        return bool(access.why) and room is None and access.space not in ELSEWHERE

    def _multiple(self, term: Term, number: int) -> bool:
        if term.op == "const":
            return term.payload % number == 0
        return is_const(self.arithmetic.mod(term, const(number)), 0)

    def _served(self, access: SinkAccess) -> Served | str:
        """How it is served, or why that is not known."""
        text, callee = access.instruction.text, access.instruction.callee
        if "matrix" in callee:
            count = next((part for part in ("x1", "x2", "x4") if f".{part}" in text), "")
            return self._timed(f"{callee.removeprefix('ptx.')}.{count}", access.bytes)
        if access.what == "atomic":
            said = next((one for one in COUNTED if f".{one}" in text), "")
            if not said:
                return "how atomics other than add, exch and cas of 32 bits are served is not measured"
            return Served(said, Banks(32, in_order(WARP, WARP)), 4, True, 2 if said.startswith("cas") else 1)
        if access.bytes not in WIDTHS:
            return f"accesses of {access.bytes} bytes are not measured"
        found = self._timed(f"{'ld' if access.what == 'load' else 'st'}.shared.{WIDTHS[access.bytes]}", access.bytes)
        if "cp.async" in callee and isinstance(found, Served):
            return Served(found.name, found.timing, found.bytes, said=AGAIN)
        return found

    def _timed(self, name: str, size: int) -> Served | str:
        found = self.timings.get((SM_90, name))
        return Served(name, found, size) if found is not None else f"{name} is not measured"

    def _of(self, found: Degree, own: list[SinkAccess], rests: str) -> Degree:
        for access in own:
            served = self._served(access)
            if access.why or access.address is None:
                found.why = access.why or "an address that is not known"
            elif isinstance(served, str):
                found.why = served
            elif rests:
                found.why = f"rests on {rests}, which is not proved"
            if found.why or isinstance(served, str):
                return found
            self._one(found, access, served)
        return found

    def _one(self, found: Degree, access: SinkAccess, served: Served) -> None:
        assert access.address is not None
        seen = self.drawn.seen(access.address.term, literals(access.path), served)
        most = self._most(access, served, seen)
        if seen is not None and seen.most * served.times > found.least:
            found.least, found.at = seen.most * served.times, seen.at
        found.most = max(found.most, most * served.times)
        found.data |= seen is None
        found.said = found.said or served.said

    # -- from above ------------------------------------------------------------------------------------------------

    def _most(self, access: SinkAccess, served: Served, seen: Seen | None) -> int:
        """Which degree is not exceeded."""
        assert access.address is not None
        known = self._alike({*self.common, *(turn for _, turn in access.turns)})
        own = [self._in_lane(lane, access.address.term, known) for lane in range(WARP)]
        most, open_ = self._by_gaps(own, served)
        wanted = {pair for pair in open_ if seen is None or pair not in seen.pairs}
        if most <= max(seen.most if seen is not None else 1, 1) or not wanted or now() > self.until:
            return most
        return self._clique(open_ - self._asked(own, wanted, served), served)

    def _alike(self, known: set[Term]) -> set[Term]:
        """These, and what is loaded where they say from memory that the kernel does not write: alike in all lanes."""
        frame, ground = self.trace.frame, self.check.builder.ground
        assert frame is not None
        assert ground is not None
        lost = any(one.why and "load" not in one.what for one in self.trace.accesses)
        written = set(map(self._memory, ground.writes))
        left = {} if lost else {t: p for t, (p, *_) in frame.loads.items() if self._memory(p.base) not in written}
        while True:
            more = {t for t, p in left.items() if t not in known and known.issuperset(variables(p.offset.term))}
            if not more:
                return known
            known = known | more

    def _memory(self, base: str) -> str:
        """What it is of: a tensor may be given for two arguments, and dynamic shared arrays begin at one place."""
        room = self.fitted.rooms.get(base)
        return room.memory if room is not None else base

    def _in_lane(self, lane: int, term: Term, known: set[Term]) -> Term:
        """The term in a lane of the warp: what is not the same in all lanes has a name of its own there."""
        mapping = dict(self.warp.lanes[lane])
        for one in variables(term):
            if one not in known and one not in mapping:
                name, low, high = one.payload
                mapping[one] = integer(f"{name}.lane{lane}", low, high)
        return substitute(mapping, term)[0]

    def _by_gaps(
        self, own: list[Term], served: Served
    ) -> tuple[int, set[tuple[int, int]]]:  # fmt: skip
        """The degree that distances of lanes allow, and the pairs that may meet."""
        sums = [parts(term) for term in own]
        pairs = {
            pair for phase in served.timing.phases for pair in combinations(sorted(phase), 2)
            if not never_meet(apart(sums[pair[0]], sums[pair[1]]), served)
        }  # fmt: skip
        return self._clique(pairs, served), pairs

    @staticmethod
    def _clique(pairs: set[tuple[int, int]], served: Served) -> int:
        return max(most_that_meet(phase, pairs) for phase in served.timing.phases)

    def _asked(
        self, own: list[Term], pairs: set[tuple[int, int]], served: Served
    ) -> set[tuple[int, int]]:  # fmt: skip
        """The pairs of which it is proved that they do not meet."""
        sums = [parts(term) for term in own]
        about: dict[Any, list[tuple[int, int]]] = {}
        gaps = {pair: apart(sums[pair[0]], sums[pair[1]]) for pair in sorted(pairs)}
        single = len({frozenset(gap.items()) for gap in gaps.values()}) <= MOST_GAPS
        for (one, other), gap in gaps.items():
            about.setdefault(frozenset(gap.items()) if single else one ^ other, []).append((one, other))
        promised = list(self.check.builder.ground.promised) if self.check.builder.ground else []
        cases = [
            (key, Case(f"lanes {same[0][0]} and {same[0][1]}",
                       both(*(apart_always(gaps[pair], served) for pair in (same[:1] if single else same))), promised))
            for key, same in about.items()
        ]  # fmt: skip
        system = System("banks", "Lanes that do not meet in a bank")
        system.claims["apart"] = Claim("banks", "apart", "Two lanes want no two words of a bank.",
                                       lambda: iter([case for _, case in cases]))  # fmt: skip
        plans = Plans([Built("banks", system)], self.check.cache)
        check = Check(plans, plans.claims, self.check.cache)
        self.decide(check, Effort.QUICK)
        shown = {statement.case for _, statement in check.items
                 if (outcome := check.outcomes.get(statement.digest)) and outcome.verdict in SHOWN}  # fmt: skip
        return {pair for key, case in cases if case.name in shown for pair in about[key]}
