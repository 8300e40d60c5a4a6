"""What emitted LLVM IR does in LDS, stated by what states it of AMD's kernels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..engines.outcome import Outcome
from ..kernels.between.alike import grouped
from ..kernels.between.lds import SPACE, Lds, at
from ..kernels.between.meeting import Meeting
from ..kernels.between.ordering import Twins
from ..kernels.claims.ground import ThreadGround
from ..kernels.claims.races import RACES, Races
from ..kernels.ir.module import Instruction
from ..kernels.ir.values import plain
from ..kernels.loops.paths import Trace
from ..kernels.machine.launch import Launch
from ..language.claims import Case
from ..language.constructors import both
from ..language.obligations import Verdict
from ..language.terms import Term, const, integer
from ..machine.values import literals
from ..triton.claimed import numbered
from .emitted import Emitted
from .shared_ptx import ALIGNED, APART, INSIDE, aligned, defined

WAVE_BARRIER = "llvm.amdgcn.wave.barrier"  # of the lanes of one wave: what it orders is not followed


class _Noted:
    """What `Races` asks of the cases of a kernel, and where it keeps what they are about."""

    unclear = ""

    def __init__(self, called: str, emitted: Emitted, trace: Trace):
        self.called, self.module, self.trace, self.claims = called, emitted.module, trace, self
        self.launch: Launch = emitted.threads
        self.meetings: dict[tuple[str, str], Meeting] = {}
        self.given: dict[tuple[str, str], Outcome] = {}

    def _fixed(
        self, claim: str, name: str, verdict: Verdict, detail: str, line: int = 0, own: Sequence[str] = ()
    ) -> Case:
        self.given[claim, name] = Outcome(verdict=verdict, detail=detail)
        return Case(name, integer(plain(f"{self.called}.{claim}: {name}"), 0) == 0, line=line, sources=own)

    def fixed(self, claim: str, case: str, why: str, verdict: Verdict = Verdict.UNSUPPORTED) -> Case:
        return self._fixed(claim, case, verdict, why)


class OfAmd:
    """As `OfPtx`, of LDS."""

    kind = "IR"

    def __init__(self, called: str, emitted: Emitted, trace: Trace, twins: Twins):
        assert trace.frame is not None
        self.emitted, self.trace, self.frame, self.twins = emitted, trace, trace.frame, twins
        self.lines: dict[str, frozenset[int]] = {}  # case of `inside` -> of the text
        self.noted = _Noted(called, emitted, trace)
        self.stated = self.noted
        self.races = Races(self.noted, strict=True)  # type: ignore[arg-type]
        self.of_launch = ThreadGround(emitted.threads, trace)

    @cached_property
    def lds(self) -> Lds:
        found = self.races.lds
        for order in (found.all, found.plain):
            order.twins, order.constant = self.twins, self._constant
        return found

    @cached_property
    def _constant(self) -> dict[Term, Term]:
        """What is loaded of tensors that the kernel does not write -> the byte of it."""
        writes = [one for one in self.trace.accesses if "load" not in one.what]
        memories = self.emitted.memories
        if any(one.why and one.space != SPACE for one in writes):
            return {}
        written = {memories[one.base].memory for one in writes if one.base in memories}
        code = (i for block in self.emitted.kernel.blocks for i in block.instructions)
        changing = {id(i) for i in code if not {"volatile", "atomic"}.isdisjoint(i.flags)}
        return {
            term: self.frame.byte_loaded(term)
            for term, (pointer, *_) in self.frame.loads.items()
            if pointer.base in memories
            and memories[pointer.base].memory not in written
            and self.frame.frozen.get(term) not in changing
        }

    @property
    def accesses(self):
        return self.lds.accesses

    @property
    def used(self) -> bool:
        """Whether the kernel has to do with LDS."""
        known = any(not one.why or one.space == SPACE or one.lds is not None for one in self._there)
        return bool(self.lds.kinds) and (self.lds.declared or known)

    @property
    def _there(self):
        return [self.lds.accesses[number] for number in self.lds.kinds]

    @property
    def barriers(self) -> bool:
        return bool(self.lds.all.waits) or bool(self.lds.calls)

    @property
    def beside(self) -> str:
        waves = any(one.callee == WAVE_BARRIER for block in self.emitted.kernel.blocks for one in block.instructions)
        return self.lds.beside or (WAVE_BARRIER if waves else "")

    @property
    def open(self) -> list[str]:
        return self.lds.open

    @property
    def meetings(self) -> dict[tuple[str, str], Meeting]:
        return self.noted.meetings

    def reached(self) -> Sequence[Case]:
        return list(self.races.reached())

    def inside(self, size: int) -> Sequence[Case]:
        cases = [self.stated.fixed(INSIDE, f"{at(one.instruction)}: address", one.why) for one in self.lds.nowhere]
        own = [n for n in self.lds.kinds if not self.accesses[n].why]
        arms = {n: self.lds.all.arm(self.accesses[n]) for n in own}
        sizes = {f"@{item.name}": (item.size or size, max(item.align, 1)) for item in self.emitted.module.globals}
        for group in grouped([(n, self.accesses[n].path) for n in own], arms, self.accesses):
            access, arm = self.accesses[group.first], group.arm(arms[group.first])
            said = numbered(self.races._called(group), cases)
            self.lines[said] = group.lines(self.accesses)
            if access.base not in sizes:
                cases.append(self.stated.fixed(INSIDE, said, f"nobody says how large {access.base} is"))
                continue
            whole, begins = sizes[access.base]
            byte = arm.offset.ideal * arm.unit
            runs = [self.frame.algebra.simplify(one) for one in literals(access.path)]
            goal = both(byte >= 0, byte + access.bytes <= whole)
            cases.append(self.of_launch.plain(said, goal, runs, {"byte": byte, "of": const(whole)}))
            if access.align:
                cases += aligned(self, f"{said}: {ALIGNED}", access.align, begins, byte, runs)
        return cases

    def apart(self) -> Sequence[Case]:
        own = [one for one in self._there if not one.why]
        found, memories = defined(self, own), self.races.memories()
        for claim, memory, own in memories:
            cases = list(self.races.apart(claim, memory, own))
            named = f"{claim.removeprefix(RACES)}: " if len(memories) > 1 else ""
            for case in cases:
                self._renamed(claim, case.name, f"{named}{case.name}")
                found.append(case if not named else Case(f"{named}{case.name}", case.goal, case.given, case.show))
        return found

    def _renamed(self, claim: str, name: str, called: str) -> None:
        for kept in (self.noted.given, self.noted.meetings):
            if (claim, name) in kept:
                kept[APART, called] = kept.pop((claim, name))  # type: ignore[assignment]

    def _at(self, instruction: Instruction) -> str:
        return at(instruction)


__all__ = ["OfAmd"]
