"""The search of the integer engine for a proof tree: unbounded parameters, products, division by symbolic values.

Search (untrusted) over the rules of `kernel` (trusted). Saturation walks the divisions innermost first: it
establishes each divisor's sign, the division's defining facts, a closed form where one can be found, and bounds.
Then the negated goal is refuted by linear arithmetic over monomials; where that fails, the state is split on an
undecided condition, a disjunction, or a carry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np

from ..base.clock import now
from ..language.terms import Term, conjuncts, negation, postorder, variables
from ..proof.closing import Node
from ..proof.errors import RuleError
from ..proof.facts import Fact, disjuncts
from ..proof.polynomials import Poly, atom, constant
from ..proof.rules import BIT_BOUNDS
from .division import (
    PROPOSALS,
    Rule,
    cancellations,
    divided_alike,
    divisions,
    inner_first,
    lower_bounds,
    proposals,
    upper_bounds,
)
from .farkas import Oracle
from .monomials import split_by
from .samples import Samples
from .sampling import rows, some
from .search_state import SearchState

MOST_SPLITS = 16
WORD = 1 << 16  # a constant divisor this large is what is left of a machine word


class OutOfTime(Exception):
    """The deadline passed; the verdict is unknown."""


class Strategy(NamedTuple):
    """How to look for closed forms. again: whether to try a division once more when another one came into use.

    steps: whether parts of the goal that look equal are proved equal first. bounds: whether what the goal multiplies is
    bounded by a quotient first, where that looks true. near: whether nothing is found out about
    divisions that the goal does not mention. share: of the time that is left.
    """

    rules: tuple[Rule, ...] = PROPOSALS
    again: bool = False
    steps: bool = False
    near: bool = False
    bounds: bool = False
    share: float = 1.0


class Search:
    """One attempt at one obligation."""

    def __init__(
        self,
        assumptions: Sequence[Term],
        goal: Term,
        deadline: float,
        strategy: Strategy | None = None,
        steps: Sequence[Term] = (),
    ):
        """steps: equalities that were proved and may be assumed as well."""
        self.strategy = strategy or Strategy()
        self.assumptions, self.goal, self.steps = assumptions, goal, steps
        self.proved = frozenset(steps)
        self.deadline = deadline
        self.oracle = Oracle(deadline=deadline)
        drawn = some(self.assumptions, [goal])
        self.samples = Samples(drawn, rows(drawn)) if rows(drawn) else None

    def run(self) -> Node | None:
        """The proof, or None when the search is exhausted. Raises OutOfTime."""
        state = SearchState()
        state.rows = state.guide = np.ones(self.samples.size, bool) if self.samples else None
        state.names = _divisors(*self.assumptions, self.goal)
        for formula in self.assumptions:
            state.assume(formula)
        self._sign(state)
        self._solve_equalities(state)
        for formula in self.steps:
            before = len(state.facts)
            state.assume(formula)
            self._solve_proved(state, before)
        probe = [node for node in postorder(self.goal) if node.op in ("div", "mod", "shl", "shr", "xor", "band", "bor")]
        self._saturate(state, [state.poly(node) for node in probe])
        root = Node(state)
        return root if self._prove(root, state, conjuncts(self.goal), MOST_SPLITS) else None

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
            case = self._refute(state, [negation(goal)], splits)
            if case is None:
                return False
            node.cases.append(case)
            if goal.op in ("le", "lt", "eq"):
                before = len(state.facts)
                state.admit(goal)
                if self.strategy.steps:
                    self._solve_proved(state, before)
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
        if self._contradiction(state, tiers=1):
            return node
        condition = self._undecided(state)
        if condition is not None and splits:
            ways: Iterable[list[list[Term | Poly]]] = [[[condition], [negation(condition)]]]
        elif len(state.facts) == len(parent.facts) and len(state.open) > len(parent.open) and splits:
            ways = self._splits(state)  # nothing but a disjunction is new
        else:
            if self._contradiction(state, tiers=3):
                return node
            before = len(state.facts)
            self._saturate(state, [] if self.strategy.near else [fact.poly for _, fact in state.live()])
            if len(state.facts) > before and self._contradiction(state, tiers=3):
                return node
            ways = self._splits(state) if splits else ()
        for cases in ways:
            node.cases = []
            if not cases:  # every part of a disjunction turned out false
                if self._contradiction(state):
                    return node
                continue
            for case in cases:
                child = self._refute(state, case, splits - 1)
                if child is None:
                    break
                node.cases.append(child)
            else:
                return node
        node.cases = []
        return node if condition is None and self._contradiction(state) else None

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

    def _splits(self, state: SearchState) -> Iterator[list[list[Term | Poly]]]:
        """Ways to split, most promising first; each is exhaustive."""
        for formula in reversed(state.open):
            parts = disjuncts(formula)
            if any(state.decide(part) is True for part in parts):
                continue
            left = [part for part in parts if state.decide(part) is None]
            yield [[part] for part in left]
        for apart in _digits_apart(state):
            if state.known(apart - 1) is None and state.known(-apart) is None:
                yield [[apart - 1], [-apart]]
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

    def _choose(self, state: SearchState) -> None:
        progress = True
        while progress:
            progress = False
            for number in list(state.conditionals):
                with suppress(RuleError):  # the branch mentions the conditional itself
                    progress |= state.choose(number)

    # -- deriving --------------------------------------------------------------------------------------------

    def _check_time(self) -> None:
        if now() > self.deadline:
            raise OutOfTime

    def _derive(self, state: SearchState, target: Poly, tiers: int = 4) -> bool:
        """Try to make target >= 0 a fact."""
        target = state.normal(target)
        if state.holds(target) is not None:
            return True
        if target.constant is not None and state.known(constant(-1)) is None:
            return False
        if self._fails_at_a_sample(state, target, state.guide):
            return False
        self._check_time()
        shares = self.oracle.shares(state, target, tiers)
        if shares is None:
            return False
        state.combine(target, shares)
        return True

    def _fails_at_a_sample(self, state: SearchState, target: Poly, chosen: Any) -> bool:
        if self.samples is None:
            return False
        value = self.samples.poly(state, target)
        return value is not None and bool(np.any(value[chosen] < 0))

    def _contradiction(self, state: SearchState, tiers: int = 4) -> bool:
        if state.known(constant(-1)) is not None or state.exclude():
            return True
        if self.samples is not None and np.any(state.rows):
            return False  # some sample satisfies every case assumed so far
        self._check_time()
        shares = self.oracle.shares(state, constant(-1), tiers)
        if shares is None:
            return False
        state.combine(constant(-1), shares)
        return True

    def _saturate(self, state: SearchState, polys: Sequence[Poly]) -> None:
        """Everything that can be said about the divisions in the polys and facts, until nothing is new."""
        done: set[int] = set()
        divided: dict[tuple[Poly, Poly], None] = {}
        self._solve_equalities(state)
        self._tighten(state)
        for _ in range(6):
            facts = () if self.strategy.near else (fact.poly for _, fact in state.live())
            below = inner_first(state, *map(state.normal, polys), *facts)
            fresh = [number for number in below if number not in done]
            if not fresh:
                break
            for number in fresh:
                done.add(number)
                kind, _, arguments = state.atoms[number]
                if kind in BIT_BOUNDS:
                    if all(self._derive(state, argument, tiers=2) for argument in arguments):
                        state.bitwise(number)
                elif kind in ("div", "mod"):
                    pair = (state.normal(arguments[0]), state.normal(arguments[1]))
                    if pair not in divided:
                        divided[pair] = None
                        self._division(state, *pair)
            self._tighten(state)
        if self.strategy.again:
            self._again(state, divided)
        for x, d in divided:  # now that every division has its closed form, facts divide by what they share
            for whole in cancellations(state, state.normal(x), state.normal(d)):
                if not self._derive(state, whole - 1, tiers=2):
                    self._derive(state, whole, tiers=2)

    def _again(self, state: SearchState, divided: Iterable[tuple[Poly, Poly]]) -> None:
        """Closed forms through divisions that came into use later: x div a for x div (a*b), rounding up for down."""
        for _ in range(2):  # one that closes may be inside another
            pairs = [(state.normal(x), state.normal(d)) for x, d in divided]
            for x, d in pairs:
                q = state.atoms.find("div", None, (x, d))
                if q is None or q in state.rewrites or (x, d) in state.revisited:
                    continue
                if state.atoms.find("div", None, (-x - 1, d)) is not None or self._inside(x, d, pairs):
                    state.revisited.add((x, d))
                    state.tried.discard((x, d))
                    self._close(state, x, d)

    @staticmethod
    def _inside(x: Poly, d: Poly, pairs: Iterable[tuple[Poly, Poly]]) -> bool:
        """Whether x is also divided by a part of d."""
        return d.single is not None and any(
            other != d and y == x and other.single and not split_by(d, other.single)[1] for y, other in pairs
        )

    def _division(self, state: SearchState, x: Poly, d: Poly) -> None:
        if d.constant is None:
            self._derive(state, d - 1)
        if not self._ready(state, x, d):
            return
        if self._close(state, x, d):
            return
        euclid = state.euclid(x, d)
        if euclid is None:
            return
        q = atom(euclid[0])
        if self._derive(state, x, tiers=2):
            self._derive(state, q, tiers=2)
        for bound in lower_bounds(state, x, d):
            if (bound.constant or 1) > 0 and self._derive(state, x - d * bound, tiers=2):
                self._derive(state, q - bound, tiers=2)
        for bound in upper_bounds(state, x, d):
            if self._derive(state, d * bound - 1 - x, tiers=2) and self._derive(state, bound - 1 - q, tiers=2):
                break
        if d.constant is None:
            for other in divided_alike(state, x, d):
                _ = self._derive(state, other - 1 - q, tiers=2) or self._derive(state, other - q, tiers=2)

    def _ready(self, state: SearchState, x: Poly, d: Poly) -> bool:
        return (d.constant or 0) >= 1 if d.constant is not None else state.known(d - 1) is not None

    def _close(self, state: SearchState, x: Poly, d: Poly) -> bool:
        """Find whole and rest with x = d*whole + rest and 0 <= rest < d, and rewrite the division to them."""
        tiers = 1 if (x, d) in state.tried else 2  # a new case can close a carry, and that takes no products
        if (d.constant or 0) >= WORD:
            tiers = 4  # whether an address wraps is a question about products
        state.tried.add((x, d))
        for whole, rest in list(proposals(state, x, d, self.strategy.rules)):
            for inner in divisions(state, whole, rest):
                if inner != (x, d) and state.known(atom(state.atoms.number("mod", None, inner))) is None:
                    self._division(state, *inner)
            whole, rest = state.normal(whole), state.normal(rest)
            # the upper bound first: it fails sooner for a proposal that carries too little
            bounded = self._derive(state, d - 1 - rest, tiers) and self._derive(state, rest, tiers)
            difference = state.normal(d * whole + rest - x)
            if bounded and self._derive(state, difference) and self._derive(state, -difference):
                try:
                    state.unique(x, d, whole, rest)
                except RuleError:  # the closed form mentions the division itself
                    continue
                return True
        return False

    def _tighten(self, state: SearchState) -> None:
        for number, _ in list(state.live()):
            state.tighten(number)

    def _solve_proved(self, state: SearchState, first: int) -> None:
        """Proved equalities that say what a division is: from now on it is written that way."""
        for number in range(first, len(state.facts)):
            fact = state.facts[number]
            if _origin(state, fact) == "define":
                continue
            single = [m[0] for m, c in fact.poly.terms.items() if len(m) == 1 and c in (1, -1)]
            single = [a for a in single if state.atoms[a].kind in ("div", "mod") and a not in state.rewrites]
            sizes = {a: len(state.atoms.inside(atom(a))) for a in single}
            for chosen in sorted(sizes, key=lambda a: (-sizes[a], -a)):
                rest = fact.poly - atom(chosen) * fact.poly.terms[(chosen,)]
                if fact.equal and number not in state.stale and chosen not in state.atoms.inside(state.normal(rest)):
                    state.rewrite(chosen, number)
                    break

    def _solve_equalities(self, state: SearchState) -> None:
        """Equalities that define an atom become rewrites, so that both sides have one form."""
        for number in range(len(state.facts)):
            fact = state.facts[number]
            if not fact.equal or fact.rule in ("euclid", "define", "unique", "choose") or number in state.stale:
                continue
            if any(state.atoms[a].kind == "name" for a in fact.poly.atoms) and _origin(state, fact) == "define":
                continue
            if fact.source is not None and fact.source in self.proved:  # solved as far as it helps
                continue
            for monomial, coefficient in fact.poly.terms.items():
                if len(monomial) != 1 or coefficient not in (1, -1):
                    continue
                rest = fact.poly - Poly({monomial: coefficient})
                if monomial[0] not in state.atoms.inside(rest):
                    state.rewrite(monomial[0], number)
                    break


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


def _origin(state: SearchState, fact: Fact) -> str:
    """The rule that made what the fact is another form of."""
    while fact.rule == "rewrite":
        fact = state.facts[fact.needs[0]]
    return fact.rule


def strays(assumptions: Sequence[Term], goal: Term) -> bool:
    """Whether the assumptions divide more than once what the goal does not divide."""
    own = set(postorder(goal))
    return sum(node.op in ("div", "mod") and node not in own for node in postorder(*assumptions)) > 1


def _literals(condition: Term) -> list[Term]:
    if condition.op in ("and", "or"):
        return [literal for part in condition.args for literal in _literals(part)]
    return [condition]
