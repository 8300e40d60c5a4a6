"""The search of the integer engine for a proof tree: unbounded parameters, products, division by symbolic values.

Search (untrusted) over the rules of `kernel` (trusted). After `saturation` the negated goal is refuted by linear
arithmetic over monomials; where that fails, the state is split on an undecided condition, a disjunction, or a carry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from ..language.constructors import negation
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, variables
from ..proof.closing import Node
from ..proof.facts import disjuncts
from ..proof.polynomials import Poly, atom
from . import equalities, needed
from .division import divisions, proposals
from .samples import Samples
from .sampling import rows, some
from .saturation import Saturation, Strategy
from .search_state import SearchState

MOST_SPLITS = 16
PROBED = frozenset({"div", "mod", "shl", "shr", "xor", "band", "bor"})


class Search(Saturation):
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
        self.own = set(variables(goal))
        self.idle: set[Term] = set()  # alternatives of which one was closed without it, of this part of the goal
        plain = strategy is not None and strategy.plain
        drawn = some([own for own in assumptions if not (plain and has_alternatives(own))], [goal])
        samples = Samples(drawn, rows(drawn)) if rows(drawn) else None
        ends = [end for variable in variables(*assumptions, goal) for end in variable.payload[1:]]
        finite = all(end is not None for end in ends)
        super().__init__(deadline, strategy or Strategy(), steps, samples, finite)

    def run(self) -> Node | None:
        """The proof, or None when the search is exhausted. Raises OutOfTime."""
        state = SearchState()
        state.rows = state.guide = np.ones(self.samples.size, bool) if self.samples else None
        state.names = _divisors(*self.assumptions, self.goal)
        for formula in self.assumptions:
            state.assume(formula)
        self._sign(state)
        equalities.solve(state, self.waiting, self.solved)
        first = set(self.strategy.first)
        for formula in self.steps:
            before = len(state.facts)
            state.assume(formula)
            if formula in first:
                equalities.solve(state, self.waiting, self.solved)
            elif not self.waiting:
                equalities.solve_proved(state, before)
        probe = [node for node in postorder(self.goal, *self.guides) if node.op in PROBED]
        self._saturate(state, [state.poly(node) for node in probe])
        self.waiting = False
        self._prepare(state)
        root = Node(state)
        return root if self._prove(root, state, conjuncts(self.goal), MOST_SPLITS) else None

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
        return [c for c in conditions if len(_literals(c)) == 1 and state.decide(c) is None]

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
            for item in assumed:  # a part that no sample satisfies, as of a goal that holds, guides nothing
                for part in conjuncts(item) if isinstance(item, Term) else (item,):
                    guide = self.samples.allowed([part], state.guide, parent)
                    state.guide = guide if np.any(guide) else state.guide
        return state

    def _undecided(self, state: SearchState) -> Term | None:
        """A condition that a conditional in some fact hangs on."""
        relevant: set[int] = set()
        for _, fact in state.live():
            relevant |= state.atoms.inside(fact.poly)
        for number in sorted(relevant & state.conditionals.keys()):
            for part in _literals(state.conditionals[number].args[0]):
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
        for formula in () if self.strategy.plain else sorted(latest_first, key=self._strays):
            parts = disjuncts(formula)
            if any(state.decide(part) is True for part in parts):
                continue
            left = [part for part in parts if state.decide(part) is None]
            yield [[part] for part in left]
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
        own = set(variables(formula))
        idle = not self.idle.isdisjoint(disjuncts(formula))
        return idle, not own <= self.own


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


def has_alternatives(formula: Term) -> bool:
    """Whether it is a disjunction, or "not equal", which is one."""
    return formula.op in ("or", "not")


def strays(assumptions: Sequence[Term], goal: Term) -> bool:
    """Whether the assumptions divide more than once what the goal does not divide."""
    own = set(postorder(goal))
    return sum(node.op in ("div", "mod") and node not in own for node in postorder(*assumptions)) > 1


def _literals(condition: Term) -> list[Term]:
    if condition.op in ("and", "or"):
        return [literal for part in condition.args for literal in _literals(part)]
    return [condition]
