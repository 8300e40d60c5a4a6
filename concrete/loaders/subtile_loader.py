"""SubTileLoaderLDS: a warp's sub-tile from DRAM to LDS (the K operand), swizzled on the source side.

    sub-tile [rows, cols]  =  blocks of min(32, rows) rows  =  strips of the thread grid's rows (16x4 or 8x8 threads)

    LDS:    block by block, strip by strip, row-major: lane writes vector `lane` of the strip
    DRAM:   lane reads vector F(lane + 64*(strip + worker_base)) % 64 of the same strip, F = swizzle, then swizzle2

Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo, SubTileLoaderLDS (grade A: the
implementation itself). Lengths are in elements, offsets in bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..arguments import (
    checked,
    fields,
    flag,
    kind,
    lane_number,
    memory_bytes,
    not_negative,
    optional,
    positive,
    text,
    whole,
)
from ..hardware.buffer import LDS_LANE_STEP, BoundsRule, Resource, bounds_rule
from ..hardware.gpus import Bytes, arch_named, check_dma_width, lanes, lds_dma
from ..hardware.swizzle import Composition, Swizzle
from ..integers import ConfigError, Integers

BLOCK_ROWS = 32
MAX_LANE_BYTES = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class SubTileLoader:
    """Loader of sub-tiles [rows, cols] of `element_bytes`-byte elements.

    Raises ConfigError where rows or columns would stay unloaded, or the hardware has no such LDS-DMA load.

        >>> loader = subtile_loader.SubTileLoader(rows=64, cols=32, element_bytes=2, swizzle=swizzle.Swizzle(3, 0, 3))
        >>> loader.grid, loader.vector, loader.lane_bytes, loader.row_bytes, loader.block_rows, loader.strips
        ((16, 4), 8, 16, 64, 32, 2)
        >>> loader.composed
        Composition(swizzles=(Swizzle(bits=3, base=0, shift=3),))
        >>> loader.source_vector(9, 0), loader.voffset(9, 0, row_stride=100)
        (8, 400)
        >>> loader.strip_row(1, 1), loader.soffset(1, 1, row_stride=100)
        (48, 9600)
        >>> loader.lds_byte(9, 1, 1), list(loader.steps())
        (3216, [(0, 0), (0, 1), (1, 0), (1, 1)])
        >>> memory, lds = np.arange(4096, dtype=np.int16).view(np.uint8), np.zeros(4096, dtype=np.uint8)
        >>> loader.load(memory, buffer.Resource(8192), lds, row_stride=64)
        >>> lds.view(np.int16)[72:74].tolist()
        [128, 129]
    """

    rows: int
    cols: int
    element_bytes: int
    swizzle: Swizzle | None = None
    swizzle2: Swizzle | None = None
    arch: str = "gfx950"

    def __post_init__(self) -> None:
        fields(self, rows=whole(), cols=whole(), element_bytes=whole(1), arch=text)
        fields(self, swizzle=optional(kind(Swizzle)), swizzle2=optional(kind(Swizzle)))
        grid_rows, grid_cols = self.grid
        if self.cols < 1 or self.cols % grid_cols:
            raise ConfigError(f"SubTileLoader.cols must be a positive multiple of {grid_cols}, got {self.cols}")
        check_dma_width(self.lane_bytes, self.arch)
        if LDS_LANE_STEP[self.lane_bytes] != self.lane_bytes:
            raise ConfigError(
                f"SubTileLoader: lanes of {self.lane_bytes} bytes step by "
                f"{LDS_LANE_STEP[self.lane_bytes]} bytes in LDS and leave holes; cols must give 4 or 16"
            )
        if self.rows < 1 or self.rows % self.block_rows:
            raise ConfigError(f"SubTileLoader.rows must be a multiple of {BLOCK_ROWS} or less than it, got {self.rows}")
        if self.block_rows % grid_rows:
            raise ConfigError(f"SubTileLoader.rows must fill strips of {grid_rows} rows, got {self.rows}")

    @property
    def grid(self) -> tuple[int, int]:
        """Rows and columns of the thread grid."""
        return (8, 8) if self.cols * self.element_bytes // 4 > MAX_LANE_BYTES else (16, 4)

    @property
    def vector(self) -> int:
        """Elements that one lane loads at a time."""
        return self.cols // self.grid[1]

    @property
    def lane_bytes(self) -> int:
        """Bytes that one lane loads at a time."""
        return self.vector * self.element_bytes

    @property
    def row_bytes(self) -> int:
        """Bytes of a sub-tile row in LDS."""
        return self.cols * self.element_bytes

    @property
    def block_rows(self) -> int:
        """Rows of a block."""
        return min(BLOCK_ROWS, self.rows)

    @property
    def strips(self) -> int:
        """Strips of a block."""
        return self.block_rows // self.grid[0]

    @property
    def composed(self) -> Composition:
        """The worker permutation: swizzle, then swizzle2."""
        return Composition(tuple(s for s in (self.swizzle, self.swizzle2) if s is not None))

    @checked(lane=lane_number, strip=not_negative, worker_base=not_negative)
    def source_vector(self, lane: Integers, strip: Integers, worker_base: Integers = 0) -> Integers:
        """Number, inside its strip, of the vector that `lane` loads."""
        wave = arch_named(self.arch).wave
        return self.composed(lane + (strip + worker_base) * wave) % wave

    @checked(lane=lane_number, strip=not_negative, row_stride=positive, worker_base=not_negative)
    def voffset(self, lane: Integers, strip: Integers, row_stride: Integers, worker_base: Integers = 0) -> Integers:
        """Byte offset of `lane`'s source vector inside its strip; row_stride in elements."""
        row, col = divmod(self.source_vector(lane, strip, worker_base), self.grid[1])
        return (row * row_stride + col * self.vector) * self.element_bytes

    @checked(block=not_negative, strip=not_negative)
    def strip_row(self, block: Integers, strip: Integers) -> Integers:
        """First row of a strip."""
        return block * self.block_rows + strip * self.grid[0]

    @checked(block=not_negative, strip=not_negative, row_stride=positive, base_bytes=not_negative)
    def soffset(self, block: Integers, strip: Integers, row_stride: Integers, base_bytes: Integers = 0) -> Integers:
        """Wave-uniform byte offset of a strip's source; base_bytes is the sub-tile's."""
        return base_bytes + self.strip_row(block, strip) * row_stride * self.element_bytes

    @checked(lane=lane_number, block=not_negative, strip=not_negative)
    def lds_byte(self, lane: Integers, block: Integers, strip: Integers) -> Integers:
        """LDS byte, from the sub-tile's base, where `lane`'s vector lands."""
        return self.strip_row(block, strip) * self.row_bytes + lane * self.lane_bytes

    def steps(self) -> Iterator[tuple[int, int]]:
        """Every (block, strip), in the order of issue."""
        for block in range(self.rows // self.block_rows):
            for strip in range(self.strips):
                yield block, strip

    @checked(
        memory=memory_bytes,
        resource=kind(Resource),
        lds=memory_bytes,
        row_stride=whole(1),
        base_bytes=whole(0),
        lds_base=whole(0),
        worker_base=whole(0),
        rule=bounds_rule,
        soffset_in_check=flag,
    )
    def load(
        self,
        memory: Bytes,
        resource: Resource,
        lds: Bytes,
        *,
        row_stride: int,
        base_bytes: int = 0,
        lds_base: int = 0,
        worker_base: int = 0,
        rule: BoundsRule = "end",
        soffset_in_check: bool = True,
    ) -> None:
        """Simulate one warp's load of a sub-tile; row_stride in elements.

        The scalar offset carries the strip's row, so a row past the resource reads zero only if the hardware's bounds
        check includes the scalar offset (`soffset_in_check`). Raises ConfigError for rows that overlap (row_stride below
        cols) and for what `lds_dma` refuses.
        """
        whole(self.cols)("SubTileLoader.load: row_stride", row_stride, self)
        for block, strip in self.steps():
            lds_dma(
                memory,
                resource,
                lds,
                voffset=self.voffset(lanes(self.arch), strip, row_stride, worker_base),
                soffset=self.soffset(block, strip, row_stride, base_bytes),
                lds_base=lds_base + self.lds_byte(0, block, strip),
                lane=lanes(self.arch),
                width_bytes=self.lane_bytes,
                rule=rule,
                soffset_in_check=soffset_in_check,
            )
