"""Texture compression: sums and sorts of 16 threads of a warp without a barrier."""

from tileprove.cuda import cuda_launch, given, tensor


def compress(end, blocks):
    given(blocks <= end, end <= 2**24)
    return {
        "param_0": tensor("uint32", 1024),
        "param_1": tensor("uint32", end, 16),
        "param_2": tensor("uint32", end, 2),
        "param_3": end - blocks,
    }


@cuda_launch("dxtc2_compress_race.buggy.O3.ptx", "compress", block=64, grid="blocks")
def wrong(end, blocks):
    return compress(end, blocks)


@cuda_launch("dxtc2_compress_race.fixed.O3.ptx", "compress", block=64, grid="blocks")
def repaired(end, blocks):
    return compress(end, blocks)
