"""What a statement's equations say of its parameters: products that are given, and terms that would be alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...language.terms import Term
from ...language.walking import variables

MOST_SMALL = 2**12


def products(given: Sequence[Term], parameters: set[Term]) -> Iterator[tuple[Term, list[str], int]]:
    """What is given of the form "these parameters have that product": (it, their names, the number)."""
    for formula in given:
        if formula.op == "eq" and formula.args[0].op == "mul" and formula.args[1].op == "const":
            factors, number = formula.args[0].args, formula.args[1].payload
            if parameters.issuperset(factors) and len(set(factors)) == len(factors) and 1 <= number < MOST_SMALL:
                yield formula, [factor.payload[0] for factor in factors], number


def alike(equations: Sequence[Term], parameters: set[Term]) -> Iterator[dict[Term, Term]]:
    """For each equation of the goal whose sides have one shape, and differ in a parameter on one of them and a term of
    parameters on the other: the parameters with what they were equal to, if the sides were."""
    for equation in equations:
        if equation.op == "eq":
            pairs: dict[Term, Term] = {}
            left, right = equation.args
            if _paired(left, right, parameters, pairs) and pairs:
                yield pairs


def _paired(one: Term, other: Term, parameters: set[Term], pairs: dict[Term, Term]) -> bool:
    """Whether the terms differ in such places only; these are added to the pairs."""
    seen: set[tuple[Term, Term]] = set()
    stack = [(one, other)]
    while stack:
        pair = stack.pop()
        if pair in seen or pair[0] is pair[1]:
            continue
        seen.add(pair)
        own = next((number for number in (0, 1) if pair[number] in parameters), None)
        if own is not None and variables(pair[1 - own]) and parameters.issuperset(variables(pair[1 - own])):
            if pairs.setdefault(pair[own], pair[1 - own]) is not pair[1 - own]:
                return False
            continue
        left, right = (each.args[0] if each.op == "named" else each for each in pair)
        if left is not pair[0] or right is not pair[1]:
            stack.append((left, right))
        elif (left.op, len(left.args)) != (right.op, len(right.args)) or not left.args:
            return False
        else:
            stack += zip(left.args, right.args, strict=True)
    return True
