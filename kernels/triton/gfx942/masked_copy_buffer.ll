; compiled by Triton 3.9.0 from kernels/triton/kernels.py, kernel masked_copy_buffer
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
  %13 = shl nuw nsw i32 %12, 2
  %14 = or disjoint i32 %13, %10
  %15 = or disjoint i32 %14, 1
  %16 = or disjoint i32 %14, 2
  %17 = or disjoint i32 %14, 3
  %18 = icmp slt i32 %14, %2
  %19 = icmp slt i32 %15, %2
  %20 = icmp slt i32 %16, %2
  %21 = icmp slt i32 %17, %2
  %22 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %23 = shl i32 %14, 2
  %24 = select i1 %18, i32 %23, i32 -2147483648
  %25 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %22, i32 %24, i32 0, i32 0)
  %26 = bitcast float %25 to <1 x float>
  %27 = shl i32 %15, 2
  %28 = select i1 %19, i32 %27, i32 -2147483648
  %29 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %22, i32 %28, i32 0, i32 0)
  %30 = bitcast float %29 to <1 x float>
  %31 = shl i32 %16, 2
  %32 = select i1 %20, i32 %31, i32 -2147483648
  %33 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %22, i32 %32, i32 0, i32 0)
  %34 = bitcast float %33 to <1 x float>
  %35 = shl i32 %17, 2
  %36 = select i1 %21, i32 %35, i32 -2147483648
  %37 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %22, i32 %36, i32 0, i32 0)
  %38 = bitcast float %37 to <1 x float>
  %39 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %40 = extractelement <1 x float> %26, i64 0
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %40, ptr addrspace(8) %39, i32 %24, i32 0, i32 0)
  %41 = extractelement <1 x float> %30, i64 0
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %41, ptr addrspace(8) %39, i32 %28, i32 0, i32 0)
  %42 = extractelement <1 x float> %34, i64 0
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %42, ptr addrspace(8) %39, i32 %32, i32 0, i32 0)
  %43 = extractelement <1 x float> %38, i64 0
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %43, ptr addrspace(8) %39, i32 %36, i32 0, i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
