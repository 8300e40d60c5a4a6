"""The search of the integer engine for a proof tree: unbounded parameters, products, division by symbolic values.

Search (untrusted) over the rules of `kernel` (trusted). After `saturation` the negated goal is refuted by linear
arithmetic over monomials; where that fails, the state is split on an undecided condition, a disjunction, or a carry.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from ..language.constructors import negation
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, variables
from ..proof.closing import Node
from ..proof.polynomials import Poly
from . import equalities
from .samples import Samples
from .sampling import rows, some
from .saturation import Strategy
from .search_state import SearchState
from .splitting import Splitting, literals

MOST_SPLITS = 16
PROBED = frozenset({"div", "mod", "shl", "shr", "xor", "band", "bor"})


class Search(Splitting):
    """One attempt at one obligation. guides: formulas that are read, and whose parts are looked into, beside the goal."""

    guides: Sequence[Term] = ()

    def __init__(
        self,
        assumptions: Sequence[Term],
        goal: Term,
        deadline: float,
        strategy: Strategy | None = None,
        steps: Sequence[Term] = (),
    ):
        """steps: equalities that were proved and may be assumed as well."""
        self.assumptions, self.goal, self.steps = assumptions, goal, steps
        self.idle = set()
        plain = strategy is not None and strategy.plain
        known = [*(own for own in assumptions if not has_alternatives(own)), *steps] if plain else assumptions
        samples = self._drawn(known)
        ends = [end for variable in variables(*assumptions, goal) for end in variable.payload[1:]]
        finite = all(end is not None for end in ends)
        super().__init__(deadline, strategy or Strategy(), steps, samples, finite)

    def _drawn(self, assumptions: Sequence[Term]) -> Samples | None:
        drawn = some(assumptions, [self.goal])
        return Samples(drawn, rows(drawn)) if rows(drawn) else None

    def run(self) -> Node | None:
        """The proof, or None when the search is exhausted. Raises OutOfTime."""
        state = self._begun()
        first = set(self.strategy.first)
        for formula in self.steps:
            before = len(state.facts)
            state.assume(formula)
            if formula in first:
                equalities.solve(state, self.waiting, self.solved)
            elif not self.waiting:
                equalities.solve_proved(state, before)
        probe = [node for node in postorder(self.goal, *self.guides) if node.op in PROBED]
        polys = [state.poly(node) for node in probe]
        self._choose(state)
        self._saturate(state, polys)
        self.waiting = False
        self._prepare(state)
        root = Node(state)
        return root if self._prove(root, state, conjuncts(self.goal), MOST_SPLITS) else None

    def _begun(self) -> SearchState:
        """The assumptions, and what equalities among them say."""
        state = SearchState()
        state.rows = state.guide = np.ones(self.samples.size, bool) if self.samples else None
        state.names = _divisors(*self.assumptions, self.goal)
        for formula in self.assumptions:
            state.assume(formula)
        self._divide(state)
        self._sign(state)
        equalities.solve(state, self.waiting, self.solved)
        return state

    def _divide(self, state: SearchState) -> None:
        """d >= 1 for what a remainder is said to be by d: an equality has it forgotten, and with that what it is one of."""
        for fact in list(state.facts):
            for kind, _, arguments in (state.atoms[number] for number in sorted(fact.poly.atoms) if fact.equal):
                if kind == "mod" and arguments[1].constant is None:
                    self._derive(state, arguments[1] - 1, 2)

    def _prepare(self, state: SearchState) -> None:
        """What else is to be known before the goal is refuted."""

    def _sign(self, state: SearchState) -> None:
        """v >= 0 as a fact for each variable whose range begins further up: products are made with such facts."""
        for variable in variables(*self.assumptions, self.goal):
            poly, least = state.poly(variable), variable.least
            if least is None:
                _ = self._derive(state, poly - 1, 2) or self._derive(state, poly, 2)
            if least is None or least < 0 or state.known(poly) is not None or state.known(poly - 1) is not None:
                continue
            shares = self.oracle.shares(state, poly, 1)
            if shares is not None:
                state.combine(poly, shares)

    def _prove(self, node: Node, state: SearchState, goals: Sequence[Term], splits: int) -> bool:
        """Close the node: a condition that several parts hang on splits first, then each part is refuted."""
        self._choose(state)
        if self._contradiction(state):
            return True
        condition = self._shared_condition(state, goals) if splits else None
        if condition is not None:
            for case in (condition, negation(condition)):
                below = self._case(state, [case])
                node.branches.append(Node(below))
                if not self._prove(node.branches[-1], below, goals, splits - 1):
                    return False
            return True
        for goal in goals:
            self.idle = set()
            case = self._refute(state, [negation(goal)], splits)
            if case is None:
                return False
            node.cases.append(case)
            if goal.op in ("le", "lt", "eq"):
                before = len(state.facts)
                state.admit(goal)
                if self.strategy.steps:
                    equalities.solve_proved(state, before)
        return True

    def _shared_condition(self, state: SearchState, goals: Sequence[Term]) -> Term | None:
        """An undecided comparison that conditionals in two parts of the goal hang on (a carry, as a rule)."""
        seen: set[Term] = set()
        for goal in goals:
            found: dict[Term, None] = {}
            for side in postorder(goal):
                if side.op in ("eq", "le", "lt") and goal.op in ("eq", "le", "lt", "and", "or"):
                    for argument in side.args:
                        found |= dict.fromkeys(self._conditions(state, state.poly(argument)))
            shared = [condition for condition in found if condition in seen]
            if shared:
                return min(shared, key=lambda condition: sum(1 for _ in postorder(condition)))
            seen |= found.keys()
        return None

    def _conditions(self, state: SearchState, poly: Poly) -> list[Term]:
        inside = sorted(state.atoms.inside(poly) & state.conditionals.keys())
        conditions = [state.conditionals[number].args[0] for number in inside]
        return [c for c in conditions if len(literals(c)) == 1 and state.decide(c) is None]

    # -- splitting -------------------------------------------------------------------------------------------

    def _refute(self, parent: SearchState, assumed: Sequence[Term | Poly], splits: int) -> Node | None:
        """A closed proof tree below ``parent`` with the given case assumed, or None."""
        state = self._case(parent, assumed)
        node = Node(state)
        self._choose(state)
        return node if self._finish(node, state, parent, splits) else None

    def _finish(self, node: Node, state: SearchState, parent: SearchState, splits: int) -> bool:
        """Find the cases below the node, whose state is ``state``, a case of ``parent``'s."""
        if self._contradiction(state, tiers=1):
            return True
        if (last := self._last(state)) is not None:
            return self._settled(node, state, last, splits)
        condition = self._undecided(state)
        if condition is not None and splits:
            ways: Iterable[list[list[Term | Poly]]] = [[[condition], [negation(condition)]]]
        elif len(state.facts) == len(parent.facts) and len(state.open) > len(parent.open) and splits:
            ways = self._splits(state)  # nothing but a disjunction is new
        else:
            if self._contradiction(state, tiers=3):
                return True
            before = len(state.facts)
            self._saturate(state, [] if self.strategy.near else [fact.poly for _, fact in state.live()])
            if len(state.facts) > before and self._contradiction(state, tiers=3):
                return True
            if (last := self._last(state)) is not None:  # as what it found rewrites them
                return self._settled(node, state, last, splits)
            ways = self._splits(state) if splits else ()
        if self._split(node, state, ways, splits):
            return True
        node.cases = []
        return condition is None and self._contradiction(state)

    def _settled(self, node: Node, state: SearchState, last: Term, splits: int) -> bool:
        """Go on with what is left of a disjunction: no split, it holds in every case."""
        case = self._refute(state, [last], splits)
        node.cases = [] if case is None else [case]
        return case is not None

    def _case(self, parent: SearchState, assumed: Sequence[Term | Poly]) -> SearchState:
        """A new state below ``parent`` with the case assumed, and the samples that satisfy it."""
        self._check_time()
        state = SearchState(parent)
        before = len(state.facts)
        for item in assumed:
            if isinstance(item, Poly):
                state.assume_poly(item)
            else:
                state.assume(item)
        state.focus.update(range(before, len(state.facts)))
        if self.samples is not None:
            state.rows = self.samples.allowed(list(assumed), parent.rows, parent)
            state.guide = parent.guide
            if parent.guide is parent.rows and np.any(state.rows):
                state.guide = state.rows
            for item in assumed if state.guide is not state.rows else ():
                # a part that no sample satisfies, as of a goal that holds, guides nothing
                for part in conjuncts(item) if isinstance(item, Term) else (item,):
                    guide = self.samples.allowed([part], state.guide, parent)
                    state.guide = guide if np.any(guide) else state.guide
        for item in assumed:
            if isinstance(item, Term):
                equalities.settle_compared(state, item, self._derive)
        return state


def _divisors(*formulas: Term) -> frozenset[Term]:
    """The sums and named terms that something is divided by: alone, times another one, as a branch of a conditional."""
    waiting = [node.args[1] for node in postorder(*formulas) if node.op in ("div", "mod")]
    found: set[Term] = set()
    while waiting:
        divisor = waiting.pop()
        if divisor.op in ("add", "named"):
            found.add(divisor)
        elif divisor.op == "ite":
            waiting += divisor.args[1:]
        elif divisor.op == "mul" and sum(factor.op != "const" for factor in divisor.args) > 1:
            waiting += divisor.args
    return frozenset(found)


def has_alternatives(formula: Term) -> bool:
    """Whether it is a disjunction, or "not equal", which is one."""
    return formula.op in ("or", "not")


def strays(assumptions: Sequence[Term], goal: Term) -> bool:
    """Whether the assumptions divide more than once what the goal does not divide."""
    own = set(postorder(goal))
    return sum(node.op in ("div", "mod") and node not in own for node in postorder(*assumptions)) > 1
