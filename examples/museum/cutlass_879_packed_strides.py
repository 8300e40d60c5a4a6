"""Repair one layout of two, and test both: the strides of the one are wrong for the other."""

from tileprove import Case, System, both, integer

SYSTEM = System("cutlass_879_packed_strides", "CUTLASS: packed strides of a column-major matrix")
ROWS, COLUMNS = integer("rows", 1), integer("columns", 1)
ROW, COLUMN = integer("row", 0, ROWS), integer("column", 0, COLUMNS)


def column_major(offset):
    return both(offset // ROWS == COLUMN, offset % ROWS == ROW)


def row_major(offset):
    return both(offset // COLUMNS == ROW, offset % COLUMNS == COLUMN)


@SYSTEM.claim("Strides (1, rows) pack a matrix by columns, (columns, 1) by rows.")
def fixed():
    yield Case("", both(column_major(ROW + COLUMN * ROWS), row_major(ROW * COLUMNS + COLUMN)))


@SYSTEM.finding(
    "Strides (columns, 1) pack it by columns.",
    documented="https://github.com/NVIDIA/cutlass/pull/879",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", column_major(ROW * COLUMNS + COLUMN))


@SYSTEM.finding(
    "Strides (1, rows), to which the repair of the column-major ones set these too, pack it by rows.",
    documented="https://github.com/NVIDIA/cutlass/pull/3048",
    holds_when="fixed",
)
def as_repaired():
    yield Case("", row_major(ROW + COLUMN * ROWS))
