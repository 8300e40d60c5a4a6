"""Floyd-Warshall by tiles of 64: the tile of the next diagonal is written while others still read the rows of this one."""

from tileprove.cuda import cuda_launch, given, tensor


def remainder(tiles, rounds):
    given(tiles >= 2, tiles <= 2**9, rounds <= tiles)
    upper = 64 * tiles
    return {
        "param_0": tensor("int32", upper, upper),
        "param_1": upper,
        "param_2": tensor("int32", upper, upper),
        "param_3": tensor("int32", upper, upper),
        "param_4": rounds - 1,
        "param_5": tiles - 1,
    }


@cuda_launch("floydwarshall2_FWrem_64.buggy.O3.ptx", "FWrem_64", block=1024, grid="(tiles - 1) * (tiles - 1)")
def wrong(tiles, rounds):
    return remainder(tiles, rounds)


@cuda_launch("floydwarshall2_FWrem_64.fixed.O3.ptx", "FWrem_64", block=1024, grid="(tiles - 1) * (tiles - 1)")
def repaired(tiles, rounds):
    return remainder(tiles, rounds)
