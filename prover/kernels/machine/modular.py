"""What an integer is modulo a power of two, without what says in which range it is read.

TRUSTED: remainders by multiples of the power are left out, and choices between terms that differ by it, as the trusted normal
form of polynomials says.
"""

from __future__ import annotations

from ...language.constructors import add
from ...language.terms import Term, const
from ...machine.arithmetic import Arithmetic


def modulo(algebra: Arithmetic, term: Term, power: int) -> Term:
    """A term that is the same modulo the power.

    >>> from ...language.constructors import where
    >>> from ...language.meanings.text import text
    >>> from ...language.terms import integer
    >>> from ..steps.noting import new_steps
    >>> x, algebra = integer("x"), Arithmetic([], new_steps())
    >>> text(modulo(algebra, where(x < 3, (x - 3) % 32 + 0, x + 5), 8)), text(modulo(algebra, x % 12, 8))
    ('x - 3', 'x mod 12')
    """
    if term.op == "mod" and term.args[1].op == "const" and term.args[1].payload % power == 0 < term.args[1].payload:
        return modulo(algebra, term.args[0], power)
    if term.op == "ite":
        yes, no = (modulo(algebra, arm, power) for arm in term.args[1:])
        return yes if congruent(algebra, no, yes, power) else term
    return term


def congruent(algebra: Arithmetic, one: Term, other: Term, power: int) -> bool:
    """Whether they are seen to differ by nothing, or by the power."""
    return any(algebra.steps.identity(one, add(other, const(times * power))) for times in (0, 1, -1))
