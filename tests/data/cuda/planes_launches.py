"""Launches of planes.ptx."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "planes.ptx"


def volumes(nx, ny, nz):
    given(nx * ny * nz <= 2**31 - 2**11)
    return [tensor("fp32", nz, ny, nx), tensor("fp32", nz, ny, nx), nx, ny, nz]


@cuda_launch(FILE, "planes", block="bx", grid="cdiv(nx * ny, bx)")
def planes(nx, ny, nz, bx):
    return volumes(nx, ny, nz)


@cuda_launch(FILE, "planes_too_far", block="bx", grid="cdiv(nx * ny, bx)")
def planes_too_far(nx, ny, nz, bx):
    return volumes(nx, ny, nz)
