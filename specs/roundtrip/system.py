"""Round trips: one claim across two systems, for every element. What one writes, the other finds where it looks.

SubTileLoaderLDS -> load_b        the source side is swizzled in blocks of 32 rows, lane by lane inside a strip of 64
                                  vectors; the reader swizzles in blocks of M rows
TileLoaderLDSIm2col -> load_b     `roundtrip_windows`, with any swizzle: a writer and a reader with windows of their own
st_8x32 tiles -> transposed reads `roundtrip_v`
load_b, MFMA -> RegTileEpilogue   `roundtrip_output`
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, equivalent
from ...prover.language.obligations import Replay, call
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import WAVE, lanes, layout
from ..mma_loader.system import SHAPES, LoadB, through
from ..subtile_loader.subtiles import BLOCK, GRIDS, LANE_BYTES, PAIR, KTile, source_vector
from ..subtile_loader.workers import REACH
from ..swizzle.system import Swizzle

SYSTEM = System(
    "roundtrip",
    "Round trips: loaders, LDS, fragment reads and the epilogue together",
    seed="000, 001, 003, 004",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo",
)

ROW_BLOCKS = 64  # row blocks of a tile: more than the LDS holds


@dataclass(frozen=True, slots=True)
class KRoundTrip:
    """A K tile that SubTileLoaderLDS writes and load_b reads, with the same swizzles.

    block: rows that the writer counts vectors in: 32, or M for sub-tiles of fewer rows.
    """

    load: LoadB
    block: int = BLOCK

    @property
    def swizzles(self) -> tuple[Swizzle, ...]:
        return tuple(s for s in (self.load.swizzle, self.load.swizzle2) if s is not None)

    @property
    def tile(self) -> KTile:
        """The writer's sub-tile: its thread grid covers a row with one 16-byte vector a thread."""
        row_vectors = as_int(self.load.bk).payload // self.load.vec
        grid = next(grid for grid in GRIDS if grid[1] == row_vectors)
        blocks = as_int(ROW_BLOCKS * self.load.mfma.dim // self.block)
        return KTile(grid, blocks, as_int(self.block // grid[0]), self.load.vec, self.load.element_bytes)

    def held(self, at: Term) -> tuple[Term, Term]:
        """(row, k) of the source element that the writer put at LDS element ``at``."""
        block, strip, lane, e = self.tile.vector_of(*divmod(at, self.load.bk))
        row, col = self.tile.position(block, strip, source_vector(lane, strip, self.swizzles))
        return row, col + e

    def case(self, name: str) -> Case:
        """What element n of half h of tile (i, j) receives is the MFMA's operand of the source tile."""
        load = self.load
        lane, i = lanes(), integer("i", 0, ROW_BLOCKS)
        j, h = integer("j", 0, load.k_tiles.payload), integer("h", 0, load.halves)
        n = integer("n", 0, load.vec)
        at = load.address(lane, i, j, h) + n
        row, k = self.held(at)
        wanted = i * load.mfma.dim + load.mfma.outer(lane), j * load.mfma.K + load.mfma.k(lane, h * load.vec + n)
        show = {"LDS element": at, "(row, k) found": (row, k), "(row, k) wanted": wanted}
        goal = both(row == wanted[0], k == wanted[1], at < self.tile.rows * self.tile.cols)
        return Case(name, goal, show=show, replay=_executed(load, lane, i, j, h))

    def sizes(self, name: str) -> Case:
        """The rows and columns that the writer fills are the reader's."""
        rows, cols = as_int(ROW_BLOCKS * self.load.mfma.dim), as_int(self.load.bk)
        show = {"(rows, columns) written": (self.tile.rows, self.tile.cols), "(rows, columns) read": (rows, cols)}
        return Case(f"{name}, sizes", both(self.tile.rows == rows, self.tile.cols == cols), show=show)


def _executed(load: LoadB, lane: Term, i: Term, j: Term, h: Term) -> list[Replay]:
    """The reader's address, by its executor."""
    names = zip(("swizzle", "swizzle2"), (load.swizzle, load.swizzle2), strict=True)
    swizzles = {name: call("swizzle.Swizzle", s.bits, s.base, s.shift) for name, s in names if s is not None}
    shape = (load.mfma.dim, load.mfma.dim, load.mfma.K)
    rows = ROW_BLOCKS * load.mfma.dim
    loader = call(
        "mma_loader.TiledMmaLoader",
        shape=shape,
        element_bytes=load.element_bytes,
        rows=rows,
        cols=load.bk,
        **swizzles,
    )
    at = call("mma_loader.TiledMmaLoader.load_b_offset", loader, lane, i, j, h)
    return [Replay(at, load.address(lane, i, j, h))]


def k_tiles() -> Iterator[tuple[str, LoadB]]:
    """Every shape and BK that both sides support: rows of 64 or 128 bytes, a multiple of the MFMA's K."""
    for name in SHAPES.values():
        mfma = layout(name)
        for row_bytes in (64, 128):
            bk = row_bytes * 8 // mfma.bits
            if bk % mfma.K == 0:
                yield f"{name}, BK = {bk}", LoadB(mfma, bk)


BROKEN = "16x16x32_b16, BK = 32"


@SYSTEM.claim(
    "What SubTileLoaderLDS writes with the st_32x32 pair (swizzle and swizzle2), load_b reads back with the same pair"
    " as its MFMA operand, element by element: bf16 32x32x16, and every other shape and BK but bf16 16x16x32 with BK ="
    " 32."
)
def k_operand_returns() -> Iterator[Case]:
    for name, load in k_tiles():
        if name != BROKEN:
            yield KRoundTrip(replace(load, swizzle=PAIR[0], swizzle2=PAIR[1])).case(name)


@SYSTEM.claim(
    "Without swizzles it reads back every element, for every shape and BK that both support; the tile that is written"
    " has the rows and columns of the tile that is read."
)
def k_operand_returns_plain() -> Iterator[Case]:
    for name, load in k_tiles():
        yield KRoundTrip(load).case(name)
        yield KRoundTrip(load).sizes(name)


@SYSTEM.finding(
    "bf16 16x16x32 with BK = 32 reads back what SubTileLoaderLDS wrote with the same two swizzles.",
    documented="seeds 000 and 003 offer the same swizzle and swizzle2 on both sides; the writer counts vectors in"
    " blocks of 32 rows, the reader in blocks of 16, so row bit 4 never reaches the reader's second swizzle",
    holds_when="k_operand_returns_exactly",
)
def k_operand_returns_for_16_rows() -> Iterator[Case]:
    load = dict(k_tiles())[BROKEN]
    yield KRoundTrip(replace(load, swizzle=PAIR[0], swizzle2=PAIR[1])).case(BROKEN)


@SYSTEM.claim(
    "bf16 16x16x32 with BK = 32 and the pair does return when the 16-row sub-tiles are loaded one by one with"
    " worker_base 0, which is wrong for 32x32x16: writer and reader then count vectors in the same blocks."
)
def k_operand_returns_in_16_row_subtiles() -> Iterator[Case]:
    load = dict(k_tiles())[BROKEN]
    yield KRoundTrip(replace(load, swizzle=PAIR[0], swizzle2=PAIR[1]), block=16).case(BROKEN)


def _stays(u: Term, swizzles: tuple[Swizzle, ...]) -> Term:
    """The pair keeps vector u in its strip of 64, and leads back to it (mod 64) when gone through twice."""
    y = through(u, *swizzles)
    return both(y // WAVE == u // WAVE, through(y, *swizzles) % WAVE == u % WAVE)


def _commutes(first: Term, swizzles: tuple[Swizzle, ...]) -> Term:
    """The pair sends the first vector of a row block to a multiple of 64, as it does with vector 0."""
    return divides(WAVE, through(first, *swizzles))


def _written(p: Term, block: Term, swizzles: tuple[Swizzle, ...]) -> Term:
    """Source vector, numbered row-major, that the writer puts at vector p of the LDS tile; block is a power of two."""
    return p - p % WAVE + through(p & (block - 1), *swizzles) % WAVE


@SYSTEM.claim(
    "Any two legal swizzles: every vector returns exactly when each vector of a row block stays in its strip of 64 and"
    " is led back to by the pair gone through twice (mod 64), and the pair commutes with the split into row blocks: it"
    " sends each block's first vector to a multiple of 64. Powers of two speak for all vectors; and of the vectors of a"
    " block that both count alike, each is lost exactly when it fails itself."
)
def k_operand_returns_exactly() -> Iterator[Case]:
    pair = Swizzle.symbolic("1", REACH), Swizzle.symbolic("2", REACH)
    legal = [condition for s in pair for condition in (s.legal, s.reach <= REACH)]
    for rows, row_bytes in ((16, 64), (16, 128), (32, 64), (32, 128)):
        row_block, block = (n * row_bytes // LANE_BYTES for n in (rows, BLOCK))
        u, first = integer("vector", 0, row_block), row_block * integer("i", 0, block // row_block)
        stay = [_stays(as_int(1 << bit), pair) for bit in range(row_block.bit_length() - 1)]
        commute = [_commutes(as_int(b), pair) for b in range(row_block, block, row_block)]
        read = _written(first + through(u, *pair), as_int(block), pair)
        name = f"enough, row blocks of {rows} rows of {row_bytes} bytes"
        yield Case(name, read == first + u, [*legal, *stay, *commute], {"vector found": read})
    for row_bytes in (64, 128):
        trip = KRoundTrip(LoadB(layout("32x32x16_b16"), row_bytes // 2, *pair))
        block = as_int(BLOCK * row_bytes // LANE_BYTES)
        p = integer("vector", 0, block * 2)
        row, k = trip.held(p * trip.load.vec)
        found = named("row-major number", (row * row_bytes + k * trip.load.element_bytes) // LANE_BYTES)
        yield Case(
            f"what the writer puts at a vector, rows of {row_bytes} bytes", found == _written(p, block, pair), legal
        )
    block = as_int(1) << integer("log2_block", 6, 9)
    u = integer("vector", 0, block)
    first = named("first vector", u - u % WAVE)
    found = _written(through(u, *pair), block, pair), _written(first, block, pair)
    each = both(equivalent(_stays(u, pair), found[0] == u), equivalent(_commutes(first, pair), found[1] == first))
    yield Case("needed, vector by vector", each, legal, {"vectors found": found})
