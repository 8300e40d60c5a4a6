"""Tiles that attention kernels load from DRAM to LDS: where each lane reads and where its bytes land.

    V tile   [BN, depth] = subtiles of 8 x BK, row-major over the tile and row-major inside; thread t moves LDS bytes
             16*t .. 16*t + 15 out of every 16*num_threads
    K tile   [M, N] = blocks of min(32, M) rows = strips of the thread grid's rows (16 x 4 threads, 8 x 8 for wide rows);
             lane l writes vector l of its strip and reads vector swizzle2(swizzle(l + 64*strip)) mod 64 of it

The maps of SubTileLoaderLDS_HK_st_8x32 and SubTileLoaderLDS in modular/modular
max/kernels/src/structured_kernels/amd_tile_io.mojo, and of the group load in HazyResearch/HipKittens
include/ops/group/memory/tile/global_to_shared.cuh. Lengths are elements, offsets bytes unless a name says elements.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...prover.language.obligations import Call, Replay, call
from ...prover.language.terms import Term, as_int, integer
from ..hardware.system import TILE_BYTES, WAVE, lanes, shared_tile
from ..mma_loader.system import through
from ..swizzle.system import Swizzle

LANE_BYTES = 16
HEIGHT = 8  # rows of a V subtile
BLOCK = 32  # rows of a K block, at most
GRIDS = ((16, 4), (8, 8))  # rows and columns of the K loader's thread grid; 8 x 8 for rows above 64 bytes
PAIR = (Swizzle(1, 1, 4), Swizzle(1, 0, 6))  # st_32x32 on 16-byte vectors


def source_byte(row: Term, column: Term, row_stride: Term, element_bytes: Term | int) -> Term:
    """Byte of a source element, from where the tile begins."""
    return (row * row_stride + column) * element_bytes


@dataclass(frozen=True, slots=True)
class VTile:
    """A tile of down x across subtiles, each 8 rows of BK elements, and the number of warps that load it."""

    down: Term
    across: Term
    bk: Term | int
    es: int
    warps: Term

    @classmethod
    def symbolic(cls, es: int) -> VTile:
        """Any tile of whole subtiles whose rows are whole 16-byte loads, and any number of warps."""
        bk = LANE_BYTES // es * integer("loads_per_row", 1)
        return cls(integer("subtiles_down", 1), integer("subtiles_across", 1), bk, es, integer("warps", 1))

    @property
    def rows(self) -> Term:
        return self.down * HEIGHT

    @property
    def depth(self) -> Term:
        return self.across * self.bk

    @property
    def load(self) -> int:
        """Elements of one lane's 16 bytes."""
        return LANE_BYTES // self.es

    @property
    def threads(self) -> Term:
        return self.warps * WAVE

    @property
    def row_bytes(self) -> Term:
        """Bytes of a subtile's row."""
        return as_int(self.bk) * self.es

    @property
    def tile_bytes(self) -> Term:
        return self.rows * self.depth * self.es

    @property
    def step(self) -> Term:
        """Bytes that all threads move in one iteration."""
        return self.threads * LANE_BYTES

    @property
    def filled(self) -> Term:
        """What the loader asserts: whole iterations make up the tile."""
        return self.tile_bytes == integer("iterations", 1) * self.step

    def lds_base(self, warp: Term, i: Term) -> Term:
        """Wave-uniform LDS byte; the hardware adds 16 bytes a lane."""
        return warp * (WAVE * LANE_BYTES) + i * self.step

    def lds_byte(self, warp: Term, lane: Term, i: Term) -> Term:
        return self.lds_base(warp, i) + lane * LANE_BYTES

    def position(self, p: Term) -> tuple[Term, Term]:
        """(row, column) of the tile element whose bytes LDS byte p is one of."""
        subtile, inside = divmod(p, HEIGHT * self.row_bytes)
        down, across = divmod(subtile, self.across)
        r, byte = divmod(inside, self.row_bytes)
        return down * HEIGHT + r, across * self.bk + byte // self.es

    def lane_position(self, warp: Term, lane: Term, i: Term) -> tuple[Term, Term]:
        """(row, column) of the first element that the lane loads: what belongs at its LDS byte."""
        return self.position(self.lds_byte(warp, lane, i))

    def place(self, row: Term, col: Term) -> Term:
        """LDS byte of tile element (row, col): the inverse of `position`."""
        (down, r), (across, c) = divmod(row, HEIGHT), divmod(col, self.bk)
        return (down * self.across + across) * (HEIGHT * self.row_bytes) + r * self.row_bytes + c * self.es

    def mover(self, p: Term) -> tuple[Term, Term, Term, Term]:
        """(warp, lane, iteration, byte) that writes LDS byte p."""
        vector, byte = divmod(p, LANE_BYTES)
        i, thread = divmod(vector, self.threads)
        return (*divmod(thread, WAVE), i, byte)

    def any_load(self) -> tuple[Term, Term, Term]:
        """Any (warp, lane, iteration)."""
        return integer("warp", 0, self.warps), lanes(), integer("iteration", 0, integer("iterations", 1))

    @property
    def executor(self) -> Call:
        return call(
            "v_tile_loader.VTileLoader", rows=self.rows, depth=self.depth, block_cols=self.bk, threads=self.threads,
            element_bytes=self.es,
        )  # fmt: skip

    def executed(self, warp: Term, lane: Term, i: Term) -> list[Replay]:
        """The executor's element of the lane and its LDS base."""
        at = call("v_tile_loader.VTileLoader.position", self.executor, warp, lane, i)
        row, col = self.lane_position(warp, lane, i)
        base = call("v_tile_loader.VTileLoader.lds_base", self.executor, warp, i)
        return [Replay(at, row, 0), Replay(at, col, 1), Replay(base, self.lds_base(warp, i))]


@dataclass(frozen=True, slots=True)
class KTile:
    """A sub-tile of ``blocks`` blocks of ``strips`` strips; a lane moves ``vec`` elements of es bytes."""

    grid: tuple[int, int]
    blocks: Term
    strips: Term
    vec: Term | int
    es: Term | int

    @classmethod
    def every(cls) -> Iterator[tuple[str, KTile]]:
        """Both thread grids, with any number of blocks and strips and any vector and element size."""
        sizes = (integer("blocks", 1), integer("strips", 1), integer("vec", 1), integer("element_bytes", 1))
        for grid in GRIDS:
            yield f"{grid[0]}x{grid[1]} threads", cls(grid, *sizes)

    @property
    def cols(self) -> Term:
        """N"""
        return as_int(self.vec) * self.grid[1]

    @property
    def rows(self) -> Term:
        """M"""
        return self.blocks * self.strips * self.grid[0]

    def first_row(self, block: Term, strip: Term) -> Term:
        return (block * self.strips + strip) * self.grid[0]

    def position(self, block: Term, strip: Term, vector: Term) -> tuple[Term, Term]:
        """(row, column) of the strip's source vector with this number."""
        row, col = divmod(vector, self.grid[1])
        return self.first_row(block, strip) + row, col * self.vec

    def voffset(self, vector: Term, row_stride: Term) -> Term:
        row, col = divmod(vector, self.grid[1])
        return source_byte(row, col * self.vec, row_stride, self.es)

    def soffset(self, block: Term, strip: Term, row_stride: Term, base: Term) -> Term:
        return base + self.first_row(block, strip) * row_stride * self.es

    def place(self, block: Term, strip: Term, lane: Term) -> Term:
        """LDS element, from the sub-tile's base, where the lane's vector lands."""
        return self.first_row(block, strip) * self.cols + lane * self.vec

    def vector_of(self, row: Term, col: Term) -> tuple[Term, Term, Term, Term]:
        """(block, strip, vector, element) that is source element (row, col): the inverse of `position`."""
        over, r = divmod(row, self.grid[0])
        c, e = divmod(col, self.vec)
        return (*divmod(over, self.strips), r * self.grid[1] + c, e)

    def any_vector(self) -> tuple[Term, Term, Term, Term]:
        """Any (block, strip, vector or lane, element)."""
        return (
            integer("block", 0, self.blocks),
            integer("strip", 0, self.strips),
            integer("vector", 0, WAVE),
            integer("e", 0, self.vec),
        )


def source_vector(lane: Term, strip: Term, swizzles: tuple[Swizzle, ...]) -> Term:
    """Number, inside its strip, of the vector that the lane reads; strip counts from worker_base."""
    return through(lane + strip * WAVE, *swizzles) % WAVE


def source_vector_executed(lane: Term, strip: Term, swizzles: tuple[Swizzle, ...]) -> list[Replay]:
    """The executor's source vector, for a block of 32 x 32 bf16."""
    names = zip(("swizzle", "swizzle2"), swizzles, strict=False)
    given = {name: call("swizzle.Swizzle", s.bits, s.base, s.shift) for name, s in names}
    loader = call("subtile_loader.SubTileLoader", rows=32, cols=32, element_bytes=2, **given)
    vector = call("subtile_loader.SubTileLoader.source_vector", loader, lane, strip)
    return [Replay(vector, source_vector(lane, strip, swizzles))]


def group_load_source(shape: str, cols: int, es: int, tile_cols: Term, p: Term) -> tuple[Term, Term]:
    """(row, column) that the group load brings to LDS byte p; subtiles have ``cols`` columns, the tile tile_cols."""
    height = TILE_BYTES[shape] // (cols * es)
    subtile, inside = divmod(p, TILE_BYTES[shape])
    down, across = divmod(subtile, tile_cols // cols)
    r, byte = divmod(shared_tile(shape, inside), cols * es)
    return down * height + r, across * cols + byte // es
