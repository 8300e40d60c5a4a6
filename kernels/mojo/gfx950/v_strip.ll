; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "operands.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@v_strip._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [16384 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @v_strip(ptr nofree noundef writeonly captures(none) %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(1)
  %3 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  %5 = zext nneg i32 %4 to i64
  %6 = lshr i64 %5, 1
  %7 = and i64 %5, 8
  %8 = and i64 %6, 3
  %9 = or disjoint i64 %8, %7
  %10 = lshr i64 %5, 3
  %11 = and i64 %10, 12
  %12 = and i64 %5, 16
  %13 = shl nuw nsw i64 %5, 3
  %14 = and i64 %13, 8
  %15 = or disjoint i64 %14, %12
  %16 = add nuw nsw i64 %9, %11
  %17 = shl nuw nsw i64 %16, 6
  %18 = or disjoint i64 %17, %15
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = getelementptr i8, ptr addrspace(3) @v_strip._global_alloc_0._gpu_shared_mem, i32 %19
  %21 = getelementptr i8, ptr addrspace(3) %20, i32 32
  %22 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %21)
  %23 = or disjoint i64 %11, 16
  %24 = add nuw nsw i64 %23, %9
  %25 = shl nuw nsw i64 %24, 6
  %26 = or disjoint i64 %25, %15
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = getelementptr i8, ptr addrspace(3) @v_strip._global_alloc_0._gpu_shared_mem, i32 %27
  %29 = getelementptr i8, ptr addrspace(3) %28, i32 32
  %30 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %29)
  %31 = or disjoint i64 %11, 32
  %32 = add nuw nsw i64 %31, %9
  %33 = shl nuw nsw i64 %32, 6
  %34 = or disjoint i64 %33, %15
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = getelementptr i8, ptr addrspace(3) @v_strip._global_alloc_0._gpu_shared_mem, i32 %35
  %37 = getelementptr i8, ptr addrspace(3) %36, i32 32
  %38 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %37)
  %39 = or disjoint i64 %11, 48
  %40 = add nuw nsw i64 %39, %9
  %41 = shl nuw nsw i64 %40, 6
  %42 = or disjoint i64 %41, %15
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = getelementptr i8, ptr addrspace(3) @v_strip._global_alloc_0._gpu_shared_mem, i32 %43
  %45 = getelementptr i8, ptr addrspace(3) %44, i32 32
  %46 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %45)
  %47 = shufflevector <2 x i32> %22, <2 x i32> %30, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %48 = shufflevector <2 x i32> %38, <2 x i32> %46, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %49 = shufflevector <4 x i32> %47, <4 x i32> %48, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %50 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %51 = shl nuw nsw i32 %50, 5
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %52
  store <8 x i32> %49, ptr addrspace(1) %53, align 1
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) captures(none)) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !6}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"amdhsa_code_object_version", i32 600}
