"""An address in units of a vector exists only for aligned bytes; elsewhere the division silently moves the read back."""

from tileprove import Case, System, divides, integer

SYSTEM = System("aiter_2954_gather_division", "AITER: 16-byte reads at byte div 16 of a cache block")
CHUNKS, ROWS = integer("chunks_per_head", 1), integer("block_size", 1)  # head_dim = 16 * chunks
BLOCK, ROW, CHUNK = integer("block"), integer("row", 0, ROWS), integer("chunk", 0, CHUNKS)
BYTE = BLOCK * (ROWS * (16 * CHUNKS + 4)) + ROW * 16 * CHUNKS + CHUNK * 16  # 4 bytes of scale follow each row
READ = BYTE // 16 * 16


@SYSTEM.claim("Rounded to vectors, a read is right where 4 divides the block size, and else wrong in block 1.")
def fixed():
    q = integer("q")
    yield Case("4 | block_size", READ == BYTE, given=[divides(4, ROWS, q)])
    yield Case("else block 1 fails", READ < BYTE, given=[~divides(4, ROWS), BLOCK == 1])


@SYSTEM.finding(
    "Rounded to vectors, a read is right for every block size.",
    documented="https://github.com/ROCm/aiter/pull/2954",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", READ == BYTE)
