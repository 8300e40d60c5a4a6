"""Memory in the concrete interpreter: what instructions touch, and the private memory and arguments that can be read back.

LDS and global memory hold nothing here: a load from them is opaque, and is reported as an access.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec import Struct

from ...hardware.buffer import LDS_LANE_STEP
from ..errors import NotRun, UndefinedBehaviour
from ..memory import Bytes
from ..words import signed, unsigned
from .arithmetic import LDS_APERTURE, PRIVATE_APERTURE, cast_address
from .values import (
    OPAQUE,
    UNDEF,
    Poison,
    Record,
    Scalar,
    Unknown,
    Value,
    alloc_size,
    field_offset,
    first_special,
    scalar_bits,
    store_size,
)

DATA_FORMAT_32 = 4


class Descriptor(Struct, frozen=True):
    """A buffer resource as the hardware reads its 128 bits: gfx9's fields, as the CDNA3 and CDNA4 manuals list them.

    stride: the 16 bits above the address, of which the upper two switch on swizzles of cache and addresses.
    """

    base: int
    stride: int
    num_records: int
    flags: int

    @classmethod
    def unpack(cls, bits: int) -> Descriptor:
        return cls(unsigned(bits, 48), unsigned(bits >> 48, 16), unsigned(bits >> 64, 32), unsigned(bits >> 96, 32))

    def pack(self) -> int:
        fields = ((self.base, 48, 0), (self.stride, 16, 48), (self.num_records, 32, 64), (self.flags, 32, 96))
        return sum(unsigned(value, bits) << place for value, bits, place in fields)

    def raw_base(self) -> int:
        """The base, from which a raw buffer counts its offsets. Raises NotRun for any other kind of buffer."""
        data_format, rest = self.flags >> 15 & 0xF, self.flags >> 19
        if self.stride or data_format != DATA_FORMAT_32 or rest or self.flags & 0xFFF:
            raise NotRun(f"a buffer of stride word {self.stride:#x} and flags {self.flags:#x}, which is not raw")
        return self.base


class Access(Struct, frozen=True, kw_only=True):
    """One access to memory that a thread made; everything in bytes.

    number: of the instruction among the kernel's accesses, in the order of the text from 0. kind: "load", "store",
    "atomic", "dma" (buffer or global memory to LDS) or "transposed". space: "buffer", "global", "lds" or "constant".
    address: of the first byte; of a buffer, the resource's base + voffset + immediate + soffset. voffset,
    soffset: a buffer's two offsets, the immediate in the first. lds: where a DMA puts this lane's first byte.
    align: what the instruction claims, 0 for nothing. at: how many of the kernel's blocks the thread had entered before the
    one in which it stands.
    """

    number: int
    kind: str
    space: str
    address: int
    size: int
    voffset: int = 0
    soffset: int = 0
    resource: Descriptor | None = None
    lds: int | None = None
    align: int = 0
    line: int = 0
    text: str = ""
    at: int = 0
    data: Value = None

    @property
    def writes(self) -> bool:
        return self.kind in ("store", "atomic")

    @property
    def in_bounds(self) -> bool:
        """Whether the resource lets every byte through, the scalar offset left out of the check; True without one."""
        return self.resource is None or self.voffset + self.size <= self.resource.num_records

    @property
    def offset(self) -> int:
        """The first byte from the start of the buffer, or of the memory."""
        return self.address - (0 if self.resource is None else self.resource.base)


def dma_place(base: int, lane: int, size: int) -> int:
    """LDS byte where a DMA from the wave's M0 `base` puts the lane's first byte."""
    if size not in LDS_LANE_STEP:
        raise NotRun(f"no LDS-DMA moves {size} bytes a lane")
    return base + lane * LDS_LANE_STEP[size]


class PrivateMemory:
    """A thread's locals and what its arguments point to; addresses are generic ones."""

    def __init__(self, placed: Bytes) -> None:
        """placed: bytes that can be read at global and constant addresses."""
        self._bytes = Bytes(placed)
        self._special: list[Poison | Unknown] = [UNDEF, OPAQUE]  # what the marks from 2 on mean
        self._next = PRIVATE_APERTURE + 16

    def allocate(self, kind: Record, count: int, align: int) -> int:
        """The private address of a new local that holds undef."""
        start = -(-self._next // max(align, 1)) * max(align, 1)
        size = alloc_size(kind) * count
        self._bytes.store(start + np.arange(size), np.zeros(size, np.uint8), self._mark(UNDEF))
        self._next = start + size + 16
        return cast_address(start, 0, 5)

    def holds(self, address: int) -> bool:
        """Whether the address is private, or something was placed there."""
        return address >= PRIVATE_APERTURE or bool(self._bytes.marks(np.array([address]))[0])

    def read(self, address: int, kind: Record) -> Value:
        return map_scalars(kind, lambda scalar, at: self._read_scalar(address + at, scalar))

    def write(self, address: int, kind: Record, value: Value) -> None:
        for at, scalar, part in scalars(kind, value):
            byte = self._known(address + at, store_size(scalar))
            if isinstance(part, int):
                part &= (1 << 8 * len(byte)) - 1
                self._bytes.store(byte, np.frombuffer(part.to_bytes(len(byte), "little"), np.uint8))
            else:
                self._bytes.store(byte, np.zeros(len(byte), np.uint8), self._mark(part))

    def _mark(self, special: Poison | Unknown) -> int:
        if special not in self._special:
            self._special.append(special)
        return self._special.index(special) + 2

    def _known(self, address: int, size: int) -> np.ndarray:
        """The bytes' addresses."""
        byte = signed(address, 64) + np.arange(size)
        for at in np.flatnonzero(self._bytes.marks(byte) == 0):
            raise UndefinedBehaviour(f"private byte {address + int(at) - PRIVATE_APERTURE} is in no local")
        return byte

    def _read_scalar(self, address: int, scalar: Record) -> Scalar:
        byte = self._known(address, store_size(scalar))
        special = first_special(*(self._special[mark - 2] for mark in self._bytes.marks(byte) if mark > 1))
        if special is not None:
            return special
        found = self._bytes.over(byte, np.zeros(len(byte), np.uint8))
        return unsigned(int.from_bytes(found.tobytes(), "little"), scalar_bits(scalar))


def _members(kind: Record) -> list[tuple[int, Record]]:
    """(offset in bytes, type) of a vector's or array's elements or a struct's fields."""
    if kind["kind"] == "struct":
        return [(field_offset(kind, i), field) for i, field in enumerate(kind.get("elements", ()))]
    element = kind["elements"][0]
    if kind["kind"] == "vector" and scalar_bits(element) % 8:
        raise NotRun("a vector of elements that are no whole bytes in memory")
    step = store_size(element) if kind["kind"] == "vector" else alloc_size(element)
    return [(i * step, element) for i in range(kind.get("length", 0))]


def map_scalars(kind: Record, read: Callable[[Record, int], Scalar], at: int = 0) -> Value:
    """A value of the type, `read(scalar type, byte offset)` for each of its scalars."""
    if kind["kind"] in ("vector", "array", "struct"):
        return tuple(map_scalars(member, read, at + offset) for offset, member in _members(kind))
    return read(kind, at)


def scalars(kind: Record, value: Value, at: int = 0) -> list[tuple[int, Record, Scalar]]:
    """(byte offset, type, value) of every scalar of a value."""
    if kind["kind"] in ("vector", "array", "struct"):
        pairs = zip(_members(kind), value, strict=True)
        return [entry for (offset, member), part in pairs for entry in scalars(member, part, at + offset)]
    return [(at, kind, value)]


SPACES = {1: "global", 3: "lds", 4: "constant", 6: "constant"}


def resolve(address: int, space: int) -> tuple[str, int]:
    """(name of the memory, address in it) of a pointer in an address space; generic pointers say where they point."""
    if space in (0, 5):
        generic = cast_address(address, space, 0)
        if generic >= PRIVATE_APERTURE:
            return "private", generic
        if generic >= LDS_APERTURE:
            return "lds", cast_address(generic, 0, 3)
        return "global", generic
    if space not in SPACES:
        raise NotRun(f"a plain access in address space {space}")
    return SPACES[space], address


def opaque(kind: Record) -> Value:
    """Data of the type that nobody computed."""
    return map_scalars(kind, lambda scalar, at: OPAQUE) if kind["kind"] != "void" else ()
