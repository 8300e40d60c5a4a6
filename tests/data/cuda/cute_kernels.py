"""Kernels in CuTe's DSL, whose PTX is beside this file: python cute_kernels.py, with `pip install nvidia-cutlass-dsl`; no
GPU is needed.
"""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false
import os
import tempfile
from pathlib import Path

import cutlass
from cutlass import cute
from cutlass.cute.runtime import make_fake_compact_tensor
from cutlass.memory import SmemAllocator

TILE = 32


@cute.kernel
def axpy(x: cute.Tensor, y: cute.Tensor, a: cutlass.Float32):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    width, _, _ = cute.arch.block_dim()
    i = block * width + thread
    if i < x.shape[0]:
        y[i] = a * x[i] + y[i]


@cute.kernel
def transpose(source: cute.Tensor, target: cute.Tensor, rows: cutlass.Int32, columns: cutlass.Int32):
    """A tile of 32 by 32, with a column of padding, by 32 by 8 threads."""
    tx, ty, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    tile = SmemAllocator().allocate_tensor(cutlass.Float32, cute.make_layout((TILE, TILE), stride=(TILE + 1, 1)), 16)
    for k in cutlass.range_constexpr(0, TILE, 8):
        row, column = by * TILE + ty + k, bx * TILE + tx
        if row < rows and column < columns:
            tile[ty + k, tx] = source[row, column]
    cute.arch.sync_threads()
    for k in cutlass.range_constexpr(0, TILE, 8):
        row, column = bx * TILE + ty + k, by * TILE + tx
        if row < columns and column < rows:
            target[row, column] = tile[tx, ty + k]


@cute.kernel
def product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, m: cutlass.Int32, n: cutlass.Int32, k: cutlass.Int32):
    """Tiles of 16 by 16, staged in shared memory between two barriers."""
    tx, ty, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    shared = SmemAllocator()
    left = shared.allocate_tensor(cutlass.Float32, cute.make_layout((16, 16), stride=(16, 1)), 16)
    right = shared.allocate_tensor(cutlass.Float32, cute.make_layout((16, 16), stride=(16, 1)), 16)
    row, column = by * 16 + ty, bx * 16 + tx
    total = cutlass.Float32(0.0)
    for tile in cutlass.range((k + 15) // 16):
        left[ty, tx] = cutlass.Float32(0.0)
        right[ty, tx] = cutlass.Float32(0.0)
        if row < m and tile * 16 + tx < k:
            left[ty, tx] = a[row, tile * 16 + tx]
        if tile * 16 + ty < k and column < n:
            right[ty, tx] = b[tile * 16 + ty, column]
        cute.arch.sync_threads()
        for i in cutlass.range_constexpr(16):
            total += left[ty, i] * right[i, tx]
        cute.arch.sync_threads()
    if row < m and column < n:
        c[row, column] = total


@cute.kernel
def swizzled(source: cute.Tensor, target: cute.Tensor):
    """Eight rows of 64 halves through shared memory, in a layout whose banks are swizzled."""
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    layout = cute.make_composed_layout(cute.make_swizzle(3, 3, 3), 0, cute.make_layout((8, 64), stride=(64, 1)))
    tile = SmemAllocator().allocate_tensor(cutlass.Float16, layout.outer, 128, layout.inner)
    for k in cutlass.range_constexpr(4):
        tile[thread // 64 + 2 * k, thread % 64] = source[block, thread // 64 + 2 * k, thread % 64]
    cute.arch.sync_threads()
    for k in cutlass.range_constexpr(4):
        target[block, thread // 64 + 2 * k, thread % 64] = tile[7 - (thread // 64 + 2 * k), 63 - thread % 64]


@cute.jit
def all_axpy(x: cute.Tensor, y: cute.Tensor, a: cutlass.Float32):
    axpy(x, y, a).launch(grid=[(x.shape[0] + 255) // 256, 1, 1], block=[256, 1, 1])


@cute.jit
def all_transpose(s: cute.Tensor, t: cute.Tensor):
    rows, columns = s.shape
    transpose(s, t, rows, columns).launch(
        grid=[(columns + TILE - 1) // TILE, (rows + TILE - 1) // TILE, 1], block=[TILE, 8, 1]
    )


@cute.jit
def all_product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    (m, k), (_, n) = a.shape, b.shape
    product(a, b, c, m, n, k).launch(grid=[(n + 15) // 16, (m + 15) // 16, 1], block=[16, 16, 1])


@cute.jit
def all_swizzled(s: cute.Tensor, t: cute.Tensor):
    swizzled(s, t).launch(grid=[s.shape[0], 1, 1], block=[128, 1, 1])


def fake(kind, *shape):
    return make_fake_compact_tensor(kind, shape, stride_order=tuple(reversed(range(len(shape)))))


def main() -> None:
    own, folder = Path(__file__), Path(__file__).parent
    m, n, k = (cute.sym_int() for _ in range(3))
    f = cutlass.Float32
    os.environ["CUTE_DSL_ARCH"] = "sm_90a"
    with tempfile.TemporaryDirectory() as left:
        os.chdir(left)  # where the compiler leaves a copy of what it makes
        for host, arguments in (
            (all_axpy, (fake(f, n), fake(f, n), f(2.0))),
            (all_transpose, (fake(f, m, n), fake(f, n, m))),
            (all_product, (fake(f, m, k), fake(f, k, n), fake(f, m, n))),
            (all_swizzled, (fake(cutlass.Float16, m, 8, 64), fake(cutlass.Float16, m, 8, 64))),
        ):
            made = cute.compile(host, *arguments, options="--keep-ptx --generate-line-info")
            name = f"cute_{host.__name__.removeprefix('all_')}.ptx"
            (folder / name).write_text(made.__ptx__.replace(str(own.resolve()), own.name))


if __name__ == "__main__":
    main()
