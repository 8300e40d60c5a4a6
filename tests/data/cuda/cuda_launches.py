"""Launches of kernels.cu, for tests: right ones, and ones with an error each."""

from tileprove.cuda import cuda_launch, given, struct, tensor

T = tensor


def f(*s, **k):
    return T("fp32", *s, **k)


K = "kernels.ptx"


@cuda_launch(K, "stride", block="bx", grid="gx")
def stride(n, bx, gx):
    given(n + bx * gx < 2**31)
    return [f(n), f(n, written=True), n]


@cuda_launch(K, "stride", block="bx", grid="gx")
def stride_free(n, bx, gx):
    return [f(n), f(n), n]


@cuda_launch(K, "stride_le", block="bx", grid="gx")
def stride_le(n, bx, gx):
    given(n + bx * gx < 2**31)
    return [f(n), f(n), n]


def two(m, n):
    return [f(m, n), f(m, n, written=True), m, n]


@cuda_launch(K, "mat", block=("bx", "by"), grid=("cdiv(n, bx)", "cdiv(m, by)"))
def mat(m, n, bx, by):
    given(m * n < 2**31, m < 2**30, n < 2**30)
    return two(m, n)


@cuda_launch(K, "mat", block=("bx", "by"), grid=("cdiv(n, bx)", "cdiv(m, by)"))
def mat_wrap(m, n, bx, by):
    return two(m, n)


@cuda_launch(K, "mat_bad", block=("bx", "by"), grid=("cdiv(n, bx)", "cdiv(m, by)"))
def mat_bad(m, n, bx, by):
    given(m * n < 2**31, m < 2**30, n < 2**30)
    return two(m, n)


@cuda_launch(K, "mat64", block=(32, 8), grid=("cdiv(n, 32)", "cdiv(m, 8)"))
def mat64(m, n):
    given(m < 2**30, n < 2**30)
    return two(m, n)


@cuda_launch(K, "transpose", block=(32, 8), grid=("cdiv(n, 32)", "cdiv(m, 32)"))
def transpose(m, n):
    given(m < 2**30, n < 2**30)
    return [f(m, n), f(n, m, written=True), m, n]


@cuda_launch(K, "reduce", block="bx", grid="g", shared="4*bx")
def reduce(n, bx, g):
    given(g * bx < 2**31)
    return [f(n), f(g, written=True), n]


@cuda_launch(K, "reduce", block="bx", grid="g", shared="4*bx - 4")
def reduce_small(n, bx, g):
    given(g * bx < 2**31, bx > 1)
    return [f(n), f(g), n]


@cuda_launch(K, "warps", block="bx", grid="rows")
def warps(rows, n, bx):
    given(bx % 32 == 0, n < 2**30)
    return [f(rows, n), f(rows, written=True), n]


@cuda_launch(K, "warps_bad", block="bx", grid="rows")
def warps_bad(rows, n, bx):
    given(bx % 32 == 0, n < 2**30)
    return [f(rows), f(rows), n]


@cuda_launch(K, "warps_bad", block="bx", grid="rows")
def warps_512(rows, n, bx):
    given(bx <= 512)
    return [f(rows), f(rows), n]


@cuda_launch(K, "dot4", block=128, grid="cdiv(rows, 128)")
def dot4(rows, k):
    given(rows * k < 2**31, rows < 2**30)
    return [f(rows, k), f(k), f(rows, written=True), rows, k]


@cuda_launch(K, "dot4", block=128, grid="cdiv(rows, 128)")
def dot4_wrap(rows, k):
    given(rows < 2**30)
    return [f(rows, k), f(k), f(rows), rows, k]


@cuda_launch(K, "dot4_le", block=128, grid="cdiv(rows, 128)")
def dot4_le(rows, k):
    given(rows * k < 2**30, rows < 2**30)
    return [f(rows, k), f(k), f(rows), rows, k]


@cuda_launch(K, "matmul", block=(16, 16), grid=("cdiv(n, 16)", "cdiv(m, 16)"))
def matmul(m, n, k):
    given(m < 2**30, n < 2**30, k < 2**30)
    return [f(m, k), f(k, n), f(m, n, written=True), m, n, k]


@cuda_launch(K, "vec4", block="bx", grid="cdiv(n, bx)")
def vec4(n, bx):
    given(n < 2**30)
    return [f(n, 4), f(n, 4), n]


@cuda_launch(K, "vec4_odd", block="bx", grid="cdiv(n, bx)")
def vec4_odd(n, bx, off):
    given(n < 2**30, off < 2**30)
    return [f(n + off), f(n), n, off]


@cuda_launch(K, "vec4_odd", block="bx", grid="cdiv(n, bx)")
def vec4_even(n, bx, off):
    given(n < 2**29, off < 2**29, off % 4 == 0)
    return [f(n + off), f(n), n, off]


@cuda_launch(K, "gather", block=256, grid="cdiv(n, 256)")
def gather(n, V):
    given(n < 2**30)
    return [T("int32", n, values=(0, V)), f(V), f(n), n]


@cuda_launch(K, "gather", block=256, grid="cdiv(n, 256)")
def gather_free(n, V):
    given(n < 2**30)
    return [T("int32", n), f(V), f(n), n]


@cuda_launch(K, "csr", block=256, grid="cdiv(rows, 256)")
def csr(rows, nnz, cols):
    given(rows < 2**30, nnz < 2**31)
    return [
        T("int32", rows + 1, monotone=True, first=0, last=nnz),
        T("int32", nnz, values=(0, cols)),
        f(nnz),
        f(cols),
        f(rows),
        rows,
    ]


@cuda_launch(K, "hist", block="bx", grid="gx")
def hist(n, bx, gx):
    given(n + bx * gx < 2**31)
    return [T("uint8", n), T("int32", 256), n]


@cuda_launch(K, "stencil", block=256, grid="cdiv(n, 256)")
def stencil(n):
    given(n < 2**30)
    return [f(n), f(n), n]


@cuda_launch(K, "stencil_bad", block=256, grid="cdiv(n, 256)")
def stencil_bad(n):
    given(n < 2**30)
    return [f(n), f(n), n]


@cuda_launch(K, "divmod", block="bx", grid="cdiv(n*w, bx)")
def divmod_(n, w, bx):
    given(n * w < 2**30)
    return [f(n, w), f(w, n, written=True), n, w]


@cuda_launch(K, "back", block="bx", grid=1)
def back(n, bx):
    given(n * bx < 2**31)
    return [f(n, bx), f(n, bx, written=True), n]


@cuda_launch(K, "same", block="bx", grid="cdiv(n, bx)")
def same(n, bx):
    given(n < 2**30)
    return [f(n), n]


@cuda_launch(K, "conv", block="bx", grid="cdiv(n, bx)")
def conv(n, bx):
    given(n < 2**30)
    return [f(n), f(n), n]


@cuda_launch(K, "byval", block="bx", grid="cdiv(cols, bx)")
def byval(rows, cols, bx):
    given(cols < 2**30)
    return [struct({0: f(rows, cols), 8: rows, 12: cols})]


def sums(n, bx):
    given(n + bx < 2**31)
    return ("cdiv(n, bx)",), [f(n), f(n), f(n, written=True), n]


@cuda_launch(K, "add", block="bx")
def add(n, bx):
    return sums(n, bx)


@cuda_launch(K, "add_bad", block="bx")
def add_bad(n, bx):
    return sums(n, bx)


@cuda_launch(K, "add_off", block="bx")
def add_off(n, bx):
    return sums(n, bx)


@cuda_launch(K, "add", block="bx", grid="cdiv(n, bx) - 1")
def add_short(n, bx):
    given(n + bx < 2**31, n > bx)
    return [f(n), f(n), f(n, written=True), n]


@cuda_launch(K, "add", block="bx", grid="cdiv(n, bx)")
def left_out(n, bx):
    return [f(n), f(n), f(n)]


@cuda_launch(K, "add", block="bx", grid="cdiv(n, bx)")
def a_number(n, bx):
    return [f(n), n, f(n), n]


@cuda_launch(K, "adds", block="bx", grid="cdiv(n, bx)")
def no_kernel(n, bx):
    return [f(n), f(n), f(n), n]


@cuda_launch(K, "add", block=2048, grid="cdiv(n, bx)")
def large_block(n, bx):
    return [f(n), f(n), f(n), n]


@cuda_launch(K, "byval", block="bx", grid="cdiv(cols, bx)")
def no_fields(rows, cols, bx):
    return [f(rows, cols)]
