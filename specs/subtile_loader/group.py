"""HipKittens' group load, which SubTileLoaderLDS_HK_st_8x32 and SubTileLoaderLDS reproduce: source of every LDS byte.

A shared tile is a row-major sequence of subtiles; inside a subtile the byte order is the shared tile's own
(`hardware`).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.terms import as_int, integer
from ..hardware.system import lanes
from .subtiles import PAIR, KTile, VTile, group_load_source, source_vector, source_vector_executed
from .system import SYSTEM


@SYSTEM.claim(
    "With bf16 and BK = 32 the V tile's loader is HipKittens' group load of an st_8x32 tile: every thread of every"
    " iteration asks for the same source element, for every BN, depth and number of threads."
)
def equals_the_group_load() -> Iterator[Case]:
    tile = VTile(integer("subtiles_down", 1), integer("subtiles_across", 1), 32, 2, integer("warps", 1))
    warp, lane, i = tile.any_load()
    ours = tile.lane_position(warp, lane, i)
    theirs = group_load_source("st_8x32", 32, 2, tile.depth, tile.lds_byte(warp, lane, i))
    show = {"loader": ours, "group load": theirs}
    goal = both(*(a == b for a, b in zip(ours, theirs, strict=True)))
    yield Case("", goal, [tile.filled], show, tile.executed(warp, lane, i))


@SYSTEM.claim(
    "With bf16, N = 32 and the two-xor pair it is HipKittens' group load of an st_32x32 tile: every lane of every strip"
    " and block asks for the same source element."
)
def k_equals_the_group_load() -> Iterator[Case]:
    block, strip, lane = integer("block", 0, 64), integer("strip", 0, 2), lanes()
    tile = KTile((16, 4), as_int(64), as_int(2), 8, 2)
    ours = tile.position(block, strip, source_vector(lane, strip, PAIR))
    p = tile.place(block, strip, lane) * 2
    theirs = group_load_source("st_32x32", 32, 2, tile.cols, p)
    goal = both(*(a == b for a, b in zip(ours, theirs, strict=True)))
    show = {"loader": ours, "group load": theirs}
    yield Case("", goal, show=show, replay=source_vector_executed(lane, strip, PAIR))
