"""What a statement itself says to be enough: alternatives of its goal that speak of parameters alone.

That two warps meet begins with `warps >= 2`; so a goal about two threads has `warps < 2` among what may hold instead.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice, product

from ...language.constructors import both
from ...language.terms import Term
from ...language.walking import variables

MOST = 12


def stated(goal: Term, parameters: Collection[Term]) -> list[Term]:
    """Formulas over the parameters, each of which implies the goal."""
    return list(dict.fromkeys(formula for formula in _ways(goal, set(parameters)) if formula.op != "truth"))[:MOST]


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
