# type: ignore
"""Kernels with several stores to one tensor: right ones, and each with a slip by which two programs write one element."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def quarters_kernel(x_ptr, T, H, SHIFT: tl.constexpr, HEADS: tl.constexpr, MASK: tl.constexpr):
    """Tiles of 64 rows in four quarters and a corner, of one of H heads of a sequence."""
    tile, both = tl.program_id(0), tl.program_id(1)
    batch, head = both // H, both % H
    start = x_ptr + (batch.to(tl.int64) * T * H + head) * HEADS
    lane = tl.arange(0, 16)
    for quarter in tl.static_range(4):
        row = tile * 64 + quarter * 16 + lane
        at = start + row[:, None].to(tl.int64) * H * 64 + quarter * 16 + lane[None, :] + SHIFT
        if MASK:
            tl.store(at, 1.0, mask=row[:, None] < T)
        else:
            tl.store(at, 1.0)
    row = tile * 64 + 16 + lane
    tl.store(start + row[:, None].to(tl.int64) * H * 64 + lane[None, :], 2.0, mask=row[:, None] < T)


def _quarters(B, T, H, beyond=1):
    given(T <= 2**20, B * H <= 2**20)
    x = tensor("fp32", B, T, H, 64, alloc=B * T * H * 64 * beyond)
    return (cdiv(T, 64), B * H), {"x_ptr": x, "T": T, "H": H}


@launch(quarters_kernel, SHIFT=0, HEADS=64, MASK=True)
def quarters(B, T, H):
    return _quarters(B, T, H)


@launch(quarters_kernel, SHIFT=48, HEADS=64, MASK=True)
def into_the_next_head(B, T, H):
    """The second quarter is in the next head, where that one has its corner."""
    return _quarters(B, T, H, beyond=2)


@launch(quarters_kernel, SHIFT=0, HEADS=32, MASK=True)
def heads_too_near(B, T, H):
    return _quarters(B, T, H)


@launch(quarters_kernel, SHIFT=0, HEADS=64, MASK=False)
def rows_of_the_next_sequence(B, T, H):
    return _quarters(B, T, H, beyond=4096)


@triton.jit
def twice_kernel(x_ptr, n, STEP: tl.constexpr, BLOCK: tl.constexpr):
    """Backwards, and forwards again. With a step other than 1, each program takes every other tile."""
    pid, count = tl.program_id(0), tl.num_programs(0)
    lane = tl.arange(0, BLOCK)
    x_ptr += pid.to(tl.int64) * n
    for i in range(n):
        tl.store(x_ptr + (n - 1 - i), 1.0)
    for i in range(n):
        tl.store(x_ptr + i * STEP, 2.0)
    if count > 1:
        tl.store(x_ptr + lane, 3.0, mask=lane < n)


@launch(twice_kernel, STEP=1, BLOCK=32)
def twice(rows, n):
    given(n <= 2**30)
    return (rows,), {"x_ptr": tensor("fp32", rows, n), "n": n}


@launch(twice_kernel, STEP=2, BLOCK=32)
def twice_as_far(rows, n):
    given(n <= 2**29)
    return (rows,), {"x_ptr": tensor("fp32", rows, n, alloc=2 * rows * n), "n": n}


@launch(twice_kernel, STEP=1, BLOCK=32)
def second_axis_is_ignored(rows, n):
    given(n <= 2**30)
    return (rows, 2), {"x_ptr": tensor("fp32", rows, n), "n": n}


@triton.jit
def far_apart_kernel(x_ptr, y_ptr, n, BACK: tl.constexpr):
    """The first store and the last go to one tensor, with others between them."""
    pid = tl.program_id(0).to(tl.int64)
    tl.store(x_ptr + pid, 1.0)
    tl.store(y_ptr + 4 * pid, 1.0)
    tl.store(y_ptr + 4 * pid + 1, 1.0)
    tl.store(y_ptr + 4 * pid + 2, 1.0)
    tl.store(y_ptr + 4 * pid + 3, 1.0)
    tl.store(x_ptr + n + pid - BACK, 2.0)


@launch(far_apart_kernel, BACK=0)
def far_apart(n):
    return (n,), {"x_ptr": tensor("fp32", 2 * n), "y_ptr": tensor("fp32", 4 * n), "n": n}


@launch(far_apart_kernel, BACK=1)
def far_apart_and_one_back(n):
    return (n,), {"x_ptr": tensor("fp32", 2 * n), "y_ptr": tensor("fp32", 4 * n), "n": n}


@triton.jit
def halves_kernel(x_ptr, BY: tl.constexpr):
    """Whole elements, and half ones by a pointer to smaller numbers."""
    pid = tl.program_id(0)
    tl.store(x_ptr + 2 * pid, 1.0)
    halves = x_ptr.to(tl.pointer_type(tl.float16))
    tl.store(halves + 4 * pid + BY, 2.0)


@launch(halves_kernel, BY=2)
def halves(n):
    given(n <= 2**28)
    return (n,), {"x_ptr": tensor("fp32", 2 * n)}


@launch(halves_kernel, BY=5)
def half_of_the_next(n):
    given(n <= 2**28)
    return (n,), {"x_ptr": tensor("fp32", 2 * n + 1)}


@triton.jit
def flipped_kernel(x_ptr, n):
    """No unit tells the programs apart; there are more pairs of stores than are compared at once."""
    pid = tl.program_id(0)
    tl.store(x_ptr + (pid ^ 1), 1.0)
    tl.store(x_ptr + (pid ^ 1) + 2 * n, 1.0)
    tl.store(x_ptr + (pid ^ 1) + 4 * n, 1.0)
    tl.store(x_ptr + (pid ^ 1) + 6 * n, 1.0)
    tl.store(x_ptr + (pid ^ 1) + 8 * n, 1.0)


@launch(flipped_kernel)
def flipped(n):
    given(n <= 2**26)
    return (2 * n,), {"x_ptr": tensor("fp32", 10 * n), "n": n}


@triton.jit
def packed_kernel(x_ptr, T, H, K, V, BY: tl.constexpr):
    """All tiles of all heads in one axis of programs, by divisions by sizes."""
    pid = tl.program_id(0).to(tl.int64)
    across, down = tl.cdiv(K, 32), tl.cdiv(V, 32)
    both = pid // (across * down)
    batch, head = both // H, both % H
    row = (pid % across) * 32 + tl.arange(0, 32)
    column = (pid // across) % (down - BY) * 32 + tl.arange(0, 32)
    at = ((batch * H + head) * K + row[:, None]) * V + column[None, :]
    tl.store(x_ptr + at, 1.0, mask=(row[:, None] < K) & (column[None, :] < V))


def _packed(B, T, H, K, V):
    given(B * H <= 2**20, K <= 2**10, V <= 2**10, V > 32)
    x = tensor("fp32", B, H, K, V)
    return (cdiv(K, 32) * cdiv(V, 32) * B * H,), {"x_ptr": x, "T": T, "H": H, "K": K, "V": V}


@launch(packed_kernel, BY=0)
def packed(B, T, H, K, V):
    return _packed(B, T, H, K, V)


@launch(packed_kernel, BY=1)
def packed_one_down_too_few(B, T, H, K, V):
    return _packed(B, T, H, K, V)


@triton.jit
def own_divisor_kernel(x_ptr, n):
    """Program 5 divides by 2, program 7 by 3: both have quotient 2 and remainder 1."""
    pid = tl.program_id(0)
    by = tl.where(pid < 6, 2, 3)
    tl.store(x_ptr + pid // by * n + pid % by, 1.0)


@launch(own_divisor_kernel)
def own_divisor(n):
    given(n >= 4, n <= 2**20)
    return (8,), {"x_ptr": tensor("fp32", 4, n), "n": n}
