"""What an integer is modulo a power of two, without what says in which range it is read.

TRUSTED: remainders by multiples of the power are left out, and choices between terms that differ by it, as the trusted
normal form of polynomials says.
"""

from __future__ import annotations

from functools import cache
from math import gcd

from ..language.constructors import add, mul
from ..language.parts import split, summands
from ..language.terms import Term, const
from .arithmetic import Arithmetic


def modulo(algebra: Arithmetic, term: Term, power: int) -> Term:
    """A term that is the same modulo the power.

    >>> from ..language.constructors import where
    >>> from ..language.meanings.text import text
    >>> from ..language.terms import integer
    >>> from ..kernels.steps.noting import new_steps
    >>> x, algebra = integer("x"), Arithmetic([], new_steps())
    >>> text(modulo(algebra, where(x < 3, (x - 3) % 32 + 8, x + 5), 8)), text(modulo(algebra, x % 12, 8))
    ('x + 5', 'x mod 12')
    """

    @cache  # what a loop's turns choose stands in both arms of the next turn's choice
    def own(term: Term, power: int) -> Term:
        if term.op == "mod" and term.args[1].op == "const" and term.args[1].payload % power == 0 < term.args[1].payload:
            return own(term.args[0], power)
        if term.op == "ite":
            yes, no = (own(arm, power) for arm in term.args[1:])
            return yes if congruent(algebra, no, yes, power) else term
        if term.op == "add" or split(term)[0] != 1:  # by * x is known modulo the power where x is modulo a part of it
            parts = [(by, part, own(part, power // gcd(by, power))) for by, part in map(split, summands(term))]
            changed = any(part is not same for _, part, same in parts)
            return algebra.add(*(mul(by, same) for by, _, same in parts)) if changed else term
        return term

    return own(term, power)


def congruent(algebra: Arithmetic, one: Term, other: Term, power: int) -> bool:
    """Whether they are seen to differ by a multiple of the power."""
    less = [sum(part.payload for part in summands(term) if part.op == "const") for term in (one, other)]
    apart = less[0] - less[1]
    return apart % power == 0 and algebra.steps.identity(one, add(other, const(apart)))
