"""Two ranges whose places hang on one condition, as on the shape of a matrix: apart where it holds, and where it does not;
or on a number that is one of a few, as a distance that is doubled: apart with each of them. Each case is compared by its
own digits; what all of them say is the statement. Untrusted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from ..base.clock import now
from ..language.constructors import either, negation
from ..language.terms import Term
from ..language.walking import REBUILT, conjuncts, fold, postorder, substitute, variables
from ..proof.closing import Node, Proof
from ..proof.errors import RuleError
from ..proof.polynomials import Poly
from . import pairs, places
from .cascade import Cascade
from .clauses import Clauses
from .saturation import OutOfTime, Strategy
from .search import Search
from .search_state import SearchState

ALL = 0.8  # share of the time for the cases
MOST_VALUES = 16


def by_condition(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """None where not all choices of a part of the goal hang on one condition, or all of it on such a number."""
    cased = [(part, *found) for part in conjuncts(goal) if (found := _cases(assumptions, part))[1]]
    steps, known = list[tuple[Term, Node]](), list[Term]()
    for place, (part, of, cases) in enumerate(cased):
        until = now() + ALL / (len(cased) - place) * (deadline - now())
        with suppress(OutOfTime, RuleError):
            more = _in_cases(assumptions, part, of, cases, until)
            if more is None:
                return None
            steps += more
            known += [formula for formula, _ in more if formula is part or of is None]
    if not steps:
        return None
    root = _Together(assumptions, goal, deadline, known, known).run()
    root = root or Search(assumptions, goal, deadline, Strategy(), known).run()
    return None if root is None else Proof(assumptions, goal, [*steps, (goal, root)])


class _Together(Clauses):
    """What is shown in each case is what is to be shown, once it is read as it is there."""

    def _saturate(self, state: SearchState, polys: Sequence[Poly]) -> None:
        pass


Cases = list[
    tuple[Term, Term]
]  # (a condition, what the part says there), and in each case one of these conditions holds


def _cases(assumptions: Sequence[Term], part: Term) -> tuple[Term | None, Cases]:
    """(what says that one of the conditions holds, if that is not plain; the cases)."""
    halves = list(_halves(part))
    return (None, halves) if halves else _values(assumptions, part)


def _in_cases(
    assumptions: Sequence[Term], part: Term, of: Term | None, cases: Cases, deadline: float
) -> list[tuple[Term, Node]] | None:
    """What is shown of a part of the goal in each case, and the part itself where ``of`` says that there are no others;
    None where one is not shown."""
    start, steps = now(), list[tuple[Term, Node]]()
    for at, (said, half) in enumerate(cases, 1):
        until = start + at / (len(cases) + (of is not None)) * (deadline - start)
        formula = either(negation(said), half)
        if (root := _proved(assumptions, formula, places.guides(assumptions, half, said), until)) is None:
            return None
        steps.append((formula, root))
        if of is not None:  # the part as it stands says the same with that number
            whole = either(negation(said), part)
            if (root := Clauses(assumptions, whole, until, [formula], [formula]).run()) is None:
                return None
            steps.append((whole, root))
    if of is not None:
        known = [formula for formula, _ in steps[1::2]]
        if (root := Clauses(assumptions, part, deadline, [of, *known], known, of).run()) is None:
            return None
        steps.append((part, root))
    return steps


def numbered(assumptions: Sequence[Term], goal: Term) -> bool:
    """Whether a part of the goal is of two places that hang on a number which is one of a few."""
    return any(_values(assumptions, part)[1] for part in conjuncts(goal))


def _proved(assumptions: Sequence[Term], formula: Term, proposed: places.Guides | None, until: float) -> Node | None:
    """By its digits, or where these are of nothing, as that half never is."""
    if proposed is None:
        return Search(assumptions, formula, until).run()
    own = proposed._replace(part=formula)
    return next(
        (root for bare in (True, False) if (root := Cascade(assumptions, formula, until, own, bare=bare).run())), None
    )


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


def _values(assumptions: Sequence[Term], part: Term) -> tuple[Term | None, Cases]:
    """(what says that a number is one of a few, of which the places are made; the same of each of these)."""
    for formula in assumptions if pairs.compared(part) is not None else ():
        equal = formula.args if formula.op == "or" and all(one.op == "eq" for one in formula.args) else ()
        sides = [sorted(one.args, key=lambda side: side.op == "const") for one in equal]
        numbers = {number for number, value in sides if number.op == "var" and value.op == "const"}
        if len(numbers) != 1 or len(sides) > MOST_VALUES or not numbers < set(variables(part)):
            continue
        if all(number in numbers and value.op == "const" for number, value in sides):
            values = [(number == value, substitute({number: value}, part)[0]) for number, value in sides]
            return formula, [(said, _with_digits(half)) for said, half in values]
    return None, []


def _with_digits(part: Term) -> Term:
    """x & 7 written as x mod 8."""

    def remainder(node: Term, *sides: Term) -> Term:
        for mask, other in (sides, sides[::-1]):
            if mask.op == "const" and mask.payload > 0 and (mask.payload & (mask.payload + 1)) == 0:
                return other % (mask.payload + 1)
        return REBUILT["band"](node, *sides)

    return fold({**REBUILT, "band": remainder}, part)[0]
