"""A change of variables that the integer engine makes first: a variable that must be a multiple is written as one."""

from __future__ import annotations

from collections.abc import Sequence

from ..language.meanings.text import text
from ..language.terms import Term, both, integer, is_const, substitute, truth, variables


def written_as_multiples(assumptions: Sequence[Term], goal: Term) -> dict[Term, Term]:
    """C -> T * (C/T) for every variable C that an assumption wants to be a multiple of T.

    Trusted: "for all C that T divides" and "for all C/T, with C = T*(C/T)" are the same statement, C/T being a name
    that nothing else has.
    """
    found: dict[Term, Term] = {}
    taken = {variable.payload[0] for variable in variables(*assumptions, goal)}
    for formula in assumptions:
        for part in formula.args if formula.op == "and" else (formula,):
            if part.op == "eq" and part.args[0].op == "mod" and is_const(part.args[1], 0):
                value, divisor = part.args[0].args
                if value.op == "var" and value not in found and all(value is not v for v in variables(divisor)):
                    label = f"{value.payload[0]}/{text(divisor).replace(' ', '')}"
                    while label in taken:
                        label += "'"
                    taken.add(label)
                    found[value] = divisor * integer(label, None)
    return found


def prepared(assumptions: Sequence[Term], goal: Term) -> tuple[list[Term], Term, dict[Term, Term]]:
    """(assumptions, goal, what was substituted): the statement that a proof tree is about."""
    multiples = written_as_multiples(assumptions, goal)
    *given, goal = substitute(multiples, *assumptions, goal)
    return [formula for formula in given if formula is not truth(True)], both(goal), multiples
