"""A box is drawn over a picture of three floats a place."""

from tileprove.cuda import cuda_launch, given, struct, tensor

FILE = "hec__overlay__main.ptx"


@cuda_launch(FILE, "DetectionOverlayBox<float3>", block=(8, 8), grid=("cdiv(boxw, 8)", "cdiv(boxh, 8)"))
def DetectionOverlayBox_float3(w, h, x, y, boxw, boxh):
    given(w * h < 2**29, x <= w, y <= h, boxw <= w, boxh <= h)
    return [
        tensor("fp32", h, w, 3),
        tensor("fp32", h, w, 3),
        w,
        h,
        x - 1,
        y - 1,
        boxw,
        boxh,
        struct({0: 0.5, 4: 0.5, 8: 0.5, 12: 0.5}),
    ]
