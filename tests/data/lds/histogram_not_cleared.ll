; Counted while others still clear.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define amdgpu_kernel void @histogram_not_cleared(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %some = icmp ult i32 %t, 64
  br i1 %some, label %clear, label %count
clear:
  %mine = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %t
  store i32 0, ptr addrspace(3) %mine, align 4
  br label %count
count:
  %from = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from, align 4
  %k = and i32 %x, 63
  %at = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %k
  %old = atomicrmw add ptr addrspace(3) %at, i32 1 syncscope("agent") monotonic, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %some, label %tell, label %done
tell:
  %own = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %t
  %v = load i32, ptr addrspace(3) %own, align 4
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to, align 4
  br label %done
done:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
