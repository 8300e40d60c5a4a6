# type: ignore
"""The kinds of kernels that Triton's tutorials begin with, for all sizes: `tileprove triton check tutorial_launches.py`.

Addition of vectors, softmax over rows, a product of matrices with grouped program ids, dropout from a seed, and layer norm
forward and backward, whose partial sums are added under a lock. Where an offset is made in 32 bits, the launch says how
large a tensor may be.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def add_kernel(x_ptr, y_ptr, z_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(z_ptr + at, tl.load(x_ptr + at, mask=mask) + tl.load(y_ptr + at, mask=mask), mask=mask)


@launch(add_kernel, BLOCK=1024)
def add(n):
    given(n <= 2**31 - 1024)
    x, y, z = (tensor("fp32", n) for _ in range(3))
    return (cdiv(n, 1024),), {"x_ptr": x, "y_ptr": y, "z_ptr": z, "n": n}


@triton.jit
def softmax_kernel(y_ptr, x_ptr, x_stride, y_stride, n_rows, n_cols, BLOCK: tl.constexpr):
    for row in tl.range(tl.program_id(0), n_rows, tl.num_programs(0)):
        cols = tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * x_stride + cols, mask=cols < n_cols, other=-float("inf"))
        e = tl.exp(x - tl.max(x, axis=0))
        tl.store(y_ptr + row * y_stride + cols, e / tl.sum(e, axis=0), mask=cols < n_cols)


@launch(softmax_kernel, BLOCK=1024)
def softmax(rows, cols, programs):
    given(cols <= 1024, rows * cols <= 2**31, programs <= rows, rows + programs < 2**31)
    x, y = tensor("fp32", rows, cols), tensor("fp32", rows, cols)
    strides = {"x_stride": x.stride(0), "y_stride": y.stride(0)}
    return (programs,), {"y_ptr": y, "x_ptr": x, **strides, "n_rows": rows, "n_cols": cols}


@triton.jit
def matmul_kernel(
    a_ptr, b_ptr, c_ptr, M, N, K, a_row, a_col, b_row, b_col, c_row, c_col,
    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    pid = tl.program_id(0)
    num_m, num_n = tl.cdiv(M, BM), tl.cdiv(N, BN)
    first = pid // (GROUP * num_n) * GROUP
    size = min(num_m - first, GROUP)
    pid_m = first + pid % (GROUP * num_n) % size
    pid_n = pid % (GROUP * num_n) // size
    rows = (pid_m * BM + tl.arange(0, BM)) % M
    cols = (pid_n * BN + tl.arange(0, BN)) % N
    ks = tl.arange(0, BK)
    a = a_ptr + (rows[:, None] * a_row + ks[None, :] * a_col)
    b = b_ptr + (ks[:, None] * b_row + cols[None, :] * b_col)
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        left = tl.load(a, mask=ks[None, :] < K - k * BK, other=0.0)
        right = tl.load(b, mask=ks[:, None] < K - k * BK, other=0.0)
        total = tl.dot(left, right, total)
        a += BK * a_col
        b += BK * b_row
    rows, cols = pid_m * BM + tl.arange(0, BM), pid_n * BN + tl.arange(0, BN)
    at = c_ptr + c_row * rows[:, None] + c_col * cols[None, :]
    tl.store(at, total.to(tl.float16), mask=(rows[:, None] < M) & (cols[None, :] < N))


@launch(matmul_kernel, BM=128, BN=256, BK=64, GROUP=8)
def matmul(M, N, K):
    given(M * K <= 2**31, K * N <= 2**31, M * N <= 2**31 - 2**20)
    given(M <= 2**31 - 128, N <= 2**31 - 256, K <= 2**31 - 64)
    given(cdiv(M, 128) * cdiv(N, 256) <= 2**27)  # a group's programs are counted in 32 bits
    a, b, c = tensor("fp16", M, K), tensor("fp16", K, N), tensor("fp16", M, N)
    strides = {f"{name}_{axis}": each.stride(at) for name, each in (("a", a), ("b", b), ("c", c))
               for at, axis in enumerate(("row", "col"))}  # fmt: skip
    return (cdiv(M, 128) * cdiv(N, 256),), {"a_ptr": a, "b_ptr": b, "c_ptr": c, "M": M, "N": N, "K": K, **strides}


@triton.jit
def dropout_kernel(x_ptr, y_ptr, n, p, seed, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at, mask=at < n)
    tl.store(y_ptr + at, tl.where(tl.rand(seed, at) > p, x / (1 - p), 0.0), mask=at < n)


@launch(dropout_kernel, BLOCK=1024)
def dropout(n, seed):
    given(n <= 2**31 - 1024)
    return (cdiv(n, 1024),), {"x_ptr": tensor("fp32", n), "y_ptr": tensor("fp32", n), "n": n, "p": 0.5, "seed": seed}


@triton.jit
def norm_kernel(x_ptr, y_ptr, w_ptr, b_ptr, mean_ptr, rstd_ptr, stride, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x_ptr += row * stride
    y_ptr += row * stride
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        total += tl.load(x_ptr + cols, mask=cols < n, other=0.0)
    mean = tl.sum(total, axis=0) / n
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.where(cols < n, tl.load(x_ptr + cols, mask=cols < n, other=0.0) - mean, 0.0)
        total += x * x
    rstd = 1 / tl.sqrt(tl.sum(total, axis=0) / n + eps)
    tl.store(mean_ptr + row, mean)
    tl.store(rstd_ptr + row, rstd)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < n
        w, b = tl.load(w_ptr + cols, mask=mask), tl.load(b_ptr + cols, mask=mask)
        x = tl.load(x_ptr + cols, mask=mask, other=0.0)
        tl.store(y_ptr + cols, (x - mean) * rstd * w + b, mask=mask)


@launch(norm_kernel, BLOCK=1024)
def norm(rows, n):
    given(rows * n <= 2**31, n <= 2**31 - 2048)
    x, y = tensor("fp32", rows, n), tensor("fp32", rows, n)
    vectors = {"w_ptr": tensor("fp32", n), "b_ptr": tensor("fp32", n)}
    kept = {"mean_ptr": tensor("fp32", rows), "rstd_ptr": tensor("fp32", rows)}
    return (rows,), {"x_ptr": x, "y_ptr": y, **vectors, **kept, "stride": x.stride(0), "n": n, "eps": 1e-5}


@triton.jit
def norm_backward_kernel(
    dx_ptr, dy_ptr, dw_ptr, db_ptr, x_ptr, w_ptr, mean_ptr, rstd_ptr, lock_ptr, stride, n,
    GROUP: tl.constexpr, BLOCK: tl.constexpr,
):  # fmt: skip
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < n
    group = row % GROUP
    x = tl.load(x_ptr + row * stride + cols, mask=mask, other=0.0)
    dy = tl.load(dy_ptr + row * stride + cols, mask=mask, other=0.0)
    w = tl.load(w_ptr + cols, mask=mask)
    mean, rstd = tl.load(mean_ptr + row), tl.load(rstd_ptr + row)
    xhat = tl.where(mask, (x - mean) * rstd, 0.0)
    wdy = tl.where(mask, w * dy, 0.0)
    dx = (wdy - (xhat * (tl.sum(xhat * wdy, axis=0) / n) + tl.sum(wdy, axis=0) / n)) * rstd
    tl.store(dx_ptr + row * stride + cols, dx, mask=mask)
    lock, count = lock_ptr + group, lock_ptr + GROUP + group
    dw, db = dw_ptr + group * n + cols, db_ptr + group * n + cols
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    if tl.load(count) == 0:
        tl.atomic_xchg(count, 1)
        tl.store(dw, dy * xhat, mask=mask)
        tl.store(db, dy, mask=mask)
    else:
        tl.store(dw, dy * xhat + tl.load(dw, mask=mask), mask=mask)
        tl.store(db, dy + tl.load(db, mask=mask), mask=mask)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@launch(norm_backward_kernel, GROUP=64, BLOCK=1024)
def norm_backward(rows, n):
    given(n <= 1024, rows * n <= 2**31)
    dx, dy, x = (tensor("fp32", rows, n) for _ in range(3))
    partial = {name: tensor("fp32", 64, n, shared=True) for name in ("dw_ptr", "db_ptr")}  # a lock keeps writers apart
    kept = {"w_ptr": tensor("fp32", n), "mean_ptr": tensor("fp32", rows), "rstd_ptr": tensor("fp32", rows)}
    lock = tensor("i32", 128)
    return (rows,), {"dx_ptr": dx, "dy_ptr": dy, "x_ptr": x, **partial, **kept, "lock_ptr": lock, "stride": n, "n": n}
