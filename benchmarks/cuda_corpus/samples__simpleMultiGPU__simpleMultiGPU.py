"""Each thread adds up every 32 * 256th element."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simpleMultiGPU__simpleMultiGPU.ptx"


@cuda_launch(FILE, "reduceKernel", block=256, grid=32)
def reduceKernel(n):
    given(n < 2**31 - 8192)
    return [tensor("fp32", 32, 256), tensor("fp32", n), n]
