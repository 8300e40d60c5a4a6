"""RegTileEpilogue: MFMA results to a row-major output, with columns cut at N; and RegTileWriter, cut at the end only.

    chunk of cw columns at (m, n)    n + cw <= N        one cw-wide store
                                     n < N < n + cw     one store for each column below N
                                     N <= n             nothing

The kernels hand B to the MFMA as source A, so its C/D row index is an output column n, its column index a row m.

Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo, RegTileEpilogue and RegTileWriter
(grade A: the implementation itself). Lengths and addresses are in elements unless a name says bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .buffer import DWORD_BYTES, BoundsRule, Resource
from .integers import ConfigError, Integers, require_int
from .mfma import Mfma


@dataclass(frozen=True, slots=True, kw_only=True)
class RegTileEpilogue:
    """Writer of chunks of `chunk` columns into rows of `n_total` columns, `row_stride` elements apart.

    The caller guarantees that the row exists. n_total and row_stride may be symbols. Raises ConfigError for a chunk
    below 1.
    """

    n_total: Integers
    row_stride: Integers
    chunk: int

    def __post_init__(self) -> None:
        require_int("RegTileEpilogue", "chunk", self.chunk, 1)

    def address(self, m: Integers, n: Integers) -> Integers:
        """Element offset of (m, n) in the output."""
        return m * self.row_stride + n

    def wide(self, n: Integers) -> Integers:
        """Whether the chunk at column n goes out as one store of `chunk` elements."""
        return n + self.chunk <= self.n_total

    def single(self, n: Integers, e: Integers) -> Integers:
        """Whether element e of the chunk at column n goes out as a store of its own."""
        return (n + self.chunk > self.n_total) & (n < self.n_total) & (n + e < self.n_total)

    def stored(self, n: Integers, e: Integers) -> Integers:
        """Whether element e of the chunk at column n is stored, by either way."""
        return self.wide(n) | self.single(n, e)

    def store(
        self,
        buffer: npt.NDArray,
        values: npt.NDArray,
        m: Integers,
        n: Integers,
        active: Integers = True,
        base: int = 0,
    ) -> npt.NDArray[np.int64]:
        """Simulate the stores of values [..., chunk] at rows m and columns n [...]; lanes not `active` are skipped.

        Returns the element addresses written, for counting; `base` is the output's place in `buffer`.
        """
        m, n, active = (np.broadcast_to(lane_data, values.shape[:-1]) for lane_data in (m, n, active))
        e = np.arange(self.chunk)
        put = np.asarray(self.stored(n[..., None], e) & active[..., None])
        place = (base + self.address(m[..., None], n[..., None] + e))[put]
        buffer[place] = values[put]
        return place

    def lambda_calls(
        self, values: npt.NDArray, m: npt.NDArray, n: npt.NDArray
    ) -> list[tuple[int, int, tuple[float, ...]]]:
        """Simulate lambda mode for chunks values [count, chunk]: (row, column, values) of every call, in order."""
        calls: list[tuple[int, int, tuple[float, ...]]] = []
        for chunk_values, row, col in zip(values.tolist(), m.tolist(), n.tolist(), strict=True):
            if self.wide(col):
                calls.append((row, col, tuple(chunk_values)))
            else:
                calls += [(row, col + e, (value,)) for e, value in enumerate(chunk_values) if self.single(col, e)]
        return calls


def wide_store_aligned(
    m: Integers, n: Integers, row_stride: Integers, chunk: Integers, element_bytes: Integers, base_bytes: Integers = 0
) -> Integers:
    """Whether a chunk's store starts at a multiple of its own size, which its alignment attribute claims."""
    return (base_bytes + (m * row_stride + n) * element_bytes) % (chunk * element_bytes) == 0


def split_row(split: Integers, m: Integers, rows: Integers) -> Integers:
    """Row of a split-K workspace of num_splits * rows rows that takes row m of `split`."""
    return split * rows + m


def chunks_per_lane(mfma: Mfma) -> tuple[int, int]:
    """(chunks a lane, chunk width) that the kernels fan an MFMA's result out to: 1 x 4 for 16x16, 16 x 1 for 32x32."""
    return (1, mfma.results) if mfma.M == 16 else (mfma.results, 1)


def chunk_position(mfma: Mfma, lane: Integers, index: Integers) -> tuple[Integers, Integers]:
    """(m, n) inside the MFMA tile of the first column of `lane`'s chunk number `index`."""
    n, m = mfma.result(lane, index * chunks_per_lane(mfma)[1])
    return m, n


def writer_spills(n: Integers, chunk: Integers, row_stride: Integers) -> Integers:
    """Whether a chunk at column n leaves its row when nothing but the buffer's end bounds it (RegTileWriter)."""
    return n + chunk > row_stride


def writer_element_stored(
    m: Integers,
    n: Integers,
    e: Integers,
    *,
    rows: Integers,
    row_stride: Integers,
    element_bytes: int,
    rule: BoundsRule = "end",
) -> Integers:
    """Whether RegTileWriter's buffer store writes element e of the chunk at (m, n): bounded by bytes, per dword."""
    voffset = (m * row_stride + n) * element_bytes
    resource = Resource.wrapped(rows * row_stride * element_bytes)
    return resource.dword_in_range(voffset, dword=e * element_bytes // DWORD_BYTES, rule=rule)


def writer_lane_position(lane: Integers, thread_rows: Integers, chunk: Integers) -> tuple[Integers, Integers]:
    """(m, n) of `lane`'s first chunk in RegTileWriter's column-major grid of threads, inside the warp's tile."""
    return lane % thread_rows, lane // thread_rows * chunk


def writer_store(
    buffer: npt.NDArray,
    values: npt.NDArray,
    m: Integers,
    n: Integers,
    *,
    rows: int,
    row_stride: int,
    element_bytes: int,
    base: int = 0,
) -> npt.NDArray[np.int64]:
    """Simulate RegTileWriter's stores of values [..., chunk] at (m, n) [...]; returns the element addresses written.

    Raises ConfigError unless chunks are whole dwords, which the simulation needs.
    """
    chunk = values.shape[-1]
    if chunk * element_bytes % DWORD_BYTES:
        raise ConfigError(f"writer_store simulates whole dwords; a chunk has {chunk * element_bytes} bytes")
    m, n = (np.broadcast_to(lane_data, values.shape[:-1]) for lane_data in (m, n))
    e = np.arange(chunk)
    put = writer_element_stored(
        m[..., None], n[..., None], e, rows=rows, row_stride=row_stride, element_bytes=element_bytes
    )
    place = (base + m[..., None] * row_stride + n[..., None] + e)[put]
    buffer[place] = values[put]
    return place
