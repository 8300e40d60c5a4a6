# type: ignore
"""Kernels that load integers from memory that they write, and launches in which two arguments are one tensor."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def again_kernel(count_ptr, x_ptr, BY: tl.constexpr, ATOMIC: tl.constexpr):
    """The second load is not the first one."""
    before = tl.load(count_ptr)
    if ATOMIC:
        tl.atomic_add(count_ptr, BY)
    else:
        tl.store(count_ptr, before + BY)
    after = tl.load(count_ptr)
    tl.store(x_ptr + (after - before), 1.0)


def _again():
    return (1,), {"count_ptr": tensor("int32", 1, values=(0, 100)), "x_ptr": tensor("fp32", 1)}


def _again_without_contract():
    return (1,), {"count_ptr": tensor("int32", 1), "x_ptr": tensor("fp32", 1)}


for atomic in (False, True):
    launch(again_kernel, BY=1, ATOMIC=atomic)(_again).name = f"again_{atomic}"
    launch(again_kernel, BY=1, ATOMIC=atomic)(_again_without_contract).name = f"again_without_contract_{atomic}"


@triton.jit
def loop_kernel(index_ptr, out_ptr, x_ptr, n):
    """Both pointers are carried: where these are two tensors, what is stored is not what is loaded."""
    for _ in range(n):
        at = tl.load(index_ptr)
        tl.store(x_ptr + at, 1.0)
        tl.store(out_ptr, at + 1)
        index_ptr += 1
        out_ptr += 1


@launch(loop_kernel)
def two_tensors(n, V):
    index, out = tensor("int32", n, values=(0, V)), tensor("int32", n)
    return (1,), {"index_ptr": index, "out_ptr": out, "x_ptr": tensor("fp32", V), "n": n}


@launch(loop_kernel)
def one_tensor(n, V):
    index = tensor("int32", n, values=(0, V))
    return (1,), {"index_ptr": index, "out_ptr": index, "x_ptr": tensor("fp32", V), "n": n}


@triton.jit
def chosen_kernel(index_ptr, out_ptr, x_ptr, n):
    """The store's pointer is one of two."""
    at = tl.load(index_ptr)
    to = out_ptr if n > 1 else index_ptr
    tl.store(to, at + 1)
    tl.store(x_ptr + tl.load(index_ptr), 1.0)


@launch(chosen_kernel)
def chosen(n, V):
    index, out = tensor("int32", 1, values=(0, V)), tensor("int32", 1)
    return (1,), {"index_ptr": index, "out_ptr": out, "x_ptr": tensor("fp32", V), "n": n}


@triton.jit
def scatter_kernel(index_ptr, out_ptr, n, BLOCK: tl.constexpr):
    """The index is a part of the address, and its memory is not written."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    at = tl.load(index_ptr + i, mask=i < n, other=0)
    tl.store(out_ptr + at, 1.0, mask=i < n)


@launch(scatter_kernel, BLOCK=64)
def scattered(n, V):
    given(n < 2**30)
    index = tensor("int32", n, values=(0, V))
    return (cdiv(n, 64),), {"index_ptr": index, "out_ptr": tensor("fp32", V, shared=True), "n": n}


@triton.jit(noinline=True)
def put(count_ptr):
    tl.store(count_ptr, 7)


@triton.jit
def calling_kernel(count_ptr, x_ptr):
    """The store between the loads is in a function that is not inlined."""
    before = tl.load(count_ptr)
    put(count_ptr)
    tl.store(x_ptr + (tl.load(count_ptr) - before), 1.0)


launch(calling_kernel)(_again).name = "calling"


@triton.jit
def zeroed_kernel(count_ptr, x_ptr):
    """Right: but what is loaded hangs on what was stored."""
    tl.store(count_ptr, 0)
    tl.store(x_ptr + tl.load(count_ptr), 1.0)


@launch(zeroed_kernel)
def zeroed():
    return (1,), {"count_ptr": tensor("int32", 1), "x_ptr": tensor("fp32", 1)}


@triton.jit
def shifted_kernel(x_ptr, y_ptr, n, BY: tl.constexpr, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x_ptr + i, mask=i < n)
    tl.store(x_ptr + i, value, mask=i < n)
    tl.store(y_ptr + i + BY, value, mask=i + BY < n)


def _in_place(n):
    given(n < 2**30)
    x = tensor("fp32", n)
    return (cdiv(n, 64),), {"x_ptr": x, "y_ptr": x, "n": n}


def _apart(n):
    given(n < 2**30)
    return (cdiv(n, 64),), {"x_ptr": tensor("fp32", n), "y_ptr": tensor("fp32", n), "n": n}


for by in (0, 1):
    launch(shifted_kernel, BY=by, BLOCK=64)(_in_place).name = f"in_place_{by}"
launch(shifted_kernel, BY=1, BLOCK=64)(_apart).name = "apart"
