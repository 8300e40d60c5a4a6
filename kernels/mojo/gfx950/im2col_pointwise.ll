; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_pointwise._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [8192 x bfloat] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_pointwise(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %8 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %7)
  %9 = ptrtoint ptr %0 to i64
  %10 = bitcast i64 %9 to <2 x i32>
  %11 = trunc i64 %1 to i32
  %12 = mul i32 %11, 401408
  %13 = shufflevector <2 x i32> %10, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %14 = insertelement <4 x i32> %13, i32 131072, i64 3
  %15 = insertelement <4 x i32> %14, i32 %12, i64 2
  %16 = lshr i32 %8, 2
  %17 = shl nuw nsw i32 %8, 4
  %18 = and i32 %17, 48
  %19 = shl nuw nsw i32 %6, 3
  %20 = and i32 %19, 112
  %21 = add nuw nsw i32 %16, %20
  %22 = and i32 %5, 64
  %23 = or disjoint i32 %22, %18
  %24 = shl nuw nsw i32 %21, 7
  %25 = or disjoint i32 %23, %24
  %.idx = shl nuw nsw i32 %6, 10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_pointwise._global_alloc_0._gpu_shared_mem, i32 %.idx
  %27 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %26)
  %28 = shl i64 %2, 6
  %29 = add i64 %3, %28
  %30 = trunc i64 %29 to i32
  %31 = shl i32 %30, 1
  %32 = bitcast <4 x i32> %15 to i128
  %33 = inttoptr i128 %32 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %33, ptr addrspace(3) %27, i32 16, i32 %25, i32 %31, i32 0, i32 0)
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 4096
  %35 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %34)
  %36 = add i32 %31, 4096
  %37 = bitcast <4 x i32> %15 to i128
  %38 = inttoptr i128 %37 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %38, ptr addrspace(3) %35, i32 16, i32 %25, i32 %36, i32 0, i32 0)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 8192
  %40 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %39)
  %41 = add i32 %31, 8192
  %42 = bitcast <4 x i32> %15 to i128
  %43 = inttoptr i128 %42 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %43, ptr addrspace(3) %40, i32 16, i32 %25, i32 %41, i32 0, i32 0)
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 12288
  %45 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %44)
  %46 = add i32 %31, 12288
  %47 = bitcast <4 x i32> %15 to i128
  %48 = inttoptr i128 %47 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %48, ptr addrspace(3) %45, i32 16, i32 %25, i32 %46, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3)) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
