; A sum of 64 numbers as OpenCL has it: halves, with a barrier before each.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define amdgpu_kernel void @reduce(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from, align 4
  %mine = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %t
  store i32 %x, ptr addrspace(3) %mine, align 4
  br label %loop
loop:
  %half = phi i32 [ 32, %0 ], [ %less, %next ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %some = icmp ult i32 %t, %half
  br i1 %some, label %add, label %next
add:
  %up = add nuw nsw i32 %t, %half
  %theirs = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %up
  %a = load i32, ptr addrspace(3) %mine, align 4
  %b = load i32, ptr addrspace(3) %theirs, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(3) %mine, align 4
  br label %next
next:
  %less = lshr i32 %half, 1
  %over = icmp eq i32 %less, 0
  br i1 %over, label %done, label %loop
done:
  %all = load i32, ptr addrspace(3) %mine, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %all, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
