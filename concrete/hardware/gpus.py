"""The AMD GPUs that the executors model, as data, and the simulated memories that they move bytes through.

Sources: AMD CDNA3 and CDNA4 instruction-set manuals (wave size, LDS size, DS offset field, LDS-DMA widths), LLVM's
AMDGPU buffer intrinsics. Evidence: grade A (manual, and code that runs on the hardware), LDS zero-fill grade B
(manual only).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import (
    checked,
    each,
    fields,
    flag,
    inside_buffer,
    kind,
    lane_number,
    memory_bytes,
    not_negative,
    numbers,
    text,
    whole,
)
from ..integers import ConfigError, Integers
from .buffer import (
    DWORD_BYTES,
    WAVE_LANES,
    BoundsRule,
    Resource,
    bounds_rule,
    dma_lds_byte,
    immediate,
    offset_register,
    source_byte,
)

DS_IMMEDIATE_MAX = (1 << 16) - 1
"""Largest value of the unsigned immediate byte offset of a DS instruction."""

Bytes = npt.NDArray[np.uint8]
Registers = npt.NDArray[np.uint8]
"""Register contents as bytes, [..., lane, byte of the lane's operand]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arch:
    """One GPU generation: lanes of a wave, bytes of LDS a workgroup can have, bytes a lane may move by LDS-DMA.

    >>> gpus.Arch(name="small", wave=64, lds_bytes=1024, lds_dma_bytes=(4,)).lds_dma_bytes
    (4,)
    """

    name: str
    wave: int
    lds_bytes: int
    lds_dma_bytes: tuple[int, ...]

    def __post_init__(self) -> None:
        fields(self, name=text, wave=whole(1), lds_bytes=whole(1), lds_dma_bytes=each(whole(1)))


ARCHS = {
    "gfx942": Arch(name="gfx942", wave=WAVE_LANES, lds_bytes=64 * 1024, lds_dma_bytes=(1, 2, 4)),
    "gfx950": Arch(name="gfx950", wave=WAVE_LANES, lds_bytes=160 * 1024, lds_dma_bytes=(1, 2, 4, 12, 16)),
}


@checked(name=text)
def arch_named(name: str) -> Arch:
    """The arch called `name`. Raises ConfigError if there is none.

    >>> gpus.arch_named("gfx950").lds_bytes
    163840
    """
    if name not in ARCHS:
        raise ConfigError(f"no arch {name!r}; known: {', '.join(sorted(ARCHS))}")
    return ARCHS[name]


@checked(arch=text)
def lanes(arch: str = "gfx950") -> npt.NDArray[np.int64]:
    """All lane numbers of a wave.

    >>> gpus.lanes()[-3:].tolist()
    [61, 62, 63]
    """
    return np.arange(arch_named(arch).wave, dtype=np.int64)


@checked(imm_bytes=whole())
def check_immediate(imm_bytes: int) -> None:
    """Raise ConfigError unless `imm_bytes` fits a DS instruction's immediate offset.

    >>> gpus.check_immediate(65535)
    >>> gpus.check_immediate(65536)
    Traceback (most recent call last):
    tileprove.concrete.integers.ConfigError: a DS immediate offset is 0..65535 bytes, got 65536
    """
    if not 0 <= imm_bytes <= DS_IMMEDIATE_MAX:
        raise ConfigError(f"a DS immediate offset is 0..{DS_IMMEDIATE_MAX} bytes, got {imm_bytes}")


@checked(width_bytes=whole(), arch=text)
def check_dma_width(width_bytes: int, arch: str = "gfx950") -> None:
    """Raise ConfigError unless `arch` has an LDS-DMA load of `width_bytes` per lane.

    >>> gpus.check_dma_width(16, "gfx950")
    >>> gpus.check_dma_width(16, "gfx942")
    Traceback (most recent call last):
    tileprove.concrete.integers.ConfigError: gfx942 has no LDS-DMA load of 16 bytes a lane (widths: (1, 2, 4))
    """
    widths = arch_named(arch).lds_dma_bytes
    if width_bytes not in widths:
        raise ConfigError(f"{arch} has no LDS-DMA load of {width_bytes} bytes a lane (widths: {widths})")


@checked(image=memory_bytes, address=numbers(), width_bytes=whole(1))
def read(image: Bytes, address: Integers, width_bytes: int) -> Registers:
    """`width_bytes` bytes at each byte address of `image`, [..., byte].

    Raises ConfigError if a read leaves the image: LDS reads past the allocation are the caller's mistake.

        >>> gpus.read(np.arange(100, 164, dtype=np.uint8), np.array([0, 16]), width_bytes=4).tolist()
        [[100, 101, 102, 103], [116, 117, 118, 119]]
    """
    first = np.asarray(address)
    if first.size and (first.min() < 0 or first.max() + width_bytes > image.size):
        raise ConfigError(
            f"a {width_bytes}-byte read leaves the {image.size}-byte image: bytes {first.min()}"
            f"..{first.max() + width_bytes - 1}"
        )
    return image[first[..., None] + np.arange(width_bytes)]


@checked(
    memory=memory_bytes,
    resource=kind(Resource),
    lds=memory_bytes,
    voffset=offset_register,
    soffset=offset_register,
    lds_base=not_negative,
    lane=lane_number,
    width_bytes=whole(),
    imm=immediate,
    rule=bounds_rule,
    soffset_in_check=flag,
)
def lds_dma(
    memory: Bytes,
    resource: Resource,
    lds: Bytes,
    *,
    voffset: Integers,
    soffset: Integers,
    lds_base: Integers,
    lane: Integers,
    width_bytes: int,
    imm: Integers = 0,
    rule: BoundsRule = "end",
    soffset_in_check: bool = True,
) -> None:
    """Simulate `buffer_load ... lds`: each lane's bytes go from `memory` to `lds`, zeros where out of range.

    memory: the bytes from the resource's base on, longer than the resource if a read may pass its end. The arguments
    broadcast. imm moves the source and the LDS address (ISA manual; LLVM's buffer.load.lds alike). A dword that only
    straddles the end of the resource (rule "start") brings zeros for the missing bytes if `memory` ends there. Raises
    ConfigError for a width that the hardware does not have or a write outside `lds`.

        >>> memory, lds = np.arange(1, 101, dtype=np.uint8), np.zeros(32, dtype=np.uint8)
        >>> where = dict(voffset=np.array([92, 96, 100]), soffset=0, lds_base=8, lane=np.arange(3))
        >>> gpus.lds_dma(memory, buffer.Resource(100), lds, width_bytes=4, **where)
        >>> lds[8:20].tolist()
        [93, 94, 95, 96, 97, 98, 99, 100, 0, 0, 0, 0]
    """
    voffset, soffset, lds_base, lane = np.broadcast_arrays(voffset, soffset, lds_base, lane)
    target = np.asarray(dma_lds_byte(lds_base, imm, lane, width_bytes))
    inside_buffer("an LDS-DMA write", target, lds.size, "byte", width_bytes)
    source = source_byte(voffset, soffset, imm)
    step = min(width_bytes, DWORD_BYTES)
    for first in range(0, width_bytes, step):
        in_range = resource.dword_in_range(
            voffset,
            soffset,
            dword=first // DWORD_BYTES,
            imm=imm,
            rule=rule,
            soffset_in_check=soffset_in_check,
            access_bytes=width_bytes,
        )
        for byte in range(first, first + step):
            valid = in_range & (source + byte < memory.size)
            lds[target + byte] = np.where(valid, memory[np.where(valid, source + byte, 0)], 0)
