"""Spins of a cube of side l; a random state for each four."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__metropolis__main.ptx"


@cuda_launch(FILE, "kernel_gpupcg_setup", block=512, grid="cdiv(n, 512)")
def setup(n):
    given(n < 2**30)
    return [tensor("uint64", n), tensor("uint64", n), n, 1, 2]


@cuda_launch(FILE, "kernel_reset_random_gpupcg", block=512, grid="cdiv(n, 512)")
def reset_random(n):
    given(n < 2**30)
    return [tensor("int32", n), n, tensor("uint64", n), tensor("uint64", n)]


@cuda_launch(FILE, "kernel_reset<int>", block=512, grid="cdiv(n, 512)")
def reset_int(n):
    given(n < 2**30)
    return [tensor("int32", n), n, 1]


@cuda_launch(FILE, "kernel_reset<float>", block=512, grid="cdiv(n, 512)")
def reset_float(n):
    given(n < 2**30)
    return [tensor("fp32", n), n, 1.0]
