"""A condition on divisibility, said of quotients that have names: how engines like it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from ...language.obligations import Obligation
from ...language.terms import Term, at_least, integer, is_const
from ...language.walking import conjuncts


def in_digits(obligation: Obligation, condition: Term) -> Obligation | None:
    """The obligation with the condition, where "d divides x" is x = d*q and "d does not" is x = d*q + r with 0 < r < d, for
    any q and r. It holds exactly where the one with the condition does: these have a value for every x, and d >= 1. None
    where the condition has no such part."""
    taken = {variable.payload[0] for variable in obligation.variables}
    names = (name for number in count(1) for name in (f"q{number}", f"q_{number}") if name not in taken)
    parts = [list(_digits(part, names)) or [part] for part in conjuncts(condition)]
    if all(len(own) == 1 and own[0] is part for own, part in zip(parts, conjuncts(condition), strict=True)):
        return None
    return replace(obligation, given=(*obligation.given, *(each for own in parts for each in own)))


def _digits(part: Term, names: Iterator[str]) -> Iterator[Term]:
    inner = part.args[0] if part.op == "not" else part
    if inner.op != "eq" or inner.args[0].op != "mod" or not is_const(inner.args[1], 0):
        return
    value, divisor = inner.args[0].args
    if not at_least(divisor, 1):
        return
    quotient = integer(next(names), 0 if at_least(value, 0) else None)
    if part.op == "not":
        yield value == divisor * quotient + integer(next(names), 1, divisor)
    else:
        yield value == divisor * quotient
