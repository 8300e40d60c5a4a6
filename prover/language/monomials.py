"""Offsets as sums of products of what is neither sum nor product."""

from __future__ import annotations

from collections.abc import Sequence

from .constructors import add, mul, where
from .parts import factors, split, summands
from .terms import Term, const

Monomials = dict[tuple[Term, ...], int]  # factors -> coefficient; none for a constant
MOST_PRODUCTS = 20_000  # that are multiplied out of one product of sums
MOST_ARMS = 16  # of choices in an address


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


def whole(byte: Term, unit: int, most: int = MOST_ARMS) -> Term | None:
    """Bytes in units; None where that is no sum of whole ones, and of choices between such. most: arms of these."""
    if unit == 1:
        return byte
    parts, choices = expanded(byte), list[Term]()
    for key, value in list(parts.items()):
        if value % unit:
            chosen = _chosen(parts.pop(key), key, unit, most)
            if chosen is None:
                return None
            choices.append(chosen)
    return add(total({key: value // unit for key, value in parts.items()}), *choices)


def _chosen(times: int, product: tuple[Term, ...], unit: int, most: int) -> Term | None:
    """So many times a product in units, one of whose factors is a choice."""
    at = next((number for number, one in enumerate(product) if one.op == "ite"), None)
    if at is None or most < 2:
        return None
    condition, *arms = product[at].args
    others = product[:at] + product[at + 1 :]
    found = [whole(mul(times, arm, *others), unit, most // 2) for arm in arms]
    return None if found[0] is None or found[1] is None else where(condition, found[0], found[1])


def in_vectors(a: Term, b: Term, sizes: Sequence[int]) -> tuple[Term, Term, Sequence[int]]:
    """Where two accesses begin, and how far each goes: counted in vectors, where both are whole ones of one size. Then they
    have a place in common where they begin at one."""
    first, second = sizes
    if first == second > 1:
        found = whole(a, first), whole(b, first)
        if found[0] is not None and found[1] is not None:
            return found[0], found[1], [1, 1]
    return a, b, sizes
