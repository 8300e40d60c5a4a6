# type: ignore
"""Kernels of further sorts for the table of docs/COMPILED.md, beside those of examples/triton/compiled_launches.py: layer
norm forward in two passes and backward with its partial sums, a transpose through shared memory, a gather, flash forward.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def norm_forward_kernel(x_ptr, y_ptr, w_ptr, b_ptr, mean_ptr, rstd_ptr, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x_ptr += row * n
    y_ptr += row * n
    sums = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        sums += tl.load(x_ptr + cols, mask=cols < n, other=0.0)
    mean = tl.sum(sums, axis=0) / n
    squares = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        apart = tl.where(cols < n, tl.load(x_ptr + cols, mask=cols < n, other=0.0) - mean, 0.0)
        squares += apart * apart
    rstd = 1 / tl.sqrt(tl.sum(squares, axis=0) / n + eps)
    tl.store(mean_ptr + row, mean)
    tl.store(rstd_ptr + row, rstd)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < n
        w, b = tl.load(w_ptr + cols, mask=mask), tl.load(b_ptr + cols, mask=mask)
        x = tl.load(x_ptr + cols, mask=mask, other=0.0)
        tl.store(y_ptr + cols, (x - mean) * rstd * w + b, mask=mask)


@launch(norm_forward_kernel, BLOCK=256)
def norm_forward(rows, n):
    given(rows * n <= 2**30)
    x, y, w, b = tensor("fp32", rows, n), tensor("fp32", rows, n), tensor("fp32", n), tensor("fp32", n)
    of_rows = {"mean_ptr": tensor("fp32", rows), "rstd_ptr": tensor("fp32", rows)}
    return (rows,), {"x_ptr": x, "y_ptr": y, "w_ptr": w, "b_ptr": b, **of_rows, "n": n, "eps": 1e-5}


@triton.jit
def norm_backward_kernel(
    x_ptr, dy_ptr, dx_ptr, w_ptr, dw_ptr, db_ptr, mean_ptr, rstd_ptr, n, BLOCK: tl.constexpr
):  # fmt: skip
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    mask = cols < n
    x = tl.load(x_ptr + row * n + cols, mask=mask, other=0.0)
    dy = tl.load(dy_ptr + row * n + cols, mask=mask, other=0.0)
    w = tl.load(w_ptr + cols, mask=mask, other=0.0)
    mean, rstd = tl.load(mean_ptr + row), tl.load(rstd_ptr + row)
    apart = tl.where(mask, (x - mean) * rstd, 0.0)
    wdy = tl.where(mask, w * dy, 0.0)
    first, second = tl.sum(apart * wdy, axis=0) / n, tl.sum(wdy, axis=0) / n
    tl.store(dx_ptr + row * n + cols, (wdy - (apart * first + second)) * rstd, mask=mask)
    tl.store(dw_ptr + row * n + cols, dy * apart, mask=mask)
    tl.store(db_ptr + row * n + cols, dy, mask=mask)


@launch(norm_backward_kernel, BLOCK=256)
def norm_backward(rows, n):
    given(n <= 256, rows * n <= 2**30)
    wide = {f"{name}_ptr": tensor("fp32", rows, n) for name in ("x", "dy", "dx", "dw", "db")}
    of_rows = {f"{name}_ptr": tensor("fp32", rows) for name in ("mean", "rstd")}
    return (rows,), {**wide, **of_rows, "w_ptr": tensor("fp32", n), "n": n}


@triton.jit
def norm_sums_kernel(dw_ptr, w_ptr, rows, n, BR: tl.constexpr, BC: tl.constexpr):
    cols = tl.program_id(0) * BC + tl.arange(0, BC)
    total = tl.zeros((BR, BC), dtype=tl.float32)
    for start in range(0, rows, BR):
        at = start + tl.arange(0, BR)
        mask = (at[:, None] < rows) & (cols[None, :] < n)
        total += tl.load(dw_ptr + at[:, None] * n + cols[None, :], mask=mask, other=0.0)
    tl.store(w_ptr + cols, tl.sum(total, axis=0), mask=cols < n)


@launch(norm_sums_kernel, BR=32, BC=32)
def norm_sums(rows, n):
    given(rows * n <= 2**29, rows <= 2**24, n <= 2**24)
    return (cdiv(n, 32),), {"dw_ptr": tensor("fp32", rows, n), "w_ptr": tensor("fp32", n), "rows": rows, "n": n}


@triton.jit
def transpose_kernel(x_ptr, y_ptr, M, N, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    cols = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=(rows[:, None] < M) & (cols[None, :] < N))
    mask = (cols[:, None] < N) & (rows[None, :] < M)
    tl.store(y_ptr + cols[:, None] * M + rows[None, :], tl.trans(x), mask=mask)


@launch(transpose_kernel, BLOCK=32)
def transpose(M, N):
    given(M * N <= 2**29, M <= 2**24, N <= 2**24)
    return (cdiv(M, 32), cdiv(N, 32)), {"x_ptr": tensor("fp32", M, N), "y_ptr": tensor("fp32", N, M), "M": M, "N": N}


@triton.jit
def gather_kernel(x_ptr, index_ptr, y_ptr, n, m, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    index = tl.load(index_ptr + at, mask=mask, other=0)
    inside = mask & (index >= 0) & (index < m)
    tl.store(y_ptr + at, tl.load(x_ptr + index, mask=inside, other=0.0), mask=mask)


@launch(gather_kernel, BLOCK=256)
def gather(n, m):
    given(n <= 2**30, m <= 2**30)
    x, index, y = tensor("fp32", m), tensor("i32", n), tensor("fp32", n)
    return (cdiv(n, 256),), {"x_ptr": x, "index_ptr": index, "y_ptr": y, "n": n, "m": m}


@triton.jit
def flash_kernel(q_ptr, k_ptr, v_ptr, o_ptr, N, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    head = tl.program_id(1) * N * D
    rows, cols, ds = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, BN), tl.arange(0, D)
    q = tl.load(q_ptr + head + rows[:, None] * D + ds[None, :], mask=rows[:, None] < N, other=0.0)
    most = tl.full((BM,), -float("inf"), dtype=tl.float32)
    weight = tl.zeros((BM,), dtype=tl.float32)
    total = tl.zeros((BM, D), dtype=tl.float32)
    for start in range(0, N, BN):
        at = start + cols
        k = tl.load(k_ptr + head + at[None, :] * D + ds[:, None], mask=at[None, :] < N, other=0.0)
        s = tl.where(at[None, :] < N, tl.dot(q, k) * scale, -float("inf"))
        now = tl.maximum(most, tl.max(s, axis=1))
        p, shrunk = tl.exp2(s - now[:, None]), tl.exp2(most - now)
        v = tl.load(v_ptr + head + at[:, None] * D + ds[None, :], mask=at[:, None] < N, other=0.0)
        weight = weight * shrunk + tl.sum(p, axis=1)
        total = tl.dot(p.to(tl.float16), v, total * shrunk[:, None])
        most = now
    o = (total / weight[:, None]).to(tl.float16)
    tl.store(o_ptr + head + rows[:, None] * D + ds[None, :], o, mask=rows[:, None] < N)


@launch(flash_kernel, BM=64, BN=32, D=64)
def flash(heads, N):
    given(heads * N <= 2**23, N <= 2**22)
    parts = {f"{name}_ptr": tensor("fp16", heads, N, 64) for name in "qkvo"}
    return (cdiv(N, 64), heads), {**parts, "N": N, "scale": 0.18}
