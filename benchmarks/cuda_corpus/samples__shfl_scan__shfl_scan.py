"""Sums of all before by shuffles; a picture of 1920 by 1080."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__shfl_scan__shfl_scan.ptx"


@cuda_launch(FILE, "shfl_intimage_rows", block=120, grid=1080)
def shfl_intimage_rows():
    return [tensor("uint8", 1080, 1920), tensor("uint32", 1080, 1920)]


@cuda_launch(FILE, "shfl_vertical_shfl", block=(32, 8), grid=("width // 32", 1))
def shfl_vertical_shfl(width):
    """Its loop goes over 1080 rows, whatever it is told of them."""
    given(width % 32 == 0, 1080 * width < 2**31)
    return [tensor("uint32", 1080, width), width, 1080]


@cuda_launch(FILE, "shfl_scan_test", block=256, grid="blocks", shared=32)
def shfl_scan_test(blocks):
    given(256 * blocks < 2**31)
    return [tensor("int32", blocks, 256), 32, tensor("int32", blocks)]


@cuda_launch(FILE, "uniform_add", block=256, grid="blocks - 1")
def uniform_add(blocks):
    given(blocks > 1, 256 * blocks < 2**31)
    return [tensor("int32", blocks - 1, 256), tensor("int32", blocks), 256 * blocks]
