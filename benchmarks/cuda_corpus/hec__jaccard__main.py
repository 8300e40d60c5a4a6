"""Weights of the edges of a graph, which is a matrix in compressed rows."""

from tileprove.cuda import cuda_launch, given, tensor

FILE = "hec__jaccard__main.ptx"


@cuda_launch(FILE, "fill<true, float>", block=256, grid="cdiv(e, 256)")
def fill_true__float(e):
    given(e < 2**30)
    return [e, tensor("fp32", e), 1.0]


@cuda_launch(FILE, "jaccard_row_sum<true, float>", block=(16, 4), grid=(1, "cdiv(n, 4)"))
def jaccard_row_sum_true__float(n, e):
    given(n < 2**18, e < 2**30, n <= e)
    return [
        n,
        tensor("int32", n + 1, monotone=True, first=0, last=e),
        tensor("int32", e, values=(0, n)),
        tensor("fp32", e),
        tensor("fp32", n),
    ]


@cuda_launch(FILE, "jaccard_is_opt<true, float>", block=(8, 4, 8), grid=(1, 1, "cdiv(n, 8)"))
def jaccard_is_opt_true__float(n, e):
    given(n < 2**18, e < 2**30, n <= e)
    return [
        n,
        e,
        tensor("int32", n + 1, monotone=True, first=0, last=e),
        tensor("int32", e, values=(0, n)),
        tensor("fp32", e),
        tensor("fp32", n),
        tensor("fp32", e),
        tensor("fp32", e),
    ]


@cuda_launch(FILE, "jaccard_jw<true, float>", block=256, grid="cdiv(e, 256)")
def jaccard_jw_true__float(e):
    given(e < 2**30)
    return [e, tensor("fp32", e), 0.5, tensor("fp32", e), tensor("fp32", e), tensor("fp32", e)]


@cuda_launch(FILE, "fill<false, float>", block=256, grid="cdiv(e, 256)")
def fill_false__float(e):
    given(e < 2**30)
    return [e, tensor("fp32", e), 1.0]


@cuda_launch(FILE, "jaccard_row_sum<false, float>", block=(16, 4), grid=(1, "cdiv(n, 4)"))
def jaccard_row_sum_false__float(n, e):
    given(n < 2**18, e < 2**30, n <= e)
    return [
        n,
        tensor("int32", n + 1, monotone=True, first=0, last=e),
        tensor("int32", e, values=(0, n)),
        tensor("fp32", e),
        tensor("fp32", n),
    ]


@cuda_launch(FILE, "jaccard_is_opt<false, float>", block=(8, 4, 8), grid=(1, 1, "cdiv(n, 8)"))
def jaccard_is_opt_false__float(n, e):
    given(n < 2**18, e < 2**30, n <= e)
    return [
        n,
        e,
        tensor("int32", n + 1, monotone=True, first=0, last=e),
        tensor("int32", e, values=(0, n)),
        tensor("fp32", e),
        tensor("fp32", n),
        tensor("fp32", e),
        tensor("fp32", e),
    ]


@cuda_launch(FILE, "jaccard_jw<false, float>", block=256, grid="cdiv(e, 256)")
def jaccard_jw_false__float(e):
    given(e < 2**30)
    return [e, tensor("fp32", e), 0.5, tensor("fp32", e), tensor("fp32", e), tensor("fp32", e)]
