"""A search with a stack of its own for each thread, in shared memory for as many threads as a block has."""

from tileprove.cuda import cuda_launch, tensor

FILE = "hec__langford__main.ptx"


@cuda_launch(FILE, "dfs_gpu<7>", block=4, grid="blocks")
def dfs_gpu_7(blocks):
    return [tensor("int64", 2)]


@cuda_launch(FILE, "dfs_gpu<15>", block=4, grid="blocks")
def dfs_gpu_15(blocks):
    return [tensor("int64", 2)]
