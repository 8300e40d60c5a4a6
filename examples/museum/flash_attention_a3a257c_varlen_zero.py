"""In packed sequences the end that counts is the sequence's: past it is not padding but somebody else's rows."""

from tileprove import Case, System, implies, integer

SYSTEM = System(
    "flash_attention_a3a257c_varlen_zero", "FlashAttention: zeros for rows past a sequence go into the next one"
)
START, LENGTH, AFTER = integer("sequence_start"), integer("sequence_rows"), integer("rows_after")
TOTAL = START + LENGTH + AFTER  # rows of all packed sequences
BLOCK, ROWS = integer("block"), integer("block_rows", 1)
ROW = integer("row", 0, ROWS)
PLACE = START + BLOCK * ROWS + ROW


@SYSTEM.claim("Rows below the sequence's own rest are written: all of them are the sequence's.")
def fixed():
    yield Case("", implies(ROW < LENGTH - BLOCK * ROWS, (PLACE >= START) & (PLACE < START + LENGTH)))


@SYSTEM.finding(
    "Rows below the rest of the packed tensor are written: all of them are the sequence's.",
    documented="https://github.com/Dao-AILab/flash-attention/commit/a3a257c71de8600a",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", implies(ROW < TOTAL - BLOCK * ROWS, (PLACE >= START) & (PLACE < START + LENGTH)))
