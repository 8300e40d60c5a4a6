"""Kernels of Numba, whose PTX is beside this file: python numba_kernels.py, with `pip install 'numba-cuda[cu12]'`."""

import re
from pathlib import Path

from numba import cuda, float32, types  # pyright: ignore[reportMissingImports]

ONE, TWO = (types.Array(float32, dims, "C") for dims in (1, 2))


def axpy(a, x, y, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a * x[i] + y[i]


def sums(a, out):
    row = cuda.grid(1)
    if row < out.size:
        total = float32(0)
        for k in range(a.shape[1]):
            total += a[row, k]
        out[row] = total


def sums_wrong(a, out):
    row = cuda.grid(1)
    if row < out.size:
        total = float32(0)
        for k in range(a.shape[1] + 1):  # one too many, which is of the next row, or of none
            total += a[row, k]
        out[row] = total


for kernel, own in ((axpy, (float32, ONE, ONE, ONE)), (sums, (TWO, ONE)), (sums_wrong, (TWO, ONE))):
    text, _ = cuda.compile_ptx(kernel, own, cc=(9, 0), lineinfo=True)
    file = Path(__file__).with_name(f"numba_{kernel.__name__}.ptx")
    file.write_text(re.sub(r'(\.file\s+\d+ )".*/', r'\1"', text))
