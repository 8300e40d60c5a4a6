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

from ..prover.claims import Case, Replay, System, call
from ..prover.terms import Term, as_int, both, divides, either, integer, named
from .hardware import WAVE, layout, lanes
from .mma_loader import SHAPES, LoadB, through
from .subtile_loader_k import BLOCK, GRIDS, KTile
from .subtile_loader_workers import PAIR, REACH, source_vector
from .swizzle import Swizzle

SYSTEM = System(
    "roundtrip",
    "Round trips: loaders, LDS, fragment reads and the epilogue together",
    seed="000, 001, 003, 004",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo",
)

ROW_BLOCKS = 64  # row blocks of a tile: more than the LDS holds


@dataclass(frozen=True, slots=True)
class KRoundTrip:
    """A K tile that SubTileLoaderLDS writes and load_b reads, with the same swizzles."""

    load: LoadB

    @property
    def swizzles(self) -> tuple[Swizzle, ...]:
        return tuple(s for s in (self.load.swizzle, self.load.swizzle2) if s is not None)

    @property
    def tile(self) -> KTile:
        """The writer's sub-tile: its thread grid covers a row with one 16-byte vector a thread."""
        row_vectors = as_int(self.load.bk).payload // self.load.vec
        grid = next(grid for grid in GRIDS if grid[1] == row_vectors)
        blocks = as_int(ROW_BLOCKS * self.load.mfma.dim // BLOCK)
        return KTile(grid, blocks, as_int(BLOCK // grid[0]), self.load.vec, self.load.element_bytes)

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
        row, k = self.held(load.address(lane, i, j, h) + n)
        wanted = i * load.mfma.dim + load.mfma.outer(lane), j * load.mfma.K + load.mfma.k(lane, h * load.vec + n)
        show = {"LDS element": load.address(lane, i, j, h) + n, "(row, k) found": (row, k), "(row, k) wanted": wanted}
        concrete = replace(load)
        return Case(name, both(row == wanted[0], k == wanted[1]), show=show, replay=_executed(concrete, lane, i, j, h))


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
    "What SubTileLoaderLDS writes with the st_32x32 pair (swizzle and swizzle2), load_b reads back with the same pair as"
    " its MFMA operand, element by element: bf16 32x32x16, and every other shape and BK but bf16 16x16x32 with BK = 32."
)
def k_operand_returns() -> Iterator[Case]:
    for name, load in k_tiles():
        if name != BROKEN:
            yield KRoundTrip(replace(load, swizzle=PAIR[0], swizzle2=PAIR[1])).case(name)


@SYSTEM.claim("Without swizzles it reads back every element, for every shape and BK that both support.")
def k_operand_returns_plain() -> Iterator[Case]:
    for name, load in k_tiles():
        yield KRoundTrip(load).case(name)


@SYSTEM.finding(
    "bf16 16x16x32 with BK = 32 reads back what SubTileLoaderLDS wrote with the same two swizzles.",
    documented="seeds 000 and 003 offer the same swizzle and swizzle2 on both sides; the writer counts vectors in blocks"
    " of 32 rows, the reader in blocks of 16, so row bit 4 never reaches the reader's second swizzle",
    holds_when="k_operand_returns_exactly",
)
def k_operand_returns_for_16_rows() -> Iterator[Case]:
    load = dict(k_tiles())[BROKEN]
    yield KRoundTrip(replace(load, swizzle=PAIR[0], swizzle2=PAIR[1])).case(BROKEN)


def _vectors(dim: int, row_vectors: int) -> tuple[int, int]:
    """Vectors of the reader's row block and of the writer's block of 32 rows."""
    return dim * row_vectors, BLOCK * row_vectors


def _fits(swizzles: tuple[Swizzle, ...], row_block: int, block: int) -> Term:
    """The exact condition on the pair, on the powers of two: both swizzles act on bits, so these speak for all."""
    moved = [through(as_int(1 << bit), *swizzles) for bit in range(row_block.bit_length() - 1)]
    stays = both(*(y // WAVE == (1 << bit) // WAVE for bit, y in enumerate(moved)))
    returns = both(*(through(y, *swizzles) % WAVE == (1 << bit) % WAVE for bit, y in enumerate(moved)))
    firsts = range(row_block, block, row_block)
    return both(stays, returns, *(divides(WAVE, through(as_int(first), *swizzles)) for first in firsts))


def _written(p: Term, block: int, swizzles: tuple[Swizzle, ...]) -> Term:
    """Source vector, numbered row-major, that the writer puts at vector p of the LDS tile."""
    return p - p % WAVE + through(p % block, *swizzles) % WAVE


@SYSTEM.claim(
    "Exactly when: each vector of the reader's row block stays in its strip of 64, going through the pair twice leads"
    " back to it (mod 64), and the pair sends the first vector of every further row block to a multiple of 64, which is"
    " to say it commutes with the split into row blocks. Then every vector returns; otherwise some vector does not."
)
def k_operand_returns_exactly() -> Iterator[Case]:
    for dim in (16, 32):
        for row_vectors in (4, 8):
            row_block, block = _vectors(dim, row_vectors)
            pair = tuple(
                Swizzle(integer(f"bits{i}", 0, REACH + 1), integer(f"base{i}", 0, REACH + 1), integer(f"shift{i}", -REACH, REACH + 1))
                for i in (1, 2)
            )
            legal = [condition for s in pair for condition in (s.legal, s.reach <= REACH)]
            fits = _fits(pair, row_block, block)
            name = f"row blocks of {dim}, {row_vectors * 16}-byte rows"
            u, i = integer("vector", 0, row_block), integer("i", 0, block // row_block)
            read = _written(i * row_block + through(u, *pair), block, pair)
            yield Case(f"{name}, enough", read == i * row_block + u, [*legal, fits], {"vector found": read})
            tried = [1 << bit for bit in range(row_block.bit_length() - 1)]
            lost = [_written(through(as_int(x), *pair), block, pair) != x for x in tried]
            lost += [_written(as_int(b), block, pair) != b for b in range(row_block, block, row_block)]
            yield Case(f"{name}, needed", either(*lost), [*legal, ~fits])
