"""A carry and what it stands for: where 0 <= t < 2*d, the condition t >= d is the digit t div d.

A loader that walks an image adds an iteration's rows to its digits and takes the carry out of each by a conditional.
With the digit in the conditional's place the digits are those of the sum again, however often the loader carries.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ...language.constructors import both, mul
from ...language.parts import factors, split, summands
from ...language.terms import Term
from ...language.walking import postorder
from .algebra import Algebra
from .ranges import removed


class Carry(Struct, frozen=True):
    """A condition that is t >= d if ``above``, else t < d."""

    condition: Term
    t: Term
    d: Term
    above: bool

    @property
    def single(self) -> Term:
        """That it carries at most once."""
        return both(self.t >= 0, self.t < 2 * self.d)


def carry(condition: Term, algebra: Algebra, *sides: Term) -> Carry | None:
    """The carry that a comparison decides: the arms of some conditional differ by the d that it compares with."""
    if condition.op not in ("le", "lt"):
        return None
    less, more = condition.args
    room = algebra.add(more, algebra.scaled(less, -1), 0 if condition.op == "le" else -1)  # it stands where 0 <= room
    for d in dict.fromkeys(_steps(condition, algebra, *sides)):
        for above, t in ((True, algebra.add(room, d)), (False, algebra.add(d, algebra.scaled(room, -1), -1))):
            if t.op != "const" and all(split(part)[1] is not d for part in summands(t)):
                return Carry(condition, t, d, above)
    return None


def _steps(condition: Term, algebra: Algebra, *sides: Term) -> Iterator[Term]:
    """What the arms of the condition's conditionals differ by, where that is a positive variable."""
    for node in postorder(*sides):
        if node.op == "ite" and node.args[0] is condition and node.sort == "int":
            _, then, otherwise = node.args
            for part in summands(algebra.add(then, algebra.scaled(otherwise, -1))):
                yield from (f for f in factors(part) if f.op == "var" and algebra.interval(f)[0] > 0)


def quotient(t: Term, d: Term, algebra: Algebra) -> Term:
    """t div d for a positive variable, its multiples in t and in t's remainders taken out."""
    whole: list[Term] = []
    rest: list[Term] = []
    for part in summands(t):
        own = list(factors(part))
        if removed(own, d):
            whole.append(mul(*own))
            continue
        times, base = split(part)
        others = list(factors(base.args[1])) if base.op == "mod" else []
        if removed(others, d):  # y mod (d*e) is y - d*e*(y div (d*e))
            y, m = base.args
            whole.append(algebra.mul(algebra.mul(-times, mul(*others)), algebra.div(y, m)))
            part = algebra.scaled(y, times)
        rest.append(part)
    return algebra.add(*whole, algebra.div(algebra.add(*rest), d))
