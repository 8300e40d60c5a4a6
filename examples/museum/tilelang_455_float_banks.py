"""Eight rows that are read at once need eight phases; with four, rows r and r + 4 wait for each other."""

from tileprove import Case, System, integer, one_to_one

SYSTEM = System("tilelang_455_float_banks", "TileLang: the swizzle of 32-bit rows has half the phases")
ROW, CHUNK = integer("row", 0, 8), integer("chunk", 0, 8)  # eight rows of 128 bytes, in chunks of 16 bytes


def banks(phases):
    """Of eight rows, the group of four banks in which a chunk is; 32 banks are eight groups."""
    return [CHUNK, (ROW * 8 + (CHUNK ^ ROW % phases)) % 8]


@SYSTEM.claim("With eight phases, one chunk of eight rows is in each group of banks once.")
def fixed():
    yield Case("", one_to_one(banks(8), [8, 8]))


@SYSTEM.finding(
    "With four phases, one chunk of eight rows is in each group of banks once.",
    documented="https://github.com/tile-ai/tilelang/pull/455",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", one_to_one(banks(4), [8, 8]))
