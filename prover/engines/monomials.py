"""Division of monomials and polynomials, term by term: how the search makes up what it proposes."""

from __future__ import annotations

from ..proof.polynomials import Monomial, Poly


def quotient(monomial: Monomial, divisor: Monomial) -> Monomial | None:
    """monomial / divisor, or None where it does not divide."""
    if not divisor:
        return monomial
    rest = list(monomial)
    for number in divisor:
        if number not in rest:
            return None
        rest.remove(number)
    return tuple(rest)


def common(left: Monomial, right: Monomial) -> Monomial:
    """The greatest common divisor of two monomials."""
    rest, shared = list(right), []
    for number in left:
        if number in rest:
            rest.remove(number)
            shared.append(number)
    return tuple(shared)


def split_by(poly: Poly, divisor: tuple[Monomial, int]) -> tuple[Poly, Poly]:
    """(quotient, rest) with poly = divisor * quotient + rest, term by term; no term of rest is divisible."""
    monomial, coefficient = divisor
    whole: dict[Monomial, int] = {}
    rest: dict[Monomial, int] = {}
    for m, c in poly.terms.items():
        reduced: Monomial | None = quotient(m, monomial)
        if reduced is not None and c % coefficient == 0:
            whole[reduced] = c // coefficient
        elif reduced is not None and reduced == monomial == () and abs(c) > abs(coefficient):
            # a constant over a constant: 13 = 8*1 + 5
            whole[reduced] = c // coefficient
            rest[m] = c % coefficient
        else:
            rest[m] = c
    return Poly(whole), Poly(rest)
