"""A grouped order over a grid needs the groups rounded up, and then a test for what the last one has too many."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System(
    "tilelang_2455_persistent_tail", "TileLang: persistent tiles of the last, shorter group are never visited"
)
ROWS, COLUMNS, GROUP = integer("rows", 1), integer("columns", 1), integer("group", 1)


def tile(x, groups):
    """Row and column: groups of columns outermost, then rows, then the columns of the group."""
    inside = x % (ROWS * GROUP)
    return inside // GROUP, x // (ROWS * GROUP) * GROUP + inside % GROUP, x < groups * ROWS * GROUP


ROW, COLUMN = integer("row", 0, ROWS), integer("column", 0, COLUMNS)
X = COLUMN // GROUP * (ROWS * GROUP) + ROW * GROUP + COLUMN % GROUP


def visited(groups):
    row, column, counted = tile(X, groups)
    return both(counted, row == ROW, column == COLUMN)


@SYSTEM.claim("With ceil(columns / group) groups, and columns past the last skipped, every tile is visited.")
def fixed():
    yield Case("", visited(cdiv(COLUMNS, GROUP)))


@SYSTEM.finding(
    "With columns div group groups, every tile is visited.",
    documented="https://github.com/tile-ai/tilelang/pull/2455",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", visited(COLUMNS // GROUP))
