# type: ignore
"""The kernels of bug_kernels.py with their launches, for all sizes: `tileprove triton check bug_launches.py`."""

from bug_kernels import before, chunks, fill, pages, rows, search, tile, view

from tileprove.triton import cdiv, given, i64, launch, tensor


def launches(kernel, build, **constexprs):
    """The launch of the wrong kernel and that of the right one, by the name of the kernel."""
    for right, name in ((False, "wrong"), (True, "right")):
        launch(kernel, RIGHT=right, **constexprs)(build).name = f"{kernel.__name__}_{name}"


def _tile(M, N):
    given(M <= 2**30, N <= 2**30)
    return (cdiv(M, 64), cdiv(N, 64)), {"out_ptr": tensor("fp32", M, N), "M": M, "N": N}


def _fill(n):
    return (cdiv(n, 1024),), {"out_ptr": tensor("fp32", n), "n": i64(n)}


def _rows(count, n):
    given(n <= 1024)
    x, y = tensor("fp32", count, n), tensor("fp32", count, n)
    return (count,), {"x_ptr": x, "y_ptr": y, "stride": n, "n": n}


def _pages(n, pages):
    given(n <= 2**24)
    table, cache = tensor("int32", n, values=(0, pages)), tensor("fp16", pages, 16, 128)
    return (n,), {"table_ptr": table, "cache_ptr": cache, "out_ptr": tensor("fp16", n, 128), "stride": cache.stride(0)}


def _before(n):
    return (cdiv(n, 64),), {"ends_ptr": tensor("int32", n), "out_ptr": tensor("int32", n), "n": n}


def _view(n, bins, stride):
    given(n <= 1024)
    x, out = tensor("int32", n), tensor("int32", n)
    own = tensor("int32", bins, strides=(stride,))
    return (1,), {"x_ptr": x, "bins_ptr": own, "out_ptr": out, "n": n, "bins": bins, "stride": stride}


def _chunks(L, width, chunk):
    given(chunk <= 256, 256 * width < 2**31, L <= 2**31 - 256)
    x, out = tensor("fp32", L, strides=(width,)), tensor("fp32", L)
    return (cdiv(L, chunk),), {"x_ptr": x, "out_ptr": out, "L": L, "chunk": chunk, "stride": width}


def _search(n, edges):
    given(edges <= 255)
    arguments = {"x_ptr": tensor("fp32", n), "edges_ptr": tensor("fp32", edges), "out_ptr": tensor("int32", n)}
    return (cdiv(n, 1024),), arguments | {"n": n, "edges": edges}


launches(tile, _tile, BM=64, BN=64)
launches(fill, _fill, BLOCK=1024)
launches(rows, _rows, BLOCK=1024)
launches(pages, _pages, D=128)
launches(before, _before, BLOCK=64)
launches(view, _view, BLOCK=1024)
launches(chunks, _chunks, BC=256)
launches(search, _search, STEPS=8, BLOCK=1024)
