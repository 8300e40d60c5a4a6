"""A linear index is made from the inside out, each extent multiplying all that is outside; a missing bracket collides."""

from tileprove import Case, System, both, integer

SYSTEM = System("mlx_3483_slice_update", "MLX: z*gy + y*gx + x*NW gives two threads the same elements")
GX, GY, NW = integer("grid_x", 1), integer("grid_y", 1), integer("per_thread", 1)
Z, Y, X, ELEMENT = integer("z"), integer("y", 0, GY), integer("x", 0, GX), integer("element", 0, NW)


def own(place):
    """Thread and element can be read off the place: no two share one, and none is left out."""
    thread = place // NW
    return both(place % NW == ELEMENT, thread % GX == X, thread // GX % GY == Y, thread // (GX * GY) == Z)


@SYSTEM.claim("((z*gy + y)*gx + x)*NW + element is one place for each element of each thread.")
def fixed():
    yield Case("", own(((Z * GY + Y) * GX + X) * NW + ELEMENT))


@SYSTEM.finding(
    "z*gy + y*gx + x*NW + element is one place for each element of each thread.",
    documented="https://github.com/ml-explore/mlx/pull/3483",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", own(Z * GY + Y * GX + X * NW + ELEMENT))
