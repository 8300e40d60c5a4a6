"""What an obligation assumes, read from left to right: the variables' ranges, then one assumption after the other.

An assumption that has no value at a point must not make the point vanish: it is assumed only where it has one, and so
is all that comes after it. That it always has one is a condition of the goal, which fails there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .constructors import either, negation
from .definedness import defined
from .terms import Term, is_const, truth
from .walking import conjuncts, range_of


class Reading:
    """ranges, given: what may be assumed; each has a value at every point. needs: what must hold for all of them to be
    read, beside what the ranges and earlier assumptions make plain."""

    def __init__(self, variables: Sequence[Term], given: Sequence[Term]):
        """variables: each after those in its range."""
        self.needs: dict[Term, None] = {}
        self._facts: set[Term] = set()
        self.ranges: list[Term] = []
        for variable in variables:
            self._meaningful(bound for bound in variable.payload[1:] if bound is not None)
            self.ranges += [self._assumed(part) for part in range_of(variable) if part is not truth(True)]
        self.given: list[Term] = []
        for formula in given:
            self._meaningful([formula])
            self.given.append(self._assumed(formula))

    def _meaningful(self, terms: Iterable[Term]) -> None:
        for term in terms:
            needs = () if term.total else conjuncts(defined(term))
            self.needs.update((need, None) for need in needs if not self._plain(need))

    def _assumed(self, formula: Term) -> Term:
        if self.needs:
            return either(*map(negation, self.needs), formula)
        self._facts.update(conjuncts(formula))
        return formula

    def _plain(self, need: Term) -> bool:
        """Whether an assumption says so, word for word or with another constant below."""
        if need is truth(True) or need in self._facts:
            return True
        if need.op == "not" and need.args[0].op == "eq":  # a divisor is not 0
            term, least = need.args[0].args[0], 1
        elif need.op == "le" and is_const(need.args[0], 0):
            term, least = need.args[1], 0
        else:
            return False
        return any(_least(fact, term) >= least for fact in self._facts)


def _least(fact: Term, term: Term) -> int:
    """What the fact says that the term is at least; -1 where it says nothing of use."""
    if fact.op in ("le", "lt") and fact.args[1] is term and is_const(fact.args[0]):
        return fact.args[0].payload + (fact.op == "lt")
    if fact.op == "eq" and fact.args[0] is term and is_const(fact.args[1]):
        return fact.args[1].payload
    return -1
