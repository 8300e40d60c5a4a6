"""Choices, freeze, and the elements of vectors and structs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...language.constructors import both, either, negation, where
from ...language.terms import Term
from ...machine.conditions import select_ok
from ...machine.values import FALSE, TRUE, Bit, Int, Undefined
from ..ir.module import Instruction, Type
from ..ir.values import Many, Opaque, Pointer, Resource, lost
from .elementwise import element_type, first_opaque

if TYPE_CHECKING:
    from .frame import Frame

READING = ("load", "atomicrmw", "cmpxchg", "freeze")
SHIFTS = ("shl", "lshr", "ashr")
CONVERSIONS = ("fptosi", "fptoui")
POISONING = {
    *("nnan", "ninf", "fast"), *("nsw", "nuw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw"),
}  # fmt: skip


def choose(frame: Frame, condition: Term, a: Any, b: Any) -> Any:
    """a where the condition holds, else b, for values of any kind."""
    if condition is TRUE or a is b:
        return a
    if condition is FALSE:
        return b
    for value, other in ((a, b), (b, a)):
        if isinstance(value, Undefined):  # the other one, poison where this was chosen
            chosen = negation(condition) if value is a else condition
            return with_ok(other, chosen)
    match a, b:
        case Int(), Int():
            return frame.machine.choose(condition, a, b)
        case Bit(), Bit():
            formula = either(both(condition, a.formula), both(negation(condition), b.formula))
            return Bit(formula, select_ok(condition, a.ok, b.ok))
        case Pointer(), Pointer() if a.base == b.base and a.space == b.space:
            offset = frame.machine.choose(condition, a.offset, b.offset)
            return Pointer(a.base, offset, a.space, select_ok(condition, a.ok, b.ok))
        case Resource(), Resource():
            pointer = choose(frame, condition, a.pointer, b.pointer)
            if isinstance(pointer, Pointer):
                records = frame.machine.choose(condition, a.records, b.records)
                return Resource(pointer, records, select_ok(condition, a.ok, b.ok))
        case Many(), Many() if len(a.items) == len(b.items):
            return Many(tuple(choose(frame, condition, x, y) for x, y in zip(a.items, b.items, strict=True)))
    opaque = first_opaque([a, b])
    why = opaque.why if opaque else "a choice between different objects"
    return Opaque(why, TRUE if is_whole(a) and is_whole(b) else FALSE)


def with_ok(value: Any, ok: Term) -> Any:
    """The value, poison unless ok."""
    match value:
        case Int():
            return Int(value.term, value.bits, value.low, value.high, both(value.ok, ok))
        case Bit():
            return Bit(value.formula, both(value.ok, ok))
        case Pointer():
            return Pointer(value.base, value.offset, value.space, both(value.ok, ok))
        case Many():
            return Many(tuple(with_ok(item, ok) for item in value.items))
        case Resource():
            return Resource(value.pointer, value.records, both(value.ok, ok))
        case Opaque():
            return Opaque(value.why, both(value.ok, ok))
    return value


def is_whole(value: Any) -> bool:
    """Whether no part of it may be poison."""
    if isinstance(value, Many):
        return all(map(is_whole, value.items))
    return not isinstance(value, Undefined) and value.ok is TRUE


def doubted(i: Instruction, values: Sequence[Any], found: Any) -> Any:
    """What the instruction gives, poison for all that is known where that is lost, and its operands or flags may make it
    that."""
    lost_parts = found.items if isinstance(found, Many) else (found,)
    if i.opcode in READING or not any(isinstance(one, Opaque) for one in lost_parts):
        return found
    amount = values[1] if i.opcode in SHIFTS else None
    far = i.opcode in SHIFTS and not (
        isinstance(amount, Int) and amount.term.op == "const" and 0 <= amount.term.payload < amount.bits
    )
    if far or i.opcode in CONVERSIONS or POISONING.intersection(i.flags) or not all(map(is_whole, values)):
        parts = tuple(with_ok(one, FALSE) if isinstance(one, Opaque) else one for one in lost_parts)
        return Many(parts) if isinstance(found, Many) else parts[0]
    return found


def select(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    condition, a, b = values
    if isinstance(condition, Many):
        if not (isinstance(a, Many) and isinstance(b, Many)):
            return lost(i.type, "a vector select")
        rows = zip(condition.items, a.items, b.items, strict=True)
        return Many(tuple(select(frame, i, row) for row in rows))
    if not isinstance(condition, (Bit, Undefined)) and frame.launch.arbitrary:
        whole = is_whole(condition)
        condition = frame.arbitrary(i, i.operands[0].type, "a choice")
        if not whole and isinstance(condition, Bit):
            sound = frame.arbitrary(i, i.operands[0].type, "a choice that may be poison")
            condition = replace(condition, ok=sound.formula)
    if isinstance(condition, Undefined):
        return Undefined()
    if not isinstance(condition, Bit):
        return lost(i.type, condition.why if isinstance(condition, Opaque) else "a select")
    return with_ok(choose(frame, condition.formula, a, b), condition.ok)


def freeze(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return frozen(frame, i, values[0], element_type(i.type))


def frozen(frame: Frame, i: Instruction, value: Any, kind: Type) -> Any:
    """The value; where it is poison, some value that nothing is known about."""
    if (
        frame.machine.assuming
        and isinstance(value, (Int, Bit))
        and value.ok is not FALSE
        and frame.machine.may(value.ok)
    ):
        frame.machine.assume(value.ok)
        return replace(value, ok=TRUE)
    match value:
        case Many():
            return Many(tuple(frozen(frame, i, item, kind) for item in value.items))
        case Int() if value.ok is not TRUE:
            free = frame.anything(i, value.bits)
            read = frame.machine.signed(value)
            chosen = where(value.ok, read.term, free)
            return frame.machine.make(chosen, value.bits, TRUE, -(1 << (value.bits - 1)), (1 << (value.bits - 1)) - 1)
        case Bit() if value.ok is not TRUE:
            free = frame.anything(i, 1)
            return Bit(either(both(value.ok, value.formula), both(negation(value.ok), free >= 0)))
        case Undefined() if kind.kind == "int" and kind.bits > 1:
            return frame.machine.make(frame.anything(i, kind.bits), kind.bits)
        case Undefined():
            return Opaque("a frozen undefined value")
        case Pointer() if value.ok is not TRUE or value.offset.ok is not TRUE:
            return Opaque("a frozen pointer that may be poison")
        case Opaque():
            return replace(value, ok=TRUE)
    return value


def extract_element(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    vector, index = values
    if not isinstance(vector, Many):
        return vector if isinstance(vector, (Opaque, Undefined)) else Opaque("an element of a vector")
    if not isinstance(index, Int) or index.term.op != "const":
        return Opaque("an element at an index that is not constant")
    at = index.term.payload
    return vector.items[at] if 0 <= at < len(vector.items) else Undefined()


def insert_element(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    vector, item, index = values
    items = _items(vector, i.type.length)
    if not isinstance(index, Int) or index.term.op != "const" or not 0 <= index.term.payload < len(items):
        return Many((Opaque("an element at an index that is not constant"),) * len(items))
    return Many((*items[: index.term.payload], item, *items[index.term.payload + 1 :]))


def _items(value: Any, length: int) -> tuple[Any, ...]:
    return value.items if isinstance(value, Many) else (value,) * length


def shuffle(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    length = i.operands[0].type.length
    items = (*_items(values[0], length), *_items(values[1], length))
    return Many(tuple(items[at] if at >= 0 else Undefined() for at in i.mask))


def extract_value(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    value = values[0]
    for at in i.indices:
        if not isinstance(value, Many):
            return value if isinstance(value, (Opaque, Undefined)) else Opaque("a field")
        value = value.items[at]
    return value


def insert_value(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return _replaced(values[0], values[1], i.indices, i.type)


def _replaced(whole: Any, item: Any, path: Sequence[int], kind: Type) -> Any:
    if not path:
        return item
    length = len(kind.elements) if kind.kind == "struct" else kind.length
    items = list(_items(whole, length))
    inner = kind.elements[path[0] if kind.kind == "struct" else 0]
    items[path[0]] = _replaced(items[path[0]], item, path[1:], inner)
    return Many(tuple(items))
