"""A picture of a volume; rays go through a texture."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__volumeRender__volumeRender_kernel.ptx"


@cuda_launch(FILE, "d_render", block=(16, 16), grid=("cdiv(width, 16)", "cdiv(height, 16)"))
def d_render(width, height):
    given(width < 2**24, height < 2**24, width * height < 2**31)
    return [tensor("uint32", height, width), width, height, 0.1, 0.1, 0.1, 0.1, 1, 2]
