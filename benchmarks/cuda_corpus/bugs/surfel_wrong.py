"""Surfels: the next tile is written while other threads still read the one before."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch(
    "surfel_render_tile.buggy.O3.ptx", "_Z18surfel_render_tileIfLi256EEvPKT_iS0_iiPS0_", block=(16, 16),
    grid=("cdiv(w, 16)", "cdiv(h, 16)"),
)  # fmt: skip
def picture(n, w, h):
    given(n <= 2**20, w <= 2**14, h <= 2**14)
    return {
        "param_0": tensor("fp32", n, 7), "param_1": n, "param_2": 1.0, "param_3": w, "param_4": h,
        "param_5": tensor("fp32", h, w),
    }  # fmt: skip
