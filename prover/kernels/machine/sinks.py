"""Address sinks: the instructions that hand an address to the memory hardware, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ...language.constructors import both
from ...language.terms import Term
from ...machine.values import TRUE, Int
from ..ir.module import Instruction, Kernel
from ..ir.sizes import NoSize, store_size
from ..ir.values import Many, OneOf, Opaque, Pointer, Resource
from .intrinsics import first_lane, harmless
from .resources import of_words

if TYPE_CHECKING:
    from .frame import Frame

SPACES = {0: "generic", 1: "global", 3: "LDS"}
BUFFER = 8
UNSEEN_SPACES = (4, 5)  # constant and private memory: no sink
RESOURCE_SPACES = {7: "a buffer fat pointer", 8: "a pointer that is a resource", 9: "a strided buffer pointer"}


class Buffer(Struct, frozen=True):
    """Where the operands of a raw buffer intrinsic stand; bytes: of the operand with that number, or of the data."""

    what: str
    resource: int
    voffset: int
    soffset: int
    immediate: int | None = None
    lds: int | None = None
    bytes: int | None = None
    data: int | None = None


class Direct(Struct, frozen=True):
    """The same of an intrinsic that takes a pointer. space: the one address space that it can be in."""

    what: str
    pointer: int
    immediate: int | None = None
    lds: int | None = None
    bytes: int | None = None
    data: int | None = None
    space: int | None = None


# the longest name that fits decides
SINKS: dict[str, Buffer | Direct] = {
    "llvm.amdgcn.raw.ptr.buffer.load": Buffer("load", 0, 1, 2),
    "llvm.amdgcn.raw.ptr.buffer.load.lds": Buffer("load", 0, 3, 4, immediate=5, lds=1, bytes=2),
    "llvm.amdgcn.raw.ptr.buffer.load.async.lds": Buffer("load", 0, 3, 4, immediate=5, lds=1, bytes=2),
    "llvm.amdgcn.raw.ptr.buffer.store": Buffer("store", 1, 2, 3, data=0),
    "llvm.amdgcn.raw.ptr.buffer.atomic": Buffer("store", 1, 2, 3, data=0),
    "llvm.amdgcn.raw.buffer.load": Buffer("load", 0, 1, 2),
    "llvm.amdgcn.raw.buffer.load.lds": Buffer("load", 0, 3, 4, immediate=5, lds=1, bytes=2),
    "llvm.amdgcn.raw.buffer.store": Buffer("store", 1, 2, 3, data=0),
    "llvm.amdgcn.raw.buffer.atomic": Buffer("store", 1, 2, 3, data=0),
    "llvm.amdgcn.global.load.lds": Direct("load", 0, immediate=3, lds=1, bytes=2),
    "llvm.amdgcn.global.load.async.lds": Direct("load", 0, immediate=3, lds=1, bytes=2),
    "llvm.amdgcn.load.to.lds": Direct("load", 0, immediate=3, lds=1, bytes=2),
    "llvm.amdgcn.ds.read.tr": Direct("transposed load", 0),
    "llvm.amdgcn.global.load.tr": Direct("transposed load", 0),
    "ptx.atom": Direct("atomic", 0, bytes=1),
    "ptx.red": Direct("atomic", 0, bytes=1),
    "ptx.cp.async.read": Direct("load", 0, bytes=1),
    "ptx.cp.async.write": Direct("store", 0, bytes=1, space=3),
    "ptx.ldmatrix": Direct("load", 0, bytes=1, space=3),
    "ptx.stmatrix": Direct("store", 0, bytes=1, space=3),
}
ATOMICS = ("atomicrmw", "cmpxchg")
PLAIN = ("load", "store", *ATOMICS)  # memory instructions whose last operand is the address
# those without a row: their sinks are unsupported, never passed over
UNREAD_OPCODES = ("invoke", "callbr")


class SinkAccess(Struct, frozen=True):
    """One execution of a sink, in every lane.

    number: of the instruction among the kernel's sinks. iteration: how often it ran before; None for any iteration of a
    loop that was not unrolled. path: when it runs. address: bytes from the start of `base`, an object; for a buffer
    start + voffset + soffset, where start is how far from the object's the resource's memory begins, and voffset has the
    immediate in it, at 32 bits as it is compared. lds: where an LDS-DMA load puts the wave's first byte. why: set
    where the address is unknown. align: what the
    instruction promises of its address. turns: of the loops around it that were not unrolled, innermost first: the label of
    the first block, and the number of the iteration.
    """

    number: int
    instruction: Instruction
    iteration: int | None
    what: str
    space: int
    path: Term
    bytes: int
    base: str = ""
    address: Int | None = None
    start: Int | None = None
    voffset: Int | None = None
    soffset: Int | None = None
    records: Int | None = None
    lds: Pointer | None = None
    align: int = 0
    ok: Term = TRUE
    why: str = ""
    turns: tuple[tuple[str, Term], ...] = ()

    @property
    def first(self) -> Term:
        """The first byte, of an access whose address is known."""
        assert self.address is not None
        return self.address.term

    @property
    def name(self) -> str:
        """The instruction without llvm.amdgcn and types."""
        short = self.instruction.callee.removeprefix("unread.").removeprefix("llvm.amdgcn.")
        return short or self.instruction.opcode

    @property
    def where(self) -> str:
        """What is accessed: an LDS object, an argument, the memory of a resource."""
        if self.space == BUFFER:
            return f"buffer over {self.base or 'memory that is not known'}"
        return f"{SPACES.get(self.space, 'memory')} {self.base}"


def row(instruction: Instruction) -> Buffer | Direct | None:
    """The table's row for a call."""
    callee = instruction.callee.removeprefix("unread.")
    if ".format" in callee:  # typed: the resource's format, not the type, says how many bytes
        return None
    fitting = [
        name for name in SINKS if callee == name or (callee.startswith((name + ".", name)) and _fits(callee, name))
    ]
    return SINKS[max(fitting, key=len)] if fitting else None


def _fits(callee: str, name: str) -> bool:
    rest = callee[len(name) :]
    return rest.startswith(".") or name.endswith(".tr")  # ds.read.tr8.b64: a width follows at once


def is_sink(instruction: Instruction) -> bool:
    """Whether the instruction accesses memory that others see, as far as can be told."""
    if instruction.opcode in PLAIN and not instruction.trouble:
        if "listed" in instruction.flags:
            return True
        unseen = UNSEEN_SPACES if instruction.opcode == "load" else UNSEEN_SPACES[1:]  # what is constant is not written
        return instruction.operands[-1].type.space not in unseen
    if instruction.opcode == "call" and not instruction.trouble:
        return row(instruction) is not None or not harmless(instruction.callee)
    return bool(instruction.trouble and instruction.opcode in (*PLAIN, "call")) or (
        instruction.opcode in UNREAD_OPCODES
    )


def spaces(instruction: Instruction) -> tuple[int, ...]:
    """Address spaces that a sink may be in, as its text says: of a call that nobody knows, of any."""
    if instruction.opcode in PLAIN and instruction.operands:
        return (instruction.operands[-1].type.space,)
    found = row(instruction) if instruction.opcode == "call" else None
    if found is None:
        return (0,)
    if isinstance(found, Buffer):
        return (BUFFER,)
    return (instruction.operands[found.pointer].type.space if found.space is None else found.space,)


def numbered(kernel: Kernel) -> dict[int, int]:
    """id of every sink instruction -> its number, in the order of the text."""
    sinks = [i for block in kernel.blocks for i in block.instructions if is_sink(i)]
    return {id(instruction): number for number, instruction in enumerate(sinks)}


def arms(frame: Frame, i: Instruction) -> tuple[tuple[Term, Pointer], ...]:
    """The pointers of which the address is one, where it is taken from several objects, each under its condition."""
    at = _pointer(i)
    value = None if at is None or i.trouble else frame.value(i.operands[at])
    return value.arms if isinstance(value, OneOf) else ()


def _pointer(i: Instruction) -> int | None:
    """Which operand the address is, of what takes a pointer."""
    if i.opcode in PLAIN:
        return -1
    found = row(i) if i.opcode == "call" else None
    return found.pointer if isinstance(found, Direct) else None


def access(
    frame: Frame, i: Instruction, number: int, iteration: int | None, turns: tuple[tuple[str, Term], ...] = (),
    pointer: Pointer | None = None,
) -> SinkAccess:  # fmt: skip
    """The access that the instruction makes now. pointer: its address, where that is one of several."""
    why = i.trouble or f"the meaning of {i.opcode}"
    unknown = SinkAccess(number, i, iteration, "access", -1, frame.path, 0, why=why, turns=turns)
    if i.trouble:
        return unknown
    values = [frame.value(operand) for operand in i.operands]
    if pointer is not None and (at := _pointer(i)) is not None:
        values[at] = pointer
    try:
        if i.opcode in PLAIN:
            size = store_size(i.type if i.opcode == "load" else i.operands[0].type)
            what, align = ("atomic", i.align or size) if i.opcode in ATOMICS else (i.opcode, i.align)
            return _direct(frame, unknown, what, values[-1], size, 0, None, align)
        found = row(i) if i.opcode == "call" else None
        if isinstance(found, Buffer):
            return _buffer(frame, unknown, found, values, _bytes(i, found, values))
        if isinstance(found, Direct):
            immediate = _number(values[found.immediate]) if found.immediate is not None else 0
            lds = _destination(frame, values[found.lds], immediate) if found.lds is not None else None
            size = _bytes(i, found, values)
            return _direct(frame, unknown, found.what, values[found.pointer], size, immediate, lds, i.align)
    except (NoSize, IndexError) as error:
        return _unknown(unknown, str(error))
    return _unknown(unknown, f"the call of {i.callee or 'an unknown function'}, which may touch memory")


def _bytes(i: Instruction, found: Buffer | Direct, values: Sequence[Any]) -> int:
    if found.bytes is not None:
        return _number(values[found.bytes])
    return store_size(i.type if found.data is None else i.operands[found.data].type)


def _number(value: Any) -> int:
    if not isinstance(value, Int) or value.term.op != "const":
        raise NoSize("a number that is not constant")
    return int(value.term.payload)


def _unknown(sink: SinkAccess, why: str, **fields: Any) -> SinkAccess:
    from msgspec.structs import replace

    return replace(sink, why=why, **fields)


def _direct(
    frame: Frame, sink: SinkAccess, what: str, pointer: Any, size: int, immediate: int, lds: Any, align: int = 0
) -> SinkAccess:
    from msgspec.structs import replace

    if not isinstance(pointer, Pointer):
        why = pointer.why if isinstance(pointer, Opaque) else "an undefined address"
        if isinstance(pointer, Resource):
            why = f"an address in a resource, {RESOURCE_SPACES[7]}"
        return _unknown(sink, why, what=what, bytes=size, space=sink.instruction.operands[-1].type.space)
    if pointer.space in RESOURCE_SPACES:
        return _unknown(sink, f"the address of {RESOURCE_SPACES[pointer.space]}", what=what, bytes=size)
    if lds is not None and not isinstance(lds, Pointer):
        return _unknown(sink, lds.why if isinstance(lds, Opaque) else "an undefined LDS address", what=what, bytes=size)
    machine = frame.machine
    offset = machine.sum(machine.signed(pointer.offset), machine.constant(immediate, pointer.offset.bits))
    return replace(
        sink, what=what, space=pointer.space, bytes=size, base=pointer.base, address=offset, lds=lds,
        align=align, ok=both(pointer.ok, pointer.offset.ok, *_lds_ok(lds)), why="",
    )  # fmt: skip


def _destination(frame: Frame, lds: Any, immediate: int) -> Any:
    """Where an LDS-DMA load puts the first lane's bytes: M0 is one for the wave, and the immediate is added to it too."""
    found = first_lane(frame, lds)
    if not isinstance(found, Pointer):
        return found
    machine = frame.machine
    offset = machine.sum(machine.signed(found.offset), machine.constant(immediate, found.offset.bits))
    offset = Int(offset.term, offset.bits, offset.low, offset.high, found.offset.ok)
    return Pointer(found.base, offset, found.space, found.ok)


def _lds_ok(lds: Any) -> tuple[Term, ...]:
    return () if lds is None else (lds.ok, lds.offset.ok)


def _buffer(frame: Frame, sink: SinkAccess, found: Buffer, values: Sequence[Any], size: int) -> SinkAccess:
    from msgspec.structs import replace

    sink = replace(sink, what=found.what, space=BUFFER, bytes=size)
    resource, voffset, soffset = (values[at] for at in (found.resource, found.voffset, found.soffset))
    immediate = _number(values[found.immediate]) if found.immediate is not None else 0
    lds = _destination(frame, values[found.lds], immediate) if found.lds is not None else None
    if isinstance(resource, Many):
        resource = of_words(frame, resource)
    for value, kind in ((resource, Resource), (voffset, Int), (soffset, Int), *(((lds, Pointer),) if lds else ())):
        if not isinstance(value, kind):
            return _unknown(sink, value.why if isinstance(value, Opaque) else "an undefined operand")
    machine, base = frame.machine, resource.pointer
    v = machine.unsigned(machine.sum(machine.unsigned(voffset), machine.constant(immediate, 32)))
    start, s = machine.signed(base.offset), machine.unsigned(soffset)
    total = frame.algebra.add(start.term, v.term, s.term)
    address = machine.make(total, 64, low=start.low + v.low + s.low, high=start.high + v.high + s.high)
    return replace(
        sink, base=base.base, address=address, start=start, voffset=v, soffset=s,
        records=machine.unsigned(resource.records), lds=lds, why="",
        ok=both(voffset.ok, soffset.ok, resource.records.ok, resource.ok, base.ok, base.offset.ok, *_lds_ok(lds)),
    )  # fmt: skip
