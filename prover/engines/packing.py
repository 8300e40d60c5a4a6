"""Which powers of two to try about a bit operation: untrusted proposals for the rules `below` and `apart`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import gcd

import numpy as np

from ..proof.polynomials import Poly, atom, constant, monomial_poly
from ..proof.powers import signs
from .monomials import common, split_by
from .samples import Samples
from .search_state import SearchState

MOST_TRIED = 6


def is_power(state: SearchState, number: int) -> bool:
    """Whether the atom is 1 << b."""
    kind, _, arguments = state.atoms[number]
    return kind == "shl" and arguments[0] == constant(1)


def above(state: SearchState, samples: Samples | None, operands: tuple[Poly, ...]) -> Iterator[Poly]:
    """Powers of two that both operands may be below: products of powers that facts mention, the least number that is
    above both at every sample."""
    found: dict[Poly, None] = {}
    for _, fact in state.live():
        for monomial, coefficient in fact.poly.terms.items():
            size = abs(coefficient)
            power = monomial_poly(monomial, size)
            if monomial and power not in found and signs(state, power) is not None:
                found[power] = None
    yield from list(found)[:MOST_TRIED]
    yield from above_ends(state, operands)
    values = [samples.poly(state, operand) for operand in operands] if samples is not None else [None]
    known = [np.max(value) for value in values if value is not None and np.size(value)]
    if len(known) == len(operands):
        yield constant(1 << max(int(value) for value in known).bit_length())


def above_ends(state: SearchState, operands: tuple[Poly, ...]) -> Iterator[Poly]:
    """The least power of two that is above the numbers which facts say both do not exceed, if there are such."""
    ends = [end(state, operand) for operand in operands]
    if None not in ends:
        yield constant(1 << max(most or 0 for most in ends).bit_length())


def end(state: SearchState, operand: Poly) -> int | None:
    """The least number that a fact says the operand does not exceed."""
    if operand.constant is not None:
        return operand.constant
    rooms = [fact.poly + operand for _, fact in state.live() if not fact.equal and len(fact.poly.terms) <= 2]
    return min((room.constant for room in rooms if room.constant is not None), default=None)


def lone_powers(state: SearchState, number: int) -> list[int]:
    """Powers of two that the atom may be: by which it is divided, the latest first, and their doubles."""
    found: dict[int, None] = {}
    for kind, _, arguments in reversed(state.atoms.known):
        by = arguments[1].constant or 0 if kind == "div" else 0
        if by > 0 and not by & (by - 1) and arguments[0] == atom(number):
            found |= {by: None, 2 * by: None}
    return list(found)


def multiples(state: SearchState, operands: tuple[Poly, ...]) -> Iterator[tuple[Poly, Poly, Poly]]:
    """(power, whole, other): one of the operands is power*whole, for the largest power of two that is seen to divide it."""
    for x, other in (operands, operands[::-1]):
        if x:
            shared = tuple(number for number in reduce(common, x.terms) if signs(state, atom(number)) is not None)
            factor = reduce(gcd, x.terms.values())
            power = (shared, factor & -factor)
            if power != ((), 1):
                yield monomial_poly(*power), split_by(x, power)[0], other
