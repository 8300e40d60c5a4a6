"""Whether a loop that is taken once gets to an iteration: only then is a counterexample in it one of the kernel's."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ...language.meanings import python
from ...language.terms import Term, is_const
from ...language.walking import variables
from ..machine.iteration_variables import changing
from .bounds import steady

MOST_ROUNDS = 5_000  # iterations that are gone through one by one


class TripCount(Struct, frozen=True):
    """goes_on: when iteration ``number`` of a loop that is reached is followed by another. whole: nothing else decides.
    inside, members: what its blocks are called, and ids of its instructions."""

    number: Term
    goes_on: Term
    whole: bool
    inside: frozenset[str] = frozenset()
    members: frozenset[int] = frozenset()

    def makes(self, variable: Term, frozen: Mapping[Term, int]) -> bool:
        """Whether the variable may stand for another number in each of its iterations."""
        return changing(variable, self.inside, self.members, frozen)

    @property
    def end(self) -> int:
        """A number that no iteration has."""
        return int(self.number.payload[2].payload)

    @property
    def exact(self) -> bool:
        """Whether an iteration runs just if the one before it goes on."""
        return self.whole and steady(self.goes_on, self.number)

    def reached(self, point: Mapping[str, int]) -> bool:
        """Whether that iteration is seen to run, at a point where the one before goes on."""
        name = self.number.payload[0]
        last = point.get(name, 0)
        if last == 0 or self.exact:
            return True
        if not self.whole or last > MOST_ROUNDS:
            return False
        going = (holds(self.goes_on, {**point, name: t}) for t in range(last))
        return all(one is True for one in going)


class Exit(Struct, frozen=True):
    """In which iteration ``number`` a loop is left, by its only way out. reached: when who runs gets to the loop; ending:
    what holds then in the iteration in which it is left, and may hold in others."""

    number: Term
    reached: frozenset[Term]
    ending: frozenset[Term]


def holds(formula: Term, point: Mapping[str, int]) -> bool | None:
    """What the formula is where variables that the point leaves out have their least value; None if that is not known."""
    values = dict(point)
    for variable in variables(formula):
        name, low = variable.payload[:2]
        if name not in values and low is not None and not is_const(low):
            return None
        values.setdefault(name, 0 if low is None else low.payload)
    return bool(python.evaluate(values, formula)[0])
