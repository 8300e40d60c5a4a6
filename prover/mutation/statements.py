"""How a changed statement relates to the old one: the same, about other values, or saying less.

A slip that only does this has changed no map: nothing that is proved of fewer lanes can be refuted by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engines.counterexample import find
from ..language.constructors import both, make
from ..language.fresh import replaced
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term, const, integer
from ..language.walking import postorder, substitute
from .asking import Asks
from .equivalence import extents


def same_terms(old: tuple[Term, ...], new: tuple[Term, ...]) -> bool:
    return len(old) == len(new) and all(a is b for a, b in zip(old, new, strict=True))


def same(old: Obligation, new: Obligation) -> bool:
    """Assumptions, goal and ranges are those of before."""
    return same_terms(old.roots, new.roots) and extents(old) == extents(new) and len(old.given) == len(new.given)


def same_goal(old: Obligation, new: Obligation) -> bool:
    """At most the assumptions and the variables' ranges differ."""
    return same_terms(_goal(old), _goal(new)) and extents(old) == extents(new)


def is_wider(old: Obligation, new: Obligation, seconds: float, asks: Asks) -> bool:
    """The goal is the same, and what the new statement assumes is proved to hold wherever the old assumptions do."""
    if not same_goal(old, new):
        return False
    known = {variable.payload[0]: variable for variable in old.variables}
    renamed = {v: known[v.payload[0]] for v in new.variables if v.payload[0] in known}
    assumed = substitute(renamed, *new.assumptions)
    asked = Obligation(old.system, old.claim, f"{old.case}: wider", old.given, Holds(both(*assumed)))
    return find(asked) is None and asks.decide(asked, seconds).verdict is Verdict.PROVED


def is_special_case(old: Obligation, new: Obligation) -> bool:
    """The new statement is the old one with the variables that it lost set to 0 or to 1."""
    left = {variable.payload[0] for variable in new.variables}
    lost = [variable for variable in old.variables if variable.payload[0] not in left]
    return bool(lost) and any(
        same_terms(tuple(replaced(dict.fromkeys(lost, const(value)), *old.roots)), new.roots) for value in (0, 1)
    )


def says_less(old: Obligation, new: Obligation) -> bool:
    """The old goal implies the new one whatever its comparisons mean: z3 proves it of the connectives alone."""
    import z3

    if not (isinstance(old.goal, Holds) and isinstance(new.goal, Holds) and same_terms(old.given, new.given)):
        return False
    names: dict[Term, Any] = {}

    def atom(node: Term) -> Any:
        return names.setdefault(node, z3.Bool(f"c{len(names)}"))

    connectives: dict[str, Callable[..., Any]] = {"and": z3.And, "or": z3.Or, "not": z3.Not}

    def at_most(a: Term, b: Term) -> Any:
        return atom(make("le", (a, b)))

    # so that a == b implies a <= b, and a < b is the other side of b <= a
    orders = {"lt": lambda a, b: z3.Not(at_most(b, a)), "eq": lambda a, b: z3.And(at_most(a, b), at_most(b, a))}

    def lowered(node: Term) -> Any:
        if node.op == "truth":
            return z3.BoolVal(node.payload)
        if node.op in connectives:
            return connectives[node.op](*map(lowered, node.args))
        if node.op in orders:
            return orders[node.op](*node.args)
        return atom(node)

    solver = z3.Solver()
    solver.add(lowered(old.goal.formula), z3.Not(lowered(new.goal.formula)))
    return solver.check() == z3.unsat


def _goal(obligation: Obligation) -> tuple[Term, ...]:
    """The goal's terms with every variable's range left out."""
    goal = obligation.goal
    parts = (goal.formula,) if isinstance(goal, Holds) else goal.outputs
    bare = {node: integer(node.payload[0], None) for node in postorder(*parts) if node.op == "var"}
    return tuple(substitute(bare, *parts))
