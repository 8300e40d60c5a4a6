"""Carrying coordinates saves divisions, at the price of a bound: one carry each is right as long as a step is at most
one image."""

from tileprove import Case, System, both, integer, where

SYSTEM = System(
    "modular_04c9bae_single_carry", "Modular MAX: coordinates carried once where a step is more than an image"
)
W, H, STEP = integer("W_out", 1), integer("H_out", 1), integer("step", 1)
N, ROW, COLUMN = integer("n"), integer("h", 0, H), integer("w", 0, W)


def carried():
    """(n, h, w) one step on, by one carry each."""
    w = COLUMN + STEP % W
    h = ROW + STEP // W + where(w >= W, 1, 0)
    return N + where(h >= H, 1, 0), where(h >= H, h - H, h), where(w >= W, w - W, w)


def is_the_position():
    n, h, w = carried()
    place = (N * H + ROW) * W + COLUMN + STEP
    return both(h < H, w < W, (n * H + h) * W + w == place)


@SYSTEM.claim("The carried coordinates are the position's, for a step of at most one image.")
def fixed():
    yield Case("", is_the_position(), given=[STEP <= H * W])


@SYSTEM.finding(
    "The carried coordinates are the position's, for every step.",
    documented="https://github.com/modular/modular/blob/04c9bae3c303/max/kernels/src/structured_kernels/amd_tile_io_conv.mojo",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", is_the_position())
