"""Pixels of a frame of a multiple of 1024."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__EGLStream_CUDA_CrossGPU__kernel.ptx"


@cuda_launch(FILE, "writeDataToBuffer", block=1024, grid="blocks")
def writeDataToBuffer(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("uint8", blocks, 1024), 5]


@cuda_launch(FILE, "testKernelConsumer", block=1024, grid="blocks")
def testKernelConsumer(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("uint8", blocks, 1024), 1, 2, 3, 4]


@cuda_launch(FILE, "testKernelProducer", block=1024, grid="blocks")
def testKernelProducer(blocks):
    given(1024 * blocks < 2**31)
    return [tensor("uint8", blocks, 1024), 1, 2, 3, 4]


@cuda_launch(FILE, "getNumErrors", block=1, grid=1)
def getNumErrors():
    return [tensor("int32", 1)]
