"""A bulk copy has no mask, only a length: the last block's is what is left."""

from tileprove import Case, System, both, cdiv, integer, minimum

SYSTEM = System("deepgemm_b0d6481_partial_row", "DeepGEMM: the last block copies a whole block of columns")
N, WIDTH = integer("N", 1), integer("block_n", 1)
BLOCK = integer("block", 0, cdiv(N, WIDTH))


def end(length):
    return BLOCK * WIDTH + length


@SYSTEM.claim("The length min(block_n, N - block*block_n): no copy goes past N, the next block's starts where it ends.")
def fixed():
    length = minimum(WIDTH, N - BLOCK * WIDTH)
    yield Case("", both(length >= 1, end(length) <= N, (end(length) == (BLOCK + 1) * WIDTH) | (end(length) == N)))


@SYSTEM.finding(
    "The length block_n: no copy goes past N.",
    documented="https://github.com/deepseek-ai/DeepGEMM/commit/b0d64817a77d93fe",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", end(WIDTH) <= N)
