"""Values on which no access hangs are not followed; those on which one hangs, or by which something is divided, are."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import compiled, decided
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.idle import idle
from tileprove.prover.compiled.source import Sources
from tileprove.prover.kernels.binding.reading import read_text

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
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def dropped(x, o, n, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = tl.rand(seed, i) > 0.5
    tl.store(o + i, tl.where(keep, tl.load(x + i, mask=i < n), 0.0), mask=i < n)


@launch(dropped, BLOCK=256)
def one(n, seed):
    given(n < 2**30)
    return (-(-n // 256),), dict(x=tensor("fp32", n), o=tensor("fp32", n), n=n, seed=seed)
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
    ("  %o = atomicrmw add ptr addrspace(1) %p, i32 %c seq_cst", set()),
])  # fmt: skip
def test_what_no_access_hangs_on(body: str, found: set[str]):
    assert idle(read_text(IR.format(body=body), "k").kernels[0]) == found


def test_random_numbers_are_not_followed(tmp_path: Path):
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, "gfx942")
    emitted = Emitted(own.launch, own.texts, Sources(own.launch, own.texts).defined)
    frame = emitted.traced(None).frame
    assert frame is not None
    assert len(list(frame.algebra.steps.found)) < 100  # 600 with the numbers
    assert decided(own).proved
