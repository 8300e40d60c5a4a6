"""What every instruction means: a table opcode -> function of (frame, instruction, operand values).

A function gives the result's `values` value. What it cannot say is an `Opaque` value with the reason, so that only sinks
whose address depends on it are lost. Integers mean what `words` says, the rest is in `casts` and
`choosing`; addresses and constants are here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...language.constructors import both
from ...machine.asking import oks
from ...machine.values import FALSE, TRUE, Bit, Int, Undefined
from ...machine.words import DIVISION, LEAST, nonzero
from ..ir.module import Instruction, Operand, Type
from ..ir.sizes import NoSize, offset_of, size_of
from ..ir.values import Many, Opaque, Pointer, Resource, lost
from .casts import bitcast, space_cast, to_integer, to_pointer
from .choosing import extract_element, extract_value, freeze, insert_element, insert_value, select, shuffle
from .elementwise import DIVISIONS, Meaning, elementwise, first_opaque, named_as, said, word
from .frame import INDEX_BITS, Frame
from .lanes import voted


def _element_address(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    pointer, *indices = values
    opaque = first_opaque(values)
    if opaque is not None:
        return opaque
    if any(isinstance(value, Undefined) for value in values):
        return Undefined()
    if not isinstance(pointer, Pointer) or any(not isinstance(index, Int) for index in indices):
        return lost(i.type, "a vector of addresses, or an address into a resource")
    machine, bits = frame.machine, INDEX_BITS.get(pointer.space, 64)
    offset, ok = pointer.offset, both(pointer.ok, oks(indices))
    kind, exact = i.source, bool({"inbounds", "nusw"} & set(i.flags))
    least, most = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    assert kind is not None
    try:
        for number, index in enumerate(indices):
            if number and kind.kind == "struct":
                step = machine.constant(offset_of(kind, index.term.payload), bits)
                kind = kind.elements[index.term.payload]
            else:
                kind = kind.elements[0] if number else kind
                read = machine.signed(index)
                step = machine.product(Int(read.term, bits, read.low, read.high), machine.constant(size_of(kind), bits))
            if "nuw" in i.flags:  # no unsigned sum with an unknown address has room for a step that is negative
                ok = both(ok, machine.in_range(step, 0, most, named_as(i)))
            if exact:
                ok = both(ok, machine.in_range(step, least, most, named_as(i)))
                offset = machine.signed(offset)
            offset = machine.sum(offset, step)
            if exact:
                ok = both(ok, machine.in_range(offset, least, most, named_as(i)))
                offset = Int(offset.term, bits, max(offset.low, least), min(offset.high, most))
    except NoSize as error:
        return Opaque(str(error))
    size = frame.size_of(pointer.base)
    if "inbounds" in i.flags and size:
        ok = both(ok, machine.in_range(offset, 0, size, named_as(i)))
        offset = Int(offset.term, bits, max(offset.low, 0), min(offset.high, size))
    return Pointer(
        pointer.base, Int(offset.term, bits, offset.low, offset.high), pointer.space, both(ok, pointer.offset.ok)
    )


def unknown_division(frame: Frame, i: Instruction, values: Sequence[Any]) -> None:
    """A division of or by a number that is not known may still divide by zero."""
    opaque = first_opaque(values)
    why = "an undefined value is divided" if opaque is None else opaque.why
    if not isinstance(values[1], Int):
        frame.unseen(i, DIVISION, why)
        return
    signed = i.opcode in ("sdiv", "srem")
    b = frame.machine.signed(values[1]) if signed else frame.machine.unsigned(values[1])
    frame.must(i, DIVISION, both(b.ok, nonzero(frame.machine, b)))
    if signed and b.low <= -1 <= b.high:
        frame.unseen(i, LEAST, why)


def compare(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    if any(isinstance(value, (Pointer, Resource)) for value in values):
        return Opaque("a comparison of addresses")
    return _compare(frame, i, values)


_compare = elementwise(lambda frame, i, values: said(frame, i, f"icmp {i.predicate}", values))


def _cut(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    found = voted(frame, i) if i.type.bits == 1 and isinstance(values[0], Opaque) else None
    return _word_cut(frame, i, values) if found is None else found


_word_cut = word("trunc")


def _load(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return frame.loaded(i, values[0])


def _of_floats(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return lost(i.type, "floating point")


BEFORE = "what stood in memory before an atomic operation"
FLOATS = (
    "fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
)  # fmt: skip
MEANINGS: dict[str, Meaning] = {
    **{name: word(name) for name in ("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor")},
    **{name: word(name, unknown_division) for name in DIVISIONS},
    "icmp": compare,
    **{name: word(name) for name in ("zext", "sext")},
    "trunc": _cut,
    "bitcast": bitcast,
    "ptrtoint": to_integer,
    "ptrtoaddr": to_integer,
    "inttoptr": to_pointer,
    "addrspacecast": space_cast,
    "select": select,
    "freeze": freeze,
    "extractelement": extract_element,
    "insertelement": insert_element,
    "shufflevector": shuffle,
    "extractvalue": extract_value,
    "insertvalue": insert_value,
    "getelementptr": _element_address,
    "load": _load,
    "atomicrmw": lambda frame, i, values: frame.arbitrary(i, i.type, BEFORE),
    "cmpxchg": lambda frame, i, values: Many(tuple(frame.arbitrary(i, kind, BEFORE) for kind in i.type.elements)),
    "unknown": lambda frame, i, values: frame.arbitrary(i, i.type, i.text),
    **dict.fromkeys(FLOATS, _of_floats),
    "alloca": lambda frame, i, values: Pointer(f"%{i.name}", frame.machine.constant(0, 32), i.type.space),
}


def constant(frame: Frame, operand: Operand) -> Any:
    """The value of a constant operand."""
    kind = operand.type
    if operand.kind in ("undef", "poison"):
        return Undefined() if kind.kind not in ("vector", "array", "struct") else _spread(kind, Undefined())
    if operand.kind == "int":
        return (
            Bit(TRUE if operand.value else FALSE)
            if kind.bits == 1
            else frame.machine.constant(operand.value, kind.bits)
        )
    if operand.kind == "zero":
        return _zero(frame, kind)
    if operand.kind == "list":
        return Many(tuple(frame.value(item) for item in operand.elements))
    if operand.kind == "null":
        return Pointer("null", frame.machine.constant(0, INDEX_BITS.get(kind.space, 64)), kind.space)
    if operand.kind == "global":
        if f"@{operand.name}" not in frame.sizes:
            return Opaque(f"the address of @{operand.name}, which is no variable: an alias, or a function")
        return Pointer(f"@{operand.name}", frame.machine.constant(0, INDEX_BITS.get(kind.space, 64)), kind.space)
    if operand.kind == "expr" and operand.expression is not None:
        return frame.evaluate(operand.expression)
    return lost(kind, f"a constant of type {kind.text}")


def _spread(kind: Type, value: Any) -> Any:
    if kind.kind == "struct":
        return Many(tuple(_spread(field, value) for field in kind.elements))
    if kind.kind in ("vector", "array"):
        return (
            Many((_spread(kind.elements[0], value),) * kind.length) if kind.length <= 4096 else Opaque("a large array")
        )
    return value


def _zero(frame: Frame, kind: Type) -> Any:
    if kind.kind == "int":
        return Bit(FALSE) if kind.bits == 1 else frame.machine.constant(0, kind.bits)
    if kind.kind == "struct":
        return Many(tuple(_zero(frame, field) for field in kind.elements))
    if kind.kind in ("vector", "array") and kind.length <= 4096:
        return Many((_zero(frame, kind.elements[0]),) * kind.length)
    return Opaque(f"a constant of type {kind.text}")
