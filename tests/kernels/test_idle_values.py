"""Values on which no access hangs are found; those on which one hangs, or by which something is divided, are not."""

from __future__ import annotations

import pytest
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.machine.idle import beside_loops, idle

IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %x, i32 %n, ptr addrspace(8) %r) {{
  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
  %a = mul i32 %t, -766435501
  %b = xor i32 %a, %n
  %c = lshr i32 %b, 4
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %t
{body}
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.sqrt.f32(float)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @unknown(i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
"""
ALL = {"a", "b", "c"}
BRANCH = """  %d = icmp eq i32 %c, 0
  br i1 %d, label %yes, label %no
yes:
  store i32 %t, ptr addrspace(1) %p
  br label %no
no:"""
LOOP = """  br label %again
again:
  %i = phi i32 [ %c, %0 ], [ %j, %again ]
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %again, label %out
out:"""
SUMMED = """  %f = bitcast i32 %c to float
  br label %again
again:
  %i = phi i32 [ 0, %0 ], [ %j, %again ]
  %v = phi <4 x float> [ zeroinitializer, %0 ], [ %w, %again ]
  %w = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %f, float %f, <4 x float> %v, i32 0, i32 0, i32 0)
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %again, label %out
out:
  %g = extractelement <4 x float> %w, i32 0
  %e = fptosi float %g to i32
"""


@pytest.mark.parametrize(("body", "found"), [
    ("  store i32 %c, ptr addrspace(1) %p", ALL),
    ("  %f = sitofp i32 %c to float\n  %g = call float @llvm.sqrt.f32(float %f)\n  store float %g, ptr addrspace(1) %p",
     ALL | {"f", "g"}),
    ("  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %c, ptr addrspace(8) %r, i32 %t, i32 0, i32 0)", ALL),
    ("  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 0, ptr addrspace(8) %r, i32 %c, i32 0, i32 0)", set()),
    ("  %q = getelementptr i32, ptr addrspace(1) %x, i32 %c\n  store i32 %t, ptr addrspace(1) %q", set()),
    ("  %d = udiv i32 %t, %c\n  store i32 %d, ptr addrspace(1) %p", set()),
    ("  call void @unknown(i32 %c)", set()),
    (BRANCH, set()), (LOOP, set()),
    (SUMMED + "  store i32 %e, ptr addrspace(1) %p", ALL | {"f", "v", "w", "g", "e"}),  # products and their sums
    (SUMMED + "  %q = getelementptr i32, ptr addrspace(1) %x, i32 %e\n  store i32 %t, ptr addrspace(1) %q", set()),
    (SUMMED.replace("%d = icmp slt i32 %j, %n", "%h = extractelement <4 x float> %w, i32 0\n  %d = fcmp olt float %h, 0.0"),
     {"g", "e", "i", "j"}),  # a product decides when the loop ends
    ("  %o = atomicrmw add ptr addrspace(1) %p, i32 %c seq_cst", set()),
])  # fmt: skip
def test_what_no_access_hangs_on(body: str, found: set[str]):
    assert idle(read_text(IR.format(body=body), "k").kernels[0]) == found


GUARD = """  %d = icmp eq i32 %c, 0
  br i1 %d, label %yes, label %no
yes:
  {then}
  br label %no
no:
  %q = phi i32 [ %t, %0 ], [ %e, %yes ]
  %s = getelementptr i32, ptr addrspace(1) %x, i32 {index}
  store i32 {stored}, ptr addrspace(1) %s"""
RETURNS = """  %d = icmp eq i32 %c, 0
  br i1 %d, label %yes, label %no
yes:
  ret void
no:
  store i32 %t, ptr addrspace(1) %p"""


@pytest.mark.parametrize(("body", "found"), [
    (GUARD.format(then="%e = add i32 %t, 1", index="%t", stored="%q"), ALL | {"d", "e", "q"}),
    (GUARD.format(then="%e = add i32 %t, 1", index="%q", stored="%t"), set()),  # which way it came is in the address
    (GUARD.format(then="%e = load i32, ptr addrspace(1) %p", index="%t", stored="%q"), {"q"}),
    (BRANCH, set()), (RETURNS, set()), (LOOP, ALL | {"d", "i", "j"}),
    (LOOP + "\n  %q = getelementptr i32, ptr addrspace(1) %x, i32 %i\n  store i32 0, ptr addrspace(1) %q", set()),
    (LOOP.replace("  %j =", "  store i32 0, ptr addrspace(1) %p\n  %j ="), set()),
])  # fmt: skip
def test_branches_that_decide_about_no_access(body: str, found: set[str]):
    assert idle(read_text(IR.format(body=body), "k").kernels[0], branches=True) == found


READ = LOOP.replace("  %j =", "  %l = load i32, ptr addrspace(1) %p\n  %j =").replace("%j, %n", "%j, %l")


@pytest.mark.parametrize(("body", "unneeded", "found"), [
    ("  %d = udiv i32 %t, %c\n  store i32 %d, ptr addrspace(1) %p", set(), ALL | {"d", "p"}),  # there is no loop
    (BRANCH, set(), {"p"}), (LOOP, set(), {"p"}), (LOOP, ALL | {"d", "i", "j"}, ALL | {"d", "i", "j", "p"}),
    (LOOP + "\n  %q = getelementptr i32, ptr addrspace(1) %x, i32 %i\n  store i32 0, ptr addrspace(1) %q",
     set(), {"p", "q"}),
    (LOOP.replace("%c, %0", "%o, %0").replace("  br", "  %o = udiv i32 %t, %c\n  br", 1), set(), {"p"}),  # carried
    (READ, set(), set()),  # a number that is loaded decides when the loop ends, and is known by its place
    ("  %m = add i32 %t, 4\n  %q = getelementptr i32, ptr addrspace(1) %x, i32 %m\n"
     "  %o = load i32, ptr addrspace(1) %q\n" + LOOP, set(), {"p", "m", "q", "o"}),
    ("  %m = add i32 %t, 4\n  %q = getelementptr i32, ptr addrspace(1) %x, i32 %m\n"
     "  %o = load i32, ptr addrspace(1) %q\n" + READ, set(), set()),  # which may be that of another load
    ("  call void @unknown(i32 %c)", set(), {"p"}),
])  # fmt: skip
def test_what_a_pass_that_learns_of_loops_does_not_follow(body: str, unneeded: set[str], found: set[str]):
    assert beside_loops(read_text(IR.format(body=body), "k").kernels[0], unneeded) == found
