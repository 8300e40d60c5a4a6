"""Rounding the number of calls up is half of a repair: the last call's lanes past the tile need a test."""

from tileprove import Case, System, both, cdiv, implies, integer

SYSTEM = System("hipkittens_0a30715_no_guard", "HipKittens: the last call reads past the tile")
ROWS, CHUNKS, THREADS = integer("rows", 1), integer("chunks_per_row", 1), integer("threads", 1)  # chunks of 8 elements
CALLS = cdiv(ROWS * CHUNKS, THREADS)
CALL, THREAD = integer("call", 0, CALLS), integer("thread", 0, THREADS)
ROW, CHUNK = (CALL * THREADS + THREAD) // CHUNKS, (CALL * THREADS + THREAD) % CHUNKS


def inside(active):
    return implies(active, ROW * CHUNKS + CHUNK < ROWS * CHUNKS)


@SYSTEM.claim(
    "Lanes with row >= rows are off: the others read inside the tile, and each of its chunks has a call and a lane."
)
def fixed():
    yield Case("inside", inside(ROW < ROWS))
    row, chunk = integer("its_row", 0, ROWS), integer("its_chunk", 0, CHUNKS)
    place = row * CHUNKS + chunk
    yield Case("each", both(place // THREADS < CALLS, place // CHUNKS == row, place % CHUNKS == chunk))


@SYSTEM.finding(
    "All lanes read inside the tile.",
    documented="https://github.com/HazyResearch/HipKittens/commit/0a307152a15f252e",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", inside(True))
