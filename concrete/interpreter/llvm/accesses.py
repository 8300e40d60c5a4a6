"""Loads, stores and the calls that touch memory, in the concrete interpreter: each becomes an `Access`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ..errors import NotRun, UndefinedBehaviour
from ..words import signed, unsigned
from .memory import Access, Descriptor, dma_place, map_scalars, opaque, resolve
from .thread import Frame
from .values import OPAQUE, Record, Value, number, store_size


class Shape(Struct, frozen=True):
    """Where a call's operands are: positions of the resource or pointer and so on; -1 for what it does not have.

    data: of the value that is stored. size: of the number of bytes, if it is an operand. immediate: of an offset that
    belongs to the address and, for a DMA, to the LDS place too.
    """

    kind: str
    pointer: int
    voffset: int = -1
    soffset: int = -1
    immediate: int = -1
    lds: int = -1
    size: int = -1
    data: int = -1
    space: str = "buffer"


_DMA = Shape("dma", pointer=0, lds=1, size=2, voffset=3, soffset=4, immediate=5)
_LOAD = Shape("load", pointer=0, voffset=1, soffset=2)
_STORE = Shape("store", data=0, pointer=1, voffset=2, soffset=3)
_TRANSPOSED = Shape("transposed", pointer=0, space="lds")

CALLS: dict[str, Shape] = {
    **{
        f"llvm.amdgcn.{prefix}.{operation}": shape
        for prefix in ("raw.ptr.buffer", "raw.buffer")
        for operation, shape in (
            ("load.lds", _DMA),
            ("load.async.lds", _DMA),
            ("load", _LOAD),
            ("load.format", _LOAD),
            ("store", _STORE),
            ("store.format", _STORE),
        )
    },
    "llvm.amdgcn.s.buffer.load": Shape("load", pointer=0, voffset=1),
    **{f"llvm.amdgcn.ds.read.tr{bits}.b64": _TRANSPOSED for bits in (4, 8, 16)},
    "llvm.amdgcn.ds.read.tr6.b96": _TRANSPOSED,
    **{
        f"llvm.amdgcn.{name}": Shape("dma", pointer=0, lds=1, size=2, immediate=3, space="global")
        for name in ("global.load.lds", "global.load.async.lds", "load.to.lds")
    },
}


PLAIN = ("load", "store", "atomicrmw", "cmpxchg")  # whose last operand is the address


def shape_of(name: str) -> Shape | None:
    """The shape of an access by its intrinsic's full name, which ends in its types."""
    name = name.removeprefix("unread.")
    while name:
        if name in CALLS:
            return CALLS[name]
        name = name.rpartition(".")[0]
    return None


def access_instructions(kernel: Record) -> Iterator[Record]:
    """The instructions of a kernel that touch memory outside the thread's own, in the order of the text.

    An `Access` has its instruction's position in this sequence as its number; one that a thread never reports was
    masked off for that thread.
    """
    for block in kernel["blocks"]:
        for instruction in block["instructions"]:
            if instruction["opcode"] in PLAIN:
                pointer = instruction["operands"][-1]["type"]
                if pointer.get("space", 0) != 5:
                    yield instruction
            elif instruction["opcode"] == "call" and shape_of(instruction.get("callee", "")):
                yield instruction


def _report(frame: Frame, instruction: Record, **fields: Any) -> None:
    thread = frame.thread
    thread.result.accesses.append(
        Access(
            number=thread.wave.access_numbers.get(id(instruction), -1),
            line=instruction.get("line", 0),
            text=instruction.get("text", "").strip(),
            at=len(thread.result.blocks) - 1,
            **fields,
        )
    )


def _touch(
    frame: Frame, instruction: Record, kind: str, pointer: Record, accessed: Record, data: Value = None
) -> tuple[str, int]:
    """Reports a plain access unless it is to private memory; returns (memory, address there)."""
    address = number(frame.operand(pointer), "the address")
    memory, place = resolve(address, pointer["type"].get("space", 0))
    align = instruction.get("align", 0)
    if align and place % align:
        raise UndefinedBehaviour(f"address {place} is no multiple of {align}")
    if memory != "private":
        size = store_size(accessed)
        _report(frame, instruction, kind=kind, space=memory, address=place, size=size, align=align, data=data)
    return memory, place


def load(frame: Frame, instruction: Record) -> Value:
    memory, address = _touch(frame, instruction, "load", instruction["operands"][0], instruction["type"])
    if frame.thread.memory.holds(address):
        return frame.thread.memory.read(address, instruction["type"])
    # what the launch itself says, as how large a block is, stands in constant memory
    kind = instruction["type"]
    return opaque(kind) if memory == "constant" else _drawn(frame, address, kind)


def _drawn(frame: Frame, address: int, kind: Record) -> Value:
    """What stands in memory of which nothing is known."""
    drawn = frame.thread.wave.drawn
    if drawn is None or kind["kind"] == "void":
        return opaque(kind)
    return map_scalars(
        kind, lambda scalar, at: drawn(address + at, scalar["bits"]) if scalar["kind"] == "int" else OPAQUE
    )


def store(frame: Frame, instruction: Record) -> Value:
    value, pointer = instruction["operands"]
    memory, address = _touch(frame, instruction, "store", pointer, value["type"], frame.operand(value))
    if memory == "private":
        frame.thread.memory.write(address, value["type"], frame.operand(value))
    return None


def update(frame: Frame, instruction: Record) -> Value:
    """atomicrmw and cmpxchg: what stood there before is as unknown as everything in memory."""
    value, pointer = instruction["operands"][0], instruction["operands"][-1]
    memory, address = _touch(frame, instruction, "atomic", pointer, value["type"])
    if memory == "private":
        raise NotRun("an atomic operation on private memory")
    return _drawn(frame, address, instruction["type"])


def _descriptor(value: Value) -> Descriptor:
    """A resource as an opaque pointer of 128 bits, or as <4 x i32>."""
    parts = value if isinstance(value, tuple) else (value,)
    width = 128 // len(parts)
    return Descriptor.unpack(sum(number(part, "the resource") << (width * i) for i, part in enumerate(parts)))


def call_access(frame: Frame, instruction: Record, name: str, not_mine: object) -> Value | object:
    """A call that touches memory; `not_mine` if this is none."""
    shape = shape_of(name)
    if shape is None:
        return not_mine
    if ".format" in name:
        raise NotRun("a typed access, whose bytes the resource's format decides")
    operands = frame.operands(instruction)

    def given(position: int, what: str) -> int:
        return number(operands[position], what) if position >= 0 else 0

    accessed = instruction["operands"][shape.data]["type"] if shape.data >= 0 else instruction["type"]
    size = given(shape.size, "the number of bytes") if shape.size >= 0 else store_size(accessed)
    immediate = given(shape.immediate, "the immediate offset")
    fields: dict[str, Any] = {"kind": shape.kind, "size": size}
    if shape.data >= 0:
        fields["data"] = operands[shape.data]
    if shape.space == "buffer":
        voffset = unsigned(given(shape.voffset, "the vector offset") + immediate, 32)
        soffset = given(shape.soffset, "the scalar offset")
        resource = _descriptor(operands[shape.pointer])
        address = resource.raw_base() + voffset + soffset
        fields |= {"space": "buffer", "address": address, "voffset": voffset, "soffset": soffset}
        fields["resource"] = resource
    else:
        address = given(shape.pointer, "the address")
        space = instruction["operands"][shape.pointer]["type"].get("space", 0)
        memory, place = resolve(address, space)
        fields |= {"space": memory, "address": place + signed(immediate, 32)}
    if shape.lds >= 0:
        base = number(frame.thread.from_first_lane(frame, instruction, operands[shape.lds]), "the LDS address")
        fields["lds"] = dma_place(base + immediate, frame.thread.lane, size)
    _report(frame, instruction, **fields)
    made = frame.thread.result.accesses[-1]
    if shape.kind == "load" and made.in_bounds:
        if frame.thread.memory.holds(made.address):
            return frame.thread.memory.read(made.address, instruction["type"])
        return _drawn(frame, made.address, instruction["type"])
    return opaque(instruction["type"])
