"""Arrays of 1024 sorted in shared memory, and intervals of 128 that are merged there."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "samples__mergeSort__bitonic.ptx"


@cuda_launch(FILE, "bitonicSortSharedKernel", block=512, grid="batch")
def bitonicSortSharedKernel(batch, up):
    given(1024 * batch < 2**31)
    return [*(tensor("uint32", batch, 1024) for _ in range(4)), 1024, up]


def launch(direction, name):
    def build(segments, pairs):
        given((segments & (segments - 1)) == 0, 2048 * segments * pairs < 2**31)
        n = 2048 * segments * pairs
        limits = [tensor("uint32", n // 128, values=(0, 1024 * segments + 1)) for _ in range(2)]
        return [*(tensor("uint32", n) for _ in range(4)), *limits, 1024 * segments, n]

    build.__name__ = name
    kernel = f"bitonicMergeElementaryIntervalsKernel<{direction}>"
    cuda_launch(FILE, kernel, block=128, grid="16 * pairs * segments")(build)


launch("1u", "bitonicMergeElementaryIntervalsKernel")
launch("0u", "bitonicMergeElementaryIntervalsKernel_down")
