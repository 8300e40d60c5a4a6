"""All bodies against all, a tile of a block's threads in shared memory at a time; one device has all of them."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__nbody__bodysystemcuda.ptx"


def bodies(threads, tiles, dtype):
    given(threads <= 1024, threads * tiles < 2**31)
    n = threads * tiles
    return [*(tensor(dtype, n, 4) for _ in range(3)), 0, n, 0.016, 1.0, tiles]


@cuda_launch(FILE, "integrateBodies<float>", block="threads", grid="tiles", shared="16 * threads")
def integrateBodies(threads, tiles):
    return bodies(threads, tiles, "fp32")


@cuda_launch(FILE, "integrateBodies<double>", block="threads", grid="tiles", shared="32 * threads")
def integrateBodies_double(threads, tiles):
    return bodies(threads, tiles, "fp64")
