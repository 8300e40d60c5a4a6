"""Sums of all before, of arrays of four times the block and more."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__scan__scan.ptx"


@cuda_launch(FILE, "scanExclusiveShared", block=256, grid="blocks")
def scanExclusiveShared(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("uint32", blocks, 1024), tensor("uint32", blocks, 1024), 1024]


@cuda_launch(FILE, "scanExclusiveShared2", block=256, grid="cdiv(n, 256)")
def scanExclusiveShared2(n):
    given(1024 * n < 2**31)
    return [tensor("uint32", n), tensor("uint32", 1024 * n), tensor("uint32", 1024 * n), n, 256]


@cuda_launch(FILE, "uniformUpdate", block=256, grid="blocks")
def uniformUpdate(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("uint32", blocks, 1024), tensor("uint32", blocks)]
