"""A grouped order over a grid needs the groups rounded up, and then a test for what the last one has too many."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System(
    "tilelang_2455_persistent_tail", "TileLang: persistent tiles of the last, shorter group are never visited"
)
ROWS, COLUMNS, WIDTH = integer("rows", 1), integer("columns", 1), integer("group_width", 1)
GROUP, ROW, INSIDE = integer("group"), integer("row", 0, ROWS), integer("inside", 0, WIDTH)
EXISTS = [GROUP * WIDTH + INSIDE < COLUMNS]  # the tile's column
X = (GROUP * ROWS + ROW) * WIDTH + INSIDE  # groups of columns outermost, then rows, then the columns of the group


def visited(groups, ids):
    """The number X is counted, and its digits are the tile's."""
    digits = both(X % WIDTH == INSIDE, X // WIDTH % ROWS == ROW, X // (ROWS * WIDTH) == GROUP)
    return both(X < ids, digits, GROUP < groups)


@SYSTEM.claim("With ceil(columns / width) groups, and all their numbers counted, every tile is visited.")
def fixed():
    groups = cdiv(COLUMNS, WIDTH)
    yield Case("its group", GROUP < groups, given=EXISTS)
    yield Case("", visited(groups, groups * ROWS * WIDTH), given=[GROUP < groups])


@SYSTEM.finding(
    "With columns div width groups, and rows*columns numbers counted, every tile is visited.",
    documented="https://github.com/tile-ai/tilelang/pull/2455",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", visited(COLUMNS // WIDTH, ROWS * COLUMNS), given=EXISTS)
