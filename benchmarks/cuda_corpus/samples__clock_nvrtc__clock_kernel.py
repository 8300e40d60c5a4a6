"""Each block finds the least of 2 * 256 numbers; two times of each are kept."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__clock_nvrtc__clock_kernel.ptx"


@cuda_launch(FILE, "timedReduction", block=256, grid="blocks", shared="8*256")
def timedReduction(blocks):
    given(blocks < 2**30)
    return [tensor("fp32", 2, 256), tensor("fp32", blocks), tensor("int64", 2, blocks)]
