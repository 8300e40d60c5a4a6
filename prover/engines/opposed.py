"""A few assumptions that contradict each other, seen in their ends alone: 2 <= n beside n <= 1, or t < n <= 1, 0 <= t,
u < n, 0 <= u and t != u. What they are to imply is proved from these few, before anything is drawn. Untrusted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from ..language.terms import Term
from ..language.walking import conjuncts
from ..proof.closing import Proof
from ..proof.errors import RuleError
from ..proof.polynomials import Monomial, Poly
from .forms import Known, Why
from .samples import Samples
from .saturation import OutOfTime
from .search import Search
from .search_state import SearchState

ROUNDS = 3  # in which an end says something of the next one
MOST = 12  # assumptions that are few

Ends = dict[tuple[Monomial, int], tuple[int, Why]]  # (what, side) -> (what side * it is at least, why)


def contradicted(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """A proof from a few of the assumptions that anything follows, which asks for nothing of the goal."""
    with suppress(OutOfTime, RuleError):  # also of products that are not multiplied out
        few = opposed(assumptions)
        own = [formula for formula in assumptions if formula in few]
        root = _Few(own, goal, deadline).run() if own else None
        if root is not None:
            return Proof(own, goal, [(goal, root)])
    return None


def opposed(assumptions: Sequence[Term]) -> Why:
    """Some of the assumptions that contradict each other; none where that is not seen."""
    known = Known()
    for formula in assumptions:
        for part in conjuncts(formula):
            if part.op != "or":
                known.add(part, frozenset([formula]))
    for (form, side), (number, why) in known.ends.items():
        other, more = known.ends.get((form, -side), (None, why))
        if side == 1 and other is not None and number + other >= 0:
            left = Why() if number + other else known.never.get((form, number))  # one number, which it may not be
            if left is not None:
                return _if_few(why | more | left)
    return _if_few(_beyond(known))


def _beyond(known: Known) -> Why:
    """Where the ends of what a sum is made of leave it less room than is said of the sum."""
    ends: Ends = {}
    sums = [(_scaled(form, side), number, why) for (form, side), (number, why) in known.ends.items()]
    for _ in range(ROUNDS):
        before = len(ends), sum(end for end, _ in ends.values())
        for terms, number, why in sums:
            found = _narrowed(ends, terms, number, why)
            if found:
                return found
        if (len(ends), sum(end for end, _ in ends.values())) == before:
            break
    for (form, number), why in known.never.items():
        fixed = _fixed(ends, form)
        if fixed is not None and fixed[0] == number:
            return why | fixed[1]
    return frozenset()


def _scaled(form: Poly, side: int) -> list[tuple[Monomial, int]]:
    return [(monomial, side * factor) for monomial, factor in form.terms.items()]


def _narrowed(ends: Ends, terms: list[tuple[Monomial, int]], number: int, why: Why) -> Why:
    """Notes what ``the sum of these >= number`` says of the ends of each; where they leave no room, why."""
    most = [(factor, ends.get((monomial, -1 if factor > 0 else 1))) for monomial, factor in terms]
    open_ends = [place for place, (_, end) in enumerate(most) if end is None]
    if len(open_ends) > 1:
        return frozenset()
    room = sum(-abs(factor) * end[0] for factor, end in most if end is not None) - number
    if not open_ends and room < 0:
        return why.union(*(end[1] for _, end in most if end is not None))
    for place in open_ends or range(len(terms)):
        monomial, factor = terms[place]
        own = most[place][1]
        left = room if own is None else room + abs(factor) * own[0]  # what the others are at most, beyond the number
        end, key = -(left // abs(factor)), (monomial, 1 if factor > 0 else -1)
        if key not in ends or end > ends[key][0]:
            ends[key] = end, why.union(*(other[1] for at, (_, other) in enumerate(most) if other and at != place))
    return frozenset()


def _fixed(ends: Ends, form: Poly) -> tuple[int, Why] | None:
    """(the one number that a sum may be, why)."""
    value, reasons = 0, Why()
    for monomial, factor in form.terms.items():
        low, high = (ends.get((monomial, side)) for side in (1, -1))
        if low is None or high is None or low[0] != -high[0]:
            return None
        value, reasons = value + factor * low[0], reasons | low[1] | high[1]
    return value, reasons


def _if_few(why: Why) -> Why:
    return why if len(why) <= MOST else frozenset()


class _Few(Search):
    """Of assumptions that no sample satisfies."""

    def _drawn(self, assumptions: Sequence[Term]) -> Samples | None:
        return None

    def _prepare(self, state: SearchState) -> None:
        """What is said to be different is not, in either direction."""
        for one, other in _different(self.assumptions):
            for more, less in ((one, other), (other, one)):
                self._derive(state, state.poly(more) - state.poly(less), 1)


def _different(assumptions: Sequence[Term]) -> Iterator[tuple[Term, ...]]:
    for formula in assumptions:
        for part in conjuncts(formula):
            if part.op == "not" and part.args[0].op == "eq":
                yield part.args[0].args
