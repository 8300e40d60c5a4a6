"""The size of an unrolled image is a product of seven: it is the first to leave 32 bits, and a loop bound must not."""

from tileprove import Case, System, integer, u32, u64

SYSTEM = System("miopen_4611_column_size", "MIOpen: the bound of the im2col loop wraps to a small number")
CHANNELS, OUTPUTS, TAPS = integer("channels", 1, 2**16), integer("outputs", 1, 2**31), integer("taps", 1, 2**12)
SIZE = CHANNELS * OUTPUTS * TAPS
COLUMN = integer("column", 0, SIZE)


@SYSTEM.claim("With a bound of 64 bits every column is reached, with one of 32 where there are fewer than 2^32.")
def fixed():
    yield Case("64 bits", COLUMN < u64(SIZE))
    yield Case("32 bits", COLUMN < u32(SIZE), given=[SIZE < 2**32])


@SYSTEM.finding(
    "With a bound of 32 bits every column is reached.",
    documented="https://github.com/ROCm/rocm-libraries/pull/4611",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", COLUMN < u32(SIZE))
