; Sums up to each place, through two buffers in turn, with one barrier a step.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [128 x i32] undef, align 4

define amdgpu_kernel void @scan(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from, align 4
  %mine = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %t
  store i32 %x, ptr addrspace(3) %mine, align 4
  br label %loop
loop:
  %by = phi i32 [ 1, %0 ], [ %twice, %next ]
  %from0 = phi i32 [ 0, %0 ], [ %to0, %next ]
  %to0 = xor i32 %from0, 64
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = add nuw nsw i32 %t, %from0
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %own
  %a = load i32, ptr addrspace(3) %p, align 4
  %far = icmp uge i32 %t, %by
  br i1 %far, label %add, label %next
add:
  %back = sub nuw nsw i32 %own, %by
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %back
  %b = load i32, ptr addrspace(3) %q, align 4
  br label %next
next:
  %c = phi i32 [ 0, %loop ], [ %b, %add ]
  %sum = add i32 %a, %c
  %into = add nuw nsw i32 %t, %to0
  %r = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %into
  store i32 %sum, ptr addrspace(3) %r, align 4
  %twice = shl nuw nsw i32 %by, 1
  %over = icmp eq i32 %twice, 64
  br i1 %over, label %done, label %loop
done:
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
