; Two changes through one buffer, with a barrier between them.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @convert_twice(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from, align 4
  %b = shl nuw nsw i32 %t, 2
  %mine = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %b
  store i32 %x, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %hi = lshr i32 %t, 4
  %lo = and i32 %t, 15
  %lo4 = shl nuw nsw i32 %lo, 4
  %sw = or disjoint i32 %lo4, %hi
  %c = shl nuw nsw i32 %sw, 2
  %theirs = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %c
  %v = load i32, ptr addrspace(3) %theirs, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  store i32 %v, ptr addrspace(3) %mine, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }

!0 = !{!"amdgpu-synchronize-as", !"local"}
