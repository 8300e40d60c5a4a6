"""TiledMmaLoader's FP8 V strips: 32 keys at one depth a lane, by four transposed byte reads.

V lies in LDS as blocks of [block_rows, block_cols] bytes, one key a row, one depth a column; depth tile dt starts
at depth dt * M. A read's result depends on how ds_read_b64_tr_b8 deals bytes out (`transpose_read`): the `held`
functions say what a lane holds under each model.

Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo, load_v_fp8_strip and
load_v_fp8_strip_16 (grade A: the implementation itself). Everything is in bytes, which are elements here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..arguments import (
    a_function,
    checked,
    each,
    fields,
    lane_number,
    memory_bytes,
    not_negative,
    numbers,
    one_of,
    optional,
    positive,
    whole,
)
from ..hardware.gpus import Bytes, Registers, lanes
from ..hardware.swizzle import on_vectors
from ..hardware.transpose_read import READ_BYTES, ROW_LANES, TransposeModel, butterfly, read_transposed, transpose_model
from ..integers import ConfigError, Integers
from .mma_loader import VECTOR_BYTES


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """The four reads of one strip: the MFMA's outer size M and k size K, and the key base of each read.

    >>> v_strips.Strip(M=32, K=64, key_bases=(0, 16, 32, 48)) == v_strips.STRIP_32
    True
    """

    M: int
    K: int
    key_bases: tuple[int, ...]

    def __post_init__(self) -> None:
        fields(self, M=one_of(16, 32), K=whole(1), key_bases=each(whole(0)))


STRIP_32 = Strip(M=32, K=64, key_bases=(0, 16, 32, 48))
STRIP_16 = Strip(M=16, K=128, key_bases=(0, 8, 16, 24))


one_of_the_strips = one_of(STRIP_32, STRIP_16)


@checked(lane=lane_number)
def lane_coordinates_32(lane: Integers) -> tuple[Integers, Integers, Integers]:
    """(rel_key, hw_key_shift, depth_base) that the caller of load_v_fp8_strip computes for `lane`.

    >>> v_strips.lane_coordinates_32(lane=43)
    (9, 4, 8)
    """
    pair = lane % ROW_LANES // 2
    rel_key = pair % 4 + 8 * (pair // 4)
    return rel_key, 4 * (lane // 32), 16 * (lane // ROW_LANES % 2) + 8 * (lane % 2)


@checked(lane=lane_number)
def lane_coordinates_16(lane: Integers) -> tuple[Integers, Integers, Integers]:
    """(key_group, pair_idx, is_odd) that the caller of load_v_fp8_strip_16 computes for `lane`.

    >>> v_strips.lane_coordinates_16(lane=43)
    (2, 5, 1)
    """
    return lane // ROW_LANES, lane % ROW_LANES // 2, lane % 2


@checked(strip=one_of_the_strips, lane=lane_number, key_base=not_negative, bk_tile=not_negative)
def named_position(
    strip: Strip, lane: Integers, key_base: Integers, bk_tile: Integers = 0
) -> tuple[Integers, Integers]:
    """(key in the block, depth in the depth tile) of the first of the 8 bytes that `lane` names for a read.

    >>> v_strips.named_position(v_strips.STRIP_32, lane=43, key_base=16)
    (29, 8)
    """
    if strip == STRIP_32:
        rel_key, shift, depth = lane_coordinates_32(lane)
        return bk_tile * strip.K + key_base + rel_key + shift, depth
    group, pair, odd = lane_coordinates_16(lane)
    return bk_tile * strip.K + group * 32 + key_base + pair, 8 * odd


@checked(
    strip=one_of_the_strips,
    lane=lane_number,
    key_base=not_negative,
    block_rows=positive,
    block_cols=positive,
    dt=not_negative,
    bk_tile=not_negative,
    swizzle=optional(a_function),
)
def strip_byte(
    strip: Strip,
    lane: Integers,
    key_base: Integers,
    *,
    block_rows: int,
    block_cols: int,
    dt: Integers,
    bk_tile: Integers = 0,
    swizzle: Callable[[Integers], Integers] | None = None,
) -> Integers:
    """Byte that `lane` names for the read at `key_base`, from V's base; the block's base is added after the swizzle.

    >>> v_strips.strip_byte(v_strips.STRIP_32, 43, 16, block_rows=64, block_cols=64, dt=1)
    1896
    """
    block, depth0 = divmod(dt * strip.M, block_cols)
    key, depth = named_position(strip, lane, key_base, bk_tile)
    byte = key * block_cols + depth0 + depth
    if swizzle is not None:
        byte = on_vectors(swizzle, VECTOR_BYTES)(byte)
    return block * (block_rows * block_cols) + byte


@checked(strip=one_of_the_strips, lane=lane_number, e=numbers(0, 32), bk_tile=not_negative)
def held_key(strip: Strip, lane: Integers, e: Integers, bk_tile: Integers = 0) -> Integers:
    """Key of element e of `lane`'s joined result, the same under both transpose models.

    >>> v_strips.held_key(v_strips.STRIP_32, lane=43, e=np.arange(8)).tolist()
    [4, 5, 6, 7, 12, 13, 14, 15]
    """
    if strip == STRIP_32:
        return bk_tile * strip.K + 8 * (e // 4) + 4 * (lane // 32) + e % 4
    return bk_tile * strip.K + 32 * (lane // ROW_LANES) + e


@checked(strip=one_of_the_strips, lane=lane_number, dt=not_negative, model=transpose_model)
def held_depth(strip: Strip, lane: Integers, dt: Integers, model: TransposeModel = "measured") -> Integers:
    """Depth that all elements of `lane`'s result belong to.

    >>> v_strips.held_depth(v_strips.STRIP_32, lane=43, dt=1)
    43
    """
    if model == "documented":
        row = lane // ROW_LANES % (strip.M // ROW_LANES)
        return dt * strip.M + ROW_LANES * row + butterfly(lane % ROW_LANES)
    return dt * strip.M + lane % strip.M


@checked(strip=one_of_the_strips, block_rows=positive, block_cols=positive, bk_tile=not_negative, depth_tiles=whole(1))
def check_strip(strip: Strip, *, block_rows: int, block_cols: int, bk_tile: int = 0, depth_tiles: int = 1) -> None:
    """Raise ConfigError unless the reads stay inside their block, aligned, and inside one 16-byte vector.

    The implementation only fixes bk_tile = 0 for the 16x16x128 strip; the rest follows from what the reads touch.

        >>> v_strips.check_strip(v_strips.STRIP_32, block_rows=64, block_cols=64, depth_tiles=2)
        >>> v_strips.check_strip(v_strips.STRIP_32, block_rows=64, block_cols=64, bk_tile=1)
        Traceback (most recent call last):
        tileprove.concrete.integers.ConfigError: strip 1 reads keys up to 127 of a block of 64
    """
    if (bk_tile + 1) * strip.K > block_rows:
        raise ConfigError(f"strip {bk_tile} reads keys up to {(bk_tile + 1) * strip.K - 1} of a block of {block_rows}")
    if strip == STRIP_16 and bk_tile:
        raise ConfigError("load_v_fp8_strip_16 supports bk_tile = 0 only")
    if block_cols % READ_BYTES:
        raise ConfigError(f"block_cols must be a multiple of {READ_BYTES} for aligned reads, got {block_cols}")
    for dt in range(depth_tiles):
        first = dt * strip.M % block_cols
        if first + strip.M > block_cols:
            raise ConfigError(f"depth tile {dt} crosses the end of its {block_cols}-wide block at depth {first}")


@checked(
    image=memory_bytes,
    strip=one_of_the_strips,
    block_rows=whole(1),
    block_cols=whole(1),
    dt=whole(0),
    bk_tile=whole(0),
    swizzle=optional(a_function),
    model=transpose_model,
    base_bytes=whole(0),
)
def load_v_fp8_strip(
    image: Bytes,
    strip: Strip = STRIP_32,
    *,
    block_rows: int,
    block_cols: int,
    dt: int = 0,
    bk_tile: int = 0,
    swizzle: Callable[[Integers], Integers] | None = None,
    model: TransposeModel = "measured",
    base_bytes: int = 0,
) -> Registers:
    """Simulate a strip load: registers [lane, 32 bytes], the four reads joined in order.

    Raises ConfigError where `check_strip` does.

        >>> v = np.arange(4096).reshape(64, 64).astype(np.uint8)  # [key, depth]
        >>> held = v_strips.load_v_fp8_strip(v.ravel(), block_rows=64, block_cols=64, dt=1)
        >>> strip = v_strips.STRIP_32
        >>> keys, depth = v_strips.held_key(strip, 43, np.arange(32)), v_strips.held_depth(strip, 43, 1)
        >>> np.array_equal(held[43], v[keys, depth])
        True
    """
    check_strip(strip, block_rows=block_rows, block_cols=block_cols, bk_tile=bk_tile, depth_tiles=dt + 1)
    reads = [
        strip_byte(
            strip,
            lanes(),
            key_base,
            block_rows=block_rows,
            block_cols=block_cols,
            dt=dt,
            bk_tile=bk_tile,
            swizzle=swizzle,
        )
        for key_base in strip.key_bases
    ]
    return np.concatenate([read_transposed(image, base_bytes + address, 1, model) for address in reads], axis=1)
