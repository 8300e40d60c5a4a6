"""The least or the greatest of a window along a row: a block for each of its widths."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__morphology__morphology.ptx"


@cuda_launch(FILE, "vhgw_horiz<(MorphOpType)0>", block="size", grid=("cdiv(width, size)", "height"), shared="4*size")
def horizontal_0(width, height, size):
    given(size % 2 == 1, width + 2 * size < 2**31, height + 2 * size < 2**31, width * height < 2**31, size < width)
    return [tensor("uint8", height, width), tensor("uint8", height, width), width, height, size]


@cuda_launch(
    FILE, "vhgw_vert<(MorphOpType)0>", block=(1, "size"), grid=("width", "cdiv(height, size)"), shared="4*size"
)
def vertical_0(width, height, size):
    given(size % 2 == 1, width + 2 * size < 2**31, height + 2 * size < 2**31, width * height < 2**31, size < height)
    return [tensor("uint8", height, width), tensor("uint8", height, width), width, height, size]


@cuda_launch(FILE, "vhgw_horiz<(MorphOpType)1>", block="size", grid=("cdiv(width, size)", "height"), shared="4*size")
def horizontal_1(width, height, size):
    given(size % 2 == 1, width + 2 * size < 2**31, height + 2 * size < 2**31, width * height < 2**31, size < width)
    return [tensor("uint8", height, width), tensor("uint8", height, width), width, height, size]


@cuda_launch(
    FILE, "vhgw_vert<(MorphOpType)1>", block=(1, "size"), grid=("width", "cdiv(height, size)"), shared="4*size"
)
def vertical_1(width, height, size):
    given(size % 2 == 1, width + 2 * size < 2**31, height + 2 * size < 2**31, width * height < 2**31, size < height)
    return [tensor("uint8", height, width), tensor("uint8", height, width), width, height, size]
