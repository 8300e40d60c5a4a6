"""cp.async and cp.async.bulk: which bytes arrive.

cp.async moves cp_size bytes (4, 8 or 16). With a src_size given at run time the hardware reads, of its source p,

    p = src + ((-src_size) & (cp_size - 1)),   cp_size - p % cp_size bytes from p rounded down to cp_size

and fills up with zeros. For an aligned source that is src_size bytes, as documented. A source that is not aligned does not
fault: it brings other bytes than those asked for. Without src_size (or with a constant one that is cp_size) it faults. A
destination must always be aligned. src_size 0 touches nothing. That is how ptxas 13.0 lowers it: the zero-fill count
goes into the low bits of the address. Grade A, measured on an H200 and an H100 (`warp`), src_size up to cp_size + 4.
"""

from __future__ import annotations

import numpy as np

from ..arguments import checked, known, memory_bytes, not_negative, one_of, optional, whole
from ..integers import ConfigError, Integers
from .gpus import Bytes

MEASURED_BEYOND = 4
"""Bytes by which src_size was larger than cp_size in what was measured."""

cp_sizes = one_of(4, 8, 16)


@checked(src=not_negative, src_size=not_negative, cp_size=cp_sizes)
def source(src: Integers, src_size: Integers, cp_size: int) -> tuple[Integers, Integers]:
    """(first byte that is read, how many bytes) for a src_size at run time; the first is of no meaning where none is.

    Raises ConfigError for a src_size beyond what was measured.

        >>> cp_async.source(src=64, src_size=5, cp_size=16), cp_async.source(src=65, src_size=16, cp_size=16)
        ((64, 5), (64, 15))
        >>> cp_async.source(src=68, src_size=8, cp_size=16)
        (64, 4)
    """
    if known(src_size) and np.any(np.asarray(src_size) > cp_size + MEASURED_BEYOND):
        raise ConfigError(f"src_size must be at most {cp_size + MEASURED_BEYOND}: beyond, nothing was measured")
    at = src + (-src_size & (cp_size - 1))
    return at - at % cp_size, (cp_size - at % cp_size) * (src_size != 0)


@checked(
    memory=memory_bytes,
    image=memory_bytes,
    src=whole(0),
    dst=whole(0),
    cp_size=cp_sizes,
    src_size=optional(whole(0)),
)
def copy(memory: Bytes, image: Bytes, *, src: int, dst: int, cp_size: int, src_size: int | None = None) -> None:
    """Simulate one lane's cp.async from byte src of `memory` to byte dst of the shared `image`.

    Raises ConfigError where the hardware faults: dst, or without src_size src, is no multiple of cp_size.

        >>> memory, image = np.arange(1, 65, dtype=np.uint8), np.zeros(16, dtype=np.uint8)
        >>> cp_async.copy(memory, image, src=16, dst=0, cp_size=16, src_size=3)
        >>> image[:5].tolist()
        [17, 18, 19, 0, 0]
        >>> cp_async.copy(memory, image, src=20, dst=0, cp_size=16, src_size=8)
        >>> image[:5].tolist()
        [17, 18, 19, 20, 0]
    """
    if dst % cp_size or (src_size is None and src % cp_size):
        raise ConfigError(f"cp.async faults: dst, and src without src_size, must be multiples of cp_size = {cp_size}")
    first, valid = source(src, cp_size if src_size is None else src_size, cp_size)
    if dst + cp_size > image.size or (valid and first + valid > memory.size):
        raise ConfigError(f"cp.async: src or dst leaves the memory of {memory.size} or the image of {image.size} bytes")
    image[dst : dst + cp_size] = 0
    image[dst : dst + valid] = memory[first : first + valid]


@checked(size=not_negative)
def bulk_bytes(size: Integers) -> Integers:
    """Bytes that cp.async.bulk moves: whole 16; with a rest no fault comes, but a load's mbarrier never completes.

    >>> cp_async.bulk_bytes(np.array([0, 8, 24, 32])).tolist()
    [0, 0, 16, 32]
    """
    return size - size % 16
