"""Load and store that agree may both be wrong: compare each with the layout, not with the other."""

from tileprove import Case, System, both, integer

SYSTEM = System(
    "cutlass_3049_store_offset",
    "CUTLASS: tile offsets divided by the vector width in one of load and store, then in both",
)
WIDTH, TILE_C, TILE_S = integer("access_elements", 2), integer("tile_columns", 1), integer("tile_rows", 1)
TILES = integer("tiles_per_row", 1)
LD, C, S = TILES * TILE_C, integer("tile_column", 0, TILES), integer("tile_row")


def first_element(offset):
    """The element offset is that of the first element of the tile at (S, C)."""
    return both(offset // LD == S * TILE_S, offset % LD == C * TILE_C)


@SYSTEM.claim("Undivided, the offset is that of the tile's first element.")
def fixed():
    yield Case("", first_element(C * TILE_C + S * TILE_S * LD))


@SYSTEM.finding(
    "With columns divided by the elements of an access, the load starts where the store does.",
    documented="https://github.com/NVIDIA/cutlass/pull/3049",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", C * TILE_C // WIDTH + S * TILE_S * LD == C * TILE_C + S * TILE_S * LD)


@SYSTEM.finding(
    "With columns divided in load and store, both start at the tile's first element.",
    documented="https://github.com/NVIDIA/cutlass/commit/7a9fe055cb69ab2d",
    holds_when="fixed",
)
def as_repaired():
    yield Case("", first_element(C * TILE_C // WIDTH + S * TILE_S * LD))
