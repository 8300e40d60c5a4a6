"""TileLoaderLDSIm2col and load_b: a row-major tile, and swizzles that writer and reader apply in windows of their own.

A window of 2^a vectors: vector p of LDS holds vector p - p % 2^a + S(p % 2^a) of the tile.

    writer   with a per-iteration swizzle: the whole tile      otherwise, one warp column: the 64 vectors of a wave
    reader   a row block of M rows
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, where
from ...prover.language.idioms import minimum
from ...prover.language.terms import Term, as_int, integer, named
from ...prover.targets.amdgpu import LDS_BYTES
from ..im2col.tile import Tile
from ..mma_loader.system import VECTOR_BYTES, LoadB
from ..swizzle.system import Swizzle
from .system import SYSTEM

REACH = 14  # vectors below 2^14: the LDS has 160 KiB, 10240 of them


@SYSTEM.claim(
    "What TileLoaderLDSIm2col (or TileLoaderLDS) writes in one warp column without swizzle, load_b reads back as its"
    " MFMA operand: for every shape, every tile_cols = BK of whole 16-byte loads, every tile height and number"
    " of warps."
)
def im2col_tile_returns() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        per_row, rows = integer("vectors_per_row", 1), integer("rows_per_warp", 1)
        tile = Tile(
            per_row, rows, as_int(1), integer("num_warp_rows", 1), as_int(load.vec), rows * integer("row_blocks_m", 1)
        )
        lane, i, j, h = load.any_read()
        n = integer("n", 0, load.vec)
        at = named("LDS element", load.address(lane, i, j, h) + n)
        warp_tile, rest = divmod(at, tile.wave * load.vec)
        (iteration, warp), (writer, element) = divmod(warp_tile, tile.warps), divmod(rest, load.vec)
        row, first = tile.coordinates(iteration, warp, writer)
        col = first + element
        wanted = i * load.mfma.dim + load.mfma.outer(lane), j * load.mfma.K + load.mfma.k(lane, h * load.vec + n)
        written = tile.place(iteration, warp, writer) + element == at
        show = {"LDS element": at, "(row, k) found": (row, col), "(row, k) wanted": wanted}
        yield Case(name, both(written, row == wanted[0], col == wanted[1]), show=show)


def _any_swizzle() -> Swizzle:
    """Any legal swizzle with shift >= 0 that changes something."""
    bits = integer("bits", 1, REACH // 2 + 1)
    shift = integer("shift", bits, REACH + 1 - bits)
    return Swizzle(bits, integer("base", 0, REACH + 1 - bits - shift), shift)


def in_windows(s: Swizzle, p: Term, length: Term) -> Term:
    """The vector that lies at vector p when the swizzle acts in windows of 2^length vectors."""
    inside = p & ((as_int(1) << length) - 1)
    return p - inside + s(inside)


@SYSTEM.claim(
    "A writer with windows of 2^a vectors and a reader with windows of 2^c agree on every vector exactly when the"
    " swizzle (legal, shift >= 0) reads no bit from min(a, c) to max(a, c) - 1. Per-iteration im2col: a is the tile, c"
    " load_b's row block; without: a = 6, the wave. Vectors below 2^14 are all that the LDS holds, below 2^13 are not."
)
def windows_agree_exactly() -> Iterator[Case]:
    s = _any_swizzle()
    a, c = integer("a", 0, REACH + 1), integer("c", 0, REACH + 1)
    lowest, highest = s.right + s.base, s.right + s.base + s.bits
    least, most = minimum(a, c), a + c - minimum(a, c)
    start = named("lowest bit in question", where(lowest < least, least, lowest))
    reads = start < minimum(highest, most)
    p = integer("vector", 0, 1 << REACH)
    found = in_windows(s, in_windows(s, p, c), a)
    yield Case("reads none", found == p, [~reads], {"vector found": found})
    bit = as_int(1) << where(start < REACH, start, 0)
    found = in_windows(s, in_windows(s, bit, c), a)
    yield Case("reads one: that vector is lost", both(bit < 1 << REACH, found != bit), [reads], {"vector found": found})
    most = as_int(LDS_BYTES["gfx950"] // VECTOR_BYTES)
    enough = both(most < 1 << REACH, most > 1 << (REACH - 1))
    yield Case("vectors of the LDS", enough, show={"vectors": most})


@SYSTEM.finding(
    "An im2col tile with a per-iteration swizzle is read back by load_b with the same swizzle.",
    documented="both take the same Swizzle; the writer's acts on the whole tile, the reader's inside a row block",
    holds_when="windows_agree_exactly",
)
def same_swizzle_is_enough() -> Iterator[Case]:
    s, p = Swizzle(1, 0, 6), integer("vector", 0, 256)
    found = in_windows(s, in_windows(s, p, as_int(6)), as_int(REACH))
    yield Case("Swizzle(1, 0, 6), row blocks of 64 vectors", found == p, show={"vector": p, "found": found})
