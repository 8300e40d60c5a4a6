"""Launches whose contracts bound lengths and count chunks: states before each chunk, sequences of at most L rows.

`ok_...` is right for all sizes by what callers promise; `bad_...` promises less.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, promise, tensor


@triton.jit
def states(x, out, cu, firsts, H, D: tl.constexpr, C: tl.constexpr):
    """What a sequence knows before each of its chunks: one program a sequence and head."""
    n, head = tl.program_id(0), tl.program_id(1)
    begin, end = tl.load(cu + n), tl.load(cu + n + 1)
    first = tl.load(firsts + n).to(tl.int64)
    cols = tl.arange(0, D)
    sums = tl.zeros((D,), tl.float32)
    for c in range(0, tl.cdiv(end - begin, C)):
        tl.store(out + ((first + c) * H + head) * D + cols, sums)
        rows = begin + c * C + tl.arange(0, C)
        at = (rows.to(tl.int64) * H + head)[:, None] * D + cols[None, :]
        sums += tl.sum(tl.load(x + at, mask=(rows < end)[:, None], other=0.0), axis=0)


def chunk_states(N, T, S, H, *promised):
    given(T < 2**30, S < 2**30)
    cu = tensor("int32", N + 1, monotone=True, first=0, last=T)
    firsts = tensor("int32", N + 1, monotone=True, first=0, last=S)
    promise(*(own(cu, firsts) for own in promised))
    return (N, H), {"x": tensor("fp32", T, H, 64), "out": tensor("fp32", S, H, 64), "cu": cu, "firsts": firsts, "H": H}


@launch(states, D=64, C=64)
def ok_states(N, T, S, H):
    return chunk_states(N, T, S, H, lambda cu, own: lambda i: own[i + 1] - own[i] == cdiv(cu[i + 1] - cu[i], 64))


@launch(states, D=64, C=64)
def bad_states_of_larger_chunks(N, T, S, H):
    return chunk_states(N, T, S, H, lambda cu, own: lambda i: own[i + 1] - own[i] == cdiv(cu[i + 1] - cu[i], 128))


@launch(states, D=64, C=64)
def bad_states(N, T, S, H):
    return chunk_states(N, T, S, H)


@triton.jit
def wide_states(out, cu, firsts, H, K, V, B: tl.constexpr, C: tl.constexpr):
    """The same of states of any size, a block of one a program, which one number says."""
    blocks_k, blocks_v = tl.cdiv(K, B), tl.cdiv(V, B)
    pid = tl.program_id(0).to(tl.int64)
    block_k, block_v, both = pid % blocks_k, pid // blocks_k % blocks_v, pid // (blocks_k * blocks_v)
    n, head = both // H, both % H
    first = tl.load(firsts + n).to(tl.int64)
    rows, cols = block_k * B + tl.arange(0, B), block_v * B + tl.arange(0, B)
    mask = (rows < K)[:, None] & (cols < V)[None, :]
    for c in range(0, tl.cdiv(tl.load(cu + n + 1) - tl.load(cu + n), C)):
        at = ((first + c) * H + head) * K * V + rows[:, None] * V + cols[None, :]
        tl.store(out + at, tl.zeros((B, B), tl.float32), mask=mask)


def wide(N, T, S, H, K, V, *promised):
    given(T < 2**30, S < 2**30, N < 2**30, K * V <= 2**30, H < 2**20)
    cu = tensor("int32", N + 1, monotone=True, first=0, last=T)
    firsts = tensor("int32", N + 1, monotone=True, first=0, last=S)
    promise(*(own(cu, firsts) for own in promised))
    arguments = {"out": tensor("fp32", S, H, K, V), "cu": cu, "firsts": firsts, "H": H, "K": K, "V": V}
    return (cdiv(K, 32) * cdiv(V, 32) * N * H,), arguments


@launch(wide_states, B=32, C=64)
def ok_wide_states(N, T, S, H, K, V):
    return wide(N, T, S, H, K, V, lambda cu, own: lambda i: own[i + 1] - own[i] == cdiv(cu[i + 1] - cu[i], 64))


@launch(wide_states, B=32, C=64)
def bad_wide_states(N, T, S, H, K, V):
    return wide(N, T, S, H, K, V, lambda cu, own: lambda i: own[i + 1] - own[i] == cdiv(cu[i + 1] - cu[i], 128))


@triton.jit
def sums_of_rows(q, k, out, log, cu_q, cu_k, H, L, D: tl.constexpr, C: tl.constexpr):
    """A block of a sequence's queries over its keys; the logarithms lie in rows of L."""
    block, head, n = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    begin, end = tl.load(cu_q + n), tl.load(cu_q + n + 1)
    if block * C >= end - begin:
        return
    from_k, to_k = tl.load(cu_k + n), tl.load(cu_k + n + 1)
    rows, cols = block * C + tl.arange(0, C), tl.arange(0, D)
    inside = rows < end - begin
    at = ((begin + rows).to(tl.int64) * H + head)[:, None] * D + cols[None, :]
    own = tl.load(q + at, mask=inside[:, None], other=0.0)
    for first in range(0, to_k - from_k, C):
        keys = first + tl.arange(0, C)
        there = ((from_k + keys).to(tl.int64) * H + head)[:, None] * D + cols[None, :]
        own += tl.load(k + there, mask=(keys < to_k - from_k)[:, None], other=0.0)
    tl.store(out + at, own, mask=inside[:, None])
    tl.store(log + (n.to(tl.int64) * H + head) * L + rows, tl.sum(own, axis=1), mask=inside)


def bounded(N, T, K, L, H, *promised):
    given(T < 2**30, K < 2**30, L < 2**30)
    queries = tensor("int32", N + 1, monotone=True, first=0, last=T)
    keys = tensor("int32", N + 1, monotone=True, first=0, last=K)
    promise(*(own(queries, L) for own in promised))
    return (cdiv(L, 64), H, N), {
        "q": tensor("fp16", T, H, 64),
        "k": tensor("fp16", K, H, 64),
        "out": tensor("fp16", T, H, 64),
        "log": tensor("fp32", N, H, L),
        "cu_q": queries,
        "cu_k": keys,
        "H": H,
        "L": L,
    }


@launch(sums_of_rows, D=64, C=64)
def ok_bounded(N, T, K, L, H):
    return bounded(N, T, K, L, H, lambda cu, L: lambda i: cu[i + 1] - cu[i] <= L)


@launch(sums_of_rows, D=64, C=64)
def bad_bounded(N, T, K, L, H):
    return bounded(N, T, K, L, H)


@launch(sums_of_rows, D=64, C=64)
def bad_bounded_by_one_more(N, T, K, L, H):
    return bounded(N, T, K, L, H, lambda cu, L: lambda i: cu[i + 1] - cu[i] <= L + 1)


@triton.jit
def recurrent(out, cu, H, V, B: tl.constexpr):
    """A block of columns of each row of a sequence, one program a sequence, head and block."""
    pid = tl.program_id(0).to(tl.int64)
    blocks = tl.cdiv(V, B)
    n, head, cols = pid // blocks // H, pid // blocks % H, pid % blocks * B + tl.arange(0, B)
    begin, end = tl.load(cu + n).to(tl.int64), tl.load(cu + n + 1).to(tl.int64)
    at = out + (begin * H + head) * V + cols
    for _ in range(0, end - begin):
        tl.store(at, 1.0, mask=cols < V)
        at += H * V


@launch(recurrent, B=64)
def bad_recurrent(N, T, H, V):
    """Two sequences may begin at one row."""
    given(T * H * V <= 2**30, N < 2**30)
    out, cu = tensor("fp32", T, H, V), tensor("int64", N + 1)
    return (cdiv(V, 64) * N * H,), {"out": out, "cu": cu, "H": H, "V": V}
