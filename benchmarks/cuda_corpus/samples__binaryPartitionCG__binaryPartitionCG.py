"""How many are odd, and sums of both kinds."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__binaryPartitionCG__binaryPartitionCG.ptx"


@cuda_launch(FILE, "oddEvenCountAndSumCG", block="bx", grid="blocks")
def oddEvenCountAndSumCG(n, bx, blocks):
    given(n + bx * blocks < 2**31, bx % 32 == 0)
    return [tensor("int32", n), tensor("int32", 1), tensor("int32", 2), n]
