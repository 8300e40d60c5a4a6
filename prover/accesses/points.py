"""Terms at one point: what the sizes, programs and lanes of a counterexample make of them; names that no variable has."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..language.meanings import python
from ..language.terms import Term
from ..language.walking import substitute, variables


def value_at(term: Term, point: Mapping[str, int]) -> int:
    """The term at the point; a variable that plays no part has its least value. Raises Undefined, TooLarge."""
    if term.op == "const":
        return int(term.payload)
    for variable in variables(term):
        if variable.payload[0] not in point:
            low = variable.payload[1]
            start = low if low is not None else substitute({}, variable)[0]
            value = 0 if start is variable else value_at(start, point)
            point = {**point, variable.payload[0]: value}
    return int(python.evaluate(point, term)[0])


def fresh(name: str, taken: Collection[str]) -> str:
    """The name, with a number where it is taken."""
    own, count = name, 1
    while own in taken:
        count += 1
        own = f"{name}.{count}"
    return own
