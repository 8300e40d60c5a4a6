"""The offset of a region is a sum over all of its axes; the two innermost ones look like 0 until somebody slices them."""

from tileprove import Case, System, both, integer

SYSTEM = System(
    "tilelang_2680_region_offset", "TileLang: a region that starts inside its last two axes is taken from their start"
)
A, B, C = integer("a", 1), integer("b", 1), integer("c", 1)
I, J, K = (integer("first_i", 0, A), integer("first_j", 0, B), integer("first_k", 0, C))


def origin(offset):
    return both(offset // (B * C) == I, offset // C % B == J, offset % C == K)


@SYSTEM.claim("The sum over all axes is the region's first element.")
def fixed():
    yield Case("", origin(I * (B * C) + J * C + K))


@SYSTEM.finding(
    "The sum without the last two axes is.",
    documented="https://github.com/tile-ai/tilelang/pull/2680",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", origin(I * (B * C)))
