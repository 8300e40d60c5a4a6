; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "loaders.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@tile_loader_fp8._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [16384 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @tile_loader_fp8(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %8 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %7)
  %9 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %10 = tail call i64 @llvm.amdgcn.readfirstlane.i64(i64 %9)
  %11 = ptrtoint ptr %0 to i64
  %12 = bitcast i64 %11 to <2 x i32>
  %.tr = trunc i64 %10 to i32
  %13 = shl i32 %.tr, 12
  %14 = shufflevector <2 x i32> %12, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %15 = insertelement <4 x i32> %14, i32 131072, i64 3
  %16 = insertelement <4 x i32> %15, i32 %13, i64 2
  %17 = shl nuw nsw i32 %8, 4
  %18 = shl nuw nsw i32 %6, 10
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_loader_fp8._global_alloc_0._gpu_shared_mem, i32 %18
  %20 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %19)
  %21 = add nuw nsw i32 %17, %18
  %22 = lshr exact i32 %21, 4
  %23 = and i32 %22, 112
  %24 = xor i32 %23, %21
  %25 = and i32 %21, 32640
  %26 = shl nuw nsw i32 %21, 5
  %27 = and i32 %26, 1044480
  %28 = sub nsw i32 %27, %25
  %29 = add nsw i32 %28, %24
  %30 = shl i64 %2, 12
  %31 = add i64 %3, %30
  %32 = trunc i64 %31 to i32
  %33 = bitcast <4 x i32> %16 to i128
  %34 = inttoptr i128 %33 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %34, ptr addrspace(3) %20, i32 16, i32 %29, i32 %32, i32 0, i32 0)
  %narrow = shl nuw nsw i32 %6, 10
  %35 = add nuw nsw i32 %narrow, 8192
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @tile_loader_fp8._global_alloc_0._gpu_shared_mem, i32 %35
  %37 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %36)
  %narrow22 = add nuw nsw i32 %17, %35
  %38 = lshr exact i32 %narrow22, 4
  %39 = and i32 %38, 112
  %40 = xor i32 %39, %narrow22
  %41 = and i32 %narrow22, 65408
  %42 = shl nuw nsw i32 %narrow22, 5
  %43 = and i32 %42, 2147479552
  %44 = sub nuw nsw i32 %43, %41
  %45 = add nuw nsw i32 %44, %40
  %46 = bitcast <4 x i32> %16 to i128
  %47 = inttoptr i128 %46 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %47, ptr addrspace(3) %37, i32 16, i32 %45, i32 %32, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3)) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !5}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"amdhsa_code_object_version", i32 600}
