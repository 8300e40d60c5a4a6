"""A Fibonacci sequence with lags, in r columns of s numbers each."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__lfib4__main.ptx"


@cuda_launch(FILE, "firstColGPU", block=256, grid=1)
def firstColGPU(r, s):
    given(s % 256 == 0, r * s < 2**31)
    return [tensor("uint32", r * s), s]


@cuda_launch(FILE, "colYGPU", block=256, grid=1)
def colYGPU(s):
    given(s % 256 == 0, s < 2**31)
    return [tensor("uint32", 768), s]


@cuda_launch(FILE, "lastEntGPU", block=512, grid=1)
def lastEntGPU(r, s):
    given(s % 256 == 0, r * s < 2**31)
    return [tensor("uint32", r * s), tensor("uint32", 768), s, r]


@cuda_launch(FILE, "colsGPU", block=256, grid="cdiv(r, 8)")
def colsGPU(r, s):
    given(s % 256 == 0, r * s < 2**31)
    return [tensor("uint32", r * s), s, r]
