"""What a point says of a statement, in exact Python integers: the only thing that a refuted verdict rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .meanings import python
from .obligations import Holds, Obligation
from .terms import Term


class Invalid(ValueError):
    """A point that is no counterexample: it breaks an assumption, or the goal holds there."""


def check(obligation: Obligation, point: Mapping[str, int]) -> None:
    """Raises Invalid unless the point satisfies every assumption and violates the goal, in exact arithmetic."""
    try:
        _check(obligation, point)
    except python.TooLarge as error:
        raise Invalid(f"the goal cannot be evaluated: {error}") from None


def _check(obligation: Obligation, point: Mapping[str, int]) -> None:
    if not satisfies(obligation, point):
        raise Invalid("the point breaks an assumption")
    if not isinstance(obligation.goal, Holds):
        try:
            if not all(python.evaluate(point, *obligation.reading.needs)):
                return
            values = python.evaluate(point, *obligation.goal.outputs)
        except python.Undefined:
            return
        if all(0 <= value < extent for value, extent in zip(values, obligation.goal.extents, strict=True)):
            raise Invalid("the outputs stay inside their extents")
        return
    try:
        holds = python.evaluate(point, obligation.goal.formula)[0]
    except python.Undefined:
        return  # definedness is part of every goal
    if holds:
        raise Invalid("the goal holds at the point")


def satisfies(obligation: Obligation, point: Mapping[str, int]) -> bool:
    """Whether the point is in the domain: ranges and assumptions, in exact arithmetic."""
    try:
        return all(python.evaluate(point, *obligation.assumptions))
    except (python.Undefined, python.TooLarge, KeyError):
        return False


def completed(variables: Sequence[Term], point: Mapping[str, int]) -> dict[str, int]:
    """The point with the variables that it lacks, since nothing that was asked depends on them, at the least values that
    their ranges have; 0 where those have no value there."""
    found = dict(point)
    for variable in variables:
        name, low, high = variable.payload
        if name not in found:
            try:
                if low is not None:
                    found[name] = python.evaluate(found, low)[0]
                else:
                    found[name] = 0 if high is None else min(0, python.evaluate(found, high)[0] - 1)
            except (python.Undefined, python.TooLarge, KeyError):
                found[name] = 0
    return found
