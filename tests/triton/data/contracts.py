"""Launches whose tensors are views, padded, longer than their shapes or read through another type.

`ok_...` is right for all sizes; `bad_...` goes outside, or writes twice, or leaves something unwritten at some.
"""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, next_power_of_2, tensor


@triton.jit
def at_of(index, out, at):
    tl.store(out + tl.load(index + at), 1.0)


@triton.jit
def from_end(index, out, at, total):
    tl.store(out + (total - tl.load(index + at)), 1.0)


@triton.jit
def each(index, out, step, first):
    tl.store(out + tl.load(index + tl.program_id(0) * step + first), 1.0)


def one_of(at, size, *shape, **contract):
    return (1,), {"index": tensor("int32", *shape, **contract), "out": tensor("fp32", size), "at": at}


@launch(at_of)
def ok_element_of_view(n, V):
    return one_of(2 * n - 2, V, n, strides=(2,), values=(0, V))


@launch(at_of)
def bad_between_elements(n, V):
    given(n >= 2)
    return one_of(2 * n - 3, V, n, strides=(2,), values=(0, V))


@launch(at_of)
def ok_last_of_longer(n, V):
    return one_of(n - 1, V, n, values=(0, V), alloc=n + 1)


@launch(at_of)
def bad_behind_last(n, V):
    return one_of(n, V, n, values=(0, V), alloc=n + 1)


@launch(at_of)
def ok_first_is_the_mark(n, V):
    return one_of(n - 1, V + 1, n, values=(1, V), also=0, first=0, last=V - 1)


@launch(at_of)
def bad_first_is_the_mark(n, V):
    given(n >= 2)
    return one_of(n - 1, V, n, values=(0, V), also=V, first=V, last=V)


@launch(at_of)
def ok_row_of_padded(rows, cols, V):
    return one_of((rows - 1) * (cols + 3) + cols - 1, V, rows, cols, strides=(cols + 3, 1), values=(0, V))


@launch(at_of)
def bad_padding(rows, cols, V):
    given(rows >= 2)
    return one_of(cols, V, rows, cols, strides=(cols + 3, 1), values=(0, V))


@launch(at_of)
def ok_second_column(n, V):
    given(n >= 3)
    return one_of(9, V, n, 2, strides=(4, 1), values=[(5, 6), (0, V)])


@launch(at_of)
def ok_column_by_columns(n, V):
    return one_of(n, V, n, 2, strides=(1, n), values=[(0, 2 * V), (0, V)])


@launch(at_of)
def bad_column_by_columns(n, V):
    given(n >= 2)
    return one_of(1, V, n, 2, strides=(1, n), values=[(0, 2 * V), (0, V)])


@launch(from_end)
def ok_last_of_shape(n, T):
    index = tensor("int32", n, values=(0, T + 1), monotone=True, last=T, alloc=n + 2)
    return (1,), {"index": index, "out": tensor("fp32", 1), "at": n - 1, "total": T}


@launch(from_end)
def bad_last_of_memory(n, T):
    index = tensor("int32", n, values=(0, T + 1), monotone=True, last=T, alloc=n + 2)
    return (1,), {"index": index, "out": tensor("fp32", 1), "at": n + 1, "total": T}


@launch(each)
def ok_distinct_view(n, V):
    given(n <= 2**20)
    index = tensor("int32", n, strides=(2,), values=(0, V), distinct=True)
    return (n,), {"index": index, "out": tensor("fp32", V), "step": 2, "first": 0}


@launch(each)
def bad_distinct_gaps(n, V):
    given(n <= 2**20)
    index = tensor("int32", n, strides=(2,), values=(0, V), distinct=True)
    return (n,), {"index": index, "out": tensor("fp32", V), "step": 1, "first": 0}


@triton.jit
def twice(permutation, out, n):
    here = tl.program_id(0)
    tl.store(out + tl.load(permutation + here, mask=here < n, other=0), 1.0)


@launch(twice)
def bad_masked_off(n):
    """The second program reads nothing, and writes element 0 as the first does: what is not read is not distinct."""
    given(n <= 1)
    permutation = tensor("int32", n, values=(0, n), distinct=True)
    return (n + 1,), {"permutation": permutation, "out": tensor("fp32", n), "n": n}


@launch(twice)
def bad_no_element(n):
    """Of one node there are no edges, and so nothing that is promised of one."""
    given(n <= 1)
    edges = tensor("int32", n - 1, values=(0, n - 1))
    return (1,), {"permutation": edges, "out": tensor("fp32", n - 1, alloc=n - 1), "n": n - 1}


@triton.jit
def halves(index, out, half):
    words = index.to(tl.pointer_type(tl.int32))
    tl.store(out + tl.load(words + 2 * tl.program_id(0) + half) - 1, 1.0)


@launch(halves)
def bad_upper_half(n):
    given(n <= 2**28)
    return (n,), {"index": tensor("int64", n, values=(1, n + 1)), "out": tensor("fp32", n, shared=True), "half": 1}


@triton.jit
def linked(first, second, out):
    tl.store(out + tl.load(second + tl.load(first)), 1.0)


@launch(linked)
def ok_chain(T):
    first, second = tensor("int32", 1, values=(0, 1)), tensor("int32", 2, values=(0, T + 1), monotone=True, first=0)
    return (1,), {"first": first, "second": second, "out": tensor("fp32", 1)}


@launch(linked)
def bad_chain(T):
    first, second = tensor("int32", 1, values=(0, 2)), tensor("int32", 2, values=(0, T + 1), monotone=True, first=0)
    return (1,), {"first": first, "second": second, "out": tensor("fp32", 1)}


@triton.jit
def described(x, n, kind: tl.constexpr, BLOCK: tl.constexpr):
    own = tl.make_tensor_descriptor(x.to(tl.pointer_type(kind)), shape=[n], strides=[1], block_shape=[BLOCK])
    own.store([tl.program_id(0) * BLOCK], tl.zeros((BLOCK,), kind))


@launch(described, kind=tl.float32, BLOCK=16)
def ok_described(n):
    return (cdiv(n, 16),), {"x": tensor("uint8", 4 * n), "n": n}


@launch(described, kind=tl.float32, BLOCK=16)
def bad_described(n):
    return (cdiv(n, 16),), {"x": tensor("uint8", 4 * n - 1), "n": n}


@launch(described, kind=tl.float32, BLOCK=16)
def ok_described_whole(n):
    given(n <= 2**30)
    return (cdiv(n, 16),), {"x": tensor("fp32", n, written=True), "n": n}


@launch(described, kind=tl.float16, BLOCK=16)
def bad_described_half(n):
    return (cdiv(n, 16),), {"x": tensor("fp32", n, written=True), "n": n}


@triton.jit
def stored(x, kind: tl.constexpr):
    tl.store((x + tl.program_id(0)).to(tl.pointer_type(kind)), 1)


@launch(stored, kind=tl.int32)
def ok_stored(n):
    return (n,), {"x": tensor("int32", n, written=True)}


@launch(stored, kind=tl.int16)
def bad_stored_half(n):
    return (n,), {"x": tensor("int32", n, written=True)}


@triton.jit
def stored_wide(x):
    tl.store((x + 2 * tl.program_id(0)).to(tl.pointer_type(tl.int64)), 1)


@launch(stored_wide)
def ok_stored_wide(n):
    given(n <= 2**29)
    return (n,), {"x": tensor("int32", 2 * n, written=True)}


@launch(stored_wide)
def bad_stored_wide(n):
    given(n <= 2**29)
    return (n,), {"x": tensor("int32", 2 * n + 1, written=True)}


@triton.jit
def moved(x, by):
    tl.store((x.to(tl.pointer_type(tl.int8)) + by).to(tl.pointer_type(tl.float32)) + tl.program_id(0), 1.0)


@launch(moved)
def ok_aligned(n):
    return (n,), {"x": tensor("fp32", n + 1), "by": 4}


@launch(moved)
def bad_misaligned(n):
    return (n,), {"x": tensor("fp32", n + 1), "by": 1}


@triton.jit
def fill(x, BLOCK: tl.constexpr):
    tl.store(x + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK), 0.0)


def powers(n):
    return (cdiv(next_power_of_2(n), 16),), {"x": tensor("fp32", next_power_of_2(n))}


@launch(fill, BLOCK=16)
def ok_power_of_2(n):
    given(n >= 16, n <= 2**30)
    return powers(n)


@launch(fill, BLOCK=16)
def bad_power_of_2(n):
    given(n >= 8, n <= 2**30)
    return powers(n)


@triton.jit
def at_scalar(out, at):
    tl.store(out + at, 1.0)


@launch(at_scalar)
def ok_power_below(n):
    given(n <= 1024)
    return (1,), {"out": tensor("fp32", 1025), "at": next_power_of_2(n)}


@launch(at_scalar)
def bad_power_below(n):
    given(n <= 1024)
    return (1,), {"out": tensor("fp32", 1024), "at": next_power_of_2(n)}


@launch(at_scalar)
def bad_power_of_nothing(n):
    given(n <= 9)
    return (1,), {"out": tensor("fp32", 16), "at": next_power_of_2(n - 1) - 1}  # Triton says 0 of 0


@triton.jit
def named(x, stride, n):
    own = tl.arange(0, 16)
    tl.store(x + tl.program_id(0).to(tl.int64) * stride + own, 1.0, mask=own < n)


@launch(named)
def ok_names(element, pid0):
    """Sizes and strides that are called as variables of ours."""
    given(pid0 <= 16)
    x = tensor("fp32", element, pid0, strides=("i", 1), written=True)
    return (element,), {"x": x, "stride": x.stride(0), "n": pid0}


@launch(named)
def bad_names(element, pid0):
    given(pid0 >= 2, pid0 <= 16)
    x = tensor("fp32", element, pid0, strides=("i", 1), written=True)
    return (element,), {"x": x, "stride": x.stride(0), "n": pid0 - 1}


@launch(each)
def ok_as_many_as_there_are(n):
    """No more than 2^8 integers of 8 bits are distinct."""
    index = tensor("uint8", n, values=(0, 2**9), distinct=True)
    return (n,), {"index": index, "out": tensor("fp32", 256), "step": 1, "first": 0}
