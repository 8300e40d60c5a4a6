"""A loop's step is positive, and its counter does not wrap when it is moved past the loop's end.

The compiled loop adds the step and compares again. Where the sum does not fit, it is negative, less than the end, and the
loop begins anew below everything; all other claims take a loop to end where its counter reaches the end. A step that is
zero or negative has no meaning: the counter of such a ``range`` is compared as if it counted upwards.
"""

from __future__ import annotations

from ..language.claims import Case
from ..language.obligations import Verdict
from ..language.terms import Term
from .cases import Cases
from .claimed import About, ClaimSet
from .formulas import Formula, Formulas
from .machine.accesses import Condition, Visited
from .machine.evaluating import Evaluation
from .machine.iterations import counter, observed, steps_by
from .machine.values import Key
from .naming import ClaimNames

COUNTER = "counter"  # begins a claim's name
WRAPS = "past the end"
STEP = "step"  # begins a claim's name
POSITIVE = "positive"
SAID_OF_STEP = "The loop's step is positive: with another it is not said what the loop does."
SAID_OF_COUNTER = "The counter of the loop does not wrap when it is moved past the loop's end."


class CounterClaims:
    """Makes the claims: one for each loop that counts by more than one, and one for each whose step may be less."""

    def __init__(self, formulas: Formulas, cases: Cases, called: ClaimNames):
        self.formulas, self.cases, self.called = formulas, cases, called

    def claim(self, found: ClaimSet, trusted: dict[str | int, frozenset[Key]]) -> None:
        """trusted: claim -> the steps whose short formulas may be used, where these are not all."""
        for item in self.formulas.visited:
            if item.operation.name != "scf.for":
                continue
            for begins, what, said, make in (
                (STEP, "step of a loop", SAID_OF_STEP, self._positive),
                (COUNTER, "counter of a loop", SAID_OF_COUNTER, self._cases),
            ):
                name = self.called.of_loop(begins, item.operation)
                cases = make(found, name, item, trusted.get(name))
                if cases:
                    found.names[name] = what
                    found.claim(name, said, item.operation, cases)

    def _positive(self, found: ClaimSet, claim: str, item: Visited, trusted: frozenset[Key] | None) -> list[Case]:
        formula, operation, steps = Formula(item.operation), item.operation, list[Term]()

        def fill(own: Evaluation) -> None:
            formula.path = tuple(own.assume(item.way))
            step = observed(own, operation.operands[2], operation).exact
            if own.reader.ranges.of(step)[0] < 1:
                steps.append(step)

        self.formulas.filled(formula, trusted, fill)
        if formula.why:
            return [found.fixed(claim, POSITIVE, Verdict.UNSUPPORTED, formula.why)]
        if not steps:
            return []  # it is plainly positive
        (step,) = steps
        path = [part.exact for part in formula.path]
        found.about[claim, POSITIVE] = About(formula, loop=operation, first=True)
        cases = [self.cases.plain(formula, POSITIVE, step >= 1, path, {"step": step}, True)]
        for own in formula.steps:
            found.steps(self.cases, claim, formula, own, cases)
        return cases

    def _cases(self, found: ClaimSet, claim: str, item: Visited, trusted: frozenset[Key] | None) -> list[Case]:
        operation = item.operation
        after: list[Term] = []
        formula = Formula(operation)

        def fill(own: Evaluation) -> None:
            formula.path = tuple(own.assume((*item.way, Condition("loop", operation=operation))))
            after.append(counter(own, operation).exact + steps_by(own, operation).exact)
            after.append(steps_by(own, operation).exact)

        self.formulas.filled(formula, trusted, fill)
        if formula.why:
            return [found.fixed(claim, WRAPS, Verdict.UNSUPPORTED, formula.why)]
        moved, step = after
        if step.op == "const" and step.payload == 1:
            return []  # it is at most the end
        goal = moved < (1 << (operation.operands[0].type.bits - 1))
        path = [part.exact for part in formula.path]
        found.about[claim, WRAPS] = About(formula, loop=operation)
        cases = [self.cases.plain(formula, WRAPS, goal, path, {"counter after it": moved}, True)]
        for own in formula.steps:
            found.steps(self.cases, claim, formula, own, cases)
        return cases
