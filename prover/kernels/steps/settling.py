"""What is made of a kernel, with the steps on which it rests: made anew without an equation of the simplifier's that is not
proved. Nothing that rests on what is wrong counts, and most of a kernel rests on something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...language.terms import Term
from ...machine.arithmetic import Steps
from .proving import Proving

RETRIES = 3  # times that a kernel is read without what is not proved
Made = TypeVar("Made")


def settled(
    made: Made, steps: Callable[[Made], Steps | None], again: Callable[[frozenset[Term]], Made | None],
    proving: Proving, over: Callable[[], bool] = lambda: False,
) -> tuple[Made, Proving]:  # fmt: skip
    """What is made at last, and the proving of its steps, which was run. steps: on which it rests; again: the same without
    these equations, None where it is no such thing; over: whether there is no time left for that. proving: of the first."""
    wrong = frozenset[Term]()
    proving.run()
    for _ in range(RETRIES):
        if not proving.wrong or over():
            break
        wrong |= proving.wrong
        other = again(wrong)
        own = None if other is None else steps(other)
        if other is None or own is None:
            break
        made, proving = other, proving.anew(own)
        proving.run()
    return made, proving
