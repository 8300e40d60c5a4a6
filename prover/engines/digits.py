"""Numbers that are equal because their digits are: x = y where x div n = y div n and x mod n = y mod n. Untrusted."""

from __future__ import annotations

from collections.abc import Sequence

from ..language.terms import Term, is_const
from ..language.walking import conjuncts

DIVISIONS = frozenset({"div", "mod"})


def meeting(assumptions: Sequence[Term]) -> list[Term]:
    """The equalities of two quotients or remainders that are assumed, also where only divisors that are not 0 are meant."""
    found = []
    for formula in assumptions:
        for part in conjuncts(formula):
            *guards, last = part.args if part.op == "or" else (part,)
            divided = last.op == "eq" and all(side.op in DIVISIONS for side in last.args)
            if divided and all(guard.op == "eq" and is_const(guard.args[1], 0) for guard in guards):
                found.append(last)
    return found


def equal_digits(assumptions: Sequence[Term]) -> list[Term]:
    """What to show one after the other: divisors are positive, digits are equal, and the numbers that have these digits,
    the innermost first: x div n div m, then x div n, then x."""
    digits = meeting(assumptions)
    equal = {frozenset(digit.args) for digit in digits}
    divisors = dict.fromkeys(node.args[1] for digit in digits for side in digit.args for node in _nested(side))
    waiting, found = [digit.args for digit in digits], []
    while waiting:
        left, right = waiting.pop(0)
        if left.op != "div" or right.op != "div" or left.args[1] is not right.args[1]:
            continue
        x, y = left.args[0], right.args[0]
        pair = frozenset((x, y))
        if pair not in equal and frozenset((x % left.args[1], y % left.args[1])) in equal:
            equal.add(pair)
            waiting.append((x, y))
            found.append(x == y)
    if not found:
        return []
    plain = {part for formula in assumptions for part in conjuncts(formula)}
    guarded = [digit for digit in digits if digit not in plain]
    return [*(divisor >= 1 for divisor in divisors if guarded and divisor.op not in ("const", "var")), *guarded, *found]


def _nested(term: Term) -> list[Term]:
    """The division with those that it divides, the innermost first."""
    return [*_nested(term.args[0]), term] if term.op in DIVISIONS else []
