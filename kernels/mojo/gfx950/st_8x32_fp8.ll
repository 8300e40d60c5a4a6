; printed by Mojo 1.2.0 (2016d0cd) from kernels/mojo
; ModuleID = '<split-module>'
source_filename = "loaders.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@st_8x32_fp8._global_alloc_0._gpu_shared_mem = internal addrspace(3) global [16896 x i8] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define dso_local amdgpu_kernel void @st_8x32_fp8(ptr noundef %0, i64 noundef %1) #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = bitcast i64 %3 to <2 x i32>
  %5 = shufflevector <2 x i32> %4, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %6 = shufflevector <4 x i32> %5, <4 x i32> <i32 poison, i32 poison, i32 16384, i32 131072>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7)
  %9 = lshr i32 %8, 6
  %10 = zext nneg i32 %9 to i64
  %11 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %12 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %11)
  %13 = shl nuw nsw i64 %10, 10
  %14 = shl nuw nsw i32 %12, 4
  %15 = zext nneg i32 %14 to i64
  %16 = add nuw nsw i64 %13, %15
  %17 = and i64 %15, 48
  %18 = lshr exact i64 %15, 3
  %19 = and i64 %18, 64
  %20 = and i64 %16, 4294966272
  %21 = shl nuw nsw i64 %15, 1
  %22 = and i64 %21, 896
  %23 = or disjoint i64 %20, %19
  %24 = or disjoint i64 %23, %17
  %25 = or disjoint i64 %24, %22
  %26 = trunc nuw i64 %25 to i32
  %27 = trunc i64 %13 to i32
  %28 = getelementptr i8, ptr addrspace(3) @st_8x32_fp8._global_alloc_0._gpu_shared_mem, i32 %27
  %29 = bitcast <4 x i32> %6 to i128
  %30 = inttoptr i128 %29 to ptr addrspace(8)
  %31 = trunc i64 %1 to i32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %30, ptr addrspace(3) %28, i32 16, i32 %26, i32 %31, i32 0, i32 0), !alias.scope !4
  %32 = add nuw nsw i64 %16, 8192
  %33 = and i64 %32, 4294966272
  %34 = or disjoint i64 %19, %33
  %35 = or disjoint i64 %34, %17
  %36 = or disjoint i64 %35, %22
  %37 = trunc nuw i64 %36 to i32
  %38 = getelementptr i8, ptr addrspace(3) %28, i32 8192
  %39 = bitcast <4 x i32> %6 to i128
  %40 = inttoptr i128 %39 to ptr addrspace(8)
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %40, ptr addrspace(3) %38, i32 16, i32 %37, i32 %31, i32 0, i32 0), !alias.scope !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "target-cpu"="gfx950" "target-features" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !5}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!"amdgpu.AsyncOps", i1 false}
!3 = !{!"amdgpu.AsyncCopies", !2}
!4 = !{!3}
!5 = !{i32 1, !"amdhsa_code_object_version", i32 600}
