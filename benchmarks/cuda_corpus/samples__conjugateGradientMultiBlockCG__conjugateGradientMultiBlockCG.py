"""A system of equations solved by all blocks of a cooperative launch; its matrix is in compressed rows."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__conjugateGradientMultiBlockCG__conjugateGradientMultiBlockCG.ptx"


@cuda_launch(FILE, "gpuConjugateGradient", block=512, grid="blocks", shared=136)
def gpuConjugateGradient(n, nz, blocks):
    given(n < 2**30, nz < 2**30, blocks < 2**16)
    rows = tensor("int32", n + 1, monotone=True, first=0, last=nz)
    columns = tensor("int32", nz, values=(0, n))
    vectors = [tensor("fp32", n) for _ in range(4)]
    return [rows, columns, tensor("fp32", nz), *vectors, tensor("fp64", 1), nz, n, 1.0]
