# type: ignore
"""Labels with an ignore_index, and a table of pages with a mark for no page: a range of integers, and one beside it."""

import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def entropy_kernel(x_ptr, label_ptr, loss_ptr, stride, V, IGNORE: tl.constexpr, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    label = tl.load(label_ptr + row)
    if label == IGNORE:
        tl.store(loss_ptr + row, 0.0)
        return
    total = 0.0
    for start in range(0, V, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        total += tl.sum(tl.exp(tl.load(x_ptr + row * stride + cols, mask=cols < V, other=-float("inf"))))
    tl.store(loss_ptr + row, tl.log(total) - tl.load(x_ptr + row * stride + label))


def _entropy(**promised):
    def build(rows, V):
        given(V <= 2**30)
        x, loss = tensor("fp32", rows, V, strides=("ld", 1)), tensor("fp32", rows)
        labels = tensor("int64", rows, **{"values": (0, V), **promised})
        return (rows,), {"x_ptr": x, "label_ptr": labels, "loss_ptr": loss, "stride": x.stride(0), "V": V}

    return build


def launches(name, build, **constexprs):
    launch(entropy_kernel, BLOCK=512, **constexprs)(build).name = name


launches("right", _entropy(also=-100), IGNORE=-100)
launches("another_mark", _entropy(also=-1), IGNORE=-100)
launches("mark_behind_the_end", _entropy(also=2**62), IGNORE=-1)


@triton.jit
def pages_kernel(table_ptr, cache_ptr, out_ptr, n, MARK: tl.constexpr, D: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    page = tl.load(table_ptr + row).to(tl.int64)
    d = tl.arange(0, D)
    tl.store(out_ptr + row * D + d, tl.load(cache_ptr + page * D + d, mask=page != MARK, other=0.0))


def _pages(n, pages):
    table, cache = tensor("int32", n, values=(0, pages), also=-1), tensor("fp16", pages, 64)
    return (n,), {"table_ptr": table, "cache_ptr": cache, "out_ptr": tensor("fp16", n, 64), "n": n}


launch(pages_kernel, MARK=-1, D=64)(_pages).name = "pages"
launch(pages_kernel, MARK=0, D=64)(_pages).name = "pages_of_which_another_is_left_out"
