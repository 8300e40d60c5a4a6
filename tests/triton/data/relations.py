"""Launches of the shapes that libraries have: tables of chunks, blocks of sequences, padded bins, pages.

`ok_...` is right for all sizes by what callers promise; `bad_...` promises less.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, promise, tensor


@triton.jit
def chunks(out, cu, table, H, D: tl.constexpr, C: tl.constexpr):
    """A chunk of a sequence, by a table of (sequence, chunk)."""
    at, head = tl.program_id(0), tl.program_id(1)
    n, c = tl.load(table + at * 2), tl.load(table + at * 2 + 1)
    begin, end = tl.load(cu + n), tl.load(cu + n + 1)
    rows = c * C + tl.arange(0, C)
    place = ((begin + rows).to(tl.int64) * H + head)[:, None] * D + tl.arange(0, D)[None, :]
    tl.store(out + place, 1.0, mask=(rows < end - begin)[:, None])


def chunked(N, T, H, K, *promised):
    given(T < 2**30, K < 2**29)
    cu = tensor("int32", N + 1, monotone=True, first=0, last=T)
    table = tensor("int32", K, 2)
    promise(*(own(cu, table, N) for own in promised))
    return (K, H), {"out": tensor("fp16", T, H, 64), "cu": cu, "table": table, "H": H}


def sequences_there(cu, table, N):
    return lambda k: (table[k, 0] >= 0) & (table[k, 0] < N)


def chunks_there(cu, table, N):
    return lambda k: (table[k, 1] >= 0) & (table[k, 1] * 32 < cu[table[k, 0] + 1] - cu[table[k, 0]])


def pairs_differ(cu, table, N):
    return lambda k, m: (table[k, 0] != table[m, 0]) | (table[k, 1] != table[m, 1]) | (k == m)


@launch(chunks, D=64, C=32)
def ok_chunks(N, T, H, K):
    return chunked(N, T, H, K, sequences_there, chunks_there, pairs_differ)


@launch(chunks, D=64, C=32)
def bad_chunks_of_one_pair(N, T, H, K):
    return chunked(N, T, H, K, sequences_there, chunks_there)


@launch(chunks, D=64, C=32)
def bad_chunks_of_no_sequence(N, T, H, K):
    return chunked(N, T, H, K, chunks_there, pairs_differ)


@launch(chunks, D=64, C=32)
def bad_chunks_anywhere(N, T, H, K):
    return chunked(N, T, H, K, sequences_there, pairs_differ)


@triton.jit
def blocks_of(out, scale, cu, cu_scale, H, C: tl.constexpr):
    """A block of a sequence and its number."""
    block, head, n = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    begin, end = tl.load(cu + n), tl.load(cu + n + 1)
    if block * C >= end - begin:
        return
    rows = block * C + tl.arange(0, C)
    tl.store(out + (begin + rows).to(tl.int64) * H + head, 1.0, mask=rows < end - begin)
    tl.store(scale + (tl.load(cu_scale + n) + block).to(tl.int64) * H + head, 1.0)


def blocked(N, T, S, L, H, *promised):
    given(T < 2**30, S < 2**30, L < 2**30)
    cu = tensor("int32", N + 1, monotone=True, first=0, last=T)
    scales = tensor("int32", N + 1, monotone=True, first=0, last=S)
    promise(*(own(cu, scales) for own in promised))
    return (cdiv(L, 128), H, N), {
        "out": tensor("int8", T, H),
        "scale": tensor("fp32", S, H),
        "cu": cu,
        "cu_scale": scales,
        "H": H,
    }


@launch(blocks_of, C=128)
def ok_blocks(N, T, S, L, H):
    return blocked(N, T, S, L, H, lambda cu, own: lambda i: own[i + 1] - own[i] == cdiv(cu[i + 1] - cu[i], 128))


@launch(blocks_of, C=128)
def bad_blocks_rounded_down(N, T, S, L, H):
    return blocked(N, T, S, L, H, lambda cu, own: lambda i: own[i + 1] - own[i] == (cu[i + 1] - cu[i]) // 128)


@launch(blocks_of, C=128)
def bad_blocks(N, T, S, L, H):
    return blocked(N, T, S, L, H)


@triton.jit
def padded_copy(x, out, indices, bin_ids, bins, padded, D, C: tl.constexpr):
    """Rows sorted by bins to where the padded bins begin."""
    at = tl.program_id(0)
    row, bin = tl.load(indices + at), tl.load(bin_ids + at)
    to = at
    if bin > 0:
        to -= tl.load(bins + bin - 1)
        to += tl.load(padded + bin - 1)
    for d in range(0, D, C):
        cols = d + tl.arange(0, C)
        value = tl.load(x + row.to(tl.int64) * D + cols, mask=cols < D)
        tl.store(out + to.to(tl.int64) * D + cols, value, mask=cols < D)


def padding(E, T, P, D, *promised):
    given(T < 2**30, P < 2**30, D < 2**30)
    indices, of = tensor("int32", T, values=(0, T), distinct=True), tensor("int32", T, values=(0, E))
    bins = tensor("int32", E, monotone=True, values=(0, None), last=T)
    wide = tensor("int32", E, monotone=True, values=(0, None), last=P)
    promise(*(own(of, bins, wide) for own in promised))
    promise(lambda t: t < bins[of[t]], lambda t: t >= bins[of[t] - 1])
    return (T,), {
        "x": tensor("bf16", T, D),
        "out": tensor("bf16", P, D),
        "indices": indices,
        "bin_ids": of,
        "bins": bins,
        "padded": wide,
        "D": D,
    }


def first_is_wide(of, bins, wide):
    return lambda: bins[0] <= wide[0]


def wide_enough(of, bins, wide):
    return lambda i: bins[i + 1] - bins[i] <= wide[i + 1] - wide[i]


@launch(padded_copy, C=64)
def ok_padded_copy(E, T, P, D):
    return padding(E, T, P, D, first_is_wide, wide_enough)


@launch(padded_copy, C=64)
def bad_padded_copy_first(E, T, P, D):
    return padding(E, T, P, D, wide_enough)


@launch(padded_copy, C=64)
def bad_padded_copy(E, T, P, D):
    return padding(E, T, P, D, first_is_wide)


@triton.jit
def fill(cache, lengths, totals, pages, M, H, C: tl.constexpr):
    """New tokens of a sequence behind those in its pages."""
    block, head, n = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    new, total = tl.load(lengths + n), tl.load(totals + n)
    before = total - new
    page_at = before // C + block
    if page_at * C >= total:
        return
    page = tl.load(pages + n * M + page_at).to(tl.int64)
    rows = page_at * C + tl.arange(0, C)
    place = (page * C + tl.arange(0, C)) * H + head
    tl.store(cache + place, 1.0, mask=(rows >= before) & (rows < total))


def filling(N, M, P, L, H, *promised):
    given(N * M < 2**31, L < 2**30, P < 2**30, M < 2**20)
    lengths, totals, pages = tensor("int32", N), tensor("int32", N), tensor("int32", N, M)
    promise(*(own(lengths, totals, pages, P, M) for own in promised))
    promise(lambda n: (lengths[n] >= 0) & (lengths[n] <= L))
    return (cdiv(L, 16) + 1, H, N), {
        "cache": tensor("fp16", P, 16, H),
        "lengths": lengths,
        "totals": totals,
        "pages": pages,
        "M": M,
        "H": H,
    }


def some_before(lengths, totals, pages, P, M):
    return lambda n: (lengths[n] <= totals[n]) & (totals[n] <= 16 * M)


def pages_there(lengths, totals, pages, P, M):
    return lambda n, j: (pages[n, j] >= 0) & (pages[n, j] < P)


def pages_there_where_used(lengths, totals, pages, P, M):
    return lambda n, j: (j * 16 >= totals[n]) | (pages[n, j] >= 0) & (pages[n, j] < P)


def no_page_twice(lengths, totals, pages, P, M):
    return lambda n, j, m, k: (pages[n, j] != pages[m, k]) | ((n == m) & (j == k))


def no_used_page_twice(lengths, totals, pages, P, M):
    return lambda n, j, m, k: (
        (pages[n, j] != pages[m, k]) | ((n == m) & (j == k)) | (16 * j >= totals[n]) | (16 * k >= totals[m])
    )


@launch(fill, C=16)
def ok_fill(N, M, P, L, H):
    return filling(N, M, P, L, H, some_before, pages_there, no_page_twice)


@launch(fill, C=16)
def ok_fill_used(N, M, P, L, H):
    return filling(N, M, P, L, H, some_before, pages_there_where_used, no_used_page_twice)


@launch(fill, C=16)
def bad_fill_page_twice(N, M, P, L, H):
    return filling(N, M, P, L, H, some_before, pages_there)


@launch(fill, C=16)
def bad_fill_too_long(N, M, P, L, H):
    return filling(N, M, P, L, H, pages_there, no_page_twice)
