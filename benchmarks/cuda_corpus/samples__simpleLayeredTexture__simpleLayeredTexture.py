"""One layer of several."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simpleLayeredTexture__simpleLayeredTexture.ptx"


@cuda_launch(FILE, "transformKernel", block=(8, 8), grid=("width // 8", "height // 8"))
def transformKernel(width, height, layers):
    given(width % 8 == 0, height % 8 == 0, layers * width * height < 2**31)
    return [tensor("fp32", layers, height, width), width, height, layers - 1, 1]
