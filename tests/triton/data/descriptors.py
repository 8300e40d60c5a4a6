"""Launches whose host makes tensor descriptors: `ok_...` is right for all sizes, `bad_...` is not."""

import triton
import triton.language as tl

from tileprove.triton import cdiv, descriptor, given, launch, tensor


@triton.jit
def copied(source, target, M: tl.constexpr, N: tl.constexpr):
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    target.store([row, column], source.load([row, column]))


def copying(rows, columns, **said):
    x, y = (descriptor(tensor("fp16", rows, columns, **said), [32, 64]) for _ in range(2))
    return (cdiv(rows, 32), cdiv(columns, 64)), {"source": x, "target": y}


@launch(copied, M=32, N=64)
def ok_copied(R, C):
    given(C % 8 == 0)
    return copying(R, C)


@launch(copied, M=32, N=64)
def bad_strides(R, C):
    given(C % 4 == 0)
    return copying(R, C)


@launch(copied, M=16, N=64)
def bad_rows_twice(R, C):  # a program writes 32 rows, and the next begins 16 further on
    given(C % 8 == 0)
    x, y = (descriptor(tensor("fp16", R, C), [32, 64]) for _ in range(2))
    return (cdiv(R, 16), cdiv(C, 64)), {"source": x, "target": y}


@triton.jit
def made(source, target, R, C, OFF: tl.constexpr, M: tl.constexpr, N: tl.constexpr):
    own = tl.make_tensor_descriptor(source + OFF, [R, C], [C, 1], [M, N])
    other = tl.make_tensor_descriptor(target, [R, C], [C, 1], [M, N])
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    other.store([row, column], own.load([row, column]))


def making(name, factor, off):
    def build(R, C):
        given(C % factor == 0, R < 2**30, C < 2**30)
        x, y = tensor("fp32", R, C, alloc=R * C + off), tensor("fp32", R, C)
        return (cdiv(R, 32), cdiv(C, 64)), {"source": x, "target": y, "R": R, "C": C}

    launch(made, OFF=off, M=32, N=64)(build).name = name


making("ok_made", 4, 4)
making("bad_made_rows", 2, 4)
making("bad_made_start", 4, 2)
