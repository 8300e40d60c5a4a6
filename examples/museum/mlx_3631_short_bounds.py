"""Take the minimum first and shorten then: what is left of a large matrix does not fit into 16 bits, a tile's rows do."""

from tileprove import Case, System, both, i16, integer, minimum

SYSTEM = System("mlx_3631_short_bounds", "MLX: the rows that are left, in a short, are negative or few")
M = integer("M", 1, 2**31)
ROW = integer("row", 0, M)
LEFT = M - ROW


def valid(rows):
    """The tile has that many rows: at least one, at most 32, and fewer only where the matrix ends."""
    return both(rows >= 1, rows <= 32, ROW + rows <= M, (rows == 32) | (ROW + rows == M))


@SYSTEM.claim("i16(min(32, M - row)) is the number of the tile's rows.")
def fixed():
    yield Case("", valid(i16(minimum(32, LEFT))))


@SYSTEM.finding(
    "min(32, i16(M - row)) is the number of the tile's rows.",
    documented="https://github.com/ml-explore/mlx/pull/3631",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", valid(minimum(32, i16(LEFT))))
