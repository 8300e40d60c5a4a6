"""The search for a proof that two byte ranges keep apart, guided by their digits: see `places`, which says what is split.

The digits are compared one after the other. Where they differ, the one range ends before the other begins, by one product
of facts; where they are equal, one is written as the other from there on, and the next are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ..language.constructors import negation
from ..language.terms import Term
from ..language.walking import conjuncts
from ..proof.closing import Node
from ..proof.facts import disjuncts
from ..proof.polynomials import Poly, atom, content
from . import equalities
from .places import Guides
from .saturation import Strategy
from .search import Search
from .search_state import SearchState

MOST_QUOTIENTS = 6
LAST_SPLITS = 6  # below the last digit


class Cascade(Search):
    """One attempt at one obligation by guides."""

    def __init__(
        self,
        assumptions: Sequence[Term],
        goal: Term,
        deadline: float,
        guides: Guides,
        steps: Sequence[Term] = (),
        bits: bool = False,
        plain: bool = False,
        bare: bool = False,
    ):
        strategy = Strategy(
            back=True, bits=bits, first=tuple(steps), plain=plain, apart=guides.about if plain else (), bare=bare
        )
        super().__init__(assumptions, goal, deadline, strategy, steps)
        self.guides = (*guides.equal, *guides.bounds)
        self.digits, self.bounds, self.chosen = guides.equal, guides.bounds, guides.chosen
        self.denied = frozenset(map(negation, conjuncts(guides.part)))
        self.about = frozenset(part for formula in guides.about for part in conjuncts(formula))
        self.comparing = True

    def _sign(self, state: SearchState) -> None:
        super()._sign(state)
        state.focus.update(number for number, fact in state.live() if fact.source in self.about)
        self._remainders(state, 0)

    def _case(self, parent: SearchState, assumed: Sequence[Term | Poly]) -> SearchState:
        state = super()._case(parent, assumed)
        self._remainders(state, len(parent.facts))
        return state

    def _remainders(self, state: SearchState, first: int) -> None:
        """What remainders and bits are, before an equality that says so has them forgotten."""
        for fact in state.facts[first:]:
            for number in sorted(fact.poly.atoms) if fact.equal else ():
                kind, _, arguments = state.atoms[number]
                if kind == "mod":
                    state.euclid(*arguments)
                elif kind == "band" and self.strategy.bits:
                    state.bit(number)

    def _prepare(self, state: SearchState) -> None:
        for bound in self.bounds:
            self._derive(state, state.poly(bound.args[1]) - state.poly(bound.args[0]), tiers=3)

    def _prove(self, node: Node, state: SearchState, goals: Sequence[Term], splits: int) -> bool:
        """Close the node: with several parts of the goal that hang on the same digits, these are compared once."""
        if len(goals) < 2 or self.chosen or not self.comparing or not self.denied.issuperset(map(negation, goals)):
            return super()._prove(node, state, goals, splits)
        return self._contradiction(state) or self._compare(node, state, state, list(self.digits), goals)

    def _refute(self, parent: SearchState, assumed: Sequence[Term | Poly], splits: int) -> Node | None:
        if not self.comparing or assumed[0] not in self.denied:
            return super()._refute(parent, assumed, splits)
        state = self._case(parent, assumed)
        node = Node(state)
        self._choose(state)
        return node if self._by_choices(node, state, parent, list(self.chosen)) else None

    def _by_choices(self, node: Node, state: SearchState, parent: SearchState, conditions: list[Term]) -> bool:
        """Close the node, with a case for what each of these conditions chooses."""
        while conditions:
            condition = conditions.pop(0)
            if state.decide(condition) is not None:
                continue
            for each in (condition, negation(condition)):
                half = self._case(state, [each])
                self._choose(half)
                node.cases.append(Node(half))
                if not self._by_choices(node.cases[-1], half, parent, list(conditions)):
                    node.cases = []
                    return False
            return True
        return self._compare(node, state, parent, list(self.digits))

    def _compare(
        self, node: Node, state: SearchState, parent: SearchState, digits: list[Term], goals: Sequence[Term] = ()
    ) -> bool:
        """Close the node, where the digits before are equal. goals: what is shown where all are, if not denied yet."""
        below_it = node.branches if goals else node.cases
        self._tighten(state)
        if self._contradiction(state, tiers=1):
            return True
        while digits:
            digit = digits.pop(0)
            self._read(state, digit)
            difference = state.poly(digit.args[0]) - state.poly(digit.args[1])
            if difference.constant is not None:
                if difference:
                    return self._contradiction(state)
                continue
            if difference.terms.get((), 0) % (content(difference) or 1):
                return self._ordered(below_it, state, *digit.args)
            apart, same = self._case(state, [negation(digit)]), self._case(state, [digit])
            differ, agree = Node(apart), Node(same)
            for half in disjuncts(negation(digit)):
                below = self._case(apart, [half])
                if not self._before(below, half.args[1] - half.args[0] - 1):
                    return False
                (differ.branches if goals else differ.cases).append(Node(below))
            below_it += [differ, agree]
            equalities.solve(same, False, self.solved, short=True)
            return self._compare(agree, same, state, digits, goals)
        self.comparing = False
        if goals:
            closed = super()._prove(node, state, goals, LAST_SPLITS)
        else:
            closed = self._finish(node, state, parent, LAST_SPLITS)
        self.comparing = True
        return closed

    def _read(self, state: SearchState, digit: Term) -> None:
        """With what is chosen in each of its two numbers."""
        if self.chosen:
            for side in digit.args:
                state.poly(side)
            self._choose(state)

    def _before(self, state: SearchState, room: Term) -> bool:
        """Contradict a case in which one digit is below the other. room: what is not negative there."""
        self._tighten(state)
        if self._contradiction(state, tiers=3):
            return True
        if self._monotone(state) and self._contradiction(state, tiers=2):
            return True
        state.define(room)  # with a name, so that it may be a factor
        return self._shown(state, state.poly(room), 1) and self._contradiction(state, tiers=3)

    def _monotone(self, state: SearchState) -> bool:
        """Quotients by one number are in the order of what is divided."""
        found = False
        central = [state.facts[number].poly for number in sorted(state.focus - state.stale)]
        mentioned = sorted(set().union(*(poly.atoms for poly in central)))
        quotients = [number for number in mentioned if state.atoms[number].kind == "div"]
        quotients.sort(key=lambda number: len(state.atoms.closure(number)))
        for one, other in permutations(quotients[:MOST_QUOTIENTS], 2):
            (x, d), (y, by) = state.atoms[one].arguments, state.atoms[other].arguments
            if d == by and self._shown(state, y - x, 2):
                found |= self._shown(state, atom(other) - atom(one), 1)
        return found

    def _shown(self, state: SearchState, target: Poly, tiers: int) -> bool:
        """Whether target >= 0 is a fact now; no sample says what holds in a case that no sample is in."""
        if state.holds(target) is None:
            shares = self.oracle.shares(state, target, tiers)
            if shares is None:
                return False
            state.combine(target, shares)
        return True

    def _ordered(self, below_it: list[Node], state: SearchState, d: Term, e: Term) -> bool:
        """Close what is below a node where the digits cannot be equal: there is no such integer."""
        for room in (d - e - 1, e - d):
            below = self._case(state, [state.poly(room)])
            if not self._before(below, room):
                return False
            below_it.append(Node(below))
        return True
