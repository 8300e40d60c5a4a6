"""A whole small GEMM, lane by lane: C[M, N] = A[M, K] x B[N, K] transposed.

    DRAM --LDS-DMA (SubTileLoader)--> LDS --16-byte reads (TiledMmaLoader)--> MFMA --RegTileEpilogue--> DRAM

Every step moves bytes by the addresses of the executor it is named after, so a wrong address anywhere gives a wrong
product or a touched guard. Data are integers; the product is exact.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ..arguments import array, checked, fields, flag, kind, optional, refuse, whole
from ..hardware.buffer import Resource
from ..hardware.gpus import Bytes, arch_named, lanes
from ..hardware.mfma import Mfma, mfma_named, simulate
from ..hardware.swizzle import Swizzle
from ..integers import ConfigError, ceil_div
from ..loaders.epilogue import RegTileEpilogue, chunk_position, chunks_per_lane, split_row
from ..loaders.mma_loader import TiledMmaLoader
from ..loaders.subtile_loader import BLOCK_ROWS, SubTileLoader

GUARD = -(1 << 40)
"""What the output buffer holds wherever nothing may be stored; no product comes near it."""

DATA_TYPES = {1: np.int8, 2: np.int16}
BF16_16X16X32 = mfma_named("16x16x32_b16")


@dataclass(slots=True)
class Output:
    """An output buffer of `rows` rows of n columns, `stride` elements apart, between guard rows.

    >>> out = dense.Output(rows=16, n=16, stride=20)
    >>> out.base, out.matrix.shape, out.written_once, out.guards_untouched
    (40, (16, 16), False, True)
    >>> core = mfma.mfma_named("16x16x32_b16")
    >>> out.store_tile(core, np.ones((64, 4)), row0=0, col0=0, rows=16)
    >>> out.written_once, out.guards_untouched, int(out.matrix.sum())
    (True, True, 256)
    """

    rows: int
    n: int
    stride: int
    guard_rows: int = 2
    buffer: npt.NDArray = field(init=False)
    writes: npt.NDArray[np.int64] = field(init=False)

    def __post_init__(self) -> None:
        fields(self, rows=whole(1), n=whole(1), stride=whole(1), guard_rows=whole(0))
        if self.stride < self.n:
            raise ConfigError(f"the output's row stride must be at least N = {self.n}, got {self.stride}")
        self.buffer = np.full((self.rows + 2 * self.guard_rows) * self.stride, GUARD, dtype=np.float64)
        self.writes = np.zeros(self.buffer.size, dtype=np.int64)

    @property
    def base(self) -> int:
        """Element of the buffer at which row 0 starts."""
        return self.guard_rows * self.stride

    @property
    def matrix(self) -> npt.NDArray:
        """The output [rows, n]."""
        return self.buffer.reshape(-1, self.stride)[self.guard_rows : self.guard_rows + self.rows, : self.n]

    @property
    def guards_untouched(self) -> bool:
        """Whether nothing was written outside the output's rows and columns."""
        outside = np.ones((self.rows + 2 * self.guard_rows, self.stride), dtype=bool)
        outside[self.guard_rows : self.guard_rows + self.rows, : self.n] = False
        return not self.writes.reshape(outside.shape)[outside].any()

    @property
    def written_once(self) -> bool:
        """Whether every element of the output was written exactly once."""
        counts = self.writes.reshape(-1, self.stride)[self.guard_rows : self.guard_rows + self.rows, : self.n]
        return bool((counts == 1).all())

    @checked(mfma=kind(Mfma), d=array(2), row0=whole(0), col0=whole(0), rows=whole(0), row_shift=whole(0))
    def store_tile(self, mfma: Mfma, d: npt.NDArray, row0: int, col0: int, rows: int, row_shift: int = 0) -> None:
        """Store the D fragments [lane, element] of the MFMA tile at (row0, col0); rows past `rows` are skipped.

        row_shift: what split-K adds to the row. Raises ConfigError for other fragments than the MFMA's.
        """
        if d.shape != (mfma.wave, mfma.results):
            refuse("Output.store_tile: d", f"an array of shape {(mfma.wave, mfma.results)}", d)
        whole(0, self.rows - rows)("Output.store_tile: row_shift", row_shift, self)
        count, width = chunks_per_lane(mfma)
        epilogue = RegTileEpilogue(n_total=self.n, row_stride=self.stride, chunk=width)
        for index in range(count):
            m, n = chunk_position(mfma, lanes(mfma.arch), index)
            values = d[:, index * width : (index + 1) * width]
            place = epilogue.store(
                self.buffer, values, row_shift + row0 + m, col0 + n, active=row0 + m < rows, base=self.base
            )
            np.add.at(self.writes, place, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class GemmConfig:
    """Block tile BM x BN x BK, a warps_m x warps_n grid of warps, the MFMA and the LDS swizzles.

    Raises ConfigError for tiles that the loaders or the MFMA cannot fill.

        >>> config = dense.GemmConfig(BM=32, BN=32, BK=32, warps_m=1, warps_n=1)
        >>> config.element_bytes, config.mma_loader(32).grid
        (2, (2, 1))
    """

    mfma: Mfma = BF16_16X16X32
    BM: int = 64
    BN: int = 64
    BK: int = 32
    warps_m: int = 2
    warps_n: int = 2
    swizzle: Swizzle | None = None
    swizzle2: Swizzle | None = None
    splits: int = 1
    soffset_in_check: bool = True

    def __post_init__(self) -> None:
        fields(self, mfma=kind(Mfma), soffset_in_check=flag)
        fields(self, swizzle=optional(kind(Swizzle)), swizzle2=optional(kind(Swizzle)))
        fields(self, **dict.fromkeys(("BM", "BN", "BK", "warps_m", "warps_n", "splits"), whole(1)))
        for name, block, warps in (("BM", self.BM, self.warps_m), ("BN", self.BN, self.warps_n)):
            if block % BLOCK_ROWS:
                raise ConfigError(f"GemmConfig.{name} must be a multiple of {BLOCK_ROWS}, got {block}")
            if block % (warps * self.mfma.M):
                raise ConfigError(
                    f"GemmConfig.{name} must be a multiple of {warps} warps of {self.mfma.M}, got {block}"
                )
        needed = (self.BM + self.BN) * self.BK * self.element_bytes
        if needed > arch_named(self.mfma.arch).lds_bytes:
            raise ConfigError(
                f"GemmConfig needs {needed} bytes of LDS; {self.mfma.arch} has {arch_named(self.mfma.arch).lds_bytes}"
            )
        if self.element_bytes not in DATA_TYPES:
            raise ConfigError(f"GemmConfig takes MFMAs of 8- or 16-bit elements, got {self.mfma.name}")

    @property
    def element_bytes(self) -> int:
        """Bytes of an element of A and B."""
        return self.mfma.bits // 8

    @checked(rows=whole(1))
    def mma_loader(self, rows: int) -> TiledMmaLoader:
        """The LDS reader of a warp tile [rows, BK]."""
        shape = (self.mfma.M, self.mfma.N, self.mfma.K)
        return TiledMmaLoader(
            shape=shape,
            element_bytes=self.element_bytes,
            rows=rows,
            cols=self.BK,
            swizzle=self.swizzle,
            swizzle2=self.swizzle2,
        )


def _as_bytes(matrix: npt.NDArray, element_bytes: int) -> Bytes:
    data = np.ascontiguousarray(matrix.astype(DATA_TYPES[element_bytes]))
    if not np.array_equal(data, matrix):
        raise ConfigError(f"the data must be integers that fit {element_bytes} bytes")
    return data.reshape(-1).view(np.uint8)


def _fragments(registers: npt.NDArray[np.uint8], element_bytes: int) -> npt.NDArray[np.int64]:
    return registers.view(DATA_TYPES[element_bytes]).astype(np.int64)


class _Operand:
    """One of A and B: its bytes in DRAM with garbage after them, and the loads of its block tiles."""

    def __init__(self, config: GemmConfig, matrix: npt.NDArray, block_rows: int, warp_rows: int) -> None:
        self.config, self.depth = config, matrix.shape[1]
        self.block_rows, self.warp_rows = block_rows, warp_rows
        data = _as_bytes(matrix, config.element_bytes)
        self.resource = Resource.clamped(data.size)
        garbage = np.full(block_rows * self.depth * config.element_bytes, 0x5A, dtype=np.uint8)
        self.memory = np.concatenate([data, garbage])
        self.loader = SubTileLoader(
            rows=BLOCK_ROWS,
            cols=config.BK,
            element_bytes=config.element_bytes,
            swizzle=config.swizzle,
            swizzle2=config.swizzle2,
            arch=config.mfma.arch,
        )
        self.reader = config.mma_loader(warp_rows)

    def stage(self, row0: int, k0: int) -> Bytes:
        """The LDS image of the block tile at (row0, k0)."""
        size = self.config.element_bytes
        lds = np.zeros(self.block_rows * self.config.BK * size, dtype=np.uint8)
        for row in range(0, self.block_rows, BLOCK_ROWS):
            self.loader.load(
                self.memory,
                self.resource,
                lds,
                row_stride=self.depth,
                base_bytes=((row0 + row) * self.depth + k0) * size,
                lds_base=row * self.config.BK * size,
                soffset_in_check=self.config.soffset_in_check,
            )
        return lds

    def fragments(self, lds: Bytes, warp: int) -> npt.NDArray[np.int64]:
        """Fragments [register row, lane, element] of a warp's rows."""
        size = self.config.element_bytes
        return _fragments(self.reader.load_b(lds, warp * self.warp_rows * self.config.BK * size), size)


@checked(config=kind(GemmConfig), a=array(2), b=array(2), row_stride=optional(whole(1)))
def gemm(config: GemmConfig, a: npt.NDArray, b: npt.NDArray, row_stride: int | None = None) -> Output:
    """Run C = A x B transposed on integer matrices a [M, K] and b [N, K]; row_stride (default N) in elements.

    With splits > 1 the output has splits * M rows, one product of a K range after the other. Any M and N; raises
    ConfigError unless splits * BK divides K.

        >>> a, b = np.arange(320).reshape(10, 32) % 7, np.arange(224).reshape(7, 32) % 5
        >>> out = dense.gemm(dense.GemmConfig(BM=32, BN=32, warps_m=1, warps_n=1), a, b)
        >>> np.array_equal(out.matrix, a @ b.T), out.written_once, out.guards_untouched
        (True, True, True)
    """
    (rows, depth), cols = a.shape, b.shape[0]
    if b.shape[1] != depth:
        raise ConfigError(f"A has {depth} columns, B has {b.shape[1]}")
    if not depth or depth % (config.splits * config.BK):
        raise ConfigError(f"K must be a multiple of splits * BK = {config.splits * config.BK}, got {depth}")
    output = Output(config.splits * rows, cols, cols if row_stride is None else row_stride)
    side_a = _Operand(config, a, config.BM, config.BM // config.warps_m)
    side_b = _Operand(config, b, config.BN, config.BN // config.warps_n)
    for split in range(config.splits):
        for block_m in range(ceil_div(rows, config.BM)):
            for block_n in range(ceil_div(cols, config.BN)):
                _block(config, side_a, side_b, output, split, block_m * config.BM, block_n * config.BN, rows)
    return output


def _block(
    config: GemmConfig, side_a: _Operand, side_b: _Operand, output: Output, split: int, row0: int, col0: int, rows: int
) -> None:
    mfma = config.mfma
    (tiles_m, k_tiles), (tiles_n, _) = side_a.reader.grid, side_b.reader.grid
    warps = config.warps_m * config.warps_n
    c = np.zeros((warps, tiles_m, tiles_n, mfma.wave, mfma.results), dtype=np.int64)
    k_range = side_a.depth // config.splits
    for k0 in range(split * k_range, (split + 1) * k_range, config.BK):
        lds_a, lds_b = side_a.stage(row0, k0), side_b.stage(col0, k0)
        for warp in range(warps):
            warp_m, warp_n = divmod(warp, config.warps_n)
            a, b = side_a.fragments(lds_a, warp_m), side_b.fragments(lds_b, warp_n)
            for i, j, t in np.ndindex(tiles_m, tiles_n, k_tiles):
                row_a, row_b = side_a.reader.register_row(i, t), side_b.reader.register_row(j, t)
                c[warp, i, j] = simulate(mfma, b[row_b], a[row_a], c[warp, i, j])
    for warp, i, j in np.ndindex(warps, tiles_m, tiles_n):
        warp_m, warp_n = divmod(warp, config.warps_n)
        output.store_tile(
            mfma,
            c[warp, i, j],
            row0 + warp_m * side_a.warp_rows + i * mfma.M,
            col0 + warp_n * side_b.warp_rows + j * mfma.N,
            rows,
            split_row(split, 0, rows),
        )
