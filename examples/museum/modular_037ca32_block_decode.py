"""Who makes the grid and who decodes it must round alike."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System("modular_037ca32_block_decode", "Modular MAX: a grid rounded up, decoded with a width rounded down")
M, N, BM, BN = integer("M", 1), integer("N", 1), integer("BM", 1), integer("BN", 1)
WIDTH = cdiv(N, BN)
ROW, COLUMN = integer("block_row", 0, cdiv(M, BM)), integer("block_column", 0, WIDTH)
WORKGROUP = ROW * WIDTH + COLUMN


@SYSTEM.claim(
    "Decoded with ceil(N / BN): every block of the output has a workgroup of the grid, the one that decodes to it."
)
def fixed():
    decoded = both(WORKGROUP // WIDTH == ROW, WORKGROUP % WIDTH == COLUMN)
    yield Case("", both(WORKGROUP < cdiv(M, BM) * WIDTH, decoded))


@SYSTEM.finding(
    "Decoded with N div BN: some workgroup has a block of the last column of blocks.",
    documented="https://github.com/modular/modular/blob/037ca32f9654/max/kernels/src/linalg/matmul/gpu/amd/amd_4wave_matmul.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", WORKGROUP % (N // BN) == COLUMN, given=[N >= BN])
