"""Warps divide a tile in atoms: 48 rows are three atoms of 16, and two warps compute two of them."""

from tileprove import Case, System, divides, integer

SYSTEM = System("tilelang_2724_warp_partition", "TileLang: rows that are left when warps divide the atoms of a tile")
M, WARPS = integer("M", 1), integer("warps", 1)
COMPUTED = M // WARPS // 16 * 16 * WARPS


@SYSTEM.claim("All rows are computed exactly where warps * 16 divides them.")
def fixed():
    q = integer("q", 1)
    yield Case("if", COMPUTED == M, given=[divides(WARPS * 16, M, q)])
    yield Case("only if", divides(WARPS * 16, M), given=[COMPUTED == M])


@SYSTEM.finding(
    "All rows are computed where 16 divides them.",
    documented="https://github.com/tile-ai/tilelang/pull/2724",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", COMPUTED == M, given=[divides(16, M)])
