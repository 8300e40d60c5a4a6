"""Sums and products that have fewer bits where an argument of 64 bits is 1: Triton makes a constexpr of it, which takes the
width of what stands beside it."""

from __future__ import annotations

from ..language.constructors import both
from ..language.idioms import implies, within
from ..language.terms import Term
from .formulas import Formula, Formulas
from .hanging import Kept
from .launching.launch import ScalarArgument
from .machine.evaluating import Evaluation
from .machine.values import Number, number
from .ttir.records import Operation, Value

MAY_LEAVE = frozenset({"arith.addi", "arith.subi", "arith.muli", "arith.shli"})  # the width of its operands
WIDE, LESS = 64, 32


class Narrower:
    """What is claimed of an operation: its value has a place in 32 bits where all arguments of 64 bits are 1 of which it is
    made. why: nobody can say of which it is made."""

    def __init__(self, formulas: Formulas, ones: frozenset[str], operation: Operation):
        self.formulas, self.operation = formulas, operation
        self.given = [(value, own.term) for value, own in _made_of(formulas, operation) if own.name in ones]
        self.why = "" if self.given else f"{operation}: where an argument is 1 it works on 32 bits, and here on 64"

    def fill(self, own: Evaluation, formula: Formula, terms: list[Term]) -> None:
        """The value where these arguments are 1."""
        inner = own.where({id(value): lambda own, index: Number.of(1) for value, _ in self.given})
        (result,) = self.operation.results
        formula.index = self.formulas.index(result.type.shape)
        terms.append(number(inner.at(result, formula.index), self.operation).exact)
        own.adopt(inner)
        for step in inner.reader.steps.values():
            own.reader.note(step)

    def goal(self, terms: list[Term], path: list[Term]) -> Term:
        are = [term == 1 for _, term in self.given if term is not None]
        return implies(both(*are, *path), within(terms[0], -(1 << (LESS - 1)), 1 << (LESS - 1)))


def narrows(formulas: Formulas, ones: frozenset[str], kept: Kept, operation: Operation) -> bool:
    """Whether it may need more bits than it has where all arguments are 1 that may be."""
    if operation.name not in MAY_LEAVE or operation.results[0].type.bits != WIDE or not kept.narrower(operation):
        return False
    return all(own.name in ones for _, own in _made_of(formulas, operation))


def _made_of(formulas: Formulas, operation: Operation) -> list[tuple[Value, ScalarArgument]]:
    """The arguments of 64 bits of which it is made."""
    below, pairs = _below(operation), zip(formulas.function.arguments, formulas.launch.arguments, strict=False)
    return [
        (value, own)
        for value, own in pairs
        if id(value) in below and isinstance(own, ScalarArgument) and own.bits == WIDE
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
