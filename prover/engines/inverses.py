"""What an input is, written in terms of the output that two inputs are assumed to share. Untrusted: a proposal that fits
the samples becomes a step, which has to be proved like every other, and one that is wrong is no step.

    row*8 + (chunk xor row mod 8) = row'*8 + (chunk' xor row' mod 8)  |-  row = row' and chunk = chunk'
    with F the left side:  row = F div 8,  chunk = F mod 8 xor (F div 8) mod 8;  and the same of the right side
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, permutations
from math import gcd

import numpy as np
from msgspec import Struct

from ..language.constructors import add, mul
from ..language.meanings import vectors
from ..language.parts import split, summands
from ..language.terms import BITWISE, Term, at_least, const
from ..language.walking import conjuncts, postorder, substitute, variables
from .sampling import rows, some

Inputs = tuple[Term, ...]
Form = Callable[[Sequence[Term]], Inputs]

MOST_AXES, MOST_FORMS, LEAST_SAMPLES = 4, 64, 16


class Inverse(Struct, frozen=True):
    """short: both have the same outputs, without what all inputs have there. equations: x = its form in these, for each
    input x and for its twin. shared: the assumptions that both have the same outputs, which the equations do not need."""

    short: tuple[Term, ...]
    equations: tuple[Term, ...]
    shared: tuple[Term, ...]


def proposal(assumptions: Sequence[Term], goal: Term) -> Inverse | None:
    """None where the statement is not that two inputs with the same outputs are one, where it is about no bits, and where
    no form fits."""
    twins = _twins(goal)
    inputs = tuple(twins)
    shared = list(_shared(assumptions, twins))
    if (
        not shared
        or len(inputs) > MOST_AXES
        or not any(node.op in BITWISE for pair in shared for node in postorder(*pair))
    ):
        return None
    about = {*twins, *twins.values()}
    ones, others = ([_short(about, pair[side]) for pair in shared] for side in (0, 1))
    own = [formula for formula in assumptions if set(twins.values()).isdisjoint(variables(formula))]
    columns = some(own, [*ones, *inputs])
    for form in islice(_forms(ones, inputs), MOST_FORMS) if rows(columns) >= LEAST_SAMPLES else ():
        there = form(ones)
        if _fits(columns, inputs, there):
            here = [x == found for x, found in zip(inputs, there, strict=True)]
            again = [twins[x] == found for x, found in zip(inputs, form(others), strict=True)]
            short = [one == other for one, other in zip(ones, others, strict=True)]
            return Inverse(tuple(short), (*here, *again), tuple(one == other for one, other in shared))
    return None


def _twins(goal: Term) -> dict[Term, Term]:
    """x -> x' of the parts x = x' of the goal."""
    pairs = [part.args for part in conjuncts(goal) if part.op == "eq" and all(side.op == "var" for side in part.args)]
    found = {one: other for one, other in pairs if one is not other}
    return found if set(found).isdisjoint(found.values()) and len(set(found.values())) == len(found) else {}


def _shared(assumptions: Sequence[Term], twins: Mapping[Term, Term]) -> Iterator[tuple[Term, Term]]:
    """(F of the inputs, F of their twins) where these are assumed to be equal."""
    for formula in assumptions:
        for part in conjuncts(formula) if twins else ():
            for one, other in (part.args, part.args[::-1]) if part.op == "eq" else ():
                if one is not other and substitute(dict(twins), one)[0] is other:
                    yield one, other


def _forms(outputs: Sequence[Term], inputs: Inputs) -> Iterator[Form]:
    """Each output as an input in every order, or digits of the only one; and these once more around the map, as
    exclusive-or wants it."""

    def around(form: Form) -> Form:
        return lambda values: form(substitute(dict(zip(inputs, form(values), strict=True)), *outputs))

    plain = list(_digits(outputs[0], inputs)) if len(outputs) == 1 else []
    if len(outputs) == len(inputs):
        plain += map(_same, permutations(range(len(inputs))))
    yield from plain
    yield from map(around, plain)


def _same(order: Sequence[int]) -> Form:
    return lambda values: tuple(values[number] for number in order)


def _digits(output: Term, inputs: Inputs) -> Iterator[Form]:
    """Digits whose radices are the factors of the output's summands."""
    parts, about = summands(output), set(inputs)
    factors = [_factor(part, about) for part in parts]
    if len(parts) != len(inputs) or not all(at_least(factor, 1) for factor in factors):
        return

    def digits(order: Sequence[Term], axes: Sequence[int]) -> Form:
        def form(values: Sequence[Term]) -> Inputs:
            left, found = values[0], {}
            for factor, axis in zip(order, axes, strict=True):
                found[axis], left = left // factor, left % factor
            return tuple(found[axis] for axis in range(len(inputs)))

        return form

    if all(factor.op == "const" for factor in factors):
        orders = [sorted(factors, key=lambda factor: -factor.payload)]
    else:
        orders = list(permutations(factors))
    yield from (digits(order, axes) for order in orders for axes in permutations(range(len(inputs))))


def _short(about: set[Term], output: Term) -> Term:
    """The output without the summands that are the same for all inputs, and without a number that divides the others."""
    parts = [split(part) for part in summands(output) if not about.isdisjoint(variables(part))]
    common = gcd(*(number for number, _ in parts))
    return add(*(mul(number // common, rest) for number, rest in parts))


def _factor(part: Term, about: set[Term]) -> Term:
    """What a summand multiplies by that is not about the inputs."""
    number, rest = split(part)
    own = rest.args if rest.op == "mul" else ()
    return mul(const(number), *(factor for factor in own if about.isdisjoint(variables(factor))))


def _fits(columns: Mapping[str, np.ndarray], inputs: Inputs, there: Inputs) -> bool:
    found = vectors.evaluate(columns, *(x == value for x, value in zip(inputs, there, strict=True)))
    return all(bool(np.all(lanes.ok & lanes.values)) for lanes in found)
