"""SubTileLoaderLDS_HK_st_8x32: a V tile from DRAM to LDS by a whole block of threads, and its chunked variant.

Plain: LDS byte p of the tile belongs to subtile p / (8*block_cols*es); subtiles are row-major over the tile and
row-major inside, so the layout is HipKittens' st_8x32 (which has no swizzle). Thread t moves bytes 16*t .. 16*t+15
of every iteration.

Chunked (FP8, 128 x 128): each (warp, iteration) moves one chunk of 64 lanes * 16 bytes; chunks lie 1040 bytes
apart, and the key that a lane brings is a permutation of the bits of (chunk, lane / 8).

Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo (SubTileLoaderLDS_HK_st_8x32, later
SubTileLoaderLDS_st_8x32 with v_full_v227; grade A: the implementation itself). Lengths in elements, offsets in bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..arguments import (
    checked,
    fields,
    flag,
    kind,
    lane_number,
    memory_bytes,
    not_negative,
    numbers,
    positive,
    text,
    whole,
)
from ..hardware.buffer import BoundsRule, Resource, bounds_rule
from ..hardware.gpus import Bytes, arch_named, check_dma_width, lanes, lds_dma
from ..integers import ConfigError, Integers

LANE_BYTES = 16
SUBTILE_ROWS = 8
CHUNK_STRIDE = 1040
CHUNKED_SHAPE = (128, 128, 64, 1)
"""rows, depth, block_cols and element bytes of the chunked variant."""


@checked(tile_byte=not_negative, depth=positive, block_cols=positive, element_bytes=positive)
def plain_position(
    tile_byte: Integers, depth: Integers, block_cols: Integers, element_bytes: Integers
) -> tuple[Integers, Integers]:
    """(row, depth column) of the element at byte `tile_byte` of the LDS tile, for whole subtiles in a row.

    >>> v_tile_loader.plain_position(tile_byte=600, depth=64, block_cols=32, element_bytes=2)
    (1, 44)
    """
    row_bytes = block_cols * element_bytes
    subtile, inside = divmod(tile_byte, SUBTILE_ROWS * row_bytes)
    subtile_row, subtile_col = divmod(subtile, depth // block_cols)
    r, col_byte = divmod(inside, row_bytes)
    return subtile_row * SUBTILE_ROWS + r, subtile_col * block_cols + col_byte // element_bytes


@checked(chunk=numbers(0, 16), lane=lane_number)
def chunked_position(chunk: Integers, lane: Integers) -> tuple[Integers, Integers]:
    """(key, depth) of the first of the 16 bytes that `lane` moves for `chunk`.

    >>> v_tile_loader.chunked_position(chunk=5, lane=43)
    (45, 48)
    """
    group = lane // 8
    from_chunk = 2 * (chunk // 2 % 2) + 4 * (chunk % 2) + 8 * (chunk // 4 % 2) + 64 * (chunk // 8 % 2)
    from_lane = group % 2 + 16 * (group // 2 % 2) + 32 * (group // 4 % 2)
    return from_chunk + from_lane, lane % 8 * LANE_BYTES


@checked(lane=lane_number, strip=numbers(0, 2), depth_tile=numbers(0, 4), part=numbers(0, 4))
def chunked_read_byte(lane: Integers, strip: Integers, depth_tile: Integers, part: Integers) -> Integers:
    """LDS byte that `lane` names for transposed read number `part` (0..3) of V strip `strip` and a 32-deep depth tile.

    The consumer of the chunked layout (modular/modular MlaMmaOp, precompute_v_lane_base and load_V_frag): what the four
    reads deliver is what `v_strips.STRIP_32` delivers.

        >>> v_tile_loader.chunked_read_byte(lane=43, strip=1, depth_tile=2, part=3)
        14488
    """
    per_lane = 8 * (lane % 2) + 128 * (lane // 2 % 2) + 2 * CHUNK_STRIDE * (lane // 4 % 4)
    per_lane = per_lane + 16 * (lane // 16 % 2) + CHUNK_STRIDE * (lane // 32)
    return per_lane + 8 * CHUNK_STRIDE * strip + 32 * depth_tile + 256 * part


@dataclass(frozen=True, slots=True, kw_only=True)
class VTileLoader:
    """Loader of a tile [rows, depth] by `threads` threads, in subtiles of 8 x block_cols; `chunked` for the variant.

    Raises ConfigError where the loader asserts, where it would split a lane's 16 bytes or leave elements unloaded.

        >>> loader = v_tile_loader.VTileLoader(rows=32, depth=64, block_cols=32, threads=256)
        >>> loader.shape, loader.tile_bytes, loader.iteration_bytes, loader.iterations, loader.warps, loader.slot_bytes
        ((32, 64, 32, 2), 4096, 4096, 1, 4, 4096)
        >>> loader.position(1, 5, 0), loader.source_byte(1, 5, 0, row_stride=100), loader.lds_base(1, 0)
        ((9, 8), 1816, 1024)
        >>> memory, lds = np.arange(2048, dtype=np.int16).view(np.uint8), np.zeros(4096, dtype=np.uint8)
        >>> loader.load(memory, buffer.Resource(4096), lds, row_stride=64)
        >>> lds.view(np.int16)[32:35].tolist(), lds.view(np.int16)[256:259].tolist()
        ([64, 65, 66], [32, 33, 34])
    """

    rows: int
    depth: int
    block_cols: int
    threads: int
    element_bytes: int = 2
    chunked: bool = False
    arch: str = "gfx950"

    def __post_init__(self) -> None:
        fields(self, rows=whole(), depth=whole(), block_cols=whole(), threads=whole(), element_bytes=whole())
        fields(self, chunked=flag, arch=text)
        check_dma_width(LANE_BYTES, self.arch)
        wave = arch_named(self.arch).wave
        if self.element_bytes not in (1, 2):
            raise ConfigError(f"VTileLoader.element_bytes must be 1 or 2, got {self.element_bytes}")
        if self.threads < wave or self.threads % wave:
            raise ConfigError(f"VTileLoader.threads must be a multiple of {wave}, got {self.threads}")
        if self.block_cols < 1 or self.block_cols * self.element_bytes % LANE_BYTES:
            raise ConfigError(
                f"VTileLoader.block_cols must span a multiple of {LANE_BYTES} bytes, got "
                f"{self.block_cols * self.element_bytes}"
            )
        if self.depth < 1 or self.depth % self.block_cols:
            raise ConfigError(
                f"VTileLoader.depth must be a multiple of block_cols = {self.block_cols}, got {self.depth}"
            )
        if self.rows < 1 or (self.rows % SUBTILE_ROWS and self.depth != self.block_cols):
            raise ConfigError(
                f"VTileLoader.rows must be a multiple of {SUBTILE_ROWS} for several subtiles a row, got {self.rows}"
            )
        if self.tile_bytes % self.iteration_bytes:
            raise ConfigError(
                f"VTileLoader: {self.tile_bytes} tile bytes must be a multiple of the "
                f"{self.iteration_bytes} that one iteration moves"
            )
        if self.chunked and (self.shape != CHUNKED_SHAPE or self.threads != 512):
            raise ConfigError(
                "VTileLoader.chunked is defined for rows 128, depth 128, block_cols 64, 1-byte elements "
                "and 512 threads only"
            )

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """rows, depth, block_cols, element bytes."""
        return self.rows, self.depth, self.block_cols, self.element_bytes

    @property
    def tile_bytes(self) -> int:
        """Bytes of the tile without gaps."""
        return self.rows * self.depth * self.element_bytes

    @property
    def iteration_bytes(self) -> int:
        """Bytes that all threads move in one iteration."""
        return self.threads * LANE_BYTES

    @property
    def iterations(self) -> int:
        """Iterations that fill the tile."""
        return self.tile_bytes // self.iteration_bytes

    @property
    def warps(self) -> int:
        """Warps of the block."""
        return self.threads // arch_named(self.arch).wave

    @property
    def slot_bytes(self) -> int:
        """LDS bytes that the loader needs: the tile's, in the chunked variant also the gaps between chunks."""
        if not self.chunked:
            return self.tile_bytes
        wave_bytes = arch_named(self.arch).wave * LANE_BYTES
        return (self.warps * self.iterations - 1) * CHUNK_STRIDE + wave_bytes

    @checked(warp=numbers(0, "warps"), lane=lane_number, iteration=numbers(0, "iterations"))
    def position(self, warp: Integers, lane: Integers, iteration: Integers) -> tuple[Integers, Integers]:
        """(row, depth column) of the first element that the lane moves."""
        if self.chunked:
            return chunked_position(warp * self.iterations + iteration, lane)
        thread = warp * arch_named(self.arch).wave + lane
        tile_byte = thread * LANE_BYTES + iteration * self.iteration_bytes
        return plain_position(tile_byte, self.depth, self.block_cols, self.element_bytes)

    @checked(warp=numbers(0, "warps"), lane=lane_number, iteration=numbers(0, "iterations"), row_stride=positive)
    def source_byte(self, warp: Integers, lane: Integers, iteration: Integers, row_stride: Integers) -> Integers:
        """Byte of the lane's source, from the tile's; row_stride in elements."""
        row, col = self.position(warp, lane, iteration)
        return (row * row_stride + col) * self.element_bytes

    @checked(warp=numbers(0, "warps"), iteration=numbers(0, "iterations"))
    def lds_base(self, warp: Integers, iteration: Integers) -> Integers:
        """Wave-uniform LDS byte to which the hardware adds 16 bytes a lane."""
        if self.chunked:
            return (warp * self.iterations + iteration) * CHUNK_STRIDE
        return warp * (arch_named(self.arch).wave * LANE_BYTES) + iteration * self.iteration_bytes

    @checked(
        memory=memory_bytes,
        resource=kind(Resource),
        lds=memory_bytes,
        row_stride=whole(1),
        base_bytes=whole(0),
        lds_base=whole(0),
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
        rule: BoundsRule = "end",
        soffset_in_check: bool = True,
    ) -> None:
        """Simulate the load of one tile by every warp; base_bytes is the tile's offset, which travels as soffset.

        Raises ConfigError for rows that overlap (row_stride below depth) and for what `lds_dma` refuses.
        """
        whole(self.depth)("VTileLoader.load: row_stride", row_stride, self)
        for iteration in range(self.iterations):
            for warp in range(self.warps):
                lds_dma(
                    memory,
                    resource,
                    lds,
                    voffset=self.source_byte(warp, lanes(self.arch), iteration, row_stride),
                    soffset=base_bytes,
                    lds_base=lds_base + self.lds_base(warp, iteration),
                    lane=lanes(self.arch),
                    width_bytes=LANE_BYTES,
                    rule=rule,
                    soffset_in_check=soffset_in_check,
                )
