"""What is found out of a loop that is taken once beside its counters' steps: said where what is assumed may be refused
again, with the induction that proves it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ...language.constructors import both
from ...language.terms import Term, as_int, integer
from ...language.walking import substitute
from ...machine.values import TRUE, Int, literals
from ..ir.values import plain
from ..machine.iteration_variables import carried
from .bounds import until_zero
from .induction import Step
from .learned import LoopSummary, Stage

if TYPE_CHECKING:
    from .paths import Run

AT_START, IN_NEXT = "at the start", "in the next iteration"


def counted_down(loop: LoopSummary, run: Run, path: Term) -> Term:
    """What holds in iteration t of a loop that goes on until a number that falls by constant steps is zero: it does not
    step over it. Said only where what is assumed may fall again, and proved by induction."""
    formulas = loop.goes_on.get(loop.visit, [])
    if loop.stage is not Stage.KNOWN or not loop.endless or len(formulas) != 1 or not run.frame.refusable:
        return TRUE
    t, line = loop.number, loop.header.instructions[0].line
    found: list[Term] = []
    for left, step in until_zero(formulas[0], t):
        fact = left >= 0
        if not run.frame.may(fact):
            continue
        found.append(fact)
        first, after = substitute({t: as_int(0)}, left)[0], substitute({t: t + 1}, left)[0]
        whole, said = first % step == 0, "what is left is not stepped over"
        base = literals(path)
        loop.proofs.append(
            Step(loop.header.name, line, f"{said} {AT_START}", base, both(first >= 0, whole), {}, said, False, fact)
        )
        given = (*base, t >= 0, fact, left != 0, whole)
        loop.proofs.append(Step(loop.header.name, line, f"{said} {IN_NEXT}", given, after >= 0, {}, said, False, fact))
    return both(*found)


def capped(loop: LoopSummary, run: Run) -> Term:
    """That carried values of which a range is known never exceed what they began with, as one that is halved. Said only
    where it may fall again, and proved by induction."""
    machine = run.frame.machine
    loop.capped = {}
    if loop.stage is not Stage.KNOWN or not loop.endless or not run.frame.refusable:
        return TRUE
    for name, (start, value) in loop.seen.items():
        if isinstance(start, Int) and isinstance(value, Int) and loop.steps.get(name) is None and carried(value.term):
            first = machine.signed(start).term
            fact = value.term <= first
            if run.frame.may(fact):
                loop.capped[name] = fact, first
    return both(*(fact for fact, _ in loop.capped.values()))


def still_below(loop: LoopSummary, path: Term) -> Iterator[Step]:
    """That a bound which is to be proved is still one after an iteration."""
    if loop.counted:
        said, line = f"it runs less than {loop.below} times", loop.header.instructions[0].line
        goal, fact = loop.number + 1 < loop.below, loop.below_its_bound
        yield Step(loop.header.name, line, f"{said} {IN_NEXT}", literals(path), goal, {}, said, False, fact)


def moves(loop: LoopSummary, name: str) -> Term:
    """What stands for it that a counter has its step: refused next time, where that is not proved."""
    return integer(f"step_of_{plain(loop.header.name)}_{plain(name)}", 0) >= 1


def still_moved(
    loop: LoopSummary, run: Run, name: str, line: int, path: Term, value: Term, after: Term, step: Term
) -> Iterator[Step]:  # fmt: skip
    """That a counter has its step in every iteration, where that is not plain any more: its step was looked for at any
    value, and what was taken for granted of that one, such as that a narrower integer holds it, is noted nowhere."""
    math_ = run.frame.algebra
    if loop.stage is not Stage.KNOWN or not run.frame.refusable:
        return
    if math_.add(after, math_.scaled(value, -1)) is not step:
        said, show = f"%{name} moves by its step", {"it is": value, "next it is": after}
        goal = after == math_.add(value, step)
        yield Step(
            loop.header.name, line, f"{said} {IN_NEXT}", literals(path), goal, show, said, False, moves(loop, name)
        )


def still_capped(
    loop: LoopSummary, name: str, line: int, path: Term, after: Term, show: Mapping[str, Term]
) -> Iterator[Step]:  # fmt: skip
    """That a value which is taken to be no more than at the start is so in the next iteration."""
    if name in loop.capped:
        fact, most = loop.capped[name]
        said = f"%{name} is no more than at the start"
        yield Step(loop.header.name, line, f"{said} {IN_NEXT}", literals(path), after <= most, show, said, False, fact)
