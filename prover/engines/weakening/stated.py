"""What a statement itself says to be enough: alternatives of its goal that compare one parameter with a number. Others, as
that a lane is out of the buffer, are what the statement is about, and seldom what a caller is told.

That two warps meet begins with `warps >= 2`; so a goal about two threads has `warps < 2` among what may hold instead.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice, product

from ...language.constructors import both
from ...language.terms import Term
from ...language.walking import conjuncts, postorder, variables

MOST = 12
PLAIN = frozenset({"le", "lt", "eq", "const", "var", "add", "mul"})


def stated(goal: Term, parameters: Collection[Term]) -> list[Term]:
    """Formulas over the parameters, each of which implies the goal."""
    ways = dict.fromkeys(_ways(goal, set(parameters)))
    return [formula for formula in ways if all(map(_plain, conjuncts(formula)))][:MOST]


def _plain(formula: Term) -> bool:
    return len(variables(formula)) == 1 and PLAIN.issuperset(node.op for node in postorder(formula))


def _ways(goal: Term, known: set[Term]) -> list[Term]:
    while goal.op == "named":
        goal = goal.args[0]
    if all(variable in known for variable in variables(goal)):
        return [goal]
    if goal.op == "or":
        return [way for part in goal.args for way in _ways(part, known)]
    if goal.op == "and":
        return [both(*some) for some in islice(product(*(_ways(part, known) for part in goal.args)), MOST)]
    return []
