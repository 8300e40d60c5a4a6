"""Launches of sines.ptx."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("sines.ptx", "sines", block="b", grid="cdiv(n, b)")
def sines(n, b):
    given(b >= 1, b <= 1024, n < 2**30)
    return [tensor("fp32", n), tensor("fp32", n), n]


@cuda_launch("sines.ptx", "tangents", block="b", grid="g")
def tangents(n, b, g):
    given(b >= 1, b <= 1024, g >= 1, g < 2**20, n < 2**30)
    return [tensor("fp32", n), tensor("fp32", n), n]
