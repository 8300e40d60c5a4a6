"""Pad the axis that is tested: workgroups of 512 along the other one write whole rows that do not exist."""

from tileprove import Case, System, cdiv, implies, integer

SYSTEM = System("ggml_11323_diag_mask_grid", "llama.cpp: a padded axis is not the one that the shader tests")
ROWS, COLUMNS = integer("rows", 1), integer("columns", 1)


def inside(row, column):
    """What passes the shader's test of the column is an element of the matrix."""
    return implies(column < COLUMNS, row * COLUMNS + column < ROWS * COLUMNS)


@SYSTEM.claim("Workgroups of 512 along columns, of 1 along rows: every store is inside the matrix.")
def fixed():
    yield Case("", inside(integer("row", 0, ROWS), integer("column", 0, cdiv(COLUMNS, 512) * 512)))


@SYSTEM.finding(
    "Workgroups of 512 along rows, of 1 along columns: every store is inside the matrix.",
    documented="https://github.com/ggml-org/llama.cpp/pull/11323",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", inside(integer("row", 0, cdiv(ROWS, 512) * 512), integer("column", 0, COLUMNS)))
