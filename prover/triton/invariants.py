"""Bounds of values that loops carry: guessed, kept as far as they prove each other, and then cases like any other.

A loop starts with values that are inside the bounds, and each iteration that finds all of them inside leaves them inside.
The guesses are search; what counts is that the cases of those that are left are proved. One guess is that a value which
every iteration moves by an amount never wraps; where it holds, the value after k iterations is its start and k times that
amount, and the bounds are about this.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from msgspec import Struct, field

from ..guessing.bounds import Fits, Guess, Moved, unseen
from ..language.claims import Case
from ..language.constructors import both
from ..language.idioms import implies
from ..language.terms import Term, const
from .cases import Cases
from .formulas import Formula, Formulas
from .launching.launch import ScalarArgument
from .machine.accesses import Condition, Way
from .machine.evaluating import Evaluation
from .machine.iterations import along, iteration
from .machine.movements import movement
from .machine.shapes import Index
from .machine.values import OPAQUE, Key, Lane, Number, Truth, number
from .ttir.errors import Unsupported
from .ttir.records import Operation, Value


class Loop(Struct):
    """A loop with what is guessed of the integers that it carries."""

    operation: Operation
    way: Way
    bounds: list[Guess] = field(default_factory=list)
    trusted: frozenset[Key] | None = None  # steps whose short formulas may be used; None for all


class Part(Struct, frozen=True):
    """A case of a loop, about a guess or about a step on which the formulas of guesses rest."""

    case: Case
    formula: Formula
    bound: Guess | None
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
                loop.bounds = list(self._proposed(loop))
                if loop.bounds:
                    self.loops[id(item.operation)] = loop
        return bool(self.loops)

    def _proposed(self, loop: Loop) -> Iterator[Guess]:
        own = self.formulas.evaluation()
        carried, starts = _carried(loop.operation)
        positions = [at for at, value in enumerate(carried) if value.type.bits > 1]
        in_rounds = loop.operation.name == "scf.while"
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
        return unseen(((at, in_rounds and self._moves(own, loop, at)) for at in positions), ends)

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
                (position,) = bound.places
                value = values.get(position)
                if value is not None:
                    name = f"{bound.said} {said}"
                    found.append(Part(self.cases.holds(formula, bound.goal(value), name), formula, bound))
            for step in formula.steps:
                name = f"{said}: {step.what} ({len(found)})"
                found += [Part(case, formula, None, step.key) for case in self.cases.step(formula, step, name)]
        return found

    def _start(self, loop: Loop) -> tuple[Formula, dict[int, Moved], str]:
        found, values = Formula(loop.operation), dict[int, Moved]()
        _, starts = _carried(loop.operation)

        def fill(own: Evaluation) -> None:
            found.path = tuple(own.assume(loop.way))
            for position, value in self._bounded(loop, starts):
                first, unbounded = self._read(own, loop, value).exact, self._number(own, loop, value).exact
                values[position] = Moved(first, unbounded, value.type.bits)

        return self.formulas.filled(found, loop.trusted, fill), values, "at the start"

    def _next(self, loop: Loop) -> tuple[Formula, dict[int, Moved], str]:
        """An iteration with values inside the bounds leaves values inside the bounds."""
        found, values = Formula(loop.operation), dict[int, Moved]()
        carried, _ = _carried(loop.operation)
        ended = loop.operation.regions[-1].entry.operations[-1].operands

        def fill(own: Evaluation) -> None:
            iteration(own, loop.operation)
            found.path = tuple(own.assume(loop.way))
            kind = "loop" if loop.operation.name == "scf.for" else "while"
            found.path = (*found.path, own.assume((Condition(kind, operation=loop.operation),))[0])
            for position, value in self._bounded(loop, ended):
                after = iteration(own, loop.operation).plus(Number.of(1))
                by, here = self._movement(own, loop, position, after), self._number(own, loop, carried[position])
                moved = None if by is None else here.exact + by.exact
                values[position] = Moved(self._read(own, loop, value).exact, moved, value.type.bits)

        holders = {id(value): self._holder(loop, at, value) for at, value in enumerate(carried)}
        return self.formulas.filled(found, loop.trusted, fill, holders), values, "after an iteration"

    @staticmethod
    def _bounded(loop: Loop, values: Sequence[Value]) -> Iterator[tuple[int, Value]]:
        return ((position, value) for position, value in enumerate(values) if _at(loop, position))

    def _number(self, own: Evaluation, loop: Loop, value: Value) -> Number:
        return number(own.at(value, self._index(value)), loop.operation)

    def _read(self, own: Evaluation, loop: Loop, value: Value) -> Number:
        return own.reader.signed(self._number(own, loop, value), value.type.bits, loop.operation)

    def _movement(
        self, own: Evaluation, loop: Loop, position: int, times: Number, index: Index | None = None
    ) -> Number | None:  # fmt: skip
        """By how much each of so many iterations moves the value, in the lane if it is given, and if it does no more than
        that."""
        carried, starts = _carried(loop.operation)
        ended = loop.operation.regions[-1].entry.operations[-1].operands
        index = self._index(carried[position]) if index is None else index
        try:
            start = own.at(starts[position], index)
            found = movement(own, loop.operation, ended[position], carried[position], start, index, times)
        except Unsupported:
            return None
        return found if isinstance(found, Number) else None

    def _moves(self, own: Evaluation, loop: Loop, position: int) -> bool:
        return self._movement(own, loop, position, iteration(own, loop.operation)) is not None

    def _holder(self, loop: Loop, at: int, value: Value):
        def found(own: Evaluation, index: Index) -> Lane:
            bits = value.type.bits
            if not bits:
                if value.type.is_pointer:
                    raise Unsupported(f"{loop.operation} carries a pointer")
                return OPAQUE
            low, high = (0, 2) if bits == 1 else (-(1 << (bits - 1)), 1 << (bits - 1))
            key, source = ("holder of", id(value), index), loop.operation
            term = self.formulas.names.variable(key, f"{value.name}", low, high, source, index)
            if bits == 1:
                return Truth.of(term == 1)
            times = iteration(own, loop.operation)
            fits = any(isinstance(bound, Fits) for bound in _at(loop, at))
            by = self._movement(own, loop, at, times, index) if fits else None
            if by is not None:
                start = number(own.at(_carried(loop.operation)[1][at], index), loop.operation)
                moved = along(start, by, times)
                self.facts(own, times.exact, loop.operation, at, moved.exact)
                return moved
            self.facts(own, term, loop.operation, at, None)
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

    def facts(
        self, own: Evaluation, term: Term, operation: Operation, position: int, counted: Term | None
    ) -> None:  # fmt: skip
        """Tell an evaluation what is proved of a value that a loop carries, as `Evaluation.learn` takes it; where
        the program does not get to the loop, there may be no number that fulfils it."""
        loop = self.loops.get(id(operation))
        bounds = _at(loop, position) if loop is not None else []
        if counted is not None and not any(isinstance(bound, Fits) for bound in bounds):
            return  # as numbers of the machine the value may be another
        if loop is None or not bounds:
            return
        bits = _carried(operation)[0][position].type.bits
        further = [condition for condition in loop.way if condition not in own.way]
        try:
            there = [own.condition(condition).exact for condition in further]
        except Unsupported:
            return
        for bound in bounds:
            fact = bound.of(term if counted is None else counted, bits)
            if not further:
                own.reader.ranges.learn(fact)
            own.facts.setdefault(implies(both(*there), fact), term)


def _at(loop: Loop, position: int) -> list[Guess]:
    return [bound for bound in loop.bounds if bound.places == (position,)]


def _carried(operation: Operation) -> tuple[list[Value], list[Value]]:
    """What a loop carries, as arguments of its region, and what they start with."""
    skip = operation.name == "scf.for"
    return operation.regions[0].entry.arguments[skip:], operation.operands[3 * skip :]
