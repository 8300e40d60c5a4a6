"""The loader of docs/GUIDE.md: 64 lanes copy 8 rows of 128 bytes into LDS at a time, 16 bytes each, swizzled."""

from tileprove import Access, Case, System, both, divides, integer, kinds, within

SYSTEM = System("guide", "the loader of the guide")
ITERATIONS, STRIDE = integer("iterations", 1), integer("stride", 128)
ROW, CHUNK = integer("row", 0, ITERATIONS * 8), integer("chunk", 0, 8)


def place(row, chunk):
    """The LDS byte of a chunk of a row; chunks are exchanged, so that lanes which read a column meet other banks."""
    return row * 128 + (chunk ^ (row % 8)) * 16


@SYSTEM.map("the matrix", {"lane": 64, "i": "iterations"}, example={"iterations": 2, "stride": 192}, row_bytes="stride")
def load(lane, i, iterations, stride):
    """Lane l of iteration i loads chunk l % 8 of row 8*i + l // 8, 16 bytes; rows are stride bytes apart."""
    row, chunk = i * 8 + lane // 8, lane % 8
    return Access(row * stride + chunk * 16, bytes=16, records=iterations * 8 * stride)


ANYWHERE = load.anywhere(iterations=ITERATIONS, stride=STRIDE)


@SYSTEM.claim("Every load stays inside the matrix, its rows being at least 128 bytes apart.")
def loads_stay_inside():
    yield from kinds.in_bounds("", ANYWHERE)


@SYSTEM.claim("Every load is aligned to its 16 bytes, where the stride is.")
def loads_are_aligned():
    yield from kinds.aligned("", ANYWHERE, given=[divides(16, STRIDE)])


@SYSTEM.claim("Lanes and chunks pair up: each of the 64 chunks of an iteration is loaded once and only once.")
def chunks_pair_up():
    yield from kinds.bijective("", lambda lane: [lane // 8, lane % 8], None, {"lane": 64}, [8, 8])


@SYSTEM.claim("Exclusive-or with a number below 8 stays below 8 and undoes itself.")
def swizzle():
    c, r = integer("c", 0, 8), integer("r", 0, 8)
    yield Case("", both(within(c ^ r, 0, 8), (c ^ r) ^ r == c))


@SYSTEM.claim("Every place in LDS lies in its row's 128 bytes, for any number of rows.")
def places_stay_inside():
    byte = place(ROW, CHUNK)
    goal = within(byte, ROW * 128, ROW * 128 + 113)
    yield Case("", goal, using=[swizzle(c=CHUNK, r=ROW % 8)], show={"LDS byte": byte})


@SYSTEM.claim("No two chunks have one place: from the place, row and chunk come back.")
def places_are_apart():
    byte = place(ROW, CHUNK)
    row, chunk = byte // 128, (byte % 128 // 16) ^ (byte // 128 % 8)
    yield Case("", both(row == ROW, chunk == CHUNK), using=[places_stay_inside, swizzle(c=CHUNK, r=ROW % 8)])


@SYSTEM.claim("Before row k of a causal mask there are k*(k + 1)/2 tiles: the half is whole.")
def triangles():
    yield from kinds.induction("", integer("k"), lambda k: 2 * (k * (k + 1) // 2) == k * (k + 1))


@SYSTEM.claim("So the tiles of row k come right after those before it.")
def triangles_follow_each_other():
    k = integer("k")
    first = lambda k: k * (k + 1) // 2  # noqa: E731
    yield Case("", first(k + 1) == first(k) + k + 1, using=[triangles, triangles(k=k + 1)])


@SYSTEM.finding("Every load is aligned to its 16 bytes.", documented="a comment", holds_when="loads_are_aligned")
def loads_are_always_aligned():
    yield from kinds.aligned("", ANYWHERE)
