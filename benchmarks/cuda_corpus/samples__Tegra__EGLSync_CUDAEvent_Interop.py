"""Two surfaces are compared; what is counted is a variable of the module."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__Tegra__EGLSync_CUDAEvent_Interop.ptx"


@cuda_launch(FILE, "verify_and_update_kernel", block=256, grid="blocks")
def verify_and_update_kernel(blocks, width, height):
    given(256 * blocks < 2**31, width < 2**31, height < 2**31)
    return [1, 2, 3, 4, width, height]


@cuda_launch(FILE, "getNumErrors", block=1, grid=1)
def getNumErrors():
    return [tensor("int32", 1)]
