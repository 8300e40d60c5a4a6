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

from ..arguments import (
    array,
    checked,
    fields,
    inside_buffer,
    kind,
    known,
    lane_number,
    not_negative,
    numbers,
    positive,
    refuse,
    truths,
    whole,
)
from ..hardware.buffer import DWORD_BYTES, BoundsRule, Resource, bounds_rule, wrap32
from ..hardware.mfma import Mfma
from ..integers import ConfigError, Integers


@dataclass(frozen=True, slots=True, kw_only=True)
class RegTileEpilogue:
    """Writer of chunks of `chunk` columns into rows of `n_total` columns, `row_stride` elements apart.

    The caller guarantees that the row exists. n_total and row_stride may be symbols. Raises ConfigError for a chunk or
    a length below 1, or rows that overlap.

        >>> out = epilogue.RegTileEpilogue(n_total=10, row_stride=12, chunk=4)
        >>> out.address(m=2, n=8), out.wide(4), out.wide(8), out.single(8, 1), out.single(8, 2), out.stored(8, 2)
        (32, True, False, True, False, False)
        >>> buffer, values = np.zeros(36, dtype=np.int64), np.array([[1, 2, 3, 4], [5, 6, 7, 8]])
        >>> out.store(buffer, values, m=np.array([1, 1]), n=np.array([4, 8])).tolist()
        [16, 17, 18, 19, 20, 21]
        >>> out.lambda_calls(values, m=np.array([1, 1]), n=np.array([4, 8]))
        [(1, 4, (1, 2, 3, 4)), (1, 8, (5,)), (1, 9, (6,))]
    """

    n_total: Integers
    row_stride: Integers
    chunk: int

    def __post_init__(self) -> None:
        fields(self, chunk=whole(1), n_total=positive, row_stride=positive)
        if known(self.n_total, self.row_stride) and np.any(np.asarray(self.row_stride) < self.n_total):
            refuse("RegTileEpilogue.row_stride", f"at least n_total = {self.n_total}", self.row_stride)

    @checked(m=numbers(), n=not_negative)
    def address(self, m: Integers, n: Integers) -> Integers:
        """Element offset of (m, n) in the output; a negative m, which nothing stores, lies before it."""
        return m * self.row_stride + n

    @checked(n=not_negative)
    def wide(self, n: Integers) -> Integers:
        """Whether the chunk at column n goes out as one store of `chunk` elements."""
        return n + self.chunk <= self.n_total

    @checked(n=not_negative, e=not_negative)
    def single(self, n: Integers, e: Integers) -> Integers:
        """Whether element e of the chunk at column n goes out as a store of its own."""
        return (n + self.chunk > self.n_total) & (n < self.n_total) & (n + e < self.n_total)

    @checked(n=not_negative, e=not_negative)
    def stored(self, n: Integers, e: Integers) -> Integers:
        """Whether element e of the chunk at column n is stored, by either way."""
        return self.wide(n) | self.single(n, e)

    @checked(buffer=array(1), values=array(), m=not_negative, n=not_negative, active=truths, base=whole(0))
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

        Returns the element addresses written, for counting; `base` is the output's place in `buffer`. Raises ConfigError
        for values of another width or kind than `buffer` takes, or a store outside it.
        """
        m, n, active = _lane_data("RegTileEpilogue.store", buffer, values, self.chunk, m=m, n=n, active=active)
        e = np.arange(self.chunk)
        put = np.asarray(self.stored(n[..., None], e) & active[..., None])
        place = (base + self.address(m[..., None], n[..., None] + e))[put]
        inside_buffer("RegTileEpilogue.store", place, buffer.size, "element")
        buffer[place] = values[put]
        return place

    @checked(values=array(2), m=not_negative, n=not_negative)
    def lambda_calls(
        self, values: npt.NDArray, m: npt.NDArray, n: npt.NDArray
    ) -> list[tuple[int, int, tuple[float, ...]]]:
        """Simulate lambda mode for chunks values [count, chunk]: (row, column, values) of every call, in order.

        m, n: int64 [count]. Raises ConfigError for other shapes.
        """
        if np.shape(m) != values.shape[:1] or np.shape(n) != values.shape[:1] or values.shape[1] != self.chunk:
            refuse("RegTileEpilogue.lambda_calls: values", f"[count, {self.chunk}] with one m and n each", values)
        calls: list[tuple[int, int, tuple[float, ...]]] = []
        for chunk_values, row, col in zip(values.tolist(), m.tolist(), n.tolist(), strict=True):
            if self.wide(col):
                calls.append((row, col, tuple(chunk_values)))
            else:
                calls += [(row, col + e, (value,)) for e, value in enumerate(chunk_values) if self.single(col, e)]
        return calls


def _lane_data(
    what: str, buffer: npt.NDArray, values: npt.NDArray, chunk: int, **data: Integers
) -> tuple[npt.NDArray, ...]:
    """The lanes' data, one for each chunk of values [..., chunk]. Raises ConfigError where they do not fit together."""
    if not values.ndim or values.shape[-1] != chunk or not chunk:
        refuse(f"{what}: values", f"[..., {chunk}], one element for each column of a chunk", values)
    if not np.can_cast(values.dtype, buffer.dtype, "same_kind"):
        refuse(f"{what}: values", f"of a dtype that a buffer of {buffer.dtype} can hold", values)
    for name, value in data.items():
        shape = np.shape(value)
        if len(shape) > values.ndim - 1 or any(
            have not in (1, want) for have, want in zip(shape[::-1], values.shape[-2::-1], strict=False)
        ):
            refuse(f"{what}: {name}", f"one for each chunk of values {values.shape}", value)
    return tuple(np.broadcast_to(value, values.shape[:-1]) for value in data.values())


@checked(
    m=not_negative, n=not_negative, row_stride=positive, chunk=positive, element_bytes=positive, base_bytes=not_negative
)
def wide_store_aligned(
    m: Integers, n: Integers, row_stride: Integers, chunk: Integers, element_bytes: Integers, base_bytes: Integers = 0
) -> Integers:
    """Whether a chunk's store starts at a multiple of its own size, which its alignment attribute claims.

    >>> epilogue.wide_store_aligned(m=np.arange(4), n=0, row_stride=6, chunk=4, element_bytes=2).tolist()
    [True, False, True, False]
    """
    return (base_bytes + (m * row_stride + n) * element_bytes) % (chunk * element_bytes) == 0


@checked(split=not_negative, m=not_negative, rows=positive)
def split_row(split: Integers, m: Integers, rows: Integers) -> Integers:
    """Row of a split-K workspace of num_splits * rows rows that takes row m of `split`.

    >>> epilogue.split_row(split=2, m=5, rows=100)
    205
    """
    return split * rows + m


@checked(mfma=kind(Mfma))
def chunks_per_lane(mfma: Mfma) -> tuple[int, int]:
    """(chunks a lane, chunk width) that the kernels fan an MFMA's result out to: 1 x 4 for 16x16, 16 x 1 for 32x32.

    >>> epilogue.chunks_per_lane(mfma.mfma_named("16x16x32_b16"))
    (1, 4)
    >>> epilogue.chunks_per_lane(mfma.mfma_named("32x32x16_b16"))
    (16, 1)
    """
    return (1, mfma.results) if mfma.M == 16 else (mfma.results, 1)


@checked(mfma=kind(Mfma), lane=lane_number, index=not_negative)
def chunk_position(mfma: Mfma, lane: Integers, index: Integers) -> tuple[Integers, Integers]:
    """(m, n) inside the MFMA tile of the first column of `lane`'s chunk number `index`.

    >>> epilogue.chunk_position(mfma.mfma_named("16x16x32_b16"), lane=17, index=0)
    (1, 4)
    """
    numbers(0, chunks_per_lane(mfma)[0])("chunk_position: index", index, None)
    n, m = mfma.result(lane, index * chunks_per_lane(mfma)[1])
    return m, n


@checked(n=not_negative, chunk=positive, row_stride=positive)
def writer_spills(n: Integers, chunk: Integers, row_stride: Integers) -> Integers:
    """Whether a chunk at column n leaves its row when nothing but the buffer's end bounds it (RegTileWriter).

    >>> epilogue.writer_spills(n=np.array([4, 8]), chunk=4, row_stride=10).tolist()
    [False, True]
    """
    return n + chunk > row_stride


@checked(
    m=not_negative,
    n=not_negative,
    e=not_negative,
    chunk=positive,
    rows=positive,
    row_stride=positive,
    element_bytes=numbers(1, DWORD_BYTES + 1),
    rule=bounds_rule,
)
def writer_element_stored(
    m: Integers,
    n: Integers,
    e: Integers,
    *,
    chunk: Integers,
    rows: Integers,
    row_stride: Integers,
    element_bytes: Integers,
    rule: BoundsRule = "end",
) -> Integers:
    """Whether RegTileWriter's store of `chunk` elements at (m, n) writes element e: bounded by bytes, per dword.

    A chunk below 4 bytes is one store of its own width. Elements have at most 4 bytes.

        >>> epilogue.writer_element_stored(2, 8, np.arange(4), chunk=4, rows=3, row_stride=10, element_bytes=4).tolist()
        [True, True, False, False]
    """
    voffset = wrap32((m * row_stride + n) * element_bytes)
    resource = Resource.wrapped(rows * row_stride * element_bytes)
    dword, access = e * element_bytes // DWORD_BYTES, chunk * element_bytes
    return resource.dword_in_range(voffset, dword=dword, rule=rule, access_bytes=access)


@checked(lane=lane_number, thread_rows=positive, chunk=positive)
def writer_lane_position(lane: Integers, thread_rows: Integers, chunk: Integers) -> tuple[Integers, Integers]:
    """(m, n) of `lane`'s first chunk in RegTileWriter's column-major grid of threads, inside the warp's tile.

    >>> epilogue.writer_lane_position(lane=17, thread_rows=16, chunk=4)
    (1, 4)
    """
    return lane % thread_rows, lane // thread_rows * chunk


@checked(
    buffer=array(1),
    values=array(),
    m=not_negative,
    n=not_negative,
    rows=whole(1),
    row_stride=whole(1),
    element_bytes=whole(1),
    base=whole(0),
)
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

    A chunk of 1 or 2 bytes is a store of that width. Raises ConfigError for any other that is no whole number of dwords,
    for values of another shape or kind than `buffer` takes, or a store outside it.

        >>> buffer = np.zeros(30, dtype=np.int64)
        >>> place = epilogue.writer_store(buffer, np.array([[1, 2, 3, 4]]), 2, 8, rows=3, row_stride=10, element_bytes=4)
        >>> place.tolist(), buffer[28:].tolist()
        ([28, 29], [1, 2])
    """
    chunk = values.shape[-1] if values.ndim else 0
    if chunk * element_bytes % DWORD_BYTES and chunk * element_bytes not in (1, 2):
        raise ConfigError(f"writer_store moves 1, 2 or whole dwords of bytes; a chunk has {chunk * element_bytes}")
    m, n = _lane_data("writer_store", buffer, values, chunk, m=m, n=n)
    e = np.arange(chunk)
    put = writer_element_stored(
        m[..., None], n[..., None], e, chunk=chunk, rows=rows, row_stride=row_stride, element_bytes=element_bytes
    )
    place = (base + m[..., None] * row_stride + n[..., None] + e)[put]
    inside_buffer("writer_store", place, buffer.size, "element")
    buffer[place] = values[put]
    return place
