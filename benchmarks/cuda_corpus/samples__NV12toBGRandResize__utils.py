"""Planes of floats become pixels of three bytes."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__NV12toBGRandResize__utils.ptx"


@cuda_launch(FILE, "floatToChar", block=1024, grid="cdiv(h * w, 1024)")
def floatToChar(h, w, batch):
    given(3 * batch * h * w < 2**31 - 1024)
    return [tensor("fp32", batch, 3, h, w), tensor("uint8", batch, h, w, 3), h, w, batch]
