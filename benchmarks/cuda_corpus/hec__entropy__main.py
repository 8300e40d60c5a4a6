"""Windows of 5 by 5 of a picture of 16 shades."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__entropy__main.ptx"


@cuda_launch(FILE, "entropy", block=(16, 16), grid=("cdiv(w, 16)", "cdiv(h, 16)"))
def entropy(h, w):
    given(w * h < 2**31, w < 2**30, h < 2**30)
    return [tensor("fp32", h, w), tensor("int8", h, w, values=(0, 16)), h, w]


@cuda_launch(FILE, "entropy_opt<16, 16>", block=(16, 16), grid=("cdiv(w, 16)", "cdiv(h, 16)"))
def entropy_opt_16__16(h, w):
    given(w * h < 2**31, w < 2**30, h < 2**30)
    return [tensor("fp32", h, w), tensor("int8", h, w, values=(0, 16)), tensor("fp32", 26), h, w]
