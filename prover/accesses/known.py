"""What a formula says where others hold that are assumed beside it: shorter, and the same wherever all of them do.

Contracts say something of an element where it is loaded and is one of its tensor's; a case about an access that runs only
where that element was loaded need not say so once more for each of its facts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from ..language.constructors import both, either, negation
from ..language.monomials import expanded, total
from ..language.parts import Interval
from ..language.terms import Term, truth

Ends = Callable[[Term], Interval]


def shortened(
    formulas: Sequence[Term], given: Sequence[Term], parts: Callable[[Term], Sequence[Term]], ends: Ends
) -> tuple[list[Term], list[Term]]:
    """Both without what the parts of what is given say, each part of which is left somewhere: only larger ones lose it.

    parts: of a conjunction.
    """
    known = {part for formula in given for part in parts(formula)}
    shorter = [beside(known, formula, ends) for formula in formulas]
    left = [both(*(beside(known, part, ends) for part in parts(formula))) for formula in given]
    always = truth(True)
    return [own for own in shorter if own is not always], [own for own in left if own is not always]


def beside(known: Collection[Term], formula: Term, ends: Ends) -> Term:
    """The formula without what is assumed (``known``), and without comparisons that are plain for the ranges of variables.

    ends: the range of an integer term, wherever what is assumed holds.
    """
    if formula.op not in ("and", "or"):
        return _plain(formula, ends)
    parts = [
        truth(True) if part in known else truth(False) if negation(part) in known else beside(known, part, ends)
        for part in formula.args
    ]
    return (both if formula.op == "and" else either)(*parts)


def _plain(formula: Term, ends: Ends) -> Term:
    comparison = formula.args[0] if formula.op == "not" else formula
    if comparison.op not in ("lt", "le", "eq"):
        return formula
    low, high = ends(_margin(*comparison.args))
    if comparison.op == "eq":
        if low <= 0 <= high:
            return truth(formula.op != "not") if low == high else formula
        return truth(formula.op == "not")
    if formula.op == "not":
        return formula
    more = int(comparison.op == "lt")
    return truth(low >= more) if low >= more or high < more else formula


@lru_cache(maxsize=1024)
def _margin(left: Term, right: Term) -> Term:
    """By how much the right is above the left; kept, because most cases of a kernel say the same of what is loaded."""
    return total(expanded(right - left))
