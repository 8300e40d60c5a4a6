"""Eighteen contractions of a tensor of n by n by n by c with a matrix."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__contract__main.ptx"


@cuda_launch(FILE, "contraction<float>", block=256, grid="cdiv(18*n*n*c, 256)")
def contraction_float(n, c=18):
    given(n < 400)
    return [
        tensor("fp32", n, n, n, c),
        tensor("fp32", n, n),
        tensor("fp32", n, n, c, 18),
        18 * n * n * c,
        n,
        c,
    ]


@cuda_launch(FILE, "contraction<double>", block=256, grid="cdiv(18*n*n*c, 256)")
def contraction_double(n, c=18):
    given(n < 400)
    return [
        tensor("fp64", n, n, n, c),
        tensor("fp64", n, n),
        tensor("fp64", n, n, c, 18),
        18 * n * n * c,
        n,
        c,
    ]
