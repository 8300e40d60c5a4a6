"""Transposition in place, cycles of tiles fetched by one thread for all."""

from tileprove.cuda import cuda_launch, given, tensor


def transpose(A, B, b, bx, blocks):
    given(A >= 1, B >= 1, b >= 1, A * B * b < 2**31, bx >= 1, bx <= 1024, A * A * B < 2**31)
    return {
        "param_0": A, "param_1": B, "param_2": b,
        "param_3": tensor("fp32", A * B, b),
        "param_4": tensor("int32", A * B, values=(0, 1)),
        "param_5": tensor("int32", 1, values=(0, 1)),
    }  # fmt: skip


@cuda_launch("asta_PTTWAC.buggy.O3.ptx", "PTTWAC_soa_asta", block="bx", grid="blocks")
def wrong(A, B, b, bx, blocks):
    return transpose(A, B, b, bx, blocks)


@cuda_launch("asta_PTTWAC.fixed.O3.ptx", "PTTWAC_soa_asta", block="bx", grid="blocks")
def repaired(A, B, b, bx, blocks):
    return transpose(A, B, b, bx, blocks)
