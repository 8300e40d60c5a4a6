"""Once block indices are swizzled, whatever belongs to the tile is looked up by the tile, not by the block."""

from tileprove import Case, System, divides, integer, within

SYSTEM = System("cutlass_3394_scale_block", "CUTLASS: scales of the block's number, not of the tile's")
BX, BY, LOG = integer("block_x"), integer("block_y"), integer("log2_swizzle", 0, 4)
M, N, ROWS, COLUMNS = integer("m"), integer("n"), integer("tile_rows", 1, 129), integer("tile_columns", 1, 129)
ROW, COLUMN = integer("row", 0, ROWS), integer("column", 0, COLUMNS)


def own(scale, tile, size, inside):
    """The scale covers 128 of the matrix; the tile's element is one of them."""
    return within(tile * size + inside, scale * 128, scale * 128 + 128)


@SYSTEM.claim("Scales of the swizzled tile cover all of its elements, for tile sizes that divide 128.")
def fixed():
    yield Case("rows", own(M * ROWS // 128, M, ROWS, ROW), given=[divides(ROWS, 128, integer("tiles", 1, 129))])
    yield Case(
        "columns", own(N * COLUMNS // 128, N, COLUMNS, COLUMN), given=[divides(COLUMNS, 128, integer("tiles", 1, 129))]
    )


@SYSTEM.finding(
    "Scales of the block's number cover the tile's elements.",
    documented="https://github.com/NVIDIA/cutlass/pull/3394",
    holds_when="fixed",
)
def as_shipped():
    m, n = BX >> LOG, (BY << LOG) + BX % (1 << LOG)
    yield Case("rows", own(BX * ROWS // 128, m, ROWS, ROW), given=[ROWS == 128, BX < 2**16])
    yield Case("columns", own(BY * COLUMNS // 128, n, COLUMNS, COLUMN), given=[COLUMNS == 128, BX < 2**16, BY < 2**16])
