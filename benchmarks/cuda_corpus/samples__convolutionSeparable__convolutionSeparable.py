"""Rows and columns, in whole tiles, with an apron at both ends."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__convolutionSeparable__convolutionSeparable.ptx"


@cuda_launch(FILE, "convolutionRowsKernel", block=(16, 4), grid=("width // 128", "height // 4"))
def convolutionRowsKernel(width, height, pitch):
    given(width % 128 == 0, height % 4 == 0, width <= pitch, pitch * height < 2**31)
    return [tensor("fp32", height, pitch), tensor("fp32", height, pitch), width, height, pitch]


@cuda_launch(FILE, "convolutionColumnsKernel", block=(16, 8), grid=("width // 16", "height // 64"))
def convolutionColumnsKernel(width, height, pitch):
    given(width % 16 == 0, height % 64 == 0, width <= pitch, pitch * height < 2**31)
    return [tensor("fp32", height, pitch), tensor("fp32", height, pitch), width, height, pitch]
