; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "operands.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@v_strip_16._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [32768 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @v_strip_16(ptr nofree noundef writeonly captures(none) %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(1)
  %3 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  %5 = lshr i32 %4, 1
  %6 = and i32 %5, 7
  %7 = shl nuw nsw i32 %4, 3
  %8 = and i32 %7, 8
  %9 = shl nuw nsw i32 %4, 1
  %10 = and i32 %9, 224
  %11 = or disjoint i32 %10, %6
  %12 = shl nuw nsw i32 %11, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @v_strip_16._global_alloc_0._gpu_shared_mem, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 %8
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %16 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) nonnull %15)
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 528
  %18 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) nonnull %17)
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 1040
  %20 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) nonnull %19)
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 1552
  %22 = tail call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) nonnull %21)
  %23 = shufflevector <2 x i32> %16, <2 x i32> %18, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %24 = shufflevector <2 x i32> %20, <2 x i32> %22, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %25 = shufflevector <4 x i32> %23, <4 x i32> %24, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %27 = shl nuw nsw i32 %26, 5
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %28
  store <8 x i32> %25, ptr addrspace(1) %29, align 1
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
