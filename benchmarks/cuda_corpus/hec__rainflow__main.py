"""Histories one behind the other; `at` says where each begins."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__rainflow__main.ptx"


@cuda_launch(FILE, "rainflow_count", block=256, grid="n // 256 + 1")
def rainflow_count(n, total):
    given(n < 2**30, total < 2**30)
    return [
        tensor("fp64", total),
        tensor("int32", n + 1, monotone=True, first=0, last=total),
        tensor("fp64", total),
        tensor("int32", total),
        tensor("fp64", total, 3),
        tensor("int32", n),
        n,
    ]
