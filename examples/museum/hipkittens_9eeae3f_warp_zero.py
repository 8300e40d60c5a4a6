"""Take the warp's number from the hardware, or test the formula with two warps: (t mod T) div T is 0 for all of them."""

from tileprove import Case, System, integer

SYSTEM = System("hipkittens_9eeae3f_warp_zero", "HipKittens: every warp takes itself for warp 0")
WARPS, CALL = integer("warps", 1), integer("call")
THREADS = WARPS * 64
THREAD = integer("thread", 0, THREADS)


def lds_element(warp):
    """First of the 8 elements that the thread's lane writes."""
    return warp * 512 + CALL * THREADS * 8 + THREAD % 64 * 8


@SYSTEM.claim(
    "With the hardware's warp number, threads fill the tile one after the other: no two write the same element."
)
def fixed():
    yield Case("", lds_element(THREAD // 64) == (CALL * THREADS + THREAD) * 8)


@SYSTEM.finding(
    "With warp = (t mod T) div T, threads fill the tile one after the other.",
    documented="https://github.com/HazyResearch/HipKittens/commit/9eeae3f61a91941b",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", lds_element(THREAD % THREADS // THREADS) == (CALL * THREADS + THREAD) * 8)
