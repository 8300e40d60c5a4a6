"""Atomics on one element, on those of a warp and of a block."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__atomicPerf__main.ptx"


@cuda_launch(FILE, "BlockRangeAtomicOnGlobalMem<double>", block=256, grid="n // 256")
def BlockRangeAtomicOnGlobalMem_double(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp64", 1024), n]


@cuda_launch(FILE, "WarpRangeAtomicOnGlobalMem<double>", block=256, grid="n // 256")
def WarpRangeAtomicOnGlobalMem_double(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp64", 1024), n]


@cuda_launch(FILE, "SingleRangeAtomicOnGlobalMem<double>", block=256, grid="n // 256")
def SingleRangeAtomicOnGlobalMem_double(n, offset):
    given(n % 256 == 0, n < 2**30, offset <= 256)
    return [tensor("fp64", 1024), offset - 1, n]


@cuda_launch(FILE, "BlockRangeAtomicOnSharedMem<double>", block=256, grid="n // 256")
def BlockRangeAtomicOnSharedMem_double(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp64", 1024), n]


@cuda_launch(FILE, "WarpRangeAtomicOnSharedMem<double>", block=256, grid="n // 256")
def WarpRangeAtomicOnSharedMem_double(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp64", 1024), n]


@cuda_launch(FILE, "SingleRangeAtomicOnSharedMem<double>", block=256, grid="n // 256")
def SingleRangeAtomicOnSharedMem_double(n, offset):
    given(n % 256 == 0, n < 2**30, offset <= 256)
    return [tensor("fp64", 1024), offset - 1, n]


@cuda_launch(FILE, "BlockRangeAtomicOnGlobalMem<int>", block=256, grid="n // 256")
def BlockRangeAtomicOnGlobalMem_int(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("int32", 1024), n]


@cuda_launch(FILE, "WarpRangeAtomicOnGlobalMem<int>", block=256, grid="n // 256")
def WarpRangeAtomicOnGlobalMem_int(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("int32", 1024), n]


@cuda_launch(FILE, "SingleRangeAtomicOnGlobalMem<int>", block=256, grid="n // 256")
def SingleRangeAtomicOnGlobalMem_int(n, offset):
    given(n % 256 == 0, n < 2**30, offset <= 256)
    return [tensor("int32", 1024), offset - 1, n]


@cuda_launch(FILE, "BlockRangeAtomicOnSharedMem<int>", block=256, grid="n // 256")
def BlockRangeAtomicOnSharedMem_int(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("int32", 1024), n]


@cuda_launch(FILE, "WarpRangeAtomicOnSharedMem<int>", block=256, grid="n // 256")
def WarpRangeAtomicOnSharedMem_int(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("int32", 1024), n]


@cuda_launch(FILE, "SingleRangeAtomicOnSharedMem<int>", block=256, grid="n // 256")
def SingleRangeAtomicOnSharedMem_int(n, offset):
    given(n % 256 == 0, n < 2**30, offset <= 256)
    return [tensor("int32", 1024), offset - 1, n]


@cuda_launch(FILE, "BlockRangeAtomicOnGlobalMem<float>", block=256, grid="n // 256")
def BlockRangeAtomicOnGlobalMem_float(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp32", 1024), n]


@cuda_launch(FILE, "WarpRangeAtomicOnGlobalMem<float>", block=256, grid="n // 256")
def WarpRangeAtomicOnGlobalMem_float(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp32", 1024), n]


@cuda_launch(FILE, "SingleRangeAtomicOnGlobalMem<float>", block=256, grid="n // 256")
def SingleRangeAtomicOnGlobalMem_float(n, offset):
    given(n % 256 == 0, n < 2**30, offset <= 256)
    return [tensor("fp32", 1024), offset - 1, n]


@cuda_launch(FILE, "BlockRangeAtomicOnSharedMem<float>", block=256, grid="n // 256")
def BlockRangeAtomicOnSharedMem_float(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp32", 1024), n]


@cuda_launch(FILE, "WarpRangeAtomicOnSharedMem<float>", block=256, grid="n // 256")
def WarpRangeAtomicOnSharedMem_float(n):
    given(n % 256 == 0, n < 2**30)
    return [tensor("fp32", 1024), n]


@cuda_launch(FILE, "SingleRangeAtomicOnSharedMem<float>", block=256, grid="n // 256")
def SingleRangeAtomicOnSharedMem_float(n, offset):
    given(n % 256 == 0, n < 2**30, offset <= 256)
    return [tensor("fp32", 1024), offset - 1, n]
