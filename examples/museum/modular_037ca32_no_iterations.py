"""Round the number of iterations up, with idle warps in the last one: a tile smaller than one iteration is otherwise
never loaded."""

from tileprove import Case, System, cdiv, integer

SYSTEM = System("modular_037ca32_no_iterations", "Modular MAX: a tile smaller than one iteration is not loaded")
ROWS, PER_WARP, WARPS = integer("tile_rows", 1), integer("rows_per_warp", 1), integer("warps", 1)
ROW = integer("row", 0, ROWS)
WARP_TILE = ROW // PER_WARP  # warp w of iteration i loads warp tile i*warps + w


@SYSTEM.claim(
    "Iterations rounded up, warps of tiles past the last one idle: every row is loaded, and whole warp tiles."
)
def fixed():
    tiles = cdiv(ROWS, PER_WARP)
    yield Case("its warp is active", WARP_TILE < tiles)
    yield Case("in some iteration", WARP_TILE // WARPS < cdiv(tiles, WARPS), given=[WARP_TILE < tiles])
    tile = integer("tile", 0, tiles)
    yield Case("none past the last", (tile + 1) * PER_WARP <= ROWS, given=[ROWS == tiles * PER_WARP])


@SYSTEM.finding(
    "Iterations are tile_rows div rows_per_iteration: every row is loaded.",
    documented="https://github.com/modular/modular/blob/11a6771a29c8/max/kernels/src/structured_kernels/amd_tile_io.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", WARP_TILE // WARPS < ROWS // (WARPS * PER_WARP))
