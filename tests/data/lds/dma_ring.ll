; Tiles through three slots, each loaded two iterations ahead, with one group left under way at the wait.
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [768 x i32] undef, align 4

define amdgpu_kernel void @dma_ring(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1048576, i32 159744)
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = and i32 %w, -64
  %o = shl nuw nsw i32 %t, 2
  %slot0 = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) %slot0, i32 4, i32 %o, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %wave1 = add nuw nsw i32 %wave, 256
  %slot1 = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %wave1
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) %slot1, i32 4, i32 %o, i32 1024, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br label %loop
loop:
  %k = phi i32 [ 0, %0 ], [ %k1, %loop ]
  %write = phi i32 [ 2, %0 ], [ %write1, %loop ]
  %read = phi i32 [ 0, %0 ], [ %read1, %loop ]
  %k1 = add nuw nsw i32 %k, 1
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %far = xor i32 %t, 64
  %from = shl nuw nsw i32 %read, 8
  %at = add nuw nsw i32 %from, %far
  %theirs = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %at
  %v = load i32, ptr addrspace(3) %theirs, align 4
  %row = shl i32 %k, 8
  %place = add i32 %row, %t
  %to = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %place
  store i32 %v, ptr addrspace(1) %to, align 4
  %into = shl nuw nsw i32 %write, 8
  %next = add nuw nsw i32 %into, %wave
  %slot = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %next
  %k2 = add nuw nsw i32 %k, 2
  %so = shl i32 %k2, 10
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) %slot, i32 4, i32 %o, i32 %so, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %writes = add nuw nsw i32 %write, 1
  %writer = icmp slt i32 %writes, 3
  %write1 = select i1 %writer, i32 %writes, i32 0
  %reads = add nuw nsw i32 %read, 1
  %reader = icmp slt i32 %reads, 3
  %read1 = select i1 %reader, i32 %reads, i32 0
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %loop, label %done
done:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32 immarg, i32, i32, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx950" }
