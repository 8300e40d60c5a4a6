"""A number that shifts and exclusive ors make anew in each round, and a load at its remainder."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("drawn.ptx", "drawn", block=32, grid=1)
def right(n):
    given(n < 2**31)
    return [tensor("int32", n), n]


@cuda_launch("drawn.ptx", "drawn", block=32, grid=1)
def one_less(n):
    given(n > 1, n < 2**31)
    return [tensor("int32", n - 1), n]
