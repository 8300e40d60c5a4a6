"""A swizzle of 8-byte pieces leaves no 16 bytes together: a read may be as wide as the piece that the swizzle moves."""

from tileprove import Case, System, both, integer

SYSTEM = System("hipkittens_1c14bee_b128_straddle", "HipKittens: one 16-byte read across two swizzled pieces")
ROW, PIECE = integer("row", 0, 32), integer("piece", 0, 4)  # of 4 bf16 in a row of 16


def swizzled(row, column, tall):
    byte = 2 * (16 * row + column)
    shape = byte ^ 8 * (byte % 512 // 128)
    return shape ^ 16 * (byte % 1024 // 512) if tall else shape


def whole(width):
    """Every element of a read of ``width`` elements is where the swizzle put it, and the read is aligned."""
    first, j = PIECE * 4 // width * width, integer("element", 0, width)
    for name, tall in (("16x16", False), ("32x16", True)):
        start = swizzled(ROW, first, tall)
        goal = both(start + 2 * j == swizzled(ROW, first + j, tall), start % (2 * width) == 0)
        yield Case(name, goal, given=[] if tall else [ROW < 16])


@SYSTEM.claim("Reads of 8 bytes are whole.")
def fixed():
    yield from whole(4)


@SYSTEM.finding(
    "Reads of 16 bytes are whole.",
    documented="https://github.com/HazyResearch/HipKittens/commit/1c14bee0182c43fc",
    holds_when="fixed",
)
def as_shipped():
    yield from whole(8)
