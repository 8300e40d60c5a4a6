"""How often a loop has begun: a variable, its counter, and values that move by the same amount each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language.constructors import where
from ...language.terms import Term
from ..ttir.errors import Unsupported
from ..ttir.records import Operation, Value
from .values import Number, number

if TYPE_CHECKING:
    from .evaluating import Evaluation


def iteration(own: Evaluation, operation: Operation) -> Number:
    line = operation.place.line or operation.line
    variable = own.names.variable(("iteration", id(operation)), f"iteration@{line}", 0, None, operation)
    if variable not in own.rounds:
        own.rounds[variable] = operation
        _bound(own, operation, variable)
    return Number.of(variable)


def _bound(own: Evaluation, operation: Operation, variable: Term) -> None:
    """What the ranges of a loop's bounds say of the number of its iterations."""
    if operation.name != "scf.for":
        return
    low, high, step = (observed(own, value, operation).exact for value in operation.operands[:3])
    ranges = own.reader.ranges
    least = ranges.of(step)[0]
    if least >= 1:
        most = (ranges.of(high)[1] - 1 - ranges.of(low)[0]) // least
        ranges.bound(variable, 0, max(most, 0))


def observed(own: Evaluation, value: Value, operation: Operation) -> Number:
    return own.reader.signed(number(own.at(value, ()), operation), value.type.bits, operation)


def counter(own: Evaluation, operation: Operation) -> Number:
    """The induction variable."""
    return along(observed(own, operation.operands[0], operation), steps_by(own, operation), iteration(own, operation))


def steps_by(own: Evaluation, operation: Operation) -> Number:
    """What each iteration adds to the counter: at least 1, else it is not said what the loop does. Raises Unsupported."""
    if "unsigned" in operation.words:
        raise Unsupported(f"{operation} compares its counter as an unsigned number, which has no meaning here")
    step = observed(own, operation.operands[2], operation)
    for term in dict.fromkeys((step.exact, step.ideal)):
        if not own.reader.positive(term, operation):
            raise Unsupported(f"{operation} may have a step that is not positive")
    return step


def along(start: Number, step: Number, times: Number) -> Number:
    return start.plus(times.times(step))


def trips(own: Evaluation, operation: Operation) -> Number:
    """How many iterations a scf.for has."""
    low, high = (observed(own, value, operation) for value in operation.operands[:2])
    step = steps_by(own, operation)
    exact = _trips(low.exact, high.exact, step.exact)
    agree = low.agrees and high.agrees and step.agrees
    return Number(exact, exact if agree else _trips(low.ideal, high.ideal, step.ideal))


def _trips(low: Term, high: Term, step: Term) -> Term:
    return where(low < high, (high - low + step - 1) // step, 0)
