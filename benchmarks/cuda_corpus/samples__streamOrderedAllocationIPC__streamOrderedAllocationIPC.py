"""Bytes are set by a loop over the grid."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__streamOrderedAllocationIPC__streamOrderedAllocationIPC.ptx"


@cuda_launch(FILE, "simpleKernel", block=128, grid="blocks")
def simpleKernel(n, blocks):
    given(n + 128 * blocks < 2**31)
    return [tensor("uint8", n), n, 7]
