"""Arrays of 1024 sorted in shared memory, then merged: pairs of `segments` of them, with a sample of each 128 elements."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__mergeSort__mergeSort.ptx"


def sizes(segments, pairs):
    """Elements in a segment, in all, and samples of a pair of elements."""
    given((segments & (segments - 1)) == 0, 2048 * segments * pairs < 2**31)
    return 1024 * segments, 2048 * segments * pairs, 8 * segments * pairs


def launch(kernel, name, build, block, grid):
    build.__name__ = name
    cuda_launch(FILE, kernel, block=block, grid=grid)(build)


def sorted_in(direction, tail):
    """The kernels that are compiled for each direction; the launches of the second have `tail` in their names."""

    def mergeSortSharedKernel(batch):
        given(1024 * batch < 2**31)
        return [*(tensor("uint32", batch, 1024) for _ in range(4)), 1024]

    def generateSampleRanksKernel(segments, pairs):
        stride, n, threads = sizes(segments, pairs)
        return [tensor("uint32", n // 128), tensor("uint32", n // 128), tensor("uint32", n), stride, n, threads]

    def mergeElementaryIntervalsKernel(segments, pairs):
        stride, n, _ = sizes(segments, pairs)
        limits = [tensor("uint32", n // 128, values=(0, stride + 1)) for _ in range(2)]
        return [*(tensor("uint32", n) for _ in range(4)), *limits, stride, n]

    for build, block, grid in (
        (mergeSortSharedKernel, 512, "batch"),
        (generateSampleRanksKernel, 256, "cdiv(8 * pairs * segments, 256)"),
        (mergeElementaryIntervalsKernel, 128, "16 * pairs * segments"),
    ):
        launch(f"{build.__name__}<{direction}>", build.__name__ + tail, build, block, grid)


sorted_in("1u", "")
sorted_in("0u", "_down")


@cuda_launch(FILE, "mergeRanksAndIndicesKernel", block=256, grid="cdiv(8 * pairs * segments, 256)")
def mergeRanksAndIndicesKernel(segments, pairs):
    stride, n, threads = sizes(segments, pairs)
    return [tensor("uint32", n // 128), tensor("uint32", n // 128), stride, n, threads]
