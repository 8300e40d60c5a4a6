"""A change of variables that the integer engine makes first: a variable that must be a multiple is written as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..language.constructors import add, both, mul
from ..language.meanings.text import text
from ..language.terms import Term, const, integer, is_const, truth
from ..language.walking import substitute, variables


def written_as_multiples(assumptions: Sequence[Term], goal: Term) -> dict[Term, Term]:
    """C -> T * (C/T) for every variable C that an assumption wants to be a multiple of T; C -> rest + T * k where it wants
    C - rest to be one. What is divided or left there is written so as well.

    Trusted: "for all C that T divides" and "for all C/T, with C = T*(C/T)" are the same statement, C/T being a name
    that nothing else has, and T a term without C; one variable is written so after the other.
    """
    found: dict[Term, Term] = {}
    taken = {variable.payload[0] for variable in variables(*assumptions, goal)}
    for formula in assumptions:
        for part in formula.args if formula.op == "and" else (formula,):
            if part.op == "eq" and part.args[0].op == "mod" and is_const(part.args[1], 0):
                value, divisor = part.args[0].args
                said = text(divisor).replace(" ", "")
                value, divisor = substitute(found, value, divisor)
                for variable, rest in _solved(value):
                    if variable in found or any(variable is v for v in variables(divisor, rest)):
                        continue
                    label = f"{variable.payload[0]}/{said}"
                    while label in taken:
                        label += "'"
                    taken.add(label)
                    image = rest + divisor * integer(label, None)
                    found = {old: substitute({variable: image}, term)[0] for old, term in found.items()}
                    found[variable] = image
                    break
    return found


def _solved(value: Term) -> Iterator[tuple[Term, Term]]:
    """(variable, rest) with value = variable - rest, up to the sign: the ways to solve it for a variable."""
    if value.op == "var":
        yield value, const(0)
    for part in value.args if value.op == "add" else ():
        others = add(*(other for other in value.args if other is not part))
        if part.op == "var":
            yield part, mul(-1, others)
        elif part.op == "mul" and is_const(part.args[0], -1) and len(part.args) == 2 and part.args[1].op == "var":
            yield part.args[1], others


def prepared(assumptions: Sequence[Term], goal: Term) -> tuple[list[Term], Term, dict[Term, Term]]:
    """(assumptions, goal, what was substituted): the statement that a proof tree is about."""
    multiples = written_as_multiples(assumptions, goal)
    *given, goal = substitute(multiples, *assumptions, goal)
    return [formula for formula in given if formula is not truth(True)], both(goal), multiples
