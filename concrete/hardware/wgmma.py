"""wgmma (sm_90a): which thread of a warpgroup holds which element, and which shared byte a descriptor makes it fetch.

Fragments, with w = thread / 32, l = thread % 32 and register r of A (from registers), E elements a register:

    D      i = 16*w + l/4 + 8*(e/2 % 2),   j = 2*(l%4) + e%2 + 8*(e/4)        every type and n
    A      i = 16*w + l/4 + 8*(r % 2),     k = E*(l%4) + e%E + 4*E*(r/2)

Shared operands, A and B alike; mn is the row i or j, eb the bytes of an element, S the span of the swizzle:

    K-major, no swizzle     lin = (mn%8)*16 + (mn/8)*SBO + (k*eb/16)*LBO + k*eb%16
    K-major, swizzled       lin = (mn%8)*S  + (mn/8)*SBO + k*eb                        LBO is ignored
    MN-major, no swizzle    lin = (mn%8)*eb + (mn/8)*SBO + (k%8)*16 + (k/8)*LBO        LBO and SBO change roles
    MN-major, swizzled      lin = (mn%(S/eb))*eb + (mn/(S/eb))*LBO + (k%8)*S + (k/8)*SBO
    x = start + lin         byte = x ^ ((((x >> 7) - base_offset) & mask) << 4)

The xor takes bits of the absolute shared address, after the start and the strides were added; base_offset is subtracted
from its row number. Grade A (`warp`): f16 (MN-major too), s8 and tf32, n = 64, starts below 8192, any strides below 4096;
D for every n. Transposed operands are of 16-bit types alone. Not measured: sparse forms.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from ..arguments import checked, fields, memory_bytes, not_negative, numbers, one_of, whole
from ..integers import ConfigError, Integers
from .gpus import Bytes
from .warp import CHUNK_BYTES

WARPGROUP_THREADS = 128
SPANS = {"none": 16, "32B": 32, "64B": 64, "128B": 128}
"""Bytes of a row of the swizzle's pattern."""
MODE_BITS = {"none": 0, "128B": 1, "64B": 2, "32B": 3}
"""Bits 62 and 63 of a descriptor."""

Mode = Literal["none", "32B", "64B", "128B"]
thread_number = numbers(0, WARPGROUP_THREADS)


@checked(thread=thread_number, e=numbers(0, 128))
def result(thread: Integers, e: Integers) -> tuple[Integers, Integers]:
    """(i, j) of element e of the D fragment, for every n; accumulators of 16 bits hold two elements in a register.

    >>> wgmma.result(thread=37, e=6)
    (25, 10)
    """
    lane = thread % 32
    return 16 * (thread // 32) + lane // 4 + 8 * (e // 2 % 2), 2 * (lane % 4) + e % 2 + 8 * (e // 4)


@checked(thread=thread_number, e=numbers(0, 16), bits=one_of(8, 16, 32))
def a_register(thread: Integers, e: Integers, bits: int) -> tuple[Integers, Integers]:
    """(i, k) of element e of A from registers, of an input of `bits`.

    >>> wgmma.a_register(thread=37, e=6, bits=16)
    (25, 10)
    """
    lane, each = thread % 32, 32 // bits
    register = e // each
    i = 16 * (thread // 32) + lane // 4 + 8 * (register % 2)
    return i, each * (lane % 4) + e % each + 4 * each * (register // 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedOperand:
    """What a descriptor says of A or B in shared memory; lbo, sbo and start in bytes, as multiples of 16.

    >>> tile = wgmma.SharedOperand(mode="128B", major="K", element_bytes=2, lbo=16, sbo=1024)
    >>> tile.byte(start=0, mn=1, k=0), tile.byte(start=0, mn=9, k=8), tile.span
    (144, 1152, 128)
    >>> hex(tile.descriptor(start=2048)), tile.read(np.arange(16384).astype(np.uint8), start=0, count=2).shape
    ('0x4000004000010080', (2, 16, 2))
    """

    mode: Mode
    major: Literal["K", "MN"]
    element_bytes: int
    lbo: int
    sbo: int
    base_offset: int = 0

    def __post_init__(self) -> None:
        stride = whole(0, (1 << 18) - 16, multiple_of=16)
        fields(
            self, mode=one_of(*SPANS), major=one_of("K", "MN"), element_bytes=one_of(1, 2, 4), lbo=stride, sbo=stride
        )
        fields(self, base_offset=whole(0, 7))
        if self.major == "MN" and self.element_bytes != 2:
            raise ConfigError(
                "SharedOperand.major must be 'K', but for elements of 2 bytes: wgmma transposes no others"
            )

    @property
    def span(self) -> int:
        """Bytes of a row of the swizzle's pattern; 16 without one."""
        return SPANS[self.mode]

    @checked(start=numbers(0, 1 << 18, multiple_of=16), mn=not_negative, k=not_negative)
    def byte(self, start: Integers, mn: Integers, k: Integers) -> Integers:
        """First byte of the element (mn, k): an absolute shared address, as `start` is one."""
        x = start + self._linear(mn, k)
        mask = self.span // CHUNK_BYTES - 1
        return x ^ ((((x >> 7) - self.base_offset) & mask) << 4)

    def _linear(self, mn: Integers, k: Integers) -> Integers:
        eb, span = self.element_bytes, self.span
        if self.major == "K":
            rows = mn // 8 * self.sbo
            if self.mode == "none":
                return mn % 8 * 16 + rows + k * eb // 16 * self.lbo + k * eb % 16
            return mn % 8 * span + rows + k * eb
        if self.mode == "none":
            return mn % 8 * eb + mn // 8 * self.sbo + k % 8 * 16 + k // 8 * self.lbo
        wide = span // eb
        return mn % wide * eb + mn // wide * self.lbo + k % 8 * span + k // 8 * self.sbo

    @checked(start=whole(0, (1 << 18) - 16, multiple_of=16))
    def descriptor(self, start: int) -> int:
        """The 64 bits of the matrix descriptor."""
        low = start >> 4 | self.lbo >> 4 << 16 | self.sbo >> 4 << 32
        return low | self.base_offset << 49 | MODE_BITS[self.mode] << 62

    @checked(image=memory_bytes, start=whole(0, (1 << 18) - 16, multiple_of=16), count=whole(1, 256))
    def read(self, image: Bytes, start: int, count: int) -> npt.NDArray[np.uint8]:
        """The operand that one instruction sees, [mn, k, byte]: `count` rows, 32 bytes of k. ConfigError out of image."""
        depth = 32 // self.element_bytes
        first = self.byte(start, np.arange(count)[:, None], np.arange(depth)[None, :])
        if first.max() + self.element_bytes > image.size:
            raise ConfigError(f"SharedOperand.read: count and start reach past the image of {image.size} bytes")
        return image[first[..., None] + np.arange(self.element_bytes)]
