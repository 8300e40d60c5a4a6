"""Where the source means nothing: what it divides by is zero, or a loop's counter wraps when it is moved past the end.

`tileprove triton check` claims both of the source, and says so where they do not hold. Of its compiled kernel nothing is
claimed there; which sizes that leaves is printed.
"""

from __future__ import annotations

from ..language.constructors import both
from ..language.idioms import implies
from ..language.terms import Term
from ..language.walking import variables
from ..triton.formulas import Formula, Formulas
from ..triton.machine.accesses import Visited
from ..triton.machine.evaluating import Evaluation
from ..triton.machine.integers import DIVISIONS
from ..triton.machine.iterations import observed, steps_by


def defined(formulas: Formulas) -> dict[Term, str]:
    """That neither is so, as far as it hangs on arguments and programs alone -> what else is, in words."""
    found: dict[Term, str] = {}
    for item in formulas.divisions:
        if item.operation.name in DIVISIONS:
            own = formulas.division(item, frozenset())
            if own.divisor is not None:
                _note(found, own, own.divisor.exact != 0, f"{item.operation.place} divides by zero")
    for item in formulas.visited:
        if item.operation.name == "scf.for":
            own, condition = _counted(formulas, item)
            if condition is not None:
                _note(found, own, condition, f"the counter of the loop at {item.operation.place} wraps")
    return found


def _note(found: dict[Term, str], own: Formula, condition: Term, said: str) -> None:
    """Unless it hangs on what is loaded, on iterations or on the lane."""
    if own.why or own.reads or own.rounds or own.carried or own.anything or own.arbitrary:
        return
    whole = implies(both(*(part.exact for part in own.path)), condition)
    if whole.op != "truth" and not set(variables(whole)) & set(variables(*own.index)):
        found.setdefault(whole, said)


def _counted(formulas: Formulas, item: Visited) -> tuple[Formula, Term | None]:
    """That the counter after the last iteration fits; None where that is not said. It is the first number from the end on
    that is the start and a multiple of the step; the last one that fits must not be before the end."""
    operation, own, said = item.operation, Formula(item.operation), list[Term]()

    def fill(evaluation: Evaluation) -> None:
        own.path = tuple(evaluation.assume(item.way))
        start, end = (observed(evaluation, operation.operands[at], operation).exact for at in (0, 1))
        step = steps_by(evaluation, operation).exact
        if step.op == "const" and step.payload > 1:
            most = (1 << (operation.operands[0].type.bits - 1)) - 1
            if evaluation.reader.ranges.of(end)[1] > most - step.payload:  # else it fits in every launch
                said.append(end <= most - (most - start) % step.payload)

    formulas.filled(own, frozenset(), fill)
    return own, said[0] if said and not own.why else None
