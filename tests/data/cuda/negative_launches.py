"""Rows that indices of any sign name."""

from tileprove.cuda import cuda_launch, given, tensor


def arguments(n, rows, width):
    given(n * width <= 2**31 - 256, rows * width < 2**40)
    indices, into = tensor("int64", n), tensor("fp32", rows, width)
    return [indices, into, tensor("fp32", n, width), n, rows, width]


@cuda_launch("negative.ptx", "rows_of", block=256, grid="cdiv(n*width, 256)")
def rows_of(n, rows, width):
    return arguments(n, rows, width)


@cuda_launch("negative.ptx", "rows_narrow", block=256, grid="cdiv(n*width, 256)")
def rows_narrow(n, rows, width):
    return arguments(n, rows, width)


@cuda_launch("negative.ptx", "rows_narrow", block=256, grid="cdiv(n*width, 256)")
def rows_fit(n, rows, width):
    given(rows * width <= 2**31)
    return arguments(n, rows, width)


@cuda_launch("negative.ptx", "rows_narrow", block=256, grid="cdiv(n*width, 256)")
def rows_too_many(n, rows, width):
    given(rows * width <= 2**31 + width)
    return arguments(n, rows, width)
