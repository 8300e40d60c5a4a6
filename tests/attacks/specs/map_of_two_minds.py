# attack: a map that says one thing to the prover and another thing to whoever calls it with numbers
# run: check {file} --no-cache
# exit: 3
# says: tileprove contradicts itself: it was proved, and the access at row=
# says: two_minds: attacked by
# never: proved.
# run: check {file} --no-cache --attack 0
# says: two_minds: not attacked: --attack 0
# says: 1 claim: 1 proved
from tileprove import Access, System, integer, kinds

SYSTEM = System("two_minds", "a map that is wrong in numbers only")
ROWS = integer("rows", 1)


@SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
def loads(row, lane, rows):
    """Rows of 256 bytes, or so it says."""
    return Access(row * 256 + lane * (8 if isinstance(lane, int) else 4), 4, records=rows * 256)


@SYSTEM.claim("Every load stays inside.")
def inside():
    yield from kinds.in_bounds("", loads.anywhere(rows=ROWS))
