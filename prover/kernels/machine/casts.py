"""The casts: widths of integers, bits taken apart and joined, pointers and integers, address spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...language.constructors import both
from ...language.terms import Term, const
from ...language.walking import variables
from ...machine.asking import oks
from ...machine.modular import congruent, modulo
from ...machine.values import Int
from ..ir.module import Instruction, Type
from ..ir.values import Many, Opaque, Pointer, lost
from .elementwise import bits_of, element_type, first_opaque
from .resources import of_words

if TYPE_CHECKING:
    from .frame import Frame


def bitcast(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    value, source, target = values[0], i.operands[0].type, i.type
    if source.kind == target.kind and source.kind in ("int", "pointer"):
        return value
    if source.kind == "vector" and target.kind == "vector" and source.length == target.length:
        kinds = {element_type(source).kind, element_type(target).kind}
        return value if len(kinds) == 1 else lost(target, "a bitcast")
    if isinstance(value, Many) and all(isinstance(item, Int) for item in value.items) and target.kind == "int":
        if target.bits > 64:
            return value  # a buffer resource under construction: its words
        return _joined(frame, value.items, target.bits)
    if isinstance(value, Int) and target.kind == "vector" and element_type(target).kind == "int":
        return _parted(frame, value, target)
    return lost(target, "a bitcast")


def _joined(frame: Frame, items: Sequence[Int], bits: int) -> Int:
    """The elements of a vector as one integer, the first lowest."""
    machine, math_ = frame.machine, frame.algebra
    parts = [items[0]]
    for item in items[1:]:
        whole = _whole(frame, parts[-1], item)
        if whole is not None:
            low = parts.pop()
            item = machine.make(whole, low.bits + item.bits, oks([low, item]))
        parts.append(item)
    if len(parts) == 1:
        return parts[0]
    total, at = const(0), 0
    for item in parts:
        total = math_.add(total, math_.scaled(machine.unsigned(item).term, 1 << at))
        at += item.bits
    return machine.make(total, bits, oks(items))


def _whole(frame: Frame, low: Int, high: Int) -> Term | None:
    """The integer whose higher bits are in the second, and whose lower bits in the first, modulo the number of all that
    both may be: t mod 2^n + 2^n (t div 2^n) is t, whatever its sign. None where there is none."""
    said = variables(high.term)
    if not said or not set(said) <= set(variables(low.term)):
        return None
    math_, divisor = frame.algebra, const(1 << low.bits)
    if high.term.op == "div" and high.term.args[1] is divisor:
        whole = modulo(math_, high.term.args[0], 1 << low.bits + high.bits)
        above, below = (modulo(math_, one, divisor.payload) for one in (whole, low.term))
        return whole if congruent(math_, above, below, divisor.payload) else None
    return low.term if high.term is math_.div(low.term, divisor) else None


def _parted(frame: Frame, value: Int, target: Type) -> Any:
    machine, math_ = frame.machine, frame.algebra
    step = element_type(target).bits
    if step == 1:
        return lost(target, "a bitcast to bits")
    whole = machine.unsigned(value)
    items = [
        machine.make(math_.masked(whole.term, ((1 << step) - 1) << at * step), step, whole.ok)
        for at in range(target.length)
    ]
    items = [machine.make(math_.div(item.term, const(1 << at * step)), step, item.ok) for at, item in enumerate(items)]
    return Many(tuple(items))


def to_integer(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    value = values[0]
    if not isinstance(value, Pointer):
        return first_opaque(values) or Opaque("the number of a resource")
    machine, address = frame.machine, frame.address_of(value)
    total = frame.algebra.add(address, value.offset.term)
    found = machine.make(total, value.offset.bits, both(value.ok, value.offset.ok))
    if bits_of(i) > found.bits:  # it wraps at the pointer's own width, and the bits above are 0
        found = machine.unsigned(found)
    return Int(found.term, bits_of(i), found.low, found.high, found.ok)


def to_pointer(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    value, space = values[0], i.type.space
    if isinstance(value, Many) and space == 8:
        return of_words(frame, value)
    if not isinstance(value, Int):
        return first_opaque(values) or Opaque("a pointer made of something else than an integer")
    return frame.pointer_to(value, space)


def space_cast(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    value = values[0]
    if not isinstance(value, Pointer):
        return value
    bits = i.type.bits
    if not frame.reaches(value.base, value.space, i.type.space):
        return Opaque(f"a cast to address space {i.type.space}, in which the memory is not")
    if value.base == "null" and i.type.space != value.space:
        return Opaque("a cast of the null pointer, which is another number in another address space")
    offset = frame.machine.signed(value.offset)
    if bits > value.offset.bits and offset.low < 0:
        return Opaque("a cast of an address that may lie before its object, and wraps in its own address space")
    return Pointer(value.base, Int(offset.term, bits, offset.low, offset.high, offset.ok), i.type.space, value.ok)
