"""In which iteration a loop is left: what is said of it holds in that one alone, and only of loops with one way out."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.kernels.machine.launch import Launch
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import const, integer

TEXT = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %m, i32 %n) {{
entry:
  %some = icmp sgt i32 %m, 2
  br i1 %some, label %loop, label %behind
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %next ]
  %a = getelementptr i8, ptr addrspace(1) %out, i32 %i
  %w = load i8, ptr addrspace(1) %a
  %zero = icmp eq i8 %w, 0
  {way}
next:
  %i2 = add nuw nsw i32 %i, 3
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %loop, label %behind
behind:
  ret void
}}
"""


def traced(way):
    module = read_text(TEXT.format(way=way), "k.ll")
    sizes = {"arg1": integer("m", 0, 100), "arg2": integer("n", 1, 1000)}
    own = Launch((64, 1, 1), integer("lane", 0, 64), const(0), (const(0),) * 3, sizes, [], arbitrary=True, endless=True)
    return trace(module, module.kernels[0], own, Assuming())


def holds(formulas, m, n, t):
    return all(python.evaluate({"m": m, "n": n, "t@loop": t}, one)[0] for one in formulas)


@pytest.mark.parametrize("n", [1, 3, 4, 30, 31])
def test_it_is_the_iteration_in_which_the_loop_is_left(n):
    (own,) = traced("br label %next").exits
    assert holds(own.reached, 3, n, 0)
    assert not holds(own.reached, 2, n, 0)
    last = 0
    while 3 * (last + 1) < n:
        last += 1
    assert [t for t in range(40) if holds(own.ending, 3, n, t)] == [last]


def test_of_a_loop_with_two_ways_out_nothing_is_said():
    assert traced("br i1 %zero, label %behind, label %next").exits == ()
