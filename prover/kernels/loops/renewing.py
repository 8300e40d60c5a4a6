"""Carried values that every iteration makes anew of its number, as the masks are that a pipelined loop uses a turn late.

What one iteration makes of its number t is what the phi holds in iteration t + 1: its start in the first, and in each other
one the same formula of t - 1. That is a guess, from the end of one iteration; it is used as long as it may be refused, and
proved by induction. It speaks of nothing that may differ between two iterations of the loop but of t.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...language.constructors import both, either, where
from ...language.idioms import equivalent
from ...language.terms import Term
from ...language.walking import substitute, variables
from ...machine.values import FALSE, Bit, Int, literals
from ..ir.module import Instruction
from ..ir.values import plain
from ..machine.frame import Frame
from ..machine.iteration_variables import changing
from .induction import IN_NEXT, Step, stands_for
from .learned import LoopSummary

CHANGING = ("start_", "whole_", "earlier@")  # variables that stand for other numbers each time


def made(frame: Frame, value: Any) -> Term | None:
    """An integer as it is read with its sign, or the formula of an i1; None of anything else."""
    if isinstance(value, Int):
        return frame.machine.signed(value).term
    return value.formula if isinstance(value, Bit) else None


def determined(loop: LoopSummary, frame: Frame, term: Term) -> bool:
    """Whether it is made of the iteration's number and of what is one number as long as the loop runs."""
    inside = {plain(header) for header in loop.inside}
    others = (variable for variable in variables(term) if variable is not loop.number)
    return not any(
        variable.payload[0].startswith(CHANGING) or changing(variable, inside, loop.members, frame.frozen)
        for variable in others
    )


def renewed(frame: Frame, start: Any, term: Term, t: Term) -> Any:
    """The value in iteration t, of what each iteration makes of its number."""
    (before,) = substitute({t: t - 1}, term)
    ok = either(t >= 1, start.ok)
    if isinstance(start, Bit):
        return Bit(either(both(t == 0, start.formula), both(t >= 1, before)), ok)
    return frame.machine.make(where(t == 0, frame.machine.signed(start).term, before), start.bits, ok)


def agreeing(known: Mapping[tuple[int, str], Term | None], key: tuple[int, str], term: Term | None) -> Term | None:
    """The term, if it is what all ways back made of the value before."""
    return term if known.get(key, term) is term else None


def still_renewed(
    loop: LoopSummary, frame: Frame, phi: Instruction, path: Term, after: Any
) -> Iterator[Step]:  # fmt: skip
    """That this iteration made of its number what is said of it, and no poison."""
    term, found = loop.renews[loop.visit, phi.name], made(frame, after)
    if found is None or not determined(loop, frame, term):
        goal = FALSE
    elif isinstance(after, Bit):
        goal = both(after.ok, equivalent(found, term))
    else:
        goal = both(after.ok, found == term)
    said, show = f"%{phi.name} is made anew", {"the iteration": loop.number}
    fact = stands_for("renewal", loop.header, phi.name)
    yield Step(loop.header.name, phi.line, f"{said} {IN_NEXT}", literals(path), goal, show, said, False, fact)
