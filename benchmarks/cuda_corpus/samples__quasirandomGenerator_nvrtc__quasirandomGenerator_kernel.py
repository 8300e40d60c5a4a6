"""Three dimensions of numbers, and what they are normally distributed."""

from tileprove.cuda import cuda_launch, given, tensor, u32

FILE = "samples__quasirandomGenerator_nvrtc__quasirandomGenerator_kernel.ptx"


@cuda_launch(FILE, "quasirandomGeneratorKernel", block=(128, 3), grid=128)
def quasirandomGeneratorKernel(n, seed):
    given(n < 2**24, seed < 2**31)
    return [tensor("fp32", 3, n), u32(seed), u32(n)]


@cuda_launch(FILE, "inverseCNDKernel", block=128, grid=128)
def inverseCNDKernel(n):
    given(n < 2**31)
    return [tensor("fp32", n), u32(n)]
