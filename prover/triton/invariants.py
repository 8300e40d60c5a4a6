"""Bounds of values that loops carry: guessed, kept as far as they prove each other, and then cases like any other.

A loop starts with values that are inside the bounds, and each iteration that finds all of them inside leaves them inside.
The guesses are search; what counts is that the cases of those that are left are proved.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field

from ..language.claims import Case
from ..language.terms import Term, const
from .cases import Cases
from .formulas import Formula, Formulas
from .launching.launch import ScalarArgument
from .machine.accesses import Condition, Way
from .machine.evaluating import Evaluation
from .machine.loops import iteration
from .machine.shapes import Index
from .machine.values import OPAQUE, Key, Lane, Number, Truth, number
from .ttir.errors import Unsupported
from .ttir.records import Operation, Value

MOST_BOUNDS = 6  # guessed for each end of a value


@dataclass(frozen=True, slots=True, eq=False)
class Bound:
    """One guess: what a loop carries at a position is at least, or at most, the end. number: among the guesses."""

    position: int
    end: Term
    least: bool
    number: int

    def of(self, value: Term) -> Term:
        return value >= self.end if self.least else value <= self.end

    @property
    def said(self) -> str:
        return f"bound {self.number} of value {self.position}"


@dataclass(slots=True)
class Loop:
    """A loop with what is guessed of the integers that it carries."""

    operation: Operation
    way: Way
    bounds: list[Bound] = field(default_factory=list)
    trusted: frozenset[Key] | None = None  # steps whose short formulas may be used; None for all


@dataclass(frozen=True, slots=True)
class Part:
    """A case of a loop, about a guess or about a step on which the formulas of guesses rest."""

    case: Case
    formula: Formula
    bound: Bound | None
    step: Key | None = None


class Invariants:
    """The loops of a kernel that carry integers of which nothing else is known."""

    def __init__(self, formulas: Formulas, cases: Cases):
        self.formulas, self.cases = formulas, cases
        self.loops: dict[int, Loop] = {}

    def guess(self, found: list[Formula]) -> bool:
        """Guess bounds for the loops in which a formula has such a value; whether there are any."""
        wanted = {id(c.operation): c.operation for formula in found for c in formula.carried.values()}
        for item in self.formulas.visited:
            if id(item.operation) in wanted:
                loop = Loop(item.operation, item.way)
                loop.bounds = list(self._guesses(loop))
                if loop.bounds:
                    self.loops[id(item.operation)] = loop
        return bool(self.loops)

    def _guesses(self, loop: Loop) -> Iterator[Bound]:
        own = self.formulas.evaluation()
        carried, starts = _carried(loop.operation)
        ends: dict[Term, None] = {const(0): None}
        for start in starts:
            if start.type.bits > 1:
                try:
                    found = number(own.at(start, self._index(start)), loop.operation).exact
                except Unsupported:
                    continue
                lanes = {*own.arbitrary, *self._index(start)}
                if not own.depends(found, on=lanes):
                    ends.setdefault(found)
        for argument in self.formulas.launch.arguments:
            if isinstance(argument, ScalarArgument) and argument.term is not None and argument.bits > 1:
                ends.setdefault(argument.term)
        count = 0
        for position, value in enumerate(carried):
            if value.type.bits > 1:
                for end in list(ends)[:MOST_BOUNDS]:
                    for least in (True, False):
                        yield Bound(position, end, least, count)
                        count += 1

    def _index(self, value: Value) -> Index:
        return self.formulas.index(value.type.shape)

    def case_list(self, loop: Loop) -> list[Part]:
        """All of what a loop's guesses rest on; nothing where an iteration cannot be read."""
        found: list[Part] = []
        for formula, values, said in (self._start(loop), self._next(loop)):
            if formula.why:
                loop.bounds = []
                return []
            for bound in loop.bounds:
                value = values.get(bound.position)
                if value is not None:
                    name = f"{bound.said} {said}"
                    found.append(Part(self.cases.holds(formula, bound.of(value.exact), name), formula, bound))
            for step in formula.steps:
                name = f"{said}: {step.what} ({len(found)})"
                found += [Part(case, formula, None, step.key) for case in self.cases.step(formula, step, name)]
        return found

    def _start(self, loop: Loop) -> tuple[Formula, dict[int, Number], str]:
        found, values = Formula(loop.operation), dict[int, Number]()
        _, starts = _carried(loop.operation)

        def fill(own: Evaluation) -> None:
            found.path = tuple(own.assume(loop.way))
            self._read(own, loop, dict(enumerate(starts)), values)

        return self.formulas.filled(found, loop.trusted, fill), values, "at the start"

    def _next(self, loop: Loop) -> tuple[Formula, dict[int, Number], str]:
        """An iteration with values inside the bounds leaves values inside the bounds."""
        found, values = Formula(loop.operation), dict[int, Number]()
        carried, _ = _carried(loop.operation)
        ended = loop.operation.regions[-1].entry.operations[-1].operands

        def fill(own: Evaluation) -> None:
            iteration(own, loop.operation)
            own.overrides = {id(value): self._holder(own, loop, at, value) for at, value in enumerate(carried)}
            found.path = tuple(own.assume(loop.way))
            kind = "loop" if loop.operation.name == "scf.for" else "while"
            found.path = (*found.path, own.assume((Condition(kind, operation=loop.operation),))[0])
            self._read(own, loop, dict(enumerate(ended)), values)

        return self.formulas.filled(found, loop.trusted, fill), values, "after an iteration"

    def _read(self, own: Evaluation, loop: Loop, wanted: Mapping[int, Value], values: dict[int, Number]) -> None:
        for position in sorted({bound.position for bound in loop.bounds}):
            value = wanted[position]
            lane = own.at(value, self._index(value))
            values[position] = own.reader.signed(number(lane, loop.operation), value.type.bits, loop.operation)

    def _holder(self, own: Evaluation, loop: Loop, at: int, value: Value):
        def found(index: Index) -> Lane:
            bits = value.type.bits
            if not bits:
                if value.type.is_pointer:
                    raise Unsupported(f"{loop.operation} carries a pointer")
                return OPAQUE
            low, high = (0, 2) if bits == 1 else (-(1 << (bits - 1)), 1 << (bits - 1))
            term = self.formulas.names.variable(("holder of", id(value), index), f"{value.name}", low, high)
            if bits == 1:
                return Truth.of(term == 1)
            for bound in loop.bounds:
                if bound.position == at:
                    own.reader.ranges.learn(bound.of(term))
                    own.facts.setdefault(bound.of(term), term)
            return Number.of(term)

        return found

    def keep(self, loop: Loop, parts: list[Part], proved: Container[str]) -> bool:
        """Drop the guesses of which a case is not proved; whether there were none such, and no step either."""
        lost = {part.bound for part in parts if part.bound is not None and part.case.name not in proved}
        steps = {part.step for part in parts if part.step is not None}
        held = steps - {part.step for part in parts if part.case.name not in proved}
        loop.bounds = [bound for bound in loop.bounds if bound not in lost]
        if steps - held:
            loop.trusted = frozenset(held) if loop.trusted is None else loop.trusted & held
        return not lost and not steps - held

    def facts(self, own: Evaluation, term: Term, operation: Operation, position: int) -> None:
        """Tell an evaluation what is proved of a value that a loop carries."""
        loop = self.loops.get(id(operation))
        for bound in loop.bounds if loop is not None else ():
            if bound.position == position:
                own.reader.ranges.learn(bound.of(term))
                own.facts.setdefault(bound.of(term), term)


def _carried(operation: Operation) -> tuple[list[Value], list[Value]]:
    """What a loop carries, as arguments of its region, and what they start with."""
    skip = operation.name == "scf.for"
    return operation.regions[0].entry.arguments[skip:], operation.operands[3 * skip :]
