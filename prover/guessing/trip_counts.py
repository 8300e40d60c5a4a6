"""How often a loop may run at most: numbers to begin with, and what a count down to zero would say of it.

None is believed: the conditions under which a loop goes on, read below such a number, imply it, or it is proved to hold
after each iteration.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from ..language.terms import Term, as_int, truth
from ..language.walking import substitute
from ..machine.arithmetic import Arithmetic
from ..machine.values import literals
from ..proof.rules import State

# bounds of t to try, until the condition implies a smaller one: below some of them a counter cannot wrap
CAPS = tuple(1 << bits for bits in (31, 26, 22, 16, 10))


def counted(path: Term, t: Term, best: int, math_: Arithmetic) -> int:
    """A number that t would stay below, where the loop goes on until a number that falls by constant steps is zero, if it
    does not step over that."""
    for left, step in until_zero(path, t):
        most = math_.interval(math_.add(left, math_.scaled(t, step)))[1]
        if not math.isinf(most):
            best = min(best, max(int(most) // step, 0) + 2)
    return best


def emptied(path: Term, t: Term, best: int, math_: Arithmetic) -> int:
    """A number that t would stay below, where ranges say of a smaller one that the loop does not go on with it."""
    for last in range(best):
        if math_.simplify(substitute({t: as_int(last)}, path)[0]) is truth(False):
            return last + 1
    return best


def until_zero(formula: Term, t: Term) -> Iterator[tuple[Term, int]]:
    """Numbers that fall by a constant from one t to the next and that the formula says not to be zero, or not in their low
    bits, each with by how much."""
    forms = State()
    for part in literals(formula):
        if part.op != "not" or part.args[0].op != "eq":
            continue
        sides = part.args[0].args
        of_bits = [one.args[0] for one, other in (sides, sides[::-1]) if one.op == "mod" and other is as_int(0)]
        left, right = (of_bits[0], as_int(0)) if of_bits else sides
        room = forms.poly(left) - forms.poly(right)
        number = forms.atoms.number("var", t.payload[0])
        own = {monomial: by for monomial, by in room.terms.items() if number in monomial}
        if set(own) != {(number,)} or any(
            number in forms.atoms.closure(other) for other in forms.atoms.inside(room) - {number}
        ):
            continue
        by = own[(number,)]
        yield (left - right, -by) if by < 0 else (right - left, by)
