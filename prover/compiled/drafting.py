"""What the claims about an emitted kernel are made of, and how a case of one is written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernels.ir.instructions import OTHER_TARGET
from ..kernels.loops.paths import Trace
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case, Claim
from ..language.constructors import both
from ..language.systems import System
from ..language.terms import Term
from ..triton.formulas import Formula
from ..triton.machine.values import Key
from .alike import Alike
from .claimed import About, Stated
from .emitted import GLOBAL, WGMMA, Emitted
from .links import Links
from .pairing import Pairing
from .pairs import Pair
from .source import Sources

THREAD = "program, thread"


class Draft:
    """The claims about a kernel that was traced, as far as they are made. trusted: of the source's steps, those whose short
    formulas serve."""

    def __init__(
        self, called: str, sources: Sources, emitted: Emitted, trace: Trace, trusted: frozenset[Key] | None = frozenset()
    ):  # fmt: skip
        assert trace.frame is not None
        self.sources, self.emitted, self.trace, self.trusted = sources, emitted, trace, trusted
        self.frame = trace.frame
        self.form = trace.frame.algebra.simplify
        self.pairing = Pairing(sources, emitted, trace, trusted)
        title = f"{emitted.kernel.name}, {emitted.texts.name}"
        self.stated = Stated(System(called, title, source=emitted.texts.target))
        self.foreign = [one for one in trace.accesses if one.why == OTHER_TARGET]  # no code, and so no access
        self.accesses = [one for one in trace.accesses if one.why != OTHER_TARGET]
        writes = [one for one in self.accesses if "load" not in one.what and not of_registers(one)]
        self.written = {self._memory(one) for one in writes}
        self.lost = any(self._anywhere(one) for one in writes)
        if self.lost:
            self.written |= {one.memory for one in emitted.memories.values()}
        self.links = Links(sources, emitted, trace.frame, self.written)
        self.loads = self.links.loads
        self.used: dict[object, Formula] = {}  # by the place, or by what is loaded
        self.said: dict[str, None] = {}  # what was taken for the same when values were compared
        self.assumed: dict[tuple[str, str], Term] = {}  # claim, case -> what was assumed of the emitted code
        self.stepped: dict[str, set[Key]] = {}  # case of the source's steps -> which these are
        self.alike, self.alike_steps = Alike(trace.frame.algebra.steps), Alike(trace.frame.algebra.steps)
        self.resting: list[list[Case]] = []  # of each claim that all formulas rest on
        self.pairs: dict[int, list[Pair]] = {}  # by the access's place in the trace
        self.file = next((one.access.place.file for one in sources.all), "")

    def _memory(self, access: SinkAccess) -> str:
        found = self.emitted.memories.get(access.base)
        return found.memory if found is not None else access.base

    def _anywhere(self, access: SinkAccess) -> bool:
        """Whether it may be in any tensor, as nobody knows where it is."""
        lost = access.why or access.address is None or access.base not in self.emitted.memories
        return bool(lost) and access.space in (*GLOBAL, -1)

    def said_of(self, access: SinkAccess) -> str:
        line = access.instruction.line
        text = self.emitted.texts.code.splitlines()
        kind = "PTX" if self.emitted.texts.is_ptx else "IR"
        return f"{kind} {line}: {_short(text[line - 1]) if 0 < line <= len(text) else access.instruction.opcode}"

    def fits(self, pair: Pair) -> Term:
        """The whole element lies below the count of the buffer's resource."""
        access = pair.access
        if access.records is None or access.voffset is None or access.soffset is None:
            return both()
        end = self.form(access.voffset.term) + self.form(access.soffset.term) + (pair.at + 1) * pair.bytes
        return end <= access.records.term

    # -- cases ------------------------------------------------------------------------------------------------------

    def case(
        self, claim: str, name: str, goal: Term, given: Iterable[Term], show: dict, formula: Formula, cases: list[Case],
        about: About,
    ) -> None:  # fmt: skip
        goal, *given = self.links.as_source(formula, goal, *given)
        kept = [one for one in given if one.op != "truth" or not one.payload]
        self.stated.about[claim, name] = about
        cases.append(Case(name, goal, self._assumed(formula, goal, kept), {THREAD: self.emitted.who, **show}))
        if about.what == "address":
            self.alike.note(cases, cases[-1], self._assumed(formula, goal, []))

    def _assumed(self, formula: Formula, goal: Term, kept: Sequence[Term]) -> list[Term]:
        """What is assumed of a case: what holds of every launch, what is promised of what is loaded, and what is kept."""
        links = [*self.links.between(formula, goal, *kept), *self.links.addresses(formula, goal, *kept)]
        links += self.links.meaning(goal, *kept, *links)
        read = self.sources.cases.reads(formula, goal, *kept, *links)
        carried = self.sources.cases.carried(formula, goal, *kept)
        return list(dict.fromkeys([*self.emitted.given, *links, *read, *carried, *kept]))

    def claim(self, name: str, said: str, cases: Sequence[Case], line: int) -> None:
        system = self.stated.system
        system.claims[name] = Claim(system.name, name, said, lambda: iter(cases), file=self.file, line=line)


def of_registers(access: SinkAccess) -> bool:
    """Whether it is one of Hopper's products, or orders them: they read registers and shared memory and write registers."""
    return access.instruction.callee.startswith(WGMMA)


def _short(line: str) -> str:
    text = " ".join(line.split()).partition(", !dbg")[0]
    return text if len(text) <= 90 else f"{text[:87]}..."
