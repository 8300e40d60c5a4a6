"""Launches of capped.ptx."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "capped.ptx"


def up(n, steps, threads, blocks):
    given(n < 2**30, steps < 2**30, threads * blocks < 2**31)
    return [tensor("fp32", n), tensor("i32", n + 1), tensor("i32", threads * blocks), n, steps, 0.5]


def down(n, first, threads, blocks):
    given(n < 2**30, first <= n, threads * blocks < 2**31)
    return [tensor("fp32", n + 1), tensor("i32", n + 1), tensor("i32", threads * blocks), n, first, 0.5]


@cuda_launch(FILE, "ranked", block="threads", grid="blocks")
def ranked(n, steps, threads, blocks):
    return up(n, steps, threads, blocks)


@cuda_launch(FILE, "ranked_wrong", block="threads", grid="blocks")
def ranked_wrong(n, steps, threads, blocks):
    return up(n, steps, threads, blocks)


@cuda_launch(FILE, "lowered", block="threads", grid="blocks")
def lowered(n, first, threads, blocks):
    return down(n, first, threads, blocks)


@cuda_launch(FILE, "lowered_wrong", block="threads", grid="blocks")
def lowered_wrong(n, first, threads, blocks):
    return down(n, first, threads, blocks)
