"""The arguments whose memory the kernel writes: what it loads from there is not what its callers put there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ttir.calls import CALL, returned
from ..ttir.records import Function, Operation, Value, block_shape
from .accesses import TensorAccess

# what gives a region's results
GIVES = {"scf.if": ("scf.yield",), "scf.for": ("scf.yield",), "scf.while": ("scf.condition",)}


def writers(found: Sequence[TensorAccess], function: Function) -> dict[int, list[Operation]]:
    """Number of an argument -> the stores, atomics and calls that may write its memory.

    An access through a pointer that is loaded, or not known, may write all of them; a call of a function that is not there
    may, where it is given one.
    """
    through = [(access.operation, [access.pointer]) for access in found if access.what != "load"]
    through += [(call, call.operands) for call in function.operations if call.name == CALL and not call.regions]
    own: dict[int, list[Operation]] = {}
    for operation, pointers in through:
        known = [pointer for pointer in pointers if pointer is None or _points(pointer)]
        memories = [reached(pointer, function) for pointer in known]
        every = range(len(function.arguments)) if None in memories else None
        for number in every or sorted({number for numbers in memories for number in numbers or ()}):
            own.setdefault(number, []).append(operation)
    return own


def reached(pointer: Value | None, function: Function) -> list[int] | None:
    """Numbers of the arguments whose memory a pointer may go to; None where it may be any."""
    numbers = {id(value): number for number, value in enumerate(function.arguments)}
    roots = [None] if pointer is None else _roots(pointer)
    found = {None if root is None else numbers.get(id(root)) for root in roots}
    return None if None in found else sorted(number for number in found if number is not None)


def may_precede(first: Operation, second: Operation) -> bool:
    """Whether a program may do the one before the other: it stands before it, or both are in one loop."""
    loops = {id(loop) for loop in _loops(first)}
    return _stands(first) < _stands(second) or any(id(loop) in loops for loop in _loops(second))


def _stands(operation: Operation) -> tuple[int, ...]:
    """The lines of the calls that an operation is in, from the outside to the inside, and its own."""
    return (*(around.line for around in reversed(list(operation.around())) if around.name == CALL), operation.line)


def _loops(operation: Operation) -> Iterator[Operation]:
    return (around for around in operation.around() if around.name in ("scf.for", "scf.while"))


def _roots(pointer: Value) -> list[Value | None]:
    """The values without an origin from which a pointer is made; None for a pointer that is made of something else."""
    found: list[Value | None] = []
    todo, seen = [pointer], set[int]()
    while todo:
        value = todo.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        before = _before(value)
        if before is None:
            found.append(value)
        elif pointers := [other for other in before if _points(other)]:
            todo += pointers
        else:
            found.append(None)
    return found


def _before(value: Value) -> list[Value] | None:
    """What a value may be, or be computed from; None for an argument of the function."""
    own, at = value.operation, value.number
    if own is not None and own.regions and own.name.startswith("scf."):
        ends = [end.operands[at + (end.name == "scf.condition")] for end in _ends(own) if end.name in GIVES[own.name]]
        return [own.operands[3 + at], *ends] if own.name == "scf.for" else ends
    if own is not None and own.name == CALL and own.regions:
        return returned(own, at)
    if own is not None:
        return [] if own.name == "tt.load" else own.operands
    block = value.block
    region = block.region if block is not None else None
    if block is None or region is None or (region.operation is None and block is region.entry):
        return None
    loop = region.operation
    if loop is None or block is not region.entry:
        return list(block.arriving(at))
    if loop.name == "scf.for":
        return [loop.operands[2 + at], *(end.operands[at - 1] for end in _ends(loop))]
    if loop.name != "scf.while":
        return []
    first, last = _ends(loop)
    return [first.operands[1 + at]] if region is loop.regions[1] else [loop.operands[at], last.operands[at]]


def _ends(operation: Operation) -> list[Operation]:
    """The last operation of each of its regions."""
    return [block.operations[-1] for region in operation.regions for block in region.blocks]


def _points(value: Value) -> bool:
    return value.type.is_pointer or bool(block_shape(value.type))
