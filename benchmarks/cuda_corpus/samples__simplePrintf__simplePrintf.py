"""It prints."""

from tileprove.cuda import cuda_launch

FILE = "samples__simplePrintf__simplePrintf.ptx"


@cuda_launch(FILE, "testKernel", block=(2, 2, 2), grid=(2, 2))
def testKernel():
    return [10]
