"""Divisions in a loop; one number is written where they give 0."""

from tileprove.cuda import cuda_launch, given, struct, tensor

FILE = "hec__idivide__main.ptx"


def divisor(d):
    """A number to divide by, and three with which that is a product; nothing hangs on these."""
    return struct({0: d})


@cuda_launch(FILE, "throughput_test<int>", block=256, grid="blocks")
def throughput_test(a, b, c, blocks):
    return [a, b, c, 0, tensor("int32", 1)]


@cuda_launch(FILE, "latency_test<int>", block=256, grid="blocks")
def latency_test(a, b, c, blocks):
    return [a, b, c, a, b, c, a, b, c, a, 0, tensor("int32", 1)]


@cuda_launch(FILE, "check", block=256, grid="blocks")
def check(d, blocks):
    given(blocks < 2**23)
    return [divisor(d), tensor("int32", 4, shared=True)]


@cuda_launch(FILE, "check", block=256, grid="blocks")
def check_negative(d, blocks):
    given(blocks < 2**23)
    return [divisor(-d), tensor("int32", 4, shared=True)]


@cuda_launch(FILE, "throughput_test<int_fastdiv>", block=256, grid="blocks")
def throughput_test_fast(a, b, c, blocks):
    return [divisor(a), divisor(b), divisor(c), 0, tensor("int32", 1)]


@cuda_launch(FILE, "latency_test<int_fastdiv>", block=256, grid="blocks")
def latency_test_fast(a, b, c, blocks):
    return [*(divisor(d) for d in (a, b, c, a, b, c, a, b, c, a)), 0, tensor("int32", 1)]
