"""A sum by all blocks of a cooperative launch, one number a thread in shared memory."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__reductionMultiBlockCG__reductionMultiBlockCG.ptx"


@cuda_launch(FILE, "reduceSinglePassMultiBlockCG", block="threads", grid="blocks", shared="8 * threads")
def reduceSinglePassMultiBlockCG(threads, blocks, n):
    given(threads % 32 == 0, threads <= 1024, n < 2**31 - threads * blocks)
    return [tensor("fp32", n), tensor("fp64", blocks), n]
