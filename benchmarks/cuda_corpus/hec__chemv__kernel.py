"""A Hermitian matrix of 370 by 370 times a vector; complex numbers are two floats."""

from tileprove.cuda import cuda_launch, tensor

FILE = "hec__chemv__kernel.ptx"


@cuda_launch(FILE, "chemv_kernel0", block=32, grid=12)
def chemv_kernel0():
    return [tensor("fp32", 370, 740), tensor("fp32", 740), tensor("fp32", 740), 1.0, 1.0, 1.0, 1.0]


@cuda_launch(FILE, "chemv_kernel1", block=32, grid=12)
def chemv_kernel1():
    return [tensor("fp32", 370, 740), tensor("fp32", 740), tensor("fp32", 740), 1.0, 1.0]
