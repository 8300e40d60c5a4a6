"""A view keeps its parent's row stride; taken from the view itself, it is right for views as wide as their parent."""

from tileprove import Case, System, both, integer

SYSTEM = System("hipkittens_32fcaee_row_stride", "HipKittens: a sub-tile is read with its own width as row stride")
PARENT, TILE = integer("parent_width", 1), integer("tile_bytes", 1)
WIDTH = integer("width", 1, PARENT + 1)
ROW, COLUMN = integer("row"), integer("column", 0, WIDTH)


def right(byte):
    """The byte is the first one of the base tile at (row, column) of the parent."""
    tile = byte // TILE
    return both(byte % TILE == 0, tile // PARENT == ROW, tile % PARENT == COLUMN)


@SYSTEM.claim("Rows are the parent's width apart: every base tile is read where it was stored.")
def fixed():
    yield Case("", right((ROW * PARENT + COLUMN) * TILE))


@SYSTEM.finding(
    "Rows are the sub-tile's width apart: every base tile is read where it was stored.",
    documented="https://github.com/HazyResearch/HipKittens/commit/32fcaeeab518c6c6",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", right((ROW * WIDTH + COLUMN) * TILE))
