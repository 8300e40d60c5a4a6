"""Launches of axes.ptx."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "axes.ptx"


def of_four(a, b, c, d):
    given(a * b * c * d <= 2**31 - 2**11)
    return [tensor("fp32", a, b, c, d), tensor("fp32", a, c, b, d), a, b, c, d]


@cuda_launch(FILE, "turned", block="bx", grid="cdiv(a * b * c * d, bx)")
def turned(a, b, c, d, bx):
    return of_four(a, b, c, d)


@cuda_launch(FILE, "turned_wrong", block="bx", grid="cdiv(a * b * c * d, bx)")
def turned_wrong(a, b, c, d, bx):
    return of_four(a, b, c, d)


@cuda_launch(FILE, "edges", block=256, grid=1)
def edges(way):
    return [tensor("fp32", 256), way]


@cuda_launch(FILE, "edges_at_once", block=256, grid=1)
def edges_at_once(way):
    return [tensor("fp32", 256), way]
