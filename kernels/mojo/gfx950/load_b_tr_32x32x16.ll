; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "operands.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@load_b_tr_32x32x16._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [512 x bfloat] undef, align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @load_b_tr_32x32x16(ptr nofree noundef writeonly captures(none) %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(1)
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 3
  %5 = zext nneg i32 %4 to i64
  %6 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = zext nneg i32 %7 to i64
  %9 = lshr i64 %8, 4
  %10 = lshr i64 %8, 5
  %11 = shl nuw nsw i64 %10, 1
  %12 = sub nsw i64 %9, %11
  %13 = trunc nuw nsw i64 %10 to i32
  %14 = trunc nsw i64 %12 to i32
  %15 = shl nsw i32 %14, 4
  %.idx = shl nuw nsw i32 %13, 8
  %16 = getelementptr i8, ptr addrspace(3) @load_b_tr_32x32x16._global_alloc_0._gpu_shared_mem, i32 %.idx
  %17 = getelementptr [2 x i8], ptr addrspace(3) %16, i32 %15
  %18 = shl nuw nsw i32 %7, 3
  %19 = and i32 %18, 96
  %20 = shl nuw nsw i32 %7, 2
  %21 = and i32 %20, 12
  %22 = or disjoint i32 %19, %21
  %23 = getelementptr inbounds nuw [2 x i8], ptr addrspace(3) %17, i32 %22
  %24 = tail call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %23), !alias.scope !3, !noalias !5
  %25 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @load_b_tr_32x32x16._global_alloc_0._gpu_shared_mem, i32 512), i32 %.idx
  %26 = getelementptr [2 x i8], ptr addrspace(3) %25, i32 %15
  %27 = getelementptr inbounds nuw [2 x i8], ptr addrspace(3) %26, i32 %22
  %28 = tail call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %27), !alias.scope !3, !noalias !5
  %29 = shufflevector <4 x bfloat> %24, <4 x bfloat> %28, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %30 = getelementptr inbounds nuw [2 x i8], ptr addrspace(1) %2, i64 %5
  store <8 x bfloat> %29, ptr addrspace(1) %30, align 2
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) captures(none)) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !6}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"amdgpu.AsyncOps", i1 false}
!2 = !{!"amdgpu.LocalLoads", !1}
!3 = !{!2}
!4 = !{!"amdgpu.AsyncCopies", !1}
!5 = !{!4}
!6 = !{i32 1, !"amdhsa_code_object_version", i32 600}
