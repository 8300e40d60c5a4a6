"""The AMD hardware under a tile loader: raw buffer resources and LDS-DMA.

Sources: AMD CDNA3 and CDNA4 instruction-set manuals (buffer addressing, LDS-DMA), LLVM's AMDGPU buffer intrinsics and
ROCm's rocjitsu emulator. The manual and the emulator differ twice: in whether the scalar offset takes part in the
bounds check, and in whether the start or the end of a dword decides. Both readings are here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .integers import ConfigError, Integers

WAVE_LANES = 64
U32 = 1 << 32
MAX_RESOURCE_BYTES = U32 - 1
DWORD_BYTES = 4

BoundsRule = Literal["end", "start"]

LDS_LANE_STEP = {1: 4, 2: 4, 4: 4, 12: 16, 16: 16}
"""Bytes between the LDS places of neighbouring lanes, by the bytes that each lane loads (12 and 16: gfx950 only)."""


def wrap32(x: Integers) -> Integers:
    """x as an unsigned 32-bit register holds it."""
    return x % U32


def buffer_offset(voffset: Integers, imm: Integers = 0) -> Integers:
    """Byte offset that the hardware checks, without the scalar offset: voffset + imm, wrapped to 32 bits."""
    return wrap32(voffset + imm)


def dma_lds_byte(m0_base: Integers, imm: Integers, lane: Integers, width_bytes: int) -> Integers:
    """LDS byte where an LDS-DMA load puts the first byte of `lane`.

    m0_base, imm: bytes. Raises ConfigError if the hardware has no LDS-DMA of `width_bytes` per lane.
    """
    if width_bytes not in LDS_LANE_STEP:
        raise ConfigError(f"no LDS-DMA load moves {width_bytes} bytes a lane (widths: 1, 2, 4, 12, 16)")
    return m0_base + imm + lane * LDS_LANE_STEP[width_bytes]


@dataclass(frozen=True, slots=True)
class Resource:
    """A raw buffer resource (stride 0); `num_records` is its unsigned 32-bit byte count."""

    num_records: Integers

    @classmethod
    def wrapped(cls, total_bytes: Integers) -> Resource:
        """The resource of a loader that truncates its byte count to 32 bits."""
        return cls(wrap32(total_bytes))

    @classmethod
    def clamped(cls, total_bytes: int) -> Resource:
        """The resource of a loader that limits its byte count to the largest one representable."""
        return cls(min(total_bytes, MAX_RESOURCE_BYTES))

    def dword_in_range(
        self,
        voffset: Integers,
        soffset: Integers = 0,
        *,
        dword: Integers = 0,
        imm: Integers = 0,
        rule: BoundsRule = "end",
        soffset_in_check: bool = False,
    ) -> Integers:
        """Whether dword number `dword` of an access is loaded; the hardware returns 0 for it otherwise.

        voffset, soffset, imm: bytes, voffset and soffset in [0, 2^32). rule: "end" wants the whole dword inside,
        "start" only its first byte. soffset_in_check: add soffset, in 64 bits, to the offset that is compared.
        """
        start = buffer_offset(voffset, imm) + DWORD_BYTES * dword
        if soffset_in_check:
            start = start + soffset
        if rule == "end":
            return start + DWORD_BYTES <= self.num_records
        return start < self.num_records
