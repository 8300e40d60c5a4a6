; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "im2col.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@im2col_pointwise_fp8._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [16384 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @im2col_pointwise_fp8(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 6
  %7 = zext nneg i32 %6 to i64
  %8 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %9 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %8)
  %10 = ptrtoint ptr %0 to i64
  %11 = bitcast i64 %10 to <2 x i32>
  %12 = trunc i64 %1 to i32
  %13 = mul i32 %12, 401408
  %14 = shufflevector <2 x i32> %11, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %15 = insertelement <4 x i32> %14, i32 131072, i64 3
  %16 = insertelement <4 x i32> %15, i32 %13, i64 2
  %17 = shl nuw nsw i32 %9, 4
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw nsw i32 %6, 10
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_pointwise_fp8._global_alloc_0._gpu_shared_mem, i32 %19
  %21 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) %20)
  %22 = add nuw nsw i32 %17, %19
  %23 = lshr exact i32 %22, 4
  %24 = and i32 %23, 112
  %25 = xor i32 %24, %22
  %26 = shl i64 %2, 7
  %27 = add i64 %3, %26
  %28 = trunc i64 %27 to i32
  %29 = bitcast <4 x i32> %16 to i128
  %30 = inttoptr i128 %29 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %30, ptr addrspace(3) %21, i32 16, i32 %25, i32 %28, i32 0, i32 0)
  %31 = add nuw nsw i64 %7, 4
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = shl nuw nsw i32 %32, 10
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_pointwise_fp8._global_alloc_0._gpu_shared_mem, i32 %33
  %35 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %34)
  %36 = shl nuw nsw i64 %31, 10
  %37 = add nuw nsw i64 %36, %18
  %38 = lshr exact i64 %37, 4
  %39 = and i64 %38, 112
  %40 = xor i64 %39, %37
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = bitcast <4 x i32> %16 to i128
  %43 = inttoptr i128 %42 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %43, ptr addrspace(3) %35, i32 16, i32 %41, i32 %28, i32 0, i32 0)
  %44 = add nuw nsw i64 %7, 8
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = shl nuw nsw i32 %45, 10
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_pointwise_fp8._global_alloc_0._gpu_shared_mem, i32 %46
  %48 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %47)
  %49 = shl nuw nsw i64 %44, 10
  %50 = add nuw nsw i64 %49, %18
  %51 = lshr exact i64 %50, 4
  %52 = and i64 %51, 112
  %53 = xor i64 %52, %50
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = bitcast <4 x i32> %16 to i128
  %56 = inttoptr i128 %55 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %56, ptr addrspace(3) %48, i32 16, i32 %54, i32 %28, i32 0, i32 0)
  %57 = add nuw nsw i64 %7, 12
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = shl nuw nsw i32 %58, 10
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @im2col_pointwise_fp8._global_alloc_0._gpu_shared_mem, i32 %59
  %61 = tail call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) nonnull %60)
  %62 = shl nuw nsw i64 %57, 10
  %63 = add nuw nsw i64 %62, %18
  %64 = lshr exact i64 %63, 4
  %65 = and i64 %64, 112
  %66 = xor i64 %65, %63
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = bitcast <4 x i32> %16 to i128
  %69 = inttoptr i128 %68 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %69, ptr addrspace(3) %61, i32 16, i32 %67, i32 %28, i32 0, i32 0)
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
