; compiled by Triton 3.9.0 from kernels/triton/kernels.py, kernel masked_copy
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @masked_copy(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, ptr addrspace(1) inreg nofree readnone captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = and i32 %7, 192
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = shl i32 %9, 10
  %11 = and i32 %6, 63
  %12 = or disjoint i32 %8, %11
  %13 = or disjoint i32 %12, %10
  %14 = or disjoint i32 %13, 256
  %15 = or disjoint i32 %13, 512
  %16 = or disjoint i32 %13, 768
  %17 = icmp slt i32 %13, %2
  %18 = icmp slt i32 %14, %2
  %19 = icmp slt i32 %15, %2
  %20 = icmp slt i32 %16, %2
  %21 = sext i32 %13 to i64
  %22 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %21
  %23 = sext i32 %14 to i64
  %24 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %23
  %25 = sext i32 %15 to i64
  %26 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %25
  %27 = sext i32 %16 to i64
  %28 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %27
  %29 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %23
  %30 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %25
  %31 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %27
  br i1 %17, label %32, label %35

32:                                               ; preds = %5
  %33 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %21
  %34 = load <1 x float>, ptr addrspace(1) %33, align 4
  br label %35

35:                                               ; preds = %32, %5
  %36 = phi <1 x float> [ %34, %32 ], [ zeroinitializer, %5 ]
  br i1 %18, label %37, label %39

37:                                               ; preds = %35
  %38 = load <1 x float>, ptr addrspace(1) %29, align 4
  br label %39

39:                                               ; preds = %37, %35
  %40 = phi <1 x float> [ %38, %37 ], [ zeroinitializer, %35 ]
  br i1 %19, label %41, label %43

41:                                               ; preds = %39
  %42 = load <1 x float>, ptr addrspace(1) %30, align 4
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi <1 x float> [ %42, %41 ], [ zeroinitializer, %39 ]
  br i1 %20, label %45, label %47

45:                                               ; preds = %43
  %46 = load <1 x float>, ptr addrspace(1) %31, align 4
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi <1 x float> [ %46, %45 ], [ zeroinitializer, %43 ]
  br i1 %17, label %49, label %50

49:                                               ; preds = %47
  store <1 x float> %36, ptr addrspace(1) %22, align 4
  br label %50

50:                                               ; preds = %49, %47
  br i1 %18, label %51, label %52

51:                                               ; preds = %50
  store <1 x float> %40, ptr addrspace(1) %24, align 4
  br label %52

52:                                               ; preds = %51, %50
  br i1 %19, label %53, label %54

53:                                               ; preds = %52
  store <1 x float> %44, ptr addrspace(1) %26, align 4
  br label %54

54:                                               ; preds = %53, %52
  br i1 %20, label %55, label %56

55:                                               ; preds = %54
  store <1 x float> %48, ptr addrspace(1) %28, align 4
  br label %56

56:                                               ; preds = %55, %54
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
