; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "operands.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@load_b_16x16x32._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [2048 x bfloat] undef, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @load_b_16x16x32(ptr nofree noundef writeonly captures(none) %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(1)
  %3 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  %5 = shl nuw nsw i32 %4, 6
  %6 = and i32 %5, 960
  %7 = lshr i32 %4, 1
  %8 = and i32 %7, 24
  %9 = or disjoint i32 %6, %8
  %10 = getelementptr inbounds nuw [2 x i8], ptr addrspace(3) @load_b_16x16x32._global_alloc_0._gpu_shared_mem, i32 %9
  %11 = load <8 x bfloat>, ptr addrspace(3) %10, align 16, !alias.scope !3, !noalias !5
  %12 = or disjoint i32 %9, 32
  %13 = getelementptr inbounds nuw [2 x i8], ptr addrspace(3) @load_b_16x16x32._global_alloc_0._gpu_shared_mem, i32 %12
  %14 = load <8 x bfloat>, ptr addrspace(3) %13, align 16, !alias.scope !3, !noalias !5
  %15 = getelementptr inbounds nuw [2 x i8], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @load_b_16x16x32._global_alloc_0._gpu_shared_mem, i32 2048), i32 %9
  %16 = load <8 x bfloat>, ptr addrspace(3) %15, align 16, !alias.scope !3, !noalias !5
  %17 = getelementptr inbounds nuw [2 x i8], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @load_b_16x16x32._global_alloc_0._gpu_shared_mem, i32 2048), i32 %12
  %18 = load <8 x bfloat>, ptr addrspace(3) %17, align 16, !alias.scope !3, !noalias !5
  %19 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %20 = shl nuw nsw i32 %19, 6
  %.idx = zext nneg i32 %20 to i64
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %.idx
  store <8 x bfloat> %11, ptr addrspace(1) %21, align 2
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  store <8 x bfloat> %16, ptr addrspace(1) %22, align 2
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 32
  store <8 x bfloat> %14, ptr addrspace(1) %23, align 2
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 48
  store <8 x bfloat> %18, ptr addrspace(1) %24, align 2
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !6}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"amdgpu.AsyncOps", i1 false}
!2 = !{!"amdgpu.LocalLoads", !1}
!3 = !{!2}
!4 = !{!"amdgpu.AsyncCopies", !1}
!5 = !{!4}
!6 = !{i32 1, !"amdhsa_code_object_version", i32 600}
