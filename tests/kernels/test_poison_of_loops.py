"""What a loop carries is no poison only if each iteration keeps it from that: `exact` and `nsw` are to be proved."""

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


ANY = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
entry:
  br label %loop
loop:
  %x = phi i32 [ {start}, %entry ], [ %x2, %loop ]
  %z = phi i32 [ 0, %entry ], [ %x, %loop ]
  %q = phi i1 [ false, %entry ], [ %q2, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %b = and i32 {used}, 7
  %w = select i1 %q, i32 1, i32 2
  %o = add i32 {added}, 0
  %a = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 0, ptr addrspace(1) %a
  %x2 = {next}
  %q2 = icmp slt i32 %x2, 5
  %k2 = add i32 %k, 1
  %c = icmp slt i32 %k2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""


def traced(text, endless=True):
    module = read_text(text, "k.ll")
    own = Launch(
        (64, 1, 1), integer("lane", 0, 64), const(0), (const(0),) * 3, {"n": integer("n", 0, 1 << 20)}, [],
        arbitrary=True, endless=endless,
    )  # fmt: skip
    return trace(module, module.kernels[0], own, Assuming(frozenset()))


def wrong(halved, n, t):
    """How many steps of the induction are false in that iteration."""
    found = traced(TEXT.format(halved=halved))
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


@pytest.mark.parametrize("added", ["%b", "%w"])  # made of it, and chosen by a bit that is
@pytest.mark.parametrize("used", ["%x", "%z"])
@pytest.mark.parametrize(("start", "next_"), [("1", "mul nsw i32 %x, 3"), ("poison", "mul i32 %x, 3")])
@pytest.mark.parametrize("endless", [True, False])
def test_a_number_of_which_nothing_is_known_may_be_poison(endless, added, used, start, next_):
    (access,) = traced(ANY.format(start=start, next=next_, used=used, added=added), endless).accesses
    assert access.ok.op != "truth"


def test_one_that_wraps_is_none():
    for added in ("%b", "%w"):
        (access,) = traced(ANY.format(start="1", next="mul i32 %x, 3", used="%z", added=added)).accesses
        assert access.ok.op == "truth"
