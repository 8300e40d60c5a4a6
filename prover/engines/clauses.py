"""A search that takes only some of the assumptions apart, like clauses: the one with the fewest alternatives left first,
and never two ways. Untrusted, as all searches.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..language.constructors import negation
from ..language.terms import BOOL, Term
from ..language.walking import postorder
from ..proof.closing import Node
from ..proof.facts import disjuncts
from .saturation import Strategy
from .search import Search
from .search_state import SearchState


class Clauses(Search):
    """One attempt at one obligation. core: the assumptions, or steps, that are taken apart, with what stands in their
    parts; first: the one that is before all others."""

    def __init__(
        self, assumptions: Sequence[Term], goal: Term, deadline: float, core: Collection[Term],
        steps: Sequence[Term] = (), first: Term | None = None,
    ):  # fmt: skip
        super().__init__(assumptions, goal, deadline, Strategy(), steps)
        self.first = first
        self.strategy = Strategy(plain=True)  # below the cases of the core; samples keep all that is assumed
        inner = [part for part in postorder(*core, negation(goal)) if part.sort == BOOL]
        self.core = {*inner, *map(negation, inner)}

    def _last(self, state: SearchState) -> Term | None:
        return None  # it is the disjunction with the fewest alternatives

    def _finish(self, node: Node, state: SearchState, parent: SearchState, splits: int) -> bool:
        if self._contradiction(state, tiers=1):
            return True
        cases = self._of_first(state)
        if cases is None:
            condition = self._undecided(state)
            cases = [condition, negation(condition)] if condition is not None else self._fewest(state)
        if cases is None:
            return super()._finish(node, state, parent, splits)
        if not cases or not splits:
            return self._contradiction(state, tiers=3)
        for case in cases:
            below = self._refute(state, [case], splits - (len(cases) > 1))
            if below is None:
                node.cases = []
                return False
            node.cases.append(below)
        return True

    def _of_first(self, state: SearchState) -> list[Term] | None:
        """What is left of the first one; None where one of its parts is known to hold."""
        parts = disjuncts(self.first) if self.first is not None else []
        known = {part: state.decide(part) for part in parts}
        return None if not parts or True in known.values() else [part for part in parts if known[part] is None]

    def _fewest(self, state: SearchState) -> list[Term] | None:
        """What is left of the disjunction with the fewest alternatives; None where none is open."""
        found: list[Term] | None = None
        for formula in state.open:
            parts = disjuncts(formula)
            if formula not in self.core or any(state.decide(part) is True for part in parts):
                continue
            left = [part for part in parts if not self._false(state, part)]
            if found is None or len(left) < len(found):
                found = left
            if len(left) < 2:
                break
        return found
