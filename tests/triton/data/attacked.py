"""Kernels to be attacked: each wrong_... has something false that is said to be proved, each right_... has not."""

# ruff: noqa: C408, I001, SIM108
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, i64, launch, tensor


# -- a cast of what a loop carries ---------------------------------------------------------------------------------
@triton.jit
def walk(out, rounds, NARROW: tl.constexpr):
    at = tl.program_id(0)
    for _ in range(rounds):
        tl.store(out + at, 1.0)
        if NARROW:
            at = at.to(tl.int8).to(tl.int32) + 3
        else:
            at = at + 3


@launch(walk, NARROW=True)
def wrong_carried_cast(rounds):
    return (1,), dict(out=tensor("fp32", 3 * rounds), rounds=rounds)


@launch(walk, NARROW=False)
def right_carried_cast(rounds):
    given(rounds <= 2**28)
    return (1,), dict(out=tensor("fp32", 3 * rounds), rounds=rounds)


# -- rounds of a while in a loop ------------------------------------------------------------------------------------
@triton.jit
def stairs(out, height):
    steps = 0
    for floor in range(height):
        left = floor
        while left > 0:
            left -= 1
            steps += 1
    tl.store(out + steps, 1)


@launch(stairs)
def wrong_inner_while(height):
    given(height <= 40)
    return (1,), dict(out=tensor("int32", height), height=height)


@launch(stairs)
def right_inner_while(height):
    given(height <= 40)
    return (1,), dict(out=tensor("int32", height * (height - 1) // 2 + 1), height=height)


# -- what is loaded in an inner loop --------------------------------------------------------------------------------
@triton.jit
def tally(out, votes, rows, ROW: tl.constexpr):
    total = 0
    for row in range(rows):
        vote = tl.load(votes + row * ROW)
        for _ in range(2):
            total += vote
    tl.store(out + total, 1)


@launch(tally, ROW=1)
def wrong_inner_load(rows):
    given(rows >= 2, rows <= 100)
    return (1,), dict(out=tensor("int32", 7), votes=tensor("int32", rows, values=(0, 4)), rows=rows)


@launch(tally, ROW=1)
def right_inner_load(rows):
    given(rows >= 2, rows <= 100)
    return (1,), dict(out=tensor("int32", 6 * rows + 1), votes=tensor("int32", rows, values=(0, 4)), rows=rows)


# -- a descriptor over a pointer of another type --------------------------------------------------------------------
@triton.jit
def described(pool, count, WIDE: tl.constexpr):
    kind: tl.constexpr = tl.int32 if WIDE else tl.int16  # type: ignore[assignment]
    own = tl.make_tensor_descriptor(pool.to(tl.pointer_type(kind)), shape=[count], strides=[1], block_shape=[8])
    own.store([tl.program_id(0) * 8], tl.full((8,), 1, kind))


@launch(described, WIDE=True)
def wrong_descriptor(count):
    return (cdiv(count, 8),), dict(pool=tensor("int16", count), count=count)


@launch(described, WIDE=False)
def right_descriptor(count):
    return (cdiv(count, 8),), dict(pool=tensor("int16", count, written=True), count=count)


@launch(described, WIDE=False)
def wrong_descriptor_written(count):
    return (cdiv(count, 8),), dict(pool=tensor("int32", count, written=True), count=count)


# -- what Python makes of a constexpr that is a size ----------------------------------------------------------------
@triton.jit
def first_of(out, K: tl.constexpr):
    lane = tl.arange(0, 8)
    tl.store(out + lane, 1, mask=lane < (K and 6))


@launch(first_of)
def wrong_constexpr(K):
    return (1,), dict(out=tensor("int8", K), K=K)


@launch(first_of)
def right_constexpr(K):
    return (1,), dict(out=tensor("int8", 8), K=K)


# -- contracts --------------------------------------------------------------------------------------------------------
@triton.jit
def follow(out, table, at):
    tl.store(out + tl.load(table + at + tl.program_id(0)), 1.0)


@launch(follow)
def wrong_gap(n, V):  # element 1 is between two of the tensor's
    given(n >= 2)
    return (1,), dict(out=tensor("fp32", V), table=tensor("int32", n, strides=(2,), values=(0, V)), at=1)


@launch(follow)
def right_no_gap(n, V):
    given(n >= 2)
    return (1,), dict(out=tensor("fp32", V), table=tensor("int32", n, strides=(2,), values=(0, V)), at=2)


@launch(follow)
def wrong_beyond(n, V):  # what is allocated behind it
    return (1,), dict(out=tensor("fp32", V), table=tensor("int64", n, values=(0, V), alloc=n + 3), at=n)


@launch(follow)
def wrong_columns(rows, V):  # the second element of each row may be V
    given(rows >= 2)
    table = tensor("int32", rows, 2, strides=(4, 1), values=[(0, V), (V, V + 1)])
    return (1,), dict(out=tensor("fp32", V), table=table, at=5)


@launch(follow)
def right_columns(rows, V):
    given(rows >= 2)
    table = tensor("int32", rows, 2, strides=(4, 1), values=[(0, V), (V, V + 1)])
    return (1,), dict(out=tensor("fp32", V), table=table, at=4)


@launch(follow)
def wrong_end(n, T):  # the last one alone is T
    given(n >= 2, T >= 1)
    table = tensor("int32", n, values=(0, T + 1), monotone=True, first=0, last=T)
    return (n,), dict(out=tensor("fp32", T, shared=True), table=table, at=0)


@launch(follow)
def right_end(n, T):
    given(n >= 2, T >= 1)
    table = tensor("int32", n, values=(0, T + 1), monotone=True, first=0, last=T)
    return (n,), dict(out=tensor("fp32", T + 1, shared=True), table=table, at=0)


@launch(follow)
def wrong_distinct(n, V):
    return (n,), dict(out=tensor("fp32", V), table=tensor("int32", n, values=(0, V)), at=0)


@launch(follow)
def right_distinct(n, V):
    given(n <= V)
    return (n,), dict(out=tensor("fp32", V), table=tensor("int32", n, values=(0, V), distinct=True), at=0)


# -- views: half of an element, its high part, an odd address ---------------------------------------------------------
@triton.jit
def half(out, PART: tl.constexpr):
    kind: tl.constexpr = tl.int8 if PART else tl.int32  # type: ignore[assignment]
    tl.store((out + tl.program_id(0)).to(tl.pointer_type(kind)), 1)


@launch(half, PART=True)
def wrong_half(n):
    return (n,), dict(out=tensor("int32", n, written=True))


@launch(half, PART=False)
def right_half(n):
    return (n,), dict(out=tensor("int32", n, written=True))


# -- a step that is not positive ------------------------------------------------------------------------------------
@triton.jit
def counted(out, n, by):
    for _ in range(0, n, by):
        tl.store(out, 1)


@launch(counted)
def wrong_step(n):
    return (1,), dict(out=tensor("int32", 1), n=n, by=1 - n)


@launch(counted)
def right_step(n):
    given(n <= 2**30)
    return (1,), dict(out=tensor("int32", 1), n=n, by=n)


# -- what else is claimed ---------------------------------------------------------------------------------------------
@triton.jit
def blocks(out, n, BLOCK: tl.constexpr, OVER: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, 1.0, mask=at < n + OVER)


@launch(blocks, BLOCK=64, OVER=1)
def wrong_mask(n):
    given(n <= 2**30)
    return (cdiv(n, 64),), dict(out=tensor("fp32", n), n=n)


@launch(blocks, BLOCK=64, OVER=0)
def right_mask(n):
    given(n <= 2**30)
    return (cdiv(n, 64),), dict(out=tensor("fp32", n, written=True), n=n)


@launch(blocks, BLOCK=64, OVER=0)
def wrong_grid(n):
    given(n <= 2**30, n >= 64)
    return (n // 64,), dict(out=tensor("fp32", n, written=True), n=n)


@triton.jit
def overlap(out, STEP: tl.constexpr):
    tl.store(out + tl.program_id(0) * STEP + tl.arange(0, 4), 1.0)


@launch(overlap, STEP=3)
def wrong_race(n):
    given(n <= 2**20)
    return (n,), dict(out=tensor("fp32", 3 * n + 1))


@triton.jit
def first_and_own(out):
    tl.store(out + tl.program_id(0), 1.0)
    tl.store(out, 2.0)


@launch(first_and_own)
def wrong_hidden(n):
    given(n >= 2, n <= 100)
    return (n,), dict(out=tensor("fp32", n))


@launch(overlap, STEP=4)
def wrong_wrap(n):
    return (n,), dict(out=tensor("fp32", 4 * n))


@launch(overlap, STEP=4)
def right_race(n):
    given(n <= 2**20)
    return (n,), dict(out=tensor("fp32", 4 * n))


@triton.jit
def quotient(out, n, m):
    tl.assume(m > 0)
    tl.store(out, n // m)


@launch(quotient)
def wrong_division(n, m):
    return (1,), dict(out=tensor("int32", 1), n=n, m=m - 1)


@launch(quotient)
def right_division(n, m):
    return (1,), dict(out=tensor("int32", 1), n=n, m=m)


@launch(blocks, BLOCK=64, OVER=1)
def wrong_hard(M, N, K):  # few sizes fulfil this
    given(K % 64 == 0, M * N <= 2**30, M * N == 7 * K)
    return (cdiv(M * N, 64) + 1,), dict(out=tensor("fp32", M * N), n=M * N)


# -- several whole blocks, of two sizes at once ----------------------------------------------------------------------
@triton.jit
def tiles(out, m, n, M: tl.constexpr, N: tl.constexpr):
    row = tl.program_id(0) * M + tl.arange(0, M)
    column = tl.program_id(1) * N + tl.arange(0, N)
    inside = (row < m)[:, None] & (column < n)[None, :]
    whole = (m % M == 0) & (n % N == 0) & (m // M % 2 == 1) & (m > M) & (n // N % 2 == 1) & (n > N)
    past = tl.where(whole, 1, 0)
    tl.store(out + row[:, None] * n + column[None, :] + past, 1.0, mask=inside)


@launch(tiles, M=16, N=32)
def wrong_tiles(m, n):
    given(m <= 2**10, n <= 2**10)
    return (cdiv(m, 16), cdiv(n, 32)), dict(out=tensor("fp32", m * n), m=m, n=n)


# -- an argument that is 1, of which Triton makes a constexpr -------------------------------------------------------
@triton.jit
def asked(out, n):
    if isinstance(n, int):
        tl.store(out + 5, 1.0)
    else:
        tl.store(out + tl.program_id(0), 1.0)


@launch(asked)
def wrong_asked(n):
    given(n <= 2**30)
    return (n,), dict(out=tensor("fp32", n), n=n)


@launch(asked)
def right_asked(n):
    given(n <= 2**30, n >= 2)
    return (n,), dict(out=tensor("fp32", n), n=n)


@triton.jit
def strided(out, stride):
    tl.store(out + tl.program_id(0) * stride * 4096, 1.0)


@launch(strided)
def wrong_narrow(rows, stride):
    """Where the stride is 1, and no argument of 64 bits, the row is multiplied in 32 bits."""
    given(rows <= 2**30)
    return (rows,), dict(out=tensor("fp32", rows * stride * 4096), stride=i64(stride))


@launch(strided)
def right_narrow(rows, stride):
    given(rows <= 2**30, stride >= 2)
    return (rows,), dict(out=tensor("fp32", rows * stride * 4096), stride=i64(stride))


@triton.jit
def widened(out, n):
    tl.store(out + n.to(tl.int64) - 1, 1.0)


@launch(widened)
def right_uncompiled(n):
    """Where n is 1 it is Python's, and has no ``to``: Triton does not compile it."""
    return (1,), dict(out=tensor("fp32", n), n=n)
