"""A product is as wide as its factors: widen the first, or the batch index multiplies what has already wrapped."""

from tileprove import Case, System, i32, i64, integer

SYSTEM = System(
    "flash_attention_2260_dq_offset", "FlashAttention: the offset of dq_accum wraps before the batch index is reached"
)
LENGTH, HEADS, DEPTH = integer("seqlen", 1, 2**24), integer("heads", 1, 2**10), integer("depth", 1, 2**9)
BATCH = integer("batch", 0, 2**20)
OFFSET = LENGTH * HEADS * DEPTH * BATCH


@SYSTEM.claim("In 64 bits the offset is right.")
def fixed():
    yield Case("", i64(i64(i64(LENGTH * HEADS) * DEPTH) * BATCH) == OFFSET)


@SYSTEM.finding(
    "With the first three factors in 32 bits it is.",
    documented="https://github.com/Dao-AILab/flash-attention/pull/2260",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", i32(LENGTH * HEADS * DEPTH) * BATCH == OFFSET)
