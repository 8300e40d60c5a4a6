"""Buffer resources: which of the hardware's kinds are read, and how one is put together.

Source: AMD CDNA3 and CDNA4 instruction-set manuals, buffer resource descriptor. What the fields beside address and byte
count say changes which address an offset means and what is out of bounds. One kind is read, the raw buffer: its address is
start + voffset + soffset, and the byte count masks. Every other one is unsupported, by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...language.constructors import both
from ...language.terms import Term, const
from ...machine.values import Int
from ..ir.values import Many, Opaque, Pointer, Resource

if TYPE_CHECKING:
    from ...machine.arithmetic import Arithmetic
    from .frame import Frame

STRIDE_BITS = 14
# the upper 16 bits of word 1, beside the stride: bit -> what it switches on
STRIDE_SWITCHES = {14: "cache swizzle", 15: "swizzle"}
# word 3 of raw buffers: 32-bit data; the number format is for typed accesses only, which are not read
RAW_FLAGS = {0x20000: "32-bit data", 0x27000: "32-bit data, float"}
# what else word 3 may say: bits -> name
FLAGS = {
    0xFFF: "component selects",
    0x7 << 12: "a number format",
    0xF << 15: "a data format",
    1 << 19: "USER_VM_ENABLE",
    1 << 20: "USER_VM_MODE",
    0x3 << 21: "an index stride",
    1 << 23: "ADD_TID_ENABLE",
    0xFF << 24: "a type or reserved bits",
}
GLOBAL_SPACES = (0, 1, 4)


def resource(algebra: Arithmetic, pointer: Any, stride: Any, records: Any, flags: Any) -> Any:
    """The resource, or an Opaque value that says what of it is not read. stride: 16 bits, the switches included."""
    for part in (pointer, stride, records, flags):
        if isinstance(part, Opaque):
            return part
    if not isinstance(pointer, Pointer) or not all(isinstance(part, Int) for part in (stride, records, flags)):
        return Opaque("a resource with an undefined part")
    if pointer.space not in GLOBAL_SPACES:
        return Opaque(f"a resource over memory of address space {pointer.space}")
    why = _stride(_number(algebra, stride, 1 << 16)) or _flags(_number(algebra, flags, 1 << 32))
    if why:
        return Opaque(why)
    count = Int(records.term, 32, records.low, records.high, records.ok)  # it travels as 32 bits
    return Resource(pointer, count, both(stride.ok, flags.ok))


def _number(algebra: Arithmetic, word: Int, count: int) -> int | None:
    found: Term = algebra.simplify(algebra.mod(word.term, const(count)))
    return int(found.payload) if found.op == "const" else None


def _stride(word: int | None) -> str:
    if word is None:
        return "a resource whose stride is not constant"
    if word % (1 << STRIDE_BITS):
        return f"a resource of stride {word % (1 << STRIDE_BITS)}, not 0"
    names = [name for bit, name in STRIDE_SWITCHES.items() if word >> bit & 1]
    return f"a resource with {' and '.join(names)} (stride word {word:#x})" if names else ""


def _flags(word: int | None) -> str:
    if word is None:
        return "a resource whose flags word is not constant"
    if word in RAW_FLAGS:
        return ""
    usual = next(iter(RAW_FLAGS))
    names = [name for bits, name in FLAGS.items() if (word ^ usual) & bits and bits != 0x7 << 12]
    known = " or ".join(f"{value:#x}" for value in RAW_FLAGS)
    return f"a resource with flags {word:#x} ({', '.join(names) or 'a number format'}), not {known}"


def of_words(frame: Frame, words: Many) -> Any:
    """A resource from its four 32-bit words: 48 bits of address, stride, byte count, flags."""
    if len(words.items) != 4 or not all(isinstance(word, Int) for word in words.items):
        opaque = next((word for word in words.items if isinstance(word, Opaque)), None)
        return opaque or Opaque("a resource of unknown words")
    low, high, records, flags = words.items
    machine, math_ = frame.machine, frame.algebra
    upper, half = machine.unsigned(high).term, const(1 << 16)
    address = math_.add(machine.unsigned(low).term, math_.scaled(math_.mod(upper, half), 1 << 32))
    pointer = frame.pointer_to(machine.make(address, 64, both(low.ok, high.ok)), 1)
    stride = machine.make(math_.div(upper, half), 16, high.ok)
    return resource(math_, pointer, stride, records, flags)
