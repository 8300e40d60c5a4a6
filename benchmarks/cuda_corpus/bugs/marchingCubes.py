"""Marching cubes: one thread writes the sums of a block while all others read them."""

from tileprove.cuda import cuda_launch, given, tensor


def triangles(blocks):
    given(blocks >= 1, blocks <= 2**20)
    return {
        "param_0": 0.5,
        "param_1": tensor("uint32", blocks),
        "param_2": tensor("uint16", 256),
        "param_3": tensor("int32", 256, 16),
        "param_4": tensor("uint8", 12, 4),
        "param_5": tensor("uint32", 1, shared=True),
        "param_6": tensor("uint32", 1, shared=True),
        "param_7": tensor("uint64", 1, shared=True),
        "param_8": tensor("fp32", 1, shared=True),
        "param_9": tensor("fp32", 1, shared=True),
        "param_10": tensor("fp32", 1, shared=True),
        "param_11": tensor("fp32", 1, shared=True),
    }


@cuda_launch("marchingCubes_generatingTriangles.buggy.O0.ptx", "generatingTriangles", block=(4, 4, 8), grid="blocks")
def wrong(blocks):
    return triangles(blocks)


@cuda_launch("marchingCubes_generatingTriangles.fixed.O0.ptx", "generatingTriangles", block=(4, 4, 8), grid="blocks")
def repaired(blocks):
    return triangles(blocks)
