"""A bound in bytes ends a tensor, not a row: past the last column a chunk lands in the next row's first elements."""

from tileprove import Case, System, both, cdiv, implies, integer

SYSTEM = System("modular_037ca32_writer_spill", "Modular MAX: chunks past the last column overwrite the next row")
M, N, BLOCK = integer("M", 1), integer("N", 1), integer("block_cols", 1)
ROW, COLUMN = integer("row", 0, M), integer("column", 0, cdiv(N, BLOCK) * BLOCK)
ELEMENT = integer("element", 0, 4)  # of a lane's chunk
ADDRESS = ROW * N + COLUMN + ELEMENT


def right(stored):
    """Whatever is stored lies in its own row."""
    return implies(stored, both(ADDRESS >= ROW * N, ADDRESS < (ROW + 1) * N, ADDRESS < M * N))


@SYSTEM.claim("An element is stored where its column is below N: it lies in its own row.")
def fixed():
    yield Case("", right(COLUMN + ELEMENT < N))


@SYSTEM.finding(
    "An element is stored where its address is below M*N: it lies in its own row.",
    documented="https://github.com/modular/modular/blob/037ca32f9654/max/kernels/src/structured_kernels/amd_tile_io.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", right(ADDRESS < M * N))
