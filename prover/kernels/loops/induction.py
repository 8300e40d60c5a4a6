"""What holds of a loop in every iteration, and what proves it: it holds at the start, and goes on holding.

A value that does not change by constant steps stands, in iteration t, for any number of a progression. That is guessed
(`strided_interval`) or declared in the binding, and proved like every other claim, as are declared formulas. Whatever was
found out with their help is worth nothing until they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from ...engines.simplifying.algebra import Algebra
from ...guessing.strided_interval import StridedInterval
from ...language.terms import Term, integer
from ...language.walking import variables
from ...machine.values import Int
from ..ir.module import Block
from ..ir.values import plain

AT_START, IN_NEXT = "at the start", "in the next iteration"
Values = Mapping[str, Int]  # phi -> its number: at the start, in an iteration, or in the next one


class Declared(Struct, frozen=True):
    """A [[loop]] of a binding. header: label of the loop's first block. carries: name in formulas -> phi of that block.

    texts: what is said to hold. formulas: (values by name, number of the iteration) -> the same as terms. iteration: what
    its number is called in expressions of sinks.
    """

    header: str
    carries: Mapping[str, str]
    texts: Sequence[str]
    formulas: Callable[[Mapping[str, Term], Term], Sequence[Term]]
    place: str
    iteration: str = ""

    def speaks_of(self, phi: str) -> bool:
        return phi in self.carries.values()

    def closed(self, phi: str, t: Term) -> Term | None:
        """What the phi is in iteration t, where a formula says `value == ...` with nothing else that the loop carries."""
        free = self._free()
        own = [free[name] for name, of in self.carries.items() if of == phi]
        for formula in self.formulas(free, t):
            if formula.op == "eq":
                for value, other in (formula.args, formula.args[::-1]):
                    if any(value is one for one in own) and not set(variables(other)) & set(free.values()):
                        return other
        return None

    def _free(self) -> dict[str, Term]:
        return {name: integer(f"value_of_{name}", None) for name in self.carries}

    def range_of(self, phi: str, bits: int) -> StridedInterval:
        """The constant ends that the formulas put to a value of so many bits; those of its type where they put none."""
        half = 1 << (bits - 1)
        free = self._free()
        algebra = Algebra(self.formulas(free, integer("number_of_the_iteration", 0)))
        ends = [algebra.interval(free[name]) for name, of in self.carries.items() if of == phi]
        low, high = max(-half, *(low for low, _ in ends)), min(half - 1, *(high for _, high in ends))
        if low > high or math.isinf(low) or math.isinf(high):  # they contradict each other: refuted at the start
            return StridedInterval(-half, half - 1, 1)
        return StridedInterval(int(low), int(high), int(low < high))


class HavocValue(Struct, frozen=True):
    """What stands for the value of a phi, of so many bits, in any iteration: a variable of that name counts the numbers of
    the progression. base: what a pointer's offset is counted from."""

    header: str
    phi: str
    name: str
    known: StridedInterval
    bits: int
    base: str | None

    def variable(self, value: int) -> tuple[str, int]:
        """What the variable is where the phi is that number."""
        if self.known.step > 1:
            return f"{self.name}/{self.known.step}", (value - self.known.low) // self.known.step
        return self.name, value


class Step(Struct, frozen=True):
    """One of the things to prove of a loop: that something holds at the start, or in the next iteration.

    given: when the loop is reached, or goes round again. said: what holds, for a reader. declared: by the user.
    """

    header: str
    line: int
    case: str
    given: tuple[Term, ...]
    goal: Term
    show: Mapping[str, Term]
    said: str
    declared: bool
    fact: Term | None = None  # what was taken for granted with it, where it need not be


class Fact(NamedTuple):
    """What is taken to hold of carried numbers in every iteration. holds: the same of other numbers of them, by phi, and of
    the iteration with that number; None where it cannot be said of those."""

    said: str
    formula: Term
    holds: Callable[[Values, Term], Term | None]


def stands_for(kind: str, header: Block, *names: str) -> Term:
    """What stands for a proposal about a loop, or about what it carries: refused next time, where that is not proved."""
    return integer(f"{kind}_of_{'_'.join(map(plain, (header.name, *names)))}", 0) >= 1
