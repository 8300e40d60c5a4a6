# type: ignore
"""Kernels of ours that released compilers get wrong: `tileprove triton check bugs.py LAUNCH --compiled TARGET`.

Each has the issue's shape and nothing else of it; cases.py says which releases, and docs/MUSEUM.md shows what is found.
"""

import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def ring_kernel(x, o, N: tl.constexpr):
    at = tl.arange(0, N)
    tl.store(o + at, tl.load(x + ((at - 448) % 64 + 64)))


@launch(ring_kernel, N=512)
def ring():
    return (1,), {"x": tensor("fp32", 128), "o": tensor("fp32", 512)}


@triton.jit
def ring_hinted_kernel(x, o, N: tl.constexpr):
    at = tl.arange(0, N)
    tl.store(o + at, tl.load(x + (tl.max_contiguous((at - 448) % 64, 1) + 64)))


@launch(ring_hinted_kernel, N=512)
def ring_hinted():
    return (1,), {"x": tensor("fp32", 128), "o": tensor("fp32", 512)}


@triton.jit
def groups_kernel(scale, o, N: tl.constexpr):
    at = tl.arange(0, N)
    tl.store(o + at, tl.load(scale + ((at - 96) // 32 + 4)))


@launch(groups_kernel, N=1024)
def groups():
    return (1,), {"scale": tensor("fp32", 33), "o": tensor("fp32", 1024)}


@triton.jit
def groups_hinted_kernel(scale, o, N: tl.constexpr):
    at = tl.arange(0, N)
    group = tl.max_constancy((at - 96) // 32, 1)
    tl.store(o + at, tl.load(scale + tl.max_constancy(group + 4, 1)))


@launch(groups_hinted_kernel, N=1024)
def groups_hinted():
    return (1,), {"scale": tensor("fp32", 33), "o": tensor("fp32", 1024)}


@triton.jit
def windows_kernel(x, o, R: tl.constexpr, C: tl.constexpr):
    rows, cols = tl.arange(0, R), tl.arange(0, C)
    start = rows % (2 << (rows // 32))
    tl.store(o + rows[:, None] * C + cols[None, :], tl.load(x + start[:, None] + cols[None, :]))


@launch(windows_kernel, R=64, C=8)
def windows():
    return (1,), {"x": tensor("fp32", 16), "o": tensor("fp32", 64, 8)}


@triton.jit(noinline=True)
def turned(x, o, M: tl.constexpr, N: tl.constexpr):
    rows, cols = tl.arange(0, M), tl.arange(0, N)
    tile = tl.load(x + rows[:, None] * N + cols[None, :])
    tl.store(o + cols[:, None] * M + rows[None, :], tl.trans(tile))
    tl.debug_barrier()


@triton.jit
def twice_turned_kernel(x, o, M: tl.constexpr, N: tl.constexpr):
    rows, cols = tl.arange(0, M), tl.arange(0, N)
    tile = tl.load(x + rows[:, None] * N + cols[None, :])
    tl.store(o + cols[:, None] * M + rows[None, :], tl.trans(tile))
    turned(x + M * N, o + M * N, M, N)


@launch(twice_turned_kernel, M=64, N=16)
def twice_turned():
    return (1,), {"x": tensor("fp32", 2048), "o": tensor("fp32", 2048)}


@triton.jit
def pairs_kernel(x, o, n, N: tl.constexpr):
    at = tl.arange(0, N)
    most = tl.minimum(tl.maximum(n, 0), 5)
    pairs = 0
    for a in range(0, most):
        for _ in range(0, a):
            pairs += 1
    if pairs < 8:
        tl.store(o + at, tl.load(x + at))


@launch(pairs_kernel, N=64)
def pairs(n):
    given(n < 2**31)
    return (1,), {"x": tensor("fp32", 64), "o": tensor("fp32", 64), "n": n}


@triton.jit
def part_kernel(x, o, N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    part, inside = at // 4194304, at % 4194304
    mask = (part >= 16) & (part < 20)
    tl.store(o + at, tl.load(x + (-2147483648 + inside + 134217728 * part), mask, other=0.0))


@launch(part_kernel, N=1024)
def part():
    return (2**17,), {"x": tensor("fp16", 2**29), "o": tensor("fp16", 2**27)}


@triton.jit
def far_kernel(x, o, N: tl.constexpr):
    at = tl.arange(0, N)
    tl.store(o + at, tl.load(x + ((at // 32) * 536870912 + at % 32)))


@launch(far_kernel, N=128)
def far():
    return (1,), {"x": tensor("fp16", 2**31), "o": tensor("fp16", 128)}
