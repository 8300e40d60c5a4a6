"""A turned picture: what is read is a texture."""

from tileprove.cuda import cuda_launch, given, tensor, u64

FILE = "samples__simpleTextureDrv__simpleTexture_kernel.ptx"


@cuda_launch(FILE, "transformKernel", block=(8, 8), grid=("width // 8", "height // 8"))
def transformKernel(width, height):
    given(width % 8 == 0, height % 8 == 0, width * height < 2**31)
    return [tensor("fp32", height, width), width, height, 0.5, u64(1)]
