"""A picture of 4 by 4 blocks compressed, each by a block of 64 threads, from any of them on."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__dxtc__dxtc.ptx"


@cuda_launch(FILE, "compress", block=64, grid="count")
def compress(blocks, first, count):
    given(16 * blocks < 2**31, first - 1 + count <= blocks)
    return [tensor("uint32", 992), tensor("uint32", blocks, 16), tensor("uint32", blocks, 2), first - 1]
