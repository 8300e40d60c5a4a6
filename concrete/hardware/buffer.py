"""The AMD hardware under a tile loader: raw buffer resources and LDS-DMA.

Sources: AMD CDNA3 and CDNA4 instruction-set manuals (buffer addressing, LDS-DMA), LLVM's AMDGPU buffer intrinsics and
ROCm's rocjitsu emulator. The manual and the emulator differ twice: in whether the scalar offset takes part in the
bounds check, and in whether the start or the end of a dword decides. Both readings are here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from ..arguments import checked, fields, flag, lane_number, not_negative, numbers, one_of, optional, positive, whole
from ..integers import ConfigError, Integers

WAVE_LANES = 64
U32 = 1 << 32
MAX_RESOURCE_BYTES = U32 - 1
DWORD_BYTES = 4

BoundsRule = Literal["end", "start"]
bounds_rule = one_of("end", "start")

IMMEDIATE_BYTES = 1 << 12
"""Where the unsigned immediate byte offset of a buffer instruction ends."""

LDS_LANE_STEP = {1: 4, 2: 4, 4: 4, 12: 16, 16: 16}
"""Bytes between the LDS places of neighbouring lanes, by the bytes that each lane loads (12 and 16: gfx950 only)."""


offset_register = numbers(0, U32)
immediate = numbers(0, IMMEDIATE_BYTES)


@checked(x=numbers())
def wrap32(x: Integers) -> Integers:
    """x as an unsigned 32-bit register holds it.

    >>> buffer.wrap32(-4), buffer.wrap32(2**32 + 7)
    (4294967292, 7)
    """
    return x % U32


@checked(voffset=offset_register, imm=immediate)
def buffer_offset(voffset: Integers, imm: Integers = 0) -> Integers:
    """Byte offset that the hardware checks, without the scalar offset: voffset + imm, wrapped to 32 bits.

    >>> buffer.buffer_offset(2**32 - 4, imm=16)
    12
    """
    return wrap32(voffset + imm)


@checked(m0_base=not_negative, imm=immediate, lane=lane_number, width_bytes=whole())
def dma_lds_byte(m0_base: Integers, imm: Integers, lane: Integers, width_bytes: int) -> Integers:
    """LDS byte where an LDS-DMA load puts the first byte of `lane`.

    m0_base, imm: bytes. Raises ConfigError if the hardware has no LDS-DMA of `width_bytes` per lane.

        >>> buffer.dma_lds_byte(1024, 0, np.arange(3), width_bytes=16).tolist()
        [1024, 1040, 1056]
    """
    if width_bytes not in LDS_LANE_STEP:
        raise ConfigError(f"no LDS-DMA load moves {width_bytes} bytes a lane (widths: 1, 2, 4, 12, 16)")
    return m0_base + imm + lane * LDS_LANE_STEP[width_bytes]


@dataclass(frozen=True, slots=True)
class Resource:
    """A raw buffer resource (stride 0); `num_records` is its byte count. Raises ConfigError outside [0, 2^32).

    >>> buffer.Resource(100).dword_in_range(np.array([92, 96, 98])).tolist()
    [True, True, False]
    >>> buffer.Resource(98).dword_in_range(96), buffer.Resource(98).dword_in_range(96, rule="start")
    (False, True)
    >>> buffer.Resource(100).dword_in_range(96, soffset=4)
    True
    >>> buffer.Resource(100).dword_in_range(96, soffset=4, soffset_in_check=True)
    False
    >>> buffer.Resource.wrapped(2**32 + 100).num_records, buffer.Resource.clamped(2**32 + 100).num_records
    (100, 4294967295)
    """

    num_records: Integers

    def __post_init__(self) -> None:
        fields(self, num_records=numbers(0, U32))

    @classmethod
    @checked(total_bytes=not_negative)
    def wrapped(cls, total_bytes: Integers) -> Resource:
        """The resource of a loader that truncates its byte count to 32 bits."""
        return cls(wrap32(total_bytes))

    @classmethod
    @checked(total_bytes=whole(0))
    def clamped(cls, total_bytes: int) -> Resource:
        """The resource of a loader that limits its byte count to the largest one representable."""
        return cls(min(total_bytes, MAX_RESOURCE_BYTES))

    @checked(
        voffset=offset_register,
        soffset=offset_register,
        dword=not_negative,
        imm=immediate,
        rule=bounds_rule,
        soffset_in_check=flag,
        access_bytes=optional(positive),
    )
    def dword_in_range(
        self,
        voffset: Integers,
        soffset: Integers = 0,
        *,
        dword: Integers = 0,
        imm: Integers = 0,
        rule: BoundsRule = "end",
        soffset_in_check: bool = False,
        access_bytes: Integers | None = None,
    ) -> Integers:
        """Whether dword number `dword` of an access moves; a load gives 0 for it otherwise, a store drops it.

        voffset, soffset, imm: bytes, voffset and soffset in [0, 2^32), imm in [0, 2^12). rule: "end" wants all that the
        access touches of the dword inside, "start" only its first byte. soffset_in_check: add soffset, in 64 bits, to
        the offset that is compared. access_bytes: of the whole access, whole dwords if not given; it matters below 4,
        where an access of 1 or 2 bytes does not need the rest of its dword.
        """
        start = buffer_offset(voffset, imm) + DWORD_BYTES * dword
        if soffset_in_check:
            start = start + soffset
        if rule == "start":
            return start < self.num_records
        if access_bytes is None:
            return start + DWORD_BYTES <= self.num_records
        return start + np.minimum(DWORD_BYTES, access_bytes) <= self.num_records


@checked(voffset=offset_register, soffset=offset_register, imm=immediate)
def source_byte(voffset: Integers, soffset: Integers = 0, imm: Integers = 0) -> Integers:
    """Byte, from the resource's base, at which an access starts: the checked offset plus soffset, in 64 bits.

    >>> buffer.source_byte(64, soffset=2**32 - 4, imm=16)
    4294967372
    """
    return buffer_offset(voffset, imm) + soffset
