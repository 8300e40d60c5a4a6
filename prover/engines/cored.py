"""A proof of what a solver said, out of the few assumptions that it needed: only these are taken apart.

Of hundreds of assumptions with alternatives (what tables hold, at each pair of elements) the search of `integer` has no
reason to choose any. A solver's unsatisfiable core has a dozen of them; taken apart like clauses, the one with the fewest
alternatives left first and never two ways, they need no more than a small tree. Untrusted, as all searches.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..language.constructors import negation
from ..language.obligations import Holds, Obligation
from ..language.terms import Term
from ..language.walking import substitute
from ..proof.closing import Node, Proof, check_proof
from ..proof.errors import Refused, RuleError
from ..proof.facts import disjuncts
from ..proof.multiples import prepared
from . import integer
from .outcome import Outcome, unknown
from .saturation import OutOfTime, Strategy
from .search import Search
from .search_state import SearchState
from .writing import certificate


class Cored(Search):
    """One attempt at one obligation. core: the assumptions that are taken apart."""

    def __init__(self, assumptions: Sequence[Term], goal: Term, deadline: float, core: Collection[Term]):
        super().__init__(assumptions, goal, deadline, Strategy())
        self.strategy = Strategy(plain=True)  # below the cases of the core; samples keep all that is assumed
        self.core = {*core, negation(goal)}

    def _last(self, state: SearchState) -> Term | None:
        return None  # it is the disjunction with the fewest alternatives

    def _finish(self, node: Node, state: SearchState, parent: SearchState, splits: int) -> bool:
        if self._contradiction(state, tiers=1):
            return True
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


def explained(obligation: Obligation, core: Collection[Term], deadline: float) -> Outcome:
    """A proof by cases of these assumptions, or unknown."""
    assert isinstance(obligation.goal, Holds)
    assumptions, goal, multiples = prepared(obligation.assumptions, obligation.goal.formula)
    try:
        root = Cored(assumptions, goal, deadline, substitute(multiples, *core)).run()
        if root is None:
            return unknown(integer.NAME, "no proof by cases of what the solver needed")
        proof = Proof(assumptions, goal, [(goal, root)])
        check_proof(proof)
        tree, rebuilt = certificate(proof)
    except OutOfTime:
        return unknown(integer.NAME, "out of time")
    except (Refused, RuleError) as error:
        return unknown(integer.NAME, f"gave up: {error}")
    return integer.outcome(obligation, proof, tree, multiples, rebuilt)
