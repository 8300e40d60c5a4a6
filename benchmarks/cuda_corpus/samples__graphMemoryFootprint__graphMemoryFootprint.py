"""A clock: no memory."""

from tileprove.cuda import cuda_launch

FILE = "samples__graphMemoryFootprint__graphMemoryFootprint.ptx"


@cuda_launch(FILE, "clockBlock", block=1, grid=1)
def clockBlock(ticks):
    return [ticks]
