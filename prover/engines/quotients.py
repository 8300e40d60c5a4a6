"""Bounds of quotients to try: an untrusted list. An upper bound of x div d is a polynomial ``a`` with x < a*d."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from ..proof.polynomials import Monomial, Poly, atom, monomial_poly
from ..proof.rules import State
from .monomials import common, quotient, split_by


def upper_bounds(state: State, x: Poly, d: Poly) -> Iterator[Poly]:
    """Polynomials a for which some fact suggests x < a*d: the fact t*(a*d - x) - 1 >= 0, or close to it."""
    for bound, rest in _bounds(state, x, d, -1):
        # a positive constant that d does not divide rounds up; a negative one only makes the bound stricter
        yield bound + 1 if rest > 0 else bound
    yield from _factors(state, d)


def _factors(state: State, d: Poly) -> Iterator[Poly]:
    """What d is to be multiplied by to make a number, as an equality says: a*b where t*a*b = 64, for d = t."""
    single = d.single
    if single is None or not single[0]:
        return
    for _, fact in state.live():
        product = fact.poly - (fact.poly.terms.get((), 0))
        if fact.equal and product.single is not None and product != fact.poly:
            whole, rest = split_by(product if product.single[1] > 0 else -product, single)
            if whole and not rest:
                yield whole


def divided_alike(state: State, x: Poly, d: Poly) -> Iterator[Poly]:
    """What other values come to, divided by the same: where x < y, x div d is no more than y div d."""
    for number, (kind, _, arguments) in enumerate(state.atoms.known):
        if kind == "div" and arguments[1] == d and arguments[0] != x:
            yield state.normal(atom(number))


def lower_bounds(state: State, x: Poly, d: Poly) -> Iterator[Poly]:
    """Polynomials a for which some fact suggests x >= a*d."""
    for bound, _ in _bounds(state, x, d, 1):
        yield bound


def _bounds(state: State, x: Poly, d: Poly, sign: int) -> Iterator[tuple[Poly, int]]:
    """(a, rest) where some fact bounds x by a*d + rest, from above (sign -1) or below (sign 1)."""
    single = d.single
    if single is None or not x.terms:
        return
    q = state.atoms.find("div", None, (x, d))
    leading = max(x.terms, key=len)
    seen: set[tuple[Poly, int]] = set()
    for _, fact in state.live():
        for poly in (fact.poly, -fact.poly) if fact.equal else (fact.poly,):
            for bound in _solved_for(poly, x, leading, sign):
                whole, rest = split_by(bound, single)
                value = rest.constant
                if value is None or (value > 0 and (d.constant is None or whole.constant is None)):
                    continue
                if sign > 0 and value < 0:
                    continue
                if (whole, value) not in seen and q not in whole.atoms:
                    seen.add((whole, value))
                    yield whole, value


def _solved_for(poly: Poly, x: Poly, leading: Monomial, sign: int) -> Iterator[Poly]:
    """U where poly >= 0 says t*x < t*U (sign -1) or t*x >= t*U (sign 1) for some monomial t."""
    for monomial, coefficient in poly.terms.items():
        times = quotient(monomial, leading)
        if times is None or coefficient % x.terms[leading]:
            continue
        factor = sign * coefficient // x.terms[leading]
        if factor <= 0:
            continue
        product = x * monomial_poly(times, factor)
        bound = poly + product + 1 if sign < 0 else product - poly
        if len(bound.terms) > len(poly.terms) + 1:
            continue
        whole, rest = split_by(bound, (times, factor))
        if not rest:
            yield whole


def cancellations(state: State, x: Poly, d: Poly) -> Iterator[Poly]:
    """Polynomials P of facts that read d*P - rest >= 0 once x is written as d*q + r: P may be >= 1, or >= 0."""
    single = d.single
    q, r = state.atoms.find("div", None, (x, d)), state.atoms.find("mod", None, (x, d))
    if single is None or not single[0] or x.single is None or q is None or r is None:
        return
    unfolding = d * atom(q) + atom(r) - x
    (monomial, coefficient) = x.single
    for _, fact in list(state.live()):
        if fact.rule not in ("given", "rewrite") or fact.equal or monomial not in fact.poly.terms:
            continue
        times, rest = divmod(fact.poly.terms[monomial], coefficient)
        if rest:
            continue
        whole, rest = split_by(fact.poly + unfolding * times, single)
        if len(whole.terms) > 1 and rest:
            yield whole


def quotients_of_facts(state: State) -> Iterator[Poly]:
    """q - 1 for given facts m*q >= c > 0 with one factor m in all of its products: then q >= 1."""
    for _, fact in list(state.live()):
        least = fact.poly.terms.get((), 0)
        products = [monomial for monomial in fact.poly.terms if monomial]
        if fact.rule not in ("given", "rewrite") or fact.equal or least >= 0 or len(products) < 2:
            continue
        shared = reduce(common, products)
        if shared:
            yield split_by(fact.poly - least, (shared, 1))[0] - 1
