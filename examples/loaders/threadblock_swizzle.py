"""Thread blocks in an order that keeps neighbours together: W columns of tiles at a time, as a grid of twice two numbers.

The grid is (tiles_m * W, ceil(tiles_n / W)); block (x, y) computes tile (x / W, y * W + x % W). Kernels write W = 2^k, with
shifts and masks: products, quotients and remainders say the same, and are proved for any W.
"""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System("threadblock_swizzle", "CUTLASS-like order of thread blocks, with a last group that is not full")
TILES_M, TILES_N, W = integer("tiles_m", 1), integer("tiles_n", 1), integer("W", 1)
GRID = {"x": TILES_M * W, "y": cdiv(TILES_N, W)}


def tile_of(x, y):
    """The tile, (row, column), that block (x, y) computes."""
    return x // W, y * W + x % W


@SYSTEM.claim("Every tile is computed by a block of the grid: (m*W + n % W, n / W).")
def every_tile():
    m, n = integer("m", 0, TILES_M), integer("n", 0, TILES_N)
    x, y = m * W + n % W, n // W
    row, column = tile_of(x, y)
    yield Case("", both(x < GRID["x"], y < GRID["y"], row == m, column == n))


@SYSTEM.claim("No two blocks compute one tile.")
def no_tile_twice():
    x, y = (integer(name, 0, end) for name, end in GRID.items())
    row, column = tile_of(x, y)
    yield Case("from the tile, its block", both(row * W + column % W == x, column // W == y))


@SYSTEM.claim("A block without a tile is past the last column, in the last group: one test in the kernel is enough.")
def one_test_is_enough():
    x, y = (integer(name, 0, end) for name, end in GRID.items())
    row, column = tile_of(x, y)
    yield Case("rows", row < TILES_M, show={"tile": (row, column)})
    yield Case("columns", column < TILES_N, given=[y < GRID["y"] - 1], show={"tile": (row, column)})


@SYSTEM.claim("Where W divides the columns of tiles, no test is needed.")
def whole_groups():
    groups = integer("groups", 1)
    row, column = tile_of(integer("x", 0, TILES_M * W), integer("y", 0, groups))
    yield Case("", both(row < TILES_M, column < groups * W), show={"tile": (row, column)})


@SYSTEM.finding(
    "Every block has a tile.", documented="a slip: the last group may not be full", holds_when="whole_groups"
)
def no_test_at_all():
    x, y = (integer(name, 0, end) for name, end in GRID.items())
    row, column = tile_of(x, y)
    yield Case("", both(row < TILES_M, column < TILES_N), show={"tile": (row, column), "columns": TILES_N})
