"""A grid is decoded by one rule up to its last workgroup: two rules that meet in the middle give some tiles twice and
others never."""

from tileprove import Case, System, both, cdiv, implies, integer, minimum

SYSTEM = System("aiter_3445_last_row_group", "AITER: grouped tiles up to a limit, row by row behind it")
ROWS, COLUMNS, GROUP = integer("tile_rows", 1), integer("tile_columns", 1), integer("group_rows", 1)


def grouped(x):
    """(row, column): groups of rows, column by column within a group, whose last one may be shorter."""
    group = x // (GROUP * COLUMNS)
    height = minimum(GROUP, ROWS - group * GROUP)
    inside = x % (GROUP * COLUMNS)
    return group * GROUP + inside % height, inside // height


@SYSTEM.claim("Grouped up to the last workgroup, whatever the shorter last group: every tile has one, inside the grid.")
def fixed():
    group = integer("group", 0, cdiv(ROWS, GROUP))
    height = minimum(GROUP, ROWS - group * GROUP)
    r, column = integer("r", 0, height), integer("column", 0, COLUMNS)
    x, inside = group * GROUP * COLUMNS + column * height + r, column * height + r
    yield Case("in the grid", x < ROWS * COLUMNS)
    yield Case("its group", both(x // (GROUP * COLUMNS) == group, x % (GROUP * COLUMNS) == inside))
    yield Case("its tile", both(inside % height == r, inside // height == column))


@SYSTEM.finding(
    "Row by row from the last multiple of 256 on: no two workgroups have the same tile.",
    documented="https://github.com/ROCm/aiter/pull/3445",
    holds_when="fixed",
)
def as_shipped():
    x, y = integer("x", 0, 256), integer("y", 256, 37 * 9)
    row, column = grouped(x)
    yield Case("37x9 tiles", implies(row == y // 9, column != y % 9), given=[ROWS == 37, COLUMNS == 9, GROUP == 8])
