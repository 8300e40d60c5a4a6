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


@cuda_launch(FILE, "kernel_metropolis", block=(16, 4, 4), grid=("2*tiles", "2*tiles", "8*tiles"))
def metropolis(tiles, parity):
    """A side of 32 tiles; half of the spins, as the parity says, which is 0 or 1."""
    n = (32 * tiles) ** 3
    given(n < 2**30, parity <= 2)
    return [n, 32 * tiles, tensor("int32", n), tensor("int32", n), 1.0, 1.0, tensor("uint64", n // 4),
            tensor("uint64", n // 4), parity - 1]  # fmt: skip


@cuda_launch(FILE, "kernel_redenergy<float>", block=(16, 8, 4), grid=("2*tiles", "4*tiles", "8*tiles"))
def redenergy(tiles):
    n = (32 * tiles) ** 3
    given(n < 2**30)
    return [tensor("int32", n), 32 * tiles, tensor("fp32", 1), tensor("int32", n), 1.0]
