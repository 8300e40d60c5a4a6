"""One is added, many times."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__simpleMultiCopy__simpleMultiCopy.ptx"


@cuda_launch(FILE, "incKernel", block=512, grid="cdiv(n, 512)")
def incKernel(n, inner):
    given(n < 2**31 - 512, inner < 2**31)
    return [tensor("int32", n), tensor("int32", n), n, inner]
