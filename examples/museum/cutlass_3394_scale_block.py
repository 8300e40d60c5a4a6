"""Once block indices are swizzled, whatever belongs to the tile is looked up by the tile, not by the block."""

from tileprove import Case, System, integer, within

SYSTEM = System("cutlass_3394_scale_block", "CUTLASS: scales of the block's number, not of the tile's")
BX, BY, LOG = integer("block_x", 0, 2**16), integer("block_y", 0, 2**16), integer("log2_swizzle", 0, 4)
TILE = integer("tile")
SIZES = [2**k for k in range(8)]  # of a tile: what divides 128


def own(scale, tile, size):
    """The scale covers 128 of the matrix; whatever the tile's element, it is one of them."""
    return within(tile * size + integer("inside", 0, size), scale * 128, scale * 128 + 128)


@SYSTEM.claim("Scales of the swizzled tile cover all of its elements, for tile sizes that divide 128.")
def fixed():
    for size in SIZES:
        yield Case(f"{size} rows or columns", own(TILE * size // 128, TILE, size))


@SYSTEM.finding(
    "Scales of the block's number cover the tile's elements.",
    documented="https://github.com/NVIDIA/cutlass/pull/3394",
    holds_when="fixed",
)
def as_shipped():
    m, n = BX >> LOG, (BY << LOG) + BX % (1 << LOG)
    for size in SIZES:
        yield Case(f"{size} rows", own(BX * size // 128, m, size))
        yield Case(f"{size} columns", own(BY * size // 128, n, size))
