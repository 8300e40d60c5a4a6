"""Nine numbers that all threads change."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__atomicIntrinsics__main.ptx"


@cuda_launch(FILE, "testKernel<int>", block=256, grid="cdiv(n, 256)")
def testKernel_int(n):
    given(n < 2**31)
    return [tensor("int32", 9), n]


@cuda_launch(FILE, "testKernel<unsigned int>", block=256, grid="cdiv(n, 256)")
def testKernel_unsigned_int(n):
    given(n < 2**31)
    return [tensor("uint32", 9), n]
