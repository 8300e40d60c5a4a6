"""What a loop halves is no poison only if each iteration keeps it from that: `exact` is a promise to be proved."""

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
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %x2, %loop ]
  %y = phi i32 [ %n, %entry ], [ %y2, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %out, i32 %y
  store i32 %x, ptr addrspace(1) %a
  %x2 = shl i32 %x, 1
  %y2 = {halved}
  %c = icmp ugt i32 %y, 3
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""


def wrong(halved, n, t):
    """How many steps of the induction are false in that iteration."""
    module = read_text(TEXT.format(halved=halved), "k.ll")
    own = Launch(
        (64, 1, 1), integer("lane", 0, 64), const(0), (const(0),) * 3, {"n": integer("n", 0, 1 << 20)}, [],
        arbitrary=True,
    )  # fmt: skip
    found = trace(module, module.kernels[0], own, Assuming(frozenset()))
    assert "shl" in str(found.accesses[0].address.term)  # taken by its closed form
    point = {"n": n, "t@loop": t}
    runs = [s for s in found.proofs if all(python.evaluate(point, g)[0] for g in s.given)]
    return sum(not python.evaluate(point, step.goal)[0] for step in runs)


@pytest.mark.parametrize("halved", ["lshr exact i32 %y, 1", "udiv exact i32 %y, 2"])
def test_what_is_poison_after_an_iteration_is_not_proved(halved):
    assert wrong(halved, 20, 1) == 0
    assert wrong(halved, 20, 2) == 1  # 5 is no multiple of 2


@pytest.mark.parametrize("halved", ["lshr i32 %y, 1", "udiv i32 %y, 2"])
def test_what_is_halved_without_a_promise_is(halved):
    assert [wrong(halved, 20, t) for t in range(4)] == [0] * 4
