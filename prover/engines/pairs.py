"""The two numbers that a statement compares: of a goal that two ranges keep apart, or of what is assumed of two sums.
Untrusted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, permutations
from typing import NamedTuple

from ..language.constructors import add, either, mul, negation, where
from ..language.parts import split, summands
from ..language.terms import Term, const, truth
from ..language.walking import conjuncts, variables

MOST_BELOW = 6  # inequalities between sums of the two that are held against each other
Sum = tuple[dict[Term, int], int]  # summand -> how often, and the number beside


class Pair(NamedTuple):
    """Two numbers that are known to be closer than n and m: neither a + n <= b nor b + m <= a."""

    a: Term
    b: Term
    n: int
    m: int


def compared(goal: Term) -> tuple[Term, Pair] | None:
    """The part of the goal that says that one of two ranges ends before the other begins, and these."""
    found = ((part, _ranges(part)) for part in conjuncts(goal))
    return next(((part, pair) for part, pair in found if pair is not None), None)


def met(assumptions: Sequence[Term], goal: Term) -> tuple[tuple[Term, ...], Pair] | None:
    """The equation of two sums that is assumed, or the two inequalities by which they are close to each other, where the
    goal is that numbers in the one are those in the other; or that nothing is as close as these inequalities say."""
    return _met(tuple(assumptions), goal)  # asked by each who looks at one statement


@lru_cache(maxsize=8)
def _met(assumptions: tuple[Term, ...], goal: Term) -> tuple[tuple[Term, ...], Pair] | None:
    parts = [] if goal is truth(False) else conjuncts(goal)
    if not all(part.op == "eq" and all(side.op == "var" for side in part.args) for part in parts):
        return None
    mine, theirs = ({part.args[at] for part in parts} for at in (0, 1))

    def about(a: Term, b: Term) -> bool:
        return (
            mine <= set(variables(a))
            and theirs <= set(variables(b))
            and (bool(parts) or {a.op, b.op} <= {"add", "mul"})
        )

    below: list[Term] = []
    for formula in chain.from_iterable(map(conjuncts, assumptions)):
        a, b = formula.args if formula.op in ("eq", "lt") else (formula, formula)
        if formula.op == "eq" and (parts or a.op == b.op == "add") and (about(a, b) or about(b, a)):
            return (formula,), Pair(a, b, 1, 1)
        if formula.op == "lt" and (about(a, b) or about(b, a)):
            below.append(formula)
    for one, other in permutations(below, 2) if len(below) <= MOST_BELOW else ():
        pair = _ranges(either(negation(one), negation(other)))
        if pair is not None:
            return (one, other), pair
    return None


def _ranges(goal: Term) -> Pair | None:
    """a, b, n, m of a + n <= b or b + m <= a, n and m being numbers."""
    if goal.op != "or" or [part.op for part in goal.args] != ["le", "le"]:
        return None
    (end, b), (its_end, a) = (part.args for part in goal.args)
    n, m = _beyond(end, a), _beyond(its_end, b)
    first = _summed((1, b), (-1, end))
    plain = None if n is None or m is None or min(n, m) < 1 else Pair(a, b, n, m)
    if plain is not None and _sides(first[0]) == {part: times > 0 for part, times in first[0].items()}:
        return plain
    return _moved(first, _summed((1, a), (-1, its_end))) or plain


def _beyond(end: Term, place: Term) -> int | None:
    left, right = _summed((1, end)), _summed((1, place))
    return left[1] - right[1] if left[0] == right[0] else None


def _summed(*sides: tuple[int, Term]) -> Sum:
    """The sum of sides, each so often. A choice of two numbers is one of 0 and 1, which is the same one whatever it is
    multiplied with."""
    parts: dict[Term, int] = {}
    number = 0
    for sign, side in sides:
        for summand in summands(side):
            times, rest = split(summand)
            times *= sign
            if rest.op == "const":
                number += times * rest.payload
            elif _is_choice(rest):
                condition, then, otherwise = rest.args
                number += times * then.payload
                one = where(condition, 0, 1)
                parts[one] = parts.get(one, 0) + times * (otherwise.payload - then.payload)
            else:
                parts[rest] = parts.get(rest, 0) + times
    return {part: times for part, times in parts.items() if times}, number


def _moved(first: Sum, second: Sum) -> Pair | None:
    """The same of b - a + n >= 0 and a - b + m >= 0, where the sides are not plain: what is taken away in b is in a, but
    for a remainder of what is in b."""
    (parts, n), (opposite, m) = first, second
    if parts != {part: -times for part, times in opposite.items()} or n + m > -2:
        return None
    side = _sides(parts)
    b = _placed({part: times for part, times in parts.items() if side[part]}, 0)
    shift = 0 if max(n, m) < 0 else (m - n) // 2  # so that neither is where the other is not
    a = _placed({part: -times for part, times in parts.items() if not side[part]}, shift)
    return Pair(a, b, -n - shift, shift - m)


def _sides(parts: Mapping[Term, int]) -> dict[Term, bool]:
    """Whether it is above: a remainder with what it is one of, anything else by its sign."""
    above = {part: times > 0 for part, times in parts.items()}
    return {part: above.get(part.args[0], up) if part.op == "mod" else up for part, up in above.items()}


def _placed(parts: Mapping[Term, int], number: int) -> Term:
    """The sum; of a number and its remainder, by the quotient and the remainder."""
    found: dict[Term, int] = {}
    for part, times in parts.items():
        by = next((o.args[1] for o in parts if o.op == "mod" and o.args[0] is part and o.args[1].op == "const"), None)
        for own, often in ((part, 1),) if by is None else ((part // by, by.payload), (part % by, 1)):
            found[own] = found.get(own, 0) + times * often
    return add(*(_times(times, part) for part, times in found.items()), const(number))


def _times(times: int, part: Term) -> Term:
    return where(part.args[0], 0, times) if _is_choice(part) else mul(times, part)


def _is_choice(term: Term) -> bool:
    return term.op == "ite" and all(arm.op == "const" for arm in term.args[1:])
