"""A traced kernel and its binding -> claims: one a sink, with a case for each thing that must hold of each access.

What cannot be said (an address that was not understood, a sink that nobody bound) is an obligation too, with its
verdict given: unsupported or vacuous, never proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ...specs.maps import Access as Meant
from ..claims import Case, Claim, Verdict
from ..terms import (
    Term,
    both,
    const,
    definedness,
    either,
    equivalent,
    integer,
    is_const,
    postorder,
    substitute,
    truth,
    variables,
    where,
)
from .bounds import Bounds
from .cases import Claims
from .induction import Step
from .ir import Instruction
from .loop_bounds import after_loops
from .numbering import Numbers
from .sink_tables import BoundSink
from .sinks import Access
from .splitting import equality
from .values import TRUE, literals, plain


class Builder(Bounds):
    """Builds the claims of a trace."""

    def __init__(self, *what: Any):
        super().__init__(*what)
        self.numbering: dict[str, Numbers] = {}  # of each [[sink]]
        self.rounds = self.claims.rounds = {rounds.number: rounds for rounds in self.trace.rounds}

    def build(self, bounds: bool) -> Claims:
        """Every sink's claim; with ``bounds`` also that it stays inside its memory."""
        for number, instruction in enumerate(self.trace.sinks):
            bound = self.binding.sink(number) if self.binding else None
            if bound is not None and bound.table.skip:
                continue
            cases = partial(self._cases, number, instruction, bounds)
            self._claim(f"sink_{number}", self._sentence(number, instruction), instruction.line, cases)
            self.claims.sinks[f"sink_{number}"] = number
        if self.claims.system.claims:
            self._loops()
        if self.trace.troubles:
            said = (
                "No behaviour is undefined on the way: no division by zero, no branch on poison, no broken assumption."
            )
            self._claim("no_undefined_behaviour", said, self.kernel.line, self._trouble_cases)
        return self.claims

    def _claim(self, name: str, sentence: str, line: int, cases: Callable[[], Iterator[Case]]) -> None:
        system = self.claims.system
        found = list(cases())  # at once: what goes wrong in here is no fault of a spec's author
        system.claims[name] = Claim(
            system.name, name, sentence, lambda: iter(found), file=self.module.file, line=line or self.kernel.line
        )

    def _sentence(self, number: int, instruction: Instruction) -> str:
        own = self.trace.of(number)
        bound = self.binding.sink(number) if self.binding else None
        what = own[0].name if own else instruction.callee.removeprefix("llvm.amdgcn.") or instruction.opcode
        where = f", {own[0].bytes} bytes, {own[0].where}" if own and own[0].base else ""
        note = ""
        if bound is not None:
            table = bound.table
            note = f" {table.note or ('is ' + table.map if table.map else 'is as the binding says')}"
        return f"Sink {number}: {what}{where}{note} in every thread."

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
                yield from self._missing(name, number, bound)
            return
        if bound is None and self.binding is not None and not bounds:
            yield self._fixed(name, "not bound", Verdict.UNSUPPORTED, "the binding says nothing about this sink")
            return
        for access in accesses:
            yield from self._access(name, access, self._label(access, accesses), bound, bounds)
        yield from self._missing(name, number, bound)

    def _numbers(self, bound: BoundSink) -> Numbers:
        """Which number each access of a [[sink]] has."""
        if bound.place not in self.numbering:
            own = [access for access in self.trace.accesses if access.number in bound.numbers]
            self.numbering[bound.place] = Numbers.of(own)
        return self.numbering[bound.place]

    def _meant(self, access: Access, bound: BoundSink) -> Meant:
        """What the map says of an access that is numbered."""
        assert self.binding is not None
        names = dict(self.binding.names)
        turns = dict(access.turns)
        names |= {
            one.iteration: turns[one.header] for one in self.binding.loops if one.iteration and one.header in turns
        }
        numbers = self._numbers(bound)
        return bound.access(names, numbers.of_access[id(access)], numbers.counted)

    def _beyond(self, bound: BoundSink) -> tuple[Meant, Term]:
        """What the map says of the accesses after those that a kernel without loops makes, and the number of one."""
        assert self.binding is not None
        i = integer("i", self._numbers(bound).count)
        return bound.access(self.binding.names, i), i

    def _idle(self, case: str, meant: Meant, active: Term) -> Case:
        """The access never happens, as the map has it."""
        goal = both(~active, *definedness(active))
        return Case(case, goal, [*self.launch.given, *meant.given], self._thread())

    def _never(self, name: str, bound: BoundSink | None) -> Case:
        """No thread gets to the sink: right where the map says so of every access that is left for it."""
        if bound is not None and not self._numbers(bound).counted:
            meant, _ = self._beyond(bound)
            if meant.active is not None:
                return self._idle("never runs, as it should", meant, meant.active)
        return self._fixed(name, "never runs", Verdict.VACUOUS, "no thread of this launch gets here")

    def _missing(self, name: str, number: int, bound: BoundSink | None) -> Iterator[Case]:
        """That the kernel leaves no access out, where the binding or the map says how many there are."""
        if bound is None or number != max(bound.numbers) or self._numbers(bound).counted:
            return
        times, case, count = bound.times, "no access is missing", self._numbers(bound).count
        if times is not None and is_const(times):
            yield Case(case, const(count) == times, self.launch.given, {"accesses": const(count), "times": times})
        else:
            meant, i = self._beyond(bound)
            if meant.active is not None and any(variable is i for variable in variables(meant.active)):
                yield self._idle(case, meant, meant.active)

    @staticmethod
    def _label(access: Access, accesses: list[Access]) -> str:
        if access.iteration is None and len(accesses) > 1:  # several in one iteration, or a loop that is reached again
            return f"any iteration, access {next(n for n, other in enumerate(accesses) if other is access)}: "
        if access.iteration is None:
            return "any iteration: "
        return f"iteration {access.iteration}: " if len(accesses) > 1 else ""

    def _access(self, name: str, access: Access, label: str, bound: Any, bounds: bool) -> Iterator[Case]:
        if bound is not None and bound.table.skip:
            return
        if access.why or access.address is None:
            yield self._fixed(name, f"{label}address", Verdict.UNSUPPORTED, access.why or "the address is not known")
            return
        meant = None
        if bound is not None and self.binding is not None:
            why = self._numbers(bound).why
            if why:
                yield self._fixed(name, f"{label}address", Verdict.UNSUPPORTED, why)
            else:
                meant = self._meant(access, bound)
        poison = self._poison(access)
        if poison is not None:
            yield self._case(name, access, f"{label}not poison", *poison)
        if meant is not None:
            yield from self._as_meant(name, access, label, meant, bound)
        if access.align > 1 or access.what == "transposed load":
            yield self._aligned(name, access, label)
        if bounds:
            yield from self._bounds(name, access, label)

    def _poison(self, access: Access) -> tuple[Term, dict[str, Any]] | None:
        if access.ok is TRUE:
            return None
        found = self._form(access.ok)
        labels = {node.payload: node.args[0] for node in postorder(access.ok) if node.op == "named"}
        return (found, labels) if found is not TRUE else None

    # -- against the spec ------------------------------------------------------------------------------------

    def _as_meant(self, name: str, access: Access, label: str, meant: Meant, bound: Any) -> Iterator[Case]:
        given = tuple(meant.given)
        yield self._equal(
            name, access, f"{label}address", access.first, meant.address, given, self._also(meant, access, bound)
        )
        if meant.records is not None:
            if access.records is None:
                yield self._fixed(name, f"{label}byte count", Verdict.UNSUPPORTED, "this access has no resource")
            else:
                yield self._equal(name, access, f"{label}byte count", access.records.term, meant.records, given)
        if meant.lds is not None:
            if access.lds is None:
                yield self._fixed(name, f"{label}LDS place", Verdict.UNSUPPORTED, "this access does not write to LDS")
            else:
                yield self._equal(name, access, f"{label}LDS place", access.lds.offset.term, meant.lds, given)
        if meant.active is not None:
            yield from self._runs(name, access, label, meant.active, given, bound)

    def _runs(
        self, name: str, access: Access, label: str, active: Term, given: tuple[Term, ...], bound: BoundSink
    ) -> Iterator[Case]:  # fmt: skip
        """That the access happens in the threads, and the iterations, that the map says."""
        turns = [turn for _, turn in access.turns]
        path = after_loops(access.path, self.trace.endings, turns)
        case = f"{label}runs when it should"
        hidden = path is None or not all(self.rounds[turn].exact for turn in turns)
        if turns and not any(
            v is turn for v in variables(active) for turn in turns
        ):  # nobody says which is the last iteration
            hidden, case = True, f"{label}runs only when it should"
        if hidden and (not turns or bound.times is not None):
            yield self._fixed(name, case, Verdict.UNSUPPORTED, "it hangs on the iteration in which a loop ends")
            return
        if path is None or hidden:
            path, case = access.path, f"{label}runs only when it should"
            goal = either(~self._form(path), self._form(active))
        else:
            goal = equivalent(self._form(path), self._form(active))
            self.claims.runs[id(access)] = case
        goal = both(goal, *map(self._form, definedness(active)))
        runs = {"runs": _number(path), "should run": _number(active)}
        yield self._case(name, access, case, goal, runs, path=False, given=given)
        if not hidden:
            yield from self._later(name, access, label, active, given)

    def _later(
        self, name: str, access: Access, label: str, active: Term, given: tuple[Term, ...]
    ) -> Iterator[Case]:  # fmt: skip
        """That the map says nothing of iterations after those that the loop can have at the most."""
        for header, turn in access.turns:
            end = self.rounds[turn].end
            number = end + integer(plain(f"after {header}"), 0)
            later = substitute({turn: number}, active)[0]
            goal = self._form(both(~later, *definedness(later)))
            show = {f"iteration of {header}, which it does not have": number, "should run": _number(later)}
            case = f"{label}no access is missing in {header}"
            yield self._case(name, access, case, goal, show, path=False, given=given)

    def _also(self, meant: Meant, access: Access, bound: Any) -> list[Term]:
        """What must hold beside the address: as many bytes, of the same memory."""
        found = []
        if meant.bytes is not None:
            found.append(self._form(const(access.bytes) == meant.bytes))
        if bound.table.memory:
            found.append(truth(access.base.lstrip("@") == bound.table.memory.lstrip("@")))
        return found

    def _equal(
        self,
        name: str,
        access: Access,
        case: str,
        own: Term,
        meant: Term,
        given: tuple[Term, ...],
        also: list[Term] | None = None,
    ) -> Case:
        left, right = self._form(own), self._form(meant)
        defined = [self._form(formula) for formula in definedness(meant)]
        same = self.algebra.compare("eq", left, right)
        if same.op != "truth":
            assumed = [*self.launch.given, *given, *literals(access.path)]
            same = equality(left, right, assumed, [self.launch.lane, self.launch.warp], self.algebra)
        self.trial.same(own == meant, same, [*given, *literals(access.path)])
        goal = both(*(also or []), same, *defined)
        show: dict[str, Any] = {"in the kernel": left, "in the spec": right}
        if also:
            show["bytes in the kernel"] = const(access.bytes)
        return self._case(name, access, case, goal, show, given=given)

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
        for step in steps:
            seen[step.case] += 1
            case = step.case + (f" ({seen[step.case]})" if seen[step.case] > 1 else "")
            if step.declared:
                self.claims.loops[name].add(case)
            given = [*self.launch.given, *map(self._form, step.given)]
            yield Case(case, self._form(step.goal), given, {**self._thread(), **step.show})

    # -- undefined behaviour ---------------------------------------------------------------------------------

    def _trouble_cases(self) -> Iterator[Case]:
        seen: dict[str, int] = {}
        for trouble in self.trace.troubles:
            goal = self._form(trouble.formula)
            if goal is TRUE:
                continue
            line = f"line {trouble.instruction.line}" if trouble.instruction.line else trouble.instruction.text[:40]
            name = f"{line}: {trouble.what}"
            seen[name] = seen.get(name, 0) + 1
            if seen[name] > 1:
                name += f" ({seen[name]})"
            given = [*self.launch.given, *(self._form(literal) for literal in literals(trouble.path))]
            labels = {n.payload: n.args[0] for n in postorder(trouble.formula) if n.op == "named"}
            yield Case(name, goal, given, {**self._thread(), **labels})
        if not seen:
            yield Case("all", truth(True))


def _number(formula: Term) -> Term:
    return where(formula, 1, 0)
