; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "epilogue.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local amdgpu_kernel void @epilogue_padded(ptr nofree noundef readonly captures(none) %0, ptr nofree noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = addrspacecast ptr %1 to ptr addrspace(1)
  %6 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 4
  %12 = and i64 %8, 15
  %13 = or disjoint i64 %12, %11
  %14 = shl nuw nsw i64 %13, 12
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = zext i32 %15 to i64
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw nsw i64 %16, 6
  %20 = lshr i64 %18, 2
  %21 = and i64 %20, 240
  %22 = add nuw nsw i64 %21, %19
  %23 = lshr i64 %8, 2
  %24 = and i64 %23, 28
  %25 = add nuw nsw i64 %22, %24
  %26 = icmp slt i64 %25, %3
  %27 = icmp slt i64 %13, %2
  br i1 %27, label %28, label %.loopexit

28:                                               ; preds = %4
  %29 = addrspacecast ptr %0 to ptr addrspace(1)
  %30 = add nuw nsw i64 %25, 4
  %.not = icmp sgt i64 %30, %3
  %.idx = shl nuw nsw i64 %18, 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 %.idx
  %32 = load <4 x float>, ptr addrspace(1) %31, align 4, !amdgpu.noclobber !2
  br i1 %.not, label %36, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %5, i64 %14
  %35 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %34, i64 %25
  store <4 x float> %32, ptr addrspace(1) %35, align 16
  br label %.loopexit

36:                                               ; preds = %28
  br i1 %26, label %.preheader, label %.loopexit

.preheader:                                       ; preds = %36
  %37 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %14
  br label %38

38:                                               ; preds = %.preheader, %46
  %39 = phi i64 [ 0, %.preheader ], [ %40, %46 ]
  %40 = add nuw nsw i64 %39, 1
  %41 = or disjoint i64 %39, %25
  %42 = icmp slt i64 %41, %3
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = getelementptr [4 x i8], ptr addrspace(1) %37, i64 %41
  %45 = extractelement <4 x float> %32, i64 %39
  store float %45, ptr addrspace(1) %44, align 4
  br label %46

46:                                               ; preds = %38, %43
  %exitcond.not = icmp eq i64 %40, 4
  br i1 %exitcond.not, label %.loopexit, label %38

.loopexit:                                        ; preds = %46, %4, %33, %36
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!2 = !{}
