"""Advection in hexahedra: a plane of 16 by 16 is written anew while others still read the one before."""

from tileprove.cuda import cuda_launch, given, tensor


def advection(elements):
    given(elements >= 1, elements <= 2**14)
    return {
        "param_0": elements,
        "param_1": tensor("fp64", elements, 12, 512),
        "param_2": tensor("fp64", elements, 12, 4096),
        "param_3": tensor("fp64", 16, 16),
        "param_4": tensor("fp64", 8, 16),
        "param_5": 512 * elements,
        "param_6": tensor("fp64", 3, elements, 512),
        "param_7": tensor("fp64", 3, elements, 512),
    }


@cuda_launch("adv_advCubatureHex3D.buggy.O3.ptx", "advCubatureHex3D", block=(16, 16), grid="elements")
def wrong(elements):
    return advection(elements)


@cuda_launch("adv_advCubatureHex3D.fixed.O3.ptx", "advCubatureHex3D", block=(16, 16), grid="elements")
def repaired(elements):
    return advection(elements)
