"""TiledMmaLoader: MFMA operand fragments from LDS to registers, by plain and by transposed reads.

    tile [rows, cols] of LDS          row block i: [M, cols]                lane's read (one of `halves` per MFMA tile)
    +--------+--------+---            vectors of 16 bytes, numbered         row lane % M, vector
    | i=0,j=0| i=0,j=1|               row-major inside the row block;       j*K + h*(K/halves) + (lane / M)*vec
    +--------+--------+---            swizzle, then swizzle2 permute
    | i=1,j=0|  ...                   these numbers

Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo, TiledMmaLoader (grade A: the
implementation itself). Lengths and offsets are in elements unless a name says bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..arguments import (
    checked,
    each,
    fields,
    kind,
    lane_number,
    memory_bytes,
    not_negative,
    numbers,
    optional,
    positive,
    whole,
)
from ..hardware.gpus import DS_IMMEDIATE_MAX, Bytes, Registers, check_immediate, lanes, read
from ..hardware.swizzle import Composition, Swizzle
from ..hardware.transpose_read import ROW_LANES, TransposeModel, read_transposed, transpose_model
from ..integers import ConfigError, Integers

VECTOR_BYTES = 16
TRANSPOSED_SHAPES = ((32, 32, 16), (16, 16, 32))
TRANSPOSED_BLOCK = (4, 16)
"""Rows and columns of the bf16 block that 16 lanes read transposed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TiledMmaLoader:
    """Loader for tiles [rows, cols] (`WN x BK`) of `element_bytes`-byte elements and the MFMA shape (M, N, K).

    swizzle and swizzle2 act on vector numbers, swizzle first. Raises ConfigError for shapes that the loader does not
    support or that would leave rows or columns unread.

        >>> reader = mma_loader.TiledMmaLoader(shape=(16, 16, 32), element_bytes=2, rows=32, cols=64)
        >>> reader.vector, reader.fragment, reader.halves, reader.grid, reader.composed
        (8, 8, 1, (2, 2), Composition(swizzles=()))
        >>> reader.plain_offset(17, 1, 0), reader.load_b_offset(17, 1, 1, 0), reader.load_b_byte(17, 1, 1, 0, imm_bytes=16)
        (104, 1128, 2272)
        >>> reader.logical(17, 1, 1, 3), reader.register_row(1, 1)
        ((17, 43), 3)
        >>> tile = np.arange(2048, dtype=np.int16).reshape(32, 64)
        >>> registers = reader.load_b(tile.ravel().view(np.uint8)).view(np.int16)
        >>> int(registers[3, 17, 3]), int(tile[17, 43])
        (1131, 1131)
    """

    shape: tuple[int, int, int]
    element_bytes: int
    rows: int
    cols: int
    swizzle: Swizzle | None = None
    swizzle2: Swizzle | None = None

    def __post_init__(self) -> None:
        fields(self, shape=each(whole(1)), element_bytes=whole(), rows=whole(), cols=whole())
        fields(self, swizzle=optional(kind(Swizzle)), swizzle2=optional(kind(Swizzle)))
        if len(self.shape) != 3:
            raise ConfigError(f"TiledMmaLoader.shape must be (M, N, K), got {self.shape}")
        m, n, k = self.shape
        if m not in (16, 32) or n != m:
            raise ConfigError(f"TiledMmaLoader.shape: M must be 16 or 32 and N the same, got {self.shape}")
        if self.element_bytes not in (1, 2):
            raise ConfigError(f"TiledMmaLoader.element_bytes must be 1 or 2, got {self.element_bytes}")
        if self.fragment not in (self.vector, 2 * self.vector):
            raise ConfigError(
                f"TiledMmaLoader: a lane's {self.fragment} elements must fill one or two vectors of {self.vector}"
            )
        if self.rows < 1 or self.rows % m:
            raise ConfigError(f"TiledMmaLoader.rows must be a positive multiple of M = {m}, got {self.rows}")
        if self.cols < 1 or self.cols % k:
            raise ConfigError(f"TiledMmaLoader.cols must be a positive multiple of K = {k}, got {self.cols}")

    @property
    def vector(self) -> int:
        """Elements of one 16-byte vector."""
        return VECTOR_BYTES // self.element_bytes

    @property
    def fragment(self) -> int:
        """Elements that a lane holds for one MFMA."""
        return self.shape[0] * self.shape[2] // lanes().size

    @property
    def halves(self) -> int:
        """Reads that make up one fragment."""
        return self.fragment // self.vector

    @property
    def grid(self) -> tuple[int, int]:
        """Row blocks and k tiles of the tile."""
        return self.rows // self.shape[0], self.cols // self.shape[2]

    @property
    def composed(self) -> Composition:
        """The vector permutation: swizzle, then swizzle2."""
        return Composition(tuple(s for s in (self.swizzle, self.swizzle2) if s is not None))

    @checked(lane=lane_number, j=not_negative, half=numbers(0, "halves"))
    def plain_offset(self, lane: Integers, j: Integers, half: Integers) -> Integers:
        """Element offset inside the row block before any swizzle."""
        m, _, k = self.shape
        return lane % m * self.cols + j * k + half * (k // self.halves) + lane // m * self.vector

    @checked(lane=lane_number, i=not_negative, j=not_negative, half=numbers(0, "halves"))
    def load_b_offset(self, lane: Integers, i: Integers, j: Integers, half: Integers) -> Integers:
        """Element offset, from the tile's base, of the vector that `lane` reads for tile (i, j) and this half."""
        vector = self.composed(self.plain_offset(lane, j, half) // self.vector)
        return i * (self.shape[0] * self.cols) + vector * self.vector

    @checked(lane=lane_number, i=not_negative, j=not_negative, half=numbers(0, "halves"), imm_bytes=whole())
    def load_b_byte(self, lane: Integers, i: Integers, j: Integers, half: Integers, imm_bytes: int = 0) -> Integers:
        """Byte address, from the tile's base, of the same read with its immediate offset.

        Raises ConfigError for an immediate that the instruction cannot hold, or any at all unless a vector is 8 bf16.
        """
        check_immediate(imm_bytes)
        if imm_bytes and self.element_bytes != 2:
            raise ConfigError(f"an immediate offset (1..{DS_IMMEDIATE_MAX}) is supported for 2-byte elements only")
        return self.load_b_offset(lane, i, j, half) * self.element_bytes + imm_bytes

    @checked(lane=lane_number, i=not_negative, j=not_negative, e=numbers(0, "fragment"))
    def logical(self, lane: Integers, i: Integers, j: Integers, e: Integers) -> tuple[Integers, Integers]:
        """(row, k) in the unswizzled tile of element e of `lane`'s fragment for tile (i, j)."""
        half, within = e // self.vector, e % self.vector
        row, k = divmod(self.plain_offset(lane, j, half) + within, self.cols)
        return i * self.shape[0] + row, k

    @checked(i=not_negative, j=not_negative)
    def register_row(self, i: Integers, j: Integers) -> Integers:
        """Row of the register tile that receives tile (i, j)."""
        return j * self.grid[0] + i

    @checked(image=memory_bytes, base_bytes=whole(0), imm_bytes=whole())
    def load_b(self, image: Bytes, base_bytes: int = 0, imm_bytes: int = 0) -> Registers:
        """Simulate load_b: registers [register row, lane, byte], the halves joined low first, from an LDS image."""
        row_blocks, k_tiles = self.grid
        registers = np.zeros((row_blocks * k_tiles, lanes().size, self.fragment * self.element_bytes), np.uint8)
        for i in range(row_blocks):
            for j in range(k_tiles):
                addresses = (self.load_b_byte(lanes(), i, j, h, imm_bytes) for h in range(self.halves))
                parts = [read(image, base_bytes + address, VECTOR_BYTES) for address in addresses]
                registers[self.register_row(i, j)] = np.concatenate(parts, axis=1)
        return registers


mma_shape = each(whole(1))


def _transposed_columns(shape: tuple[int, int, int]) -> int:
    """16-column blocks side by side in a half. Raises ConfigError for a shape without transposed loads."""
    if shape not in TRANSPOSED_SHAPES:
        raise ConfigError(f"load_b_tr supports the shapes {TRANSPOSED_SHAPES}, got {shape}")
    return shape[1] // TRANSPOSED_BLOCK[1]


@checked(shape=mma_shape, lane=lane_number, half=numbers(0, 2), row_stride=positive)
def load_b_tr_offset(shape: tuple[int, int, int], lane: Integers, half: Integers, row_stride: Integers) -> Integers:
    """Element offset, from the base of a tile [K, N] of bf16, of the 4 elements that `lane` names for tr_b16.

    row_stride: elements between rows of the parent tile. Raises ConfigError for a shape without transposed loads.

        >>> mma_loader.load_b_tr_offset((32, 32, 16), lane=17, half=1, row_stride=40)
        340
    """
    rows, columns = TRANSPOSED_BLOCK
    block_row, block_col = divmod(lane // ROW_LANES, _transposed_columns(shape))
    row = half * (shape[2] // 2) + rows * block_row + lane % ROW_LANES // 4
    col = columns * block_col + 4 * (lane % 4)
    return row * row_stride + col


@checked(shape=mma_shape, lane=lane_number, e=numbers(0, 8))
def load_b_tr_logical(shape: tuple[int, int, int], lane: Integers, e: Integers) -> tuple[Integers, Integers]:
    """(k, n) that element e of `lane` holds after load_b_tr, under the measured (and documented) tr_b16.

    The k order equals the MFMA operand's up to a permutation of k that is the same for every column. Raises ConfigError
    for a shape without transposed loads.

        >>> mma_loader.load_b_tr_logical((32, 32, 16), lane=33, e=5)
        (13, 1)
    """
    _transposed_columns(shape)
    k = (shape[2] // 2) * (e // 4) + 4 * (lane // shape[1]) + e % 4
    return k, lane % shape[1]


@checked(image=memory_bytes, shape=mma_shape, row_stride=whole(1), base_bytes=whole(0), model=transpose_model)
def load_b_tr(
    image: Bytes,
    shape: tuple[int, int, int],
    row_stride: int,
    base_bytes: int = 0,
    model: TransposeModel = "measured",
) -> Registers:
    """Simulate load_b_tr on a bf16 tile: registers [lane, 16 bytes], low half first.

    Raises ConfigError for unsupported shapes, rows that overlap (row_stride below N), or where the reads are not 8-byte
    aligned (row_stride no multiple of 4).

        >>> tile = np.arange(512, dtype=np.int16).reshape(16, 32)
        >>> registers = mma_loader.load_b_tr(tile.ravel().view(np.uint8), (32, 32, 16), row_stride=32).view(np.int16)
        >>> k, n = mma_loader.load_b_tr_logical((32, 32, 16), lane=33, e=5)
        >>> int(registers[33, 5]), int(tile[k, n])
        (417, 417)
    """
    whole(shape[1])("load_b_tr: row_stride", row_stride, None)
    halves = [
        read_transposed(image, base_bytes + 2 * load_b_tr_offset(shape, lanes(), half, row_stride), 2, model)
        for half in (0, 1)
    ]
    return np.concatenate(halves, axis=1)
