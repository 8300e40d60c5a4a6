"""Comparisons of sums of products, shown by what is known of their factors: ``x + n*y < n*m`` where x < n and y < m.

What is asked about is taken to be false. Each of its products is met by what a fact says of a factor, as often as the
others are: ``n*y`` by n times ``y <= m - 1``; so are the products that this brings. Which of these add up to a
contradiction is for the simplex to say. Untrusted: the rule that they are used by adds them up again.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import combinations, islice

from ..base.clock import now
from ..language.constructors import negation
from ..language.terms import Term
from ..proof.closing import Node
from ..proof.facts import Share
from ..proof.polynomials import Monomial, Poly, constant
from ..proof.rules import State
from .monomials import quotient
from .simplex import GaveUp, Tableau

MOST_ROWS, AT_A_TIME = 96, 32  # products of facts
MOST_FACTORS = 4  # of a product
SECONDS = 0.1  # for the simplex


def closed(state: State, counts: Callable[[int], bool], part: Term, margin: Poly) -> Node | None:
    """The case that the part is false, which is that the margin is negative, contradicted; None where that is not found.
    counts: whether an atom is known not to be negative, as a fact."""
    tableau, rows, weights = Tableau(now() + SECONDS), list[tuple[Monomial, int]](), None
    tableau.add((-margin - 1).terms, False)
    found = _rows(state, counts, -margin - 1)
    with suppress(GaveUp):
        while weights is None and (more := list(islice(found, AT_A_TIME))):
            for factors, number, poly in more:
                rows.append((factors, number))
                tableau.add(poly.terms, state.facts[number].equal)
            weights = tableau.weights()
    if weights is None:
        return None
    begun = denied(state, part, margin)
    if begun is None:
        return None
    case, false = begun
    used = [((), false), *rows]
    case.combine(constant(-1), [Share(weight, *used[row]) for row, weight in sorted(weights.items())])
    return Node(case)


def denied(state: State, part: Term, margin: Poly) -> tuple[State, int] | None:
    """The case that the part is false, and the fact there that its margin is negative; None where that is not said."""
    case = State(state)
    case.assume(negation(part))
    false = case.known(-margin - 1)
    return None if false is None else (case, false)


def _rows(state: State, counts: Callable[[int], bool], asked: Poly) -> Iterator[tuple[Monomial, int, Poly]]:
    """(factors, number of a fact, their product), of facts that take something off a product with these factors."""
    taking = defaultdict[tuple[Monomial, bool], list[int]](list)
    for number in _strongest(state):
        fact = state.facts[number]
        for monomial, size in fact.poly.terms.items():
            taking[monomial, size < 0].append(number)
            if fact.equal:
                taking[monomial, size > 0].append(number)
    known = {monomial for monomial, _ in taking} | asked.terms.keys()
    rows, seen = set[tuple[Monomial, int]](), set[tuple[Monomial, bool]]()
    waiting = deque((monomial, size > 0) for monomial, size in asked.terms.items() if monomial)
    while waiting:
        product, positive = waiting.popleft()
        if (product, positive) in seen:
            continue
        seen.add((product, positive))
        for part, factors in _divided(product):
            counted: bool | None = None
            for number in taking.get((part, positive), ()):
                fact = state.facts[number]
                if (factors, number) in rows:
                    continue
                own = {tuple(sorted(factors + monomial)): size for monomial, size in fact.poly.terms.items()}
                if not part and not own.keys() <= known:  # a larger product, of which nothing is known
                    continue
                if max(map(len, own)) > MOST_FACTORS:
                    continue
                if not fact.equal:
                    counted = all(map(counts, factors)) if counted is None else counted
                    if not counted:
                        continue
                if len(rows) == MOST_ROWS:
                    return
                rows.add((factors, number))
                yield factors, number, Poly(own)
                turned = (own[product] > 0) == positive  # an equation, taken the other way round
                waiting += [(other, (size > 0) != turned) for other, size in own.items() if other and other != product]


def _strongest(state: State) -> list[int]:
    """The facts without those of which another one says more: that the same sum is at least a larger number."""
    found = dict[tuple[bool, frozenset[tuple[Monomial, int]]], int]()
    for number, fact in enumerate(state.facts):
        if number not in state.stale:
            key = fact.equal, frozenset(item for item in fact.poly.terms.items() if item[0])
            known = found.setdefault(key, number)
            if fact.poly.terms.get((), 0) < state.facts[known].poly.terms.get((), 0):
                found[key] = number
    return list(found.values())


def _divided(product: Monomial) -> Iterator[tuple[Monomial, Monomial]]:
    """Each part of the product, the largest first, with its other factors."""
    for size in range(len(product), -1, -1):
        for part in dict.fromkeys(combinations(product, size)):
            rest = quotient(product, part)
            if rest is not None:
                yield part, rest
