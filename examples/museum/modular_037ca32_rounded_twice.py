"""Two roundings are not one: 64*W div c rows are not W times 64 div c rows, so count iterations in what an iteration
really loads."""

from tileprove import Case, System, cdiv, integer

SYSTEM = System("modular_037ca32_rounded_twice", "Modular MAX: iterations are counted in rows that no iteration loads")
ROWS, WARPS = integer("tile_rows", 1), integer("warps", 1)
CHUNKS = integer("chunks_per_row", 1, 65)  # tile_cols div load_width: 64 lanes load 64 div that many rows
PER_WARP, PER_ITERATION = 64 // CHUNKS, 64 * WARPS // CHUNKS


@SYSTEM.claim("Counted in warp tiles, the iterations cover every tile.")
def fixed():
    yield Case("", cdiv(cdiv(ROWS, PER_WARP), WARPS) * WARPS * PER_WARP >= ROWS)


@SYSTEM.claim("Counted in rows of an iteration they do where the chunks of a row divide 64.")
def power_of_two_rows():
    for k in range(7):
        yield Case(f"{2**k} chunks", cdiv(ROWS, 64 * WARPS // 2**k) * WARPS * (64 // 2**k) >= ROWS)


@SYSTEM.finding(
    "Iterations are ceil(tile_rows / rows_per_iteration): they cover every tile.",
    documented="https://github.com/modular/modular/blob/04c9bae3c303/max/kernels/src/structured_kernels/amd_tile_io_conv.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", cdiv(ROWS, PER_ITERATION) * WARPS * PER_WARP >= ROWS)
