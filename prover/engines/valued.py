"""A proof by the few values that exponents of powers of two have: shifts by numbers are products and quotients by numbers.

What a loop carries that is doubled or halved has a power of two in it whose exponent is the number of an iteration, of
which there are no more than a number has bits. Untrusted, as all searches.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..language.constructors import negation
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, variables
from ..proof.closing import Node
from ..proof.facts import disjuncts
from ..proof.polynomials import Poly
from . import equalities
from .packing import lone_powers
from .saturation import Strategy
from .search import PROBED, Search
from .search_state import SearchState

MOST_VALUES = 64  # of an exponent
MOST_EXPONENTS = 2
SPLITS = 8  # below numbers for all exponents

Exponent = tuple[Term, int, int]


def exponents(*formulas: Term) -> list[Exponent]:
    """(variable, the least value, the end) of those of which 2^x is spoken, each with few values; none where there are
    others, or too many."""
    found: dict[Term, tuple[int, int]] = {}
    for node in postorder(*formulas):
        if node.op in ("shl", "shr") and node.args[1].op != "const":
            for variable in variables(node.args[1]):
                low, high = variable.payload[1:]
                if low is None or high is None or low.op != "const" or high.op != "const":
                    return []
                found[variable] = low.payload, high.payload
    few = all(high - low <= MOST_VALUES for low, high in found.values())
    return [(v, *ends) for v, ends in found.items()] if few and len(found) <= MOST_EXPONENTS else []


def powers(formulas: Sequence[Term]) -> list[Term]:
    """Variables x of which x & (x - 1) is said to be 0."""
    found = dict.fromkeys(
        x
        for formula in formulas
        if formula.op == "eq"
        for side in formula.args
        if side.op == "band"
        for x, less in (side.args, side.args[::-1])
        if x.op == "var" and less is x - 1
    )
    return list(found)


def quotients(goal: Term) -> tuple[Term, ...]:
    """What is divided by powers of two there, by no number: all that most goals ask of these is that they are not 0."""
    by = (node for node in postorder(goal) if node.op == "div" and node.args[1].op != "const")
    return tuple(node for node in by if any(part.op == "shl" for part in postorder(node.args[1])))


class Valued(Search):
    """One attempt at one obligation. numbers: as `exponents` gives them."""

    def __init__(self, assumptions: Sequence[Term], goal: Term, deadline: float, numbers: Sequence[Exponent]):
        super().__init__(assumptions, goal, deadline, Strategy())
        self.numbers, self.powers = numbers, powers(assumptions)
        self.probe = [node for node in postorder(goal) if node.op in PROBED]

    def run(self) -> Node | None:
        """The proof, or None when the search is exhausted. Raises OutOfTime."""
        state = self._begun()
        root = Node(state)
        return root if self._by_values(root, 0) else None

    def _by_values(self, node: Node, at: int) -> bool:
        """Close the node, in which the exponents before this one are numbers."""
        if at >= len(self.numbers):
            return self._by_powers(node, at - len(self.numbers))
        variable, low, high = self.numbers[at]
        for value in range(low, high):
            equal, other = (self._branch(node, part) for part in (variable == value, negation(variable == value)))
            below = self._settled_below(equal)
            if below is not None and not self._by_values(below, at + 1):
                return False
            if self._of(other).decide(variable < value) is not False:
                return False
            node = self._branch(other, value < variable)
            if self._contradiction(self._of(node)):
                return True
        return False

    def _by_powers(self, node: Node, at: int) -> bool:
        """Close the node, in which all exponents, and the powers of two before this one, are numbers."""
        if at == len(self.powers):
            self._saturate(self._of(node), [node.state.poly(term) for term in self.probe])
            return self._prove(node, self._of(node), conjuncts(self.goal), SPLITS)
        x = self.powers[at]
        if self._of(node).normal(node.state.poly(x)).constant is not None:
            return self._by_powers(node, at + 1)
        for exponent in range(MOST_VALUES):
            inside, node = (self._branch(node, part) for part in (x < 2 << exponent, 2 << exponent <= x))
            self._lone(self._of(inside), 1 << exponent)
            below = self._settled_below(inside)
            if below is not None and not self._by_powers(below, at + 1):
                return False
            if self._contradiction(self._of(node)):
                return True
        return False

    def _settled_below(self, node: Node) -> Node | None:
        """The node with all that is left of disjunctions of which the rest is false; None where nothing is possible."""
        for _ in range(2):
            while (left := self._left(self._of(node))) is not None:
                closed, cases = True, [self._branch(node, part) for part in left]
                for case in cases:
                    if not self._contradiction(self._of(case), tiers=1):
                        node, closed = case, False
                if closed:
                    return None
            state = self._of(node)
            different = [part.args[0] for part in state.open if part.op == "not"]  # which may be so in one way only
            self._saturate(state, [state.poly(side) for equation in different for side in equation.args])
            self._lone(state)
            if self._contradiction(self._of(node)):
                return None
        return node

    def _left(self, state: SearchState) -> list[Term] | None:
        """The parts of a disjunction of which no more than one is possible, but those that are known to be false."""
        for formula in state.open:
            parts = disjuncts(formula)
            if any(state.decide(part) is True for part in parts):
                continue
            left = [part for part in parts if not self._false(state, part)]
            if left and sum(not self._never(state, part) for part in left) <= 1:
                return left
        return None

    @staticmethod
    def _never(state: SearchState, part: Term) -> bool:
        """Whether an equation is one of different numbers."""
        if part.op != "eq":
            return False
        return bool(state.normal(state.poly(part.args[0]) - state.poly(part.args[1])).constant)

    @staticmethod
    def _of(node: Node) -> SearchState:
        assert isinstance(node.state, SearchState)
        return node.state

    def _branch(self, node: Node, formula: Term) -> Node:
        below = Node(self._case(self._of(node), [formula]))
        equalities.solve(self._of(below), self.waiting, self.solved)
        node.branches.append(below)
        return below

    def _lone(self, state: SearchState, *powers: int) -> None:
        """x, where x & (x - 1) is 0, as the power of two that it is; powers: that it may be."""
        for number, (kind, _, arguments) in enumerate(list(state.atoms.known)):
            if kind != "band" or (arguments[0] - arguments[1]).constant not in (1, -1):
                continue
            larger = arguments[(arguments[0] - arguments[1]).constant == -1]
            x = larger.single
            if x is None or len(x[0]) != 1 or x[1] != 1 or x[0][0] in state.rewrites:
                continue
            for power in powers or lone_powers(state, x[0][0]):
                if all(self._derive(state, end, tiers=2) for end in (larger - power, power * 2 - 1 - larger)):
                    self._write(state, x[0][0], state.lone(number, Poly({(): power})))
                    break
