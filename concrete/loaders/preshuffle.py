"""Preshuffled weights and scales of block-scaled matmuls: the host's byte maps and the lanes' loads.

    B, 5-D:       n = (n0, 16 rows)   kb = (k0, 4 groups, 16 bytes)   order in memory: n0 k0 group row byte
    scales, 4-D:  mn = (mn0, 2, 16)   ks = (k0, 2, 4)                 order in memory: mn0 k0 ks%4 mn%16 k2 mn2

Source: modular/modular, max/kernels/src/linalg/matmul/gpu/amd/block_scaled_preshuffle_layouts.mojo and
block_scaled_preshuffle_loaders.mojo, which follow Composable Kernel's example 18_flatmm (mx_flatmm_arch_traits.hpp);
grade A: the implementation itself.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..arguments import array, checked, lane_number, not_negative, positive, whole
from ..hardware.gpus import Bytes
from ..integers import ConfigError, Integers

B_ROWS = 16
B_TILE_BYTES = 64
B_LANE_BYTES = 16
SCALE_ROWS = 32
SCALE_COLS = 8
SCALE_WORD_BYTES = 4


@checked(n=whole(), k_bytes=whole())
def check_b(n: int, k_bytes: int) -> None:
    """Raise ConfigError unless 16 | n and 64 | k_bytes, without which the map of B is no bijection.

    >>> preshuffle.check_b(n=32, k_bytes=128)
    >>> preshuffle.check_b(n=24, k_bytes=128)
    Traceback (most recent call last):
    tileprove.concrete.integers.ConfigError: preshuffled B needs N to be a positive multiple of 16, got 24
    """
    if n < 1 or n % B_ROWS:
        raise ConfigError(f"preshuffled B needs N to be a positive multiple of {B_ROWS}, got {n}")
    if k_bytes < 1 or k_bytes % B_TILE_BYTES:
        raise ConfigError(f"preshuffled B needs K_BYTES to be a positive multiple of {B_TILE_BYTES}, got {k_bytes}")


@checked(mn=whole(), k_scales=whole())
def check_scales(mn: int, k_scales: int) -> None:
    """Raise ConfigError unless 32 | mn and 8 | k_scales, without which the map of the scales is no bijection.

    >>> preshuffle.check_scales(mn=64, k_scales=8)
    >>> preshuffle.check_scales(mn=64, k_scales=4)
    Traceback (most recent call last):
    tileprove.concrete.integers.ConfigError: preshuffled scales need K_SCALES to be a positive multiple of 8, got 4
    """
    if mn < 1 or mn % SCALE_ROWS:
        raise ConfigError(f"preshuffled scales need MN to be a positive multiple of {SCALE_ROWS}, got {mn}")
    if k_scales < 1 or k_scales % SCALE_COLS:
        raise ConfigError(f"preshuffled scales need K_SCALES to be a positive multiple of {SCALE_COLS}, got {k_scales}")


@checked(n=not_negative, kb=not_negative, k_bytes=positive)
def b_byte(n: Integers, kb: Integers, k_bytes: Integers) -> Integers:
    """Byte of element (n, kb) of one expert's B [N, K_BYTES] in the preshuffled buffer; any k_bytes, see `check_b`.

    >>> preshuffle.b_byte(n=17, kb=70, k_bytes=128)
    3094
    """
    inside = n % 16 * 16 + kb % 16 + kb // 16 % 4 * 256
    return inside + n // 16 * (k_bytes // 64) * 1024 + kb // 64 * 1024


@checked(lane=lane_number, i=not_negative, k_tile=not_negative, n_offset=not_negative, kb_base=not_negative)
def b_lane_position(
    lane: Integers, i: Integers, k_tile: Integers, n_offset: Integers = 0, kb_base: Integers = 0
) -> tuple[Integers, Integers]:
    """(n, kb) of the 16 bytes that `lane` loads for the i-th n tile and k tile.

    >>> preshuffle.b_lane_position(lane=17, i=1, k_tile=1)
    (17, 80)
    """
    return n_offset + i * 16 + lane % 16, kb_base + k_tile * B_TILE_BYTES + lane // 16 * B_LANE_BYTES


@checked(mn=not_negative, ks=not_negative, k_scales=positive)
def scale_byte(mn: Integers, ks: Integers, k_scales: Integers) -> Integers:
    """Byte of the scale (mn, ks) of one [MN, K_SCALES] grid in the preshuffled buffer; see `check_scales`.

    >>> preshuffle.scale_byte(mn=33, ks=5, k_scales=8)
    326
    """
    inside = mn // 16 % 2 + 2 * (ks // 4 % 2) + 4 * (mn % 16) + 64 * (ks % 4)
    return inside + mn // 32 * 256 * (k_scales // 8) + ks // 8 * 256


@checked(mn=not_negative, ks=not_negative, k_scales=positive)
def scale_word(mn: Integers, ks: Integers, k_scales: Integers) -> Integers:
    """First byte of the 32-bit word that holds the scale (mn, ks).

    >>> preshuffle.scale_word(mn=33, ks=5, k_scales=8)
    324
    """
    return scale_byte(mn, ks, k_scales) // SCALE_WORD_BYTES * SCALE_WORD_BYTES


@checked(mn=not_negative, ks=not_negative)
def scale_op_sel(mn: Integers, ks: Integers) -> Integers:
    """Byte of its word at which the scale (mn, ks) lies: what OP_SEL must pick.

    >>> preshuffle.scale_op_sel(mn=17, ks=5)
    3
    """
    return mn // 16 % 2 + 2 * (ks // 4 % 2)


@checked(lane=lane_number, mn=not_negative, ks=not_negative)
def scale_lane_position(lane: Integers, mn: Integers, ks: Integers) -> tuple[Integers, Integers]:
    """(mn, ks) whose word `lane` loads, for a wave that starts at (mn, ks).

    >>> preshuffle.scale_lane_position(lane=17, mn=32, ks=4)
    (33, 5)
    """
    return mn + lane % 16, ks + lane // 16


def _shuffle(source: npt.NDArray, place: npt.NDArray) -> Bytes:
    shuffled = np.zeros(source.size, dtype=np.uint8)
    shuffled[place] = source
    return shuffled


@checked(b=array(2, np.uint8))
def preshuffle_b(b: npt.NDArray[np.uint8]) -> Bytes:
    """The preshuffled buffer of B [N, K_BYTES]. Raises ConfigError where `check_b` does.

    >>> b = np.arange(1024).reshape(16, 64).astype(np.uint8)
    >>> int(preshuffle.preshuffle_b(b)[preshuffle.b_byte(3, 20, 64)]), int(b[3, 20])
    (212, 212)
    """
    n, k_bytes = b.shape
    check_b(n, k_bytes)
    return _shuffle(b, b_byte(np.arange(n)[:, None], np.arange(k_bytes)[None, :], k_bytes))


@checked(scales=array(2, np.uint8))
def preshuffle_scales(scales: npt.NDArray[np.uint8]) -> Bytes:
    """The preshuffled buffer of scales [MN, K_SCALES]. Raises ConfigError where `check_scales` does.

    >>> scales = np.arange(256).reshape(32, 8).astype(np.uint8)
    >>> preshuffle.preshuffle_scales(scales)[:4].tolist()
    [0, 128, 4, 132]
    """
    mn, k_scales = scales.shape
    check_scales(mn, k_scales)
    return _shuffle(scales, scale_byte(np.arange(mn)[:, None], np.arange(k_scales)[None, :], k_scales))
