"""To vectorise a loop, let neighbouring threads take neighbouring vectors; wrapped around too early, they meet."""

from tileprove import Case, System, both, integer

SYSTEM = System("tilelang_742_atomic_vectors", "TileLang: vectors of atomic additions start at the wrong elements")
THREADS, VECTOR, VECTORS = integer("threads", 1), integer("vector", 2), integer("vectors", 1)  # vectors of a thread
OUTER, THREAD, ELEMENT = integer("outer", 0, VECTORS), integer("thread", 0, THREADS), integer("element", 0, VECTOR)
EXTENT = VECTORS * VECTOR  # elements of a thread


@SYSTEM.claim("Thread t takes vector t of each round: the vectors are the elements, each once.")
def fixed():
    place = OUTER * VECTOR * THREADS + THREAD * VECTOR + ELEMENT
    vector = place // VECTOR
    yield Case("inside", place < THREADS * EXTENT)
    yield Case("its vector", both(vector == OUTER * THREADS + THREAD, place % VECTOR == ELEMENT))
    own = OUTER * THREADS + THREAD
    yield Case("its thread", both(own // THREADS == OUTER, own % THREADS == THREAD))


@SYSTEM.finding(
    "Thread t starts at (t mod (extent / vector)) * vector, t div (extent / vector) rounds on: it stays inside.",
    documented="https://github.com/tile-ai/tilelang/pull/742",
    holds_when="fixed",
)
def as_shipped():
    place = (OUTER * VECTOR + THREAD // VECTORS) * THREADS + THREAD % VECTORS * VECTOR + ELEMENT
    yield Case("", place < THREADS * EXTENT)
