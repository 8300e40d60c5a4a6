"""Divisions in a loop; one number is written where they give 0."""

from tileprove.cuda import cuda_launch, tensor

FILE = "hec__idivide__main.ptx"


@cuda_launch(FILE, "throughput_test<int>", block=256, grid="blocks")
def throughput_test(a, b, c, blocks):
    return [a, b, c, 0, tensor("int32", 1)]


@cuda_launch(FILE, "latency_test<int>", block=256, grid="blocks")
def latency_test(a, b, c, blocks):
    return [a, b, c, a, b, c, a, b, c, a, 0, tensor("int32", 1)]
