"""The claims about what a kernel promises the compiler, as `hinted` reads it: one for each operation."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ..accesses.naming import named
from ..language.claims import Case
from ..language.constructors import where
from ..language.obligations import Verdict
from ..language.terms import Term, const
from .cases import Cases
from .claimed import About, ClaimSet, numbered
from .formulas import Formula, Formulas
from .hinted import DESCRIBE, WORDS, AxisHint, Hint, hints_of
from .machine.evaluating import Evaluation
from .machine.shapes import Index
from .machine.values import Key, Number, Pointer, truth_of
from .ttir.errors import Unsupported
from .ttir.records import Operation

HINT, DESCRIPTOR = "hint", "descriptor"  # begin a claim's name


class HintClaims:
    """Makes the claims, one for each operation."""

    def __init__(self, formulas: Formulas, cases: Cases):
        self.formulas, self.cases = formulas, cases
        self.hints: dict[int, list[Hint]] = {}
        for hint in hints_of(formulas.visited):
            self.hints.setdefault(id(hint.item.operation), []).append(hint)

    @property
    def operations(self) -> list[Operation]:
        """The operations that promise something."""
        return [hints[0].item.operation for hints in self.hints.values()]

    def claim(self, found: ClaimSet, trusted: dict[str | int, frozenset[Key]]) -> None:
        """trusted: claim -> the steps whose short formulas may be used, where these are not all."""
        every = list(self.hints.values())
        begin = [DESCRIPTOR if hints[0].item.operation.name == DESCRIBE else HINT for hints in every]
        for name, hints in zip(named(begin), every, strict=True):
            operation = hints[0].item.operation
            cases: list[Case] = []
            for hint in hints:
                self._hint(found, name, hint, cases, trusted.get(name))
            if cases:
                promised = (own.promised for key, own in found.about.items() if key[0] == name)
                said = ", ".join(own.name for own in promised if own is not None)
                found.names[name] = f"hint to the compiler: {said}" if said else "hint to the compiler"
                if operation.name == DESCRIBE:
                    found.names[name] = "descriptor, in multiples of 16 bytes"
                said = "What the compiler is told of a value is true wherever the program gets to it."
                found.claim(name, said, operation, cases)

    def _hint(self, found: ClaimSet, claim: str, hint: Hint, cases: list[Case], trusted: frozenset[Key] | None) -> None:
        formula, goals = Formula(hint.item.operation), list[_Goal]()
        self.formulas.filled(formula, trusted, lambda own: goals.extend(self._goals(own, hint, formula)))
        if formula.why:
            name = numbered(WORDS[hint.kind].format(hint.amounts[0]), cases)
            cases.append(found.fixed(claim, name, Verdict.UNSUPPORTED, formula.why))
            return
        path = [part.exact for part in formula.path]
        for own in goals:
            name = numbered(own.promised.name, cases)
            found.about[claim, name] = About(formula, promised=own.promised)
            case = self.cases.plain(formula, name, own.goal, [*path, *own.given], {"value": own.value}, True)
            cases.append(case)
        for step in formula.steps:
            found.steps(self.cases, claim, formula, step, cases)

    def _goals(self, own: Evaluation, hint: Hint, formula: Formula) -> Iterator[_Goal]:
        """What a hint means, axis by axis."""
        operation = hint.item.operation
        formula.index = self.formulas.index(hint.value.type.shape)
        formula.path = tuple(own.assume(hint.item.way))
        if hint.kind == "assumed":
            holds = truth_of(own.at(hint.value, ()), operation).exact
            yield _Goal(AxisHint(hint, 0), (), where(holds, 1, 0), holds)
            return
        if len(hint.amounts) != max(len(formula.index), 1):
            raise Unsupported(f"{operation} has {len(hint.amounts)} hints for {len(formula.index)} axes")
        here = self._number(own, hint, formula.index)
        for axis, amount in enumerate(hint.amounts):
            promised = AxisHint(hint, axis)
            if amount == 1:
                continue
            if amount < 1:
                raise Unsupported(f"{operation} has a hint of {amount}")
            at = formula.index[axis] if formula.index else const(0)
            if hint.divides:
                given = (at % promised.group == 0,)
                yield _Goal(promised, given, here, self._divides(own, hint, amount, here))
            elif formula.index:
                extent = hint.value.type.shape[axis]
                after = (*formula.index[:axis], at + 1, *formula.index[axis + 1 :])
                more = self._number(own, hint, after) - here - hint.stride
                given = (at % amount + 1 < amount, at + 1 < extent)
                yield _Goal(promised, given, here, more % (1 << hint.bits) == 0)

    @staticmethod
    def _divides(own: Evaluation, hint: Hint, amount: int, here: Term) -> Term:
        """Bits of a number are congruent to it as long as a power of two divides."""
        if (1 << hint.bits) % amount:
            here = own.reader.signed(Number.of(here), hint.bits, hint.item.operation).exact
        return here % amount == 0

    @staticmethod
    def _number(own: Evaluation, hint: Hint, index: Index) -> Term:
        """A value's bits as a number; of a pointer, the bytes from the start of its memory."""
        lane = own.at(hint.value, index)
        if isinstance(lane, Number):
            return lane.exact
        if isinstance(lane, Pointer) and len(lane.arms) == 1:
            return lane.arms[0].offset.exact * lane.arms[0].unit
        raise Unsupported(f"{hint.item.operation} gives a value of which no hint is understood")


class _Goal(Struct, frozen=True):
    """What is claimed of a value where ``given`` holds."""

    promised: AxisHint
    given: tuple[Term, ...]
    value: Term
    goal: Term
