"""4096 trees of 4096 apples, tree by tree and apple by apple."""

from tileprove.cuda import cuda_launch, tensor

FILE = "hec__layout__main.ptx"


@cuda_launch(FILE, "AoSKernel<4096>", block=256, grid=16)
def AoSKernel_4096():
    return [tensor("int32", 4096, 4096), tensor("int32", 4096)]


@cuda_launch(FILE, "SoAKernel<4096>", block=256, grid=16)
def SoAKernel_4096():
    return [tensor("int32", 4096, 4096), tensor("int32", 4096)]
