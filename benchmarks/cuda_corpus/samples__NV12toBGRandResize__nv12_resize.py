"""Frames are made larger or smaller; what is read is a texture."""

from tileprove.cuda import cdiv, cuda_launch, given, tensor

FILE = "samples__NV12toBGRandResize__nv12_resize.ptx"


@cuda_launch(FILE, "resizeNV12BatchKernel", block=(32, 32), grid=("cdiv(w, 64)", "cdiv(h, 64)", 1))
def resizeNV12BatchKernel(w, h, pitch, batch):
    given(w % 2 == 0, h % 2 == 0, pitch % 2 == 0, w <= pitch, 2 * batch * h * pitch < 2**31)
    return [1, 2, tensor("uint8", batch, cdiv(3 * h, 2), pitch), 640, 480, pitch, w, h, batch]
