"""A kernel that copies what a mask lets through, and the IR of AMD's buffer operations for it."""

from __future__ import annotations

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def copied(x, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i, mask=i < n, other=0.0), mask=i < n)


@launch(copied, BLOCK=256)
def one(n):
    given(n < 2**29)
    return (-(-n // 256),), dict(x=tensor("fp32", n), o=tensor("fp32", n), n=n)
"""
# the same kernel as AMD's buffer operations have it: what is masked goes to an offset behind the buffer's end
BUFFER = """
define amdgpu_kernel void @copied(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = and i32 %6, 255
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 8
  %10 = or disjoint i32 %7, %9
  %11 = icmp slt i32 %10, %2
  %12 = shl i32 %10, 2
  %13 = select i1 %11, i32 %12, i32 -2147483648
  %14 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0,
    i16 0, i64 2147483646, i32 159744)
  %15 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %14, i32 %13, i32 0, i32 0)
  %16 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1,
    i16 0, i64 2147483646, i32 159744)
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %15, ptr addrspace(8) %16, i32 %13, i32 0, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
"""
