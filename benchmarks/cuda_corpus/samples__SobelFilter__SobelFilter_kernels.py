"""Edges of an image: a block of 16 x 4 threads with 80 x 4 pixels and their border in shared memory, or a block a row."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__SobelFilter__SobelFilter_kernels.ptx"


@cuda_launch(FILE, "SobelShared", block=(16, 4), grid=("cdiv(w, 320)", "cdiv(h, 4)"), shared="400 * 6")
def SobelShared(w, h, texture):
    given(w < 2**15, h < 2**15, w % 4 == 0)
    return [tensor("uint8", h, w // 4, 4), w, 80, 400, w, h, 1.0, texture]


@cuda_launch(FILE, "SobelCopyImage", block=384, grid="h")
def SobelCopyImage(w, h, texture):
    given(w * h < 2**31, w < 2**31 - 384)
    return [tensor("uint8", h, w), w, w, h, 1.0, texture]


@cuda_launch(FILE, "SobelTex", block=384, grid="h")
def SobelTex(w, h, texture):
    given(w * h < 2**31, w < 2**31 - 384)
    return [tensor("uint8", h, w), w, w, h, 1.0, texture]
