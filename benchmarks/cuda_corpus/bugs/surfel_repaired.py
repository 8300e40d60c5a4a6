"""Surfels: a barrier ends each tile."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch(
    "surfel_render_tile.fixed.O3.ptx", "_Z18surfel_render_tileIfLi256EEvPKT_iS0_iiPS0_", block=(16, 16),
    grid=("cdiv(w, 16)", "cdiv(h, 16)"),
)  # fmt: skip
def picture(n, w, h):
    given(n <= 2**20, w <= 2**14, h <= 2**14)
    return {
        "param_0": tensor("fp32", n, 7), "param_1": n, "param_2": 1.0, "param_3": w, "param_4": h,
        "param_5": tensor("fp32", h, w),
    }  # fmt: skip


@cuda_launch(
    "surfel_render_tile.fixed.O3.ptx", "_Z18surfel_render_tileIfLi256EEvPKT_iS0_iiPS0_", block=(16, 16),
    grid=("a", "b"),
)  # fmt: skip
def whole_blocks(n, a, b):
    given(n <= 2**20, a <= 2**10, b <= 2**10)
    return {
        "param_0": tensor("fp32", n, 7), "param_1": n, "param_2": 1.0, "param_3": 16 * a, "param_4": 16 * b,
        "param_5": tensor("fp32", 16 * b, 16 * a),
    }  # fmt: skip
