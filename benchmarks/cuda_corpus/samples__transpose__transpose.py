"""Matrices of whole tiles of 32 by 32."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__transpose__transpose.ptx"


@cuda_launch(FILE, "copy", block=(32, 16), grid=("width // 32", "height // 32"))
def copy(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "copySharedMem", block=(32, 16), grid=("width // 32", "height // 32"))
def copySharedMem(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "transposeNaive", block=(32, 16), grid=("width // 32", "height // 32"))
def transposeNaive(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "transposeCoalesced", block=(32, 16), grid=("width // 32", "height // 32"))
def transposeCoalesced(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "transposeNoBankConflicts", block=(32, 16), grid=("width // 32", "height // 32"))
def transposeNoBankConflicts(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "transposeDiagonal", block=(32, 16), grid=("width // 32", "height // 32"))
def transposeDiagonal(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "transposeFineGrained", block=(32, 16), grid=("width // 32", "height // 32"))
def transposeFineGrained(width, height):
    given(width == height, width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]


@cuda_launch(FILE, "transposeCoarseGrained", block=(32, 16), grid=("width // 32", "height // 32"))
def transposeCoarseGrained(width, height):
    given(width % 32 == 0, height % 32 == 0, width * height < 2**31)
    return [tensor("fp32", width, height), tensor("fp32", height, width), width, height]
