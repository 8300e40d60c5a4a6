"""When a tile needs fewer threads than there are, the others must be told so."""

from tileprove import Case, System, both, cdiv, integer

SYSTEM = System(
    "flash_attention_2dc1b20_idle_threads",
    "FlashAttention: with a head of 16, half of the threads store rows past the tile",
)
DEPTH, THREAD = integer("quarter_depth", 1, 129) * 4, integer("thread", 0, 128)
PER_ROW = DEPTH // 4  # threads of a row, 4 elements each
STEP = 128 // PER_ROW  # rows of a step
ROW = THREAD // PER_ROW + integer("step", 0, cdiv(16, STEP)) * STEP


@SYSTEM.claim("Threads with row >= 16 are idle: each of the 16 rows has a step and a thread that stores it.")
def fixed():
    row = integer("row", 0, 16)
    step, first = row // STEP, row % STEP * PER_ROW
    yield Case("", both(step < cdiv(16, STEP), first < 128, first // PER_ROW + step * STEP == row))


@SYSTEM.finding(
    "Without idle threads, every row that is stored is below 16, for a head of 16.",
    documented="https://github.com/Dao-AILab/flash-attention/commit/2dc1b205f609e837",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", ROW < 16, given=[DEPTH == 16])
