"""Kernels as people write them, with launches for which every access is inside and no wrap-around matters."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, i64, launch, tensor


@triton.jit
def add_kernel(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    y = tl.load(y_ptr + offsets, mask=mask)
    tl.store(out_ptr + offsets, x + y, mask=mask)


@launch(add_kernel, BLOCK=1024)
def add(n):
    x, y, out = (tensor("fp32", n) for _ in range(3))
    return (cdiv(n, 1024),), {"x_ptr": x, "y_ptr": y, "out_ptr": out, "n": n}


@triton.jit
def softmax_kernel(x_ptr, y_ptr, x_stride, y_stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * x_stride + cols, mask=cols < n_cols, other=-float("inf"))
    x = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * y_stride + cols, x / tl.sum(x, axis=0), mask=cols < n_cols)


@launch(softmax_kernel, BLOCK=1024)
def softmax(rows, cols):
    x, y = tensor("fp16", rows, cols), tensor("fp16", rows, cols, strides=("ld", 1))
    return (rows,), {"x_ptr": x, "y_ptr": y, "x_stride": x.stride(0), "y_stride": y.stride(0), "n_cols": cols}


@triton.jit
def norm_kernel(x_ptr, w_ptr, y_ptr, mean_ptr, stride, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    x_ptr += row * stride
    y_ptr += row * stride
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        total += tl.load(x_ptr + cols, mask=cols < n, other=0.0)
    mean = tl.sum(total, axis=0) / n
    tl.store(mean_ptr + row, mean)
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < n
        x = tl.load(x_ptr + cols, mask=mask, other=0.0)
        w = tl.load(w_ptr + cols, mask=mask)
        tl.store(y_ptr + cols, (x - mean) * w + eps, mask=mask)


@launch(norm_kernel, BLOCK=256)
def norm(rows, n):
    given(n <= 2**31 - 256)
    x, y = tensor("fp16", rows, n), tensor("fp16", rows, n)
    arguments = {"x_ptr": x, "w_ptr": tensor("fp16", n), "y_ptr": y, "mean_ptr": tensor("fp32", rows)}
    return (rows,), arguments | {"stride": x.stride(0), "n": n, "eps": 1e-5}


@triton.jit
def dropout_kernel(x_ptr, out_ptr, n, p, seed, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    keep = tl.rand(seed, offsets) > p
    tl.store(out_ptr + offsets, tl.where(keep, x / (1 - p), 0.0), mask=mask)


@launch(dropout_kernel, BLOCK=1024)
def dropout(n, seed):
    return (cdiv(n, 1024),), {
        "x_ptr": tensor("fp32", n), "out_ptr": tensor("fp32", n), "n": n, "p": 0.5, "seed": seed
    }  # fmt: skip


@triton.jit
def matmul_kernel(
    a_ptr, b_ptr, c_ptr, M, N, K, stride_am, stride_bk, stride_cm,
    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    pid = tl.program_id(0)
    num_m = tl.cdiv(M, BM)
    num_n = tl.cdiv(N, BN)
    in_group = GROUP * num_n
    group = pid // in_group
    first = group * GROUP
    size = min(num_m - first, GROUP)
    pid_m = first + (pid % in_group) % size
    pid_n = (pid % in_group) // size
    offs_m = (pid_m * BM + tl.arange(0, BM)) % M
    offs_n = (pid_n * BN + tl.arange(0, BN)) % N
    offs_k = tl.arange(0, BK)
    a_ptrs = a_ptr + offs_m[:, None].to(tl.int64) * stride_am + offs_k[None, :]
    b_ptrs = b_ptr + offs_k[:, None].to(tl.int64) * stride_bk + offs_n[None, :]
    accumulator = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        a = tl.load(a_ptrs, mask=offs_k[None, :] < K - k * BK, other=0.0)
        b = tl.load(b_ptrs, mask=offs_k[:, None] < K - k * BK, other=0.0)
        accumulator = tl.dot(a, b, accumulator)
        a_ptrs += BK
        b_ptrs += BK * stride_bk.to(tl.int64)
    offs_cm = pid_m * BM + tl.arange(0, BM)
    offs_cn = pid_n * BN + tl.arange(0, BN)
    c_ptrs = c_ptr + stride_cm * offs_cm[:, None].to(tl.int64) + offs_cn[None, :]
    tl.store(c_ptrs, accumulator, mask=(offs_cm[:, None] < M) & (offs_cn[None, :] < N))


@launch(matmul_kernel, BM=128, BN=128, BK=64, GROUP=8)
def matmul(M, N, K):
    given(M <= 2**30, N <= 2**30, K <= 2**30)
    a, b, c = tensor("fp16", M, K), tensor("fp16", K, N), tensor("fp32", M, N)
    return (cdiv(M, 128) * cdiv(N, 128),), {
        "a_ptr": a, "b_ptr": b, "c_ptr": c, "M": M, "N": N, "K": K,
        "stride_am": a.stride(0), "stride_bk": b.stride(0), "stride_cm": c.stride(0),
    }  # fmt: skip


@triton.jit
def attention_kernel(
    q_ptr, k_ptr, o_ptr, lengths_ptr, stride_z, stride_t, T, BT: tl.constexpr, D: tl.constexpr
):  # fmt: skip
    z = tl.program_id(1).to(tl.int64)
    rows = tl.program_id(0) * BT + tl.arange(0, BT)
    if tl.program_id(0) * BT >= T:
        return
    d = tl.arange(0, D)
    at = rows[:, None].to(tl.int64) * stride_t + d[None, :]
    q = tl.load(q_ptr + z * stride_z + at, mask=rows[:, None] < T, other=0.0)
    length = tl.load(lengths_ptr + z)
    accumulator = tl.zeros((BT, D), dtype=tl.float32)
    for start in range(0, length, BT):
        cols = start + tl.arange(0, BT)
        k_at = cols[:, None].to(tl.int64) * stride_t + d[None, :]
        k = tl.load(k_ptr + z * stride_z + k_at, mask=cols[:, None] < length, other=0.0)
        accumulator += tl.dot(tl.dot(q, tl.trans(k)).to(k.dtype), k)
    tl.store(o_ptr + z * stride_z + at, accumulator, mask=rows[:, None] < T)


@launch(attention_kernel, BT=64, D=64)
def attention(Z, T):
    given(T <= 2**31 - 64)
    q, k, o = (tensor("fp16", Z, T, 64) for _ in range(3))
    lengths = tensor("int32", Z, values=(0, T + 1))
    return (cdiv(T, 64) + 1, Z), {
        "q_ptr": q, "k_ptr": k, "o_ptr": o, "lengths_ptr": lengths,
        "stride_z": i64(q.stride(0)), "stride_t": q.stride(1), "T": T,
    }  # fmt: skip


@triton.jit
def gather_kernel(table_ptr, index_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    index = tl.load(index_ptr + at, mask=mask, other=0)
    tl.store(out_ptr + at, tl.load(table_ptr + index, mask=mask), mask=mask)


@launch(gather_kernel, BLOCK=256)
def gather(n, entries):
    index = tensor("int64", n, values=(0, entries))
    return (cdiv(n, 256),), {
        "table_ptr": tensor("fp32", entries), "index_ptr": index, "out_ptr": tensor("fp32", n), "n": n
    }  # fmt: skip


@triton.jit
def segments_kernel(x_ptr, out_ptr, cu_ptr, BLOCK: tl.constexpr):
    segment = tl.program_id(0)
    begin = tl.load(cu_ptr + segment)
    end = tl.load(cu_ptr + segment + 1)
    for start in range(begin, end, BLOCK):
        at = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + at, mask=at < end)
        tl.store(out_ptr + at, x, mask=at < end)


@launch(segments_kernel, BLOCK=64)
def segments(S, T):
    given(T <= 2**30)
    cu = tensor("int32", S + 1, monotone=True, first=0, last=T)
    return (S,), {"x_ptr": tensor("fp32", T), "out_ptr": tensor("fp32", T), "cu_ptr": cu}


@triton.jit
def cancelling_kernel(x_ptr, n, m, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    there = at * m - at * (m - 1)  # which wraps on the way, and is right in the end
    tl.store(x_ptr + there, 1.0, mask=at < n)


@launch(cancelling_kernel, BLOCK=256)
def cancelling(n, m):
    return (cdiv(n, 256),), {"x_ptr": tensor("fp32", n), "n": n, "m": m}


@triton.jit
def search_kernel(edges_ptr, x_ptr, out_ptr, n, edges, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    x = tl.load(x_ptr + at, mask=mask)
    low = tl.zeros([BLOCK], dtype=tl.int32)
    high = tl.zeros([BLOCK], dtype=tl.int32) + edges
    for _ in range(8):
        middle = tl.minimum((low + high) // 2, edges - 1)
        right = (tl.load(edges_ptr + middle) < x) & (low < high)
        low = tl.where(right, middle + 1, low)
        high = tl.where(right, high, tl.minimum(middle, high))
    tl.store(out_ptr + at, low, mask=mask)


@launch(search_kernel, BLOCK=128)
def search(n, edges):
    given(edges < 2**30)
    return (cdiv(n, 128),), {
        "edges_ptr": tensor("fp32", edges), "x_ptr": tensor("fp32", n), "out_ptr": tensor("int32", n),
        "n": n, "edges": edges,
    }  # fmt: skip


@triton.jit
def carried_kernel(x_ptr, n, stride, BLOCK: tl.constexpr):
    pointers = x_ptr + tl.arange(0, BLOCK)
    left = n
    for _ in range(0, tl.cdiv(n, BLOCK)):
        tl.store(pointers, 1.0, mask=tl.arange(0, BLOCK) < left)
        pointers += BLOCK
        left -= BLOCK


@launch(carried_kernel, BLOCK=32)
def carried(n):
    given(n <= 2**31 - 32)
    return (1,), {"x_ptr": tensor("fp32", n), "n": n, "stride": 1}


@triton.jit
def copy_kernel(x_ptr, y_ptr, M, N, BM: tl.constexpr, BN: tl.constexpr):
    x = tl.make_tensor_descriptor(x_ptr, shape=[M, N], strides=[N, 1], block_shape=[BM, BN])
    y = tl.make_tensor_descriptor(y_ptr, shape=[M, N], strides=[N, 1], block_shape=[BM, BN])
    at = [tl.program_id(0) * BM, tl.program_id(1) * BN]
    y.store(at, x.load(at))


@launch(copy_kernel, BM=32, BN=32)
def copy(M, N):
    given(N % 16 == 0)
    x, y = tensor("fp16", M, N), tensor("fp16", M, N)
    return (cdiv(M, 32), cdiv(N, 32)), {"x_ptr": x, "y_ptr": y, "M": M, "N": N}


@triton.jit
def chunks_kernel(x_ptr, cu_ptr, chunks_ptr, BT: tl.constexpr):
    chunk = tl.program_id(0)
    n = tl.load(chunks_ptr + 2 * chunk)
    t = tl.load(chunks_ptr + 2 * chunk + 1)
    begin = tl.load(cu_ptr + n)
    length = tl.load(cu_ptr + n + 1) - begin
    at = t * BT + tl.arange(0, BT)
    tl.store(x_ptr + begin + at, 1.0, mask=at < length)


@launch(chunks_kernel, BT=64)
def chunks(N, T, NT):
    given(T <= 2**24, N <= 2**30, NT <= 2**29)
    cu = tensor("int32", N + 1, monotone=True, first=0, last=T)
    indices = tensor("int32", NT, 2, values=[(0, N), (0, T)])
    return (NT,), {"x_ptr": tensor("fp32", T, shared=True), "cu_ptr": cu, "chunks_ptr": indices}


@triton.jit
def heads_kernel(x_ptr, T, H: tl.constexpr, D: tl.constexpr, BT: tl.constexpr, BD: tl.constexpr):
    """What is a constexpr here is a size in the launch: any number of heads, of any size."""
    rows = tl.program_id(0) * BT + tl.arange(0, BT)
    head, part = tl.program_id(1) % H, tl.program_id(1) // H
    cols = part * BD + tl.arange(0, BD)
    at = x_ptr + rows[:, None].to(tl.int64) * H * D + head * D + cols[None, :]
    if D % BD == 0:
        tl.store(at, 1.0, mask=(rows < T)[:, None])
    else:
        tl.store(at, 1.0, mask=(rows < T)[:, None] & (cols < D)[None, :])


@launch(heads_kernel, BT=32, BD=16)
def heads(T, H, D):
    given(T <= 2**20, H * D <= 2**20)
    return (cdiv(T, 32), H * cdiv(D, 16)), {"x_ptr": tensor("fp16", T, H, D), "T": T, "H": H, "D": D}


@triton.jit
def table_kernel(
    x_ptr, rows_ptr, out_ptr, M, N, count, COPY: tl.constexpr, OVER: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr
):
    """Rows of a table by their numbers, through descriptors: what is past the ends is not touched."""
    x = tl.make_tensor_descriptor(x_ptr, shape=[M, N], strides=[N, 1], block_shape=[1, BN])
    out = tl.make_tensor_descriptor(out_ptr, shape=[count + OVER, N], strides=[N, 1], block_shape=[1, BN])
    at = tl.program_id(0) * BM + tl.arange(0, BM)
    rows = tl.load(rows_ptr + at, mask=at < count, other=0)
    for column in range(0, N, BN):
        found = x.gather(rows, column)
        if COPY:
            out.scatter(found, at, column)
        else:
            out.scatter(found, rows, column)


def _table(M, N, count):
    given(N % 16 == 0, count <= 2**20, N <= 2**20, M <= 2**20)
    return (cdiv(count, 32),), {
        "x_ptr": tensor("fp16", M, N), "rows_ptr": tensor("int32", count), "out_ptr": tensor("fp16", count, N),
        "M": M, "N": N, "count": count,
    }  # fmt: skip


@launch(table_kernel, COPY=True, OVER=0, BM=32, BN=64)
def table(M, N, count):
    return _table(M, N, count)
