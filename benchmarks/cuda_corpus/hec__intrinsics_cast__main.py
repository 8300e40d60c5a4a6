"""Casts of each element."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__intrinsics-cast__main.ptx"


@cuda_launch(FILE, "cast1_intrinsics", block=256, grid="cdiv(n, 256)")
def cast1_intrinsics(n):
    given(n < 2**31 - 256)
    return [n, tensor("fp64", n), tensor("int64", n)]


@cuda_launch(FILE, "cast2_intrinsics", block=256, grid="cdiv(n, 256)")
def cast2_intrinsics(n):
    given(n < 2**31 - 256)
    return [n, tensor("int64", n), tensor("fp64", n)]
