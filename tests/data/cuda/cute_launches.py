from tileprove.cuda import cuda_launch, given, i64, struct, tensor


def matrix(rows, columns):
    """A tensor of two extents, one row behind the other: where it lies, the extents, the stride of a row."""
    return struct({0: tensor("fp32", rows, columns), 8: rows, 12: columns, 16: i64(columns)})


@cuda_launch("cute_axpy.ptx", "axpy", block=256, grid="cdiv(n, 256)")
def axpy(n):
    x = struct({0: tensor("fp32", n), 8: n})
    return [x, x, 2.0]


@cuda_launch("cute_transpose.ptx", "transpose", block=(32, 8), grid=("cdiv(n, 32)", "cdiv(m, 32)"), shared=32 * 33 * 4)
def transpose(m, n):
    return [matrix(m, n), matrix(n, m), m, n]


@cuda_launch("cute_product.ptx", "product", block=(16, 16), grid=("cdiv(n, 16)", "cdiv(m, 16)"), shared=2 * 16 * 16 * 4)
def product(m, n, k):
    return [matrix(m, k), matrix(k, n), matrix(m, n), m, n, k]


@cuda_launch("cute_swizzled.ptx", "swizzled", block=128, grid="m", shared=8 * 64 * 2)
def swizzled(m):
    given(m <= 2**23)  # coordinates are multiplied in 32 bits
    rows = struct({0: tensor("fp16", m, 8, 64), 8: m})
    return [rows, struct({0: tensor("fp16", m, 8, 64), 8: m})]
