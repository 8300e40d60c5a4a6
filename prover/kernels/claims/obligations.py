"""A traced kernel and its binding -> claims: one a sink, with a case for each thing that must hold of each access.

What cannot be said (an address that was not understood, a sink that nobody bound) is an obligation too, with its
verdict given: unsupported or vacuous, never proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ...language.claims import Case, Claim
from ...language.constructors import both
from ...language.definedness import definedness
from ...language.obligations import Verdict
from ...language.terms import Term, const, is_const, truth
from ...language.walking import postorder, variables
from ...machine.values import TRUE, literals
from ..binding.sink_tables import BoundSink
from ..ir.module import Instruction
from ..ir.places import by_line, sources
from ..loops.induction import Step
from ..loops.paths import TOO_DEEP
from ..machine.sinks import SinkAccess
from .bounds import UNKNOWN_SIZE
from .cases import IF_RIGHT, Claims
from .matches import Matches
from .races import REACHED, Races
from .writes import APART, COVERED, Writes


class Builder(Matches):
    """Builds the claims of a trace."""

    def build(self, bounds: bool, races: bool = False) -> Claims:
        """Every sink's claim; with ``bounds`` also that it stays inside its memory, with ``races`` also what no two threads
        do to one another in LDS."""
        self.claims.bounds = bounds
        unbound = self.binding is None or not self.binding.sinks
        alone = races and not bounds and unbound  # nothing else was asked
        for number, instruction in enumerate(() if alone else self.trace.sinks):
            bound = self.binding.sink(number) if self.binding else None
            if bound is not None and bound.table.skip:
                self.claims.skipped[f"sink_{number}"] = bound.table.skip
                continue
            cases = partial(self._cases, number, instruction, bounds)
            sentence = self._sentence(number, instruction, bounds)
            self._claim(f"sink_{number}", sentence, instruction.line, cases, sources(instruction))
            self.claims.sinks[f"sink_{number}"] = number
        self._writes()
        if races:
            self._races()
        if self.claims.system.claims:
            self._loops()
        if self.trace.troubles:
            said = (
                "No behaviour is undefined on the way: no division by zero, no branch on poison, no broken assumption."
            )
            self._claim("no_undefined_behaviour", said, self.kernel.line, self._trouble_cases)
        return self.claims

    def _claim(
        self, name: str, sentence: str, line: int, cases: Callable[[], Iterator[Case]], own: Sequence[str] = ()
    ) -> None:
        """own: where it was written, for all cases that do not say it themselves."""
        system = self.claims.system
        try:
            found = list(cases())  # at once: what goes wrong in here is no fault of a spec's author
        except RecursionError:
            found = [self._fixed(name, "formulas", Verdict.UNSUPPORTED, TOO_DEEP)]
        found = [replace(case, sources=own) if own and not case.sources else case for case in found]
        system.claims[name] = Claim(
            system.name, name, sentence, lambda: iter(found), file=self.module.file, line=line or self.kernel.line
        )

    def _sentence(self, number: int, instruction: Instruction, bounds: bool) -> str:
        own = self.trace.of(number)
        bound = self.binding.sink(number) if self.binding else None
        what = own[0].name if own else instruction.callee.removeprefix("llvm.amdgcn.") or instruction.opcode
        places = " and ".join(dict.fromkeys(self._place(access) for access in own if access.base))
        where = f", {own[0].bytes} bytes, {places}" if places else ""
        note = ""
        if bound is not None:
            table = bound.table
            note = f" {table.note or ('is ' + table.map if table.map else 'is as the binding says')}"
        known = [access for access in own if not access.why]
        said = "; ".join(("in every thread", *self._provisos(known, bound, bounds)))
        return f"Sink {number}: {what}{where}{note} {said}."

    def _place(self, access: SinkAccess) -> str:
        """What is accessed; and the LDS object to which an LDS-DMA load moves, unless there is but one."""
        memories = [f"@{item.name}" for item in self.module.globals if item.space == 3]
        if access.lds is None or memories == [access.lds.base]:
            return access.where
        return f"{access.where} to {access.lds.base}"

    def _provisos(self, own: list[SinkAccess], bound: BoundSink | None, bounds: bool) -> Iterator[str]:
        """What a reader could take to be claimed of the accesses, and is not."""
        align = self.launch.aligned.get(own[0].base.lstrip("@")) if own and own[0].align > 1 else None
        if align:
            yield f"given that {own[0].base} is aligned to {align}"
        through = [access for access in own if access.records is not None]
        unknown = [access for access in through if self._size(access.base) is None]
        if bounds and unknown:
            yield f"masked by num_records; {UNKNOWN_SIZE}"
        elif bounds and any(access.base.lstrip("@") in self.launch.open_ended for access in through):
            yield "num_records may reach past the memory"
        if bound is None or not own or self._numbers(bound).why:
            return
        meant = self._meant(own[0], bound)
        if through and meant.records is None:
            yield "num_records is not compared"
        if own[0].lds is not None and meant.lds is None:
            yield "its place in LDS is not compared"

    # -- one sink --------------------------------------------------------------------------------------------

    def _cases(self, number: int, instruction: Instruction, bounds: bool) -> Iterator[Case]:
        name = f"sink_{number}"
        if self.trace.why:
            yield self._fixed(name, "control flow", Verdict.UNSUPPORTED, self.trace.why)
            return
        accesses = self.trace.of(number)
        bound = self.binding.sink(number) if self.binding else None
        if not accesses:
            yield self._never(name, bound)
            if bound is not None and bound.times is not None:
                yield from self._missing(number, bound)
            return
        if bound is None and self.binding is not None and not bounds:
            yield self._fixed(name, "not bound", Verdict.UNSUPPORTED, "the binding says nothing about this sink")
            return
        for access in accesses:
            yield from self._access(name, access, self._label(access, accesses), bound, bounds)
        yield from self._missing(number, bound)

    def _idle(self, case: str, active: Term) -> Case:
        """The access never happens, as the map has it."""
        goal = both(~active, *definedness(active))
        return Case(case, goal, self.launch.given, self._thread())

    def _never(self, name: str, bound: BoundSink | None) -> Case:
        """No thread gets to the sink: right where the map says so of every access that is left for it."""
        if bound is not None and not self._numbers(bound).counted:
            meant, _ = self._beyond(bound)
            if meant.active is not None:
                return self._idle("never runs, as it should", meant.active)
        if bound is None:  # nobody says that it does; the launch must have a thread all the same
            self.claims.idle.add((name, "never runs"))
            return Case("never runs", truth(True), self.launch.given, self._thread())
        return self._fixed(name, "never runs", Verdict.VACUOUS, f"no thread of this launch gets here; {IF_RIGHT}")

    def _missing(self, number: int, bound: BoundSink | None) -> Iterator[Case]:
        """That the kernel leaves no access out, where the binding or the map says how many there are."""
        if bound is None or number != max(bound.numbers) or self._numbers(bound).counted:
            return
        times, case, count = bound.times, "no access is missing", self._numbers(bound).count
        if times is not None and is_const(times):
            yield Case(case, const(count) == times, self.launch.given, {"accesses": const(count), "times": times})
        else:
            meant, i = self._beyond(bound)
            if meant.active is not None and any(variable is i for variable in variables(meant.active)):
                yield self._idle(case, meant.active)

    @staticmethod
    def _label(access: SinkAccess, accesses: list[SinkAccess]) -> str:
        if access.iteration is None and len(accesses) > 1:  # several in one iteration, or a loop that is reached again
            return f"any iteration, access {next(n for n, other in enumerate(accesses) if other is access)}: "
        if access.iteration is None:
            return "any iteration: "
        return f"iteration {access.iteration}: " if len(accesses) > 1 else ""

    def _access(self, name: str, access: SinkAccess, label: str, bound: Any, bounds: bool) -> Iterator[Case]:
        if bound is not None and bound.table.skip:
            return
        if bound is None:
            self.claims.unclaimed.add(id(access))
        if access.why or access.address is None:
            yield self._fixed(name, f"{label}address", Verdict.UNSUPPORTED, access.why or "the address is not known")
            return
        meant = None
        if bound is not None and self.binding is not None:
            why = self._numbers(bound).why
            if why:
                yield self._fixed(name, f"{label}address", Verdict.UNSUPPORTED, why)
            else:
                meant = self.claims.meant[id(access)] = self._meant(access, bound)
        poison = self._poison(access)
        if poison is not None:
            yield self._case(name, access, f"{label}not poison", *poison)
        if meant is not None:
            yield from self._as_meant(name, access, label, meant, bound)
        if access.align > 1 or access.what == "transposed load":
            yield self._aligned(name, access, label)
        if bounds:
            yield from self._bounds(name, access, label)

    def _poison(self, access: SinkAccess) -> tuple[Term, dict[str, Any]] | None:
        if access.ok is TRUE:
            return None
        found = self._form(access.ok)
        labels = {node.payload: node.args[0] for node in postorder(access.ok) if node.op == "named"}
        return (found, labels) if found is not TRUE else None

    # -- everything that is written ----------------------------------------------------------------------------

    def _writes(self) -> None:
        writes, line = Writes(self), self.kernel.line
        for name in sorted(self.launch.apart):
            said = f"No two threads write one byte through {name}, but by atomics."
            self._claim(f"{APART}{name}", said, line, partial(writes.apart, name))
        for name in sorted(self.launch.covered):
            said = f"Every byte behind {name} is written."
            self._claim(f"{COVERED}{name}", said, line, partial(writes.covered, name))

    # -- two threads ------------------------------------------------------------------------------------------------

    def _races(self) -> None:
        races, line = Races(self), self.kernel.line
        self.claims.races, self.claims.lds = True, None if races.cases.unclear else races.lds
        said = "Every barrier is reached by all threads of a workgroup that have not ended."
        self._claim(REACHED, said, line, races.reached)
        for claim, memory, own in races.memories():
            said = f"No two threads access one byte of {memory.where} at once, but to read it."
            self._claim(claim, said, line, partial(races.apart, claim, memory, own))

    # -- loops -----------------------------------------------------------------------------------------------

    def _loops(self) -> None:
        """What is taken to hold in every iteration of a loop: at the start, and from each iteration to the next."""
        for number, header in enumerate(dict.fromkeys(step.header for step in self.trace.proofs)):
            own = [step for step in self.trace.proofs if step.header == header]
            name, line = f"loop_{number}", own[0].line
            what = "; ".join(dict.fromkeys(step.said for step in own))
            said = f"Loop {header}{f', line {line}' if line else ''}: in every iteration {what}."
            self.claims.loops[name], self.claims.headers[name] = set(), header
            self._claim(name, said, line, partial(self._steps, name, own))

    def _steps(self, name: str, steps: list[Step]) -> Iterator[Case]:
        seen: Counter[str] = Counter()
        written = by_line(self.kernel)
        for step in steps:
            seen[step.case] += 1
            case = step.case + (f" ({seen[step.case]})" if seen[step.case] > 1 else "")
            if step.declared:
                self.claims.loops[name].add(case)
            given = [*self.launch.given, *map(self._form, step.given)]
            own = sources(written.get(step.line))
            yield Case(case, self._form(step.goal), given, {**self._thread(), **step.show}, sources=own)

    # -- undefined behaviour ---------------------------------------------------------------------------------

    def _trouble_cases(self) -> Iterator[Case]:
        seen: dict[str, int] = {}
        for trouble in self.trace.troubles:
            goal = self._form(trouble.formula)
            if goal is TRUE:
                continue
            line, own = trouble.instruction.line, sources(trouble.instruction)
            name = trouble.what if line else f"{trouble.instruction.text[:40]}: {trouble.what}"
            seen[name] = seen.get(name, 0) + 1
            if seen[name] > 1:
                name += f" ({seen[name]})"
            if trouble.why:
                yield self._fixed("no_undefined_behaviour", name, Verdict.UNSUPPORTED, trouble.why, line, own)
                continue
            given = [*self.launch.given, *(self._form(literal) for literal in literals(trouble.path))]
            labels = {n.payload: n.args[0] for n in postorder(trouble.formula) if n.op == "named"}
            yield Case(name, goal, given, {**self._thread(), **labels}, line=line, sources=own)
        if not seen:
            yield Case("all", truth(True))
