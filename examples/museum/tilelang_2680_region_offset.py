"""The offset of a region is a sum over all of its axes; the two innermost ones look like 0 until somebody slices them."""

from tileprove import Case, System, both, integer

SYSTEM = System("tilelang_2680_region_offset", "TileLang: where a region starts in its last two axes is forgotten")
PLANES, ROWS, COLUMNS = integer("planes", 1), integer("rows", 1), integer("columns", 1)
PLANE, ROW, COLUMN = integer("plane", 0, PLANES), integer("row", 0, ROWS), integer("column", 0, COLUMNS)


def origin(offset):
    return both(offset // (ROWS * COLUMNS) == PLANE, offset // COLUMNS % ROWS == ROW, offset % COLUMNS == COLUMN)


@SYSTEM.claim("The sum over all axes is the region's first element.")
def fixed():
    yield Case("", origin(PLANE * (ROWS * COLUMNS) + ROW * COLUMNS + COLUMN))


@SYSTEM.finding(
    "The sum without the last two axes is the region's first element.",
    documented="https://github.com/tile-ai/tilelang/pull/2680",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", origin(PLANE * (ROWS * COLUMNS)))
