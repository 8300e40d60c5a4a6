"""Transposed LDS reads: ds_read_b64_tr_b8 and ds_read_b64_tr_b16.

The 64 lanes work in rows of 16. Each lane names 8 bytes of LDS; the hardware hands them round within the row.

    measured     the 16 * 8 bytes in lane order are a row-major matrix with 16 columns; lane c of the row receives
                 column c.
    documented   for tr_b8 only: the row's even lanes and its odd lanes are two separate 8x8 transposes, lane 2*p + o
                 receiving byte p of lanes o, 2 + o, 4 + o, ... For tr_b16 the documents say what was measured.

Sources: measured: AMD CDNA4 manual and nod-ai/amd-shark-ai docs/empirical-lds, grade A. Documented: docstring of
TiledMmaLoader.load_v_fp8_strip_16 in modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo; it is
not what the hardware does: lane l receives there what the hardware gives to lane `documented_as_measured(l)`.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from ..arguments import checked, lane_number, memory_bytes, not_negative, numbers, one_of, whole
from ..integers import ConfigError, Integers
from .gpus import Bytes, Registers, lanes, read

ROW_LANES = 16
READ_BYTES = 8

TransposeModel = Literal["measured", "documented"]
MODELS: tuple[TransposeModel, ...] = ("measured", "documented")
transpose_model = one_of(*MODELS)


def _check(element_bytes: int) -> None:
    if element_bytes not in (1, 2):
        raise ConfigError(f"transposed reads move elements of 1 or 2 bytes, got {element_bytes}")


@checked(lane=lane_number, n=numbers(0, 8), element_bytes=whole(), model=transpose_model)
def transposed_source(
    lane: Integers, n: Integers, element_bytes: int, model: TransposeModel = "measured"
) -> tuple[Integers, Integers]:
    """(lane, element) whose 8 bytes supply element n of `lane`'s result; elements of 1 (tr_b8) or 2 bytes (tr_b16).

    Raises ConfigError for other element sizes or an unknown model.

        >>> transpose_read.transposed_source(lane=17, n=2, element_bytes=1)
        (20, 1)
        >>> transpose_read.transposed_source(lane=17, n=2, element_bytes=1, model="documented")
        (21, 0)
    """
    _check(element_bytes)
    numbers(0, READ_BYTES // element_bytes)("transposed_source: n", n, None)
    row, c = lane - lane % ROW_LANES, lane % ROW_LANES
    if model == "documented" and element_bytes == 1:
        return row + 2 * n + c % 2, c // 2
    per_lane = READ_BYTES // element_bytes
    lanes_per_matrix_row = ROW_LANES // per_lane
    return row + lanes_per_matrix_row * n + c // per_lane, c % per_lane


@checked(lane=lane_number)
def documented_as_measured(lane: Integers) -> Integers:
    """Lane to which the hardware delivers what the documented tr_b8 model delivers to `lane`.

    >>> transpose_read.documented_as_measured(np.arange(4)).tolist()
    [0, 8, 1, 9]
    """
    return ROW_LANES * (lane // ROW_LANES) + lane % ROW_LANES // 2 + 8 * (lane % 2)


@checked(c=lane_number)
def butterfly(c: Integers) -> Integers:
    """The documented order of depths over a row's lanes: c / 2 + 8 * (c % 2).

    >>> transpose_read.butterfly(np.arange(8)).tolist()
    [0, 8, 1, 9, 2, 10, 3, 11]
    """
    return c // 2 + 8 * (c % 2)


@checked(image=memory_bytes, address=not_negative, element_bytes=whole(), model=transpose_model)
def read_transposed(
    image: Bytes, address: Integers, element_bytes: int, model: TransposeModel = "measured"
) -> Registers:
    """What the 64 lanes hold, [lane, byte], after a transposed read at the byte addresses [lane].

    Raises ConfigError if an address is not 8-byte aligned or leaves the image.

        >>> image = np.arange(512).astype(np.uint8)
        >>> transpose_read.read_transposed(image, np.arange(64) * 8, element_bytes=1)[1].tolist()
        [1, 17, 33, 49, 65, 81, 97, 113]
    """
    _check(element_bytes)
    first = np.asarray(address)
    if first.shape != lanes().shape:
        raise ConfigError(f"transposed reads need one byte address for each of 64 lanes, got shape {first.shape}")
    if (first % READ_BYTES).any():
        raise ConfigError(f"transposed reads need {READ_BYTES}-byte aligned addresses, got {first[first % 8 != 0][0]}")
    named = read(image, first, READ_BYTES).reshape(first.size, -1, element_bytes)
    lane = np.arange(first.size)[:, None]
    n = np.arange(READ_BYTES // element_bytes)[None, :]
    return named[transposed_source(lane, n, element_bytes, model)].reshape(first.size, READ_BYTES)
