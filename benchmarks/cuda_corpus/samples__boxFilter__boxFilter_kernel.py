"""Boxes of radius r: a thread goes along a row or a column."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__boxFilter__boxFilter_kernel.ptx"


@cuda_launch(FILE, "d_boxfilter_x_global", block=64, grid="h // 64")
def d_boxfilter_x_global(w, h, r):
    given(h % 64 == 0, 2 * r < w, w * h < 2**29)
    return [tensor("fp32", h, w), tensor("fp32", h, w), w, h, r]


@cuda_launch(FILE, "d_boxfilter_y_global", block=64, grid="w // 64")
def d_boxfilter_y_global(w, h, r):
    given(w % 64 == 0, 2 * r < h, w * h < 2**29)
    return [tensor("fp32", h, w), tensor("fp32", h, w), w, h, r]


@cuda_launch(FILE, "d_boxfilter_x_tex", block=64, grid="h // 64")
def d_boxfilter_x_tex(w, h, r):
    given(h % 64 == 0, 2 * r < w, w * h < 2**29)
    return [tensor("fp32", h, w), w, h, r, 1]


@cuda_launch(FILE, "d_boxfilter_y_tex", block=64, grid="w // 64")
def d_boxfilter_y_tex(w, h, r):
    given(w % 64 == 0, 2 * r < h, w * h < 2**29)
    return [tensor("fp32", h, w), w, h, r, 1]


@cuda_launch(FILE, "d_boxfilter_rgba_x", block=64, grid="h // 64")
def d_boxfilter_rgba_x(w, h, r):
    given(h % 64 == 0, 2 * r < w, w * h < 2**29)
    return [tensor("uint32", h, w), w, h, r, 1]


@cuda_launch(FILE, "d_boxfilter_rgba_y", block=64, grid="w // 64")
def d_boxfilter_rgba_y(w, h, r):
    given(w % 64 == 0, 2 * r < h, w * h < 2**29)
    return [tensor("uint32", h, w), tensor("uint32", h, w), w, h, r]
