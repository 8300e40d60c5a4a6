"""The trusted check that a tree of proof states is a proof: every leaf contradictory, every split exhaustive.

root        the assumptions; one case for each part of the goal, with that part negated
inner node  cases that together cover everything the node allows
leaf        -1 >= 0 is a fact
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..language.constructors import negation
from ..language.terms import Term
from ..language.walking import conjuncts
from .errors import RuleError
from .facts import disjuncts
from .polynomials import Poly, constant
from .rules import State


@dataclass
class Node:
    """A proof state and, unless it is contradictory by itself, the branches or cases it was split into."""

    state: State
    cases: list[Node] = field(default_factory=list)
    branches: list[Node] = field(default_factory=list)


@dataclass
class Proof:
    """assumptions -> goal, in steps: formulas with the tree that shows each; a tree may assume earlier steps as well.

    Every part of the goal is a step or part of one; of a disjunction, some of its alternatives may be.
    """

    assumptions: Sequence[Term]
    goal: Term
    steps: list[tuple[Term, Node]]

    @property
    def trees(self) -> list[Node]:
        return [root for _, root in self.steps]


def check_proof(proof: Proof) -> None:
    """Raises RuleError unless every step follows from the assumptions and earlier steps, and the goal is shown."""
    shown: set[Term] = set()
    for formula, root in proof.steps:
        more = root.state.assumed[len(proof.assumptions) :]
        if any(not isinstance(item, Term) or item not in shown for item in more):
            raise RuleError("a tree assumes what no earlier step shows")
        check(root, [*proof.assumptions, *(item for item in more if isinstance(item, Term))], formula)
        shown.add(formula)
    shown |= {part for formula in shown for part in conjuncts(formula)}
    if any(not _follows(part, shown) for part in conjuncts(proof.goal)):
        raise RuleError("a part of the goal is not shown")


def _follows(part: Term, shown: set[Term]) -> bool:
    """Whether the part is shown, or is a disjunction of which some alternatives are."""
    own = set(alternatives(part))
    return any(own.issuperset(alternatives(formula)) for formula in shown) or any(
        shown.issuperset(conjuncts(alternative)) for alternative in own
    )


def alternatives(formula: Term) -> tuple[Term, ...]:
    return formula.args if formula.op == "or" else (formula,)


def check(root: Node, assumptions: Sequence[Term], goal: Term) -> None:
    """Raises RuleError unless the tree shows that the assumptions imply the goal."""
    if root.state.parent is not None or not _same(root.state.assumed, assumptions):
        raise RuleError("the root does not assume the obligation's assumptions")
    stack = [root]
    while stack:
        node = stack.pop()
        if node.branches:
            if any(branch.state.parent is not node.state for branch in node.branches):
                raise RuleError("a branch that does not belong to its node")
            if node.state.admitted:
                raise RuleError("a part of the goal was admitted above a split")
            if not _exhaustive(node, node.branches):
                raise RuleError("a split that does not cover everything")
            stack.extend(node.branches)
        else:
            _check_parts(node, goal)


def _check_parts(node: Node, goal: Term) -> None:
    """Every part of the goal is refuted in a case of its own, before it is used as an admitted fact."""
    state = node.state
    if _contradictory(state) and not state.admitted:
        return
    proved: dict[Term, int] = {}
    for case in node.cases:
        if case.state.parent is not state or len(case.state.assumed) != 1:
            raise RuleError("a case that does not belong to its node")
        _check_closed(case)
        for part in conjuncts(goal):
            if case.state.assumed[0] is negation(part):
                proved[part] = min(proved.get(part, case.state.birth), case.state.birth)
    for position, part in enumerate(state.admitted):
        # a case made later may rest on the admitted part, and cannot prove it
        if proved.get(part, len(state.admitted)) > position:
            raise RuleError("a part of the goal was used before it was proved")
    if any(part not in proved for part in conjuncts(goal)) and not _contradictory(state):
        raise RuleError("a part of the goal has no case")


def _check_closed(node: Node) -> None:
    stack = [node]
    while stack:
        current = stack.pop()
        if current.state.admitted or current.branches:
            raise RuleError("a case that admits a part of the goal, or branches")
        if _contradictory(current.state):
            continue
        if not current.cases or any(case.state.parent is not current.state for case in current.cases):
            raise RuleError("a case was left open")
        if not _exhaustive(current, current.cases):
            raise RuleError("a split that does not cover everything")
        stack.extend(current.cases)


def _contradictory(state: State) -> bool:
    return state.known(constant(-1)) is not None


def _same(left: Sequence[object], right: Sequence[object]) -> bool:
    return len(left) == len(right) and all(a is b for a, b in zip(left, right, strict=True))


def _exhaustive(node: Node, cases: Sequence[Node]) -> bool:
    assumed = [case.state.assumed for case in cases]
    if any(len(items) != 1 for items in assumed):
        return False
    items = [items[0] for items in assumed]
    if len(items) == 2:
        first, second = items
        if isinstance(first, Poly) and isinstance(second, Poly):
            return second == -first - 1
        if isinstance(first, Term) and second is negation(first):
            return True
    covered = {item for item in items if isinstance(item, Term)}
    return any(
        all(part in covered or node.state.decide(part) is False for part in disjuncts(formula))
        for formula in node.state.open
    )
