"""Put what grows with the problem into the 64-bit base, and leave the 32-bit offset what is bounded by the tile."""

from tileprove import Case, System, both, i32, i64, integer

SYSTEM = System("aiter_4244_voffset", "AITER: the byte offset of a row in 32 bits")
STRIDE = integer("stride", 1, 2**31)
ROW, COLUMN = integer("row", 0, 2**24), integer("column", 0, STRIDE)
BYTE = (ROW * STRIDE + COLUMN) * 4


@SYSTEM.claim("Row in a 64-bit base, column in the offset: the byte is right where a row has less than 2 GiB.")
def fixed():
    offset = i32(COLUMN * 4)
    yield Case("", both(i64(ROW * STRIDE * 4) + offset == BYTE, offset >= 0), given=[STRIDE <= 2**29])


@SYSTEM.finding(
    "Row and column in the 32-bit offset: the byte is right where a row has less than 2 GiB.",
    documented="https://github.com/ROCm/aiter/pull/4244",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", i32(BYTE) == BYTE, given=[STRIDE <= 2**29])
