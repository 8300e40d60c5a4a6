"""The phases of a swizzle are the chunks of a row, not the elements of a chunk: they agree for 16 bits only."""

from tileprove import Case, System, integer

SYSTEM = System("tilelang_455_int8_swizzle", "TileLang: the swizzle of 8-bit rows leaves the row")
ROW = integer("row", 0, 2**12)


def swizzled(row, column, bits, phases):
    chunk = 128 // bits  # elements of 16 bytes
    return (column // chunk ^ row % phases) * chunk + column % chunk


def rows():
    """128-byte rows of 8, 16 and 32 bits."""
    for bits in (8, 16, 32):
        yield bits, 1024 // bits, integer(f"column_of_{1024 // bits}", 0, 1024 // bits)


@SYSTEM.claim("With a phase a chunk, columns stay in the row, and swizzled twice they come back: no two share a place.")
def fixed():
    for bits, width, column in rows():
        once = swizzled(ROW, column, bits, 8)
        yield Case(f"{bits} bits, inside", once < width)
        yield Case(f"{bits} bits, back", swizzled(ROW, once, bits, 8) == column)


@SYSTEM.finding(
    "With as many phases as a chunk has elements, columns of 8 bits stay in the row.",
    documented="https://github.com/tile-ai/tilelang/pull/455",
    holds_when="fixed",
)
def as_shipped():
    bits, width, column = next(iter(rows()))
    yield Case("", swizzled(ROW, column, bits, 128 // bits) < width)
