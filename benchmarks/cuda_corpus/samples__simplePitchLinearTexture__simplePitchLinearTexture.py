"""A shifted picture, with a pitch between its rows."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simplePitchLinearTexture__simplePitchLinearTexture.ptx"


@cuda_launch(FILE, "shiftPitchLinear", block=(16, 16), grid=("width // 16", "height // 16"))
def shiftPitchLinear(width, height, pitch):
    given(width % 16 == 0, height % 16 == 0, width <= pitch, pitch * height < 2**31)
    return [tensor("fp32", height, pitch), pitch, width, height, 3, 5, 1]


@cuda_launch(FILE, "shiftArray", block=(16, 16), grid=("width // 16", "height // 16"))
def shiftArray(width, height, pitch):
    given(width % 16 == 0, height % 16 == 0, width <= pitch, pitch * height < 2**31)
    return [tensor("fp32", height, pitch), pitch, width, height, 3, 5, 1]
