"""How a state of the search is split into cases, and which splits are worth it.

A split below which every case is closed by something else would have to be done below every other as well: what closed the
first case without what was assumed there is tried in its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ..language.constructors import negation
from ..language.terms import Term
from ..language.walking import variables
from ..proof.closing import Node
from ..proof.facts import disjuncts
from ..proof.polynomials import Poly, atom
from . import equalities, needed
from .division import divisions, proposals
from .saturation import Saturation
from .search_state import SearchState


class Splitting(Saturation):
    """goal: what is to be shown. idle: alternatives of which one was closed without it, of this part of the goal."""

    goal: Term
    idle: set[Term]

    def _refute(self, parent: SearchState, assumed: Sequence[Term | Poly], splits: int) -> Node | None:
        """A closed proof tree below ``parent`` with the given case assumed, or None."""
        raise NotImplementedError

    def _split(self, node: Node, state: SearchState, ways: Iterable[list[list[Term | Poly]]], splits: int) -> bool:
        """Whether all cases of one of the ways are closed."""
        for cases in ways:
            node.cases = []
            if not cases:  # every part of a disjunction turned out false
                if self._contradiction(state):
                    return True
                continue
            for case in cases:
                child = self._refute(state, case, splits - 1)
                if child is None:
                    break
                if len(cases) > 1 and self._needless(node, state, child, case, splits):
                    self.idle.update(item for one in cases for item in one if isinstance(item, Term))
                    return True
                node.cases.append(child)
            else:
                return True
        return False

    def _needless(self, node: Node, state: SearchState, child: Node, case: Sequence[Term | Poly], splits: int) -> bool:
        """Whether what closed a case without what was assumed there closes the node, so that the others need no look."""
        # an equality rewrites what is used, which is written down nowhere
        assumed = [item for item in case if isinstance(item, Term) and item.op != "eq"]
        if not assumed or not needed.idle(child, assumed):
            return False
        before, cases = node.cases, [list(below.state.assumed) for below in child.cases]
        if not cases:
            closed = self._contradiction(state, tiers=3)
        else:
            closed = self._covers(state, cases) and self._split(node, state, [cases], splits)
        node.cases = node.cases if closed and cases else [] if closed else before
        return closed

    def _covers(self, state: SearchState, cases: Sequence[Sequence[Term | Poly]]) -> bool:
        """Whether one of the cases holds here, too, whatever else does."""
        items = [item for (item,) in cases]
        if len(items) == 2:
            first, second = items
            if isinstance(first, Poly) or isinstance(second, Poly):
                return isinstance(first, Poly) and isinstance(second, Poly) and second == -first - 1
            if second is negation(first):
                return True
        covered = {item for item in items if isinstance(item, Term)}
        return any(
            not covered.isdisjoint(parts) and all(part in covered or self._false(state, part) for part in parts)
            for parts in map(disjuncts, state.open)
        )

    def _undecided(self, state: SearchState) -> Term | None:
        """A condition that a conditional in some fact hangs on."""
        relevant: set[int] = set()
        for _, fact in state.live():
            relevant |= state.atoms.inside(fact.poly)
        for number in sorted(relevant & state.conditionals.keys()):
            for part in literals(state.conditionals[number].args[0]):
                if state.decide(part) is None:
                    return part
        return None

    def _last(self, state: SearchState) -> Term | None:
        """What is left of a disjunction of which all the rest is false."""
        if self.strategy.plain:
            return None
        for formula in state.open:
            left = [part for part in disjuncts(formula) if not self._false(state, part)]
            if len(left) == 1 and state.decide(left[0]) is None:
                return left[0]
        return None

    def _false(self, state: SearchState, part: Term) -> bool:
        """Whether a comparison is known to be false, where a fact that says a little more is one that says so."""
        known = state.decide(part)
        if known is not None or part.op not in ("le", "lt"):
            return known is False
        beyond = state.normal(state.poly(part.args[0]) - state.poly(part.args[1]) - (part.op == "le"))
        return any(state.known(beyond - more) is not None for more in (1, 2)) and self._derive(state, beyond, tiers=1)

    def _splits(self, state: SearchState) -> Iterator[list[list[Term | Poly]]]:
        """Ways to split, most promising first; each is exhaustive."""
        # what speaks of the goal's variables alone first: below any other split it would have to be split again
        latest_first = list(reversed(state.open))
        if self.strategy.plain:  # but for what says that two things are not the same: two threads, as a rule
            latest_first = [one for one in latest_first if all(part.op == "not" for part in disjuncts(one))]
        for formula in sorted(latest_first, key=self._strays):
            parts = disjuncts(formula)
            if any(state.decide(part) is True for part in parts):
                continue
            left = [part for part in parts if state.decide(part) is None]
            yield [[part] for part in left]
            if left:
                break  # below the case of it that was not closed every other one was split as well
        for apart in _digits_apart(state):
            if state.known(apart - 1) is None and state.known(-apart) is None:
                yield [[apart - 1], [-apart]]
        for digit, least in equalities.settle_digits(state, self._derive):
            yield [[least - digit], [digit - least - 1]]
        for x, d in divisions(state, *(fact.poly for _, fact in state.live())):
            q = state.normal(atom(state.atoms.number("div", None, (x, d))))
            single = q.single
            if single is None or len(single[0]) != 1 or state.atoms[single[0][0]].kind != "div":
                continue
            for whole, rest in proposals(state, x, d, self.strategy.rules):
                if whole.constant is None and state.holds(rest) is not None:
                    beyond = rest - d
                    if state.known(beyond) is None and state.known(-beyond - 1) is None:
                        yield [[beyond], [-beyond - 1]]
        central = sorted(state.focus - state.stale) or [number for number, _ in state.live()]
        for x, d in divisions(state, *(state.facts[number].poly for number in central)):
            if d.constant == 2:
                odd = state.normal(atom(state.atoms.number("mod", None, (x, d)))) - 1
                if odd.constant is None and state.known(odd) is None and state.known(-odd - 1) is None:
                    yield [[odd], [-odd - 1]]

    def _strays(self, formula: Term) -> tuple[bool, bool]:
        """Whether a case of it was closed by something else; whether it speaks of a variable of which the goal does not."""
        return not self.idle.isdisjoint(disjuncts(formula)), not self._own.issuperset(variables(formula))

    @cached_property
    def _own(self) -> set[Term]:
        """The variables of which the goal speaks."""
        return set(variables(self.goal))


def _digits_apart(state: SearchState) -> Iterator[Poly]:
    """What the digit of one variable is above the same digit of another one, and the other way round: two lanes that
    meet are told apart by the first digit in which they differ."""
    digits = [
        (arguments, atom(number))
        for number, (kind, _, arguments) in enumerate(state.atoms.known)
        if kind == "mod" and state.known(atom(number)) is not None and _variable(state, arguments[0])
    ]
    for (x, d), first in digits:
        for (y, other), second in digits:
            if other == d and y != x:
                yield state.normal(first - second)


def _variable(state: SearchState, poly: Poly) -> bool:
    single = poly.single
    return single is not None and len(single[0]) == 1 and single[1] == 1 and state.atoms[single[0][0]].kind == "var"


def literals(condition: Term) -> list[Term]:
    if condition.op in ("and", "or"):
        return [literal for part in condition.args for literal in literals(part)]
    return [condition]
