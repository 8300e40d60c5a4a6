"""Six faces of a cube, read as a texture."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simpleCubemapTexture__simpleCubemapTexture.ptx"


@cuda_launch(FILE, "transformKernel", block=(8, 8), grid=("width // 8", "width // 8"))
def transformKernel(width):
    given(width % 8 == 0, 6 * width * width < 2**31)
    return [tensor("fp32", 6, width, width), width, 1]
