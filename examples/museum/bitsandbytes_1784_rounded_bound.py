"""Rounding a size up may leave the type that the size fitted into: clamp the rounded number, in a wider type."""

from tileprove import Case, System, cdiv, i32, integer, minimum, u32

SYSTEM = System("bitsandbytes_1784_rounded_bound", "bitsandbytes: n rounded up to whole blocks is negative")
N, WIDTH = integer("n", 1, 2**31), integer("block_size", 1, 2**12 + 1)
GRID = cdiv(N, WIDTH)
BLOCK = integer("block", 0, GRID)


def works(bound):
    """The block's first element is below the bound."""
    return BLOCK * WIDTH < bound


@SYSTEM.claim("Bounded by min(u32(grid*block), 2^31 - 1), every block works.")
def fixed():
    yield Case("", works(minimum(u32(GRID * WIDTH), 2**31 - 1)))


@SYSTEM.finding(
    "Bounded by i32(grid*block), every block works.",
    documented="https://github.com/bitsandbytes-foundation/bitsandbytes/pull/1784",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", works(i32(GRID * WIDTH)))
