"""Rows and columns of a picture that is a texture."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__convolutionTexture__convolutionTexture.ptx"


@cuda_launch(FILE, "convolutionRowsKernel", block=(16, 12), grid=("cdiv(width, 16)", "cdiv(height, 12)"))
def convolutionRowsKernel(width, height):
    given(width < 2**23, height < 2**23, width * height < 2**31)
    return [tensor("fp32", height, width), width, height, 1]


@cuda_launch(FILE, "convolutionColumnsKernel", block=(16, 12), grid=("cdiv(width, 16)", "cdiv(height, 12)"))
def convolutionColumnsKernel(width, height):
    given(width < 2**23, height < 2**23, width * height < 2**31)
    return [tensor("fp32", height, width), width, height, 1]
