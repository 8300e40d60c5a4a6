"""Which iterations of the source's loops an emitted access may be in: proposals, of which one is chosen at some points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from ..kernels.machine.iteration_variables import iterations
from ..kernels.machine.sinks import SinkAccess
from ..language.constructors import where
from ..language.terms import Term, const
from ..language.walking import postorder
from .searching import Turns

CHOICES = 3  # conditions in an address that may say whether a loop before was run
UNROLLED = 64  # iterations of a loop of which the emitted code has no loop, at most
LATER = 3  # iterations that a prologue or a pipelined loop is ahead, at most
TOGETHER = (2, 4, 8)  # iterations of which LLVM makes one, where it keeps the loop


def proposed_turns(access: SinkAccess, rounds: Sequence[Term], copies: int) -> Iterator[Turns]:
    """The likeliest first. rounds: of the source's loops; copies: how many of the emitted code's instructions are such an
    access, and from the same place."""
    if not rounds:
        yield ()
        return
    numbers = [number for _, number in access.turns][::-1]  # outermost first, as the source has them
    together = [by for by in TOGETHER if by <= copies]
    if len(numbers) >= len(rounds):
        *chosen, last = numbers[-len(rounds) :]
        yield from (tuple(zip(rounds, (*chosen, now), strict=True)) for now in _in_loop(last, together))
        for now in _after_loops(access, together) if together else ():  # what is left over, one by one
            yield tuple(zip(rounds, (*chosen, now + last), strict=True))
        return
    rest = len(rounds) - len(numbers)
    fixed = access.iteration or 0
    for more in (fixed, *(n for n in range(UNROLLED) if n != fixed)):
        own = [*numbers, *[const(0)] * (rest - 1), const(more)]
        yield tuple(zip(rounds, own, strict=True))
    for now in chain(_after_loops(access, together), _by_quotients(access)) if rest == 1 else ():
        yield tuple(zip(rounds, (*numbers, now), strict=True))


def _in_loop(number: Term, together: Sequence[int]) -> Iterator[Term]:
    """The iteration that it is, or is ahead of; or one of several that are one."""
    yield from (number + more for more in range(LATER + 1))
    for by in together:
        yield from (number * by + more for more in range(by))


def _after_loops(access: SinkAccess, together: Sequence[int]) -> Iterator[Term]:
    """The iterations that follow the last one of a loop that was left, or the first where there was none: what is done
    behind a pipelined loop, or is left over by one that has several iterations in each."""
    for number in left(access):
        following = [number + more for more in range(LATER + 1)]
        following += [number * by + more for by in together for more in range(by, 2 * by)]
        for now in following:
            yield now
            for condition in choices(access):
                yield where(condition, const(0), now)
                yield where(condition, now, const(0))


def _by_quotients(access: SinkAccess) -> Iterator[Term]:
    """The iterations from one on that the address itself counts by a quotient, as what is done behind a loop does whose
    step is known at run time alone."""
    divided = {node for node in postorder(access.first) if node.op == "div"}
    chosen = (node for node in postorder(access.first) if node.op == "ite" and not divided.isdisjoint(postorder(node)))
    for number in dict.fromkeys([*chosen, *divided]):
        yield from (number + more for more in range(LATER + 1))


def left(access: SinkAccess) -> list[Term]:
    """The last iterations of loops before it that its address hangs on."""
    around = [number for _, number in access.turns]
    return [number for number in iterations(access.first) if all(number is not own for own in around)]


def choices(access: SinkAccess) -> list[Term]:
    return list(dict.fromkeys(node.args[0] for node in postorder(access.first) if node.op == "ite"))[:CHOICES]
