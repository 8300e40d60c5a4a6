"""A paged cache of keys: positions of a sequence lie in blocks, and a table says which block of the cache is whose.

What stands in the table is data. A spec says what is known of it, and nothing else: each entry is the number of a block,
and two entries of one sequence are different blocks.
"""

from tileprove import Access, Case, System, cdiv, implies, integer, kinds, within

SYSTEM = System("paged_cache", "keys by position, through a block table")
BLOCKS, SIZE, HEADS, DIM = (integer(name, 1) for name in ("blocks", "block_size", "heads", "head_dim"))
LENGTH = integer("length", 1)
SIZES = {"blocks": BLOCKS, "size": SIZE, "heads": HEADS, "dim": DIM}


@SYSTEM.map(
    "the cache", {"position": "length", "head": "heads", "d": "dim"}, row_bytes=lambda dim: dim * 2,
    example={"length": 4, "block": 1, "blocks": 3, "size": 4, "heads": 1, "dim": 8},
)  # fmt: skip
def key(position, head, d, length, block, blocks, size, heads, dim):
    """Element d of a head's key: in its block, position by position, head by head, 2 bytes each."""
    element = ((block * size + position % size) * heads + head) * dim + d
    return Access(element * 2, bytes=2, records=blocks * size * heads * dim * 2)


@SYSTEM.claim("Every read is inside the cache, whatever the table says, as long as its entries are blocks.")
def reads_stay_inside():
    entry = integer("entry", 0, BLOCKS)
    yield from kinds.in_bounds("", key.anywhere(length=LENGTH, block=entry, **SIZES))


@SYSTEM.claim("The table needs ceil(length / block_size) entries: each position has one.")
def table_is_long_enough():
    position = integer("position", 0, LENGTH)
    yield Case("", within(position // SIZE, 0, cdiv(LENGTH, SIZE)))


@SYSTEM.claim("Two positions never share a place, if entries of one sequence are different blocks.")
def positions_are_apart():
    one, other = integer("one", 0, LENGTH), integer("other", 0, LENGTH)
    block, another = integer("entry_of_one", 0, BLOCKS), integer("entry_of_other", 0, BLOCKS)
    same = one // SIZE == other // SIZE
    known = [implies(same, block == another), implies(~same, block != another)]
    yield Case("", block * SIZE + one % SIZE != another * SIZE + other % SIZE, given=[one != other, *known])


@SYSTEM.finding(
    "A table of length / block_size entries is enough.",
    documented="a slip: the last block may not be full",
    holds_when="table_is_long_enough",
)
def rounded_down():
    position = integer("position", 0, LENGTH)
    yield Case("", position // SIZE < LENGTH // SIZE, show={"entry": position // SIZE, "entries": LENGTH // SIZE})
