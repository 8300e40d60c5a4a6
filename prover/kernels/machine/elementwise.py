"""What the meanings of instructions share: scalars applied to vectors, and what happens to opaque operands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ...machine.asking import Asked
from ...machine.integers import Unsupported
from ...machine.values import FALSE, Undefined
from ...machine.words import say
from ..ir.module import Instruction, Type
from ..ir.values import Many, Opaque, Pointer, Resource

if TYPE_CHECKING:
    from .frame import Frame


Meaning = Callable[["Frame", Instruction, Sequence[Any]], Any]


DIVISIONS = ("sdiv", "udiv", "srem", "urem")


def first_opaque(values: Sequence[Any]) -> Opaque | None:
    return next((value for value in values if isinstance(value, Opaque)), None)


def named_as(instruction: Instruction) -> str:
    """How conditions on a result are labelled: %57 (line 88)."""
    line = f" (line {instruction.line})" if instruction.line else ""
    return f"%{instruction.name}{line}"


def elementwise(function: Meaning, unknown: Meaning | None = None) -> Meaning:
    """The function over scalars, applied to every element of vectors.

    unknown: is told of operands that are not known, or undefined.
    """

    def apply(frame: Frame, instruction: Instruction, values: Sequence[Any]) -> Any:
        lengths = {len(value.items) for value in values if isinstance(value, Many)}
        if not lengths:
            return scalar(frame, instruction, values)
        if len(lengths) > 1:
            raise Unsupported("vectors of different lengths")
        items = []
        for at in range(lengths.pop()):
            row = [value.items[at] if isinstance(value, Many) else value for value in values]
            items.append(scalar(frame, instruction, row))
        return Many(tuple(items))

    def scalar(frame: Frame, instruction: Instruction, values: Sequence[Any]) -> Any:
        opaque = first_opaque(values)
        if opaque is not None:
            if unknown is not None:
                unknown(frame, instruction, values)
            return opaque
        kind = element_type(instruction.type)
        if kind.kind == "float" or any(isinstance(value, (Pointer, Resource)) for value in values):
            return Opaque(f"{instruction.opcode} on {kind.text}")
        if any(isinstance(value, Undefined) for value in values):
            if instruction.opcode in DIVISIONS and isinstance(values[-1], Undefined):
                frame.must(instruction, "division by an undefined value", FALSE)
            elif unknown is not None:
                unknown(frame, instruction, values)
            return Undefined()
        return function(frame, instruction, values)

    return apply


def word(name: str, unknown: Meaning | None = None) -> Meaning:
    """The word of that name, element by element."""
    return elementwise(lambda frame, i, values: said(frame, i, name, values), unknown)


def said(frame: Frame, i: Instruction, name: str, values: Sequence[Any]) -> Any:
    """What the word gives for scalars that are known."""
    return say(Asked(frame.machine, name, bits_of(i), i.flags, named_as(i), partial(frame.must, i)), values)


def element_type(kind: Type) -> Type:
    return kind.elements[0] if kind.kind == "vector" else kind


def bits_of(instruction: Instruction) -> int:
    return element_type(instruction.type).bits
