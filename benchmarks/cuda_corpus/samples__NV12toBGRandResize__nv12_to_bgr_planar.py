"""Frames of brightness and colour become three planes of floats."""

from tileprove.cuda import cdiv, cuda_launch, given, tensor

FILE = "samples__NV12toBGRandResize__nv12_to_bgr_planar.ptx"


@cuda_launch(FILE, "nv12ToBGRplanarBatchKernel", block=(64, 10), grid=("cdiv(w, 256)", "cdiv(h, 20)", "batch"))
def nv12ToBGRplanarBatchKernel(w, h, pitch, batch):
    given(w % 4 == 0, h % 2 == 0, pitch % 4 == 0, w <= pitch, 12 * batch * h * pitch < 2**31)
    return [tensor("uint8", batch, cdiv(3 * h, 2), pitch), pitch, tensor("fp32", batch, 3, h, w), 4 * w, w, h, batch]
