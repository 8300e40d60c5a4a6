"""How the kernels of races.cu are launched: those that are right, and those with one thing wrong."""

from tileprove.cuda import cuda_launch, given, tensor

SUMS = {"block": "threads", "grid": "blocks"}


def sums(n, blocks):
    given(n <= 2**30, blocks <= 2**20)
    return {"in": tensor("fp32", n), "out": tensor("fp32", blocks), "n": n}


@cuda_launch("races.ptx", "block_sums", **SUMS)
def block_sums(n, threads, blocks):
    return sums(n, blocks)


@cuda_launch("races.ptx", "no_barrier", **SUMS)
def no_barrier(n, threads, blocks):
    return sums(n, blocks)


@cuda_launch("races.ptx", "no_first_barrier", **SUMS)
def no_first_barrier(n, threads, blocks):
    return sums(n, blocks)


@cuda_launch("races.ptx", "off_by_one", **SUMS)
def off_by_one(n, threads, blocks):
    return sums(n, blocks)


@cuda_launch("races.ptx", "two_barriers", block="threads", grid=1)
def two_barriers(n, threads):
    given(n <= 1024)
    return {"in": tensor("fp32", n), "out": tensor("fp32", threads), "n": n}


@cuda_launch("races.ptx", "early_return", block="threads", grid=1)
def early_return(n, threads):
    given(n <= 1024)
    return {"in": tensor("fp32", n), "out": tensor("fp32", n), "n": n}


@cuda_launch("races.ptx", "transposed", block=(32, 8), grid=("cdiv(n, 32)", "cdiv(n, 32)"))
def transposed(n):
    given(n <= 2**15)
    return {"in": tensor("fp32", n, n), "out": tensor("fp32", n, n), "n": n}


def tiled(n, threads):
    given(threads <= 256, n <= 2**20)
    return {"in": tensor("fp32", n * threads), "out": tensor("fp32", threads), "n": n}


@cuda_launch("races.ptx", "tiles", block="threads", grid=1)
def tiles(n, threads):
    return tiled(n, threads)


@cuda_launch("races.ptx", "tiles_one_barrier", block="threads", grid=1)
def tiles_one_barrier(n, threads):
    return tiled(n, threads)


@cuda_launch("races.ptx", "tiles_in_turn", block="threads", grid=1)
def tiles_in_turn(n, threads):
    return tiled(n, threads)


@cuda_launch("races.ptx", "histogram", block="threads", grid=1)
def histogram(n, threads):
    given(n <= 2**30, threads >= 64)
    return {"in": tensor("i32", n), "out": tensor("i32", 64), "n": n}


@cuda_launch("races.ptx", "histogram_plain", block="threads", grid=1)
def histogram_plain(n, threads):
    given(n <= 2**30, threads >= 64)
    return {"in": tensor("i32", n), "out": tensor("i32", 64), "n": n}


@cuda_launch("races.ptx", "in_place", block="threads", grid="blocks")
def in_place(n, threads, blocks):
    given(n <= 2**30, blocks <= 2**20)
    return {"x": tensor("fp32", n), "n": n}


@cuda_launch("races.ptx", "shared_bound", block="threads", grid=1)
def shared_bound(n, threads):
    given(threads <= 256)
    return {"in": tensor("i32", n), "out": tensor("fp32", threads), "n": n}


@cuda_launch("races.ptx", "own_bound", block="threads", grid=1)
def own_bound(n, threads):
    given(threads <= 256)
    return {"in": tensor("i32", n), "out": tensor("fp32", threads), "n": n}
