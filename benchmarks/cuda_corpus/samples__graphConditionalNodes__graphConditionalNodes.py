"""Nodes of a graph: one thread each, and a byte."""

from tileprove.cuda import cuda_launch, tensor, u64

FILE = "samples__graphConditionalNodes__graphConditionalNodes.ptx"


@cuda_launch(FILE, "ifGraphKernelA", block=1, grid=1)
def ifGraphKernelA(handle):
    return [tensor("uint8", 1), u64(handle)]


@cuda_launch(FILE, "doWhileLoopKernel", block=1, grid=1)
def doWhileLoopKernel(handle):
    return [tensor("uint8", 1), u64(handle)]


@cuda_launch(FILE, "capturedWhileKernel", block=1, grid=1)
def capturedWhileKernel(handle):
    return [tensor("uint8", 1), u64(handle)]


@cuda_launch(FILE, "switchGraphKernelA", block=1, grid=1)
def switchGraphKernelA(handle):
    return [tensor("uint8", 1), u64(handle)]


@cuda_launch(FILE, "ifGraphKernelC", block=1, grid=1)
def ifGraphKernelC():
    return []


@cuda_launch(FILE, "doWhileEmptyKernel", block=1, grid=1)
def doWhileEmptyKernel():
    return []


@cuda_launch(FILE, "capturedWhileEmptyKernel", block=1, grid=1)
def capturedWhileEmptyKernel():
    return []


@cuda_launch(FILE, "ifGraphKernelD", block=1, grid=1)
def ifGraphKernelD():
    return []


@cuda_launch(FILE, "switchGraphKernelC", block=1, grid=1)
def switchGraphKernelC():
    return []


@cuda_launch(FILE, "switchGraphKernelD", block=1, grid=1)
def switchGraphKernelD():
    return []


@cuda_launch(FILE, "switchGraphKernelE", block=1, grid=1)
def switchGraphKernelE():
    return []


@cuda_launch(FILE, "switchGraphKernelF", block=1, grid=1)
def switchGraphKernelF():
    return []
