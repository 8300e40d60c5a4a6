"""How row_sums is launched: as it is meant, and with blocks of any size, for which `part` is too small."""

from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("row_sums.ptx", "row_sums", block=256, grid="rows")
def sums(rows, cols):
    given(rows * cols <= 2**31 - 1024)
    return {"in": tensor("fp32", rows, cols), "out": tensor("fp32", rows, written=True), "rows": rows, "cols": cols}


@cuda_launch("row_sums.ptx", "row_sums", block="threads", grid="rows")
def any_block(rows, cols):
    given(rows * cols <= 2**31 - 1024)
    return {"in": tensor("fp32", rows, cols), "out": tensor("fp32", rows), "rows": rows, "cols": cols}
