"""Launches of `grid.ptx`, of any number of blocks that all run at once."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("grid.ptx", "shifted", block="threads", grid="blocks")
def shifted(n, threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", n, written=False), "param_1": n}


@cuda_launch("grid.ptx", "shifted_wrong", block="threads", grid="blocks")
def shifted_wrong(n, threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", n, written=False), "param_1": n}


@cuda_launch("grid.ptx", "rounds", block="threads", grid="blocks")
def rounds(n, turns, threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", n, written=False), "param_1": n, "param_2": turns}


@cuda_launch("grid.ptx", "rounds_wrong", block="threads", grid="blocks")
def rounds_wrong(n, turns, threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", n, written=False), "param_1": n, "param_2": turns}


@cuda_launch("grid.ptx", "partial", block="threads", grid="blocks")
def partial(threads, blocks):
    given(threads <= 256, blocks * threads < 2**31)
    return {"param_0": tensor("i32", blocks), "param_1": tensor("i32", blocks * threads)}


@cuda_launch("grid.ptx", "some_blocks", block="threads", grid="blocks")
def some_blocks(threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", blocks * threads)}


@cuda_launch("grid.ptx", "first_returns", block="threads", grid="blocks")
def first_returns(threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", blocks * threads, written=False)}


@cuda_launch("grid.ptx", "last_returns", block="threads", grid="blocks")
def last_returns(threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", blocks * threads, written=False)}


@cuda_launch("grid.ptx", "uneven", block="threads", grid="blocks")
def uneven(threads, blocks):
    given(blocks * threads < 2**31)
    return {"param_0": tensor("i32", blocks * threads)}
