; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "operands.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@scaled_1_tile._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [2048 x i8] undef, align 16
@scaled_1_tile._global_alloc_1._gpu_shared_mem = internal addrspace(3) global [2048 x i8] undef, align 16
@scaled_1_tile._global_alloc_2._gpu_shared_mem = internal addrspace(3) global [128 x i8] undef, align 16
@scaled_1_tile._global_alloc_3._gpu_shared_mem = internal addrspace(3) global [128 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @scaled_1_tile(ptr nofree noundef writeonly captures(none) %0) #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(1)
  %3 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  %5 = zext nneg i32 %4 to i64
  %6 = and i64 %5, 48
  %7 = shl nuw nsw i64 %5, 6
  %8 = and i64 %7, 960
  %9 = or disjoint i64 %8, %6
  %10 = shl nuw nsw i64 %5, 3
  %11 = and i64 %10, 112
  %12 = xor i64 %9, %11
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_1_tile._global_alloc_1._gpu_shared_mem, i32 %13
  %15 = load <4 x i32>, ptr addrspace(3) %14, align 1
  %16 = or disjoint i64 %9, 1024
  %17 = xor i64 %16, %11
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_1_tile._global_alloc_1._gpu_shared_mem, i32 %18
  %20 = load <4 x i32>, ptr addrspace(3) %19, align 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_1_tile._global_alloc_0._gpu_shared_mem, i32 %13
  %22 = load <4 x i32>, ptr addrspace(3) %21, align 1
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_1_tile._global_alloc_0._gpu_shared_mem, i32 %18
  %24 = load <4 x i32>, ptr addrspace(3) %23, align 1
  %25 = lshr i32 %4, 4
  %26 = shl nuw nsw i32 %4, 2
  %27 = and i32 %26, 60
  %28 = and i32 %25, 3
  %29 = or disjoint i32 %27, %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_1_tile._global_alloc_2._gpu_shared_mem, i32 %29
  %31 = load i8, ptr addrspace(3) %30, align 1
  %32 = zext i8 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_1_tile._global_alloc_2._gpu_shared_mem, i32 64), i32 %29
  %34 = load i8, ptr addrspace(3) %33, align 1
  %35 = zext i8 %34 to i32
  %36 = shl nuw nsw i32 %35, 8
  %37 = or disjoint i32 %36, %32
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @scaled_1_tile._global_alloc_3._gpu_shared_mem, i32 %29
  %39 = load i8, ptr addrspace(3) %38, align 1
  %40 = zext i8 %39 to i32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scaled_1_tile._global_alloc_3._gpu_shared_mem, i32 64), i32 %29
  %42 = load i8, ptr addrspace(3) %41, align 1
  %43 = zext i8 %42 to i32
  %44 = shl nuw nsw i32 %43, 8
  %45 = or disjoint i32 %44, %40
  %46 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %15, <4 x i32> %22, <4 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %45, i32 0, i32 %37)
  %47 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %20, <4 x i32> %22, <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 %45, i32 0, i32 %37)
  %48 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %15, <4 x i32> %24, <4 x float> zeroinitializer, i32 4, i32 4, i32 0, i32 %45, i32 1, i32 %37)
  %49 = tail call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %20, <4 x i32> %24, <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 %45, i32 1, i32 %37)
  %50 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %51 = shl nuw nsw i32 %50, 4
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw [4 x i8], ptr addrspace(1) %2, i64 %52
  %54 = shufflevector <4 x float> %46, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %54, ptr addrspace(1) %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %56 = shufflevector <4 x float> %46, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %56, ptr addrspace(1) %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 16
  %58 = shufflevector <4 x float> %47, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %58, ptr addrspace(1) %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 24
  %60 = shufflevector <4 x float> %47, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %60, ptr addrspace(1) %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 32
  %62 = shufflevector <4 x float> %48, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %62, ptr addrspace(1) %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 40
  %64 = shufflevector <4 x float> %48, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %64, ptr addrspace(1) %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 48
  %66 = shufflevector <4 x float> %49, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %66, ptr addrspace(1) %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 56
  %68 = shufflevector <4 x float> %49, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %68, ptr addrspace(1) %67, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !6}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"amdhsa_code_object_version", i32 600}
