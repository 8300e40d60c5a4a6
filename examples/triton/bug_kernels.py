# type: ignore
"""Eight bugs of public kernels in their smallest form, each wrong and right; bug_launches.py says how they are launched.

After Dao-AILab/flash-attention #2789 (tile), triton-lang/triton #1058 (fill) and #10336 (view), linkedin/Liger-Kernel #251
(rows), vllm-project/vllm #47671 (pages), vllm-project/vllm-ascend #16275 (before), state-spaces/mamba #988 (chunks),
flagos-ai/FlagGems #5231 (search).
"""

import triton
import triton.language as tl


@triton.jit
def tile(out_ptr, M, N, BM: tl.constexpr, BN: tl.constexpr, RIGHT: tl.constexpr):
    """A tile is stored without the mask of its rows and columns."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    cols = tl.program_id(1) * BN + tl.arange(0, BN)
    at = out_ptr + rows[:, None].to(tl.int64) * N + cols[None, :]
    zeros = tl.zeros((BM, BN), dtype=tl.float32)
    if RIGHT:
        tl.store(at, zeros, mask=(rows[:, None] < M) & (cols[None, :] < N))
    else:
        tl.store(at, zeros)


@triton.jit
def fill(out_ptr, n, BLOCK: tl.constexpr, RIGHT: tl.constexpr):
    """An offset in 32 bits, of a tensor that has more elements; the mask lets negative ones through."""
    program = tl.program_id(0)
    if RIGHT:
        program = program.to(tl.int64)
    at = program * BLOCK + tl.arange(0, BLOCK)
    tl.store(out_ptr + at, 1.0, mask=at < n)


@triton.jit
def rows(x_ptr, y_ptr, stride, n, BLOCK: tl.constexpr, RIGHT: tl.constexpr):
    """A row's start in 32 bits."""
    row = tl.program_id(0)
    if RIGHT:
        row = row.to(tl.int64)
    cols = tl.arange(0, BLOCK)
    tl.store(y_ptr + row * stride + cols, tl.load(x_ptr + row * stride + cols, mask=cols < n), mask=cols < n)


@triton.jit
def pages(table_ptr, cache_ptr, out_ptr, stride, D: tl.constexpr, RIGHT: tl.constexpr):
    """A page's start in 32 bits, the page being loaded."""
    at = tl.program_id(0)
    page = tl.load(table_ptr + at)
    if RIGHT:
        page = page.to(tl.int64)
    d = tl.arange(0, D)
    tl.store(out_ptr + at * D + d, tl.load(cache_ptr + page * stride + d))


@triton.jit
def before(ends_ptr, out_ptr, n, BLOCK: tl.constexpr, RIGHT: tl.constexpr):
    """The element before the first is loaded: tl.where chooses after the load."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    if RIGHT:
        start = tl.load(ends_ptr + at - 1, mask=mask & (at > 0), other=0)
    else:
        start = tl.where(at == 0, 0, tl.load(ends_ptr + at - 1, mask=mask, other=0))
    tl.store(out_ptr + at, tl.load(ends_ptr + at, mask=mask, other=0) - start, mask=mask)


@triton.jit
def view(x_ptr, bins_ptr, out_ptr, n, bins, stride, BLOCK: tl.constexpr, RIGHT: tl.constexpr):
    """The mask has the length of another tensor, and this one is a view with a stride."""
    at = tl.arange(0, BLOCK)
    mask = at < n
    x = tl.load(x_ptr + at, mask=mask, other=0)
    if RIGHT:
        b = tl.load(bins_ptr + at.to(tl.int64) * stride, mask=mask & (at < bins), other=0)
    else:
        b = tl.load(bins_ptr + at.to(tl.int64) * stride, mask=mask, other=0)
    tl.store(out_ptr + at, x + b, mask=mask)


@triton.jit
def chunks(x_ptr, out_ptr, L, chunk, stride, BC: tl.constexpr, RIGHT: tl.constexpr):
    """Number, length of a chunk and stride of a position are multiplied in 32 bits."""
    number = tl.program_id(0)
    if RIGHT:
        number = number.to(tl.int64)
    at = tl.arange(0, BC)
    mask = (at < chunk) & (at < L - number * chunk)
    x = tl.load(x_ptr + number * chunk * stride + at * stride, mask=mask, other=0.0)
    tl.store(out_ptr + number * chunk + at, x, mask=mask)


@triton.jit
def search(x_ptr, edges_ptr, out_ptr, n, edges, STEPS: tl.constexpr, BLOCK: tl.constexpr, RIGHT: tl.constexpr):
    """What is stored is masked and what is loaded is not; a binary search behind it."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    x = tl.load(x_ptr + at, mask=mask, other=0.0) if RIGHT else tl.load(x_ptr + at)
    low = tl.zeros([BLOCK], dtype=tl.int32)
    high = tl.zeros([BLOCK], dtype=tl.int32) + edges
    for _ in range(STEPS):
        middle = tl.minimum((low + high) // 2, edges - 1)
        right = (tl.load(edges_ptr + middle) < x) & (low < high)
        low = tl.where(right, middle + 1, low)
        high = tl.where(right, high, tl.minimum(middle, high))
    tl.store(out_ptr + at, low, mask=mask)
