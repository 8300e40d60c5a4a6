; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "loaders.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@subtile_wide._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [2048 x bfloat] undef, align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @subtile_wide(ptr noundef %0, i64 noundef %1) #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = bitcast i64 %3 to <2 x i32>
  %5 = shufflevector <2 x i32> %4, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %6 = shufflevector <4 x i32> %5, <4 x i32> <i32 poison, i32 poison, i32 293888, i32 131072>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %7 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %8 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %7)
  %9 = zext nneg i32 %8 to i64
  %10 = lshr i64 %9, 3
  %11 = and i64 %10, 7
  %.masked = and i64 %9, 63
  %12 = xor i64 %11, %.masked
  %13 = and i64 %9, 56
  %14 = bitcast <4 x i32> %6 to i128
  %15 = inttoptr i128 %14 to ptr addrspace(8)
  %16 = lshr i64 %.masked, 3
  %17 = sub nsw i64 %12, %13
  %18 = insertelement <2 x i64> poison, i64 %17, i64 0
  %19 = insertelement <2 x i64> %18, i64 %16, i64 1
  %20 = trunc <2 x i64> %19 to <2 x i16>
  %21 = mul <2 x i16> %20, <i16 16, i16 1152>
  %22 = extractelement <2 x i16> %21, i64 0
  %23 = sext i16 %22 to i32
  %24 = extractelement <2 x i16> %21, i64 1
  %25 = zext nneg i16 %24 to i32
  %.idx = add nsw i32 %23, %25
  %26 = trunc i64 %1 to i32
  %27 = mul i32 %26, 36864
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %15, ptr addrspace(3) @subtile_wide._global_alloc_0._gpu_shared_mem, i32 16, i32 %.idx, i32 %27, i32 0, i32 0), !alias.scope !4
  %28 = bitcast <4 x i32> %6 to i128
  %29 = inttoptr i128 %28 to ptr addrspace(8)
  %30 = add i32 %27, 9216
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %29, ptr addrspace(3) nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @subtile_wide._global_alloc_0._gpu_shared_mem, i32 1024), i32 16, i32 %.idx, i32 %30, i32 0, i32 0), !alias.scope !4
  %31 = bitcast <4 x i32> %6 to i128
  %32 = inttoptr i128 %31 to ptr addrspace(8)
  %33 = add i32 %27, 18432
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %32, ptr addrspace(3) nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @subtile_wide._global_alloc_0._gpu_shared_mem, i32 2048), i32 16, i32 %.idx, i32 %33, i32 0, i32 0), !alias.scope !4
  %34 = bitcast <4 x i32> %6 to i128
  %35 = inttoptr i128 %34 to ptr addrspace(8)
  %36 = add i32 %27, 27648
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %35, ptr addrspace(3) nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @subtile_wide._global_alloc_0._gpu_shared_mem, i32 3072), i32 16, i32 %.idx, i32 %36, i32 0, i32 0), !alias.scope !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #2

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !5}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!"amdgpu.AsyncOps", i1 false}
!3 = !{!"amdgpu.AsyncCopies", !2}
!4 = !{!3}
!5 = !{i32 1, !"amdhsa_code_object_version", i32 600}
