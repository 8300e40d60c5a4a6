"""In which iteration a loop is left, guessed from the conditions under which it was: what it carries is then the same
whichever iteration that is taken for, as ``q += step`` in a loop of L iterations adds L*step.

Who uses it states that what follows is right, and drops it where that is not proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engines.simplifying.algebra import Algebra
from ..language.monomials import expanded, total
from ..language.terms import Term
from ..language.walking import substitute, variables

MOST_ROUNDS = 8  # loops of which one begins with what another one ends with


def last(number: Term, conditions: Iterable[Term]) -> Term | None:
    """The least number of an iteration of which these hold, from the first that says one; None if none does.

    >>> from ..language.meanings.text import text
    >>> from ..language.terms import integer
    >>> t, n = integer("t", 0), integer("n", 1)
    >>> text(last(t, [n <= 4 * t + 4]))
    '(n - 1) div 4'
    """
    for condition in (part for whole in conditions for part in (whole.args if whole.op == "or" else (whole,))):
        if condition.op not in ("le", "lt", "eq") or number not in set(variables(condition)):
            continue
        less, more = condition.args
        margin = expanded(more - less)
        by = margin.pop((number,), 0)
        if any(number in set(variables(*key)) for key in margin) or not by or (by < 0 and condition.op != "eq"):
            continue
        rest = total(margin) if by > 0 else -total(margin)
        up = 0 if condition.op == "eq" else abs(by) - 1
        return Algebra().simplify((up - rest + int(condition.op == "lt")) // abs(by))
    return None


def after(value: Term, starts: Mapping[Term, Term], numbers: Iterable[Term], conditions: Iterable[Term]) -> Term | None:
    """What is carried out of loops, each left in its last iteration; None where that is not seen of one. starts: what
    stands for what they carry -> that in their iteration. numbers: of their iterations."""
    terms = [value, *conditions]
    for _ in range(MOST_ROUNDS):
        terms = substitute(starts, *terms)
    found, *known = terms
    for number in numbers:
        if number in set(variables(found)):
            least = last(number, known)
            if least is None:
                return None
            found, *known = substitute({number: least}, found, *known)
    return Algebra().simplify(found)
