"""The sentinel of a view is the end of the memory under it, and every axis needs one: the end of the view may be valid."""

from tileprove import Case, System, implies, integer, where

SYSTEM = System("iree_24242_view_sentinel", "IREE: what is outside a view is fetched from beside it")
ROWS, COLUMNS = integer("root_rows", 1), integer("root_columns", 1)
TOP, LEFT = integer("top", 0, ROWS), integer("left", 0, COLUMNS)
HEIGHT, WIDTH = integer("height", 1, ROWS - TOP + 1), integer("width", 1, COLUMNS - LEFT + 1)
ROW, COLUMN = integer("row"), integer("column")  # of the view, or beyond
OUTSIDE = (ROW >= HEIGHT) | (COLUMN >= WIDTH)


def returns_zero(row):
    """Outside the view, the address is past the buffer's end, where the hardware answers 0."""
    return implies(OUTSIDE, (TOP + row) * COLUMNS + LEFT + COLUMN >= ROWS * COLUMNS)


@SYSTEM.claim("Outside in either axis the row is the root's end: everything outside the view reads as 0.")
def fixed():
    yield Case("", returns_zero(where(OUTSIDE, ROWS, ROW)))


@SYSTEM.finding(
    "Past the last column the row is the view's end: everything outside the view reads as 0.",
    documented="https://github.com/iree-org/iree/pull/24242",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", returns_zero(where(COLUMN >= WIDTH, HEIGHT, ROW)))
