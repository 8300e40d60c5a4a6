"""Groups of tiles must fill the grid: take a width that divides it, or decode the last group by its own."""

from tileprove import Case, System, both, divides, integer, minimum

SYSTEM = System("flydsl_979_group_width", "FlyDSL: groups of 8 tile rows in a grid of 9")
ROWS, COLUMNS = integer("tile_rows", 1), integer("tile_columns", 1)
X = integer("workgroup", 0, ROWS * COLUMNS)


def tile(x, width):
    group, inside = x // (width * COLUMNS), x % (width * COLUMNS)
    return group * width + inside % width, inside // width


@SYSTEM.claim("A width that divides the rows: every workgroup has a tile of the grid, and every tile a workgroup.")
def fixed():
    width, groups = integer("width", 1), integer("groups", 1)
    given = [divides(width, ROWS, groups)]
    row, column = tile(X, width)
    yield Case("inside", both(row < ROWS, column < COLUMNS), given=given)
    row, column = integer("row", 0, ROWS), integer("column", 0, COLUMNS)
    x = row // width * (width * COLUMNS) + column * width + row % width
    found = tile(x, width)
    yield Case("every tile", both(x < ROWS * COLUMNS, found[0] == row, found[1] == column), given=given)


@SYSTEM.finding(
    "A width of min(8, rows): every workgroup has a tile of the grid.",
    documented="https://github.com/ROCm/FlyDSL/pull/979",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", tile(X, minimum(8, ROWS))[0] < ROWS)
