"""A loader of rows with a slip: rows begin every 224 bytes, and a wave takes 256."""

from tileprove import Access, System, integer, kinds

SYSTEM = System("rows", "rows of a matrix, one a wave")


@SYSTEM.map("the matrix", {"row": "rows", "lane": 64}, row_bytes="stride")
def rows_of(row, lane, rows, stride):
    """Lane l of row r loads 4 bytes; rows are stride bytes apart."""
    return Access(row * stride + lane * 4, bytes=4, records=rows * stride)


@SYSTEM.claim("Every load stays inside the matrix, rows being at least 256 bytes apart.")
def loads_stay_inside():
    yield from kinds.in_bounds("", rows_of.anywhere(rows=integer("rows", 1), stride=integer("stride", 256)))


@SYSTEM.claim("Every load stays inside the matrix, rows being 224 bytes apart.")
def loads_stay_inside_with_the_slip():
    yield from kinds.in_bounds("", rows_of.anywhere(rows=integer("rows", 1), stride=224))
