"""Terms at one point: what the sizes, programs and lanes of a counterexample make of them; other names for variables, and
such as none has."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..language.meanings import python
from ..language.terms import Term, integer
from ..language.walking import substitute, variables


def with_ending(
    ending: str, known: Collection[Term], *terms: Term, values: Mapping[Term, Term] | None = None
) -> list[Term]:
    """The terms with these values, in which all other variables that are not known have names that end so, as others of
    the kind: in their ranges, too."""
    table = dict(values or {})
    for variable in variables(*terms):
        if variable not in table and variable not in known:
            name, *ends = variable.payload
            own = (None if end is None else substitute(table, end)[0] for end in ends)
            table[variable] = integer(f"{name}{ending}", *own)
    return substitute(table, *terms)


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
