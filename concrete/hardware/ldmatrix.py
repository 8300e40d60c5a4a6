"""ldmatrix and stmatrix: 8x8 matrices of 16-bit elements between shared memory and a warp's registers.

Matrix r goes to register r of every lane; its row j is the 16 bytes at the address that lane 8*r + j gives. A register
holds two elements, h = 0 in its low half:

    plain    lane l has elements 2*(l%4) + h of row l/4
    .trans   lane l has element l/4 of rows 2*(l%4) + h

Addresses of lanes that no matrix needs (8.. of x1, 16.. of x2) are ignored: they may be anything. stmatrix is the same
map. Grade A, measured on an H200 and an H100 (`warp`). The forms for 8-bit elements do not exist on sm_90.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..arguments import array, checked, flag, memory_bytes, numbers, one_of
from ..integers import ConfigError, Integers
from .gpus import Bytes
from .warp import CHUNK_BYTES, WARP_LANES, addresses, warp_lane

ROWS = 8
"""Rows of a matrix, and elements of a row."""

Halves = npt.NDArray[np.uint16]
"""Register contents [lane, register, half]."""


@checked(lane=warp_lane, half=numbers(0, 2), transposed=flag)
def element(lane: Integers, half: Integers, transposed: bool = False) -> tuple[Integers, Integers]:
    """(row, element of the row) that half `half` of every register of `lane` holds.

    >>> ldmatrix.element(13, 1), ldmatrix.element(13, 1, transposed=True)
    ((3, 3), (3, 3))
    >>> ldmatrix.element(lane=6, half=0), ldmatrix.element(lane=6, half=0, transposed=True)
    ((1, 4), (4, 1))
    """
    along, across = 2 * (lane % 4) + half, lane // 4
    return (along, across) if transposed else (across, along)


@checked(matrix=numbers(0, 4), row=numbers(0, ROWS))
def address_lane(matrix: Integers, row: Integers) -> Integers:
    """The lane whose address is that of `row` of `matrix`.

    >>> ldmatrix.address_lane(matrix=2, row=3)
    19
    """
    return ROWS * matrix + row


def _row_addresses(image: Bytes, address: npt.NDArray, count: int) -> npt.NDArray[np.int64]:
    """Byte address of each row [matrix, row]; raises ConfigError as the hardware faults."""
    used = address[: ROWS * count]
    if (used % CHUNK_BYTES).any():
        raise ConfigError(f"ldmatrix: an address that is used must be a multiple of 16, got {used[used % 16 != 0][0]}")
    if used.min() < 0 or used.max() + CHUNK_BYTES > image.size:
        raise ConfigError(f"ldmatrix: the address of a row leaves the image of {image.size} bytes, got {used.tolist()}")
    return used.reshape(count, ROWS)


def _places(image: Bytes, address: npt.NDArray, count: int, transposed: bool) -> npt.NDArray[np.int64]:
    """Byte that each half of a register has its low byte from, [lane, register, half]."""
    lane, half = np.arange(WARP_LANES)[:, None], np.arange(2)[None, :]
    row, column = element(lane, half, transposed)
    rows = _row_addresses(image, address, count)
    return np.stack([rows[matrix][row] + 2 * column for matrix in range(count)], axis=1)


@checked(image=memory_bytes, address=addresses, count=one_of(1, 2, 4), transposed=flag)
def load(image: Bytes, address: npt.NDArray, count: int, transposed: bool = False) -> Halves:
    """Simulate ldmatrix.xCOUNT: registers [lane, register, half] from the lanes' byte addresses.

    Raises ConfigError where the hardware faults: an address that is used is no multiple of 16, or leaves the image.

        >>> image = np.arange(256, dtype=np.uint16).view(np.uint8)
        >>> address = np.arange(32) * 16
        >>> ldmatrix.load(image, address, count=2)[5].tolist()
        [[10, 11], [74, 75]]
        >>> ldmatrix.load(image, address, count=2, transposed=True)[5].tolist()
        [[17, 25], [81, 89]]
    """
    at = _places(image, address, count, transposed)
    return image[at].astype(np.uint16) | image[at + 1].astype(np.uint16) << np.uint16(8)


@checked(image=memory_bytes, address=addresses, registers=array(3, np.uint16), transposed=flag)
def store(image: Bytes, address: npt.NDArray, registers: Halves, transposed: bool = False) -> None:
    """Simulate stmatrix of registers [lane, register, half], 1, 2 or 4 registers, into `image`.

    Raises ConfigError as `load`, and where two rows overlap: which one stays was not measured.

        >>> image, address = np.zeros(128, dtype=np.uint8), np.arange(32) * 16
        >>> ldmatrix.store(image, address, np.arange(64, dtype=np.uint16).reshape(32, 1, 2), transposed=True)
        >>> image.view(np.uint16)[:4].tolist()
        [0, 8, 16, 24]
    """
    count = registers.shape[1]
    if count not in (1, 2, 4) or registers.shape != (WARP_LANES, count, 2):
        raise ConfigError(f"registers must be [32 lanes, 1, 2 or 4 registers, 2 halves], got shape {registers.shape}")
    rows = np.unique(_row_addresses(image, address, count))
    if rows.size != ROWS * count:
        raise ConfigError("stmatrix: two rows have one address; which one stays is not known")
    at = _places(image, address, count, transposed)
    image[at], image[at + 1] = registers & 0xFF, registers >> 8
