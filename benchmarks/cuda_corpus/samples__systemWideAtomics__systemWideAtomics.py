"""Ten counters that all threads change."""

from tileprove.cuda import cuda_launch, tensor

FILE = "samples__systemWideAtomics__systemWideAtomics.ptx"


@cuda_launch(FILE, "atomicKernel", block=256, grid="blocks")
def atomicKernel(blocks):
    return [tensor("int32", 10, shared=True)]
