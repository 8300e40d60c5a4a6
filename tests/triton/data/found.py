"""The address arithmetic of the kernels of docs/FOUND.md, in small kernels of our own: as it was found, and repaired.

`heads` and `rows`: mlstm-kernels 2.0.6; `scales`: sageattention 1.0.6; `packed`: lmdeploy 0.18.0; `groups` and `labels`:
FlagGems 5.0.2; `offsets`: bitsandbytes 0.50.2. What the wrong one of each has is another end of a mask, or 32 bits.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def heads(k, old, new, D: tl.constexpr, END: tl.constexpr, BLOCK: tl.constexpr):
    """A vector of D for each head, in blocks."""
    head = tl.program_id(0).to(tl.int64)
    for first in range(0, D, BLOCK):
        at = first + tl.arange(0, BLOCK)
        inside = at < END
        own = tl.load(old + head * D + at, mask=inside, other=0.0) + tl.load(k + head * D + at, mask=inside, other=0.0)
        tl.store(new + head * D + at, own, mask=inside)


def of_heads(count):
    k, old, new = (tensor("fp32", count, 96) for _ in range(3))
    return (count,), {"k": k, "old": old, "new": new}


@launch(heads, D=96, END=128, BLOCK=64)
def wrong_heads(count):
    return of_heads(count)


@launch(heads, D=96, END=96, BLOCK=64)
def right_heads(count):
    return of_heads(count)


@triton.jit
def rows(x, S, end, D: tl.constexpr, BLOCK: tl.constexpr):
    """A block of rows of a sequence of S."""
    at, own = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK), tl.program_id(1).to(tl.int64)
    place = (own * S + at)[:, None] * D + tl.arange(0, D)[None, :]
    tl.store(x + place, 1.0, mask=(at < end)[:, None])


def of_rows(count, S, end):
    given(S <= 2**20)
    return (cdiv(S, 64), count), {"x": tensor("fp32", count, S, 16), "S": S, "end": end}


@launch(rows, D=16, BLOCK=64)
def wrong_rows(count, S):
    return of_rows(count, S, cdiv(S, 64) * 64)


@launch(rows, D=16, BLOCK=64)
def right_rows(count, S):
    return of_rows(count, S, S)


@triton.jit
def scales(scale, y, N, end):
    """Two blocks of 64 keys, with a scale each, for a block of 128 queries."""
    queries, head = tl.program_id(0), tl.program_id(1).to(tl.int64)
    total = 0.0
    for block in range(2):
        keys = (queries * 2 + block) * 64
        own = head * tl.cdiv(N, 64) + queries * 2 + block
        total += tl.load(scale + own, mask=keys < end, other=0.0)
    tl.store(y + head * tl.cdiv(N, 128) + queries, total)


def of_scales(count, N, end):
    given(N <= 2**20)
    scale, y = tensor("fp32", count, cdiv(N, 64)), tensor("fp32", count, cdiv(N, 128))
    return (cdiv(N, 128), count), {"scale": scale, "y": y, "N": N, "end": end}


@launch(scales)
def wrong_scales(count, N):
    return of_scales(count, N, cdiv(N, 128) * 128)


@launch(scales)
def right_scales(count, N):
    return of_scales(count, N, N)


@triton.jit
def packed(weights, y, K, WIDTH: tl.constexpr, END: tl.constexpr, BLOCK: tl.constexpr):
    """A block of the packed integers of each row."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK,), tl.int32)
    for k in range(K):
        total += tl.load(weights + k * WIDTH + at, mask=at < END, other=0)
    tl.store(y + at, total, mask=at < WIDTH)


def of_packed(K):
    given(K <= 2**20)
    return (2,), {"weights": tensor("int32", K, 24), "y": tensor("int32", 24), "K": K}


@launch(packed, WIDTH=24, END=32, BLOCK=16)
def wrong_packed(K):
    return of_packed(K)


@launch(packed, WIDTH=24, END=24, BLOCK=16)
def right_packed(K):
    return of_packed(K)


@triton.jit
def groups(y, C: tl.constexpr, G: tl.constexpr, END: tl.constexpr, BLOCK: tl.constexpr):
    """The channels of a group, in a block of the next power of two."""
    image, group = tl.program_id(0).to(tl.int64) // G, tl.program_id(0) % G
    own = tl.arange(0, BLOCK)
    channel = group * (C // G) + own
    tl.store(y + image * C + channel, 1.0, mask=(channel < C) & (own < END))


@launch(groups, C=20, G=4, END=8, BLOCK=8)
def wrong_groups(N):
    return (N * 4,), {"y": tensor("fp32", N, 20)}


@launch(groups, C=20, G=4, END=5, BLOCK=8)
def right_groups(N):
    return (N * 4,), {"y": tensor("fp32", N, 20)}


@triton.jit
def labels(logits, label, y, n, classes, LOWEST: tl.constexpr, BLOCK: tl.constexpr):
    """The logit of each row's label."""
    row = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    own = tl.load(label + row, mask=row < n, other=0)
    at = row.to(tl.int64) * classes + own
    tl.store(y + row, tl.load(logits + at, mask=(row < n) & (own >= LOWEST), other=0.0), mask=row < n)


def of_labels(n, classes):
    given(n <= 2**30)
    arguments = {"logits": tensor("fp32", n, classes), "label": tensor("int32", n, values=(0, classes), also=-100)}
    return (cdiv(n, 64),), {**arguments, "y": tensor("fp32", n), "n": n, "classes": classes}


@launch(labels, LOWEST=-100, BLOCK=64)
def wrong_labels(n, classes):
    return of_labels(n, classes)


@launch(labels, LOWEST=0, BLOCK=64)
def right_labels(n, classes):
    return of_labels(n, classes)


@triton.jit
def offsets(y, n, LONG: tl.constexpr, BLOCK: tl.constexpr):
    """Twice as much for each program as the grid counts."""
    own = tl.program_id(0).to(tl.int64) if LONG else tl.program_id(0)
    at = own * 2 * BLOCK + tl.arange(0, 2 * BLOCK)
    tl.store(y + at, 1.0, mask=at < n)


@launch(offsets, LONG=False, BLOCK=256)
def wrong_offsets(n):
    return (cdiv(n, 256),), {"y": tensor("fp16", n), "n": n}


@launch(offsets, LONG=True, BLOCK=256)
def right_offsets(n):
    return (cdiv(n, 256),), {"y": tensor("fp16", n), "n": n}
