"""Numba hands each array over as seven numbers and more: two that are 0 here, elements, their bytes, where it lies, its
shape, and its strides in bytes."""

from tileprove.cuda import cuda_launch, tensor


def array(*shape):
    """The arguments of a contiguous array of float32."""
    elements, strides = 1, []
    for size in reversed(shape):
        strides, elements = [4 * elements, *strides], elements * size
    return [0, 0, elements, 4, tensor("fp32", *shape), *shape, *strides]


@cuda_launch("numba_axpy.ptx", "axpy", block="bx", grid="cdiv(n, bx)")
def axpy(n, bx):
    return [2.0, *array(n), *array(n), *array(n)]


@cuda_launch("numba_sums.ptx", "sums", block="bx", grid="cdiv(M, bx)")
def sums(M, N, bx):
    return [*array(M, N), *array(M)]


@cuda_launch("numba_sums_wrong.ptx", "sums_wrong", block="bx", grid="cdiv(M, bx)")
def sums_wrong(M, N, bx):
    return [*array(M, N), *array(M)]
