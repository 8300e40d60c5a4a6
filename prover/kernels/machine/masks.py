"""Bounds of masked addresses: `where(mask, address, far away)` taken apart, and rows*stride compared with what it means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...engines.simplifying.algebra import Algebra
from ...engines.simplifying.ranges import without
from ...language.constructors import add, both, either, negation
from ...language.idioms import implies
from ...language.parts import factors, split, summands
from ...language.terms import Term

MOST_MASKS = 4
MOST_FACTORS = 2


def by_mask(term: Term, formula: Callable[[Term], Term], masks: int = MOST_MASKS) -> Term:
    """formula(term), with the conditionals among the term's summands decided one way and the other."""
    parts = list(summands(term))
    chosen = next((number for number, part in enumerate(parts) if split(part)[1].op == "ite"), None)
    if chosen is None or not masks:
        return formula(term)
    factor, choice = split(parts.pop(chosen))
    condition, *arms = choice.args
    rest = add(*parts)
    sides = (
        implies(decided, by_mask(rest + arm * factor, formula, masks - 1))
        for decided, arm in zip((condition, negation(condition)), arms, strict=True)
    )
    return both(*sides)


def eased(inequality: Term, algebra: Algebra) -> Term:
    """A <= B, in words that a prover without products understands: B - A = s*a + b with s >= 0 is not negative where
    a and b are not, so `a >= 0 and b >= 0` is added as another way to hold, for every factor s that takes part.

    algebra: one that multiplies products of sums out. The formula is equivalent to the inequality.
    """
    left, right = inequality.args
    room = summands(algebra.add(algebra.simplify(right), algebra.scaled(algebra.simplify(left), -1)))
    counts = Counter(factor for part in room for factor in set(_factors(part)) if algebra.interval(factor)[0] >= 0)
    ways = [inequality]
    for factor, count in counts.most_common(MOST_FACTORS):
        if count < 2:
            break
        own = [part for part in room if any(f is factor for f in _factors(part))]
        rest = [part for part in room if not any(f is factor for f in _factors(part))]
        quotient = algebra.add(*(without(part, factor) for part in own))
        ways.append(both(quotient >= 0, algebra.add(*rest) >= 0))
    return either(*ways)


def _factors(part: Term) -> tuple[Term, ...]:
    """The factors of a summand that are not constant."""
    term = split(part)[1]
    return () if term.op == "const" else factors(term)
