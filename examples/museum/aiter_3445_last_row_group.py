"""A grid is decoded by one rule up to its last workgroup: where two meet, tiles are computed twice and others never."""

from tileprove import Case, System, both, cdiv, implies, integer, minimum

SYSTEM = System("aiter_3445_last_row_group", "AITER: tiles in groups of rows up to a limit, and otherwise behind it")
ROWS, COLUMNS, WIDTH = integer("tile_rows", 1), integer("tile_columns", 1), integer("group_rows", 1)
LINK, X = "https://github.com/ROCm/aiter/pull/3445", integer("x", 0, 256)  # below the limit, a multiple of 256


def apart(rows, columns, row, column):
    """The tile of the workgroup x, column by column in groups of 8 rows, the last one shorter, is not (row, column)."""
    group, inside = X // (8 * columns), X % (8 * columns)
    height = minimum(8, rows - group * 8)
    return implies(group * 8 + inside % height == row, inside // height != column)


@SYSTEM.claim("Grouped up to the last workgroup, whatever the shorter last group: every tile has one, inside the grid.")
def fixed():
    group = integer("group", 0, cdiv(ROWS, WIDTH))
    height = minimum(WIDTH, ROWS - group * WIDTH)
    r, column = integer("r", 0, height), integer("column", 0, COLUMNS)
    inside, size = column * height + r, WIDTH * COLUMNS
    yield Case("in the grid", both(group * size + inside < ROWS * COLUMNS, inside < size))
    i = integer("inside", 0, size)
    yield Case("its group", both((group * size + i) // size == group, (group * size + i) % size == i))
    yield Case("its tile", both(inside % height == r, inside // height == column))


@SYSTEM.finding(
    "Row by row from the limit on: no tile of 37x9 has two workgroups.", documented=LINK, holds_when="fixed"
)
def as_shipped():
    y = integer("y", 256, 37 * 9)
    yield Case("", apart(37, 9, y // 9, y % 9))


@SYSTEM.finding("From column 256/8 on: no tile of 6x43 has two workgroups.", documented=LINK, holds_when="fixed")
def as_repaired():
    y = integer("y", 256, 6 * 43)
    yield Case("", apart(6, 43, (y - 256) % 6, 256 // 8 + (y - 256) // 6))
