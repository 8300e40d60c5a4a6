"""Launches whose callers promise something of elements by their indices.

`ok_...` is right for all sizes; `bad_...` is not, though something is promised; `empty_...` promises what no contents keep.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, promise, tensor


@triton.jit
def padded(cu, out, L, D, BLOCK: tl.constexpr):
    b = tl.program_id(0)
    n = tl.load(cu + b + 1) - tl.load(cu + b)
    r = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + (b.to(tl.int64) * L + r) * D + tl.program_id(2), 1.0, mask=r < n)


def sequences(B, T, L, D, *promised):
    given(T < 2**30, L < 2**30)
    cu = tensor("int32", B + 1, monotone=True, first=0, last=T)
    promise(*(lambda i, own=own: own(cu, i) for own in promised))
    return (B, cdiv(L, 32), D), {"cu": cu, "out": tensor("fp16", B, L, D), "L": L, "D": D}


@launch(padded, BLOCK=32)
def ok_padded(B, T, L, D):
    return sequences(B, T, L, D, lambda cu, i: cu[i + 1] - cu[i] <= L)


@launch(padded, BLOCK=32)
def bad_padded_by_one(B, T, L, D):
    return sequences(B, T, L, D, lambda cu, i: cu[i + 1] - cu[i] <= L + 1)


@launch(padded, BLOCK=32)
def bad_padded(B, T, L, D):
    return sequences(B, T, L, D)


@triton.jit
def spans(start, length, out, at, BLOCK: tl.constexpr):
    s, n = tl.load(start + at), tl.load(length + at)
    for k in range(0, n, BLOCK):
        r = k + tl.arange(0, BLOCK)
        tl.store(out + s + r, 1.0, mask=r < n)


def span(B, T, at, by=0):
    given(T < 2**30, B < 2**30)
    s, n = tensor("int32", B, values=(0, T)), tensor("int32", B, values=(0, T))
    promise(lambda i: s[i] + n[i] <= T + by)
    return (1,), {"start": s, "length": n, "out": tensor("fp32", T), "at": at}


@launch(spans, BLOCK=16)
def ok_span(B, T):
    return span(B, T, B - 1)


@launch(spans, BLOCK=16)
def bad_span(B, T):
    return span(B, T, B - 1, 1)


@launch(spans, BLOCK=16)
def empty_span(B, T):
    found = span(B, T, B - 1)
    promise(lambda i: found[1]["length"][i] > T - found[1]["start"][i])
    return found


@triton.jit
def paged(cache, pages, M, H, BLOCK: tl.constexpr):
    at = (tl.program_id(0) * M + tl.program_id(1)).to(tl.int64)
    row = tl.load(pages + at).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    tl.store(cache + row * H + tl.program_id(2), 1.0)


def paging(B, M, P, H, *promised):
    pages = tensor("int32", B, M, values=(0, P))
    promise(*(lambda a, i, b, j, own=own: own(pages, a, i, b, j) for own in promised))
    return (B, M, H), {"cache": tensor("fp16", P, 16, H), "pages": pages, "M": M, "H": H}


@launch(paged, BLOCK=16)
def ok_paged(B, M, P, H):
    given(B * M < 2**31)
    return paging(B, M, P, H, lambda p, a, i, b, j: (p[a, i] != p[b, j]) | ((a == b) & (i == j)))


@launch(paged, BLOCK=16)
def bad_paged_of_one_row(B, M, P, H):
    given(B * M < 2**31)
    return paging(B, M, P, H, lambda p, a, i, b, j: (p[a, i] != p[b, j]) | (a != b) | (i == j))


@triton.jit
def bins(x, out, ends, padded_ends, D):
    e = tl.program_id(0)
    s, p = tl.load(ends + e), tl.load(padded_ends + e)
    n = tl.load(ends + e + 1) - s
    for r in range(0, n):
        tl.store(out + (p + r).to(tl.int64) * D + tl.program_id(1), tl.load(x + (s + r).to(tl.int64) * D))


def binned(E, T, P, D, *promised):
    given(T < 2**30, P < 2**30)
    ends = tensor("int32", E + 1, monotone=True, first=0, last=T)
    wide = tensor("int32", E + 1, monotone=True, first=0, last=P)
    promise(*(lambda i, own=own: own(ends, wide, i) for own in promised))
    return (E, D), {
        "x": tensor("fp16", T, D),
        "out": tensor("fp16", P, D, shared=True),
        "ends": ends,
        "padded_ends": wide,
        "D": D,
    }


@launch(bins)
def ok_bins(E, T, P, D):
    return binned(E, T, P, D, lambda own, wide, i: own[i + 1] - own[i] <= wide[i + 1] - wide[i])


@launch(bins)
def bad_bins(E, T, P, D):
    return binned(E, T, P, D, lambda own, wide, i: own[i] <= wide[i])


# -- what a promise says nothing of


@triton.jit
def maybe(t, out, n, STEP: tl.constexpr):
    at, v = tl.program_id(0), 0
    if at < n:
        v = tl.load(t + at)
    tl.store(out + at + v * STEP, 1.0)


@launch(maybe, STEP=1)
def bad_beyond_what_is_read(n, m):
    t = tensor("int32", n)
    promise(lambda i: t[i] == 0)
    return (m,), {"t": t, "out": tensor("fp32", n), "n": n}


@triton.jit
def at_of(index, out, at):
    tl.store(out + tl.load(index + at), 1.0)


def below(V, at, *shape, offset=0, dtype="int32", **said):
    index = tensor(dtype, *shape, **said)
    promise(lambda i: (index[i + offset] >= 0) & (index[i + offset] < V))
    return (1,), {"index": index, "out": tensor("fp32", V), "at": at}


@launch(at_of)
def ok_last(n, V):
    return below(V, n - 1, n, alloc=n + 1)


@launch(at_of)
def bad_behind_last(n, V):
    return below(V, n, n, alloc=n + 1)


@launch(at_of)
def bad_between(n, V):
    given(n >= 2)
    return below(V, 2 * n - 3, n, strides=(2,))


@launch(at_of)
def ok_first_of_shifted(n, V):  # i = -1 reads element 0, which is one
    return below(V, 0, n, offset=1)


@launch(at_of)
def bad_where_one_read_is_none(n, V):
    index = tensor("int32", n, values=(0, None))
    promise(lambda i: (index[i + 1] >= index[i]) & (index[i] < V))
    return (1,), {"index": index, "out": tensor("fp32", V), "at": n - 1}


@triton.jit
def halves(index, out, at):
    tl.store(out + tl.load(index.to(tl.pointer_type(tl.int16)) + at), 1.0)


@launch(halves)
def bad_halves(n, V):
    return below(V, n - 1, n)


@triton.jit
def rewritten(index, out, at):
    tl.store(index + at, tl.load(index + at) + 1)
    tl.store(out + tl.load(index + at), 1.0)


@launch(rewritten)
def bad_rewritten(n, V):
    return below(V, n - 1, n)


@triton.jit
def two_names(index, also, out, at):
    tl.store(also + at, 1 << 20)
    tl.store(out + tl.load(index + at), 1.0)


@launch(two_names)
def bad_rewritten_by_another_name(n, V):
    grid, said = below(V, n - 1, n)
    return grid, said | {"also": said["index"]}


@launch(at_of)
def bad_signed(n, V):  # wraps in 8 bits, and integers are exact
    index = tensor("int8", n)
    promise(lambda i: index[i] + 100 >= 0)
    return (1,), {"index": index, "out": tensor("fp32", 128), "at": n - 1}


@launch(at_of)
def ok_unsigned(n):
    index = tensor("uint8", n)
    promise(lambda i: index[i] + 100 < 300)
    return (1,), {"index": index, "out": tensor("fp32", 200), "at": n - 1}


# -- what no contents keep, and what some keep though few do


def looked(n, V, dtype, holds, *also):
    index = tensor(dtype, n)
    promise(lambda i: holds(index, i), *also)
    return (1,), {"index": index, "out": tensor("fp32", V), "at": n - 1}


@launch(at_of)
def empty_of_its_type(n, V):
    given(V > 300)
    return looked(n, V, "int8", lambda t, i: t[i] == 300)


@launch(at_of)
def empty_of_i_and_j_alike(n, V):
    index = tensor("int32", n)
    promise(lambda i, j: index[i] != index[j])  # of i = j too
    return (1,), {"index": index, "out": tensor("fp32", V), "at": n - 1}


@launch(at_of)
def ok_only_of_large_sizes(n, V):  # none for a small V
    given(n <= 2)
    index = tensor("int32", n, values=(0, V))
    promise(lambda i: index[i] >= 1000)
    return (1,), {"index": index, "out": tensor("fp32", V), "at": n - 1}
