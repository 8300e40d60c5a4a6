"""Two ranges whose places hang on one condition, as on the shape of a matrix: apart where it holds, and where it does not.
Each half is compared by its own digits; what the two say is the statement. Untrusted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from ..base.clock import now
from ..language.constructors import either, negation
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, substitute
from ..proof.closing import Node, Proof
from ..proof.errors import RuleError
from . import pairs, places
from .cascade import Cascade
from .saturation import OutOfTime, Strategy
from .search import Search

HALF = 0.4  # share of the time for each half


def by_condition(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """None where not all choices of a part of the goal hang on one condition."""
    start = now()
    for part in conjuncts(goal):
        steps: list[tuple[Term, Node]] = []
        with suppress(OutOfTime, RuleError):
            for at, (said, half) in enumerate(_halves(part), 1):
                until = start + at * HALF * (deadline - start)
                formula = either(negation(said), half)
                if (root := _proved(assumptions, formula, places.guides([*assumptions, said], half), until)) is None:
                    return None
                steps.append((formula, root))
            if steps:
                known = [formula for formula, _ in steps]
                root = Search(assumptions, goal, deadline, Strategy(), known).run()
                return None if root is None else Proof(assumptions, goal, [*steps, (goal, root)])
    return None


def _proved(assumptions: Sequence[Term], formula: Term, proposed: places.Guides | None, until: float) -> Node | None:
    """By its digits, or where these are of nothing, as that half never is."""
    if proposed is None:
        return Search(assumptions, formula, until).run()
    return Cascade(assumptions, formula, until, proposed._replace(part=formula)).run()


def _halves(part: Term) -> Iterator[tuple[Term, Term]]:
    """(the condition or its denial, what the part says there) of two ranges; nothing where there is not one condition."""
    chosen = [node for node in postorder(part) if node.op == "ite"]
    conditions = dict.fromkeys(node.args[0] for node in chosen)
    if len(conditions) != 1:
        return
    (condition,) = conditions
    arms = [substitute({node: node.args[at] for node in chosen}, part)[0] for at in (1, 2)]
    if all(pairs.compared(arm) is not None for arm in arms):
        yield from zip((condition, negation(condition)), arms, strict=True)
