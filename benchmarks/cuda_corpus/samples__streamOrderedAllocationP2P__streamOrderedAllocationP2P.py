"""A copy, one thread an element."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__streamOrderedAllocationP2P__streamOrderedAllocationP2P.ptx"


@cuda_launch(FILE, "copyP2PAndScale", block=256, grid="cdiv(n, 256)")
def copyP2PAndScale(n):
    given(n < 2**31 - 256)
    return [tensor("int32", n), tensor("int32", n), n]
