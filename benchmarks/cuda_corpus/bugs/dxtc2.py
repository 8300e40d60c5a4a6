"""Texture compression: sums and sorts of 16 threads of a warp without a barrier."""

from tileprove.cuda import cuda_launch, given, tensor


def compress(first, blocks):
    given(first >= 0, blocks >= 1, first + blocks <= 2**24)
    return {
        "param_0": tensor("uint32", 1024),
        "param_1": tensor("uint32", first + blocks, 16),
        "param_2": tensor("uint32", first + blocks, 2),
        "param_3": first,
    }


@cuda_launch("dxtc2_compress_race.buggy.O3.ptx", "compress", block=64, grid="blocks")
def wrong(first, blocks):
    return compress(first, blocks)


@cuda_launch("dxtc2_compress_race.fixed.O3.ptx", "compress", block=64, grid="blocks")
def repaired(first, blocks):
    return compress(first, blocks)
