"""How the kernels of banks.cu are launched."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("banks.ptx", "columns", block=(32, 8), grid=1)
def columns():
    return [tensor("fp32", 1024), tensor("fp32", 1024)]


@cuda_launch("banks.ptx", "padded", block=(32, 8), grid=1)
def padded():
    return [tensor("fp32", 1024), tensor("fp32", 1024)]


@cuda_launch("banks.ptx", "swizzled", block=(32, 8), grid=1)
def swizzled():
    return [tensor("fp32", 1024), tensor("fp32", 1024)]


@cuda_launch("banks.ptx", "square", block=(16, 16), grid=1)
def square():
    return [tensor("fp32", 256), tensor("fp32", 256)]


@cuda_launch("banks.ptx", "stride", block="threads", grid=1, shared="4 * n * threads + 4")
def any_stride(n, threads):
    given(n <= 64)
    return [tensor("fp32", threads), n]


@cuda_launch("banks.ptx", "stride", block=64, grid=1, shared="4 * (2 * m + 1) * 64 + 4")
def odd_stride(m):
    given(m <= 64)
    return [tensor("fp32", 64), 2 * m + 1]


@cuda_launch("banks.ptx", "vectors", block=256, grid=1)
def vectors():
    return [tensor("fp32", 1024), tensor("fp32", 1024)]


@cuda_launch("banks.ptx", "wide", block=256, grid=1)
def wide():
    return [tensor("fp64", 256), tensor("fp64", 256)]


@cuda_launch("banks.ptx", "bytes", block=256, grid=1)
def bytes_():
    return [tensor("i8", 256), tensor("i8", 256)]


@cuda_launch("banks.ptx", "histogram", block=256, grid=1)
def histogram(n):
    return [tensor("i32", n), tensor("i32", 256), n]


@cuda_launch("banks.ptx", "halves", block=256, grid=1)
def halves():
    return [tensor("fp32", 256)]


@cuda_launch("banks.ptx", "rows", block=("bx", "by"), grid=1)
def rows(bx, by):
    given(bx * by <= 1024)
    return [tensor("fp32", bx), tensor("fp32", bx), bx]
