"""Offsets as sums of products of what is neither sum nor product."""

from __future__ import annotations

from ..language.constructors import add, mul
from ..language.parts import factors, split, summands
from ..language.terms import Term, const

Monomials = dict[tuple[Term, ...], int]  # factors -> coefficient; none for a constant
MOST_PRODUCTS = 20_000  # that are multiplied out of one product of sums


def expanded(term: Term) -> Monomials:
    """The term as a sum of products, each of what is neither sum nor product, or of a product too long to multiply out."""
    found: Monomials = {}
    for part in summands(term):
        coefficient, rest = split(part)
        product: Monomials = {(): coefficient}
        for factor in factors(rest):
            inner = expanded(factor) if factor.op in ("add", "mul") else None
            if inner is None:
                inner = {(): factor.payload} if factor.op == "const" else {(factor,): 1}
            if len(product) * len(inner) > MOST_PRODUCTS:
                product = {(rest,): coefficient}
                break
            product = _times(product, inner)
        for key, value in product.items():
            found[key] = found.get(key, 0) + value
    return {key: value for key, value in found.items() if value}


def _times(left: Monomials, right: Monomials) -> Monomials:
    found: Monomials = {}
    for a, x in left.items():
        for b, y in right.items():
            key = tuple(sorted((*a, *b), key=id))
            found[key] = found.get(key, 0) + x * y
    return found


def total(parts: Monomials) -> Term:
    return add(*(mul(value, *key) for key, value in parts.items())) if parts else const(0)


def divided(parts: Monomials, unit: Term, whole: bool = True) -> tuple[Monomials, Monomials]:
    """(what is no multiple of the unit, the others divided by it). A unit that is a sum divides nothing.

    whole: 2064 is no multiple of 128; else it is 16 of them, and 16 are left.
    """
    wanted = expanded(unit)
    if len(wanted) != 1:
        return parts, {}
    ((factors_, coefficient),) = wanted.items()
    rest: Monomials = {}
    found: Monomials = {}
    for key, value in parts.items():
        left = _without(key, factors_)
        if left is None or (whole and value % coefficient):
            rest[key] = value
            continue
        times = abs(value) // abs(coefficient) * (1 if (value < 0) == (coefficient < 0) else -1)
        found[left] = times
        rest[key] = value - times * coefficient
    return {k: v for k, v in rest.items() if v}, {k: v for k, v in found.items() if v}


def _without(key: tuple[Term, ...], factors_: tuple[Term, ...]) -> tuple[Term, ...] | None:
    """The factors but for these; None where not all of these are among them."""
    left = list(key)
    for factor in factors_:
        at = next((n for n, own in enumerate(left) if own is factor), None)
        if at is None:
            return None
        del left[at]
    return tuple(left)
