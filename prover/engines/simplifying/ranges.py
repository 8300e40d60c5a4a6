"""Constant ranges of terms, from the variables' own and from what is given."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Self

from ...language.constructors import mul
from ...language.intervals import ALL, INTERVALS, times
from ...language.parts import Interval, bounds_by_constants, clamped, factors, infinite, split, summands
from ...language.terms import Term
from ...language.walking import fold


class Ranges:
    """Simplifying constructors. given: formulas that hold; those that bound a term by constants narrow its range.

    like: another algebra in whose order sums are to stand, so that the two agree on what is the same term.
    """

    def __init__(self, given: Iterable[Term] = (), like: Ranges | None = None, expanding: bool = False):
        self.expanding = expanding  # products of sums are multiplied out
        self.known: dict[Term, Interval] = {}
        self.remainders: list[Term] = []  # those of them that are remainders by constants
        self.intervals: dict[Term, Interval] = {}
        self.bounding: set[Term] = set()  # products whose range is being worked out
        self.simplified: dict[Term, Term] = {}
        self.serials: dict[Term, int] = (
            {} if like is None else like.serials
        )  # sums and products stand in the order in which their parts came up
        self._hold(given)

    def knowing(self, more: Iterable[Term]) -> Self:
        """The same where more holds."""
        found = type(self)(like=self, expanding=self.expanding)
        found.known, found.remainders = dict(self.known), list(self.remainders)
        found._hold(more)
        return found

    def _hold(self, formulas: Iterable[Term]) -> None:
        for term, low, high in bounds_by_constants(*formulas):
            self._bound(term, low, high)

    def _bound(self, term: Term, low: float, high: float) -> None:
        term = self.simplify(term)
        parts = [split(part) for part in summands(term)]
        offset = sum(c for c, t in parts if t.op == "const")
        parts = [(c, t) for c, t in parts if t.op != "const"]
        factor = math.gcd(*(c for c, _ in parts))
        if not factor:
            return
        if all(c < 0 for c, _ in parts):
            factor = -factor
        low, high = (end if infinite(end) else end - offset for end in (low, high))
        if factor < 0:
            factor, low, high = -factor, -high, -low
            parts = [(-c, t) for c, t in parts]
        low = low if infinite(low) else -(-low // factor)
        high = high if infinite(high) else high // factor
        term = self.add(*(mul(c // factor, t) for c, t in parts))
        if term.op == "mod" and term.args[1].op == "const" and term not in self.known:
            self.remainders.append(term)
        old = self.known.get(term, ALL)
        low, high = clamped(low, high)
        self.known[term] = (max(low, old[0]), min(high, old[1]))
        self.intervals.clear()
        self.simplified.clear()

    # -- ranges ----------------------------------------------------------------------------------------------

    def interval(self, term: Term) -> Interval:
        """Constant bounds of the term."""
        return fold(self._interval_table, term, memo=self.intervals)[0]

    @cached_property
    def _interval_table(self) -> Mapping[str, Callable[..., Any]]:
        def variable(node: Term) -> Interval:
            _, low, high = node.payload
            return self._cut(node, (
                -math.inf if low is None else self.interval(self.simplify(low))[0],
                math.inf if high is None else self.interval(self.simplify(high))[1] - 1,
            ))  # fmt: skip

        def cut(node: Term, *parts: Interval) -> Interval:
            return self._cut(node, INTERVALS[node.op](node, *parts))

        def product(node: Term, *parts: Interval) -> Interval:
            return clamped(*self._product_bound(node, cut(node, *parts)))

        return dict.fromkeys(INTERVALS, cut) | {"var": variable, "mul": product}

    def _product_bound(self, node: Term, found: Interval) -> Interval:
        """A product of non-negative factors is at most a known larger one; (x div d)*d is at most x."""
        if node in self.bounding:  # a bound that rests on itself says nothing
            return found
        self.bounding.add(node)
        try:
            return self._bounded(node, found)
        finally:
            self.bounding.discard(node)

    def _bounded(self, node: Term, found: Interval) -> Interval:
        low, high = found
        factors = [factor for factor in node.args if factor.op != "const"]
        number = split(node)[0]
        if number < 1 or any(self.interval(factor)[0] < 0 for factor in factors):
            return found
        for known, (_, most) in self.known.items():
            if known.op == "mul" and not infinite(most):
                rest = list(known.args)
                if all(removed(rest, factor) for factor in factors) and all(self.interval(f)[0] >= 1 for f in rest):
                    high = min(high, times((number, number), (0, most))[1])
        for factor in factors:
            if factor.op == "div":
                rest = [other for other in factors if other is not factor]
                if removed(rest, factor.args[1]) and self.interval(factor.args[0])[0] >= 0:
                    whole = self.interval(reduced(self.mul, [factor.args[0], *rest]))
                    high = min(high, times((number, number), whole)[1])
        return low, high

    def _cut(self, node: Term, found: Interval) -> Interval:
        known = self.known.get(node)
        return found if known is None else (max(found[0], known[0]), min(found[1], known[1]))

    # what `Watched` notes

    def say(self, plain: Term, found: Term) -> None:
        """The two are equal, by what was answered last."""

    def note(self, plain: Term, found: Term) -> None:
        """The two are equal, by themselves."""

    def answer(self, plain: Term, call: Callable[[], Term]) -> Term:
        """What the call returns, which equals the plain term."""
        return call()

    # what the constructors of `Algebra` add

    def add(self, *terms: Term | int) -> Term:
        raise NotImplementedError

    def mul(self, left: Term | int, right: Term | int) -> Term:
        raise NotImplementedError

    def simplify(self, term: Term) -> Term:
        raise NotImplementedError


def without(product: Term, factor: Term) -> Term:
    """The product with the factor taken out once."""
    rest = list(factors(product))
    removed(rest, factor)
    return mul(*rest)


def removed(items: list[Term], item: Term) -> bool:
    """Take the item out of the list, if it is there."""
    for number, other in enumerate(items):
        if other is item:
            del items[number]
            return True
    return False


def reduced(function: Callable[[Term, Term], Term], items: Iterable[Term]) -> Term:
    first, *rest = items
    for item in rest:
        first = function(first, item)
    return first
