"""Equality of two integer terms, cut into cases by the conditions that only one of them hangs on (a carry, as a rule).

In each case the condition is known, so ranges decide more and both sides are simplified further. A carry by what a
variable holds makes no two cases: it is the digit that `carries` knows, except where it would carry twice, which is a
case of its own. Cases in which both sides become the same term need no proof; the others are left to the engines, each
under its conditions.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engines.simplifying.carries import Carry, carry, quotient
from ...language.constructors import binary, both, either, make, negation, where
from ...language.idioms import implies, within
from ...language.terms import SIGNATURES, Term, as_int, const, is_const, truth
from ...language.walking import fold, postorder, substitute, variables
from ...machine.arithmetic import Arithmetic
from ..steps.noting import simplifier_of
from .finite import Tables

MOST_CASES = 100


def equality(left: Term, right: Term, given: Sequence[Term], box: Sequence[Term], like: Arithmetic) -> Term:
    """A formula that holds where left = right does, under what is given."""
    left_over: list[Term] = []
    count = 0
    pending: list[tuple[Term, Term, list[Term]]] = [(left, right, [])]
    while pending:
        one, other, conditions = pending.pop()
        count += 1
        algebra = _within(given, conditions, like)
        if algebra is None:
            continue  # ranges exclude this case
        tables = Tables(algebra, box)

        def form(term: Term, algebra: Arithmetic = algebra, tables: Tables = tables) -> Term:
            return algebra.simplify(tables.canonical(algebra.simplify(term)))

        one, other = form(one), form(other)
        same = vanishes(algebra, algebra.add(one, algebra.scaled(other, -1)))
        if same is truth(True):
            continue
        wide = algebra.under(expanding=True)
        spread = vanishes(wide, wide.add(wide.simplify(one), wide.scaled(wide.simplify(other), -1)))
        if spread is truth(True):
            continue
        condition = _own_condition(one, other) if count < MOST_CASES else None
        if condition is None:
            pinned = _pinned(given, algebra, one, other)
            algebra.must(both(*pinned))
            left_over.append(implies(both(*conditions, *pinned), spread))
            continue
        found = carry(condition, simplifier_of(wide), one, other)
        if found is not None:
            left_over.append(implies(both(*conditions), either(found.single, spread)))
            one, other = _taken(found, algebra.under([*algebra.given, found.single], expanding=True), one, other)
            pending.append((one, other, [*conditions, found.single]))
            continue
        for holds in (False, True):
            case = condition if holds else negation(condition)
            known = {condition: truth(holds), negation(condition): truth(not holds)}
            left_case, right_case = substitute(known, one, other)
            pending.append((left_case, right_case, [*conditions, case]))
    return both(*left_over)


def _within(given: Sequence[Term], conditions: Sequence[Term], like: Arithmetic) -> Arithmetic | None:
    """Arithmetic in a case, with what holds there also as it reads there: H*W < 2 says H < 2 where W is 1. None if it
    cannot be."""
    algebra = like.under([*given, *conditions])
    if not conditions:
        return algebra
    read = [algebra.simplify(fact) for fact in algebra.given]
    if any(fact is truth(False) for fact in read):
        return None
    return algebra.knowing(fact for fact in read if fact is not truth(True))


def _taken(found: Carry, algebra: Arithmetic, *sides: Term) -> list[Term]:
    """The sides with t div d in the carry's place. algebra: under the condition that it is single."""
    digit = quotient(found.t, found.d, simplifier_of(algebra))
    number = algebra.equal(binary("div", found.t, found.d), digit)
    ends = algebra.must(within(digit, 0, 2))
    op, *order = ("le", const(1), digit) if found.above else ("lt", digit, const(1))
    stands = algebra.proposer.compare(op, *order)
    carries = algebra.equal(found.condition, stands, number, ends)

    def choice(node: Term, condition: Term, then: Term, otherwise: Term) -> Term:
        plain = where(condition, then, otherwise)
        if condition is not found.condition:
            return plain
        more, less = (then, otherwise) if found.above else (otherwise, then)
        step = algebra.proposer.add(more, algebra.proposer.scaled(less, -1))
        return algebra.same(plain, algebra.proposer.add(less, algebra.proposer.mul(digit, step)), carries, ends)

    def rebuilt(node: Term, *args: Term) -> Term:
        return make(node.op, args, node.payload) if args else node

    table = dict.fromkeys(SIGNATURES, rebuilt) | {"ite": choice}
    return substitute({found.condition: stands}, *fold(table, *sides))


def _pinned(given: Sequence[Term], algebra: Arithmetic, *sides: Term) -> list[Term]:
    """What is known of variables that have only one value in this case, with that value, as the sides have it."""
    used = variables(*given, *sides)
    ends = {variable: algebra.interval(variable) for variable in used}
    values = {variable: const(int(low)) for variable, (low, high) in ends.items() if low == high}
    ranges = [variable < variable.payload[2] for variable in used if variable.payload[2] is not None]
    return [
        substitute(values, formula)[0]
        for formula in (*given, *ranges)
        if any(variable in values for variable in variables(formula)) and not is_const(formula)
    ]


def vanishes(algebra: Arithmetic, term: Term) -> Term:
    """term = 0, a conditional taken apart."""
    if term.op == "ite":
        condition, *arms = term.args
        then, otherwise = (vanishes(algebra, arm) for arm in arms)
        return both(implies(condition, then), implies(negation(condition), otherwise))
    return algebra.compare("eq", term, as_int(0))


def _own_condition(one: Term, other: Term) -> Term | None:
    """The innermost comparison that a conditional within one side hangs on, and that the other side does not have."""
    conditions = [set(_conditions(side)) for side in (one, other)]
    for side, own, foreign in ((one, *conditions), (other, *reversed(conditions))):
        for condition in _conditions(side):
            if condition in own and condition not in foreign:
                return condition
    return None


def _conditions(term: Term) -> list[Term]:
    """Comparisons that conditionals hang on and that hang on no conditional themselves, innermost first. Masks are left
    out, which choose between whole sides: the engines do better with all of a mask at once."""
    whole, work = set(), [term]
    while work:
        node = work.pop()
        if node.op == "ite":
            whole.add(id(node))
            work += node.args[1:]
    found: dict[Term, None] = {}
    for node in postorder(term):
        if node.op == "ite" and (id(node) not in whole or any(inner.op == "ite" for inner in postorder(node.args[0]))):
            for part in postorder(node.args[0]):
                if part.op in ("le", "lt", "eq") and all(inner.op != "ite" for inner in postorder(part)):
                    found[part] = None
    return list(found)
