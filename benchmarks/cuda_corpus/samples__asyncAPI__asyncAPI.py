"""One thread an element, and no guard: sizes are multiples of the block."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__asyncAPI__asyncAPI.ptx"


@cuda_launch(FILE, "increment_kernel", block=512, grid="blocks")
def increment_kernel(blocks):
    given(512 * blocks < 2**31)
    return [tensor("int32", blocks, 512), 26]
