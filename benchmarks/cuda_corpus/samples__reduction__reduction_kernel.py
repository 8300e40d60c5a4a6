"""Sums of blocks in ten ways: for each type, and for each block size that is compiled in."""

from tileprove.cuda import cdiv, cuda_launch, given, tensor

FILE = "samples__reduction__reduction_kernel.ptx"
TYPES = {"int": ("int32", 4), "float": ("fp32", 4), "double": ("fp64", 8)}
SIZES = [2**power for power in range(10)]


def launch(kernel, name, build, **how):
    build.__name__ = name
    cuda_launch(FILE, kernel, **how)(build)


def any_block(kernel, own, each, most=2**32):
    """Blocks of any power of two, which have each so many elements a thread."""
    dtype, size = TYPES[own]

    def build(n, bx):
        given(bx & (bx - 1) == 0, n + each * bx < most)
        return [tensor(dtype, n), tensor(dtype, cdiv(n, each * bx)), n]

    how = {"block": "bx", "grid": f"cdiv(n, {each} * bx)", "shared": f"bx * {size}"}
    launch(f"{kernel}<{own}>", f"{kernel}_{own}", build, **how)


def one_block(kernel, own, bx, tail="u", elements=None):
    """Blocks of one size, of which there may be fewer than there are elements for."""
    dtype, size = TYPES[own]

    def build(n, blocks):
        given(n < 2**30, blocks * bx < 2**29, *([n & (n - 1) == 0] if tail == "u, true" else []))
        return [tensor(dtype, n), tensor(dtype, blocks), n]

    name = "_".join(filter(None, (kernel, own, str(bx), tail.strip("ul, "))))
    bytes_ = (bx if elements is None else elements) * size
    launch(f"{kernel}<{own}, {bx}{tail}>", name, build, block=bx, grid="blocks", shared=bytes_)


for own in TYPES:
    for kernel, each in {"reduce0": 1, "reduce1": 1, "reduce2": 1, "reduce3": 2}.items():
        any_block(kernel, own, each)
    any_block("cg_reduce", own, 1, 2**30)
    for bx in SIZES:
        one_block("reduce4", own, bx)
        one_block("reduce5", own, bx)
        for powers in ("true", "false"):
            one_block("reduce6", own, bx, f"u, {powers}")
            one_block("reduce7", own, bx, f"u, {powers}", bx // 32 + 1)
    one_block("reduce7", own, 1024, "u, true", 33)
    for bx in (64, 128, 256, 512, 1024):
        one_block("multi_warp_cg_reduce", own, bx, f"ul, {bx // 2}ul")
