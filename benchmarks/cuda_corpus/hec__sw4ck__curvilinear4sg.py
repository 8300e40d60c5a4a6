"""Waves on a curved grid of any extents, which begins at -2 in each: at the ground, inside, and at the other end."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__sw4ck__curvilinear4sg.ptx"
TILE = {
    "kernel1": (16, 4, 3),
    "kernel2": (64, 2, 2),
    "kernel3": (64, 2, 2),
    "kernel4": (64, 2, 2),
    "kernel5": (16, 4, 4),
}


def launch(kernel, first, last, *more):
    """first, last: of the planes that the kernel computes, where nk planes are stored."""

    def build(ni, nj, nk):
        given(ni >= 5, nj >= 5, nk >= 19, 4 * ni * nj * nk < 2**31)
        lowest, beyond, own = first(nk), last(nk) + 1, [one(nk) for one in more]
        ends = (0, ni - 4, 0, nj - 4, lowest, beyond, -2, ni - 3, -2, nj - 3, -2, nk - 3)
        fields = [tensor("fp64", c, nk, nj, ni) for c in (3, 1, 1, 4, 1, 3)]
        tables = [tensor("fp64", n) for n in (384, 48, 6, 384, 6)]
        return (
            ((ni - 4 + x - 1) // x, (nj - 4 + y - 1) // y, (beyond - lowest + z - 1) // z),
            [*ends, *own, 1.0, -1.0, *fields, *tables, tensor("fp64", ni), tensor("fp64", nj)],
        )

    x, y, z = TILE[kernel]
    build.__name__ = kernel
    cuda_launch(FILE, kernel, block=TILE[kernel])(build)


launch("kernel1", lambda nk: 1, lambda nk: 6)
for inner in ("kernel2", "kernel3", "kernel4"):
    launch(inner, lambda nk: 7, lambda nk: nk - 12)
launch("kernel5", lambda nk: nk - 11, lambda nk: nk - 6, lambda nk: nk - 6)
