"""Slices of a volume with pitches in bytes, four bytes a place."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simpleD3D11Texture__texture_3d.ptx"


@cuda_launch(FILE, "cuda_kernel_texture_3d", block=(16, 16), grid=("cdiv(width, 16)", "cdiv(height, 16)"))
def cuda_kernel_texture_3d(width, height, depth, pitch, slice):
    given(
        4 * width <= pitch,
        pitch % 4 == 0,
        height * pitch <= slice,
        slice % 4 == 0,
        slice * depth < 2**40,
        width < 2**20,
        height < 2**20,
        depth < 2**20,
    )
    return [tensor("uint8", depth * slice), width, height, depth, pitch, slice, 0.5]
