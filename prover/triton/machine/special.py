"""Operations that are more than an element's meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...language.constructors import either
from ...language.idioms import implies, within
from ...language.terms import Term, const, truth
from ..launching.elements import element
from ..launching.launch import TensorArgument
from ..ttir.calls import CALL
from ..ttir.errors import Unsupported
from ..ttir.records import Operation, Type, Value, element_bytes
from .combining import combined, counted
from .loops import result, returned
from .memories import may_precede
from .names import Read
from .shapes import Index, gathered, integers
from .values import OPAQUE, Arm, Descriptor, Lane, Number, Pointer, Truth, choose, number, truth_of

if TYPE_CHECKING:
    from .evaluating import Evaluation

AXES = {"x": 0, "y": 1, "z": 2, "0": 0, "1": 1, "2": 2}


def has_meaning(kind: Type) -> bool:
    return bool(kind.bits) or kind.is_pointer


def _constant(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    bits = value.type.bits
    if not bits:
        return OPAQUE
    found = constant(operation)
    if found is None:
        return own.unknown(value, index, operation)  # a table of several values
    return own.as_type(Number.of(found), bits)


def constant(operation: Operation) -> int | None:
    """The integer that an arith.constant says, in each element; None for a float, and for a table of several values."""
    said = next((word for word in operation.words if word not in ("->",)), "")
    said = said or str(operation.types[0].element)
    if said.startswith("dense<") or operation.types[0].element.startswith("dense<"):
        said = (said if said.startswith("dense<") else operation.types[0].element)[len("dense<") : -1].strip()
    if said in ("true", "false"):
        return int(said == "true")
    try:
        return int(said, 0)
    except ValueError:
        return None


def _range(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    (start,) = integers(operation.attributes["start"])
    return Number.of(index[0] + start)


def _program(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return Number.of(own.launch.programs[_axis(operation)])


def _programs(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return Number.of(own.launch.grid[_axis(operation)])


def _axis(operation: Operation) -> int:
    said = operation.words[0] if operation.words else operation.attributes.get("axis", "0").split(" ")[0]
    if said not in AXES:
        raise Unsupported(f"{operation} asks for axis {said}")
    return AXES[said]


def _descriptor(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """What a program makes a descriptor of; extents are read as signed numbers."""
    start, *rest = operation.operands
    pointer, half = own.at(start, ()), len(rest) // 2
    if not isinstance(pointer, Pointer) or len(rest) != 2 * half:
        raise Unsupported(f"{operation} describes memory that is not known")
    shape = [own.reader.signed(number(own.at(v, ()), operation), v.type.bits, operation) for v in rest[:half]]
    return Descriptor(pointer, tuple(shape), tuple(number(own.at(v, ()), operation) for v in rest[half:]))


def _address(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """A pointer moved by so many elements of what it points to; the offset is read as a signed number."""
    pointer, by = (own.at(v, index if v.type.shape else ()) for v in operation.operands)
    if not isinstance(pointer, Pointer):
        raise Unsupported(f"{operation} moves a pointer that is loaded or made of an integer")
    bits = operation.operands[1].type.bits
    amount = number(by, operation)
    if bits < 64 or amount.either is not None:  # 64 bits wrap as addresses do
        amount = own.reader.signed(amount, bits, operation)
    size = element_bytes(value.type.pointee)
    return Pointer(tuple(moved(arm, amount, size, operation) for arm in pointer.arms))


def moved(arm: Arm, by: Number, size: int, operation: Operation) -> Arm:
    """A pointer that goes on by so many elements of ``size`` bytes. Raises Unsupported."""
    if not size:
        raise Unsupported(f"{operation}: the size of an element is not known")
    unit = size if arm.unit % size == 0 else arm.unit
    if size % unit:
        raise Unsupported(f"{operation} moves by elements of {size} bytes in memory of elements of {unit} bytes")
    offset = arm.offset.times(Number.of(arm.unit // unit)).plus(by.times(Number.of(size // unit)))
    return Arm(arm.base, offset, unit, arm.when)


def _bitcast(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    source = operation.operands[0].type
    if source.is_pointer and value.type.is_pointer:
        return own.at(operation.operands[0], index)
    if source.bits and source.bits == value.type.bits:
        return own.at(operation.operands[0], index)
    return own.unknown(value, index, operation)


def _select(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    if not has_meaning(value.type):
        return OPAQUE
    condition, then, otherwise = (own.at(v, index if v.type.shape else ()) for v in operation.operands)
    return choose(truth_of(condition, operation), then, otherwise)


def _load(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """An integer that is loaded: one variable for one element of a memory that the kernel does not write."""
    if value.type.is_pointer:
        raise Unsupported(f"{operation} loads a pointer")
    if not value.type.bits:
        return OPAQUE
    pointer = own.at(operation.operands[0], index)
    if not isinstance(pointer, Pointer) or len(pointer.arms) != 1:
        return own.unknown(value, index, operation)
    arm = pointer.arms[0]
    masked = operation.operands[1:]
    mask = truth_of(own.at(masked[0], index), operation) if masked else Truth.of(truth(True))
    read = _reading(own, arm, value, index, operation, mask)
    if not masked or read is None:
        return read or own.unknown(value, index, operation)
    other = own.at(masked[1], index) if len(masked) > 1 else own.undefined(value, index, operation)
    return choose(mask, read, other)


def _reading(
    own: Evaluation, arm: Arm, value: Value, index: Index, operation: Operation, mask: Truth
) -> Lane | None:  # fmt: skip
    bits = value.type.bits
    argument = next((a for a in own.launch.arguments if a.name == arm.base), None)
    if not isinstance(argument, TensorArgument) or arm.unit != element_bytes(value.type.element):
        return None
    low, high = (0, 2) if bits == 1 else (-(1 << (bits - 1)), 1 << (bits - 1))
    if argument.dtype.startswith(("u", "bool")) and bits > 1:
        low, high = 0, 1 << bits
    key: tuple[object, ...] = ("read", arm.base, arm.offset.exact, bits)
    if arm.base in own.written:
        if argument.contents is not None or arm.base in own.launch.related:
            raise Unsupported(
                f"what {operation} finds is not known: the launch says what {arm.base} holds when the kernel starts, and "
                f"{own.written[arm.base][0]} writes there"
            )
        key = (*key, id(operation), index)
    changed = own.written.get(arm.base, ())
    after = next((writer for writer in changed if may_precede(writer, operation)), None)
    parts, sure, known = None, False, None
    said = argument.promised is not None or arm.base in own.launch.related
    if said and argument.bytes == arm.unit and not changed:
        parts = element(argument, arm.offset.exact)
        terms, goal = (arm.offset.exact, mask.exact), implies(mask.exact, parts.holds)
        sure = own.reader.may(f"is an element of {arm.base}", terms, goal, operation)
        known = mask.exact if sure else parts.holds
        key = key if sure else (*key, "of any memory")
    name = f"{value.name or arm.base}@{operation.place.line or operation.line}"
    source = operation if arm.base in own.written else None  # else it is what stands at that address, whoever reads it
    of = (arm.offset.exact, *(index if source is not None else ()))
    term = own.names.variable(key, name, low, high, source, of)
    if sure and term in own.reads:
        known = either(known, own.reads[term].known)
    if sure and argument.promised is not None:
        own.promise(term, argument.promised)
    loading = (*own.reads[term].operations, operation) if term in own.reads else (operation,)
    own.reads[term] = Read(
        term, arm.base, arm.offset.exact, operation, bool(changed), after, loading, parts, known, sure
    )  # fmt: skip
    return Truth.of(term == 1) if bits == 1 else Number.of(term)


def _gather(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    (axis,) = integers(operation.attributes["axis"])
    source, where_from = operation.operands
    chosen = own.reader.signed(number(own.at(where_from, index), operation), where_from.type.bits, operation)
    if not chosen.agrees:
        return own.unknown(value, index, operation)
    found = own.at(source, (*index[:axis], chosen.exact, *index[axis + 1 :]))
    goal, (low, high) = within(chosen.exact, 0, gathered(operation)), own.reader.ranges.of(chosen.exact)
    inside = low >= 0 and high < gathered(operation)
    if inside or own.reader.may("is gathered from inside", (chosen.exact,), goal, operation):
        return found
    return choose(Truth.of(goal), found, own.unknown(value, index, operation))


def _reordered(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """Some element, whichever it is: the compiler may move them, so that each lane finds another."""
    source, line = operation.operands[0], operation.place.line or operation.line
    found = list[Term]()
    for axis, extent in enumerate(source.type.shape):
        key = ("moved", id(value), index, axis)
        found.append(own.names.variable(key, f"element@{line}", 0, extent, operation, index))
        own.arbitrary[found[-1]] = operation
    return own.at(source, tuple(found))


def _join(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    if not has_meaning(value.type):
        return OPAQUE
    left, right = (own.at(v, index[:-1]) for v in operation.operands)
    return choose(Truth.of(index[-1] == 0), left, right)


def _split(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return own.at(operation.operands[0], (*index, const(value.number)))


def _region(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return (returned if operation.name == CALL else result)(own, operation, value, index)


SPECIAL: dict[str, Callable[[Evaluation, Operation, Value, Index], Lane]] = {
    "arith.constant": _constant,
    "arith.select": _select,
    "tt.make_range": _range,
    "tt.get_program_id": _program,
    "tt.get_num_programs": _programs,
    "tt.addptr": _address,
    "tt.make_tensor_descriptor": _descriptor,
    "arith.bitcast": _bitcast,
    "tt.bitcast": _bitcast,
    "tt.load": _load,
    "tt.gather": _gather,
    "tt.view": _reordered,
    "tt.reshape": _reordered,  # the one that may move them; the other is among MOVES
    "tt.reduce": combined,
    "tt.scan": combined,
    "tt.histogram": counted,
    "tt.join": _join,
    "tt.split": _split,
    "scf.if": _region,
    "scf.for": _region,
    "scf.while": _region,
    CALL: _region,
}
