"""Erosion: a scan in place, with barriers between what is read and what is written."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch(
    "morphology_twoWayScan.fixed.O3.ptx", "_Z10vhgw_horizIL11MorphOpType0EEvPhPKhiii", block="size",
    grid=("cdiv(width, size)", "height"), shared="4 * size",
)  # fmt: skip
def rows(size, width, height):
    given(width <= 2**14, height <= 2**14)
    return {
        "param_0": tensor("uint8", height, width), "param_1": tensor("uint8", height, width),
        "param_2": width, "param_3": height, "param_4": size,
    }  # fmt: skip


@cuda_launch(
    "morphology_twoWayScan.fixed.O3.ptx", "_Z10vhgw_horizIL11MorphOpType0EEvPhPKhiii", block="size",
    grid=("blocks", "height"), shared="4 * size",
)  # fmt: skip
def whole_blocks(size, blocks, height):
    given(blocks * size <= 2**14, height <= 2**14)
    width = blocks * size
    return {
        "param_0": tensor("uint8", height, width), "param_1": tensor("uint8", height, width),
        "param_2": width, "param_3": height, "param_4": size,
    }  # fmt: skip
