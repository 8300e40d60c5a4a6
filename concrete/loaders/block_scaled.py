"""BlockScaledMmaOp: packed FP4 fragments, packed E8M0 scales and the registers they live in, for 16x16x128.

    LDS tile [rows, num_k_tiles * 64 bytes]     a lane reads row lane % 16, bytes 16*(lane / 16) .. +15 of its sub-tile
    scale tile [rows, num_k_tiles * 4 bytes]    a lane reads row lane % 16, byte lane / 16 of each sub-tile's scales;
                                                sub-tile m's scale becomes byte m of the lane's 32-bit scale register

Source: modular/modular, max/kernels/src/linalg/matmul/gpu/amd/mxfp4_matmul_amd.mojo and block_scaled_matmul_amd.mojo,
BlockScaledMmaOp (grade A: the implementation itself). Offsets are in bytes, register positions in elements
of their register tile.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import (
    array,
    checked,
    fields,
    fits,
    inside_buffer,
    lane_number,
    memory_bytes,
    not_negative,
    numbers,
    refuse,
    whole,
)
from ..hardware.gpus import Bytes, Registers, lanes, read
from ..hardware.mfma import mfma_named
from ..hardware.mx_formats import simulate_scaled
from ..hardware.swizzle import Swizzle
from ..integers import ConfigError, Integers
from .preshuffle import b_byte, b_lane_position

FRAGMENT_BYTES = 16
MMA_ROWS = 16
PACKED_K_BYTES = 64
SCALES_PER_MMA = 4
MAX_TILES = 4
RESULTS = 4
SMEM_SWIZZLE = Swizzle(3, 0, 3)
"""On the 16-byte element index inside a sub-tile [16, 64 bytes]."""


fragments = array((None, 64, FRAGMENT_BYTES), np.uint8)
words = array((64,), kinds="iu")


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockScaledMmaOp:
    """One warp's num_m x num_n grid of 16x16x128 FP4 tiles, num_k k tiles deep, num_slots copies of B's registers.

    Raises ConfigError unless 1 <= num_m, num_n <= 4 (one byte each of a scale register) and the others are positive.

        >>> op = block_scaled.BlockScaledMmaOp(num_m=2, num_n=2)
        >>> op.row_bytes, op.swizzle, op.fragment_byte(17, 1, 0), op.writer_byte(5), op.scale_byte(17, 1, 0)
        (64, Swizzle(bits=3, base=0, shift=3), 1104, 80, 69)
        >>> op.a_register(1, 0), op.b_register(1, 0), op.c_register(1, 0), op.op_sel(1, 0)
        (1, 1, 8, (1, 0))
        >>> ones, words = np.full((32, 64), 0x22, dtype=np.uint8), np.full(128, 127, dtype=np.uint8)
        >>> lds, c = np.zeros(2048, dtype=np.uint8), np.zeros((64, 16))
        >>> op.write_tile(lds, ones)
        >>> a, a_words = op.load_fragments(lds, tiles=2), op.load_scales(words, tiles=2, k_tile=0)
        >>> b = op.load_b_preshuffled(preshuffle.preshuffle_b(ones), k_bytes=64)
        >>> op.mma(a, b, a_words, a_words, c, k_tile=0)
        >>> bool((c == 128).all())
        True
    """

    num_m: int
    num_n: int
    num_k: int = 1
    num_slots: int = 1

    def __post_init__(self) -> None:
        fields(self, num_m=whole(1), num_n=whole(1), num_k=whole(1), num_slots=whole(1))
        for name in ("num_m", "num_n"):
            if getattr(self, name) > MAX_TILES:
                raise ConfigError(
                    f"BlockScaledMmaOp.{name} must be at most {MAX_TILES}, one byte of the scale register "
                    f"each, got {getattr(self, name)}"
                )

    @property
    def row_bytes(self) -> int:
        """Bytes of a row of the LDS tile."""
        return self.num_k * PACKED_K_BYTES

    @property
    def swizzle(self) -> Swizzle | None:
        """The LDS swizzle, present for a single k tile only."""
        return SMEM_SWIZZLE if self.num_k == 1 else None

    @checked(lane=lane_number, tile=not_negative, k_tile=numbers(0, "num_k"))
    def fragment_byte(self, lane: Integers, tile: Integers, k_tile: Integers) -> Integers:
        """LDS byte, from the warp tile's base, of the 16 bytes that `lane` reads for row tile `tile` and k tile."""
        if self.swizzle is None:
            inside = lane % MMA_ROWS * self.row_bytes + lane // MMA_ROWS * FRAGMENT_BYTES + k_tile * PACKED_K_BYTES
        else:
            inside = self.swizzle(lane % MMA_ROWS * 4 + lane // MMA_ROWS) * FRAGMENT_BYTES
        return tile * (MMA_ROWS * self.row_bytes) + inside

    @checked(vector=not_negative)
    def writer_byte(self, vector: Integers) -> Integers:
        """LDS byte to which 16-byte vector number `vector`, row-major over the whole tile, is written."""
        return (vector if self.swizzle is None else self.swizzle(vector)) * FRAGMENT_BYTES

    @checked(lane=lane_number, tile=not_negative, k_tile=numbers(0, "num_k"))
    def scale_byte(self, lane: Integers, tile: Integers, k_tile: Integers) -> Integers:
        """Byte, from the warp's scale tile [rows, 4 * num_k], of the scale that `lane` reads for row tile `tile`."""
        row = tile * MMA_ROWS + lane % MMA_ROWS
        return row * (SCALES_PER_MMA * self.num_k) + SCALES_PER_MMA * k_tile + lane // MMA_ROWS

    @checked(m=numbers(0, "num_m"), k_tile=numbers(0, "num_k"))
    def a_register(self, m: Integers, k_tile: Integers) -> Integers:
        """Row of A's register tile that holds fragment (m, k_tile)."""
        return k_tile * self.num_m + m

    @checked(n=numbers(0, "num_n"), k_tile=numbers(0, "num_k"), slot=numbers(0, "num_slots"))
    def b_register(self, n: Integers, k_tile: Integers, slot: Integers = 0) -> Integers:
        """Row of B's register tile that holds fragment (n, k_tile) of `slot`."""
        return slot * (self.num_n * self.num_k) + k_tile * self.num_n + n

    @checked(m=numbers(0, "num_m"), n=numbers(0, "num_n"))
    def c_register(self, m: Integers, n: Integers) -> Integers:
        """First of the 4 accumulator registers of tile (m, n)."""
        return m * self.num_n * RESULTS + n * RESULTS

    @checked(m=numbers(0, "num_m"), n=numbers(0, "num_n"))
    def op_sel(self, m: Integers, n: Integers) -> tuple[Integers, Integers]:
        """(byte of A's scale word, byte of B's scale word) that tile (m, n) selects."""
        return m, n

    @checked(lds=memory_bytes, tile=array(2, np.uint8), base_bytes=whole(0))
    def write_tile(self, lds: Bytes, tile: npt.NDArray[np.uint8], base_bytes: int = 0) -> None:
        """Simulate the threads that write a row-major tile [rows, num_k * 64] to LDS, swizzled like the reads.

        Raises ConfigError unless the rows are whole row tiles of 16 and the tile fits into `lds`.
        """
        if tile.shape[1] != self.row_bytes or len(tile) % MMA_ROWS or not tile.size:
            refuse("BlockScaledMmaOp.write_tile: tile", f"[a positive multiple of {MMA_ROWS}, {self.row_bytes}]", tile)
        vectors = tile.reshape(-1, FRAGMENT_BYTES)
        place = base_bytes + self.writer_byte(np.arange(len(vectors)))
        inside_buffer("BlockScaledMmaOp.write_tile", place, lds.size, "byte", FRAGMENT_BYTES)
        lds[place[:, None] + np.arange(FRAGMENT_BYTES)] = vectors

    @checked(lds=memory_bytes, tiles=whole(1, MAX_TILES), base_bytes=whole(0))
    def load_fragments(self, lds: Bytes, tiles: int, base_bytes: int = 0) -> Registers:
        """Simulate the LDS reads of `tiles` row tiles: registers [k_tile * tiles + tile, lane, 16 bytes]."""
        return np.stack(
            [
                read(lds, base_bytes + self.fragment_byte(lanes(), tile, k_tile), FRAGMENT_BYTES)
                for k_tile in range(self.num_k)
                for tile in range(tiles)
            ]
        )

    @checked(
        buffer=memory_bytes,
        k_bytes=whole(PACKED_K_BYTES, multiple_of=PACKED_K_BYTES),
        n_offset=whole(0),
        kb_base=whole(0, multiple_of=FRAGMENT_BYTES),
        slot=whole(),
    )
    def load_b_preshuffled(
        self, buffer: Bytes, k_bytes: int, n_offset: int = 0, kb_base: int = 0, slot: int = 0
    ) -> Registers:
        """Simulate the direct loads of preshuffled B into a register tile [b_register, lane, 16 bytes].

        Rows of other slots stay zero. Raises ConfigError if there is no such slot, or if a load leaves the buffer or
        passes the end of its row of k_bytes.
        """
        if kb_base + self.row_bytes > k_bytes:
            refuse("BlockScaledMmaOp.load_b_preshuffled: kb_base", f"at most {k_bytes - self.row_bytes}", kb_base)
        if not 0 <= slot < self.num_slots:
            raise ConfigError(f"BlockScaledMmaOp has {self.num_slots} slots of B registers, got slot {slot}")
        registers = np.zeros((self.num_slots * self.num_n * self.num_k, lanes().size, FRAGMENT_BYTES), np.uint8)
        for k_tile in range(self.num_k):
            for n in range(self.num_n):
                address = b_byte(*b_lane_position(lanes(), n, k_tile, n_offset, kb_base), k_bytes)
                registers[self.b_register(n, k_tile, slot)] = read(buffer, address, FRAGMENT_BYTES)
        return registers

    @checked(scales=memory_bytes, tiles=whole(1, MAX_TILES), k_tile=numbers(0, "num_k"), base_bytes=whole(0))
    def load_scales(self, scales: Bytes, tiles: int, k_tile: int, base_bytes: int = 0) -> npt.NDArray[np.uint32]:
        """Simulate the scale loads of `tiles` row tiles: one packed 32-bit word a lane."""
        words = np.zeros(lanes().size, dtype=np.uint32)
        for tile in range(tiles):
            byte = read(scales, base_bytes + self.scale_byte(lanes(), tile, k_tile), 1)[:, 0]
            words |= byte.astype(np.uint32) << np.uint32(8 * tile)
        return words

    @checked(
        a=fragments,
        b=fragments,
        a_words=words,
        b_words=words,
        c=array(2, np.float64),
        k_tile=numbers(0, "num_k"),
        slot=numbers(0, "num_slots"),
    )
    def mma(
        self,
        a: Registers,
        b: Registers,
        a_words: npt.NDArray,
        b_words: npt.NDArray,
        c: npt.NDArray[np.float64],
        k_tile: int,
        slot: int = 0,
    ) -> None:
        """Simulate one k tile: accumulate into c [lane, c_register], B as source A and A as source B.

        a_words and b_words are the packed scale words [lane] of this k tile. Raises ConfigError for registers of another
        shape than the grid's.
        """
        needed = {"a": (a, self.num_m * self.num_k), "b": (b, (slot + 1) * self.num_n * self.num_k)}
        for name, (registers, count) in needed.items():
            if len(registers) < count:
                refuse(f"BlockScaledMmaOp.mma: {name}", f"at least {count} registers [register, lane, byte]", registers)
        shape = (lanes().size, self.num_m * self.num_n * RESULTS)
        if not fits(c, shape):
            refuse("BlockScaledMmaOp.mma: c", f"an array of shape {shape}", c)
        mfma = mfma_named("16x16x128_f4")
        for m in range(self.num_m):
            for n in range(self.num_n):
                a_sel, b_sel = self.op_sel(m, n)
                first = self.c_register(m, n)
                c[:, first : first + RESULTS] = simulate_scaled(
                    mfma,
                    b[self.b_register(n, k_tile, slot)],
                    a[self.a_register(m, k_tile)],
                    a_words=b_words,
                    b_words=a_words,
                    a_op_sel=b_sel,
                    b_op_sel=a_sel,
                    c=c[:, first : first + RESULTS],
                )
