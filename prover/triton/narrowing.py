"""Sums and products that have fewer bits where an argument of 64 bits is 1: Triton makes a constexpr of it, which takes the
width of what stands beside it."""

from __future__ import annotations

from collections.abc import Sequence

from ..language.constructors import both
from ..language.idioms import implies, within
from ..language.terms import Term
from .formulas import Formula, Formulas
from .hanging import Folded
from .launching.launch import ScalarArgument
from .machine.evaluating import Evaluation
from .machine.iterations import observed
from .machine.values import Number, number
from .matching import LOOP, Kept
from .ttir.records import Operation, Value

# may leave the width of their operands
MAY_LEAVE = frozenset({"arith.addi", "arith.subi", "arith.muli", "arith.shli", "math.absi"})
SHIFTS = frozenset({"arith.shli", "arith.shrsi"})  # have no result for an amount as large as the width
WIDE, LESS = 64, 32


class Narrower:
    """What is claimed of an operation: its value has a place in 32 bits where all arguments of 64 bits are 1 of which it is
    made. why: nobody can say of which it is made."""

    def __init__(self, formulas: Formulas, ones: frozenset[str], operation: Operation):
        self.formulas, self.operation = formulas, operation
        self.given = [(value, own.term) for value, own in _made_of(formulas, operation) if own.name in ones]
        self.why = "" if self.given else f"{operation}: where an argument is 1 it works on 32 bits, and here on 64"

    def fill(self, own: Evaluation, formula: Formula, terms: list[Term]) -> None:
        """The value, or what a loop's counter may come to and its bounds, where these arguments are 1; behind the value how
        far it is shifted."""
        inner = own.where({id(value): lambda own, index: Number.of(1) for value, _ in self.given})
        operands = self.operation.operands
        if self.operation.name == LOOP:
            low, high, step = (observed(inner, value, self.operation).exact for value in operands[:3])
            terms += [high + step - 1, low, high, step]
        else:
            (result,) = self.operation.results
            formula.index = self.formulas.index(result.type.shape)
            values = [result] if self.operation.name in MAY_LEAVE else []
            values += operands[1:] if self.operation.name in SHIFTS else []
            terms += [number(inner.at(value, formula.index), self.operation).exact for value in values]
        own.adopt(inner)
        for step in inner.reader.steps.values():
            own.reader.note(step)

    def goal(self, terms: list[Term], path: list[Term]) -> Term:
        are = [term == 1 for _, term in self.given if term is not None]
        places = [within(term, -(1 << (LESS - 1)), 1 << (LESS - 1)) for term in terms]
        if self.operation.name in SHIFTS:
            places[-1] = within(terms[-1], 0, LESS)
        return implies(both(*are, *path), both(*places))


def narrows(formulas: Formulas, folded: Folded, kept: Kept, operation: Operation) -> bool:
    """Whether it may need more bits than it has where arguments of 64 bits are 1 of which it is made."""
    if operation.name not in MAY_LEAVE | SHIFTS | {LOOP}:
        return False
    return (kept.narrower(operation) or _folds_with_narrow(formulas, folded, operation)) and all(
        own.name in folded.ones for _, own in _made_of(formulas, operation)
    )


def _folds_with_narrow(formulas: Formulas, folded: Folded, operation: Operation) -> bool:
    """Whether Python computes it where all arguments are 1, and the kernel in 32 bits where not all of them are."""
    wide = any(value.type.bits == WIDE for value in operation.results)
    return wide and folded.sized(operation.results[0]) and bool(_made_of(formulas, operation, LESS))


def left(operation: Operation, operands: Sequence[int], result: int) -> str:
    """What of an operation of 64 bits, run with these operands, has no place in 32; empty where all has."""
    if operation.name == LOOP:
        low, high, step = operands[:3]
        found = {"the loop begins with": low, "it ends before": high, "its counter may come to": high + step - 1}
        said = ", ".join(f"{what} {value}" for what, value in found.items())
        fits = all(map(_fits, found.values()))
    elif operation.name in SHIFTS and not 0 <= operands[1] < LESS:
        return f"the value is shifted by {operands[1]}"
    else:
        said, fits = f"the value is {result}", _fits(result)
    return "" if fits else said


def _fits(value: int) -> bool:
    return -(1 << (LESS - 1)) <= value < 1 << (LESS - 1)


def _made_of(formulas: Formulas, operation: Operation, bits: int = WIDE) -> list[tuple[Value, ScalarArgument]]:
    """The arguments of that many bits of which it is made."""
    below, pairs = _below(operation), zip(formulas.function.arguments, formulas.launch.arguments, strict=False)
    return [
        (value, own)
        for value, own in pairs
        if id(value) in below and isinstance(own, ScalarArgument) and own.bits == bits
    ]


def _below(operation: Operation) -> set[int]:
    """Ids of the values that an operation is made of; of a loop's, those with which it begins."""
    found: set[int] = set()
    todo: list[Value] = list(operation.operands)
    while todo:
        value = todo.pop()
        if id(value) not in found:
            found.add(id(value))
            inside = (
                value.block.region.operation if value.block is not None and value.block.region is not None else None
            )
            source = value.operation or inside
            todo += source.operands if source is not None else []
    return found
