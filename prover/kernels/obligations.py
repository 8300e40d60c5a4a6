"""A traced kernel and its binding -> claims: one a sink, with a case for each thing that must hold of each access.

What cannot be said (an address that was not understood, a sink that nobody bound) is an obligation too, with its
verdict given: unsupported or vacuous, never proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ...specs.hardware import WAVE, dma_step
from ...specs.maps import Access as Meant
from ..claims import Case, Claim, System, Verdict
from ..outcome import Outcome
from ..terms import Term, both, const, definedness, either, equivalent, integer, postorder, truth, variables
from .algebra import Algebra
from .binding import Binding, BoundSink
from .finite import Tables
from .ir import Instruction, Kernel, Module
from .launch import Launch
from .masks import by_mask, eased
from .paths import Trace, literals
from .sinks import Access
from .splitting import equality
from .trial import Trial
from .values import TRUE

HARDWARE_ALIGNMENT = {8: 4}  # address space -> alignment that a buffer access of a dword or more needs


@dataclass(slots=True)
class Claims:
    """The claims of one kernel as a System. given: (claim, case) -> the outcome of what nobody need decide.

    runs: id of an access -> the case which says that it runs in exactly the threads that the map says.
    """

    system: System
    given: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    sinks: dict[str, int] = field(default_factory=dict)  # claim -> number of its sink
    accesses: dict[tuple[str, str], Access] = field(default_factory=dict)
    runs: dict[int, str] = field(default_factory=dict)


class Builder:
    """Builds the claims of a trace."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch, trace: Trace, binding: Binding | None):
        self.module, self.kernel, self.launch, self.trace, self.binding = module, kernel, launch, trace, binding
        title = f"kernel {kernel.name} in {module.file}"
        self.claims = Claims(System(kernel.name, title, source=module.triple))
        if trace.frame is not None:
            self.algebra = trace.frame.algebra
            self.tables = Tables(self.algebra, [launch.lane, launch.warp])
        self.trial = Trial(launch.given)
        self.running: dict[str, dict[int, int]] = {}  # [[sink]] -> number of each of its accesses

    def build(self, bounds: bool) -> Claims:
        """Every sink's claim; with ``bounds`` also that it stays inside its memory."""
        for number, instruction in enumerate(self.trace.sinks):
            bound = self.binding.sink(number) if self.binding else None
            if bound is not None and bound.table.skip:
                continue
            cases = partial(self._cases, number, instruction, bounds)
            self._claim(f"sink_{number}", self._sentence(number, instruction), instruction.line, cases)
            self.claims.sinks[f"sink_{number}"] = number
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
            return
        if bound is None and self.binding is not None and not bounds:
            yield self._fixed(name, "not bound", Verdict.UNSUPPORTED, "the binding says nothing about this sink")
            return
        for access in accesses:
            yield from self._access(name, access, self._label(access, accesses), bound, bounds)
        yield from self._missing(name, number, bound, accesses)

    def _count(self, bound: BoundSink) -> int:
        """How many accesses the sinks of one [[sink]] make."""
        return sum(len(self.trace.of(number)) for number in bound.numbers)

    def _beyond(self, bound: BoundSink) -> tuple[Meant, Term]:
        """What the map says of the accesses after those that the kernel makes, and the number of one of them."""
        assert self.binding is not None
        i = integer("i", self._count(bound))
        return bound.access(self.binding.names, i), i

    def _idle(self, case: str, meant: Meant, active: Term) -> Case:
        """The access never happens, as the map has it."""
        goal = both(~active, *definedness(active))
        return Case(case, goal, [*self.launch.given, *meant.given], self._thread())

    def _never(self, name: str, bound: BoundSink | None) -> Case:
        """No thread gets to the sink: right where the map says so of every access that is left for it."""
        if bound is not None:
            meant, _ = self._beyond(bound)
            if meant.active is not None:
                return self._idle("never runs, as it should", meant, meant.active)
        return self._fixed(name, "never runs", Verdict.VACUOUS, "no thread of this launch gets here")

    def _missing(self, name: str, number: int, bound: BoundSink | None, accesses: list[Access]) -> Iterator[Case]:
        """That the kernel leaves no access out, where the binding or the map says how many there are."""
        if bound is None or number != max(bound.numbers):
            return
        times, case, count = bound.table.times, "no access is missing", self._count(bound)
        if any(access.iteration is None for access in accesses):
            if times is not None:
                yield self._fixed(name, case, Verdict.UNSUPPORTED, "the loop was not unrolled")
        elif times is not None:
            yield Case(case, truth(count == times), self.launch.given, {"accesses": const(count), "times": const(times)})
        else:
            meant, i = self._beyond(bound)
            if meant.active is not None and any(variable is i for variable in variables(meant.active)):
                yield self._idle(case, meant, meant.active)

    @staticmethod
    def _label(access: Access, accesses: list[Access]) -> str:
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
            meant = bound.access(self.binding.names, self._running_number(access, bound))
        poison = self._poison(access)
        if poison is not None:
            yield self._case(name, access, f"{label}not poison", *poison)
        if meant is not None:
            yield from self._as_meant(name, access, label, meant, bound)
        if access.align > 1 or access.what == "transposed load":
            yield self._aligned(name, access, label)
        if bounds:
            yield from self._bounds(name, access, label)

    def _running_number(self, access: Access, bound: Any) -> Term:
        """How many accesses of the same [[sink]] came before; for a loop that was not unrolled, its iteration."""
        if access.iteration is None:
            found = [v for v in variables(access.first, access.path) if v.payload[0].startswith("t_")]
            return found[0] if found else const(0)
        if bound.place not in self.running:
            own = (a for a in self.trace.accesses if a.number in bound.numbers)
            self.running[bound.place] = {id(a): number for number, a in enumerate(own)}
        return const(self.running[bound.place][id(access)])

    def _form(self, term: Term) -> Term:
        """The term simplified, and compared with what it was."""
        found = self.algebra.simplify(self.tables.canonical(self.algebra.simplify(term)))
        self.trial.same(term, found)
        return found

    def _poison(self, access: Access) -> tuple[Term, dict[str, Any]] | None:
        if access.ok is TRUE:
            return None
        found = self._form(access.ok)
        labels = {node.payload: node.args[0] for node in postorder(access.ok) if node.op == "named"}
        return (found, labels) if found is not TRUE else None

    def _case(
        self, claim: str, access: Access, name: str, goal: Term, show: Mapping[str, Any], path: bool = True,
        given: tuple[Term, ...] = (),
    ) -> Case:  # fmt: skip
        assumed = [*self.launch.given, *given]
        if path:
            assumed += [self._form(literal) for literal in literals(access.path)]
        self.claims.accesses[claim, name] = access
        return Case(name, goal, assumed, {**self._thread(), **show})

    def _thread(self) -> dict[str, Any]:
        launch = self.launch
        return {"(block x, y, z), warp, lane": (*launch.blocks, launch.warp, launch.lane)}

    def _fixed(self, claim: str, name: str, verdict: Verdict, detail: str) -> Case:
        """A case whose verdict is known: its goal says nothing that anybody should try to decide."""
        self.claims.given[claim, name] = Outcome(verdict=verdict, detail=detail)
        return Case(name, integer(f"{self.kernel.name}.{claim}: {name}".replace(" ", "_"), 0) == 0)

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
            active = self._form(meant.active)
            if access.iteration is None:
                goal = either(~self._form(access.path), active)
            else:
                goal = equivalent(self._form(access.path), active)
                self.claims.runs[id(access)] = f"{label}runs when it should"
            goal = both(goal, *map(self._form, definedness(meant.active)))
            runs = {"runs": _number(access.path), "should run": _number(meant.active)}
            yield self._case(name, access, f"{label}runs when it should", goal, runs, path=False, given=given)

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

    # -- alignment and bounds --------------------------------------------------------------------------------

    def _aligned(self, name: str, access: Access, label: str) -> Case:
        align = access.align or 1 << (access.bytes.bit_length() - 1)
        known = self._alignment(access.base)
        if not known:
            hint = f"nothing says how {access.base} is aligned; [pointers.{access.base}] align in the binding can"
            return self._fixed(name, f"{label}aligned to {align}", Verdict.UNSUPPORTED, hint)
        start = integer(f"{access.base.lstrip('@')}/{known}", 0) * known
        goal = self._form((start + access.first) % align == 0)
        show = {"offset": access.first, f"multiples of {align} are promised; the memory starts at": start}
        return self._case(name, access, f"{label}aligned to {align}", goal, show)

    def _alignment(self, base: str) -> int:
        """What is known of the address where an object starts; 0 for nothing."""
        for item in self.module.globals:
            if base == f"@{item.name}":
                return max(item.align, 1)
        if base in self.launch.aligned:
            return self.launch.aligned[base]
        from .launch import argument_label

        for argument in self.kernel.arguments:
            words = argument.attributes.split()
            if argument_label(argument.name) == base and "align" in words:
                return int(words[words.index("align") + 1])
        return 0

    def _bounds(self, name: str, access: Access, label: str) -> Iterator[Case]:
        if access.records is not None and access.voffset is not None:
            records = access.records.term
            voffset = access.voffset.term
            rest = access.first - voffset

            def lanes(what: Callable[[Term], Term]) -> Term:
                """The lane reaches no byte, or this holds of the first one."""
                return by_mask(voffset, lambda v: self._form(either(v >= records, what(rest + v))))

            show = {"first byte": access.first, "bytes": const(access.bytes), "byte count": records}
            goal = lanes(lambda first: first + access.bytes <= records)
            yield self._case(name, access, f"{label}inside or masked", goal, show)
            size = self.launch.sizes.get(access.base)
            if size is not None:
                goal = lanes(lambda first: both(first >= 0, self._eased(first + access.bytes <= size)))
                yield self._case(name, access, f"{label}inside its memory or masked", goal, {**show, "memory": size})
            if access.bytes >= 4:
                goal = by_mask(access.first, lambda first: self._form(first % 4 == 0))
                yield self._case(name, access, f"{label}aligned to a dword", goal, {"first byte": access.first})
        else:
            yield self._inside(name, access, f"{label}inside", access.base, access.first, const(access.bytes))
        if access.lds is not None:
            step = self.algebra.simplify(dma_step(const(access.bytes)))
            span = step * (WAVE - 1) + access.bytes
            yield self._inside(name, access, f"{label}LDS inside", access.lds.base, access.lds.offset.term, span)

    def _eased(self, inequality: Term) -> Term:
        if inequality.op == "truth":
            return inequality
        found = eased(inequality, Algebra(self.launch.given, self.algebra, expanding=True))
        self.trial.same(inequality, found)
        return found

    def _inside(self, name: str, access: Access, case: str, base: str, first: Term, span: Term) -> Case:
        assert self.trace.frame is not None
        known = self.trace.frame.size_of(base)
        size = const(known) if known else self.launch.sizes.get(base.lstrip("@"))
        if size is None:
            hint = f"nothing says how large {base} is; [pointers.{base.lstrip('@')}] bytes in the binding can"
            return self._fixed(name, case, Verdict.UNSUPPORTED, hint)
        goal = self._form(both(first >= 0, self._eased(first + span <= size)))
        return self._case(name, access, case, goal, {"first byte": first, "bytes": span, "memory": size})

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
    from ..terms import where

    return where(formula, 1, 0)
