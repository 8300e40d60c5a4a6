"""Clocks, and their sum by one warp."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__concurrentKernels__main.ptx"


@cuda_launch(FILE, "clock_block", block=1, grid=1)
def clock_block(ticks):
    return [tensor("int64", 1), ticks]


@cuda_launch(FILE, "sum", block=32, grid=1)
def sum(n):
    given(n < 2**30)
    return [tensor("int64", n), n]
