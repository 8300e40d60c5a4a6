"""Operations that move elements: which element of the operand an element of the result is."""

from __future__ import annotations

import re
from collections.abc import Callable

from ...language.terms import Term, const
from ..ttir.records import Operation

GATHER, HISTOGRAM = "tt.gather", "tt.histogram"
Index = tuple[Term, ...]
Moves = Callable[[Operation, Index], Index]


def linear(index: Index, shape: tuple[int, ...]) -> Term:
    """The row-major number of an element."""
    found = const(0)
    for digit, extent in zip(index, shape, strict=True):
        found = found * extent + digit
    return found


def digits(number: Term, shape: tuple[int, ...]) -> Index:
    """The element of that row-major number."""
    found: list[Term] = []
    for position, extent in reversed(list(enumerate(shape))):
        found.append(number % extent if position else number)
        number = number // extent
    return tuple(reversed(found))


def integers(text: str) -> list[int]:
    """The integers of an attribute such as ``array<i32: 1, 0>`` or ``1 : i32``."""
    return [int(part) for part in re.findall(r"-?\d+", re.sub(r"\bi\d+\b", "", text))]


def gathered(operation: Operation) -> int:
    """How many elements a gather chooses from."""
    (axis,) = integers(operation.attributes["axis"])
    return operation.operands[0].type.shape[axis]


def _broadcast(operation: Operation, index: Index) -> Index:
    shape = operation.operands[0].type.shape
    return tuple(const(0) if extent == 1 else part for part, extent in zip(index, shape, strict=True))


def _expand(operation: Operation, index: Index) -> Index:
    (axis,) = integers(operation.attributes["axis"])
    return (*index[:axis], *index[axis + 1 :])


def _reshape(operation: Operation, index: Index) -> Index:
    result, source = operation.results[0].type.shape, operation.operands[0].type.shape
    if tuple(e for e in result if e != 1) == tuple(e for e in source if e != 1):  # only ones come or go
        own = iter([part for part, extent in zip(index, result, strict=True) if extent != 1])
        return tuple(const(0) if extent == 1 else next(own) for extent in source)
    return digits(linear(index, result), source)


def moves(operation: Operation) -> Moves | None:
    """Which element of the operand an element of the result is; None for what does more, or moves them anywhere."""
    anywhere = "allow_reorder" in operation.words or operation.attributes.get("allow_reorder", "false") != "false"
    return None if anywhere else MOVES.get(operation.name)


def _transpose(operation: Operation, index: Index) -> Index:
    order = integers(operation.attributes.get("order", "1, 0"))
    found = list(index)
    for position, source in enumerate(order):
        found[source] = index[position]
    return tuple(found)


MOVES: dict[str, Moves] = {
    "tt.splat": lambda operation, index: (),
    "tt.unsplat": lambda operation, index: tuple(const(0) for _ in operation.operands[0].type.shape),
    "tt.broadcast": _broadcast,
    "tt.expand_dims": _expand,
    "tt.reshape": _reshape,
    "tt.trans": _transpose,
}
