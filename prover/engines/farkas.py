"""Finds the shares of a `kernel.State.combine`: linear arithmetic over monomials, with products of facts.

Untrusted. Each monomial is an unknown of its own here, so answers are complete for the products of facts that are
looked at, and what matters is which. A product is a fact times
a monomial of non-negative atoms such that some monomial of the result stands in the target or in a fact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from ..proof.facts import Fact, Share
from ..proof.polynomials import Monomial, Poly, monomial_poly
from ..proof.rules import State
from . import equalities
from .monomials import quotient
from .search_state import SearchState
from .simplex import GaveUp, Tableau

MOST_PRODUCTS = 3000
DEFINING = frozenset({"euclid", "define"})
MOST_FACTORS = 12  # of a wanted monomial that is taken apart, in 2^MOST_FACTORS ways


class Oracle:
    """Looks for shares within one proof. deadline: by the engines' clock, for a question that takes too long."""

    def __init__(self, deadline: float | None = None):
        self.deadline = deadline
        self.begun: dict[State, _Begun] = {}

    def shares(self, state: SearchState, target: Poly, tiers: int = 4) -> list[Share] | None:
        """Shares that show target >= 0, from the cheapest tier of products that suffices; None if none does."""
        negated = Fact(-target - 1, False, "negated target")
        candidates: list[tuple[Monomial, int]] = [((), -1)]
        seen: set[tuple[Monomial, int]] = set()
        try:
            begun = self._begun(state)
            tableau, found = begun.tableau.copy(), begun.contradiction
            asked: list[tuple[Monomial, int]] = [((), number) for number in begun.numbers]
            added, products = 0, None
            for tier in range(tiers) if found is None else ():
                if tier:
                    if tier == 1:
                        candidates += [((), number) for number, _ in state.live()]
                        seen.update(candidates)
                        added = len(candidates)
                    products = products or _Products(state, negated)
                    fresh = [c for c in products.of(candidates, tier) if c not in seen]
                    if not fresh:
                        continue
                    candidates += fresh[:MOST_PRODUCTS]
                    seen.update(fresh)
                for monomial, number in candidates[added:]:
                    fact = negated if number == -1 else state.facts[number]
                    poly = fact.poly * monomial_poly(monomial) if monomial else fact.poly
                    if poly:
                        tableau.add(poly.terms, fact.equal)
                        asked.append((monomial, number))
                added = len(candidates)
                found = tableau.weights()
                if found is not None:
                    break
        except GaveUp:
            return None
        return None if found is None else [Share(found[row], *asked[row]) for row in sorted(found)]

    def _begun(self, state: SearchState) -> _Begun:
        """The facts of a state alone, with which each question about it begins: those of its parent and what is new."""
        found = self.begun.get(state)
        if found is None and state.parent in self.begun and self.begun[state.parent].within(state):
            found = self.begun[state.parent].copy()
        if found is None or found.stale != state.stale:
            found = _Begun(Tableau(self.deadline), [], 0, set(state.stale), None)
        self.begun[state] = found
        for number in range(found.upto, len(state.facts)):
            fact = state.facts[number]
            if fact.poly and number not in state.stale:
                found.tableau.add(fact.poly.terms, fact.equal)
                found.numbers.append(number)
        more, found.upto = found.upto < len(state.facts), len(state.facts)
        if more or not found.tableau.settled:
            found.contradiction = found.tableau.weights()
        return found


class _Begun(Struct):
    """numbers: of the facts that are its rows, of the first ``upto`` of a state; stale: those that were then.
    contradiction: weights by which they contradict each other."""

    tableau: Tableau
    numbers: list[int]
    upto: int
    stale: set[int]
    contradiction: dict[int, Fraction] | None

    def copy(self) -> _Begun:
        return _Begun(self.tableau.copy(), list(self.numbers), self.upto, self.stale, self.contradiction)

    def within(self, state: State) -> bool:
        """Whether it is about facts of this state, which a child has from its parent."""
        own, theirs, last = state.facts, state.parent.facts if state.parent else [], self.upto - 1
        return self.stale == state.stale and (last < 0 or (last < len(own) and own[last] is theirs[last]))


def _cofactors(wanted: Iterable[Monomial]) -> dict[Monomial, list[Monomial]]:
    """Part of a wanted monomial -> what is missing from the wanted ones that have it, in their order."""
    found: dict[Monomial, list[Monomial]] = {}
    for goal in (monomial for monomial in wanted if len(monomial) <= MOST_FACTORS):
        for part, rest in _parts(goal):
            found.setdefault(part, []).append(rest)
    return found


@lru_cache(1 << 14)
def _parts(goal: Monomial) -> list[tuple[Monomial, Monomial]]:
    """(part, what is missing from the goal), for each part of it but nothing and all."""
    found: list[tuple[Monomial, Monomial]] = []
    for size in range(1, len(goal)):
        for part in dict.fromkeys(combinations(goal, size)):
            rest = quotient(goal, part)
            assert rest is not None
            found.append((part, rest))
    return found


class _Products:
    """(cofactor, fact) pairs whose product has a monomial that is wanted, each once, tier after tier of one question.

    Tier 1 wants the monomials of the target and the cases, and lets those two also aim at the divisions' defining
    equations; tier 2 lets every fact aim at both, twice over; tier 3 wants the monomials of all facts.
    """

    def __init__(self, state: SearchState, negated: Fact):
        live = list(state.live())
        self.state, self.negated, self.facts = state, negated, [(-1, negated), *live]
        self.focus = [(number, fact) for number, fact in live if number in state.focus]
        self.central = {m for _, fact in [(-1, negated), *self.focus] for m in fact.poly.terms}
        equal = [fact for _, fact in live if fact.equal and equalities.origin(state, fact) in DEFINING]
        self.defining = {m for fact in equal for m in fact.poly.terms}
        self.given = {m for _, fact in live if fact.rule in ("given", "rewrite") for m in fact.poly.terms}
        self.degrees = {number: max(map(len, fact.poly.terms), default=0) for number, fact in self.facts}
        self.highest = max(self.degrees.values())
        self.signs: dict[int, bool] = {}
        self.produced: dict[tuple[Monomial, int], None] = {}

    def of(self, candidates: Iterable[tuple[Monomial, int]], tier: int) -> Iterator[tuple[Monomial, int]]:
        """Those of this tier that none before had. candidates: all so far."""
        if tier == 3:
            for monomial, number in candidates:
                self.central.update((self._poly(number) * monomial_poly(monomial)).terms)
        if tier != 2:
            yield from self._aim(self.facts, self.central)
            yield from self._aim([(-1, self.negated)], self.defining | self.given)
            yield from self._aim(self.focus, self.defining)
        if tier >= 2:
            yield from self._aim(self.facts, self.defining)
            grown = {
                m for cofactor, number in self.produced for m in (self._poly(number) * monomial_poly(cofactor)).terms
            }
            yield from self._aim(self.facts, grown - self.central - self.defining)

    def _aim(
        self, chosen: Iterable[tuple[int, Fact]], wanted: Iterable[Monomial]
    ) -> Iterator[tuple[Monomial, int]]:  # fmt: skip
        cofactors = _cofactors(wanted)
        for number, fact in chosen:
            most = self.highest - self.degrees[number]
            for monomial in filter(None, fact.poly.terms):
                for cofactor in cofactors.get(monomial, ()):
                    if len(cofactor) > most or (cofactor, number) in self.produced:
                        continue
                    if not fact.equal and not all(map(self._sign, cofactor)):
                        continue
                    self.produced[cofactor, number] = None
                    yield cofactor, number
                    if len(self.produced) >= MOST_PRODUCTS:
                        return

    def _sign(self, number: int) -> bool:
        """Whether the atom is known not to be negative."""
        found = self.signs.get(number)
        if found is None:
            found = self.signs[number] = self.state.non_negative(number) is not None
        return found

    def _poly(self, number: int) -> Poly:
        return (self.negated if number == -1 else self.state.facts[number]).poly
