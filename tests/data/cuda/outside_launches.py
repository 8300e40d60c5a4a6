"""Two kernels that leave their arrays at some sizes: nvcc -ptx -arch=sm_90 -lineinfo outside.cu"""

from tileprove.cuda import cuda_launch, tensor


@cuda_launch("outside.ptx", "one_more", block=256, grid="cdiv(n, 256)")
def one_more(n):
    return [tensor("fp32", n), tensor("fp32", n), n]


@cuda_launch("outside.ptx", "wraps", block=256, grid="cdiv(n, 256)")
def wraps(n):
    return [tensor("fp32", n, n), tensor("fp32", n), n]
