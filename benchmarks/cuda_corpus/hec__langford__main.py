"""A search with a stack of its own for each thread, in shared memory for as many threads as a block has."""

from tileprove.cuda import cuda_launch, tensor

FILE = "hec__langford__main.ptx"


def launch(n):
    """A counter, and for each of 100 million solutions as many numbers as hold n bytes."""

    def build(blocks):
        return [tensor("int64", 1 + 10**8 * ((n + 7) // 8))]

    build.__name__ = f"dfs_gpu_{n}"
    cuda_launch(FILE, f"dfs_gpu<{n}>", block=4, grid="blocks")(build)


for n in (7, 8, 11, 12, 15):
    launch(n)
